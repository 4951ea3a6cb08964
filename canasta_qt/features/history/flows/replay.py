"""Matches that were played are shown again on the table, and played on from there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeySequence

from canasta_qt.features.match_setup.feature import MatchSetupFeature
from canasta_qt.library.match_saver import title_of
from canasta_qt.library.match_setup import fresh_secret
from canasta_qt.play.flows.flow import Flow
from canasta_qt.play.match.replay import ReplayController, action_of_line
from canasta_qt.play.stage import Frame, Show, ShowKind
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.record.log import MatchLog
from canasta_qt.record.seeds import drawn_seed
from canasta_qt.record.timeline import (
    NoOtherCards,
    ReplayPoint,
    Timeline,
    with_fresh_cards,
    with_other_decks,
    with_same_cards,
)
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import rules_title, seat_name

if TYPE_CHECKING:
    from canasta_qt.features.history.ledger.panel import Ledger
    from canasta_qt.features.history.window.replay import ReplayBar
    from canasta_qt.play.stage import Input


class ReplayShow(Show):
    """A replay on the table, with its bar below and its lines in the ledger.

    Signals:
        framed(ReplayBar, Ledger): a new bar and new lines are around the table.
        frame_asked: replace them, in another language.

    Attributes:
        replay: moves through the match. bar: its controls.
    """

    framed = Signal(object, object)
    frame_asked = Signal()

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
        return self.replay.timeline.log

    def frame(self) -> Frame:
        """Bar, lines, keys and title; the bar's keys work on the table too."""
        from canasta_qt.features.history.ledger.panel import ReplayLedger
        from canasta_qt.features.history.window.replay import KEYS, ReplayBar

        self.bar = bar = ReplayBar(self.replay)
        lines = ReplayLedger(self.replay)
        self.framed.emit(bar, lines)
        lines.chosen.connect(self.replay.seek_action)
        keys = [
            (QKeySequence(key | Qt.Modifier.CTRL if ctrl else key), partial(bar.do, what))
            for (key, ctrl), what in KEYS.items()
        ]
        title = QCoreApplication.translate("ReplayFlow", "Replay: {rules}")
        title = title.format(rules=rules_title(self.replay.session))
        return Frame(title, below=bar, ledger=lines, keys=keys, focus=bar.slider)

    def begin(self) -> None:
        self.replay.begin()

    def rest(self) -> None:
        self.replay.pause()

    def retranslate(self) -> None:
        self.frame_asked.emit()
        self.replay.retranslate()

    def close(self) -> None:
        self.replay.close()


class ReplayFlow(Flow):
    """Opens replays in the window of a match.

    Signals:
        analysis_asked: analyse the last move.
        framed(Ledger): these lines are beside a replay.
    """

    analysis_asked = Signal()
    framed = Signal(object)

    @property
    def replay(self) -> ReplayController | None:
        """The replay on the table, or None."""
        show = self._stage.of(ReplayShow)
        return show.replay if show is not None else None

    @property
    def bar(self) -> ReplayBar | None:
        """The bar of the replay on the table, or None."""
        show = self._stage.of(ReplayShow)
        return show.bar if show is not None else None

    # --- ways in -----------------------------------------------------------------------------

    def watch_this(self, place: ReplayPoint | None = None) -> None:
        """Replay the match on the table, from a place or from its beginning."""
        match = self._controller.match
        if match is None or not match.run.log.deals or self.replay is not None:
            return
        self._open(Timeline(match.run.log), match.session, place)

    def watch_deal(self, deal: int, kind: str = "") -> None:
        """Replay a deal of the match on the table, from the cause of a line of its score sheet."""
        self.watch_this(ReplayPoint(deal, 0))
        self._go_to_line(kind)

    def watch(self, timeline: Timeline, deal: int = 1, kind: str = "") -> None:
        """Replay another match, from a deal on or from the cause of a line of its score sheet."""
        session = Session.of_log(timeline.log, title_of(timeline.log))
        self._open(timeline, session, ReplayPoint(deal, 0))
        self._go_to_line(kind)

    def _go_to_line(self, kind: str) -> None:
        if self.replay is not None and kind:
            action = action_of_line(self.replay.timeline.tape(self.replay.place.deal), kind)
            self.replay.seek_action(action)

    def _open(self, timeline: Timeline, session: Session, place: ReplayPoint | None) -> None:
        """A match that goes on shows only what its viewer may see; a finished one has all seats."""
        if not timeline.finished:
            session = session.for_everybody()
        seats = _own_first(session) if timeline.finished else (session.viewer,)
        replay = ReplayController(timeline, session, seats=seats, place=place)
        show = ReplayShow(replay)
        show.framed.connect(self._framed)
        show.frame_asked.connect(self._stage.reframe)
        self._stage.enter(show)

    def _framed(self, bar: ReplayBar, lines: Ledger) -> None:
        bar.left.connect(self._stage.leave)
        bar.play_on_asked.connect(self._ask_to_play_on)
        bar.analysis_asked.connect(self.analysis_asked)
        bar.edit_asked.connect(partial(self._window.commands.run, "edit_position"))
        self.framed.emit(lines)

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
        """Begin a new match from here, in which the person at the screen has the viewer's seat."""
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
        self._context.of(MatchSetupFeature).match.resume(log)


def _own_first(session: Session) -> tuple[int, ...]:
    count, viewer = len(session.seats), session.viewer
    return tuple((viewer + seat) % count for seat in range(count))


def _level(replay: ReplayController) -> str:
    """The level of the bots that were at the table; the usual one where there was none."""
    players = replay.timeline.log.players
    bots = [player.played_by for player in players if not player.is_human]
    return bots[0] if bots else DEFAULT_LEVEL
