"""The ledger beside the match: its lines, and turns that are shown again from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from canasta_qt.features.history.ledger.session import LedgerLine, last_round, lines_of_match
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.match.replay import TurnAgain
from canasta_qt.play.stage import Show, ShowKind
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.pictures import LedgerEntry
from canasta_qt.view_model.scripts import Script

if TYPE_CHECKING:
    from canasta_qt.features.history.flows.analysis import MoveAnalysisFlow
    from canasta_qt.features.history.flows.replay import ReplayFlow
    from canasta_qt.features.history.ledger.panel import Ledger
    from canasta_qt.play.stage import Input


TOLD_SECONDS: Final = 20
"""What the others did is shown so long."""


class TurnShow(Show):
    """A turn of the match is shown again, then the table comes back to the present."""

    kind = ShowKind.TURN

    def __init__(self, turn: TurnAgain) -> None:
        super().__init__()
        self._turn = turn
        turn.setParent(self)
        turn.played.connect(self.played)

    @property
    def input(self) -> Input:
        return self._turn.input

    def begin(self) -> None:
        """Show the picture before the turn, and what happened then."""
        self.played.emit(self._turn.before())
        self._turn.play()


class LedgerFlow(Flow):
    """Keeps the ledger of the match in step with the table, and shows turns again.

    Attributes:
        lines: those of the match.
    """

    def __init__(self, context: Context, replays: ReplayFlow, analysis: MoveAnalysisFlow) -> None:
        from canasta_qt.features.history.ledger.panel import Ledger

        super().__init__(context)
        self._analysis = analysis
        self.lines = Ledger(self._window.ledger)
        self._deal = ""
        self._window.ledger.set_lines(self.lines)
        self._window.said.connect(self.lines.add)
        self._offer_analysis(self.lines)
        self.lines.looked_up.connect(replays.watch_this)
        replays.framed.connect(self._offer_analysis)
        self._stage.cleared.connect(self._clear)
        self._stage.resumed.connect(self.refill)
        self._table.player.told.connect(self._add)
        self.lines.again.connect(self._show_again)
        self._controller.played.connect(self._played)

    def _add(self, entries: Sequence[LedgerEntry]) -> None:
        """Add what was shown, unless it was shown again."""
        if self._stage.at_match:
            self.lines.tell(entries)

    def tell_last_round(self) -> None:
        """Show on the table what the others did since the player's last turn; twice hides it."""
        found = last_round(self.lines.model.lines()) if self._stage.at_match else []
        text = "\n\n".join(line.text for line in found) or self.tr("Nobody else has played yet.")
        notice = self._window.notice
        if notice.isVisible() and notice.text() == text:
            notice.hide()
            return
        notice.show_text(text, TOLD_SECONDS)
        self._window.announcer.say(text)

    def refill(self) -> None:
        """Write the lines of everything that was played."""
        match = self._controller.match
        if match is not None and match.run.log.deals:
            self.lines.fill(lines_of_match(match.run.log, match.session.told_to_all))

    def _offer_analysis(self, lines: Ledger) -> None:
        lines.offer_analysis(self._analysis.may_ask)
        lines.analysis_asked.connect(self._analysis.ask_before)

    def _clear(self) -> None:
        self._deal = ""
        self.lines.clear()

    def retranslate(self) -> None:
        """Write all lines in another language, also those that would only come now."""
        self._table.skip()
        self.refill()

    def _show_again(self, line: LedgerLine) -> None:
        """Show the turn of a line, unless a replay or another show is on the table."""
        match = self._controller.match
        if match is None or line.deal > len(match.run.log.deals):
            return
        if self._stage.kind not in (None, ShowKind.TURN):
            return
        begin = ReplayPoint(line.deal, line.first)
        turn = TurnAgain(Timeline(match.run.log), match.session, begin, line.last)
        turn.over.connect(self._stage.leave_turn)
        self._stage.enter(TurnShow(turn))

    def _played(self, script: Script) -> None:
        """Return to the match; another deal begins with a heading."""
        if self._stage.kind is ShowKind.TURN:
            self._stage.drop()
        if script.final.deal_key != self._deal:
            self._deal = script.final.deal_key
            self.lines.begin_deal(script.final.deal_number)
