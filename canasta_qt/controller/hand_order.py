"""The player's own order of the hand: kept until the player asks for another one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta_qt.controller.table_commands import SortOrder
from canasta_qt.engine.cards import CODE, IS_WILD, KIND, SUITS

_SUIT_ORDER = {suit: place for place, suit in enumerate(SUITS)}


class HandOrder:
    """Which card lies where in the viewer's fan, from left to right.

    New cards join their rank; a rank that is not there yet takes its place in the sorting last
    asked for. Nothing else ever moves a card but the player.
    """

    def __init__(self) -> None:
        self._cards: list[int] = []
        self._down = False
        self._wilds_left = False

    @property
    def cards(self) -> tuple[int, ...]:
        """The hand, left to right."""
        return tuple(self._cards)

    def deal(self, cards: Iterable[int]) -> None:
        """A new deal: the cards sorted the way last asked for."""
        self._cards = sorted(cards, key=self._key)

    def sync(self, hand: Sequence[int]) -> None:
        """Follow the true hand: drop what has left it, put in what is new."""
        held = set(hand)
        self._cards = [card for card in self._cards if card in held]
        here = set(self._cards)
        for card in hand:
            if card not in here:
                self._cards.insert(self._place(card), card)

    def sort(self, how: SortOrder) -> None:
        """Sort once: by rank up or down, or with the wild cards at the left or right."""
        if how in ("rank_up", "rank_down"):
            self._down = how == "rank_down"
        else:
            self._wilds_left = how == "wilds_left"
        self._cards.sort(key=self._key)

    def move(self, cards: Sequence[int], index: int) -> None:
        """Put `cards`, in their present order, before the `index`-th of the others."""
        moving = set(cards)
        chosen = [card for card in self._cards if card in moving]
        others = [card for card in self._cards if card not in moving]
        at = max(0, min(index, len(others)))
        self._cards = others[:at] + chosen + others[at:]

    def _key(self, card: int) -> tuple[int, int, int, int]:
        kind = KIND[card]
        wild = IS_WILD[kind]
        side = (-1 if self._wilds_left else 1) if wild else 0
        suit = _SUIT_ORDER.get(CODE[card][-1], len(_SUIT_ORDER))
        return side, -kind if self._down else kind, suit, card

    def _place(self, card: int) -> int:
        """Where a new card goes: behind its own rank, else before the first greater one."""
        kind = KIND[card]
        same = [place for place, other in enumerate(self._cards) if KIND[other] == kind]
        if same:
            return same[-1] + 1
        key = self._key(card)
        for place, other in enumerate(self._cards):
            if self._key(other) > key:
                return place
        return len(self._cards)
