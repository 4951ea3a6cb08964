"""What a finished deal came to, and what there is to count in it.

Counted are its length, openings, melds, piles, end and score.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, TypeGuard

from canasta_qt.engine.events import CanastaStyle, Event, Melded, Opened, PileTaken
from canasta_qt.engine.melds.meld_types import canasta_style, is_canasta
from canasta_qt.engine.scoring import SideScore
from canasta_qt.engine.state import DealResult, DealState
from canasta_qt.record.replay import MatchRun


@dataclass(frozen=True, slots=True)
class DealReport:
    """A deal that is over and booked.

    Attributes:
        match, deal: numbers from 1.
        dealer: the seat that dealt.
        result: how it ended.
        turns, actions: how long it was.
        scores: scorer by scorer, itemised.
        totals: points of each scorer with this deal.
        unit: what a scorer is: a side, or a player of his own.
    """

    match: int
    deal: int
    dealer: int
    result: DealResult
    turns: int
    actions: int
    scores: tuple[SideScore, ...]
    totals: tuple[int, ...]
    unit: Literal["side", "player"]


def deal_report(run: MatchRun, match: int = 1) -> DealReport:
    """The report of the deal that is over; books it."""
    state = run.state
    scores = run.finish_deal()
    log = run.log.deals[-1]
    return DealReport(
        match,
        log.number,
        log.dealer,
        state.result or DealResult(),
        state.turn,
        len(log.entries),
        scores,
        run.match.totals,
        unit_of(run),
    )


def unit_of(run: MatchRun) -> Literal["side", "player"]:
    """What a scorer is: a player where sides last for one deal only."""
    return "player" if run.match.setup.temporary else "side"


Observations = Mapping[str, tuple[int, ...]]
"""Name of a figure to what was seen of it in one deal."""

CANASTA_STYLES: tuple[CanastaStyle, ...] = ("natural", "mixed", "wild", "sequence")
"""Sorts of canastas, each a figure `canastas.<sort>`: how many a side completed."""

ENDINGS = ("out", "stock", "conceded", "locked")
"""How a deal can end, each a figure `ended.<way>`: 1 if it did, else 0."""

SOURCES: Mapping[str, tuple[str, ...]] = {
    "melded": ("melded", "heap"),
    "natural_canastas": ("natural_canasta",),
    "mixed_canastas": ("mixed_canasta",),
    "wild_canastas": ("wild_canasta",),
    "sequences": ("sequence_canasta",),
    "rank_canastas": ("aces_canasta", "sevens_canasta"),
    "sets": ("set_bonus",),
    "special_hands": ("special_hand",),
    "going_out": ("going_out", "concealed", "concealed_no_canasta"),
    "red_threes": ("red_threes", "red_threes_in_hand", "red_threes_in_foot"),
    "black_threes": ("black_threes", "black_threes_removed"),
    "hand": ("hand", "foot"),
}
"""Where points come from, each a figure `points.<source>`, and the score lines that belong to it;
every other line is `points.other`."""

_SOURCE_OF = {kind: source for source, kinds in SOURCES.items() for kind in kinds}

DEALING_S, TURN_S, MELD_S, TAKE_S = 150, 12, 6, 15
"""Seconds at a table of people, by a rough guess: to shuffle, deal and count a deal; to draw, think
and discard; to lay one meld or card; to take up a pile."""


def observe(run: MatchRun, report: DealReport) -> Observations:
    """Everything to count in the deal that `run` has just booked."""
    state, events = run.state, run.history
    return {
        "turns": (report.turns,),
        "actions": (report.actions,),
        "seconds": (_seconds(report.turns, events),),
        "penalties": (len(state.penalties),),
        **_ending(report),
        **_openings(state, events),
        **_canastas(state),
        **_piles(events),
        **_points(report),
    }


def _seconds(turns: int, events: Iterable[Event]) -> int:
    """How long the deal might have taken people."""
    laid = {Melded: MELD_S, PileTaken: TAKE_S}
    return DEALING_S + TURN_S * turns + sum(laid.get(type(event), 0) for event in events)


def _ending(report: DealReport) -> Observations:
    result = report.result
    ways = {f"ended.{way}": (int(result.reason == way),) for way in ENDINGS}
    concealed = result.concealed != "no"
    return {**ways, "concealed": (int(concealed),), "special": (int(bool(result.special_hand)),)}


def _openings(state: DealState, events: Iterable[Event]) -> Observations:
    """`opened` of each side, the points of each opening, and in which round of turns it came."""
    openings = [event for event in events if isinstance(event, Opened)]
    rounds = (-(-turn // len(state.order)) for turn in state.opened if turn)
    return {
        "opened": tuple(int(turn > 0) for turn in state.opened),
        "opening_points": tuple(event.points for event in openings),
        "opening_round": tuple(rounds),
    }


def _canastas(state: DealState) -> Observations:
    styles = [
        [canasta_style(meld) for meld in melds if is_canasta(state.setup, meld)]
        for melds in state.melds
    ]
    by_style = {
        f"canastas.{style}": tuple(side.count(style) for side in styles) for style in CANASTA_STYLES
    }
    return {**by_style, "canastas": tuple(map(len, styles))}


def _piles(events: Iterable[Event]) -> Observations:
    takes = [event for event in events if isinstance(event, PileTaken)]
    cards = tuple(1 + len(event.rest) + len(event.melded) for event in takes)
    return {"piles": (len(takes),), "pile_cards": cards}


def _points(report: DealReport) -> Observations:
    by_source: dict[str, list[int]] = {}
    for place, score in enumerate(report.scores):
        for line in score.lines:
            source = _SOURCE_OF.get(line.kind, "other")
            seen = by_source.setdefault(source, [0] * len(report.scores))
            seen[place] += line.points
    nothing = (0,) * len(report.scores)
    return {
        "points": tuple(score.total for score in report.scores),
        **{
            f"points.{source}": tuple(by_source.get(source, nothing))
            for source in (*SOURCES, "other")
        },
    }


# --- figures over many deals ------------------------------------------------------------------

SURE = 1.96
"""Standard errors to either side of a mean that cover 95 %."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Observations of one figure, kept as three whole numbers, so that sums are exact.

    Attributes:
        count: how many observations.
        total: their sum.
        squares: the sum of their squares.
    """

    count: int = 0
    total: int = 0
    squares: int = 0

    @classmethod
    def of(cls, values: Iterable[int]) -> Tally:
        """The tally of these observations."""
        seen = tuple(values)
        return cls(len(seen), sum(seen), sum(value * value for value in seen))

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.count + other.count, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        """The mean; 0 without observations."""
        return self.total / self.count if self.count else 0.0

    @property
    def scatter(self) -> float:
        """Sum of the squared distances from the mean."""
        return max(0.0, self.squares - self.total * self.total / self.count) if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite with fewer than two observations."""
        if self.count < 2:
            return math.inf
        return math.sqrt(self.scatter / (self.count - 1) / self.count)

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval around the mean."""
        return SURE * self.error


def apart(one: Tally, other: Tally) -> float:
    """By how many standard errors two means differ, signed; 0 where nothing can be said.

    Both are taken to spread alike, so that a few observations that happen to be equal do not look
    certain. Figures without any spread differ infinitely when their means do.
    """
    if one.count < 2 or other.count < 2:
        return 0.0
    gap = one.mean - other.mean
    variance = (one.scatter + other.scatter) / (one.count + other.count - 2)
    if variance == 0:
        return math.copysign(math.inf, gap) if gap else 0.0
    return gap / math.sqrt(variance * (1 / one.count + 1 / other.count))


NOTHING = Tally()

_NUMBERS = 3
"""A tally is written as its count, total and sum of squares."""


class Figures:
    """Tallies by name; sums of figures do not depend on the order in which deals come in."""

    def __init__(self, tallies: Mapping[str, Tally] | None = None) -> None:
        self._tallies = dict(tallies or {})

    def __getitem__(self, name: str) -> Tally:
        """The tally of this name, empty when nothing of it was seen."""
        return self._tallies.get(name, NOTHING)

    def __iter__(self) -> Iterator[str]:
        """The names with an observation, in alphabetical order."""
        return iter(sorted(self._tallies))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figures) and self._tallies == other._tallies

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __add__(self, other: Figures) -> Figures:
        names = sorted({*self, *other})
        return Figures({name: self[name] + other[name] for name in names})

    def add(self, observations: Mapping[str, Iterable[int]]) -> None:
        """Count one deal's observations."""
        for name, values in observations.items():
            tally = Tally.of(values)
            if tally.count:
                self._tallies[name] = self[name] + tally

    def data(self) -> dict[str, list[int]]:
        """The figures for JSON, each as its count, total and sum of squares."""
        tallies = ((name, self[name]) for name in self)
        return {name: [one.count, one.total, one.squares] for name, one in tallies}

    @classmethod
    def from_data(cls, data: object) -> Figures:
        """The figures that `data` wrote. Raises `ValueError` for anything else."""
        if not isinstance(data, dict):
            raise ValueError(f"figures are a dictionary, not {type(data).__name__}")
        tallies: dict[str, Tally] = {}
        for name, numbers in data.items():
            if not isinstance(name, str) or not _is_tally(numbers):
                raise ValueError(f"{name!r}: a figure is three whole numbers, not {numbers!r}")
            tallies[name] = Tally(*numbers)
        return cls(tallies)


def _is_tally(value: object) -> TypeGuard[list[int]]:
    return (
        isinstance(value, list)
        and len(value) == _NUMBERS
        and all(isinstance(number, int) for number in value)
    )
