"""Who at the table has something to say, when, and what: seldom, and only what all have seen."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.bots.levels import Style, style_of
from canasta_qt.engine import events as ev
from canasta_qt.engine.state import DealState
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.session import Session
from canasta_qt.words.chat import SAYINGS, Occasion, Tone, in_words

BIG_PILE: Final = 8
"""From so many cards on a pile is worth a word."""

FEW: Final = 2
"""With so many cards or fewer somebody may soon go out."""

LONG: Final = 8.0
"""Seconds of thinking that call for a word."""

TURNS_BETWEEN: Final = 6
"""Turns that pass at least between two remarks."""

REMEMBERED: Final = 20
"""So many remarks pass before one is heard again."""

_SPOKEN: Final = 0.5
"""How often somebody who could say something does."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """What somebody says."""

    seat: int
    text: str


Chance = tuple[int, Occasion]
"""A seat, and what it could say a word about."""


class Chat:
    """Hears what happens in a match and now and then has a bot say something to it.

    Its dice are its own: nothing that is dealt or played depends on them.

    Attributes:
        run, session: the match that is heard, and its people.
    """

    def __init__(self, run: MatchRun, session: Session) -> None:
        self.run = run
        self.session = session
        self._dice = random.Random(f"canasta-qt/remarks/{run.log.seed}")
        self._quiet = 0
        self._said: deque[str] = deque(maxlen=REMEMBERED)

    def hear(self, events: Sequence[ev.Event], thought: float = 0.0) -> Spoken | None:
        """What is said to these events, if anything; `thought`: seconds somebody needed."""
        self._quiet -= sum(isinstance(event, ev.TurnBegan) for event in events)
        chances = self._chances(events, thought)
        ended = any(isinstance(event, ev.DealEnded) for event in events)
        if not chances or (self._quiet > 0 and not ended):
            return None
        if self._dice.random() >= _SPOKEN:
            return None
        seat, occasion = self._dice.choice(chances)
        saying = self._saying(seat, occasion)
        self._quiet = TURNS_BETWEEN
        self._said.append(saying)
        return Spoken(seat, in_words(saying))

    def _saying(self, seat: int, occasion: Occasion) -> str:
        tones = tones_of(style_of(self.session.seats[seat].level))
        all_of_it = [saying for tone in tones for saying in SAYINGS[tone][occasion]]
        fresh = [saying for saying in all_of_it if saying not in self._said]
        return self._dice.choice(fresh or all_of_it)

    def _chances(self, events: Sequence[ev.Event], thought: float) -> list[Chance]:
        """Every word that could be said to the last of the events that calls for one."""
        for event in reversed(events):
            found = list(_ABOUT.get(type(event), _nothing)(self.run, event))
            chances = [one for one in found if not self.session.is_human(one[0])]
            if chances:
                return chances
        seat = next((ev.seat_of(event) for event in events), None)
        if thought < LONG or seat is None or self.session.is_human(seat):
            return []
        return [(seat, Occasion.LONG_THINK)]


def tones_of(style: Style) -> tuple[Tone, ...]:
    """How a bot of this level and personality talks; one with an even one in any tone."""
    own = _PERSONALITIES.get(style.personality) or _LEVELS.get(style.level)
    return (own,) if own else tuple(Tone)


_PERSONALITIES: Final[Mapping[str, Tone]] = {
    "freezer": Tone.DRY,
    "miser": Tone.DRY,
    "hunter": Tone.WARM,
    "sprinter": Tone.WARM,
    "builder": Tone.WARM,
}

_LEVELS: Final[Mapping[str, Tone]] = {"newcomer": Tone.WARM, "casual": Tone.WARM}


def _around(
    state: DealState, seat: int, mine: Occasion | None, ours: Occasion | None,
    theirs: Occasion | None,
) -> Iterator[Chance]:  # fmt: skip
    """What everybody at the table could say to what a seat did; those who rest are silent."""
    mates = state.teammates(seat)
    for other in state.order:
        occasion = mine if other == seat else ours if other in mates else theirs
        if occasion is not None:
            yield other, occasion


def _nothing(_run: MatchRun, _event: ev.Event) -> Iterator[Chance]:
    return iter(())


def _taken(run: MatchRun, event: ev.PileTaken) -> Iterator[Chance]:
    if 1 + len(event.rest) + len(event.melded) < BIG_PILE:
        return iter(())
    return _around(
        run.state, event.seat, Occasion.PILE_MINE, Occasion.PILE_OURS, Occasion.PILE_THEIRS
    )


def _discarded(run: MatchRun, event: ev.Discarded) -> Iterator[Chance]:
    state = run.state
    if event.froze:
        return _around(state, event.seat, Occasion.FROZE, None, Occasion.FROZEN_BY_THEM)
    if 0 < len(state.hands[event.seat]) <= FEW and not any(state.feet):
        return _around(state, event.seat, None, None, Occasion.FEW_CARDS)
    return iter(())


def _completed(run: MatchRun, event: ev.CanastaCompleted) -> Iterator[Chance]:
    return _around(
        run.state, event.seat, Occasion.CANASTA_MINE, Occasion.CANASTA_OURS,
        Occasion.CANASTA_THEIRS,
    )  # fmt: skip


def _opened(run: MatchRun, event: ev.Opened) -> Iterator[Chance]:
    return _around(run.state, event.seat, None, Occasion.OPENED_OURS, None)


def _ended(run: MatchRun, _event: ev.DealEnded) -> Iterator[Chance]:
    """A deal is booked, and perhaps the match: those with the most points are glad."""
    outcome = run.outcome()
    scored = run.log.deals[-1].scored or ()
    best = [one for one, points in enumerate(scored) if points == max(scored)]
    winners = outcome.winners if outcome else best
    won, lost = (
        (Occasion.MATCH_WON, Occasion.MATCH_LOST)
        if outcome
        else (Occasion.DEAL_WON, Occasion.DEAL_LOST)
    )
    seats = run.state.setup.scorer_seats
    for seat in run.state.order:
        wins = any(seat in seats[scorer] for scorer in winners)
        yield seat, won if wins else lost


_ABOUT: Final[Mapping[type, Callable[..., Iterator[Chance]]]] = {
    ev.PileTaken: _taken,
    ev.Discarded: _discarded,
    ev.CanastaCompleted: _completed,
    ev.Opened: _opened,
    ev.DealEnded: _ended,
}
