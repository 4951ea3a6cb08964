"""Statistics: which matches count, and what they amount to, in tables and charts on five pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QKeySequence, QPagedPaintDevice, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QComboBox,
    QHeaderView,
    QMenu,
    QTableWidget,
    QTabWidget,
    QWidget,
)

from canasta_qt.features.history.statistics import session as statistics
from canasta_qt.features.history.statistics.session import ComparedGames, StatisticsModel
from canasta_qt.features.history.statistics.window.charts import (
    LuckChart,
    NothingYet,
    StatisticsOverview,
)
from canasta_qt.features.history.statistics.words import StatisticsText
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.statistics import StatisticsFilter, StatisticsFilterValues
from canasta_qt.ui.parts.figures import TitledPlate
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.parts.segmented import Segmented
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window
from canasta_qt.ui.widgets.framed import Foot, Middle, frame
from canasta_qt.ui.widgets.paper import ask_to_print, draw_pages, save_pdf
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.ui.widgets.problems import TroubleBox, say_saved, unwritten
from canasta_qt.ui.widgets.standard import ask_where_to_save, tabular
from canasta_qt.words.games import by_name_now, shown_title
from canasta_qt.words.people import person_name

_GAP = "&nbsp;" * 4


def paper(model: StatisticsModel, title: str, chosen: Sequence[str]) -> str:
    """All figures as HTML; `chosen` says which matches were counted."""
    parts = [f"<h1>{escape(title)}</h1><p>{escape(' · '.join(chosen))}</p>"]
    parts.append(f"<p>{escape(model.headline)}</p>")
    figures = [[one.label, one.value, one.below] for one in model.figures if one.label]
    parts += _table("", figures)
    for section in model.sections:
        rows = [[row.label, *row.values] for row in section.rows]
        parts += _table(section.title, rows, model.columns)
    for group in model.groups:
        grouped = [[row.name, row.matches, row.won, row.margin] for row in group.rows]
        parts += _table(group.title, grouped)
    for luck in model.luck:
        given = [[row.who, row.seen, row.due, row.unusual] for row in luck.rows]
        parts += _table(luck.title, given)
    if model.luck:
        parts.append(f"<p>{escape(StatisticsText.LUCK_NOTE())}</p>")
    return "".join(parts)


def _table(title: str, rows: Iterable[Sequence[str]], columns: Sequence[str] = ()) -> Iterator[str]:
    """A heading, and lines whose figures stand at the right of their columns."""
    if title:
        yield f"<h3>{escape(title)}</h3>"
    yield "<table cellspacing='0' cellpadding='2'>"
    if columns:
        yield _line(["", *columns], "b")
    for row in rows:
        yield _line(row, "span")
    yield "</table>"


def _line(cells: Sequence[str], tag: str) -> str:
    first, *others = (f"<{tag}>{escape(cell)}</{tag}>" for cell in cells)
    figures = "".join(f"<td align='right'>{_GAP}{cell}</td>" for cell in others)
    return f"<tr><td>{first}</td>{figures}</tr>"


class KeepMenu(QMenu):
    """What the button *Print or save* offers; `write` makes the page of now."""

    def __init__(self, write: Callable[[], str], title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._write, self._title = write, title
        for text, key, action in (
            (self.tr("&Save as PDF…"), QKeySequence.StandardKey.Save, self.ask_for_pdf),
            (self.tr("&Print…"), QKeySequence.StandardKey.Print, self.ask_to_print),
        ):
            entry = self.addAction(text)
            entry.setShortcut(QKeySequence(key))
            entry.triggered.connect(action)
            parent.addAction(entry)

    def ask_for_pdf(self) -> None:
        """Ask for a file, and write the figures into it."""
        title, kind = self.tr("Save the statistics as PDF"), self.tr("PDF files (*.pdf)")
        name = self.tr("Canasta statistics") + ".pdf"
        ask_where_to_save(self.parentWidget(), title, kind, name, self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the figures into a file, or tell why that cannot be done."""
        try:
            save_pdf(path, self._title, self._fill)
        except StorageProblem as problem:
            trouble = unwritten("statistics", path, problem.reason)
            TroubleBox(trouble, self.parentWidget()).open()
        else:
            say_saved(path, self.parentWidget())

    def ask_to_print(self) -> None:
        """Ask for a printer, and print the figures."""
        ask_to_print(self.parentWidget(), self._title, self._fill)

    def _fill(self, device: QPagedPaintDevice) -> bool:
        return draw_pages(self._write(), self._title, device)


# --- statistics -------------------------------------------------------------------------------

_LEAST_TABLE: Final = 220
"""Pixels of height below which a page scrolls."""

_NARROW: Final = 920
"""Pixels; in windows narrower than this at a scale of 100 % nothing stands beside figures."""

_FILTER_LETTERS: Final = 11
_FILTER_LEAST: Final = 96
"""How much of a filter is shown at first, in letters, and at least, in pixels."""


def _group_names() -> list[tuple[str, str]]:
    return [(name, StatisticsText.of("group", name)()) for name in statistics.GROUPS]


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

    def show_compared(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Games, how many of their deals were compared with Expert, and the mean."""
        self._begin([self.tr("Game"), self.tr("Deals"), self.tr("Points a deal")])
        for row in rows:
            self._line(row)
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

    def _line(self, texts: Sequence[str], told: str = "") -> None:
        build.add_line(self, texts, tabular(self.font()), told)

    def _measure(self) -> None:
        """Rows and columns by the type of now; headings go across and are higher."""
        for row in range(self.rowCount()):
            room = px(18 if self.columnSpan(row, 0) > 1 else 14)
            self.setRowHeight(row, self.fontMetrics().height() + room)
        self.resizeColumnsToContents()
        for column in range(1, self.columnCount()):
            self.setColumnWidth(column, self.columnWidth(column) + px(16))

    def _end(self) -> None:
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        follow(self._measure)
        if self.columnCount():
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        if self.rowCount():
            self.setCurrentCell(0, 0)


class StatisticsWindow(Window):
    """Figures of all finished matches, or of those that are chosen above.

    Signals:
        asked: other matches were chosen; `choice` tells which.
        play_asked: on to the match that fills this window.
        milestones_asked: show what was done for the first time.
    """

    asked = Signal()
    play_asked = Signal()
    milestones_asked = Signal()

    def __init__(self, parent: QWidget | None = None, *, going: bool = False) -> None:
        """`going`: a match is on the table."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self._going = going
        self.boxes: dict[str, QComboBox] = {}
        self.person = build.narrow_combo(self.tr("Player"), _FILTER_LETTERS, self)
        follow(self.person.setMinimumWidth, _FILTER_LEAST)
        self.person.currentIndexChanged.connect(lambda _: self.asked.emit())
        self.person.hide()
        self._people: tuple[tuple[str, ...], ...] = ()
        self._rules = dict[str, tuple[str, ...]]()
        self.header = WindowHeader(self.tr("Statistics"), self)
        self.headline = Words("", "label", "text_soft", self)
        self.counting = PlainLabel(parent=self)
        self.empty = NothingYet(self)
        self._empty_area = build.scroll_area(self, self.empty)
        self.pages = QTabWidget(self)
        self.overview = StatisticsOverview(self)
        self.components, self.margins = self.overview.components, self.overview.margins
        self.figures = FiguresTable(self.tr("Figures"), self)
        self.groups = Segmented(_group_names(), self.tr("Compare by"), self)
        self.grouped = FiguresTable(self.tr("Matches compared"), self)
        self.luck = FiguresTable(self.tr("Luck"), self)
        self.bell = LuckChart(self)
        self.expert = Words("", "strong", "text", self, wrap=True)
        self.compared = FiguresTable(self.tr("Games compared with Expert"), self)
        self._model: statistics.StatisticsModel | None = None
        self._lay_out()

    # --- building ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.counting.hide()
        self.header.add(self.person, *self._filters())
        self.pages.addTab(
            build.scroll_area(self, self._padded(self.overview)), self.tr("&Overview")
        )
        self.pages.addTab(self._padded(self.figures), self.tr("&Figures"))
        self.pages.addTab(self._course(), self.tr("&Matches"))
        self.pages.addTab(self._luck_page(), self.tr("&Luck"))
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setExpanding(False)
        middle = Middle(self, self.counting, (self.pages, 1), (self._empty_area, 1))
        self.keep = build.button(self.tr("Print or &save…"), self)
        wear(self.keep, "save")
        self.keep_menu = KeepMenu(self._written, self.tr("Statistics"), self)
        self.keep.setMenu(self.keep_menu)
        milestones = build.button(self.tr("M&ilestones…"), self, self.milestones_asked)
        wear(milestones, "star")
        foot = Foot(self, self.keep, milestones, (self.headline, 1), build.close_box(self))
        frame(self, self.header, middle, foot)
        self.empty.state.asked.connect(self._step)
        self._empty_area.hide()

    def _padded(self, content: QWidget) -> QWidget:
        """A page with some room between the tabs and what it shows."""
        page = QWidget(self)
        build.column((content, 1), of=page, margins=(0, SPACE[3], 0, SPACE[0]))
        return page

    def _filters(self) -> list[QComboBox]:
        names = {
            "rules": self.tr("Rules"),
            "level": self.tr("Opponents"),
            "partner": self.tr("Partner"),
            "period": self.tr("Period"),
        }
        for name, text in names.items():
            box = build.narrow_combo(text, _FILTER_LETTERS, self)
            follow(box.setMinimumWidth, _FILTER_LEAST)
            self.boxes[name] = box
        periods = ((period, StatisticsText.of("period", period)()) for period in statistics.PERIODS)
        build.offer(self.boxes["period"], periods)
        for box in self.boxes.values():
            box.currentIndexChanged.connect(lambda _: self.asked.emit())
        return list(self.boxes.values())

    def _course(self) -> QWidget:
        self.groups.chosen.connect(lambda _: self._show_group())
        page = QWidget(self)
        words = PlainLabel(self.tr("Compare by"), page)
        build.column(build.row(words, self.groups, 1), (self.grouped, 1), of=page, margins=0)
        return self._padded(page)

    def _luck_page(self) -> QWidget:
        page, curve = QWidget(self), TitledPlate(parent=self)
        curve.body.addWidget(self.bell, 1)
        note = Words(StatisticsText.LUCK_NOTE(), "label", "text_soft", page, wrap=True)
        self._luck_row = build.row((self.luck, 3), (curve, 2), spacing=SPACE[3])
        for part in (self.luck, curve):
            follow(part.setMinimumHeight, _LEAST_TABLE)
        build.column((self._luck_row, 1), note, of=page, margins=0)
        self.luck.currentCellChanged.connect(lambda *_: self._show_bell())
        return build.scroll_area(self, self._padded(page))

    def _expert_page(self, note: str) -> QWidget:
        page = QWidget(self)
        words = Words(note, "label", "text_soft", page, wrap=True)
        build.column(self.expert, (self.compared, 1), words, of=page, margins=0)
        return self._padded(page)

    def show_compared(self, found: ComparedGames) -> None:
        """What all comparisons with Expert amount to, on a page of their own."""
        if not self.expert.text():
            self.pages.addTab(self._expert_page(found.note), self.tr("&Expert"))
        self.expert.setText(found.sentence)
        self.compared.show_compared(found.rows)
        self.compared.setVisible(bool(found.rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the curve stands below its figures."""
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        narrow = self.width() < px(_NARROW)
        self._luck_row.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def _step(self) -> None:
        """What the empty page offers: all matches again, or a first one."""
        if self._everything:
            self.play_asked.emit()
            return
        for box in self.boxes.values():
            box.setCurrentIndex(0)

    # --- what is chosen ---------------------------------------------------------------------

    @property
    def choice(self) -> StatisticsFilter:
        """The matches that are to be counted."""
        period = self.boxes["period"].currentData() or "all"
        rules, level, partner = (
            self.boxes[name].currentData() for name in ("rules", "level", "partner")
        )
        names = self._rules.get(rules)
        return StatisticsFilter(names, level, partner, statistics.since(period), self._names)

    @property
    def _everything(self) -> bool:
        """Whether nothing is left out of what one person has played."""
        return self.choice == StatisticsFilter(people=self._names)

    @property
    def _names(self) -> tuple[str, ...] | None:
        """The names of the person that is chosen; None where there is only one."""
        several = len(self._people) > 1
        return self._people[max(0, self.person.currentIndex())] if several else None

    @property
    def name(self) -> str:
        """What the chosen one of several people is called; empty where there is only one."""
        return "" if self._names is None else person_name(self._names[0])

    def offer_people(self, people: Sequence[tuple[str, ...]], first: str) -> None:
        """Several people, each by all names, the one of now first; whoever was chosen stays so.

        `first` is the name of the one who is shown at first.
        """
        chosen = (self._names or (first,))[0]
        self._people = tuple(people)
        with QSignalBlocker(self.person):
            self.person.clear()
            build.offer(self.person, [(one[0], person_name(one[0])) for one in people])
            self.person.setCurrentIndex(max(0, self.person.findData(chosen)))
        self.person.setVisible(len(people) > 1)

    def offer(self, found: StatisticsFilterValues) -> None:
        """Fill the lists of what can be chosen; what was chosen stays so if it is still there."""
        self._rules = by_name_now(found.rules)
        for name, values, label, every in (
            ("rules", tuple(self._rules), shown_title, self.tr("All rules")),
            ("level", found.levels, statistics.level_label, self.tr("All opponents")),
            ("partner", found.partners, statistics.partner_label, self.tr("Any partner")),
        ):
            self._fill(self.boxes[name], [(one, label(one)) for one in values], every)

    def _fill(self, box: QComboBox, values: Sequence[tuple[str, str]], every: str) -> None:
        chosen = box.currentData()
        offered = sorted(values, key=lambda one: one[1].casefold())
        with QSignalBlocker(box):
            box.clear()
            build.offer(box, [(None, every), *offered])
            box.setCurrentIndex(max(0, box.findData(chosen)) if chosen is not None else 0)
        box.setEnabled(len(values) > 1)

    # --- what is shown ----------------------------------------------------------------------

    def show_model(self, model: statistics.StatisticsModel) -> None:
        """Show the statistics of the matches chosen."""
        self._model = model
        self.headline.setText(model.headline)
        self.headline.setVisible(bool(model.sections))
        self.keep.setVisible(bool(model.sections))
        for entry in self.keep_menu.actions():
            entry.setEnabled(bool(model.sections))
        self.pages.setVisible(bool(model.sections))
        self._empty_area.setVisible(not model.sections)
        if self._everything:
            self.empty.say_first(going=self._going)
        else:
            self.empty.say_none(model.headline)
        self.overview.show_model(model)
        self.figures.show_sections(model.sections, model.columns)
        self._show_group()
        self.luck.show_luck(model.luck)
        self._show_bell()

    def _written(self) -> str:
        """What is shown, as a page to print."""
        assert self._model is not None
        boxes = [*([self.person] if self.name else []), *self.boxes.values()]
        chosen = [box.currentText() for box in boxes]
        return paper(self._model, self.tr("Statistics"), chosen)

    def show_counting(self, left: int) -> None:
        """Tell how many earlier matches are still to be counted; 0 for none."""
        text = self.tr("Earlier matches still to count: {count}").format(count=left)
        self.counting.setText(text)
        self.counting.setVisible(left > 0)

    def _show_group(self) -> None:
        if self._model is not None:
            chosen = statistics.GROUPS.index(str(self.groups.value()))
            self.grouped.show_group(self._model.groups[chosen])

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
