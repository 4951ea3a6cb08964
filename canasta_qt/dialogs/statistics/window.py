"""Statistics: which matches count, and what they amount to, in tables and charts on four pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QGridLayout,
    QHeaderView,
    QSizePolicy,
    QSplitter,
    QTableWidget,
    QTabWidget,
    QWidget,
)

from canasta_qt.dialogs.statistics.charts import ComponentChart, LuckChart, MarginChart
from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import Window
from canasta_qt.dialogs.widgets.standard import tabular
from canasta_qt.library import statistics
from canasta_qt.storage.statistics import StatisticsFilter, StatisticsFilterValues
from canasta_qt.style.type import type_font
from canasta_qt.table.plain_text import PlainLabel
from canasta_qt.words.games import shown_title
from canasta_qt.words.statistics import statistics_text


class FiguresTable(QTableWidget):
    """A table to read, walked over by the arrow keys."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(0, 0, parent)
        self.setAccessibleName(name)
        build.make_readable(self)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(False)
        build.ring_focus(self)

    def show_sections(
        self, sections: Sequence[statistics.Section[statistics.StatRow]], columns: Sequence[str]
    ) -> None:
        """Figures in their columns, under the headings of their sections."""
        self._begin(["", *columns])
        for section in sections:
            self._heading(section.title)
            for row in section.rows:
                self._line([row.label, *row.values])
        self._end()

    def show_luck(self, sections: Sequence[statistics.Section[statistics.LuckRow]]) -> None:
        """What each player was given, what was due, and how unusual that is."""
        given, due, unusual = self.tr("In a deal"), self.tr("Expected"), self.tr("How unusual")
        self._begin(["", given, due, unusual])
        for section in sections:
            self._heading(section.title)
            for row in section.rows:
                self._line([row.who, row.seen, row.due, row.unusual], row.totals)
        self._end()

    def show_group(self, group: statistics.Section[statistics.GroupRow]) -> None:
        """Matches by one thing that they share."""
        margin = self.tr("Average margin")
        self._begin([group.title, self.tr("Matches"), self.tr("Won"), margin])
        for row in group.rows:
            self._line([row.name, row.matches, row.won, row.margin])
        self._end()

    def _begin(self, headings: Sequence[str]) -> None:
        self.clearSpans()
        self.setRowCount(0)
        self.setColumnCount(len(headings))
        for column, text in enumerate(headings):
            self.setHorizontalHeaderItem(column, build.cell(text, right=column > 0))

    def _heading(self, title: str) -> None:
        build.add_heading(self, title, tabular(self.font(), bold=True))
        self.setRowHeight(self.rowCount() - 1, self.fontMetrics().height() + 14)

    def _line(self, texts: Sequence[str], told: str = "") -> None:
        build.add_line(self, texts, tabular(self.font()), told)
        self.setRowHeight(self.rowCount() - 1, self.fontMetrics().height() + 8)

    def _end(self) -> None:
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        self.resizeColumnsToContents()
        for column in range(1, self.columnCount()):
            self.setColumnWidth(column, self.columnWidth(column) + 16)
        if self.columnCount():
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        if self.rowCount():
            self.setCurrentCell(0, 0)


class StatisticsWindow(Window):
    """Figures of all finished matches, or of those that are chosen above.

    Signals:
        asked: other matches were chosen; `choice` tells which.
    """

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self.boxes: dict[str, QComboBox] = {}
        self.headline = build.label("", self)
        self.counting = PlainLabel(parent=self)
        self.pages = QTabWidget(self)
        self.figures = FiguresTable(self.tr("Figures"), self)
        self.components = ComponentChart(self)
        self.margins = MarginChart(self)
        self.groups = QComboBox(self)
        self.grouped = FiguresTable(self.tr("Matches compared"), self)
        self.luck = FiguresTable(self.tr("Luck"), self)
        self.bell = LuckChart(self)
        self._model: statistics.StatisticsModel | None = None
        self._lay_out()

    # --- building ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.headline.setFont(type_font("prompt"))
        self.counting.hide()
        self.pages.addTab(self._beside(self.figures, self.components), self.tr("&Figures"))
        self.pages.addTab(self._course(), self.tr("&Matches"))
        self.pages.addTab(self._luck_page(), self.tr("&Luck"))
        box = build.close_box(self)  # has the keys first
        build.column(
            self._filters(),
            self.headline,
            self.counting,
            (self.pages, 1),
            0,
            box,
            of=self,
            spacing=10,
        )

    def _filters(self) -> QGridLayout:
        grid = QGridLayout()
        labels = {
            "rules": self.tr("&Rules:"),
            "level": self.tr("&Opponents:"),
            "partner": self.tr("&Partner:"),
            "period": self.tr("P&eriod:"),
        }
        for column, (name, text) in enumerate(labels.items()):
            box = build.narrow_combo("", 8, self)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            label = build.buddy_label(text, box)
            grid.addWidget(label, 0, column)
            grid.addWidget(box, 1, column)
            grid.setColumnStretch(column, 1)
            self.boxes[name] = box
        periods = ((period, statistics_text(f"period.{period}")) for period in statistics.PERIODS)
        build.offer(self.boxes["period"], periods)
        for box in self.boxes.values():
            box.currentIndexChanged.connect(lambda _: self.asked.emit())
        return grid

    def _beside(self, table: QWidget, chart: QWidget) -> QSplitter:
        splitter = QSplitter(self)
        splitter.addWidget(table)
        splitter.addWidget(chart)
        splitter.setStretchFactor(0, 4)
        splitter.setStretchFactor(1, 3)
        splitter.setChildrenCollapsible(False)
        return splitter

    def _course(self) -> QWidget:
        page = QWidget(self)
        compare_by = build.buddy_label(self.tr("&Compare by:"), self.groups)
        note = self.tr(
            "Each bar is a match: up when you won, down when you lost. The line is the average "
            "of the last ten bars."
        )
        self.groups.currentIndexChanged.connect(lambda _: self._show_group())
        build.column(
            (self.margins, 1),
            build.label(note, page),
            build.row(compare_by, self.groups, 1),
            (self.grouped, 1),
            of=page,
        )
        return page

    def _luck_page(self) -> QWidget:
        page = QWidget(self)
        note = build.label(statistics_text("luck.note"), page)
        build.column((self._beside(self.luck, self.bell), 1), note, of=page)
        self.luck.currentCellChanged.connect(lambda *_: self._show_bell())
        return page

    # --- what is chosen ---------------------------------------------------------------------

    @property
    def choice(self) -> StatisticsFilter:
        """The matches that are to be counted."""
        period = self.boxes["period"].currentData() or "all"
        rules, level, partner = (
            self.boxes[name].currentData() for name in ("rules", "level", "partner")
        )
        return StatisticsFilter(rules, level, partner, statistics.since(period))

    def offer(self, found: StatisticsFilterValues) -> None:
        """Fill the lists of what can be chosen; what was chosen stays so if it is still there."""
        for name, values, label in (
            ("rules", found.rules, shown_title),
            ("level", found.levels, statistics.level_label),
            ("partner", found.partners, statistics.partner_label),
        ):
            self._fill(self.boxes[name], values, label)

    def _fill(self, box: QComboBox, values: Sequence[str], label: Callable[[str], str]) -> None:
        chosen = box.currentData()
        offered = sorted(((one, label(one)) for one in values), key=lambda one: one[1].casefold())
        with QSignalBlocker(box):
            box.clear()
            build.offer(box, [(None, self.tr("all")), *offered])
            box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
        box.setEnabled(len(values) > 1)

    # --- what is shown ----------------------------------------------------------------------

    def show_model(self, model: statistics.StatisticsModel) -> None:
        """Show the statistics of the matches chosen."""
        self._model = model
        self.headline.setText(model.headline)
        self.pages.setVisible(bool(model.sections))
        self.figures.show_sections(model.sections, model.columns)
        self.components.show_components(model.components, model.columns)
        self.margins.show_margins(model.margins)
        self._offer_groups()
        self._show_group()
        self.luck.show_luck(model.luck)
        self._show_bell()

    def show_counting(self, left: int) -> None:
        """Tell how many earlier matches are still to be counted; 0 for none."""
        text = self.tr("Earlier matches still to count: {count}").format(count=left)
        self.counting.setText(text)
        self.counting.setVisible(left > 0)

    def _offer_groups(self) -> None:
        assert self._model is not None
        if self.groups.count() != len(self._model.groups):
            with QSignalBlocker(self.groups):
                self.groups.clear()
                self.groups.addItems([group.title for group in self._model.groups])

    def _show_group(self) -> None:
        if self._model is not None and self.groups.currentIndex() >= 0:
            self.grouped.show_group(self._model.groups[self.groups.currentIndex()])

    def _show_bell(self) -> None:
        """Draw the figure whose rows hold the current one."""
        if self._model is None:
            return
        if not self._model.luck:
            self.bell.show_luck("", ())
            return
        lines = 1 + len(self._model.luck[0].rows)
        section = self._model.luck[max(0, self.luck.currentRow()) // lines]
        self.bell.show_luck(section.title, [(row.who, row.deviation) for row in section.rows])
