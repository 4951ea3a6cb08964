"""The analysis of a move: what its player knew, in the match on the table or in a replay."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from canasta_qt.features.review.session import move_analysis
from canasta_qt.features.review.words.move_analysis import AnalysisText
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.record.log import thought_of
from canasta_qt.record.seeds import bot_seed
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.ui.widgets.placement import open_over

if TYPE_CHECKING:
    from canasta_qt.features.history.flows.replay import ReplayFlow
    from canasta_qt.features.review.window.move_analysis import MoveAnalysisDialog
    from canasta_qt.features.review.work import MoveAnswer, MoveOrder
    from canasta_qt.jobs.job import ReservedJob


class MoveAnalysisFlow(Flow):
    """Opens the analysis of moves.

    Attributes:
        dialog: the page that is open, or None.
    """

    def __init__(self, context: Context, replays: ReplayFlow) -> None:
        super().__init__(context)
        self._replays = replays
        self._move: move_analysis.Move | None = None
        self._request = 0
        self._judge: ReservedJob | None = None
        self._order: MoveOrder | None = None
        self.dialog: MoveAnalysisDialog | None = None
        self._controller.adviser.answered.connect(self._answered)

    def may_ask(self, deal: int) -> bool:
        """Whether the moves of this deal may be analysed."""
        replay, match = self._replays.replay, self._controller.match
        if replay is not None:
            return replay.timeline.is_over(deal)
        if match is None or (match.session.covered and not match.run.deal_over):
            return False
        return match.run.is_over(deal)

    def ask_before(self, place: ReplayPoint) -> None:
        """Analyse the move that follows this moment."""
        self._ask(ReplayPoint(place.deal, place.action + 1))

    def ask_last(self) -> None:
        """Analyse the move that the replay has just shown, or the first of its deal."""
        replay = self._replays.replay
        if replay is not None:
            replay.pause()
            self._ask(ReplayPoint(replay.place.deal, max(1, replay.place.action)))

    def _ask(self, place: ReplayPoint) -> None:
        if not self.may_ask(place.deal):
            self._window.tell(self.tr("You can see that once this deal is over."))
            return
        replay, match = self._replays.replay, self._controller.match
        if replay is not None:
            move = move_analysis.Move(replay.timeline, place, replay.session)
        elif match is not None:
            move = move_analysis.Move(Timeline(match.run.log), place, match.session)
        else:
            return
        last = move.moves
        if last:
            self._open(replace(move, place=ReplayPoint(place.deal, min(place.action, last))))

    def _open(self, move: move_analysis.Move) -> None:
        from canasta_qt.features.review.window.move_analysis import MoveAnalysisDialog

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

    def _show(self, move: move_analysis.Move) -> None:
        dialog, replay = self.dialog, self._replays.replay
        assert dialog is not None
        self._move = move
        if replay is not None and replay.timeline is move.timeline:
            replay.seek(move.place)  # the table shows the move of the page
        number = move.place.action
        dialog.show_page(move_analysis.page_of(move), first=number <= 1, last=number >= move.moves)
        self._forget_question()
        known = move_analysis.compared_at_once(move)
        if known is not None:
            dialog.show_compared(known)
        elif not move.level:
            self._have_judged(move)
        else:
            dialog.show_thinking(AnalysisText.THINKING())
            seed = bot_seed(move.timeline.log, move.seat)
            pool = self._controller.adviser
            from canasta_qt.players.search.advice import advice_of

            self._request = pool.ask(move.level, seed, move.view(), explain=advice_of)

    def _have_judged(self, move: move_analysis.Move) -> None:
        """Compare a person's move as a review does."""
        from canasta_qt.features.review.session.asked import judged_by, refused, told_by_judge
        from canasta_qt.features.review.work import judge_move
        from canasta_qt.jobs.job import ReservedJob

        assert self.dialog is not None
        reason = refused(move)
        self._order = judged_by(move) if reason is None else None
        if self._order is None:
            self.dialog.show_compared(reason or told_by_judge(None, None))
            return
        if self._judge is None:
            self._judge = ReservedJob(judge_move, self)
            self._judge.answered.connect(self._judged)
        self.dialog.show_thinking(AnalysisText.JUDGING())
        self._judge.ask(self._order)

    def _judged(self, answer: MoveAnswer | None) -> None:
        from canasta_qt.features.review.session.asked import told_by_judge

        order, self._order = self._order, None
        if order is not None and self.dialog is not None:
            self.dialog.show_compared(told_by_judge(order, answer))

    def _answered(self, answer: BotAnswer) -> None:
        if answer.request != self._request or self.dialog is None or self._move is None:
            return
        self._request = 0
        if answer.advice is None:
            self.dialog.show_compared(move_analysis.Compared(AnalysisText.FAILED()))
        else:
            thought = thought_of(answer.advice.moves)
            self.dialog.show_compared(move_analysis.compared(self._move, thought, kept=False))

    def _closed(self) -> None:
        self._forget_question()
        self.dialog = self._move = None

    def _forget_question(self) -> None:
        self._order = None
        if self._judge is not None:
            self._judge.stop()
        if self._request:
            self._request = 0
            self._controller.adviser.cancel()
