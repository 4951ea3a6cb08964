"""What was played is seen again: a match as a replay, a turn, what was known before a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.features.history.ledger.panel import ReplayLedger
from canasta_qt.features.history.ledger.session import LedgerLine, lines_of_match
from canasta_qt.features.review.session import move_analysis
from canasta_qt.features.review.words.move_analysis import AnalysisText
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.library.match_saver import title_of
from canasta_qt.library.match_setup import fresh_secret
from canasta_qt.play.match.replay import ReplayController, TurnAgain, action_of_line
from canasta_qt.play.stage import Frame, Show, ShowKind
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.record.log import MatchLog, thought_of
from canasta_qt.record.seeds import bot_seed, drawn_seed
from canasta_qt.record.timeline import (
    NoOtherCards,
    ReplayPoint,
    Timeline,
    with_fresh_cards,
    with_other_decks,
    with_same_cards,
)
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.view_model.pictures import LedgerEntry
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import rules_title, seat_name

if TYPE_CHECKING:
    from canasta_qt.features.history.window.replay import ReplayBar
    from canasta_qt.features.review.window.move_analysis import MoveAnalysisDialog
    from canasta_qt.features.review.work import MoveAnswer, MoveOrder
    from canasta_qt.jobs.job import ReservedJob
    from canasta_qt.play.stage import Input


class ReplayShow(Show):
    """A replay on the table, with its bar below and its lines in the ledger.

    Signals:
        left, play_on_asked, analysis_asked, edit_asked: those of the bar.
        reframed: what stands around it is to be made anew.

    Attributes:
        replay: what is shown. bar: what moves it.
    """

    left = Signal()
    play_on_asked = Signal()
    analysis_asked = Signal()
    edit_asked = Signal()
    reframed = Signal()

    kind = ShowKind.REPLAY
    jumps = True
    bar: ReplayBar

    def __init__(self, replay: ReplayController) -> None:
        super().__init__()
        self.replay = replay
        replay.setParent(self)
        replay.played.connect(self.played)

    @property
    def input(self) -> Input:
        """Everything may be looked at, nothing moved."""
        return self.replay.input

    @property
    def log(self) -> MatchLog:
        """The match that is seen again."""
        return self.replay.timeline.log

    def frame(self) -> Frame:
        """Bar, lines, keys and title; the bar's keys work on the table too."""
        from canasta_qt.features.history.window.replay import KEYS, ReplayBar

        self.bar = bar = ReplayBar(self.replay)
        bar.left.connect(self.left)
        bar.play_on_asked.connect(self.play_on_asked)
        bar.analysis_asked.connect(self.analysis_asked)
        bar.edit_asked.connect(self.edit_asked)
        lines = ReplayLedger(self.replay)
        lines.chosen.connect(self.replay.seek_action)
        keys = [
            (QKeySequence(key | Qt.Modifier.CTRL if ctrl else key), partial(bar.do, what))
            for (key, ctrl), what in KEYS.items()
        ]
        title = QCoreApplication.translate("ReplayFlow", "Replay: {rules}")
        title = title.format(rules=rules_title(self.replay.session))
        return Frame(title, below=bar, ledger=lines, keys=keys, focus=bar.slider)

    def begin(self) -> None:
        """Show the place it begins at."""
        self.replay.begin()

    def rest(self) -> None:
        """Pause."""
        self.replay.pause()

    def retranslate(self) -> None:
        """Another language: what surrounds the replay is made again, and the picture is told."""
        self.reframed.emit()
        self.replay.retranslate()

    def close(self) -> None:
        """Nothing moves any more."""
        self.replay.close()


class ReplayFlow(Flow):
    """Opens replays in the window of a match.

    Signals:
        analysis_asked: what did the player of the last move know?
        play_on_asked(MatchLog): a match that begins like the replay; play it on.
        edit_asked: lay out what is shown in the table editor.
    """

    analysis_asked = Signal()
    play_on_asked = Signal(object)
    edit_asked = Signal()

    @property
    def replay(self) -> ReplayController | None:
        """The one that is shown, or None."""
        show = self._stage.of(ReplayShow)
        return show.replay if show is not None else None

    @property
    def bar(self) -> ReplayBar | None:
        """What moves it."""
        show = self._stage.of(ReplayShow)
        return show.bar if show is not None else None

    # --- ways in -----------------------------------------------------------------------------

    def watch_this(self, place: ReplayPoint | None = None) -> None:
        """The match on the table."""
        match = self._controller.match
        if match is None or not match.run.log.deals or self.replay is not None:
            return
        self._open(Timeline(match.run.log), match.session, place)

    def watch_deal(self, deal: int, kind: str = "") -> None:
        """A deal of the match on the table, from where a line of its score sheet comes from."""
        self.watch_this(ReplayPoint(deal, 0))
        self._go_to_line(kind)

    def watch(self, timeline: Timeline, deal: int = 1, kind: str = "") -> None:
        """A match from elsewhere, from a deal on or where a line of its score sheet comes from."""
        session = Session.of_log(timeline.log, title_of(timeline.log))
        self._open(timeline, session, ReplayPoint(deal, 0))
        self._go_to_line(kind)

    def _go_to_line(self, kind: str) -> None:
        """To where a line of the score sheet of the deal that is shown comes from."""
        if self.replay is not None and kind:
            action = action_of_line(self.replay.timeline.tape(self.replay.place.deal), kind)
            self.replay.seek_action(action)

    def _open(self, timeline: Timeline, session: Session, place: ReplayPoint | None) -> None:
        """Of a match that goes on only what its viewer may see; a finished one from any seat."""
        if not timeline.finished:
            session = session.for_everybody()
        seats = _own_first(session) if timeline.finished else (session.viewer,)
        replay = ReplayController(timeline, session, seats=seats, place=place)
        show = ReplayShow(replay)
        show.left.connect(self._stage.leave)
        show.play_on_asked.connect(self._ask_to_play_on)
        show.analysis_asked.connect(self.analysis_asked)
        show.edit_asked.connect(self.edit_asked)
        show.reframed.connect(self._stage.reframe)
        self._stage.enter(show)

    def _ask_to_play_on(self) -> None:
        from canasta_qt.features.history.window.replay import PlayOnDialog

        if self.replay is not None:
            self.replay.pause()
            name = seat_name(self.replay.session, self.replay.session.viewer)
            same = self.replay.why_not_play_on(fresh=False) is None
            dialog = PlayOnDialog(name, self._window, same_offered=same)
            dialog.chosen.connect(lambda fresh: self.play_on(fresh=fresh))
            open_over(dialog, self._window)

    def play_on(self, *, fresh: bool) -> None:
        """A new match from here, its viewer played by the person at the screen."""
        replay = self.replay
        if replay is None or replay.why_not_play_on(fresh=fresh) is not None:
            return
        seat, timeline = replay.session.viewer, replay.timeline
        log = with_same_cards(
            timeline, replay.place, seat, level=_level(replay), secret=fresh_secret()
        )
        try:
            if fresh:
                log = with_fresh_cards(log, seat, drawn_seed())
            elif not timeline.finished:  # it deals its own decks from here on
                log = with_other_decks(log, drawn_seed())
        except NoOtherCards:
            self._window.tell(self.tr("Too little is hidden here to deal other cards."))
            return
        self._stage.drop()
        self.play_on_asked.emit(log)


def _own_first(session: Session) -> tuple[int, ...]:
    """All seats, the viewer's first."""
    count, viewer = len(session.seats), session.viewer
    return tuple((viewer + seat) % count for seat in range(count))


def _level(replay: ReplayController) -> str:
    """The level of the bots that were at the table; of the usual one where there was none."""
    players = replay.timeline.log.players
    bots = [player.played_by for player in players if not player.is_human]
    return bots[0] if bots else DEFAULT_LEVEL


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
        """Everything may be looked at, nothing moved."""
        return self._turn.input

    def begin(self) -> None:
        """Show the picture before the turn, and what happened then."""
        self.played.emit(self._turn.before())
        self._turn.play()


class LedgerFlow(Flow):
    """Keeps the ledger of the match in step with the table, and shows turns again."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._ledger = self._window.ledger.list
        self._table.player.told.connect(self._told)
        self._ledger.again.connect(self._show_again)
        self._controller.played.connect(self.drop_turn)

    def _told(self, entries: Sequence[LedgerEntry]) -> None:
        """What was shown goes into the ledger, unless it was shown again."""
        if self._stage.at_match:
            self._ledger.tell(entries)

    def refill(self) -> None:
        """Write all lines anew: the match was interrupted."""
        match = self._controller.match
        if match is not None and match.run.log.deals:
            self._ledger.fill(lines_of_match(match.run.log, match.session.told_to_all))

    def retranslate(self) -> None:
        """All lines in another language, those too that would only come now."""
        self.leave_turn()
        self._table.skip()
        self.refill()

    def _show_again(self, line: LedgerLine) -> None:
        """Show the turn of a line, unless something else than the match is on the table."""
        match = self._controller.match
        if match is None or line.deal > len(match.run.log.deals):
            return
        if self._stage.kind not in (None, ShowKind.TURN):
            return
        begin = ReplayPoint(line.deal, line.first)
        turn = TurnAgain(Timeline(match.run.log), match.session, begin, line.last)
        turn.over.connect(self.leave_turn)
        self._stage.enter(TurnShow(turn))

    def leave_turn(self) -> None:
        """Back to the present."""
        if self._stage.kind is ShowKind.TURN:
            self._stage.leave()

    def drop_turn(self) -> None:
        """The match goes on."""
        if self._stage.kind is ShowKind.TURN:
            self._stage.drop()


class MoveAnalysisFlow(Flow):
    """Answers what a player knew, of the match on the table or of the replay that is shown.

    Attributes:
        dialog: the page that is open, or None.
    """

    def __init__(self, context: AppContext, replays: ReplayFlow) -> None:
        """`replays` knows the one that is shown."""
        super().__init__(context)
        self._replays = replays
        self._move: move_analysis.Move | None = None
        self._request = 0
        self._judge: ReservedJob | None = None
        self._order: MoveOrder | None = None
        self.dialog: MoveAnalysisDialog | None = None
        self._controller.adviser.answered.connect(self._answered)

    def may_ask(self, deal: int) -> bool:
        """Whether the moves of this deal may be asked about."""
        replay, match = self._replays.replay, self._controller.match
        if replay is not None:
            return replay.timeline.is_over(deal)
        if match is None or (match.session.covered and not match.run.deal_over):
            return False
        return match.run.is_over(deal)

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
            replay.seek(move.place)  # the table shows the move that is spoken of
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
        """A person's move is compared, as a review does it."""
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
