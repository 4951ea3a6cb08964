"""The search for a way to go out now; it decides whether a promise to go out binds (EX-096).

Wild cards are handed out only where P1 takes them, so every spread tried is a legal laying unless
a canasta is still missing; the search is bounded only by the number of spreads. Where there may be
runs or several groups of a rank, it is bounded more narrowly and may miss an exotic way.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from canasta_qt.engine.actions import AUTO, Discard, LayDown, Play
from canasta_qt.engine.cards import (
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    KINDS,
    NATURAL_KINDS,
    SEQUENCE,
    TWO,
    kinds_count,
)
from canasta_qt.engine.going_out import canastas, empties, may_go_out
from canasta_qt.engine.legality import verify
from canasta_qt.engine.meld_homes import find_meld
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.melds import Laying, lay
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.run_layings import last_cards, needed, prior_plays, runs_near
from canasta_qt.engine.second_hand import check_going_out
from canasta_qt.engine.special_hands import declarable
from canasta_qt.engine.state import Meld, Phase, Position

_TRIES = 256
_TRIES_EACH = 32
"""Bounds of a search where runs and second groups make ways many: in all, and for one discard."""


def by_kind(cards: list[int]) -> list[list[int]]:
    """The cards sorted into one list per kind."""
    sorted_cards: list[list[int]] = [[] for _ in range(KINDS)]
    for card in cards:
        sorted_cards[KIND[card]].append(card)
    return sorted_cards


def fits(pos: Position, cards: tuple[int, ...], onto: int = AUTO) -> bool:
    """Whether P1 lets the seat to act lay this group; a lock on wilds may be lifted beside it."""
    laying = lay(pos, pos.side_of[pos.turn_seat], (Play(cards, onto),))
    return isinstance(laying, Laying) or laying.code is Code.WILD_LOCK


def going_out(pos: Position) -> tuple[tuple[Play, ...], int | None] | None:
    """A way for the seat to act to go out this turn: one lay-down and the last discard.

    The plays are empty when the last card only needs discarding; the discard is None when none is
    needed. None when no way is found.
    """
    if pos.phase is not Phase.PLAY or check_going_out(pos) is not None:
        return None
    hand = pos.hands[pos.turn_seat]
    if empties(pos, len(hand)) and may_go_out(pos) is None:
        if not hand:
            return (), None
        if verify(pos, Discard(hand[0])) is None:
            return (), hand[0]
    if not _within_reach(pos, hand):
        return None
    lasts: list[int | None] = [None] if pos.now.no_discard else _last_cards(pos, hand)
    for plays, last in islice(_ways(pos, hand, lasts), _TRIES if needed(pos) else None):
        if _goes_out(pos, plays):
            return plays, last
    return None


def _ways(
    pos: Position, hand: list[int], lasts: list[int | None]
) -> Iterator[tuple[tuple[Play, ...], int | None]]:
    """Lay-downs of all cards but the last discard, for each of these in turn."""
    numbers = _Numbers(pos)
    for last in lasts:
        layings = full_layings(pos, [card for card in hand if card != last], numbers)
        yield from (
            (plays, last) for plays in islice(layings, _TRIES_EACH if needed(pos) else None)
        )


def _within_reach(pos: Position, hand: list[int]) -> bool:
    """Whether table and hand might make canastas enough, however the wild cards are spread."""
    setup = pos.setup
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    missing = setup.rules.go_out.canastas - canastas(setup, melds)
    if missing <= 0:
        return True
    held = kinds_count(hand)
    wilds = held[TWO] + held[JOKER]
    held[TWO] = held[JOKER] = 0
    size = setup.canasta_size
    sets = [meld for meld in melds if meld.kind != SEQUENCE]
    near = sum(
        not is_canasta(setup, meld) and len(meld.cards) + held[meld.kind] + wilds >= size
        for meld in sets
    )
    once = setup.rules.meld.same_rank == "merge"
    own = {meld.kind for meld in sets} if once else set()
    for kind in (*NATURAL_KINDS, BLACK_THREE, TWO):
        if kind not in own:
            near += (held[kind] + wilds) // size
    return near + (runs_near(pos, hand) if setup.has_runs else 0) >= missing


def has_way_out(pos: Position) -> bool:
    """Whether the seat to act can go out this turn, with its melds or as a special hand."""
    return going_out(pos) is not None or bool(declarable(pos))


def _goes_out(pos: Position, plays: tuple[Play, ...]) -> bool:
    side = pos.side_of[pos.turn_seat]
    laying = lay(pos, side, plays)
    if not isinstance(laying, Laying) or may_go_out(pos, laying.melds) is not None:
        return False
    return verify(pos, LayDown(plays)) is None


def _last_cards(pos: Position, hand: list[int]) -> list[int | None]:
    """Cards to try as the last discard: what cannot be melded first, then none, then any."""
    if pos.setup.has_runs:
        return last_cards(pos, hand)
    side = pos.side_of[pos.turn_seat]
    kinds = by_kind(hand)
    loose = [
        kind
        for kind in range(KINDS)
        if kinds[kind]
        and not IS_WILD[kind]
        and len(kinds[kind]) < pos.setup.rules.meld.min_naturals
        and find_meld(pos.melds[side], kind, pos.setup) < 0
    ]
    if sum(len(kinds[kind]) for kind in loose) > 1:
        return []
    if loose:
        return [kinds[loose[0]][0]]
    required = pos.setup.rules.go_out.final_discard == "required"
    rest: list[int | None] = [kinds[kind][0] for kind in range(KINDS) if kinds[kind]]
    return rest if required else [None, *rest]


class _Numbers:
    """How many wild cards go with which naturals; one search asks the same many times over."""

    def __init__(self, pos: Position) -> None:
        self._pos = pos
        self._known: dict[tuple[int, ...], tuple[int, ...]] = {}

    def of(self, home: Meld | None, naturals: list[int], wilds: list[int]) -> tuple[int, ...]:
        """The numbers that may be laid, onto `home` or as a new meld; see `_numbers`."""
        onto = AUTO if home is None else home.uid
        key = (onto, len(naturals), *naturals, *wilds)
        if key not in self._known:
            self._known[key] = tuple(_numbers(self._pos, onto, naturals, wilds))
        return self._known[key]


def full_layings(
    pos: Position, rest: list[int], numbers: _Numbers | None = None
) -> Iterator[tuple[Play, ...]]:
    """Lay-downs that use all of `rest`, wild cards spread in every way up to a bound."""
    numbers = numbers or _Numbers(pos)
    for plays, left in prior_plays(pos, rest):
        for groups in _group_layings(pos, left, numbers):
            yield (*plays, *groups)


def _group_layings(pos: Position, rest: list[int], numbers: _Numbers) -> Iterator[tuple[Play, ...]]:
    """Lay-downs of all of `rest` in one group of each rank."""
    kinds = by_kind(rest)
    homes = _homes(pos, kinds, numbers)
    if homes is None:
        return
    wilds = len(kinds[TWO]) + len(kinds[JOKER])
    for shares in islice(_shares(wilds, homes), _TRIES):
        yield _plays_of(pos, kinds, shares)


def _homes(
    pos: Position, kinds: list[list[int]], numbers: _Numbers
) -> list[tuple[int, list[int]]] | None:
    """Every meld the cards may go to with the numbers of wilds P1 lets it get, as (kind, numbers).

    Nearest to a canasta first, and first the number that just completes one. None when some
    natural cannot be laid at all.
    """
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    wilds = kinds[TWO] + kinds[JOKER]
    homes: list[tuple[int, int, list[int]]] = []
    for kind in (*NATURAL_KINDS, BLACK_THREE, TWO):
        naturals = kinds[kind] if kind != TWO else []
        index = find_meld(melds, kind, pos.setup)
        if not naturals and (not wilds or (index < 0 and kind != TWO)):
            continue
        home = melds[index] if index >= 0 else None
        fitting = numbers.of(home, naturals, wilds)
        if not fitting:
            return None
        gap = pos.setup.canasta_size - (len(home.cards) if home else 0) - len(naturals)
        nearest = [count for count in fitting if count == gap]
        nearest += [count for count in reversed(fitting) if count != gap]
        homes.append((gap if gap > 0 else KINDS * KINDS, kind, nearest))
    homes.sort(key=lambda home: home[0])
    return [(kind, nearest) for _, kind, nearest in homes]


def _numbers(pos: Position, onto: int, naturals: list[int], wilds: list[int]) -> list[int]:
    """How many wild cards may be laid with these naturals onto a meld, or as a new one."""
    most = len(wilds)
    if naturals and KIND[naturals[0]] == BLACK_THREE:
        most = min(most, pos.setup.rules.black_three.meld_wilds)
    return [
        count
        for count in range(most + 1)
        if (not count and not naturals) or fits(pos, (*naturals, *wilds[:count]), onto)
    ]


def _shares(wilds: int, homes: list[tuple[int, list[int]]]) -> Iterator[dict[int, int]]:
    """Every way to hand out all `wilds` to the homes, as kind to number."""
    if not homes:
        if not wilds:
            yield {}
        return
    (kind, numbers), rest = homes[0], homes[1:]
    least = sum(min(others) for _, others in rest)
    most = sum(max(others) for _, others in rest)
    for count in numbers:
        if least <= wilds - count <= most:
            for shares in _shares(wilds - count, rest):
                yield {kind: count, **shares}


def _plays_of(pos: Position, kinds: list[list[int]], shares: dict[int, int]) -> tuple[Play, ...]:
    """The plays that lay every natural and the wilds where `shares` puts them.

    A wild meld under way comes first, because its last card lifts the lock on the others; a new
    one comes last, because it would put the lock on.
    """
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    pool = iter(kinds[TWO] + kinds[JOKER])
    plays = []
    begun = find_meld(melds, TWO, pos.setup) >= 0
    order = (TWO, *NATURAL_KINDS) if begun else (*NATURAL_KINDS, TWO)
    for kind in (*order, BLACK_THREE):
        naturals = kinds[kind] if kind != TWO else []
        wilds = [next(pool) for _ in range(shares.get(kind, 0))]
        index = find_meld(melds, kind, pos.setup)
        if naturals or wilds:
            plays.append(Play((*naturals, *wilds), melds[index].uid if index >= 0 else AUTO))
    return tuple(plays)
