"""The card of the hand under the mouse rises a little."""

from __future__ import annotations

from canasta_qt.table.card_item import CardItem
from canasta_qt.table.scene import TableScene


class Hover:
    """Remembers which card is raised."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._card: CardItem | None = None

    def at(self, x: float, y: float) -> None:
        """The mouse is here with no button down."""
        item = self._scene.card_at(x, y)
        mine = item is not None and item.token in self._scene.hand_tokens()
        self.set(item if mine else None)

    def set(self, card: CardItem | None) -> None:
        """Raise this card and lower the one before; None lowers only."""
        if card is self._card and (card is None or card.hovered):
            return
        before, self._card = self._card, card
        for item, hovered in ((before, False), (card, True)):
            if item is not None and item.home is not None and item.hovered != hovered:
                item.hovered = hovered
                self._scene.lift(item)
