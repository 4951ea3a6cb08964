"""Runs that cards of a hand could make, for the move generator, the planner and the way out.

These are candidates: `verify` decides. Equal cards stand for each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta_qt.engine.actions import AUTO, NEW, Play
from canasta_qt.engine.cards import ACE, FOUR, IS_WILD, KIND, SEQUENCE, SUIT, SUITS
from canasta_qt.engine.melds import home_of
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
    for row in rows_of(cards).values():
        for size in range(low, (high if longest else low) + 1):
            for first in range(FOUR, ACE - size + 2):
                held = tuple(row[rank] for rank in range(first, first + size) if rank in row)
                missing = size - len(held)
                if len(held) >= 2 and missing <= len(wilds):
                    yield begin(pos, (*held, *wilds[:missing]))


def begin(pos: Position, cards: tuple[int, ...]) -> Play:
    """The play that begins a run with these cards, whatever runs there are."""
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    return Play(cards, AUTO if home_of(pos.setup, melds, SEQUENCE, cards) < 0 else NEW)


def own_runs(pos: Position) -> list[Meld]:
    """The runs of the side to act."""
    return [meld for meld in pos.melds[pos.side_of[pos.turn_seat]] if meld.kind == SEQUENCE]


def extensions(pos: Position, run: Meld, cards: Sequence[int]) -> Iterator[Play]:
    """Ways to lay cards at the ends of a run: any number at either end, fewest cards first."""
    row = rows_of(cards)[suit_of(run)]
    below = _following(row, range(lowest(run) - 1, FOUR - 1, -1))
    above = _following(row, range(highest(run) + 1, ACE + 1))
    for total in range(1, len(below) + len(above) + 1):
        for down in range(max(0, total - len(above)), min(total, len(below)) + 1):
            yield Play((*below[:down], *above[: total - down]), run.uid)
    if pos.setup.rules.sequence.wilds > run.wilds:
        seen: dict[int, int] = {}
        for card in cards:
            if IS_WILD[KIND[card]]:
                seen.setdefault(KIND[card], card)
        yield from (Play((card,), run.uid) for card in seen.values())


def _following(row: Row, ranks: range) -> list[int]:
    cards = []
    for rank in ranks:
        if rank not in row:
            break
        cards.append(row[rank])
    return cards


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
