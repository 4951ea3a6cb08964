"""Every way to lay cards in groups, as a table: the exact part of the search for a way out.

Suits and copies make no difference in a group, so a hand is a number of naturals of each rank and
its wild cards. A table for each rank, and one from rank to rank, say which canastas so many wild
cards make, with one way to get there; nothing that fits P1 is missed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from canasta_qt.engine.actions import NEW, Play
from canasta_qt.engine.cards import (
    BLACK_THREE,
    JOKER,
    KIND,
    NATURAL_KINDS,
    RED_THREE,
    TWO,
    cards_by_kind,
    from_code,
)
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.melds.meld_types import canasta_sort, first_incomplete, is_canasta
from canasta_qt.engine.shapes.canasta_sorts import sorts_serving
from canasta_qt.engine.state import Meld, Position

Made = tuple[int, ...]
"""Canastas that lie: in all, and of each kind that going out asks for; counted up to the demand.

After these what else distinguishes ways, if asked for (`Apart`)."""

Part = tuple[int, int, int]
"""Meld number or `NEW`, naturals, wild cards."""


class _Step(NamedTuple):
    """A meld with so many cards more; `shut` where no other meld of its rank may be begun then."""

    naturals: int
    wilds: int
    made: Made
    shut: bool


class _Way(NamedTuple):
    """What becomes of a rank; `kept` where one of its cards is left for the last discard."""

    kind: int
    wilds: int
    kept: bool
    made: Made
    parts: tuple[Part, ...]


_State = tuple[int, int, Made, bool]
"""Of one rank: naturals left, wild cards used, canastas made, whether no meld may be begun."""

_Lain = dict[_State, tuple[Part, ...]]
"""What is reached with one rank, to one way there."""


class _Link(NamedTuple):
    """The ways of the ranks so far, the last one first."""

    earlier: _Link | None
    way: _Way


_Reached = dict[tuple[int, bool, Made], _Link | None]
"""Wild cards used, whether a card is kept, canastas made, to how they were reached."""


_A_TWO, _A_JOKER = from_code("2s1"), from_code("X1")


_Key = TypeVar("_Key", bound=tuple[Any, ...])
_Found = TypeVar("_Found")


class _WildWay(NamedTuple):
    """What the wild meld gets, and the wild card that is kept for the last discard."""

    twos: int
    jokers: int
    kept: int | None


class Apart(NamedTuple):
    """What else distinguishes two ways to lay a hand, besides the canastas that going out asks for.

    Attributes:
        of_meld: numbers of a meld as it lies in the end, which are summed up; the first is its
            worth: of ways that are alike in all the others only the best is kept.
        of_kept: the same of a natural card that is kept for the last discard, by its kind.
        most: up to what each of them is counted.
    """

    of_meld: Callable[[Meld], Made]
    of_kept: Callable[[int], Made]
    most: Made


_NOTHING = Apart(lambda _: (), lambda _: (), ())
_ANY_NUMBER = -(10**9)


class GroupTable:
    """Ways to lay cards of one hand in groups; one search asks the same many times over."""

    def __init__(self, pos: Position, hand: Sequence[int], apart: Apart = _NOTHING) -> None:
        """Of ways that make the same canastas, and are the same `apart` from these, one is kept."""
        self._pos = pos
        self._apart = apart
        self._melds = pos.melds[pos.side_of[pos.turn_seat]]
        self._most_wilds = sum(KIND[card] in (TWO, JOKER) for card in hand)
        go_out = pos.setup.rules.go_out
        names = ("any", *(need.kind for need in go_out.kinds))
        self._serving = [sorts_serving(pos.setup.rules, name) for name in names]
        every = go_out.red_threes == "ge_canastas"
        most = len(self._melds) + len(hand) if every else go_out.canastas
        demand: Made = (most, *(need.min for need in go_out.kinds))
        self._least: Made = (go_out.canastas, *demand[1:], *(_ANY_NUMBER for _ in apart.most))
        self._demand: Made = (*demand, *apart.most)
        self._asked = len(demand)
        self._ranks: dict[tuple[int, int], dict[tuple[int, Made], tuple[Part, ...]]] = {}

    def stuck(self, cards: list[int]) -> list[int]:
        """Kinds of natural cards that cannot all be laid, whatever wild cards go with them."""
        kinds = cards_by_kind(cards)
        return [
            kind
            for kind in (*NATURAL_KINDS, BLACK_THREE, RED_THREE)
            if kinds[kind] and not self._rank(kind, len(kinds[kind]))
        ]

    def layings(
        self, cards: list[int], runs: Sequence[Meld], lasts: Sequence[int | None]
    ) -> Iterator[tuple[tuple[Play, ...], int | None]]:
        """Lay-downs of all cards but the last discard, one for each set of canastas made.

        `runs` are the runs that lie then, `lasts` the kinds that may be kept for the last discard,
        None for no such discard.
        """
        kinds = cards_by_kind(cards)
        wilds = len(kinds[TWO]) + len(kinds[JOKER])
        made = self._zero
        for run in runs:
            made = self._sum(made, self._made(run))
        reached: _Reached = {(0, False, made): None}
        for ways in sorted(self._choices(kinds, lasts), key=len):
            reached = self._joined(reached, ways, wilds)
        for (used, kept, made), link in reached.items():
            for wild_way, more in self._wild_ways(kinds, used, kept, lasts):
                done = self._sum(made, more)
                if all(have >= least for have, least in zip(done, self._least, strict=True)):
                    yield self._plays(kinds, link, wild_way)

    @property
    def _zero(self) -> Made:
        return (0,) * len(self._demand)

    def _sum(self, one: Made, other: Made) -> Made:
        both = zip(one, other, self._demand, strict=True)
        return tuple(min(a + b, most) for a, b, most in both)

    def _made(self, meld: Meld) -> Made:
        if not is_canasta(self._pos.setup, meld):
            return (*self._zero[: self._asked], *self._apart.of_meld(meld))
        sort = canasta_sort(self._pos.setup, meld)
        serving = (int(sort in sorts) for sorts in self._serving)
        return (*serving, *self._apart.of_meld(meld))

    def _kept(self, kind: int) -> Made:
        return (*self._zero[: self._asked], *self._apart.of_kept(kind))

    def _choices(self, kinds: list[list[int]], lasts: Sequence[int | None]) -> Iterator[list[_Way]]:
        lying = {meld.kind for meld in self._melds}
        for kind in (*NATURAL_KINDS, BLACK_THREE, RED_THREE):
            count = len(kinds[kind])
            if not count and kind not in lying:
                continue
            ways = [(False, *way) for way in self._rank(kind, count).items()]
            if count and kind in lasts:
                kept = self._kept(kind)
                ways += [
                    (True, (wilds, self._sum(made, kept)), parts)
                    for (wilds, made), parts in self._rank(kind, count - 1).items()
                ]
            yield [_Way(kind, wilds, keeps, made, parts) for keeps, (wilds, made), parts in ways]

    def _joined(self, reached: _Reached, ways: list[_Way], most: int) -> _Reached:
        found: _Reached = {}
        for (used, kept, made), link in reached.items():
            for way in ways:
                if used + way.wilds <= most and not (kept and way.kept):
                    key = (used + way.wilds, kept or way.kept, self._sum(made, way.made))
                    if key not in found:
                        found[key] = _Link(link, way)
        return self._best(found, lambda key: key[2])

    # --- one rank ---

    def _rank(self, kind: int, naturals: int) -> dict[tuple[int, Made], tuple[Part, ...]]:
        """Wild cards used and canastas made to one way to lay all of so many naturals."""
        key = (kind, naturals)
        if key not in self._ranks:
            self._ranks[key] = self._fill(kind, naturals)
        return self._ranks[key]

    def _fill(self, kind: int, naturals: int) -> dict[tuple[int, Made], tuple[Part, ...]]:
        lain: _Lain = {(naturals, 0, self._zero, False): ()}
        for meld in self._melds:
            if meld.kind == kind:
                steps = self._steps(kind, meld, naturals)
                lain = dict(chain.from_iterable(self._after(lain, s, meld.uid) for s in steps))
        fresh = [step for step in self._steps(kind, None, naturals) if step.naturals]
        newest = lain
        while newest:
            begun: _Lain = {}
            unfinished = {state: parts for state, parts in newest.items() if not state[3]}
            for step in fresh:
                begun.update(self._after(unfinished, step, NEW))
            newest = {state: parts for state, parts in begun.items() if state not in lain}
            lain = newest | lain
        ways = {(used, made): parts for (left, used, made, _), parts in lain.items() if not left}
        return self._best(ways, lambda key: key[1])

    def _best(
        self, ways: dict[_Key, _Found], made_of: Callable[[_Key], Made]
    ) -> dict[_Key, _Found]:
        """Of ways that are alike but for their worth, those of the greatest."""
        worth = self._asked
        if not self._apart.most:
            return ways
        best: dict[tuple[object, ...], _Key] = {}
        for key in ways:
            made = made_of(key)
            alike = (*key[:-1], *made[:worth], *made[worth + 1 :])
            if alike not in best or made[worth] > made_of(best[alike])[worth]:
                best[alike] = key
        return {key: ways[key] for key in best.values()}

    def _after(
        self, lain: _Lain, step: _Step, onto: int
    ) -> Iterator[tuple[_State, tuple[Part, ...]]]:
        count, wilds, more, shuts = step
        part = ((onto, count, wilds),) if count or wilds else ()
        for (left, used, made, shut), parts in lain.items():
            if count <= left and used + wilds <= self._most_wilds:
                state = (left - count, used + wilds, self._sum(made, more), shut or shuts)
                yield state, parts + part

    def _steps(self, kind: int, meld: Meld | None, naturals: int) -> list[_Step]:
        """What one meld, or a new one, can get: the fewest wild cards first."""
        return [
            step
            for wilds in range(self._most_wilds + 1)
            for count in range(naturals, -1, -1)
            if (step := self._step(kind, meld, count, wilds)) is not None
        ]

    def _step(self, kind: int, before: Meld | None, naturals: int, wilds: int) -> _Step | None:
        pos = self._pos
        added = (0,) * (naturals + wilds)
        if before is None:
            meld = Meld(-1, kind, added, wilds, pos.turn, wilds > 0)
        else:
            cards, held = before.cards + added, before.wilds + wilds
            meld = Meld(before.uid, kind, cards, held, before.born, before.begun_dirty)
        if (added and not self._may_lie(before, meld, added)) or self._keeps_in(meld):
            return None
        mode = pos.setup.rules.meld.same_rank
        done = is_canasta(pos.setup, meld)
        shut = mode == "merge" or kind == BLACK_THREE or (mode != "many" and not done)
        return _Step(naturals, wilds, self._made(meld), shut)

    def _may_lie(self, before: Meld | None, meld: Meld, added: tuple[int, ...]) -> bool:
        """P1, and what black threes ask for in the turn that goes out."""
        black = self._pos.setup.rules.black_three
        if meld.kind == RED_THREE:
            return False
        if meld.kind == BLACK_THREE and (black.meld == "never" or meld.wilds > black.meld_wilds):
            return False
        return check_meld(self._pos, self._pos.side, before, meld, added) is None

    def _keeps_in(self, meld: Meld) -> bool:
        """Whether a meld that lies so in the end bars going out."""
        barred = self._pos.setup.rules.go_out.blocked_by_incomplete
        return any(first_incomplete(self._pos.setup, [meld], name) for name in barred)

    # --- wild cards ---

    def _wild_ways(
        self, kinds: list[list[int]], used: int, kept: bool, lasts: Sequence[int | None]
    ) -> Iterator[tuple[_WildWay, Made]]:
        twos, jokers = len(kinds[TWO]), len(kinds[JOKER])
        if kept or None in lasts:
            yield from self._wild_meld(twos, jokers, used, None)
        if not kept and TWO in lasts and twos:
            yield from self._wild_meld(twos - 1, jokers, used, kinds[TWO][0])
        if not kept and JOKER in lasts and jokers:
            yield from self._wild_meld(twos, jokers - 1, used, kinds[JOKER][0])

    def _wild_meld(
        self, twos: int, jokers: int, used: int, kept: int | None
    ) -> Iterator[tuple[_WildWay, Made]]:
        setup = self._pos.setup
        before = next((meld for meld in self._melds if meld.kind == TWO), None)
        left = twos + jokers - used
        for two in range(max(0, left - jokers), min(twos, left) + 1):
            added = (_A_TWO,) * two + (_A_JOKER,) * (left - two)
            lying = before.cards if before else ()
            meld = Meld(before.uid if before else -1, TWO, lying + added, 0, self._pos.turn, True)
            if added and check_meld(self._pos, self._pos.side, before, meld, added) is not None:
                continue
            if not meld.cards:
                yield _WildWay(0, 0, kept), self._zero
                continue
            locks = before and used and setup.rules.wild_meld.lock and not is_canasta(setup, meld)
            if not locks and not self._keeps_in(meld):
                yield _WildWay(two, left - two, kept), self._made(meld)

    # --- plays ---

    def _plays(
        self, kinds: list[list[int]], link: _Link | None, wild_way: _WildWay
    ) -> tuple[tuple[Play, ...], int | None]:
        """The plays of the ways that were chosen, and the card that is kept.

        A wild meld under way comes first, because its last card lifts the lock on the others.
        """
        last = wild_way.kept
        twos = [card for card in kinds[TWO] if card != last]
        jokers = [card for card in kinds[JOKER] if card != last]
        wild = (*twos[: wild_way.twos], *jokers[: wild_way.jokers])
        pool = iter([*twos[wild_way.twos :], *jokers[wild_way.jokers :]])
        plays: list[Play] = []
        while link is not None:
            way, link = link.way, link.earlier
            naturals = list(kinds[way.kind])
            if way.kept:
                last = naturals.pop()
            held = iter(naturals)
            for onto, count, wilds in way.parts:
                cards = [next(held) for _ in range(count)] + [next(pool) for _ in range(wilds)]
                plays.append(Play(tuple(cards), onto))
        if wild:
            begun = next((meld.uid for meld in self._melds if meld.kind == TWO), NEW)
            plays.insert(len(plays) if begun == NEW else 0, Play(wild, begun))
        return tuple(plays), last
