"""A match shown again on the same table, forward and back; one turn shown once more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine import events as ev
from canasta_qt.play.match.table_input import TableAnswers
from canasta_qt.play.presenter.beats import LedgerBuilder, movements_of
from canasta_qt.play.presenter.board import Board
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.record.log import Entry
from canasta_qt.record.replay import DealTape, MatchRun
from canasta_qt.record.timeline import (
    Mark,
    MarkKind,
    ReplayPoint,
    Timeline,
    has_decks_of_its_own,
)
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model import pictures
from canasta_qt.view_model.pictures import LedgerEntry, Token, Zone
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import seat_name, shown_again
from canasta_qt.words.sentences import Text
from canasta_qt.words.turn import TurnText


def entries_of(timeline: Timeline, deal: int, session: Session) -> tuple[LedgerEntry, ...]:
    """The ledger of a deal as it was written while it was played."""
    tape = timeline.tape(deal)
    builder = LedgerBuilder(session, deal)
    entries = tuple(_entries(tape, builder))
    if tape.deal.scored is None:
        return entries
    end = timeline.run_at(ReplayPoint(deal, tape.actions))
    sides = Presenter(end, session).entered(end).final.sides
    return (*entries, builder.scores(sides, tape.actions))


def _entries(tape: DealTape, builder: LedgerBuilder) -> Iterator[LedgerEntry]:
    states = {turn.entries: turn.state for turn in tape.turns}
    state = tape.turns[0].state
    board = Board.undealt(state)
    for action in range(tape.actions + 1):
        for step in movements_of(tape.events(action), state):
            for event in step.events:
                board.follow(event)
                entry = builder.write(event, board, action)
                if entry is not None:
                    yield entry
        if action in states:
            state = states[action]
            board.read(state)


def action_of_line(tape: DealTape, kind: str) -> int:
    """The last action behind a line of the score sheet; else the end of the deal."""
    if kind not in _BEHIND:
        return tape.actions
    sort, style = _BEHIND[kind]
    for action in range(tape.actions, -1, -1):
        for event in tape.events(action):
            if isinstance(event, sort) and style in ("", getattr(event, "style", "")):
                return action
    return tape.actions


_BEHIND: Final[dict[str, tuple[type[ev.Event], str]]] = {
    "natural_canasta": (ev.CanastaCompleted, "natural"),
    "mixed_canasta": (ev.CanastaCompleted, "mixed"),
    "wild_canasta": (ev.CanastaCompleted, "wild"),
    "sequence_canasta": (ev.CanastaCompleted, "sequence"),
    "aces_canasta": (ev.CanastaCompleted, ""),
    "sevens_canasta": (ev.CanastaCompleted, ""),
    "set_bonus": (ev.CanastaCompleted, ""),
    "special_hand": (ev.SpecialHandDeclared, ""),
    "red_threes": (ev.ThreesTabled, ""),
    "black_threes": (ev.ThreesTabled, ""),
    "melded": (ev.Melded, ""),
    "heap": (ev.LaidOnHeap, ""),
    "exact_cut": (ev.DeckCut, ""),
}
"""Kind of a score line to the event behind it, and its style where that matters."""


class WatchingInput(TableAnswers):
    """Takes the table's commands where everything may be looked at and nothing moved."""

    def __init__(
        self,
        finished: Callable[[], None],
        sort: Callable[[pictures.SortOrder], None] = lambda _how: None,
        parent: QObject | None = None,
    ) -> None:
        """`finished` is called when the table stands still, `sort` to sort the hand."""
        super().__init__(parent)
        self.script_finished = finished
        self.sort_hand = sort

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[pictures.DropTarget, ...]:
        return ()

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        self._refuse(tokens, zone)

    def activate(self, zone: Zone) -> None:
        self._refuse((), zone)

    def quick(self, token: Token, others: tuple[Token, ...] = ()) -> None:
        self._refuse((token, *others), None)

    def press(self, button: pictures.ButtonId) -> None:
        self._refuse((), None)

    def choose(self, option: int | None) -> None: ...

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        self._refuse(tokens, None)

    def unstage(self, tokens: tuple[Token, ...]) -> None: ...

    def _refuse(self, tokens: tuple[Token, ...], zone: Zone | None) -> None:
        self.refused.emit(pictures.RefusedModel(TurnText.NO_REPLAY(), tokens, zone))


PAUSES: Final[dict[str, int]] = {"slow": 2000, "normal": 900, "fast": 250, "fastest": 0}
"""Milliseconds between two actions, by speed."""

_MARK_WORDS: Final[dict[MarkKind, Text]] = {
    "opening": TurnText.REPLAY_OPENING,
    "take": TurnText.REPLAY_TAKE,
    "canasta": TurnText.REPLAY_CANASTA,
}


@dataclass(frozen=True, slots=True)
class ReplayMark:
    """A mark of the slider at an action, with its words."""

    kind: MarkKind
    action: int
    text: str


@dataclass(frozen=True, slots=True)
class ReplayStatus:
    """Where a replay is, for the bar: the place, the size of match and deal, and its marks."""

    place: ReplayPoint
    deals: int
    actions: int
    marks: tuple[ReplayMark, ...]
    playing: bool
    at_start: bool
    at_end: bool


WhyNotPlayOn = Literal["over", "match", "covered", "deal"]
"""Why nobody may play on from a place: the deal is over there; the decks to come would be those of
a match that goes on; it is not known which of several people sits in front; a running deal's hidden
cards would be revealed."""


class ReplayController(QObject):
    """Moves a replay and makes its pictures; `input` takes the table's commands.

    Signals:
        played(Script): show this.
        moved(ReplayStatus): the replay is somewhere else, plays or pauses.
        entered_deal: it is in another deal, or seen from another seat; `entries` are new.

    Attributes:
        place, run: where the replay is, and the match at this place, to be read.
    """

    played = Signal(object)
    moved = Signal(object)
    entered_deal = Signal()

    def __init__(
        self,
        timeline: Timeline,
        session: Session,
        *,
        seats: tuple[int, ...],
        place: ReplayPoint | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`session` has the people; `seats` it may be seen from: only the own one of a match that
        goes on."""
        super().__init__(parent)
        self.input = WatchingInput(self._rest, self._sort, self)
        self.timeline = timeline
        self.seats = seats
        self.all_open = False
        self.speed = "normal"
        self._people = session
        self.place = timeline.clipped(place or ReplayPoint(1, 0))
        self.run = timeline.run_at(self.place)
        self._presenter = Presenter(self.run, self._session(seats[0]))
        self._playing = False
        self._next = single_shot(self, self._play_on)

    # --- what there is to see ----------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The people, and the seat that is seen from."""
        return self._presenter.session

    @property
    def entries(self) -> tuple[LedgerEntry, ...]:
        return entries_of(self.timeline, self.place.deal, self.session)

    @property
    def status(self) -> ReplayStatus:
        place, end = self.place, self.timeline.end
        return ReplayStatus(
            place,
            end.deal,
            self.timeline.tape(place.deal).actions,
            tuple(_mark(mark, self.session) for mark in self.timeline.marks(place.deal)),
            self._playing,
            at_start=place == ReplayPoint(1, 0),
            at_end=place == end,
        )

    @property
    def may_open_all(self) -> bool:
        """Whether all cards may lie open: not while the match goes on."""
        return len(self.seats) == len(self._people.seats)

    def why_not_play_on(self, *, fresh: bool) -> WhyNotPlayOn | None:
        """Why no match may begin here, with `fresh` hidden cards or the same ones; None if it may.

        It must not reveal anything that is still to be played in a match that goes on.
        """
        if self.run.deal_over:
            return "over"
        if self.timeline.finished:
            return None
        if not has_decks_of_its_own(self.timeline.log.rules):
            return "match"
        if self.timeline.is_over(self.place.deal):
            return None
        if self.session.covered:
            return "covered"
        return None if fresh else "deal"

    def name(self, seat: int) -> str:
        return seat_name(self._people, seat)

    # --- moving ------------------------------------------------------------------------------

    def begin(self) -> None:
        self._show(self._presenter.entered(self.run))
        self.entered_deal.emit()

    def seek(self, place: ReplayPoint) -> None:
        """Go to a place at once; beyond the ends it is the nearest there is."""
        self.pause()
        self._go(self.timeline.clipped(place))

    def seek_action(self, action: int) -> None:
        self.seek(ReplayPoint(self.place.deal, action))

    def step(self, actions: Literal[1, -1]) -> None:
        """One action forward, shown as it was played, or one back."""
        self.pause()
        if actions > 0:
            self._forward()
        else:
            self._go(self.timeline.moved(self.place, -1))

    def turn(self, turns: Literal[1, -1]) -> None:
        """To the beginning of the next turn, or of this one or the one before."""
        go = self.timeline.next_turn if turns > 0 else self.timeline.turn_before
        self.seek(go(self.place))

    def deal(self, deals: Literal[1, -1]) -> None:
        """To the beginning of the next deal; back to that of this one, or the one before."""
        stays = deals < 0 and self.place.action > 0
        self.seek(ReplayPoint(self.place.deal + (0 if stays else deals), 0))

    def to_start_of_deal(self) -> None:
        self.seek(ReplayPoint(self.place.deal, 0))

    def to_end_of_deal(self) -> None:
        self.seek(ReplayPoint(self.place.deal, self.timeline.tape(self.place.deal).actions))

    def play(self) -> None:
        """Play on by itself, from the start when at the end."""
        if self.place == self.timeline.end:
            self._go(ReplayPoint(1, 0))
        self._playing = True
        self._next.start(0)
        self.moved.emit(self.status)

    def pause(self) -> None:
        self._next.stop()
        if self._playing:
            self._playing = False
            self.moved.emit(self.status)

    def toggle(self) -> None:
        (self.pause if self._playing else self.play)()

    def see(self, seat: int, *, all_open: bool = False) -> None:
        """See it from another seat, or with all cards open; only what may be seen."""
        if seat not in self.seats or (all_open and not self.may_open_all):
            return
        self.all_open = all_open
        self._presenter = Presenter(self.run, self._session(seat))
        self._show(self._presenter.entered(self.run))
        self.entered_deal.emit()

    def retranslate(self) -> None:
        self.see(self.session.viewer, all_open=self.all_open)

    def close(self) -> None:
        self._next.stop()
        self._playing = False

    # --- inside ------------------------------------------------------------------------------

    def _rest(self) -> None:
        if self._playing:
            self._next.start(PAUSES[self.speed])

    def _sort(self, how: pictures.SortOrder) -> None:
        self.played.emit(self._presenter.sort(how))

    def _session(self, seat: int) -> Session:
        return shown_again(self._people, seat, all_open=self.all_open)

    def _play_on(self) -> None:
        if not self._forward():
            self.pause()

    def _forward(self) -> bool:
        """One action on; False at the end."""
        tape = self.timeline.tape(self.place.deal)
        if self.place.action >= tape.actions:
            after = self.timeline.moved(self.place, 1)
            if after == self.place:
                return False
            self._go(after)
            return True
        events = _played(self.run, tape.deal.entries[self.place.action])
        self.place = ReplayPoint(self.place.deal, self.place.action + 1)
        self._show(self._presenter.happened(events))
        return True

    def _go(self, place: ReplayPoint) -> None:
        other = place.deal != self.place.deal
        self.place = place
        self.run = self.timeline.run_at(place)
        self._show(self._presenter.entered(self.run))
        if other:
            self.entered_deal.emit()

    def _show(self, script: Script) -> None:
        self.played.emit(script)
        self.moved.emit(self.status)


def _played(run: MatchRun, entry: Entry) -> tuple[ev.Event, ...]:
    """The events of an action that is played again."""
    events = run.play(entry.action)
    if run.deal_over:
        run.finish_deal()
    return events


def _mark(mark: Mark, session: Session) -> ReplayMark:
    text = _MARK_WORDS[mark.kind](name=seat_name(session, mark.seat), action=str(mark.action))
    return ReplayMark(mark.kind, mark.action, text)


REST_MS = 1200
"""Time for which the end of the turn is shown before the table returns to the present."""


class TurnAgain(QObject):
    """Makes the pictures of a turn, as the session's viewer saw it; `input` is the table's."""

    played = Signal(object)
    over = Signal()
    """The turn has been shown for long enough."""

    def __init__(self, timeline: Timeline, session: Session, begin: ReplayPoint, end: int) -> None:
        """The actions of a deal from `begin` on, up to the one numbered `end`."""
        super().__init__()
        self._run = timeline.run_at(begin)
        self._entries = timeline.tape(begin.deal).deal.entries[begin.action : end]
        self._presenter = Presenter(self._run, shown_again(session, session.viewer))
        self._rest = single_shot(self, self.over, REST_MS)
        self.input = WatchingInput(self._rest.start, parent=self)

    def before(self) -> Script:
        return self._presenter.entered(self._run)

    def play(self) -> None:
        for entry in self._entries:
            self.played.emit(self._presenter.happened(_played(self._run, entry)))
