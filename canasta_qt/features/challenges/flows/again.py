"""The same deal again, to play it better: practised, so that nothing of it is stored or counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from canasta_qt.jobs.answering import BotPool
from canasta_qt.library.match_saver import title_of
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.match.hints import Hints
from canasta_qt.play.practice.table import PlainVerdict, Practice, practice_session
from canasta_qt.play.practice_show import PracticeShow, Practised
from canasta_qt.play.stage import ShowKind
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.session import Pace, Session

if TYPE_CHECKING:
    from canasta_qt.features.challenges.window.again_bar import AgainBar
    from canasta_qt.play.match.running_match import RunningMatch
    from canasta_qt.play.match.table_input import TableInput
    from canasta_qt.play.presenter.hand_order import HandWishes
    from canasta_qt.record.log import MatchLog
    from canasta_qt.view_model.pictures import ScoreSheetModel


class DealAgain(QObject):
    """A deal on a practice table, from its first card.

    Signals:
        ended(int, int): the deal is over; the points of the player's side then and now.
        hint_given: a hint was given; nobody counts them.

    Attributes:
        practice: the table.
        pool, adviser: who plays the others, and who gives hints.
        hints: those of a match, as this table asks for them.
    """

    ended = Signal(int, int)
    hint_given = Signal()

    def __init__(
        self, log: MatchLog, session: Session, before: int, pace: Pace, wishes: HandWishes
    ) -> None:
        """The last deal of a match; `before` is what it brought then."""
        super().__init__()
        timeline = Timeline(log)
        self._start = ReplayPoint(len(timeline.tapes), 0)
        self._timeline, self._before = timeline, before
        self.pool, self.adviser = BotPool(self), BotPool(self)
        self.practice = Practice(
            self._dealt(),
            practice_session(replace(session, covered=False), session.viewer),
            lambda _action: PlainVerdict(plays=True),
            pool=self.pool,
            pace=pace,
            wishes=wishes,
            parent=self,
        )
        self.practice.ended.connect(self._ended)
        self.happened: SignalInstance = self.practice.judged
        self.played: SignalInstance = self.practice.played
        self.hints = Hints(self, self)

    @property
    def match(self) -> RunningMatch | None:
        return self.practice.match

    @property
    def input(self) -> TableInput:
        return self.practice.input

    def _dealt(self) -> MatchRun:
        return self._timeline.run_at(self._start)

    def begin(self) -> None:
        self.practice.begin(dealt=True)

    def again(self) -> None:
        """From the first card once more."""
        self.hints.forget()
        self.practice.put(self._dealt())

    def _ended(self, sheet: ScoreSheetModel) -> None:
        self.ended.emit(self._before, sheet.deal_totals[0])

    def close(self) -> None:
        self.hints.forget()
        for pool in (self.pool, self.adviser):
            pool.stop()
        self.practice.close()


class DealAgainFlow(Flow):
    """Offers the deal on the table again, once it is over.

    Attributes:
        deal: the one that is played again, or None.
    """

    def __init__(self, context: Context, kept: Callable[[MatchLog], bool]) -> None:
        """`kept`: whether a match is one whose deals are played once, the same for everybody."""
        super().__init__(context)
        self._kept = kept
        self.deal: DealAgain | None = None
        self._bar: AgainBar | None = None
        self._controller.played.connect(lambda _script: self._offer())
        self._stage.cleared.connect(self._offer)
        self._offer()

    def _offer(self) -> None:
        match = self._controller.match
        over = match is not None and match.run.deal_over and bool(match.session.persons)
        may = over and match is not None and not self._kept(match.run.log)
        self._window.commands.offer("deal_again", may)

    def play(self) -> None:
        """Bring the deal to the table again; the match waits."""
        match = self._controller.match
        if match is None or not match.sheets or not match.run.deal_over:
            return
        deal = DealAgain(
            match.run.log,
            match.session,
            match.sheets[-1].deal_totals[0],
            replace(self._controller.pace, click=False),
            self._controller.input.hand_wishes,
        )
        show = PracticeShow(
            Practised(
                ShowKind.POSITION,
                deal.practice,
                card=partial(self._card, deal),
                title=partial(self._title, title_of(match.run.log)),
                begin=deal.begin,
                again=deal.practice.retranslate,
                hint=partial(self._hint, deal.hints),
                close=partial(self._close, deal),
            )
        )
        deal.setParent(show)
        deal.hints.told.connect(self._table.hint)
        self._table.hint_followed.connect(deal.hints.follow)
        self._table.hint_left.connect(deal.hints.forget)
        self._window.notice.hide()
        self._stage.enter(show)

    def _hint(self, hints: Hints) -> None:
        """As in a match: the hint, and asked once more what lies behind it."""
        if not self._table.tell_more():
            hints.ask()

    def _title(self, game: str) -> str:
        return self.tr("{game}: the same deal again").format(game=game)

    def _card(self, deal: DealAgain) -> AgainBar:
        from canasta_qt.features.challenges.window.again_bar import AgainBar

        self.deal, self._bar = deal, AgainBar()
        bar = self._bar
        deal.ended.connect(bar.show_end)
        bar.again_asked.connect(deal.again)
        bar.told.connect(self._window.announcer.say)
        bar.left.connect(self._stage.leave)
        bar.show_begun()
        return bar

    def _close(self, deal: DealAgain) -> None:
        self.deal = self._bar = None
        deal.close()
