"""Sequences: melds of consecutive cards of one suit, four to ace (the sequence part of P1).

A run lies in ascending order, a wild card in the place of the card it stands for: gaps first, then
the upper end, then the lower one (ruling: no source with wild cards in a sequence says more).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from canasta_qt.engine.actions import NEW, Play
from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    FOUR,
    IS_WILD,
    KIND,
    RED_THREE,
    SEQUENCE,
    SUIT,
    SUITS,
)
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Position

LONGEST: Final = ACE - FOUR + 1
"""Cards of a run from four to ace."""


def classify_run(cards: Sequence[int]) -> tuple[int, int] | Refusal | None:
    """(`SEQUENCE`, number of wilds) of cards that are meant as a run; None when they are not.

    Two naturals or more with all ranks different are meant as one; whether they follow each other
    in one suit is for `check_run`. With a three among them it is E_SEQ_THREE in one suit (EX-026).

    >>> classify_run(cards("4h 5h 6h"))
    (16, 0)
    >>> classify_run(cards("K K K")) is None
    True
    """
    naturals = [card for card in cards if not IS_WILD[KIND[card]]]
    ranks = {3 if KIND[card] in (RED_THREE, BLACK_THREE) else KIND[card] for card in naturals}
    if len(naturals) < 2 or len(ranks) < len(naturals):
        return None
    if 3 in ranks:
        one_suit = len({SUIT[card] for card in naturals}) == 1
        return Refusal(Code.SEQ_THREE, cards=tuple(cards)) if one_suit else None
    return SEQUENCE, len(cards) - len(naturals)


def arrange_run(cards: Sequence[int]) -> tuple[int, ...]:
    """The cards of a run in the order in which they lie, wild cards in their places.

    >>> [code(card) for card in arrange_run(cards("6h 4h 5h"))]
    ['4h1', '5h1', '6h1']
    """
    naturals = sorted((c for c in cards if not IS_WILD[KIND[c]]), key=KIND.__getitem__)
    wilds = [card for card in cards if IS_WILD[KIND[card]]]
    if not wilds or not naturals:
        return (*naturals, *wilds)
    row = naturals[:1]
    for lower, upper in pairwise(naturals):
        gap = max(0, KIND[upper] - KIND[lower] - 1)
        row += [*wilds[:gap], upper]
        wilds = wilds[gap:]
    above = min(len(wilds), ACE - KIND[naturals[-1]])
    return (*wilds[above:], *row, *wilds[:above])


def suit_of_run(meld: Meld) -> str:
    """The suit letter of a run.

    >>> suit_of_run(meld("4h 5h 6h", "samba"))
    'h'
    """
    return SUIT[_first_natural(meld.cards)[1]]


def lowest_rank(meld: Meld) -> int:
    """The rank (kind) of a run's lowest card, a wild one included.

    >>> lowest_rank(meld("4h 5h 6h", "samba"))
    4
    """
    place, card = _first_natural(meld.cards)
    return KIND[card] - place


def highest_rank(meld: Meld) -> int:
    """The rank (kind) of a run's highest card, a wild one included."""
    return lowest_rank(meld) + len(meld.cards) - 1


def _first_natural(cards: Sequence[int]) -> tuple[int, int]:
    return next((at, card) for at, card in enumerate(cards) if not IS_WILD[KIND[card]])


def check_run_shape(cards: Sequence[int]) -> Refusal | None:
    """Whether cards are of one suit and follow each other, wild cards filling in.

    >>> check_run_shape(cards("4h 5h 6h")) is None
    True
    >>> check_run_shape(cards("4h 5h 7h")).code
    <Code.SEQ_GAP: 'E_SEQ_GAP'>
    """
    naturals = [card for card in cards if not IS_WILD[KIND[card]]]
    if any(KIND[card] in (RED_THREE, BLACK_THREE) for card in naturals):
        return Refusal(Code.SEQ_THREE, cards=tuple(cards))
    if any(SUIT[card] != SUIT[naturals[0]] for card in naturals):
        return Refusal(Code.SEQ_SUIT, cards=tuple(cards))
    ranks = [KIND[card] for card in naturals]
    span = max(ranks) - min(ranks) + 1
    if len(set(ranks)) < len(ranks) or span > len(cards) or len(cards) > LONGEST:
        return Refusal(Code.SEQ_GAP, cards=tuple(cards))
    return None


def check_run_growth(run: Meld, added: Sequence[int]) -> Refusal | None:
    """Whether a run goes on without a gap when these cards join it.

    >>> check_run_growth(meld("4h 5h 6h", "samba"), cards("7h")) is None
    True
    """
    cards = arrange_run((*run.cards, *added))
    return check_run_shape(cards) or _check_wilds_stay(run, cards)


def _check_wilds_stay(run: Meld, cards: Sequence[int]) -> Refusal | None:
    """Wild cards never move (P1): nothing takes the place of one, or makes it stand elsewhere."""
    if not run.wilds:
        return None
    low = lowest_rank(run)
    places = {low + at for at, card in enumerate(run.cards) if IS_WILD[KIND[card]]}
    place, card = _first_natural(cards)
    first = KIND[card] - place
    outside = first > low or first + len(cards) < low + len(run.cards)
    taken = any(KIND[card] in places for card in cards if not IS_WILD[KIND[card]])
    return Refusal(Code.SEQ_GAP, cards=tuple(cards)) if outside or taken else None


def check_run(rules: TableRules, before: Meld | None, meld: Meld) -> Refusal | None:
    """P1 for a run: suit, gaps, closed, sizes, wild cards, in this order."""
    refusal = check_run_shape(meld.cards)
    if refusal is None and before is not None:
        refusal = _check_wilds_stay(before, meld.cards)
    if refusal is not None:
        return refusal
    low, high = run_sizes(rules)
    size = len(meld.cards)
    if size > high and not rules.sequence.extend_complete_when_going_out:
        return _too_long(before, meld, high)
    if size < low:
        return Refusal(Code.MIN_SIZE, size, low, SEQUENCE, meld.cards)
    if meld.wilds > rules.sequence.wilds:
        return Refusal(Code.SEQ_WILD, meld.wilds, rules.sequence.wilds, cards=meld.cards)
    return None


def run_sizes(rules: TableRules) -> tuple[int, int]:
    """The fewest and the most cards of a run.

    >>> run_sizes(resolve("samba"))
    (3, 7)
    """
    low, high = rules.sequence.sizes
    return low, LONGEST if high is None else high


def _too_long(before: Meld | None, meld: Meld, high: int) -> Refusal:
    if before is not None and len(before.cards) >= high:
        return Refusal(Code.CLOSED, kind=SEQUENCE)
    return Refusal(Code.MAX_SIZE, len(meld.cards), high, SEQUENCE, meld.cards)


def check_long_runs(
    rules: TableRules, before: Sequence[Meld], laid: Sequence[Meld]
) -> Refusal | None:
    """`sequence.extend_complete_when_going_out` in a turn that does not go out."""
    high = run_sizes(rules)[1]
    for meld in laid:
        if meld.kind == SEQUENCE and len(meld.cards) > high:
            old = next((other for other in before if other.uid == meld.uid), None)
            return _too_long(old, meld, high)
    return None


def find_run(
    setup: Setup, melds: Sequence[Meld], cards: Sequence[int], *, complete: bool = False
) -> int:
    """Index of the first run that takes these cards with nothing missing between, or -1.

    One that may not have so many wild cards does not take them. Runs that have no room for them
    come after all others, and only with `complete`.

    >>> pos = position("samba", melds={0: ["4h 5h 6h"]})
    >>> [find_run(pos.setup, pos.melds[0], cards(card)) for card in ("7h", "9h")]
    [0, -1]
    """
    if not setup.has_runs:
        return -1
    high = run_sizes(setup.rules)[1]
    wilds = sum(IS_WILD[KIND[card]] for card in cards)
    fitting = [
        index
        for index, meld in enumerate(melds)
        if meld.kind == SEQUENCE
        and meld.wilds + wilds <= setup.rules.sequence.wilds
        and check_run_growth(meld, cards) is None
    ]
    roomy = [index for index in fitting if len(melds[index].cards) + len(cards) <= high]
    return next(iter(roomy or (fitting if complete else ())), -1)


CardByRank = dict[int, int]
"""Rank (kind) to a card of it, all of one suit."""


def _naturals_by_suit(cards: Sequence[int]) -> dict[str, CardByRank]:
    """Suit to the naturals that could lie in a run, the first copy of each."""
    rows: dict[str, CardByRank] = {suit: {} for suit in SUITS}
    for card in cards:
        if FOUR <= KIND[card] <= ACE:
            rows[SUIT[card]].setdefault(KIND[card], card)
    return rows


def new_runs(pos: Position, cards: Sequence[int], *, longest: bool = True) -> Iterator[Play]:
    """Runs that could be begun: every one of the smallest size and, with `longest`, any longer."""
    low, high = run_sizes(pos.setup.rules)
    wilds = [card for card in cards if IS_WILD[KIND[card]]][: pos.setup.rules.sequence.wilds]
    high = high if longest else low
    for row in _naturals_by_suit(cards).values():
        for size in range(low, min(high, len(row) + len(wilds)) + 1):
            for first in range(FOUR, ACE - size + 2):
                held = tuple(row[rank] for rank in range(first, first + size) if rank in row)
                missing = size - len(held)
                if len(held) >= 2 and missing <= len(wilds):
                    yield Play((*held, *wilds[:missing]), NEW)


def own_runs(pos: Position) -> list[Meld]:
    """The runs of the side to act."""
    return [meld for meld in pos.melds[pos.side_of[pos.turn_seat]] if meld.kind == SEQUENCE]


def run_extensions(pos: Position, run: Meld, cards: Sequence[int]) -> Iterator[Play]:
    """Ways to lay cards at the ends of a run: any number at either end, fewest cards first."""
    row = _naturals_by_suit(cards)[suit_of_run(run)]
    wilds = sorted((card for card in cards if IS_WILD[KIND[card]]), key=KIND.__getitem__)
    free = max(0, pos.setup.rules.sequence.wilds - run.wilds)
    low, high = lowest_rank(run), highest_rank(run)
    below = _reach(row, range(low - 1, FOUR - 1, -1), free)
    above = _reach(row, range(high + 1, ACE + 1), free)
    for total in range(1, below + above + 1):
        for down in range(max(0, total - above), min(total, below) + 1):
            ranks = (*range(low - down, low), *range(high + 1, high + 1 + total - down))
            held = tuple(row[rank] for rank in ranks if rank in row)
            missing = total - len(held)
            if missing <= free:
                yield from (Play((*held, *pool), run.uid) for pool in _pools(wilds, missing))


def _reach(row: CardByRank, ranks: range, free: int) -> int:
    """How many of the ranks, in this order, can be laid with so many wild cards."""
    for count, rank in enumerate(ranks):
        free -= rank not in row
        if free < 0:
            return count
    return len(ranks)


def _pools(wilds: list[int], count: int) -> list[tuple[int, ...]]:
    """`count` of the wild cards, taken from either end of the list; none where too few."""
    if count > len(wilds):
        return []
    ends = (tuple(wilds[:count]), tuple(wilds[len(wilds) - count :]))
    return list({tuple(KIND[card] for card in pool): pool for pool in ends}.values())


def run_plays(pos: Position, cards: Sequence[int]) -> list[Play]:
    """Single plays of cards to runs: begun at the smallest size, or laid off at an end.

    >>> pos = position("samba", phase="play", hands={0: "4h 5h 6h K"})
    >>> [[code(card) for card in play.cards] for play in run_plays(pos, pos.hands[0])]
    [['4h1', '5h1', '6h1']]
    """
    plays = list(new_runs(pos, cards, longest=False))
    for run in own_runs(pos):
        plays += run_extensions(pos, run, cards)
    return plays


def naturals_for_runs(pos: Position, cards: Sequence[int]) -> set[tuple[int, str]]:
    """(rank, suit) of the naturals among the cards that some run could take."""
    found: set[tuple[int, str]] = set()
    for play in run_plays(pos, cards):
        found.update((KIND[card], SUIT[card]) for card in play.cards)
    return found


def least_connected_first(cards: Sequence[int], hand: Sequence[int]) -> list[int]:
    """Cards of one rank, first those whose suit has the fewest neighbours in the hand."""
    near = {(KIND[card], SUIT[card]) for card in hand}

    def neighbours(card: int) -> int:
        rank, suit = KIND[card], SUIT[card]
        return sum(2 // abs(step) for step in (-2, -1, 1, 2) if (rank + step, suit) in near)

    return sorted(cards, key=neighbours)
