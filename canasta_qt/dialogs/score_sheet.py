"""The score sheet after a deal, and at the end of a match the winner."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.view_model import ScoreSheetModel
from canasta_qt.dialogs.numbers import number
from canasta_qt.dialogs.score_table import ScoreTable
from canasta_qt.dialogs.totals_chart import SideMark, TotalsChart


class ScoreSheet(QDialog):
    """Line by line what each side scored, the totals, and what comes next.

    Signals:
        next_deal: the player wants to play on.
        same_again: the match is over and the player wants another one of the same kind.
        new_match: the match is over and the player wants to choose another one.
    """

    next_deal = Signal()
    same_again = Signal()
    new_match = Signal()

    def __init__(
        self, sheet: ScoreSheetModel, parent: QWidget | None = None, *, current: bool = True
    ) -> None:
        """`current`: the deal has just ended; otherwise the sheet is only looked up."""
        super().__init__(parent)
        self._sheet = sheet
        self._current = current
        self.setWindowTitle(sheet.title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.table = ScoreTable(sheet, self)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addWidget(self._headline())
        if sheet.match_over and sheet.outcome:
            layout.addWidget(self._wrapped(sheet.outcome))
        layout.addLayout(self._body(), 1)
        box = self._buttons()
        layout.addWidget(box)
        for button in box.buttons():
            if isinstance(button, QPushButton) and button.isDefault():
                button.setFocus()
        self.resize(min(860, self.sizeHint().width()), min(540, self.sizeHint().height()))

    def _wrapped(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        return label

    def _headline(self) -> QLabel:
        over = self._sheet.match_over
        label = self._wrapped(self._sheet.verdict if over else self._sheet.outcome)
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
        for side, name in enumerate(self._sheet.sides):
            row = QHBoxLayout()
            row.addWidget(SideMark(side, self))
            row.addWidget(self._wrapped(name), 1)
            total = self._wrapped(number(self._sheet.totals[side]))
            font = total.font()
            font.setBold(True)
            total.setFont(font)
            row.addWidget(total, 0, Qt.AlignmentFlag.AlignRight)
            column.addLayout(row)
        self.chart = TotalsChart(self._sheet.sides, self._sheet.history, self._sheet.target, self)
        column.addWidget(self.chart, 1)
        if self._sheet.target is not None:
            note = self._wrapped(
                self.tr("The dashed line is the goal: {goal} points.").format(
                    goal=number(self._sheet.target)
                )
            )
            column.addWidget(note)
        return column

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        if not self._current:
            box.addButton(QDialogButtonBox.StandardButton.Close)
        elif self._sheet.match_over:
            again = self._button(box, self.tr("The same again"), self.same_again)
            again.setDefault(True)
            self._button(box, self.tr("New match…"), self.new_match)
        else:
            self._button(box, self.tr("Next deal"), self.next_deal).setDefault(True)
        if self._current:
            look = box.addButton(
                self.tr("Look at the table"), QDialogButtonBox.ButtonRole.RejectRole
            )
            look.setAutoDefault(False)
        box.rejected.connect(self.reject)
        return box

    def _button(self, box: QDialogButtonBox, text: str, signal: SignalInstance) -> QPushButton:
        button = box.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
        button.clicked.connect(self.accept)
        button.clicked.connect(signal)
        return button
