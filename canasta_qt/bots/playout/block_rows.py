"""The rows of a rule block: what rules say kind by kind, and the ways of special hands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from canasta_qt.bots.playout import foot_places as foot
from canasta_qt.bots.playout import places as at
from canasta_qt.engine.cards import KIND_OF_TEXT, KIND_TEXT
from canasta_qt.engine.hand_shapes import RankAssignment, ReadyHand
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup, setup_for

THREES = (at.RED3, at.BLACK3)


def write_rows(block: list[int], rules: TableRules) -> None:
    """Write every row by kind into the block."""
    setup = setup_for(rules)
    for kind in range(at.KINDS):
        block[at.POINTS + kind] = setup.points[kind]
        block[at.HAND_COST + kind] = setup.points[kind]
        block[at.BLOCKED + kind] = setup.blocked_tops[kind] or (
            kind in (at.TWO, at.JOKER) and rules.wild_meld.pile_take == "never"
        )
        block[at.PACK + kind] = setup.kind_total[kind]
        block[at.TABLED + kind] = setup.tabled[kind]
    if rules.deal.pile_face_down == "by_upcard":
        for rank, count in rules.deal.pile_face_down_map:
            block[at.DOWN_BY + KIND_OF_TEXT[rank]] = count
    block[at.HAND_COST + at.BLACK3] = rules.black_three.points_hand
    end = rules.red_three.in_hand_end
    block[at.HAND_COST + at.RED3] = -end.points if end.kind == "each" else 0
    for row, totals in (
        (at.RED_TOTALS, rules.red_three.totals),
        (at.BLACK_TOTALS, rules.black_three.totals),
    ):
        for count, points in enumerate(totals[: at.KINDS]):
            block[row + count] = points
    _write_ranks(block, rules)
    _write_bans(block, rules)


def _write_ranks(block: list[int], rules: TableRules) -> None:
    """What canastas and melds of each kind bring, and which of them may hold wild cards."""
    bonus, short = dict(rules.special_rank.bonus), dict(rules.special_rank.incomplete)
    for kind in range(at.BLACK3, at.JOKER):
        rank = KIND_TEXT[kind]
        for row, short_row, purity, usual in (
            (at.PURE_BONUS, at.SHORT_PURE, "pure", rules.score.canasta.natural),
            (at.MIXED_BONUS, at.SHORT_MIXED, "mixed", rules.score.canasta.mixed),
        ):
            value = bonus.get(f"{rank}_{purity}", bonus.get(f"{rank}_any", usual))
            block[row + kind] = value
            price = short.get(rank, 0)
            block[short_row + kind] = (
                short.get(f"{rank}_pure", price) if purity == "pure" else price
            )
    for purity_code, ranks in (
        (2, rules.meld.wild_only_if_opened_dirty),
        (1, rules.meld.never_wild_ranks),
    ):
        for rank in ranks:
            if rank in KIND_OF_TEXT:
                block[at.PURITY + KIND_OF_TEXT[rank]] = purity_code
    for caught in rules.special_rank.hand_set:
        block[at.SET_LEAST + KIND_OF_TEXT[caught.rank]] = caught.min
        block[at.SET_POINTS + KIND_OF_TEXT[caught.rank]] = caught.points


def _write_bans(block: list[int], rules: TableRules) -> None:
    """Kinds kept off an empty pile, and kinds that cannot be the last discard of all."""
    ban, locks = rules.discard.empty_pile_ban, dict(rules.discard.rank_locks)
    for kind in range(1, at.KINDS):
        block[at.BANNED + kind] = KIND_TEXT[kind] in ban
        block[foot.LOCKED + kind] = _lock(locks.get(KIND_TEXT[kind]))
        banned = KIND_TEXT[kind][0] in rules.go_out.final_ban or KIND_TEXT[kind] in locks
        block[at.LAST_BANNED + kind] = banned or never_goes_out(rules, kind)


def never_goes_out(rules: TableRules, kind: int) -> bool:
    """Whether it is a three laid out for points that nobody may discard, not even going out."""
    red_goes = rules.discard.threes == "any" and rules.red_three.discardable
    stays = rules.discard.threes == "none" or (kind == at.RED3 and not red_goes)
    return setup_for(rules).tabled[kind] and stays


def _lock(condition: str | None) -> int:
    """0 for a free rank, 1 for one never discarded, 2 for one until all have its canasta."""
    return 0 if condition is None else 1 if condition == "never" else 2


def write_hands(block: list[int], setup: Setup) -> None:
    """Write the ways of special hands; `coverage` knows that there is room for all of them."""
    ways = special_ways(setup)[: at.MOST_WAYS]
    block[at.HANDS] = len(ways)
    for index, way in enumerate(ways):
        start = at.WAYS + at.WAY * index
        block[start : start + at.WAY] = way


def special_ways(setup: Setup) -> list[tuple[int, int, int, int]]:
    """Every way to make a special hand: (code of the named kinds, mask, sizes, value)."""
    ways = (
        (*spread, hand.value)
        for hand in setup.special_hands
        for way in hand.ways
        for spread in _spreads(hand, way)
    )
    return list(dict.fromkeys(ways))


def _spreads(hand: ReadyHand, way: RankAssignment) -> Iterator[tuple[int, int, int]]:
    """A way with its wild cards counted out: (code, mask, sizes)."""
    for groups, twos, joks in _wilds(hand, way):
        counts = dict(way.needs)
        counts[at.TWO] = counts.get(at.TWO, 0) + twos
        counts[at.JOKER] = counts.get(at.JOKER, 0) + joks
        natural = [count for kind, count in counts.items() if kind not in (at.TWO, at.JOKER)]
        code = sum(count << _place(kind) for kind, count in counts.items())
        mask = sum(15 << _place(kind) for kind in counts)
        yield code, mask, sum(1 << 4 * (size - 1) for size in (*natural, *groups))


def _wilds(hand: ReadyHand, way: RankAssignment) -> Iterator[tuple[list[int], int, int]]:
    """The groups that stay natural, with the twos and jokers of the others or of a mixture."""
    free = [kind for kind in (at.TWO, at.JOKER) if kind in way.free]
    for chosen in product(range(-1, len(hand.groups)), repeat=len(free)):
        used = [index for index in chosen if index >= 0]
        if len(set(used)) != len(used):
            continue
        sizes = dict(zip(free, (hand.groups[i] if i >= 0 else 0 for i in chosen), strict=True))
        rest = [size for index, size in enumerate(hand.groups) if index not in used]
        for twos in range(hand.mixed + 1):
            mixed = hand.mixed - twos
            yield rest, sizes.get(at.TWO, 0) + twos, sizes.get(at.JOKER, 0) + mixed


def _place(kind: int) -> int:
    """Where the four bits of a kind begin in a code."""
    return 4 * (kind - at.TWO)
