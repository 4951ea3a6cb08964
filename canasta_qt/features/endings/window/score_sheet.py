"""The score sheets of a match as a panel: line by line what each side scored, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QGuiApplication,
    QImage,
    QKeySequence,
    QPainter,
    QPalette,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.parts.figures import side_colour
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.following import follow, set_type
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.charts import SideMark, TotalsChart
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.ui.widgets.paper import ask_to_print, save_pdf
from canasta_qt.ui.widgets.plain_text import ClosedDocument, tip_lines
from canasta_qt.ui.widgets.problems import TroubleBox, say_saved, unwritten
from canasta_qt.ui.widgets.standard import ask_where_to_save, number_text, tabular
from canasta_qt.view_model.pictures import ScoreLineModel, ScoreSheetModel
from canasta_qt.words.score_sheet import SheetRow, all_pages, match_sheet, plain_text, rows_of, told
from canasta_qt.words.sentences import labelled

SIZE, LARGEST = (1000, 580), (1500, 860)
"""Width and height at most in a small window, and in a large one, in pixels at 100 %."""

SHARE = (0.68, 0.74)
"""This share of a large window's table, each way, has the sheet."""


class ScoreSheet(TablePanel):
    """Line by line the scores of each side, and the totals, deal by deal.

    Signals:
        replay_asked(int, str): show the deal of this number again, from its beginning or from
            where a line of this kind comes from.
    """

    replay_asked = Signal(int, str)

    def __init__(self, sheets: Sequence[ScoreSheetModel], parent: QWidget | None = None) -> None:
        """`sheets` are those of the match so far, at least one; the last is shown first."""
        super().__init__(parent)
        self._sheets = tuple(sheets)
        self._pages = QStackedWidget(self.surface)
        self._shown = len(self._sheets) - 1
        self._which = words("", self.surface, "title", wrap=False)
        build.column(
            self._turner(), (self._pages, 1), self._buttons(), of=self.surface,
            margins=(24, 18, 24, 16), spacing=10,
        )  # fmt: skip
        self.turn_to(self._shown)

    @property
    def page(self) -> SheetPage:
        page = self._pages.currentWidget()
        assert isinstance(page, SheetPage)
        return page

    @property
    def table(self) -> ScoreTable:
        return self.page.table

    @property
    def shows_match(self) -> bool:
        return len(self._sheets) > 1 and self.whole.isChecked()

    # --- earlier deals ----------------------------------------------------------------------

    def _turner(self) -> QHBoxLayout:
        self.earlier = self._arrow(Qt.ArrowType.LeftArrow, self.tr("Previous deal"), -1)
        self.later = self._arrow(Qt.ArrowType.RightArrow, self.tr("Following deal"), 1)
        self.whole = QCheckBox(self.tr("The &whole match"), self.surface)
        self.whole.toggled.connect(lambda _: self.turn_to(self._shown))
        for turning in (self.earlier, self.later, self.whole):
            turning.setVisible(len(self._sheets) > 1)
        return build.row(self.earlier, self._which, self.later, 1, self.whole)

    def _arrow(self, arrow: Qt.ArrowType, text: str, step: int) -> QToolButton:
        button = build.tool_button(
            arrow, text, self.surface, lambda: self.turn_to(self._shown + step)
        )
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def turn_to(self, index: int) -> None:
        """Show the sheet of another deal, counted from 0; beyond the ends nothing changes."""
        if not 0 <= index < len(self._sheets):
            return
        self._shown = index
        whole = self.shows_match
        sheet = match_sheet(self._sheets) if whole else self._sheets[index]
        old = self._pages.currentWidget()
        page = SheetPage(sheet, self.surface)
        page.table.line_chosen.connect(self._replay)
        self._pages.setCurrentIndex(self._pages.addWidget(page))
        if old is not None:
            self._pages.removeWidget(old)
            old.deleteLater()
        self.setAccessibleName(sheet.title)
        self._which.setText(sheet.title)
        if len(self._sheets) > 1:
            self.earlier.setEnabled(not whole and index > 0)
            self.later.setEnabled(not whole and index + 1 < len(self._sheets))
            self._watch.setEnabled(not whole)
            of = self.tr("{deal} of {count}")
            deal = of.format(deal=sheet.title, count=len(self._sheets))
            self._which.setText(sheet.title if whole else deal)

    # --- what can be done -------------------------------------------------------------------

    def _buttons(self) -> QHBoxLayout:
        self.share = ShareMenu(self._sheets, self)
        self.keep = action(self.tr("&Keep a copy"), self.surface, lambda: None)
        self.keep.setMenu(self.share)
        replay = self.tr("&Replay this deal")
        self._watch = action(replay, self.surface, lambda: self._replay(""))
        self._watch.setToolTip(self.tr("Double-click a line to see where it comes from."))
        self.main = action(self.tr("&Close"), self.surface, self.accept, main=True)
        return build.row(self.keep, self._watch, 1, self.main)

    def _replay(self, kind: str) -> None:
        self.reject()
        self.replay_asked.emit(self._shown + 1, kind)

    def wished(self, room: QSize) -> QSize:
        hint = self.surface.sizeHint()
        small, largest = (QSize(px(wide), px(high)) for wide, high in (SIZE, LARGEST))
        share = QSize(round(room.width() * SHARE[0]), round(room.height() * SHARE[1]))
        plain = hint.expandedTo(QSize(px(640), px(380))).boundedTo(small)
        return plain.expandedTo(share.boundedTo(largest))

    def spoken(self) -> str:
        return f"{self.page.sheet.title}. {self.page.sheet.outcome}"


# --- score sheets leave the program: copied, printed, or saved as a PDF ---------------------------

_CHART = QSize(560, 260)
_SHARP = 3
"""So many dots of paper for each of the chart's."""

_STYLE = """
    body { font-family: 'Canasta Text', 'Fira Sans', sans-serif; font-size: 10pt; color: black; }
    h2 { font-size: 14pt; margin-bottom: 2pt; }
"""

_PAGE, _AROUND = 43, 5
"""Lines on a page, and those that a deal needs besides its rows."""

_BREAK = " style='page-break-before: always'"
_GAP = "&nbsp;" * 6


def paper(sheets: Sequence[ScoreSheetModel]) -> QTextDocument:
    """The whole match so far with a chart of its totals, then deal by deal."""
    document = ClosedDocument()
    document.setDefaultStyleSheet(_STYLE)
    picture = QUrl("chart")
    document.addResource(QTextDocument.ResourceType.ImageResource, picture, _chart(sheets[-1]))
    *deals, whole = all_pages(sheets)
    size = f"width='{_CHART.width()}' height='{_CHART.height()}'"
    legend = " &nbsp; ".join(
        f"<span style='color:{_ink(side)}'>&#9632;</span> {escape(name)}"
        for side, name in enumerate(sheets[-1].sides)
    )
    chart = f"<p>{legend}</p><p><img src='chart' {size}/></p>"
    rest = "".join(_html(deal, at_top) for deal, at_top in _on_pages(deals))
    heading = f"<p>{escape(whole.heading)}</p>" if whole.heading else ""
    document.setHtml(f"<body>{heading}{_html(whole)}{chart}{rest}</body>")
    return document


def _on_pages(deals: Sequence[ScoreSheetModel]) -> Iterator[tuple[ScoreSheetModel, bool]]:
    """The deals, and whether each begins a page; none is torn apart."""
    filled = _PAGE
    for deal in deals:
        needs = len(rows_of(deal)) + _AROUND
        at_top = filled + needs > _PAGE
        filled = needs if at_top else filled + needs
        yield deal, at_top


def _html(sheet: ScoreSheetModel, at_top: bool = False) -> str:
    heads = "".join(f"<td align='right'><b>{_GAP}{escape(side)}</b></td>" for side in sheet.sides)
    rows = "".join(map(_row, rows_of(sheet)))
    return (
        f"<h2{_BREAK if at_top else ''}>{escape(sheet.title)}</h2><p>{escape(told(sheet))}</p>"
        f"<table cellspacing='0' cellpadding='2'><tr><td></td>{heads}</tr>{rows}</table>"
    )


def _row(row: SheetRow) -> str:
    label, points, is_sum = row
    cells = [escape(label), *(number_text(value) for value in points)]
    texts = [f"<b>{cell}</b>" if is_sum else cell for cell in cells]
    return (
        f"<tr><td>{texts[0]}</td>"
        + "".join(f"<td align='right'>{_GAP}{text}</td>" for text in texts[1:])
        + "</tr>"
    )


def _ink(side: int) -> str:
    return side_colour(side, on_paper=True).name()


def _chart(sheet: ScoreSheetModel) -> QImage:
    """The chart of the totals in black on white, whatever the colours of the screen are."""
    chart = TotalsChart(sheet.sides, sheet.history, sheet.target, bands=sheet.bands)
    chart.setPalette(QPalette("white"))
    chart.on_paper = True
    chart.resize(_CHART)
    image = QImage(_CHART * _SHARP, QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    painter.scale(_SHARP, _SHARP)
    chart.draw(painter)
    painter.end()
    return image


class ShareMenu(QMenu):
    """The menu of a score sheet; everything in it takes all deals of the match so far."""

    def __init__(self, sheets: Sequence[ScoreSheetModel], parent: QWidget) -> None:
        super().__init__(parent)
        self._sheets = sheets
        for text, key, do in (
            (self.tr("&Copy as text"), QKeySequence.StandardKey.Copy, self.copy_text),
            (self.tr("&Save as PDF…"), QKeySequence.StandardKey.Save, self.ask_for_pdf),
            (self.tr("&Print…"), QKeySequence.StandardKey.Print, self.ask_to_print),
        ):
            entry = self.addAction(text)
            entry.setShortcut(QKeySequence(key))
            entry.triggered.connect(do)
            parent.addAction(entry)

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(plain_text(self._sheets))

    def ask_for_pdf(self) -> None:
        title, kind = self.tr("Save the score sheet as PDF"), self.tr("PDF files (*.pdf)")
        name = self.tr("Canasta score sheet") + ".pdf"
        ask_where_to_save(self.parentWidget(), title, kind, name, self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the sheets into a file, or show why that cannot be done."""
        try:
            save_pdf(path, self._title, lambda writer: paper(self._sheets).print_(writer))
        except StorageProblem as problem:
            TroubleBox(unwritten("sheet", path, problem.reason), self.parentWidget()).open()
        else:
            say_saved(path, self.parentWidget())

    def ask_to_print(self) -> None:
        ask_to_print(
            self.parentWidget(), self._title, lambda page: paper(self._sheets).print_(page)
        )

    @property
    def _title(self) -> str:
        last = self._sheets[-1]
        return last.heading or last.title


# --- one deal on the score sheet: how it ended, the table of its lines, and -----------------------

ROOMY = 3
"""With more sides than these the columns of numbers stand closer."""

LABELS, WIDE, NARROW = (150, 240), 96, 74
"""Least and largest width of the labels, wished widths of a column of numbers, in pixels."""

LARGE_FROM, WIDEST = 560, 200
"""From this width on the table is written larger; most a column of numbers grows to, in pixels."""

NUMBERS = 0.6
"""At most this share of a large table have the numbers; the labels have the rest."""

MOST_SPREAD = 12
"""So many lines share the height of the sheet; more of them scroll."""


class ScoreTable(QTableWidget):
    """All lines of a deal, then this deal's sum, the total before and the total now.

    Signals:
        line_chosen(str): the kind of a line that was double-clicked, or chosen by Enter.
    """

    line_chosen = Signal(str)

    def __init__(self, sheet: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(0, 1 + len(sheet.sides), parent)
        self._kinds = [line.kind for line in sheet.lines]
        self._sides = tuple(sheet.sides)
        self._type = "body"
        self._set_up(sheet.sides)
        self.itemActivated.connect(self._chosen)
        for line in sheet.lines:
            self._explain(self._add(line.label, line.points), line, sheet.sides)
        for label, points, is_sum in rows_of(sheet)[len(sheet.lines) :]:
            self._add(label, points, bold=is_sum)
        if self.rowCount() <= MOST_SPREAD:
            rows = self.verticalHeader()
            follow(rows.setMinimumSectionSize, 24)
            rows.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.resizeColumnsToContents()
        self._stretch(sheet.sides)
        follow(self._renew, now=False)

    def _chosen(self, item: QTableWidgetItem) -> None:
        if item.row() < len(self._kinds) and self._kinds[item.row()]:
            self.line_chosen.emit(self._kinds[item.row()])

    def _set_up(self, sides: Sequence[str]) -> None:
        self.setHorizontalHeaderItem(0, QTableWidgetItem())
        build.make_readable(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Scores of this deal"))
        for column, side in enumerate(sides, 1):
            self.setHorizontalHeaderItem(column, build.cell(side, right=True, tip=side))

    def _wrap_heading(self, column: int, name: str) -> None:
        """Names too wide for their column stand below each other, the longest shortened."""
        heading = self.horizontalHeaderItem(column) or QTableWidgetItem()
        metrics = self.horizontalHeader().fontMetrics()
        room, words = self.columnWidth(column) - 14, [name]
        if metrics.horizontalAdvance(name) > room:
            words = name.replace(" & ", " &\n").replace(", ", ",\n").split("\n")
        elided = (metrics.elidedText(word, Qt.TextElideMode.ElideRight, room) for word in words)
        heading.setText("\n".join(elided))

    def _stretch(self, sides: Sequence[str]) -> None:
        least, largest = map(px, LABELS)
        self._labels = max(least, min(largest, self.columnWidth(0) + 8))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, self.columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            most = px(150 if len(sides) <= ROOMY else NARROW)
            needed = self.columnWidth(column) + px(18)
            self.setColumnWidth(column, max(px(NARROW), min(most, needed)))
        self._widths = [self.columnWidth(column) for column in range(1, self.columnCount())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _renew(self) -> None:
        self._type = ""
        self._fit()

    def _fit(self) -> None:
        width, sides = self.viewport().width(), max(1, len(self._sides))
        share = round(width * NUMBERS / sides)
        large = width >= px(LARGE_FROM) and share >= px(WIDE)
        if (kind := "prompt" if large else "body") != self._type:
            self._type = kind
            font = type_font(kind)
            font.setWeight(QFont.Weight.Normal)
            self._write(font)
        room = max(px(NARROW), _fair(self._widths, width - self._labels))
        for column, wished in enumerate(self._widths, 1):
            wide = max(wished, min(px(WIDEST), share)) if large else min(wished, room)
            self.setColumnWidth(column, wide)
            self._wrap_heading(column, self._sides[column - 1])

    def _write(self, font: QFont) -> None:
        self.horizontalHeader().setFont(font)
        for row in range(self.rowCount()):
            for column in range(self.columnCount()):
                item = self.item(row, column)
                if item is not None:
                    item.setFont(tabular(font, bold=item.font().bold()))
            self.setRowHeight(row, QFontMetrics(font).height() + 8)
        for column, side in enumerate(self._sides, 1):
            heading = self.horizontalHeaderItem(column)
            if heading is not None:
                heading.setText(side)
        self.resizeColumnsToContents()
        self._stretch(self._sides)

    def _add(
        self, label: str, points: Sequence[int | None], *, bold: bool = False
    ) -> list[QTableWidgetItem]:
        font = tabular(self.font(), bold=bold)
        cells = build.add_line(self, [label, *map(number_text, points)], font)
        self.setRowHeight(self.rowCount() - 1, self.fontMetrics().height() + 8)
        return cells

    def _explain(
        self, cells: Sequence[QTableWidgetItem], line: ScoreLineModel, sides: Sequence[str]
    ) -> None:
        """Say on hover, and to a screen reader, which cards the points of a line come from."""
        origins = line.origins or ("",) * len(sides)
        pairs = zip(sides, origins, strict=True)
        whole = "\n".join(labelled(side, cards) for side, cards in pairs if cards) or line.detail
        for item, cards in zip(cells, ("", *origins), strict=True):
            item.setToolTip(tip_lines(cards or whole or line.label))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, cards or whole)

    def sizeHint(self) -> QSize:
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        height = rows + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth() + 2
        sides = self.columnCount() - 1
        width = self._labels + px(WIDE if sides <= ROOMY else NARROW) * sides
        return QSize(width, min(px(420), height))

    def minimumSizeHint(self) -> QSize:
        frame = 2 * self.frameWidth()
        return QSize(self._labels + sum(self._widths) + frame, super().minimumSizeHint().height())


def _fair(wished: Sequence[int], room: int) -> int:
    """The greatest width a column may have so that all of them fit into the room."""
    for left, width in zip(range(len(wished), 0, -1), sorted(wished), strict=True):
        if width * left > room:
            return room // left
        room -= width
    return max(wished, default=0)


class SheetPage(QWidget):
    """The headline, the table of the deal's lines, and the totals with their chart."""

    def __init__(self, sheet: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.table = ScoreTable(sheet, self)
        outcome = sheet.match_over and sheet.outcome
        build.column(
            self._headline(),
            *([build.label(outcome, self)] if outcome else []),
            (build.row((self.table, 5), (self._match_so_far(), 4), spacing=16), 1),
            of=self,
            margins=0,
            spacing=10,
        )

    def _headline(self) -> QLabel:
        over = self.sheet.match_over
        label = build.label(self.sheet.verdict if over else self.sheet.outcome, self)
        set_type(label, "page" if over else "prompt")
        label.setObjectName("headline")
        return label

    def _match_so_far(self) -> QVBoxLayout:
        column = build.column()
        for side, (name, total) in enumerate(zip(self.sheet.sides, self.sheet.totals, strict=True)):
            points = build.heading(number_text(total), self)
            at_right = (points, 0, Qt.AlignmentFlag.AlignRight)
            mark, words = SideMark(side, self), build.label(name, self)
            column.addLayout(build.row(mark, (words, 1), at_right))
        sheet = self.sheet
        self.chart = TotalsChart(sheet.sides, sheet.history, sheet.target, self, bands=sheet.bands)
        column.addWidget(self.chart, 1)
        notes = self._notes()
        if notes:
            column.addWidget(build.label(" ".join(notes), self))
        return column

    def _notes(self) -> list[str]:
        notes = []
        if self.sheet.target is not None:
            goal = number_text(self.sheet.target)
            notes.append(self.tr("The dashed line is the goal: {goal} points.").format(goal=goal))
        if len(self.sheet.bands) > 1:
            notes.append(self.tr("Numbers on the right: points to open at that total."))
        return notes
