"""`ReplayController`: a match shown again on the same table, forward and back.

The table gets what it always gets, pictures and scripts; a step forward is the script of the
action, every other move is one picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.controller.messages import say
from canasta_qt.controller.presenter import Presenter
from canasta_qt.controller.replay_commands import OnlyWatching
from canasta_qt.controller.replay_lines import entries_of
from canasta_qt.controller.script import Script
from canasta_qt.controller.session import Session
from canasta_qt.controller.view_model import LedgerEntry
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import Mark, MarkKind, Place, Timeline

PAUSES: Final[dict[str, int]] = {"slow": 2000, "normal": 900, "fast": 250, "fastest": 0}
"""How long each speed rests between two actions, in milliseconds."""

_MARK_WORDS: Final[dict[MarkKind, str]] = {
    "opening": "replay.opening",
    "take": "replay.take",
    "canasta": "replay.canasta",
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

    place: Place
    deals: int
    actions: int
    marks: tuple[ReplayMark, ...]
    playing: bool
    at_start: bool
    at_end: bool
    over: bool
    """Whether the deal is over here, so that nothing can be played on."""


class ReplayController(OnlyWatching):
    """Moves a replay and tells the table what to show.

    Signals (besides those of `OnlyWatching`):
        moved(ReplayStatus): the replay is somewhere else, plays or pauses.
        entered_deal: it is in another deal, or seen from another seat; `entries` are new.
    """

    moved = Signal(object)
    entered_deal = Signal()

    def __init__(
        self,
        timeline: Timeline,
        session: Session,
        *,
        seats: tuple[int, ...],
        place: Place | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`session` are the people of the match; `seats` are those it may be seen from.

        Of a match that goes on this is only the own one, and the cards of others stay closed.
        """
        super().__init__(parent)
        self.timeline = timeline
        self.seats = seats
        self.all_open = False
        self.speed = "normal"
        self._people = session
        self._place = timeline.clipped(place or Place(1, 0))
        self._run: MatchRun = timeline.run_at(self._place)
        self._presenter = Presenter(self._run, self._session(seats[0]))
        self._playing = False
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._play_on)

    # --- what there is to see ----------------------------------------------------------------

    @property
    def place(self) -> Place:
        """Where the replay is."""
        return self._place

    @property
    def run(self) -> MatchRun:
        """The match at this place; read it."""
        return self._run

    @property
    def session(self) -> Session:
        """The people, and the seat that is seen from."""
        return self._presenter.session

    @property
    def entries(self) -> tuple[LedgerEntry, ...]:
        """The ledger of the deal that is shown."""
        return entries_of(self.timeline, self._place.deal, self.session)

    @property
    def status(self) -> ReplayStatus:
        """For the bar."""
        place, end = self._place, self.timeline.end
        return ReplayStatus(
            place,
            end.deal,
            self.timeline.tape(place.deal).actions,
            self._marks(),
            self._playing,
            at_start=place == Place(1, 0),
            at_end=place == end,
            over=self._run.deal_over,
        )

    @property
    def may_open_all(self) -> bool:
        """Whether all cards may lie open: not while the match goes on."""
        return len(self.seats) == len(self._people.seats)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._people.name(seat)

    # --- moving ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the first picture."""
        self._show(self._presenter.entered(self._run))
        self.entered_deal.emit()

    def seek(self, place: Place) -> None:
        """Go to a place at once; beyond the ends it is the nearest there is."""
        self.pause()
        self._go(self.timeline.clipped(place))

    def seek_action(self, action: int) -> None:
        """Go to an action of this deal."""
        self.seek(Place(self._place.deal, action))

    def step(self, actions: Literal[1, -1]) -> None:
        """One action forward, shown as it was played, or one back."""
        self.pause()
        if actions > 0:
            self._forward()
        else:
            self._go(self.timeline.moved(self._place, -1))

    def turn(self, turns: Literal[1, -1]) -> None:
        """To the beginning of the next turn, or of this one or the one before."""
        go = self.timeline.next_turn if turns > 0 else self.timeline.turn_before
        self.seek(go(self._place))

    def deal(self, deals: Literal[1, -1]) -> None:
        """To the beginning of the next deal; back to that of this one, or the one before."""
        stays = deals < 0 and self._place.action > 0
        self.seek(Place(self._place.deal + (0 if stays else deals), 0))

    def to_start_of_deal(self) -> None:
        """To the first moment of this deal."""
        self.seek(Place(self._place.deal, 0))

    def to_end_of_deal(self) -> None:
        """To the last moment of this deal."""
        self.seek(Place(self._place.deal, self.timeline.tape(self._place.deal).actions))

    def play(self) -> None:
        """Play on by itself, from the start when at the end."""
        if self._place == self.timeline.end:
            self._go(Place(1, 0))
        self._playing = True
        self._next.start(0)
        self._tell()

    def pause(self) -> None:
        """Stand still."""
        self._next.stop()
        if self._playing:
            self._playing = False
            self._tell()

    def toggle(self) -> None:
        """Play, or pause."""
        if self._playing:
            self.pause()
        else:
            self.play()

    def see(self, seat: int, *, all_open: bool = False) -> None:
        """See it from another seat, or with all cards open; only what may be seen."""
        if seat not in self.seats or (all_open and not self.may_open_all):
            return
        self.all_open = all_open
        self._presenter = Presenter(self._run, self._session(seat))
        self._show(self._presenter.entered(self._run))
        self.entered_deal.emit()

    def say_anew(self) -> None:
        """Another language: the same picture in other words."""
        self.see(self.session.viewer, all_open=self.all_open)

    def close(self) -> None:
        """Nothing moves any more."""
        self._next.stop()
        self._playing = False

    # --- what the table reports --------------------------------------------------------------

    def script_finished(self) -> None:
        """The table stands still: play on after a rest."""
        if self._playing:
            self._next.start(PAUSES[self.speed])

    def sort_hand(self, how: Literal["rank_up", "rank_down", "wilds_left", "wilds_right"]) -> None:
        """Sorting changes nothing of the match."""
        self.played.emit(self._presenter.sort(how))

    # --- inside ------------------------------------------------------------------------------

    def _marks(self) -> tuple[ReplayMark, ...]:
        session = self.session
        return tuple(_mark(mark, session) for mark in self.timeline.marks(self._place.deal))

    def _session(self, seat: int) -> Session:
        return self._people.shown_again(seat, all_open=self.all_open)

    def _play_on(self) -> None:
        if not self._forward():
            self.pause()

    def _forward(self) -> bool:
        """One action on; False at the end."""
        tape = self.timeline.tape(self._place.deal)
        if self._place.action >= tape.actions:
            after = self.timeline.moved(self._place, 1)
            if after == self._place:
                return False
            self._go(after)
            return True
        action = tape.deal.entries[self._place.action].action
        events = self._run.play(action)
        if self._run.deal_over:
            self._run.finish_deal()
        self._place = Place(self._place.deal, self._place.action + 1)
        self._show(self._presenter.happened(events))
        return True

    def _go(self, place: Place) -> None:
        other = place.deal != self._place.deal
        self._place = place
        self._run = self.timeline.run_at(place)
        self._show(self._presenter.entered(self._run))
        if other:
            self.entered_deal.emit()

    def _show(self, script: Script) -> None:
        self.played.emit(script)
        self._tell()

    def _tell(self) -> None:
        self.moved.emit(self.status)


def _mark(mark: Mark, session: Session) -> ReplayMark:
    text = say(_MARK_WORDS[mark.kind], name=session.name(mark.seat), action=str(mark.action))
    return ReplayMark(mark.kind, mark.action, text)
