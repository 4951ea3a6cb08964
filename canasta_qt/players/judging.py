"""What moves bring in the same imagined deals: `compare`, the judge of everything that is taught.

Each move is played on in common worlds, so that two moves differ by what they do and not by luck.
Only a `PlayerView` is asked: worlds are a pure function of it and of `luck`. Two models play on:
*careful*, as Expert imagines deals, and *plain*, other deals to their very end by other players: by
simpler ones where Expert's weigh all they do, else by players with the habits of the usual game.
What both say is hardly the fault of one of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from canasta_qt.engine.actions import AUTO, NEW, Action, LayDown, Play
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.state import Meld
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.moment import roll
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.levels import LEVELS, Effort
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout.policy import rollout_facts
from canasta_qt.players.playout.policy.rollout_facts import FACTS, ROW, watched_rollout
from canasta_qt.players.playout.rules.steps import LAY, LAY_ASKED
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import SHELF
from canasta_qt.players.search.candidates import move_meant, own_move
from canasta_qt.players.search.evaluation import ahead_on_average, ends_in_sight, points_of_a_chance
from canasta_qt.players.search.hand_inference import Worlds
from canasta_qt.players.search.move_codec import FlatMove, action_of, flat_view
from canasta_qt.players.search.thinking import (
    MoveWorths,
    Samples,
    block_of,
    is_covered,
    lead,
    weighs,
    worlds_of,
)

Fact = Literal[
    "next_takes",
    "they_take_soon",
    "own_takes_soon",
    "they_go_out_soon",
    "own_goes_out_soon",
    "they_go_out",
    "own_goes_out",
    "they_open_soon",
    "own_opens_soon",
    "they_complete",
    "own_completes",
    "own_is_caught",
    "they_are_caught",
    "pile_given",
    "own_canastas",
    "their_canastas",
    "own_caught",
    "their_caught",
]

PLACES: Final[dict[Fact, int]] = {
    fact: getattr(rollout_facts, fact.upper()) for fact in get_args(Fact)
}
"""Every fact and its place in a row."""

AVERAGES: Final[frozenset[Fact]] = frozenset(
    ("pile_given", "own_canastas", "their_canastas", "own_caught", "their_caught")
)
"""Facts that are averages; the others happen or not."""

SURE: Final = 3.0
"""Standard errors from which on a difference of facts is shown: of a dozen, none by accident."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What happened in so many imagined deals.

    Attributes:
        sums, squares: by a fact's place: the sum of what was counted, and that of its squares.
    """

    worlds: int
    sums: tuple[int, ...]
    squares: tuple[int, ...]

    @classmethod
    def of(cls, counts: Sequence[int], worlds: int) -> Facts:
        """From sums with the squares behind them."""
        return cls(worlds, tuple(counts[:FACTS]), tuple(counts[FACTS:]))

    def average(self, fact: Fact) -> float:
        """How often, as a share, something happened, or how much of it there was on average."""
        return self.sums[PLACES[fact]] / self.worlds if self.worlds else 0.0

    def variance(self, fact: Fact) -> float:
        """Variance of the average."""
        mean = self.average(fact)
        return max(0.0, self.squares[PLACES[fact]] / self.worlds - mean * mean) / self.worlds


@dataclass(frozen=True, slots=True)
class FactDifference:
    """A fact in which two moves differ: how much of it with the one, with the other, how surely."""

    fact: Fact
    one: float
    other: float
    errors: float
    """By how many standard errors they differ; never negative."""

    @property
    def is_share(self) -> bool:
        """Whether it is "in so many of a hundred deals"."""
        return self.fact not in AVERAGES


def differences(one: Facts, other: Facts) -> tuple[FactDifference, ...]:
    """All facts in which two moves differ for sure, the surest first.

    The test takes the deals of both as if they had nothing in common; that they are the same ones
    makes it err on the side of silence.
    """
    if not one.worlds or not other.worlds:
        return ()
    found = [_difference(fact, one, other) for fact in PLACES]
    sure = [difference for difference in found if difference.errors >= SURE]
    return tuple(sorted(sure, key=lambda difference: (-difference.errors, difference.fact)))


def _difference(fact: Fact, one: Facts, other: Facts) -> FactDifference:
    first, second = one.average(fact), other.average(fact)
    spread = math.sqrt(one.variance(fact) + other.variance(fact))
    gap = abs(first - second)
    if not spread:
        return FactDifference(fact, first, second, math.sqrt(one.worlds) if gap else 0.0)
    return FactDifference(fact, first, second, gap / spread)


# --- what moves bring in the same imagined deals ----------------------------------------------

Model = Literal["careful", "plain"]

EXPERT: Final = next(info.effort for info in LEVELS if info.id == "expert") or Effort(0)
"""How hard the judge thinks."""
WORLDS: Final = 3000 if COMPILED else 150
"""Deals that are imagined for a comparison where nobody says how many."""


@dataclass(frozen=True, slots=True)
class Gap:
    """By how many points one move is better than another one, and the standard error of that."""

    points: float
    error: float

    def is_beyond(self, least: float, errors: float) -> bool:
        """Whether it is more than `least`, so many standard errors being taken off."""
        return self.points - errors * self.error >= least


@dataclass(frozen=True, slots=True)
class Branch:
    """A move and what it brought.

    Attributes:
        action: the move.
        values: world by world, by how many points the seat's side was ahead at the end. Near the
            end of a match, what that is worth in the match, in points of now.
        facts: what happened in those deals; None where nobody could watch.
        apart: by a fact's place: how much more than the first move this one brought, summed over
            the deals in which the fact came out otherwise with it; empty where nobody could watch.
    """

    action: Action
    values: tuple[float, ...]
    facts: Facts | None
    apart: tuple[float, ...] = ()

    @property
    def mean(self) -> float:
        """Average value."""
        return sum(self.values) / len(self.values) if self.values else 0.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """Moves compared in so many common worlds.

    Attributes:
        branches: the moves in the order in which they were asked about.
        points_of_a_chance: points that a match won surely, instead of surely lost, is worth; None
            while the end of the match is not in sight. A gap divided by it is a chance.
    """

    branches: tuple[Branch, ...]
    worlds: int
    model: Model
    points_of_a_chance: float | None = None

    @property
    def best(self) -> int:
        """Place of the move that brought most."""
        places = range(len(self.branches))
        return max(places, key=lambda place: (self.branches[place].mean, -place))

    def gap(self, ahead: int, behind: int) -> Gap:
        """How much better the first of two branches is, world by world."""
        if not self.branches[ahead].values:
            return Gap(0.0, math.inf)
        one, other = (Samples([*self.branches[place].values]) for place in (ahead, behind))
        return Gap(*lead(one, other))

    def chance(self, gap: Gap) -> float | None:
        """A gap as a difference in the chance, 0..1, to win the match; None without its end."""
        return None if self.points_of_a_chance is None else gap.points / self.points_of_a_chance

    def differences(self, one: int, other: int) -> tuple[FactDifference, ...]:
        """The facts in which two branches differ, the surest first; empty without facts."""
        facts, others = self.branches[one].facts, self.branches[other].facts
        return () if facts is None or others is None else differences(facts, others)

    def explained(self, fact: Fact) -> float:
        """How much of the gap of the second move to the first comes from a fact, as a share.

        That is the part of the gap that is found in deals in which the fact comes out otherwise;
        0 where nobody could watch. A fact that only goes along may have next to none of it, or even
        less than none.
        """
        branch, gap = self.branches[1], self.gap(1, 0).points
        if not branch.apart or not gap:
            return 0.0
        return branch.apart[PLACES[fact]] / self.worlds / gap


class Comparer:
    """A comparison that can be gone on with.

    Attributes:
        actions, moves: what is compared, and the moves of playouts for it.
    """

    def __init__(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        *,
        luck: int | str = "coach",
        model: Model = "careful",
        effort: Effort = EXPERT,
        facts: bool = True,
        in_points: bool = False,
        beside_own: bool = False,
    ) -> None:
        """`view.seat` must be to act; without `facts` it is a little quicker.

        With `in_points` values are always points ahead of the mean of the others, as a pair of
        deals counts them, whatever those are worth in the match. With `beside_own` the last of the
        moves compared is the one that the player inside these imagined deals would make here.

        Raises `ValueError` where `can_compare` says no.
        """
        moves = moves_of(view, actions)
        if moves is None:
            raise ValueError("these moves cannot be compared")
        self._view, self.actions, self.moves = view, tuple(actions), moves
        weighing = weighs(effort, view.setup.rules)
        self._careful = model == "careful" and weighing
        self._usual = model == "plain" and not weighing
        self._rounds = effort.rounds if self._careful else 0
        self._model: Model = model
        if beside_own:
            own = own_move(self.block, flat_view(view))
            self.moves, self.actions = [*moves, own], (*self.actions, action_of(view, own))
        self._luck = roll(f"{luck}/{model}", view)
        self._values: list[list[float]] = [[] for _ in self.moves]
        self._facts = [[0] * (2 * FACTS) for _ in self.moves]
        self._apart = [[0.0] * FACTS for _ in self.moves]
        self._watched = facts and not view.setup.temporary
        self._in_points = in_points

    @property
    def worlds(self) -> int:
        """Deals imagined so far."""
        return len(self._values[0])

    def add(self, worlds: int, stop: Callable[[], bool] = lambda: False) -> Comparison:
        """Imagine so many deals more, fewer once `stop` is true; the comparison as it is then."""
        view, block, imagined = self._view, self.block, self._imagined()
        outcome = _Watched(view, block, self._rounds, watches=self._watched)
        if self._in_points:
            outcome.count_points(view.setup.scorer_of[view.seat])
        plans = [SHELF.filled(f"coach {place}", move.plan) for place, move in enumerate(self.moves)]
        for number in range(self.worlds, self.worlds + worlds):
            if stop():
                break
            world = imagined.world(number)
            for place, move in enumerate(self.moves):
                self._values[place].append(outcome.of(world, plans[place], move.code))
                if self._watched:
                    self._note(outcome, place)
        return self.comparison()

    def _note(self, outcome: _Watched, place: int) -> None:
        """What was watched of the deal that was played last."""
        outcome.note(self._facts[place])
        if not place:
            outcome.keep()
            return
        gain = self._values[place][-1] - self._values[0][-1]
        if gain:
            outcome.note_apart(self._apart[place], gain)

    @property
    def block(self) -> Any:
        """The rules by which imagined deals are played, as a flat row."""
        return block_of(self._view, careful=self._careful, usual=self._usual)

    def world(self, number: int) -> State:
        """The imagined deal of this number, as a flat state before the move."""
        return self._imagined().world(number)

    def _imagined(self) -> Worlds:
        return worlds_of(self._view, self.block, flat_view(self._view), self._luck)

    def comparison(self) -> Comparison:
        """What is known by now."""
        branches = tuple(map(self._branch, range(len(self.actions))))
        scale = points_of_a_chance(self._view) if ends_in_sight(self._view) else None
        return Comparison(branches, self.worlds, self._model, scale)

    def _branch(self, place: int) -> Branch:
        action, values = self.actions[place], tuple(self._values[place])
        if not self._watched:
            return Branch(action, values, None)
        facts = Facts.of(self._facts[place], self.worlds)
        return Branch(action, values, facts, tuple(self._apart[place]))


def compare(
    view: PlayerView,
    actions: Sequence[Action],
    *,
    worlds: int = WORLDS,
    luck: int | str = "coach",
    model: Model = "careful",
) -> Comparison | None:
    """Compare legal moves of `view.seat`, the seat to act; None where `can_compare` says no.

    The same question gets the same answer, in every process and on every machine.
    """
    if not can_compare(view, actions):
        return None
    return Comparer(view, actions, luck=luck, model=model).add(worlds)


def can_compare(view: PlayerView, actions: Sequence[Action]) -> bool:
    """Whether playouts know the rules, the table and every one of these moves."""
    return moves_of(view, actions) is not None


def moves_of(view: PlayerView, actions: Sequence[Action]) -> list[FlatMove] | None:
    """The moves of playouts for these actions, or None where some are not known."""
    if block_of(view) is None or not is_covered(view):
        return None
    moment = HeuristicBot("coach").moment(view)
    moves = [move_meant(moment, action) for action in actions]
    known = [move for move in moves if move is not None]
    return known if len(known) == len(moves) else None


def equal_moves(view: PlayerView, one: Action, other: Action) -> bool:
    """Whether two moves come to the same: the same rank thrown, or the same layout laid."""
    moves = moves_of(view, (one, other))
    return one == other if moves is None else moves[0] == moves[1]


def is_same(one: FlatMove, other: FlatMove) -> bool:
    """Whether two moves come to the same, with or without a question before."""
    codes = {LAY if move.code == LAY_ASKED else move.code for move in (one, other)}
    return len(codes) == 1 and one.plan == other.plan


class _Watched(MoveWorths):
    def __init__(self, view: PlayerView, block: Any, rounds: int, *, watches: bool) -> None:
        super().__init__(view, block, rounds)
        self._watches = watches
        self._row = SHELF.filled("facts", [0] * ROW)
        self._none = SHELF.filled("no outlook", [0])
        self._first: list[int] = []

    def count_points(self, side: int) -> None:
        """Value deals by the points by which this scorer beats the others on average."""
        self._value = lambda points: ahead_on_average(points, side)
        self._foresight = None

    def play(self, world: Any, plan: Any, move: int) -> int:
        if not self._watches:
            return super().play(world, plan, move)
        rounds = self.rounds if self.outlook is not None else 0
        weights = self.outlook if self.outlook is not None else self._none
        row = self._row
        return watched_rollout(self.block, world, plan, move, rounds, weights, self.brought, row)

    def note(self, sums: list[int]) -> None:
        """Add the facts of the deal that was played last, and their squares."""
        for place in range(FACTS):
            fact = self._row[place]
            if fact:
                sums[place] += fact
                sums[FACTS + place] += fact * fact

    def keep(self) -> None:
        """Remember the facts of the deal that was played last: others are held against them."""
        self._first = [self._row[place] for place in range(FACTS)]

    def note_apart(self, sums: list[float], gain: float) -> None:
        """Add a gain wherever the deal that was played last has another fact than the kept one."""
        for place, first in enumerate(self._first):
            if self._row[place] != first:
                sums[place] += gain


# --- cards that are laid down one after the other in a turn -----------------------------------


def goes_on_laying(view: PlayerView) -> bool:
    """Whether a player inside imagined deals may lay down more after having laid something."""
    return bool(view.setup.rules.deal.foot_size) or not view.opened[view.side]


def joined(view: PlayerView, after: Sequence[Meld]) -> LayDown | None:
    """All that a turn has laid as one lay-down; None where it cannot be laid or judged so."""
    before = {meld.uid: meld for meld in view.melds[view.side]}
    ranks = {meld.kind for meld in before.values()}
    plays = []
    for meld in after:
        lying = before.get(meld.uid)
        cards = tuple(card for card in meld.cards if lying is None or card not in lying.cards)
        if cards:
            new = NEW if meld.kind in ranks else AUTO
            plays.append(Play(cards, new if lying is None else meld.uid))
    action = LayDown(tuple(plays))
    if not plays or verify(view, action) is not None or not can_compare(view, (action,)):
        return None
    return action
