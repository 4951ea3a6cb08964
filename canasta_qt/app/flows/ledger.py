"""The ledger grows with the match; each of its turns can be shown again on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from canasta_qt.app.window.ledger_lines import LedgerLine, lines_of_match
from canasta_qt.controller.replay import TurnAgain
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.pictures import LedgerEntry

if TYPE_CHECKING:
    from canasta_qt.app.window.ledger import Ledger
    from canasta_qt.controller.game import GameController
    from canasta_qt.table.view import TableView


class LedgerFlow(QObject):
    """Keeps the ledger of the match in step with the table, and shows turns again.

    Signals:
        left: a turn has been shown again; show the present.
    """

    left = Signal()

    def __init__(self, ledger: Ledger, table: TableView, controller: GameController) -> None:
        """`ledger` has the lines of the match on the table."""
        super().__init__(ledger)
        self._ledger = ledger
        self._table = table
        self._controller = controller
        self._shown: TurnAgain | None = None
        table.told.connect(self._told)
        ledger.again.connect(self._show_again)

    def _told(self, entries: Sequence[LedgerEntry]) -> None:
        """What was shown goes into the ledger, unless it was shown again."""
        if self._table.commands is self._controller.input:
            self._ledger.tell(entries)

    def refill(self) -> None:
        """Write all lines anew: the match was interrupted."""
        match = self._controller.match
        if match is not None and match.run.log.deals:
            self._ledger.fill(lines_of_match(match.run.log, match.session))

    def retranslate(self) -> None:
        """All lines in another language, those too that would only come now."""
        self.leave_turn()
        self._table.skip()
        self.refill()

    # --- turns ------------------------------------------------------------------------------

    @property
    def shows_again(self) -> bool:
        """Whether the table shows a turn again."""
        return self._shown is not None

    def _show_again(self, line: LedgerLine) -> None:
        """Show the turn of a line, unless something else than the match is on the table."""
        match = self._controller.match
        if match is None or line.deal > len(match.run.log.deals):
            return
        self.drop_turn()
        if self._table.commands is not self._controller.input:
            return
        self._controller.hold()
        self._table.skip()
        self._table.skip()  # what comes after a ceremony is skipped separately
        begin = ReplayPoint(line.deal, line.first)
        shown = TurnAgain(Timeline(match.run.log), match.session, begin, line.last, self)
        shown.played.connect(self._table.play)
        shown.input.refused.connect(self._table.refuse)
        shown.over.connect(self.leave_turn)
        self._shown = shown
        self._table.set_commands(shown.input)
        self._table.show_model(shown.before().final)
        shown.play()
        self._table.setFocus()

    def leave_turn(self) -> None:
        """Back to the present."""
        if self.shows_again:
            self.drop_turn()
            self.left.emit()

    def drop_turn(self) -> None:
        """Something else comes to the table."""
        shown, self._shown = self._shown, None
        if shown is not None:
            self._table.set_commands(self._controller.input)
            self._table.skip()
            shown.deleteLater()
