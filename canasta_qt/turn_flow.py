"""A turn of the match shown again on the table, and the way back to the present."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.controller.turn_again import TurnAgain
from canasta_qt.record.timeline import Place, Timeline

if TYPE_CHECKING:
    from canasta_qt.controller.game import GameController
    from canasta_qt.table.view import TableView
    from canasta_qt.window.ledger_lines import LedgerLine


class TurnFlow(QObject):
    """Shows turns of the running match again, one at a time."""

    def __init__(
        self, table: TableView, controller: GameController, come_back: Callable[[], object],
        parent: QObject,
    ) -> None:  # fmt: skip
        """`come_back` shows the present again."""
        super().__init__(parent)
        self._table = table
        self._controller = controller
        self._come_back = come_back
        self._shown: TurnAgain | None = None

    @property
    def active(self) -> bool:
        """Whether the table shows a turn again."""
        return self._shown is not None

    def show(self, line: LedgerLine) -> bool:
        """Show the turn of a line of the ledger; False where there is no match to show."""
        run, session = self._controller.run, self._controller.session
        if run is None or session is None or line.deal > len(run.log.deals):
            return False
        self.drop()
        self._controller.hold()
        self._table.skip()
        self._table.skip()  # what comes after a ceremony is skipped separately
        begin = Place(line.deal, line.first)
        shown = TurnAgain(Timeline(run.log), session, begin, line.last, self)
        shown.played.connect(self._table.play)
        shown.refused.connect(self._table.refuse)
        shown.over.connect(self.leave)
        self._shown = shown
        self._table.set_commands(shown)
        self._table.show_model(shown.before().final)
        shown.play()
        return True

    def leave(self) -> None:
        """Back to the present."""
        if self.active:
            self.drop()
            self._come_back()

    def drop(self) -> None:
        """Something else comes to the table."""
        shown, self._shown = self._shown, None
        if shown is not None:
            self._table.set_commands(self._controller)
            self._table.skip()
            shown.deleteLater()
