"""Quiet firsts: things that a player does once for the first time, with the day and game.

They are looked for at the end of a deal and kept even if the match is deleted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.melds.meld_types import canasta_style, is_canasta
from canasta_qt.engine.state import DealResult
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.learning import LearningStore

SECTION: Final = "firsts"
"""Where they are kept among what was learned."""

FIRSTS: Final = (
    "deal", "natural", "mixed", "wild", "sequence", "out", "concealed", "pile", "threes", "points",
    "match", "comeback",
)  # fmt: skip
"""The names of all firsts, as the page lists them."""

BIG_PILE: Final = 20
"""Cards of a pile that is worth remembering."""

MANY_POINTS: Final = 2000
"""Points of a deal that are worth remembering."""

FAR_BEHIND: Final = -1000
"""Whoever stood so low or lower and won has come back."""


def firsts_in(run: MatchRun, seat: int) -> tuple[str, ...]:
    """Which firsts the seat did in the deal that is over, in the order of the page; books the deal.

    A side's canastas and red threes are those of both partners.
    """
    found = {*_of_deal(run, seat), *_of_play(run, seat), *_of_match(run, seat)}
    return tuple(first for first in FIRSTS if first in found)


def _of_deal(run: MatchRun, seat: int) -> Iterator[str]:
    state = run.state
    side = state.side_of[seat]
    yield "deal"
    for meld in state.melds[side]:
        if is_canasta(state.setup, meld):
            yield canasta_style(meld)
    threes = sum(KIND[card] == RED_THREE for card in state.setup.pack)
    if sum(len(state.red_threes[one]) for one in state.sides[side]) == threes > 0:
        yield "threes"
    if run.finish_deal()[state.setup.scorer_of[seat]].total >= MANY_POINTS:
        yield "points"


def _of_play(run: MatchRun, seat: int) -> Iterator[str]:
    for event in run.history:
        if isinstance(event, ev.PileTaken) and event.seat == seat:
            cards = 1 + len(event.rest) + len(event.melded)
            if cards >= BIG_PILE:
                yield "pile"
    result = run.state.result or DealResult()
    if result.out == seat:
        yield "out"
        if result.concealed != "no":
            yield "concealed"


def _of_match(run: MatchRun, seat: int) -> Iterator[str]:
    outcome = run.outcome()
    scorer = run.match.setup.scorer_of[seat]
    if outcome is None or scorer not in outcome.winners:
        return
    yield "match"
    total = 0
    for scores in run.match.scores:
        total += scores[scorer].total
        if total <= FAR_BEHIND:
            yield "comeback"


@dataclass(frozen=True, slots=True)
class First:
    """When something was done for the first time: the date, `2026-11-24`, and the game's title."""

    day: str
    game: str


class FirstsBook:
    """The firsts of the player, stored with what was learned."""

    def __init__(self, learning: LearningStore) -> None:
        self._learning = learning
        stored = learning.section(SECTION)
        found = ((first, _read(stored.get(first))) for first in FIRSTS)
        self.done = {first: done for first, done in found if done is not None}

    def note(self, found: Iterable[str], first: First) -> tuple[str, ...]:
        """Store those that are new, and return them. Raises `StorageProblem`."""
        new = tuple(one for one in found if one not in self.done)
        if new:
            self.done.update(dict.fromkeys(new, first))
            done = {name: [one.day, one.game] for name, one in self.done.items()}
            self._learning.put(SECTION, done)
        return new


def _read(stored: object) -> First | None:
    if not isinstance(stored, list) or len(stored) != 2:
        return None
    return First(*stored) if all(isinstance(one, str) for one in stored) else None
