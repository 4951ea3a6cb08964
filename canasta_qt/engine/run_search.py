"""Runs that cards of a hand could make, for the move generator, the planner and the way out.

These are candidates: `verify` decides. Equal cards stand for each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta_qt.engine.actions import NEW, Play
from canasta_qt.engine.cards import ACE, FOUR, IS_WILD, KIND, SEQUENCE, SUIT, SUITS
from canasta_qt.engine.sequences import highest, lowest, sizes, suit_of
from canasta_qt.engine.state import Meld, Position

Row = dict[int, int]
"""Rank (kind) to a card of it, all of one suit."""


def rows_of(cards: Sequence[int]) -> dict[str, Row]:
    """Suit to the naturals that could lie in a run, the first copy of each."""
    rows: dict[str, Row] = {suit: {} for suit in SUITS}
    for card in cards:
        if FOUR <= KIND[card] <= ACE:
            rows[SUIT[card]].setdefault(KIND[card], card)
    return rows


def new_runs(pos: Position, cards: Sequence[int], *, longest: bool = True) -> Iterator[Play]:
    """Runs that could be begun: every one of the smallest size and, with `longest`, any longer.

    Wild cards fill in only where the rules let runs have them.
    """
    low, high = sizes(pos.setup.rules)
    wilds = [card for card in cards if IS_WILD[KIND[card]]][: pos.setup.rules.sequence.wilds]
    high = high if longest else low
    for row in rows_of(cards).values():
        for size in range(low, min(high, len(row) + len(wilds)) + 1):
            for first in range(FOUR, ACE - size + 2):
                held = tuple(row[rank] for rank in range(first, first + size) if rank in row)
                missing = size - len(held)
                if len(held) >= 2 and missing <= len(wilds):
                    yield Play((*held, *wilds[:missing]), NEW)


def own_runs(pos: Position) -> list[Meld]:
    """The runs of the side to act."""
    return [meld for meld in pos.melds[pos.side_of[pos.turn_seat]] if meld.kind == SEQUENCE]


def extensions(pos: Position, run: Meld, cards: Sequence[int]) -> Iterator[Play]:
    """Ways to lay cards at the ends of a run: any number at either end, fewest cards first."""
    row = rows_of(cards)[suit_of(run)]
    wilds = sorted((card for card in cards if IS_WILD[KIND[card]]), key=KIND.__getitem__)
    free = max(0, pos.setup.rules.sequence.wilds - run.wilds)
    low, high = lowest(run), highest(run)
    below = _reach(row, range(low - 1, FOUR - 1, -1), free)
    above = _reach(row, range(high + 1, ACE + 1), free)
    for total in range(1, below + above + 1):
        for down in range(max(0, total - above), min(total, below) + 1):
            ranks = (*range(low - down, low), *range(high + 1, high + 1 + total - down))
            held = tuple(row[rank] for rank in ranks if rank in row)
            missing = total - len(held)
            if missing <= free:
                yield from (Play((*held, *pool), run.uid) for pool in _pools(wilds, missing))


def _reach(row: Row, ranks: range, free: int) -> int:
    """How many of the ranks, in this order, can be laid with so many wild cards."""
    for count, rank in enumerate(ranks):
        free -= rank not in row
        if free < 0:
            return count
    return len(ranks)


def _pools(wilds: list[int], count: int) -> list[tuple[int, ...]]:
    """So many of the wild cards, taken from either end of the list; none where too few."""
    if count > len(wilds):
        return []
    ends = (tuple(wilds[:count]), tuple(wilds[len(wilds) - count :]))
    return list({tuple(KIND[card] for card in pool): pool for pool in ends}.values())


def run_plays(pos: Position, cards: Sequence[int]) -> list[Play]:
    """Single plays of cards to runs: begun at the smallest size, or laid off at an end."""
    plays = list(new_runs(pos, cards, longest=False))
    for run in own_runs(pos):
        plays += extensions(pos, run, cards)
    return plays


def in_runs(pos: Position, cards: Sequence[int]) -> set[tuple[int, str]]:
    """(rank, suit) of the naturals among the cards that some run could take."""
    found: set[tuple[int, str]] = set()
    for play in run_plays(pos, cards):
        found.update((KIND[card], SUIT[card]) for card in play.cards)
    return found


def spare_first(cards: Sequence[int], hand: Sequence[int]) -> list[int]:
    """Cards of one rank, first those whose suit has the fewest neighbours in the hand."""
    near = {(KIND[card], SUIT[card]) for card in hand}

    def neighbours(card: int) -> int:
        rank, suit = KIND[card], SUIT[card]
        return sum(2 // abs(step) for step in (-2, -1, 1, 2) if (rank + step, suit) in near)

    return sorted(cards, key=neighbours)
