"""Which item shows which card: items are made once and reused, deal after deal."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.controller.view_model import Token
from canasta_qt.table.card_item import CardItem


class CardStore:
    """The items of one scene.

    Attributes:
        made: every item there is, also those that show no card now.
        by_token: the item of each card on the table.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.made: list[CardItem] = []
        self.by_token: dict[Token, CardItem] = {}

    def bind(self, tokens: Collection[Token]) -> None:
        """Give every token an item; a new deal's tokens take over the old deal's items."""
        if self.by_token.keys() == set(tokens):
            return
        free = [item for item in self.made if item.token not in tokens]
        known = {token: item for token, item in self.by_token.items() if token in tokens}
        for token in tokens:
            if token not in known:
                known[token] = item = free.pop() if free else self._new_item()
                item.token = token
                item.selected = item.hovered = False
        for item in free:
            item.token = -1
            item.home = None
            item.setVisible(False)
        self.by_token = known

    def _new_item(self) -> CardItem:
        item = CardItem()
        self.made.append(item)
        self._scene.addItem(item)
        return item
