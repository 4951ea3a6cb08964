"""What was played is seen again: a match as a replay, a turn, what was known before a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.features.history.ledger.lines import LedgerLine, lines_of_match
from canasta_qt.features.history.ledger.panel import ReplayLedger
from canasta_qt.features.review.session import move_analysis
from canasta_qt.features.review.words.move_analysis import AnalysisText
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.library.match_saver import title_of
from canasta_qt.library.match_setup import fresh_secret, fresh_seed
from canasta_qt.play.match.replay import ReplayController, TurnAgain, action_of_line
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.record.log import thought_of
from canasta_qt.record.seeds import bot_seed
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
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import rules_title, seat_name

if TYPE_CHECKING:
    from canasta_qt.features.history.window.replay import ReplayBar
    from canasta_qt.features.review.window.move_analysis import MoveAnalysisDialog
    from canasta_qt.features.review.work import MoveAnswer, MoveOrder
    from canasta_qt.jobs.job import ReservedJob


class ReplayFlow(Flow):
    """Opens replays in the window of a match, and closes them again.

    Attributes:
        replay: the one that is shown, or None.
        bar: what moves it.

    Signals:
        opening: a replay is about to come to the table.
        left: show again what was there before the replay.
        analysis_asked: what did the player of the last move know?
        play_on_asked(MatchLog): a match that begins like the replay; play it on.
        edit_asked: lay out what is shown in the table editor.
    """

    opening = Signal()
    left = Signal()
    analysis_asked = Signal()
    play_on_asked = Signal(object)
    edit_asked = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._keys: list[QShortcut] = []
        self.replay: ReplayController | None = None
        self.bar: ReplayBar | None = None

    @property
    def active(self) -> bool:
        """Whether the table shows a replay."""
        return self.replay is not None

    # --- ways in -----------------------------------------------------------------------------

    def watch_this(self, place: ReplayPoint | None = None) -> None:
        """The match on the table."""
        match = self._controller.match
        if match is None or not match.run.log.deals or self.active:
            return
        self._open(Timeline(match.run.log), match.session, place)

    def watch_deal(self, deal: int, kind: str = "") -> None:
        """A deal of the match on the table, from where a line of its score sheet comes from."""
        self.watch_this(ReplayPoint(deal, 0))
        self._go_to_line(kind)

    def watch(self, timeline: Timeline, deal: int = 1, kind: str = "") -> None:
        """A match from elsewhere, from a deal on or where a line of its score sheet comes from."""
        self.drop()
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
        self.opening.emit()
        self._controller.hold()
        self._table.skip()
        self._table.skip()  # what comes after a ceremony is skipped separately
        if not timeline.finished:
            session = session.for_everybody()
        seats = _own_first(session) if timeline.finished else (session.viewer,)
        replay = ReplayController(timeline, session, seats=seats, place=place, parent=self)
        replay.played.connect(self._played)
        replay.input.refused.connect(self._table.refuse)
        self.replay = replay
        self._table.set_commands(replay.input)
        bar = self._surround(replay)
        replay.begin()
        bar.slider.setFocus()

    def _surround(self, replay: ReplayController) -> ReplayBar:
        """Bar, ledger, keys and title of a replay."""
        from canasta_qt.features.history.window.replay import ReplayBar

        bar = ReplayBar(replay)
        bar.left.connect(self.leave)
        bar.play_on_asked.connect(self._ask_to_play_on)
        bar.analysis_asked.connect(self.analysis_asked)
        bar.edit_asked.connect(self.edit_asked)
        ledger = ReplayLedger(replay)
        ledger.chosen.connect(replay.seek_action)
        self.bar = bar
        title = self.tr("Replay: {rules}").format(rules=rules_title(replay.session))
        self._window.show_replay(bar, ledger, title)
        self._add_keys(bar)
        return bar

    def _add_keys(self, bar: ReplayBar) -> None:
        """The bar's keys work on the table too."""
        from canasta_qt.features.history.window.replay import KEYS

        for (key, ctrl), what in KEYS.items():
            keys = QKeySequence(key | Qt.Modifier.CTRL) if ctrl else QKeySequence(key)
            shortcut = QShortcut(keys, self._table)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda what=what: bar.do(what))
            self._keys.append(shortcut)

    def _played(self, script: Script) -> None:
        self._table.skip()
        self._table.play(script)

    # --- ways out ----------------------------------------------------------------------------

    def leave(self) -> None:
        """Back to where one was."""
        if self.active:
            self.drop()
            self.left.emit()

    def drop(self) -> None:
        """End the replay; something else comes to the table."""
        replay = self.replay
        if replay is None:
            return
        self.replay = self.bar = None
        replay.close()
        self._drop_keys()
        self._table.skip()
        self._table.set_commands(self._controller.input)
        self._window.end_replay()
        replay.deleteLater()

    def _drop_keys(self) -> None:
        for shortcut in self._keys:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._keys = []

    def retranslate(self) -> None:
        """Another language: what surrounds the replay is made again, and the picture is told."""
        replay = self.replay
        if replay is not None:
            self._table.skip()
            self._drop_keys()
            self._window.end_replay()
            self._surround(replay)
            replay.retranslate()

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
                log = with_fresh_cards(log, seat, fresh_seed())
            elif not timeline.finished:  # it deals its own decks from here on
                log = with_other_decks(log, fresh_seed())
        except NoOtherCards:
            self._window.tell(self.tr("Too little is hidden here to deal other cards."))
            return
        self.drop()
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


class LedgerFlow(Flow):
    """Keeps the ledger of the match in step with the table, and shows turns again.

    Signals:
        left: a turn has been shown again; show the present.
    """

    left = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._ledger = self._window.ledger.list
        self._shown: TurnAgain | None = None
        self._table.player.told.connect(self._told)
        self._ledger.again.connect(self._show_again)

    def _told(self, entries: Sequence[LedgerEntry]) -> None:
        """What was shown goes into the ledger, unless it was shown again."""
        if self._table.commands is self._controller.input:
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
