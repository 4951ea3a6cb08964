"""The bounded search for openings: groups and runs of a hand that are just enough to open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import BLACK_THREE, JOKER, KIND, NATURAL_KINDS, TWO, cards_by_kind
from canasta_qt.engine.melds.meld_targets import may_lay_group
from canasta_qt.engine.melds.sequences import new_runs
from canasta_qt.engine.opening.requirements import (
    MeldShape,
    is_splash,
    may_meet_requirement,
    missing_content,
    must_be_pure,
    requires_content,
)
from canasta_qt.engine.state import Position

_NODES = 400


@dataclass(frozen=True, slots=True)
class _Group:
    naturals: tuple[int, ...]
    wilds: int
    points: int
    shape: MeldShape
    """The group as the content of an opening sees it."""


@dataclass(frozen=True, slots=True)
class TakingGroup:
    """The group that takes the pile beside the opening groups searched for.

    `hand` and `laid` are its shapes without and with the pile's top card; a group that is no meld
    without that card has none in `hand`.
    """

    hand: tuple[MeldShape, ...] = ()
    laid: tuple[MeldShape, ...] = ()


def opening_sets(
    pos: Position,
    hand: list[int],
    need: int,
    limit: int,
    skip: int = 0,
    beside: TakingGroup | None = None,
) -> list[tuple[Play, ...]]:
    """Sets of groups from `hand`, without kind `skip`, worth `need` points, fewest wilds first."""
    search = _Search(pos, cards_by_kind(hand), need, skip, beside or TakingGroup())
    found = list(search.splashes())
    if search.hopeless():
        return found[:limit]
    for used in range(len(search.wilds) + 1):
        found += search.sets_with(used)
        if len(found) >= limit:
            break
    return found[:limit]


class _Search:
    def __init__(
        self, pos: Position, kinds: list[list[int]], need: int, skip: int, beside: TakingGroup
    ) -> None:
        self._pos = pos
        self._kinds = kinds
        self._need = need
        self._skip = skip
        self._beside = beside
        self._content = requires_content(pos.setup.rules)
        pure = must_be_pure(pos, pos.turn_seat)
        self.wilds = [] if pure else kinds[TWO] + kinds[JOKER]
        self._options = self._group_options()
        self._ahead = self._points_ahead()
        self._nodes = self._budget = 0
        self._found: list[tuple[int, tuple[Play, ...]]] = []

    def splashes(self) -> Iterator[tuple[Play, ...]]:
        """Canastas that open without any count (`initial.splash`)."""
        if not self._pos.setup.rules.initial.splash:
            return
        size = self._pos.setup.canasta_size
        for kind in (*NATURAL_KINDS, TWO):
            cards = tuple(self.wilds if kind == TWO else self._kinds[kind])[:size]
            shape = MeldShape(kind, 0, size) if kind == TWO else MeldShape(kind, size, 0)
            whole = len(cards) == size and kind != self._skip
            if whole and is_splash(self._pos, [shape]) and may_lay_group(self._pos, cards):
                yield (Play(cards),)

    def hopeless(self) -> bool:
        """Whether all groups together lack what the opening must hold."""
        if not self._content:
            return False
        shapes = [group.shape for groups in self._options for group in groups]
        return not may_meet_requirement(
            self._pos, [*self._beside.hand, *shapes], [*self._beside.laid, *shapes]
        )

    def sets_with(self, budget: int) -> list[tuple[Play, ...]]:
        """Sets that use exactly `budget` wild cards, fewest cards first."""
        values = self._pos.setup.points
        jokers = min(budget, len(self._kinds[JOKER]))
        worth = jokers * values[JOKER] + (budget - jokers) * values[TWO]
        if self._pos.setup.rules.initial.canasta_bonus_counts:
            worth += self._need
        self._nodes = 0
        self._found = []
        self._budget = budget
        self._extend(0, [], 0, 0, worth)
        self._found.sort(key=lambda item: item[0])
        return [plays for _, plays in self._found]

    def _points_ahead(self) -> list[int]:
        """The most points that the options from each one on can bring."""
        ahead = [0]
        for groups in reversed(self._options):
            ahead.append(ahead[-1] + max(group.points for group in groups))
        return ahead[::-1]

    def _extend(self, index: int, chosen: list[_Group], used: int, points: int, worth: int) -> None:
        self._nodes += 1
        if self._nodes > _NODES:
            return
        jokers = self._jokers_needed(chosen, points, used) if chosen else None
        if jokers is not None and self._holds_enough(chosen):
            if used == self._budget:
                plays = self._with_wilds(chosen, used, jokers)
                self._found.append((sum(len(play.cards) for play in plays), plays))
            return
        for later in range(index, len(self._options)):
            if points + self._ahead[later] + worth < self._need:
                return
            for group in self._options[later]:
                if used + group.wilds <= self._budget:
                    sums = used + group.wilds, points + group.points
                    self._extend(later + 1, [*chosen, group], *sums, worth)

    def _holds_enough(self, chosen: Sequence[_Group]) -> bool:
        if not self._content:
            return True
        shapes = [group.shape for group in chosen]
        hand, laid = [*self._beside.hand, *shapes], [*self._beside.laid, *shapes]
        return not missing_content(self._pos, self._pos.turn_seat, hand, laid)

    def _group_options(self) -> list[list[_Group]]:
        """For each rank, dearest first, the groups an opening may use; wild cards last."""
        rules = self._pos.setup.rules
        points = self._pos.setup.points
        ranks = [*NATURAL_KINDS, *([BLACK_THREE] if rules.black_three.meld == "anytime" else [])]
        least = rules.meld.min_naturals
        kinds = [k for k in ranks if k != self._skip and len(self._kinds[k]) >= least]
        kinds.sort(key=lambda kind: -points[kind])
        options = [*(list(self._groups_of(kind)) for kind in kinds), list(self._wild_groups())]
        return [groups for groups in options if groups]

    def _groups_of(self, kind: int) -> Iterator[_Group]:
        """A rank's groups: with every number of wild cards, as many naturals as fit beside them."""
        rules = self._pos.setup.rules
        cards = self._kinds[kind]
        start = max(0, rules.meld.min_size - len(cards))
        most = len(self.wilds) if kind != BLACK_THREE else rules.black_three.meld_wilds
        for wilds in range(start, min(most, len(self.wilds)) + 1):
            naturals = tuple(cards[: self._room(kind, wilds)])
            if naturals and may_lay_group(self._pos, (*naturals, *self.wilds[:wilds])):
                points = self._pos.setup.points[kind] * len(naturals)
                yield _Group(naturals, wilds, points, MeldShape(kind, len(naturals), wilds))

    def _room(self, kind: int, wilds: int) -> int:
        rules = self._pos.setup.rules
        room = len(self._kinds[kind])
        if kind == BLACK_THREE:
            return room
        if rules.meld.max_size is not None:
            room = min(room, rules.meld.max_size - wilds)
        if wilds and not rules.initial.may_complete_mixed_canasta:
            room = min(room, self._pos.setup.canasta_size - 1 - wilds)
        return max(room, 0)

    def _wild_groups(self) -> Iterator[_Group]:
        rules = self._pos.setup.rules.wild_meld
        for count in range(rules.sizes[0], len(self.wilds) + 1) if rules.enabled else ():
            if may_lay_group(self._pos, tuple(self.wilds[:count])):
                yield _Group((), count, 0, MeldShape(TWO, 0, count))

    def _jokers_needed(self, chosen: Sequence[_Group], points: int, used: int) -> int | None:
        """The fewest jokers among the wild cards used that reach the minimum; None: too little."""
        setup = self._pos.setup
        twos, jokers = self._kinds[TWO], self._kinds[JOKER]
        if setup.rules.initial.canasta_bonus_counts:
            size = setup.canasta_size
            full = any(len(group.naturals) + group.wilds >= size for group in chosen)
            points += setup.rules.score.canasta.mixed * full
        for count in range(max(0, used - len(twos)), min(used, len(jokers)) + 1):
            worth = count * setup.points[JOKER] + (used - count) * setup.points[TWO]
            if points + worth >= self._need:
                return count
        return None

    def _with_wilds(self, chosen: Sequence[_Group], used: int, jokers: int) -> tuple[Play, ...]:
        pool = iter([*self._kinds[TWO][: used - jokers], *self._kinds[JOKER][:jokers]])
        return tuple(
            Play(group.naturals + tuple(next(pool) for _ in range(group.wilds))) for group in chosen
        )


Plays = tuple[Play, ...]

_MOST = 40


def openings_with_runs(
    pos: Position, hand: Sequence[int], need: int, skip: int, beside: TakingGroup | None
) -> Iterator[Plays]:
    """Sets of runs from the hand worth `need` points, with groups of the rest where too few.

    Every set is just enough: leaving one of its melds out would miss the minimum.
    """
    if not pos.setup.has_runs:
        return
    for runs in islice(_run_sets(pos, hand), _MOST):
        points = _points(pos, runs)
        found: list[Plays] = [()]
        if points < need:
            laid = {card for run in runs for card in run.cards}
            rest = [card for card in hand if card not in laid]
            found = opening_sets(pos, rest, need - points, 4, skip, beside)
        yield from ((*runs, *plays) for plays in found if _just_enough(pos, (*runs, *plays), need))


def _run_sets(pos: Position, hand: Sequence[int]) -> Iterator[Plays]:
    runs = list(new_runs(pos, hand))
    yield from ((run,) for run in runs)
    for run in runs:
        rest = [card for card in hand if card not in run.cards]
        yield from ((run, more) for more in new_runs(pos, rest) if more.cards > run.cards)


def _just_enough(pos: Position, plays: Plays, need: int) -> bool:
    total = _points(pos, plays)
    return total >= need and all(total - _points(pos, (play,)) < need for play in plays)


def _points(pos: Position, plays: Plays) -> int:
    points = pos.setup.points
    return sum(points[KIND[card]] for play in plays for card in play.cards)
