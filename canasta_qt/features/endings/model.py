"""Quiet firsts: a dozen things that a player does once for the first time, with the day and game.

They are seen at the end of a deal, when nothing can be undone any more, and kept for good: a match
that is deleted later takes none of them away. Whoever had played before firsts were kept has those
that the statistics know already, without a day.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.melds.meld_types import canasta_style, is_canasta
from canasta_qt.engine.state import DealResult
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.learning import LearningStore
from canasta_qt.storage.statistics import Report

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

_COUNTED: Final[Mapping[str, str]] = {
    "natural": "natural",
    "mixed": "mixed",
    "out": "out",
    "concealed": "concealed",
}
"""First to the column of the statistics that knows of it."""


def firsts_in(run: MatchRun, seat: int) -> tuple[str, ...]:
    """Which firsts the seat did in the deal that is over, or by it, in the order of the page.

    A side's canastas and red threes are those of both partners. Books the deal.
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
    """When something was done for the first time.

    Attributes:
        day: the local date as `2026-11-24`; empty where it was before firsts were kept.
        game: title of the rules, as kept; empty where it is not known.
    """

    day: str = ""
    game: str = ""


class FirstsBook:
    """The firsts of the player, kept with what was learned."""

    def __init__(self, learning: LearningStore) -> None:
        self._learning = learning
        section = learning.section(SECTION)
        self.begun = bool(section)
        self.since = _text(section.get("since"))
        done = section.get("done")
        kept = done if isinstance(done, dict) else {}
        self.done: dict[str, First] = {
            first: _read(kept[first]) for first in FIRSTS if first in kept
        }

    def begin(self, before: Iterable[str], day: str) -> None:
        """Keep firsts from this day on; `before`: those done earlier. Raises `StorageProblem`."""
        if self.begun:
            return
        self.begun, self.since = True, day
        self.done.update(dict.fromkeys(before, First()))
        self._keep()

    def note(self, found: Iterable[str], first: First) -> tuple[str, ...]:
        """Keep what is new of what was found; returns it. Raises `StorageProblem`."""
        new = tuple(one for one in found if one not in self.done)
        if new:
            self.done.update(dict.fromkeys(new, first))
            self._keep()
        return new

    def _keep(self) -> None:
        done = {name: [first.day, first.game] for name, first in self.done.items()}
        self._learning.put(SECTION, {"since": self.since, "done": done})


def done_before(report: Report) -> set[str]:
    """What the statistics of earlier matches know to have been done.

    They do not tell wild canastas from sequences, nor how large a pile was: of those whatever is
    possible counts as done, for nothing may be called a first that may have been done before.
    """
    own = report.at("own")
    if not own.seats:
        return set()
    found = {first for first, column in _COUNTED.items() if own.sums.get(column)}
    found |= {"deal", "points", "threes"}
    if own.sums.get("other_canastas"):
        found |= {"wild", "sequence"}
    if own.sums.get("pile_cards", 0) >= BIG_PILE:
        found.add("pile")
    if any(match.result == "won" for match in report.matches):
        found |= {"match", "comeback"}
    return found


def _read(kept: object) -> First:
    day, game = kept if isinstance(kept, list) and len(kept) == 2 else ("", "")
    return First(_text(day), _text(game))


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
