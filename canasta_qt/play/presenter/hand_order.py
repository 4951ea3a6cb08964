"""The player's own order of the hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from canasta_qt.engine.cards import CODE, IS_WILD, KIND, SUITS
from canasta_qt.view_model.pictures import SortOrder

_SUIT_ORDER = {suit: place for place, suit in enumerate(SUITS)}


@dataclass(frozen=True, slots=True)
class HandWishes:
    """The player's preferences for the hand."""

    sort_order: SortOrder = "rank_up"
    """The first sorting of each deal."""
    auto_sort: bool = True
    """Whether new cards join their rank; else they come in at the right."""
    mark_new: bool = True
    """Whether new cards have a mark until the next turn."""


class HandOrder:
    """The order of the viewer's fan, from left to right.

    New cards join their rank; a new rank takes its place in the last sorting. Only the player moves
    other cards: one that is taken back in the same turn lies where it lay.
    """

    def __init__(self, wishes: HandWishes | None = None) -> None:
        wishes = wishes or HandWishes()
        self._cards: list[int] = []
        self._held: set[int] = set()
        self._down = False
        self._wilds_left = False
        self.auto_sort = wishes.auto_sort
        self.sort(wishes.sort_order)

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(card for card in self._cards if card in self._held)

    @property
    def offers(self) -> tuple[SortOrder, SortOrder]:
        """The sortings to offer: by rank as asked for last, or the opposite once the hand is in
        that order; and the other side for the wild cards."""
        in_order = list(self.cards) == sorted(self._held, key=self._key)
        side: SortOrder = "wilds_right" if self._wilds_left else "wilds_left"
        return "rank_down" if self._down != in_order else "rank_up", side

    def deal(self, cards: Iterable[int]) -> None:
        """A new deal: the cards sorted the way last asked for."""
        self._cards = sorted(cards, key=self._key)
        self._held = set(self._cards)

    def arrange(self, cards: Sequence[int]) -> None:
        """Restore an order of the hand; cards that are new since then go where new cards go."""
        hand = self.cards
        self._cards = [card for card in cards if card in self._held]
        self.sync(hand)

    def sync(self, hand: Sequence[int]) -> None:
        """Follow the true hand: leave out what is not in it, put in what is new."""
        self._held = set(hand)
        here = set(self._cards)
        for card in hand:
            if card not in here:
                self._cards.insert(self._place(card), card)

    def forget(self) -> None:
        """Forget the places of cards that have left the hand."""
        self._cards = list(self.cards)

    def sort(self, how: SortOrder) -> None:
        """Sort once: by rank up or down, or with the wild cards at the left or right."""
        if how in ("rank_up", "rank_down"):
            self._down = how == "rank_down"
        else:
            self._wilds_left = how == "wilds_left"
        self._cards.sort(key=self._key)

    def move(self, cards: Sequence[int], index: int, hidden: Collection[int] = ()) -> None:
        """Put `cards` before the `index`-th of the others that are not `hidden`, or at the end."""
        moving = set(cards)
        chosen = [card for card in self._cards if card in moving]
        others = [card for card in self._cards if card not in moving]
        shown = [card for card in others if card in self._held and card not in hidden]
        at = others.index(shown[index]) if 0 <= index < len(shown) else len(others)
        self._cards = others[:at] + chosen + others[at:]

    def _key(self, card: int) -> tuple[int, int, int, int]:
        kind = KIND[card]
        wild = IS_WILD[kind]
        side = (-1 if self._wilds_left else 1) if wild else 0
        suit = _SUIT_ORDER.get(CODE[card][-1], len(_SUIT_ORDER))
        return side, -kind if self._down else kind, suit, card

    def _place(self, card: int) -> int:
        """Where a new card goes: behind its own rank, else before the first greater one."""
        if not self.auto_sort:
            return len(self._cards)
        kind = KIND[card]
        same = [
            place
            for place, other in enumerate(self._cards)
            if KIND[other] == kind and other in self._held
        ]
        if same:
            return same[-1] + 1
        key = self._key(card)
        greater = (place for place, other in enumerate(self._cards) if self._key(other) > key)
        return next(greater, len(self._cards))
