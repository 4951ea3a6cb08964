"""The rows of a rule vector: what rules say kind by kind, and the ways of special hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    JOKER,
    KIND_OF_TEXT,
    KIND_TEXT,
    RED_THREE,
    SEQUENCE,
    TWO,
)
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import freezes
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.shapes.canasta_sorts import CanastaSort, sorts_serving
from canasta_qt.engine.shapes.hand_shapes import RankAssignment, ReadyHand
from canasta_qt.engine.shapes.mixture import is_group
from canasta_qt.engine.shapes.traits import meld_traits

KINDS: Final = SEQUENCE
RED3: Final = RED_THREE
THREES: Final = (RED_THREE, BLACK_THREE)
MOST_WILDS: Final = 64
"""Twos of eight packs, and as many jokers as there may be."""
TOTALS: Final = 17
"""Counts of the threes of one colour: from none to two in each of eight packs."""
WAY: Final = 4
MOST_WAYS: Final = 64
SET_ROW: Final = 7
MOST_SETS: Final = 4
MOST_DEMANDS: Final = 8
TRAITS_ROW: Final = 16
"""Of one colour as many cards and more make no difference to the content of an opening."""
BONUS_OPTIONS: Final = ("special_rank.bonus", "score.canasta")


def last_total(totals: tuple[int, ...]) -> int:
    """Index of the last total that counts."""
    return max(0, min(len(totals), TOTALS) - 1)


def points(rules: TableRules) -> tuple[int, ...]:
    """Face values, by kind."""
    return setup_for(rules).points[:KINDS]


def hand_costs(rules: TableRules) -> list[int]:
    """What a card left in a hand costs, by kind."""
    costs = [*points(rules)]
    end = rules.red_three.in_hand_end
    costs[BLACK_THREE] = rules.black_three.points_hand
    costs[RED_THREE] = -end.points if end.kind == "each" else 0
    return costs


def top_cards(rules: TableRules) -> int:
    """Cards of the pile that a take brings; 0: all, -1: those down to the next wild card."""
    if rules.pile.amount == "to_next_wild":
        return -1
    return (rules.pile.n or 1) if rules.pile.amount == "top_n" else 0


def blocked(rules: TableRules) -> list[bool]:
    """Kinds that nobody takes the pile by."""
    wilds = (TWO, JOKER) if rules.wild_meld.pile_take == "never" else ()
    tops = setup_for(rules).blocked_tops[:KINDS]
    return [top or kind in wilds for kind, top in enumerate(tops)]


def face_down_by_upcard(rules: TableRules) -> list[int]:
    """Cards slid under the pile, by kind of the upcard."""
    counts = [0] * KINDS
    if rules.deal.pile_face_down == "by_upcard":
        for rank, count in rules.deal.pile_face_down_map:
            counts[KIND_OF_TEXT[rank]] = count
    return counts


def pure_bonuses(rules: TableRules) -> list[int]:
    """Bonus of a canasta without wild cards, by kind."""
    return _bonuses(rules, "pure", rules.score.canasta.natural)


def mixed_bonuses(rules: TableRules) -> list[int]:
    """Bonus of a canasta with wild cards, by kind."""
    return _bonuses(rules, "mixed", rules.score.canasta.mixed)


def _bonuses(rules: TableRules, style: str, usual: int) -> list[int]:
    bonus = dict(rules.special_rank.bonus)
    found = [0] * KINDS
    for kind in range(BLACK_THREE, JOKER):
        rank = KIND_TEXT[kind]
        found[kind] = bonus.get(f"{rank}_{style}", bonus.get(f"{rank}_any", usual))
    return found


def short_pure(rules: TableRules) -> list[int]:
    """Price of a meld without wild cards that is no canasta, by kind."""
    short = dict(rules.special_rank.incomplete)
    ranks = KIND_TEXT[BLACK_THREE:JOKER]
    prices = [short.get(f"{rank}_pure", short.get(rank, 0)) for rank in ranks]
    return [0] * BLACK_THREE + prices + [0]


def short_mixed(rules: TableRules) -> list[int]:
    """Price of a meld with wild cards that is no canasta, by kind."""
    short = dict(rules.special_rank.incomplete)
    return [0] * BLACK_THREE + [short.get(rank, 0) for rank in KIND_TEXT[BLACK_THREE:JOKER]] + [0]


def caught_least(rules: TableRules) -> list[int]:
    """How many cards of a kind in one hand bring points, by kind."""
    return _by_rank((caught.rank, caught.min) for caught in rules.special_rank.hand_set)


def caught_points(rules: TableRules) -> list[int]:
    """The points that these bring."""
    return _by_rank((caught.rank, caught.points) for caught in rules.special_rank.hand_set)


def purity(rules: TableRules) -> list[int]:
    """How far melds of a kind may hold wild cards."""
    dirty = ((rank, 2) for rank in rules.meld.wild_only_if_opened_dirty)
    return _by_rank((*dirty, *((rank, 1) for rank in rules.meld.never_wild_ranks)))


def _by_rank(values: Iterable[tuple[str, int]]) -> list[int]:
    found = [0] * KINDS
    for rank, value in values:
        if rank in KIND_OF_TEXT:
            found[KIND_OF_TEXT[rank]] = value
    return found


def banned(rules: TableRules) -> list[bool]:
    """Kinds kept off an empty pile by their rank."""
    return [kind > 0 and KIND_TEXT[kind] in rules.discard.empty_pile_ban for kind in range(KINDS)]


def last_banned(rules: TableRules) -> list[bool]:
    """Kinds that cannot be the last discard of all."""
    barred = {*rules.go_out.final_ban, *("2X" if rules.discard.wild == "never" else "")}
    locks = dict(rules.discard.rank_locks)
    return [
        kind > 0
        and (
            KIND_TEXT[kind][0] in barred or KIND_TEXT[kind] in locks or never_goes_out(rules, kind)
        )
        for kind in range(KINDS)
    ]


def never_goes_out(rules: TableRules, kind: int) -> bool:
    """Whether it is a three laid out for points that nobody may discard, not even going out."""
    red_goes = rules.discard.threes == "any" and rules.red_three.discardable
    stays = rules.discard.threes == "none" or (kind == RED_THREE and not red_goes)
    return setup_for(rules).tabled[kind] and stays


def locked(rules: TableRules) -> list[int]:
    """0 for a free rank, 1 for one never discarded, 2 for one until all have its canasta."""
    locks = {rank: 1 if lock == "never" else 2 for rank, lock in rules.discard.rank_locks}
    return [0, *(locks.get(KIND_TEXT[kind], 0) for kind in range(1, KINDS))]


def set_rows(rules: TableRules) -> list[int]:
    """What the sets of canastas ask for and bring, one after the other."""
    return [
        value
        for one in rules.score.set_bonus[:MOST_SETS]
        for value in (
            *(one.canastas, one.natural, one.mixed, one.clean, one.dirty),
            *(one.points, one.replaces or 0),
        )
    ]


def groups(rules: TableRules) -> list[int]:
    """By number of wild cards: the numbers of naturals with which they are a meld, by bits."""
    return _groups(rules, wilds_added=True)


def groups_lying(rules: TableRules) -> list[int]:
    """The same where none of the wild cards comes now."""
    return _groups(rules, wilds_added=False)


def _groups(rules: TableRules, *, wilds_added: bool) -> list[int]:
    total = setup_for(rules).kind_total
    return [
        sum(
            1 << naturals
            for naturals in range(total[ACE] + 1)
            if is_group(rules, naturals, wilds, wilds_added=wilds_added)
        )
        for wilds in range(total[TWO] + total[JOKER] + 1)
    ]


def demands(rules: TableRules) -> list[int]:
    """What going out asks of the side's canastas: by demand a mask of sorts, and how many.

    The first is how many in all. A sort has eight bits of the mask, in the order of `CanastaSort`;
    playouts know no runs with wild cards (`sequence.wilds`).
    """
    least: dict[str, int] = {"any": rules.go_out.canastas}
    for need in rules.go_out.kinds:
        least[need.kind] = max(need.min, least.get(need.kind, 0))
    found: list[int] = []
    for kind, count in least.items():
        sorts = sorts_serving(rules, kind) - {CanastaSort.MIXED_SEQUENCE}
        found += sum(255 << 8 * sort for sort in sorts), count
    return found


def traits(rules: TableRules) -> list[int]:
    """The traits of a meld in an opening, by its naturals and then by its wild cards."""
    counts = range(TRAITS_ROW)
    return [meld_traits(*cards, rules.meld.canasta_size) for cards in product(counts, counts)]


def freezing(rules: TableRules) -> list[bool]:
    """Kinds that freeze the pile when they are discarded."""
    return [kind > 0 and freezes(rules, kind, upcard=False) for kind in range(KINDS)]


def ways(rules: TableRules) -> list[int]:
    """The ways of special hands, one after the other, as far as there is room."""
    return [number for way in special_ways(rules)[:MOST_WAYS] for number in way]


def special_ways(rules: TableRules) -> list[tuple[int, int, int, int]]:
    """Every way to make a special hand: (code of the named kinds, mask, sizes, value)."""
    ways = (
        (*spread, hand.value)
        for hand in setup_for(rules).special_hands
        for way in hand.ways
        for spread in _spreads(hand, way)
    )
    return list(dict.fromkeys(ways))


def _spreads(hand: ReadyHand, way: RankAssignment) -> Iterator[tuple[int, int, int]]:
    """A way with its wild cards counted out: (code, mask, sizes)."""
    for groups, twos, joks in _wilds(hand, way):
        counts = dict(way.needs)
        counts[TWO] = counts.get(TWO, 0) + twos
        counts[JOKER] = counts.get(JOKER, 0) + joks
        natural = [count for kind, count in counts.items() if kind not in (TWO, JOKER)]
        code = sum(count << _place(kind) for kind, count in counts.items())
        mask = sum(15 << _place(kind) for kind in counts)
        yield code, mask, sum(1 << 4 * (size - 1) for size in (*natural, *groups))


def _wilds(hand: ReadyHand, way: RankAssignment) -> Iterator[tuple[list[int], int, int]]:
    """The groups that stay natural, with the twos and jokers of the others or of a mixture."""
    free = [kind for kind in (TWO, JOKER) if kind in way.free]
    for chosen in product(range(-1, len(hand.groups)), repeat=len(free)):
        used = [index for index in chosen if index >= 0]
        if len(set(used)) != len(used):
            continue
        sizes = dict(zip(free, (hand.groups[i] if i >= 0 else 0 for i in chosen), strict=True))
        rest = [size for index, size in enumerate(hand.groups) if index not in used]
        for twos in range(hand.mixed + 1):
            mixed = hand.mixed - twos
            yield rest, sizes.get(TWO, 0) + twos, sizes.get(JOKER, 0) + mixed


def _place(kind: int) -> int:
    """Where the four bits of a kind begin in a code."""
    return 4 * (kind - TWO)
