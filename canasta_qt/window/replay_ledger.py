"""The ledger during a replay: a line chosen leads to its action."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from canasta_qt.controller.replay_controller import ReplayController
from canasta_qt.window.ledger import LedgerList

_ACTION = Qt.ItemDataRole.UserRole


class ReplayLedger(LedgerList):
    """The lines of the deal that is shown; the one of the last action is marked.

    Signals:
        chosen(int): go to the action of this number.
    """

    chosen = Signal(int)

    def __init__(self, replay: ReplayController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTip(self.tr("A click on a line leads to its action."))
        self._replay = replay
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
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
        self.clear()
        place = self._replay.place
        self._deal = place.deal
        self.add(self.tr("Deal {n}").format(n=place.deal), heading=True)
        self.item(0).setData(_ACTION, 0)
        for line in self._replay.lines:
            item = QListWidgetItem(line.text)
            item.setData(_ACTION, line.action)
            self.addItem(item)
        self._follows = False
        self._mark()

    def _mark(self) -> None:
        """The last line that has happened is the current one."""
        action = self._replay.place.action
        row = 0
        for at in range(self.count()):
            if self.item(at).data(_ACTION) > action:
                break
            row = at
        self.setCurrentRow(row)
        self.scrollToItem(self.item(row))

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_ACTION))
