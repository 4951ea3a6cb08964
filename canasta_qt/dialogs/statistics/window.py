"""Statistics: which matches count, and what they amount to on four pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.messages.names import shown_title
from canasta_qt.controller.messages.statistics import statistics_text
from canasta_qt.controller.statistics import (
    PERIODS,
    StatisticsModel,
    level_label,
    partner_label,
    since,
)
from canasta_qt.dialogs.statistics.charts import ComponentChart, LuckChart, MarginChart
from canasta_qt.dialogs.statistics.tables import FiguresTable
from canasta_qt.storage.statistics import Choice, Choices

Ask = Callable[[Choice], StatisticsModel]
"""Looks up the statistics of a choice of matches."""


class StatisticsWindow(QDialog):
    """Figures of all finished matches, or of those that are chosen above.

    Signals:
        asked: other matches were chosen; `choice` tells which.
    """

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.boxes: dict[str, QComboBox] = {}
        self.headline = QLabel(self)
        self.counting = QLabel(self)
        self.pages = QTabWidget(self)
        self.figures = FiguresTable(self.tr("Figures"), self)
        self.components = ComponentChart(self)
        self.margins = MarginChart(self)
        self.groups = QComboBox(self)
        self.grouped = FiguresTable(self.tr("Matches compared"), self)
        self.luck = FiguresTable(self.tr("Luck"), self)
        self.bell = LuckChart(self)
        self._model: StatisticsModel | None = None
        self._lay_out()

    # --- building ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self.headline.setFont(font)
        self.headline.setWordWrap(True)
        self.counting.hide()
        self.pages.addTab(self._beside(self.figures, self.components), self.tr("&Figures"))
        self.pages.addTab(self._course(), self.tr("&Matches"))
        self.pages.addTab(self._luck_page(), self.tr("&Luck"))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addLayout(self._filters())
        layout.addWidget(self.headline)
        layout.addWidget(self.counting)
        layout.addWidget(self.pages, 1)
        layout.addStretch()
        layout.addWidget(box)

    def _filters(self) -> QGridLayout:
        grid = QGridLayout()
        labels = {
            "rules": self.tr("&Rules:"),
            "level": self.tr("&Opponents:"),
            "partner": self.tr("&Partner:"),
            "period": self.tr("P&eriod:"),
        }
        for column, (name, text) in enumerate(labels.items()):
            box = QComboBox(self)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.setMinimumContentsLength(8)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            label = QLabel(text, self)
            label.setBuddy(box)
            grid.addWidget(label, 0, column)
            grid.addWidget(box, 1, column)
            grid.setColumnStretch(column, 1)
            box.currentIndexChanged.connect(lambda _: self.asked.emit())
            self.boxes[name] = box
        for period in PERIODS:
            self._quietly(self.boxes["period"], statistics_text(f"period.{period}"), period)
        return grid

    def _quietly(self, box: QComboBox, text: str, data: object) -> None:
        box.blockSignals(True)
        box.addItem(text, data)
        box.blockSignals(False)

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
        row = QHBoxLayout()
        label = QLabel(self.tr("&Compare by:"), page)
        label.setBuddy(self.groups)
        row.addWidget(label)
        row.addWidget(self.groups)
        row.addStretch(1)
        note = QLabel(
            self.tr("Each bar is a match: up when you won, down when you lost. The line is "
                    "the average of the latest ten bars."), page
        )  # fmt: skip
        note.setWordWrap(True)
        self.groups.currentIndexChanged.connect(lambda _: self._show_group())
        layout = QVBoxLayout(page)
        layout.addWidget(self.margins, 1)
        layout.addWidget(note)
        layout.addLayout(row)
        layout.addWidget(self.grouped, 1)
        return page

    def _luck_page(self) -> QWidget:
        page = QWidget(self)
        note = QLabel(statistics_text("luck.note"), page)
        note.setWordWrap(True)
        layout = QVBoxLayout(page)
        layout.addWidget(self._beside(self.luck, self.bell), 1)
        layout.addWidget(note)
        self.luck.currentCellChanged.connect(lambda *_: self._show_bell())
        return page

    # --- what is chosen ---------------------------------------------------------------------

    @property
    def choice(self) -> Choice:
        """The matches that are to be counted."""
        period = self.boxes["period"].currentData() or "all"
        rules, level, partner = (
            self.boxes[name].currentData() for name in ("rules", "level", "partner")
        )
        return Choice(rules, level, partner, since(period))

    def offer(self, found: Choices) -> None:
        """Fill the lists of what can be chosen; what was chosen stays so if it is still there."""
        for name, values, label in (
            ("rules", found.rules, shown_title),
            ("level", found.levels, level_label),
            ("partner", found.partners, partner_label),
        ):
            self._fill(self.boxes[name], values, label)

    def _fill(self, box: QComboBox, values: Sequence[str], label: Callable[[str], str]) -> None:
        chosen = box.currentData()
        box.blockSignals(True)
        box.clear()
        box.addItem(self.tr("all"), None)
        for value in values:
            box.addItem(label(value), value)
        box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
        box.setEnabled(len(values) > 1)
        box.blockSignals(False)

    # --- what is shown ----------------------------------------------------------------------

    def show_model(self, model: StatisticsModel) -> None:
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
        text = self.tr("Earlier matches still to be counted: {count}").format(count=left)
        self.counting.setText(text)
        self.counting.setVisible(left > 0)

    def _offer_groups(self) -> None:
        assert self._model is not None
        if self.groups.count() != len(self._model.groups):
            self.groups.blockSignals(True)
            self.groups.clear()
            self.groups.addItems([group.title for group in self._model.groups])
            self.groups.blockSignals(False)

    def _show_group(self) -> None:
        if self._model is not None and self.groups.currentIndex() >= 0:
            self.grouped.show_group(self._model.groups[self.groups.currentIndex()])

    def _show_bell(self) -> None:
        """Draw the figure whose rows hold the current one."""
        if self._model is None or not self._model.luck:
            return
        lines = 1 + len(self._model.luck[0].rows)
        section = self._model.luck[max(0, self.luck.currentRow()) // lines]
        self.bell.show_luck(section.title, [(row.who, row.deviation) for row in section.rows])
