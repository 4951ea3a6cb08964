"""One deal on the score sheet: how it ended, its lines, and the match so far."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from canasta_qt.controller.view_model import ScoreSheetModel
from canasta_qt.dialogs.numbers import number
from canasta_qt.dialogs.score_table import ScoreTable
from canasta_qt.dialogs.totals_chart import SideMark, TotalsChart


class SheetPage(QWidget):
    """The headline, the table of the deal's lines, and the totals with their chart."""

    def __init__(self, sheet: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.table = ScoreTable(sheet, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self._headline())
        if sheet.match_over and sheet.outcome:
            layout.addWidget(self._wrapped(sheet.outcome))
        layout.addLayout(self._body(), 1)

    def _wrapped(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        return label

    def _headline(self) -> QLabel:
        over = self.sheet.match_over
        label = self._wrapped(self.sheet.verdict if over else self.sheet.outcome)
        font = label.font()
        font.setPointSizeF(font.pointSizeF() * (1.7 if over else 1.2))
        font.setBold(over)
        label.setFont(font)
        label.setObjectName("headline")
        return label

    def _body(self) -> QHBoxLayout:
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self.table, 5)
        body.addLayout(self._match_so_far(), 4)
        return body

    def _match_so_far(self) -> QVBoxLayout:
        column = QVBoxLayout()
        for side, name in enumerate(self.sheet.sides):
            row = QHBoxLayout()
            row.addWidget(SideMark(side, self))
            row.addWidget(self._wrapped(name), 1)
            total = self._wrapped(number(self.sheet.totals[side]))
            font = total.font()
            font.setBold(True)
            total.setFont(font)
            row.addWidget(total, 0, Qt.AlignmentFlag.AlignRight)
            column.addLayout(row)
        sheet = self.sheet
        self.chart = TotalsChart(sheet.sides, sheet.history, sheet.target, self, bands=sheet.bands)
        column.addWidget(self.chart, 1)
        notes = self._notes()
        if notes:
            column.addWidget(self._wrapped(" ".join(notes)))
        return column

    def _notes(self) -> list[str]:
        """What lines and bands of the chart mean."""
        notes = []
        if self.sheet.target is not None:
            goal = number(self.sheet.target)
            notes.append(self.tr("The dashed line is the goal: {goal} points.").format(goal=goal))
        if len(self.sheet.bands) > 1:
            notes.append(self.tr("Numbers at the right: what an opening needs at such a total."))
        return notes
