"""The ledger during a replay: a line chosen leads to its turn."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QTimer, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.controller.replay_controller import ReplayController
from canasta_qt.window.ledger import Ledger
from canasta_qt.window.ledger_lines import LINE, LedgerLine, lines_of_deal


class ReplayLedger(Ledger):
    """The lines of the deal that is shown; the one of the last action is marked.

    Signals:
        chosen(int): go to the action of this number.
    """

    chosen = Signal(int)

    def __init__(self, replay: ReplayController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view.setToolTip(self.tr("A click on a line leads to its turn."))
        self.view.follows = False
        self._replay = replay
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self._fill)
        replay.entered_deal.connect(self._late.start)  # the picture comes first
        replay.moved.connect(self._moved)
        self._deal = 0

    def _moved(self) -> None:
        if not self._late.isActive() and self._deal == self._replay.place.deal:
            self._mark()

    def _fill(self) -> None:
        """The lines of another deal."""
        self._deal = self._replay.place.deal
        self.fill(lines_of_deal(self._replay.entries, self._deal))
        self._mark()

    def _mark(self) -> None:
        """The last line that has happened is the current one."""
        action = self._replay.place.action
        shown = self.view.model()
        lines = (shown.index(row, 0).data(LINE) for row in range(shown.rowCount()))
        past = [row for row, line in enumerate(lines) if _begins(line) <= action]
        index = shown.index(past[-1] if past else 0, 0)
        select = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.view.selectionModel().setCurrentIndex(index, select)
        self.view.scrollTo(index)

    def _again(self, line: LedgerLine) -> None:
        self.chosen.emit(line.last)

    def _look_up(self, line: LedgerLine) -> None:
        """A click has led there already."""


def _begins(line: LedgerLine) -> int:
    """After how many actions something of a line has happened."""
    told = [entry.action for entry in line.entries if entry.deed or entry.said]
    return min(told, default=line.last)
