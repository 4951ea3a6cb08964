"""What chance gave to each seat of a deal, beside what was to be expected.

Cards leave the deck one after the other. Before each of them it is known how many wild cards are
left among how many, so the sum of the differences from there is fair whatever anybody plays; the
variances add up as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from canasta_qt.engine.cards import IS_WILD, KIND, RED_THREE
from canasta_qt.engine.events import (
    BonusCardsGiven,
    CardsSlidUnder,
    Event,
    FootDealt,
    HandDealt,
    StockDrawn,
    UpcardTurned,
)


@dataclass(slots=True)
class Chance:
    """A figure that chance decides: what was seen, what was due, and the variance of that."""

    seen: int = 0
    due: float = 0.0
    spread: float = 0.0

    def draw(self, values: Sequence[int], left: Sequence[int]) -> None:
        """So many cards with these values came from what was `left` in the deck, them included."""
        size, count = len(left), len(values)
        mean = sum(left) / size
        variance = sum(value * value for value in left) / size - mean * mean
        self.seen += sum(values)
        self.due += count * mean
        if size > 1:
            self.spread += max(0.0, variance) * count * (size - count) / (size - 1)


@dataclass(slots=True)
class Luck:
    """What a seat was given in a deal.

    Attributes:
        cards: how many cards came from the deck.
        wilds, threes: wild cards and red threes among them.
        worth: face values of the hand dealt to it.
    """

    cards: int
    wilds: Chance
    threes: Chance
    worth: Chance


def luck_of(
    seats: int, pack: Iterable[int], points: Sequence[int], events: Iterable[Event]
) -> list[Luck]:
    """Seat to its luck in a deal; `points`: kind to face value."""
    found = [Luck(0, Chance(), Chance(), Chance()) for _ in range(seats)]
    left = dict.fromkeys(pack)
    for event in events:
        match event:
            case HandDealt(seat, cards):
                _draw(found[seat], cards, left)
                found[seat].worth.draw(_worths(cards, points), _worths(left, points))
            case FootDealt(seat, cards) | StockDrawn(seat, cards) | BonusCardsGiven(seat, cards):
                _draw(found[seat], [card for card in cards if card in left], left)
        for card in _taken_off(event):
            left.pop(card, None)
    return found


def _draw(luck: Luck, cards: Sequence[int], left: Iterable[int]) -> None:
    if not cards:
        return
    luck.cards += len(cards)
    for chance, counts in ((luck.wilds, _is_wild), (luck.threes, _is_red_three)):
        chance.draw([counts(card) for card in cards], [counts(card) for card in left])


def _taken_off(event: Event) -> Sequence[int]:
    """The cards that leave the deck with an event."""
    match event:
        case (
            HandDealt(_, cards)
            | FootDealt(_, cards)
            | StockDrawn(_, cards)
            | BonusCardsGiven(_, cards)
            | CardsSlidUnder(cards)
        ):
            return cards
        case UpcardTurned(card, buried) if not buried:
            return (card,)
    return ()


def _worths(cards: Iterable[int], points: Sequence[int]) -> list[int]:
    return [points[KIND[card]] for card in cards]


def _is_wild(card: int) -> int:
    return int(IS_WILD[KIND[card]])


def _is_red_three(card: int) -> int:
    return int(KIND[card] == RED_THREE)
