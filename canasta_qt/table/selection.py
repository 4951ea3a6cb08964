"""Which cards of the hand are chosen, in the order of the hand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from canasta_qt.controller.view_model import Token
from canasta_qt.table.columns import RANKS
from canasta_qt.table.scene import TableScene

WILD_RANKS = "2X"
"""First letters of the faces of wild cards."""


class Selection(QObject):
    """The chosen cards; choosing lifts them.

    Signals:
        changed: other cards are chosen.
    """

    changed = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self._anchor: Token | None = None

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The chosen cards from left to right."""
        return tuple(t for t in self._scene.hand_tokens() if self._scene.item(t).selected)

    def __contains__(self, token: Token) -> bool:
        return self._scene.has(token) and self._scene.item(token).selected

    def __bool__(self) -> bool:
        return bool(self.tokens)

    def set(self, tokens: Iterable[Token]) -> None:
        """Choose exactly these."""
        wanted, before = set(tokens), self.tokens
        for token in self._scene.hand_tokens():
            item = self._scene.item(token)
            if item.selected != (token in wanted):
                item.selected = token in wanted
                self._scene.lift(item)
        if self.tokens != before:
            self.changed.emit()

    def clear(self) -> None:
        """Choose none."""
        self.set(())

    def click(self, token: Token) -> None:
        """A plain click: a chosen card is left out, a card that goes with the chosen ones joins
        them, and any other card is chosen alone."""
        chosen = set(self.tokens)
        if token in chosen:
            self.set(chosen - {token})
        elif chosen and self._goes_with(token, chosen):
            self.set(chosen | {token})
        else:
            self.set((token,))
        self._anchor = token

    def _goes_with(self, token: Token, chosen: Iterable[Token]) -> bool:
        """Whether the card could lie in one meld with them: of a rank they have, or wild.

        Where there are runs also the next card of a suit.
        """
        rank = self._rank(token)
        if rank in WILD_RANKS or rank in {self._rank(other) for other in chosen}:
            return True
        return any(self._follows(token, other) for other in chosen)

    def _follows(self, token: Token, other: Token) -> bool:
        """Whether the two cards stand side by side in a run."""
        model = self._scene.model
        one, two = self._rank(token), self._rank(other)
        if model is None or not model.has_runs or not {one, two} <= set(RANKS):
            return False
        same_suit = self._suit(token) == self._suit(other)
        return same_suit and abs(RANKS.index(one) - RANKS.index(two)) == 1

    def _rank(self, token: Token) -> str:
        return (self._scene.item(token).face or "?")[0]

    def _suit(self, token: Token) -> str:
        return (self._scene.item(token).face or "?")[-1]

    def toggle(self, token: Token) -> None:
        """Add the card or take it away."""
        chosen = set(self.tokens)
        self.set(chosen ^ {token})
        self._anchor = token

    def start(self, token: Token) -> None:
        """Choose this card alone; a row that is stretched begins with it."""
        self.set((token,))
        self._anchor = token

    def extend(self, token: Token) -> None:
        """Choose everything from the card clicked last to this one."""
        hand = self._scene.hand_tokens()
        anchor = self._anchor
        start = anchor if anchor is not None and anchor in hand else token
        first, last = sorted((hand.index(start), hand.index(token)))
        self.set(hand[first : last + 1])

    def group(self, token: Token) -> None:
        """Choose all cards of the same rank; jokers count as one rank."""
        rank = self._rank(token)
        self.set(t for t in self._scene.hand_tokens() if self._rank(t) == rank)
        self._anchor = token
