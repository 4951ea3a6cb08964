"""A match shown again on the same table, forward and back; one turn shown once more.

Everything may be looked at, nothing can be moved. `entries_of` tells what happened in a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.engine import events as ev
from canasta_qt.play.match.bots import single_shot
from canasta_qt.play.match.table_input import TableAnswers
from canasta_qt.play.presenter.beats import LedgerBuilder, movements_of
from canasta_qt.play.presenter.board import Board
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.record.replay import DealTape
from canasta_qt.record.timeline import (
    Mark,
    MarkKind,
    ReplayPoint,
    Timeline,
    has_decks_of_its_own,
)
from canasta_qt.view_model import pictures
from canasta_qt.view_model.pictures import LedgerEntry, Token, Zone
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import seat_name, shown_again
from canasta_qt.words.sentences import Text
from canasta_qt.words.turn import TurnText


def entries_of(timeline: Timeline, deal: int, session: Session) -> tuple[LedgerEntry, ...]:
    """The ledger of a deal as it was told while it was played."""
    tape = timeline.tape(deal)
    scribe = LedgerBuilder(session, deal)
    entries = tuple(_entries(tape, scribe))
    if tape.deal.scored is None:
        return entries
    end = timeline.run_at(ReplayPoint(deal, tape.actions))
    sides = Presenter(end, session).entered(end).final.sides
    return (*entries, scribe.scores(sides, tape.actions))


def _entries(tape: DealTape, scribe: LedgerBuilder) -> Iterator[LedgerEntry]:
    states = {turn.entries: turn.state for turn in tape.turns}
    state = tape.turns[0].state
    board = Board.undealt(state)
    for action in range(tape.actions + 1):
        for step in movements_of(tape.events(action), state):
            for event in step.events:
                board.follow(event)
                entry = scribe.write(event, board, action)
                if entry is not None:
                    yield entry
        if action in states:
            state = states[action]
            board.read(state)


def action_of_line(tape: DealTape, kind: str) -> int:
    """The action that a line of the score sheet comes from: the last of its sort.

    What only counts at the end leads to the end of the deal.
    """
    wanted = _BEHIND.get(kind)
    if wanted is None:
        return tape.actions
    found = (
        action
        for action in range(tape.actions, -1, -1)
        if any(_is_wanted(event, *wanted) for event in tape.events(action))
    )
    return next(found, tape.actions)


def _is_wanted(event: ev.Event, sort: type[ev.Event], style: str) -> bool:
    styled = not style or (isinstance(event, ev.CanastaCompleted) and event.style == style)
    return isinstance(event, sort) and styled


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
        """`finished` hears that the table stands still; `sort` is asked to sort the hand."""
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

    def choose(self, option: int | None) -> None:
        """Nothing was asked."""

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        self._refuse(tokens, None)

    def unstage(self, tokens: tuple[Token, ...]) -> None:
        """Nothing is staged."""

    def _refuse(self, tokens: tuple[Token, ...], zone: Zone | None) -> None:
        self.refused.emit(pictures.RefusedModel(TurnText.NO_REPLAY(), tokens, zone))


PAUSES: Final[dict[str, int]] = {"slow": 2000, "normal": 900, "fast": 250, "fastest": 0}
"""How long each speed rests between two actions, in milliseconds."""

_MARK_WORDS: Final[dict[MarkKind, Text]] = {
    "opening": TurnText.REPLAY_OPENING,
    "take": TurnText.REPLAY_TAKE,
    "canasta": TurnText.REPLAY_CANASTA,
}


@dataclass(frozen=True, slots=True)
class ReplayMark:
    """A mark of the slider: what sort, at which action, and what it says."""

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
"""Why nobody plays on from somewhere: the deal is over there; the decks to come would be those of a
match that goes on; of several people nobody is known to sit in front; a deal still runs, and with
the same hidden cards it would be given away."""


class ReplayController(QObject):
    """Moves a replay and tells the table what to show; `input` takes the table's commands.

    Signals:
        played(Script): show this.
        moved(ReplayStatus): the replay is somewhere else, plays or pauses.
        entered_deal: it is in another deal, or seen from another seat; `entries` are new.

    Attributes:
        place: where the replay is. run: the match at this place; read them.
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
        """`session` are the people of the match; `seats` are those it may be seen from.

        Of a match that goes on this is only the own one, and the cards of others stay closed.
        """
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

        Of a match that goes on nothing may come to light by it that is still to be played.
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
        self._tell()

    def pause(self) -> None:
        self._next.stop()
        if self._playing:
            self._playing = False
            self._tell()

    def toggle(self) -> None:
        if self._playing:
            self.pause()
        else:
            self.play()

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
        action = tape.deal.entries[self.place.action].action
        events = self.run.play(action)
        if self.run.deal_over:
            self.run.finish_deal()
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
        self._tell()

    def _tell(self) -> None:
        self.moved.emit(self.status)


def _mark(mark: Mark, session: Session) -> ReplayMark:
    text = _MARK_WORDS[mark.kind](name=seat_name(session, mark.seat), action=str(mark.action))
    return ReplayMark(mark.kind, mark.action, text)


REST_MS = 1200
"""How long the end of the turn stays before the table comes back to the present."""


class TurnAgain(QObject):
    """Makes the pictures of a turn, as the session's viewer saw it; `input` is the table's.

    Signals:
        played(Script): show this.
        over: the turn has been shown and looked at.
    """

    played = Signal(object)
    over = Signal()

    def __init__(
        self, timeline: Timeline, session: Session, begin: ReplayPoint, end: int,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        """The actions of a deal from `begin` on, up to the one numbered `end`."""
        super().__init__(parent)
        self._run = timeline.run_at(begin)
        self._entries = timeline.tape(begin.deal).deal.entries[begin.action : end]
        self._presenter = Presenter(self._run, shown_again(session, session.viewer))
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.over)
        self.input = WatchingInput(self._rest.start, parent=self)

    def before(self) -> Script:
        return self._presenter.entered(self._run)

    def play(self) -> None:
        for entry in self._entries:
            events = self._run.play(entry.action)
            if self._run.deal_over:
                self._run.finish_deal()
            self.played.emit(self._presenter.happened(events))
