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

    New cards join their like; others take their place in the last sorting. Only the player moves
    other cards: one that is taken back in the same turn lies where it lay.
    """

    def __init__(self, wishes: HandWishes | None = None, *, runs: bool = False) -> None:
        """`runs`: a game with sequences, where the hand is sorted by suits at first."""
        wishes = wishes or HandWishes()
        self._runs = runs
        self._cards: list[int] = []
        self._held: set[int] = set()
        self._down = False
        self._wilds_left = False
        self._by_suit = False
        self.auto_sort = wishes.auto_sort
        self.sort(wishes.sort_order)
        self._by_suit = runs

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(card for card in self._cards if card in self._held)

    @property
    def offers(self) -> tuple[SortOrder, SortOrder]:
        """The sortings to offer: as asked for last, or the other way once the hand is in that
        order; and the other side for the wild cards."""
        in_order = list(self.cards) == sorted(self._held, key=self._key)
        side: SortOrder = "wilds_right" if self._wilds_left else "wilds_left"
        if self._runs and self._by_suit != in_order:
            return "suits", side
        return "rank_down" if self._down != (in_order and not self._runs) else "rank_up", side

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
        """Sort once: by suits, by rank up or down, or with the wild cards at the left or right."""
        if how == "suits":
            self._by_suit = True
        elif how in ("rank_up", "rank_down"):
            self._down, self._by_suit = how == "rank_down", False
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
        if self._by_suit and not wild:
            return side, suit, kind, card
        return side, -kind if self._down else kind, suit, card

    def _is_like(self, card: int, other: int) -> bool:
        """Whether two cards stand together: of one rank, and by suits of one suit too."""
        if self._by_suit and not IS_WILD[KIND[card]]:
            return CODE[card] == CODE[other]
        return KIND[card] == KIND[other]

    def _place(self, card: int) -> int:
        """Where a new card goes: behind its own like, else before the first greater one."""
        if not self.auto_sort:
            return len(self._cards)
        same = [
            place
            for place, other in enumerate(self._cards)
            if self._is_like(card, other) and other in self._held
        ]
        if same:
            return same[-1] + 1
        key = self._key(card)
        greater = (place for place, other in enumerate(self._cards) if self._key(other) > key)
        return next(greater, len(self._cards))
