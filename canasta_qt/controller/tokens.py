"""Names for cards that tell nothing about them: a random numbering for each deal."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from canasta_qt.controller.view_model import Token


class Tokens:
    """Card number to token and back, for one deal.

    The numbering comes from a generator of its own, so it says nothing about the deck's order.
    """

    def __init__(self, pack: Sequence[int], seed: int | str, deal: int) -> None:
        """Number the cards of `pack` from 0 in an order that follows from seed and deal."""
        numbers = list(range(len(pack)))
        random.Random(f"canasta-qt/tokens/{seed}/{deal}").shuffle(numbers)
        self._token = dict(zip(pack, numbers, strict=True))
        self._card = {number: card for card, number in self._token.items()}

    def of(self, card: int) -> Token:
        """The token of a card of the pack."""
        return self._token[card]

    def all(self, cards: Iterable[int]) -> tuple[Token, ...]:
        """The tokens of several cards."""
        return tuple(self._token[card] for card in cards)

    def card(self, token: Token) -> int | None:
        """The card a token names, or None if it names none."""
        return self._card.get(token)

    def cards(self, tokens: Iterable[Token]) -> tuple[int, ...] | None:
        """The cards of several tokens, or None if one of them names none."""
        found = tuple(self._card.get(token, -1) for token in tokens)
        return None if -1 in found else found
