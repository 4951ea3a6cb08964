"""Opens the page about what a player knew before a move."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.window.placement import open_over
from canasta_qt.controller.move_analysis import (
    Compared,
    Move,
    compared,
    compared_at_once,
    may_be_told,
    page_of,
)
from canasta_qt.record.log import thought_of
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.words.move_analysis import analysis_text

if TYPE_CHECKING:
    from canasta_qt.app.flows.replay import ReplayFlow
    from canasta_qt.controller.bots import BotAnswer
    from canasta_qt.dialogs.move_analysis import MoveAnalysisDialog


class MoveAnalysisFlow(Flow):
    """Answers what a player knew, of the match on the table or of the replay that is shown.

    Attributes:
        dialog: the page that is open, or None.
    """

    def __init__(self, context: AppContext, replays: ReplayFlow) -> None:
        """`replays` knows the one that is shown."""
        super().__init__(context)
        self._replays = replays
        self._move: Move | None = None
        self._request = 0
        self.dialog: MoveAnalysisDialog | None = None
        self._controller.adviser.answered.connect(self._answered)

    def may_ask(self, deal: int) -> bool:
        """Whether the moves of this deal may be asked about."""
        replay, match = self._replays.replay, self._controller.match
        if replay is not None:
            return may_be_told(replay.timeline, deal)
        return match is not None and (deal < len(match.run.log.deals) or match.run.deal_over)

    def ask_before(self, place: ReplayPoint) -> None:
        """About the move that follows this moment."""
        self._ask(ReplayPoint(place.deal, place.action + 1))

    def ask_last(self) -> None:
        """About the move that the replay has just shown, or the first of its deal."""
        replay = self._replays.replay
        if replay is not None:
            replay.pause()
            self._ask(ReplayPoint(replay.place.deal, max(1, replay.place.action)))

    def _ask(self, place: ReplayPoint) -> None:
        if not self.may_ask(place.deal):
            self._window.tell(self.tr("Once this deal is over, that will be told."))
            return
        replay, match = self._replays.replay, self._controller.match
        if replay is not None:
            move = Move(replay.timeline, place, replay.session)
        elif match is not None:
            move = Move(Timeline(match.run.log), place, match.session)
        else:
            return
        last = move.moves
        if last:
            self._open(replace(move, place=ReplayPoint(place.deal, min(place.action, last))))

    def _open(self, move: Move) -> None:
        from canasta_qt.dialogs.move_analysis import MoveAnalysisDialog

        if self.dialog is None:
            self.dialog = MoveAnalysisDialog(self._window)
            self.dialog.step_asked.connect(self._step)
            self.dialog.finished.connect(self._closed)
            self._show(move)
            open_over(self.dialog, self._window)
        else:
            self._show(move)

    def _step(self, by: int) -> None:
        if self._move is not None:
            place = self._move.place
            self._show(replace(self._move, place=ReplayPoint(place.deal, place.action + by)))

    def _show(self, move: Move) -> None:
        dialog = self.dialog
        assert dialog is not None
        self._move = move
        number = move.place.action
        dialog.show_page(page_of(move), first=number <= 1, last=number >= move.moves)
        self._forget_question()
        known = compared_at_once(move)
        if known is not None:
            dialog.show_compared(known)
        else:
            dialog.show_thinking(analysis_text("thinking"))
            seed = f"{move.timeline.log.seed}/bot/{move.seat}"
            pool = self._controller.adviser
            self._request = pool.ask(move.level, seed, move.view(), explain=True)

    def _answered(self, answer: BotAnswer) -> None:
        if answer.request != self._request or self.dialog is None or self._move is None:
            return
        self._request = 0
        if answer.advice is None:
            self.dialog.show_compared(Compared(analysis_text("failed")))
        else:
            thought = thought_of(answer.advice.moves)
            self.dialog.show_compared(compared(self._move, thought, kept=False))

    def _closed(self) -> None:
        self._forget_question()
        self.dialog = self._move = None

    def _forget_question(self) -> None:
        if self._request:
            self._request = 0
            self._controller.adviser.cancel()
