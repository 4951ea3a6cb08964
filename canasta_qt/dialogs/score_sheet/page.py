"""One deal on the score sheet: how it ended, the table of its lines, and the match so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.charts import SideMark, TotalsChart
from canasta_qt.dialogs.widgets.standard import number_text, tabular
from canasta_qt.style.scale import px
from canasta_qt.style.type import type_font
from canasta_qt.table.plain_text import tip_lines
from canasta_qt.view_model.pictures import ScoreLineModel, ScoreSheetModel
from canasta_qt.words.score_sheet import rows_of

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
            rows.setMinimumSectionSize(self.fontMetrics().height() + 6)
            rows.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.resizeColumnsToContents()
        self._stretch(sheet.sides)

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
        room = self.columnWidth(column) - 10
        if metrics.horizontalAdvance(name) <= room:
            return
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
            wanted = self.columnWidth(column) + px(18)
            self.setColumnWidth(column, max(px(NARROW), min(most, wanted)))
            self._wrap_heading(column, sides[column - 1])
        self._widths = [self.columnWidth(column) for column in range(1, self.columnCount())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write larger where there is room, and let the numbers have some of it."""
        super().resizeEvent(event)
        width, sides = self.viewport().width(), max(1, len(self._sides))
        share = round(width * NUMBERS / sides)
        large = width >= px(LARGE_FROM) and share >= px(WIDE)
        if (kind := "prompt" if large else "body") != self._type:
            self._type = kind
            font = type_font(kind)
            font.setWeight(QFont.Weight.Normal)
            self._write(font)
        if large:
            for column, least in enumerate(self._widths, 1):
                self.setColumnWidth(column, max(least, min(px(WIDEST), share)))

    def _write(self, font: QFont) -> None:
        """Everything in another size; only sums stand out."""
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
        told = zip(sides, origins, strict=True)
        whole = "\n".join(f"{side}: {cards}" for side, cards in told if cards) or line.detail
        for item, cards in zip(cells, ("", *origins), strict=True):
            item.setToolTip(tip_lines(cards or whole or line.label))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, cards or whole)

    def sizeHint(self) -> QSize:
        """Wide enough for every side, high enough for every line of a usual deal."""
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        height = rows + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth() + 2
        sides = self.columnCount() - 1
        width = self._labels + px(WIDE if sides <= ROOMY else NARROW) * sides
        return QSize(width, min(px(420), height))

    def minimumSizeHint(self) -> QSize:
        """No narrower than its columns."""
        sides = sum(self.columnWidth(column) for column in range(1, self.columnCount()))
        frame = 2 * self.frameWidth()
        return QSize(self._labels + sides + frame, super().minimumSizeHint().height())


class SheetPage(QWidget):
    """The headline, the table of the deal's lines, and the totals with their chart."""

    def __init__(self, sheet: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.table = ScoreTable(sheet, self)
        told = sheet.match_over and sheet.outcome
        build.column(
            self._headline(),
            *([build.label(told, self)] if told else []),
            (build.row((self.table, 5), (self._match_so_far(), 4), spacing=16), 1),
            of=self,
            margins=0,
            spacing=10,
        )

    def _headline(self) -> QLabel:
        over = self.sheet.match_over
        label = build.label(self.sheet.verdict if over else self.sheet.outcome, self)
        label.setFont(type_font("page" if over else "prompt"))
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
        """What lines and bands of the chart mean."""
        notes = []
        if self.sheet.target is not None:
            goal = number_text(self.sheet.target)
            notes.append(self.tr("The dashed line is the goal: {goal} points.").format(goal=goal))
        if len(self.sheet.bands) > 1:
            notes.append(self.tr("Numbers on the right: points to open at that total."))
        return notes
