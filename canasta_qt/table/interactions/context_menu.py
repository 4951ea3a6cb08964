"""The menu of the right button: every legal place for the cards, in words."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from canasta_qt.controller.view_model import DropTarget, Token
from canasta_qt.table.interactions.base import Context


class CardMenu(QMenu):
    """Sends the chosen cards, or the one under the mouse, to the place picked."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._tokens: tuple[Token, ...] = ()
        self._targets: tuple[DropTarget, ...] = ()
        self.triggered.connect(self._send)

    def open_for(self, token: Token, at: QPoint) -> bool:
        """Show the menu for a card of the hand; False if it can go nowhere now."""
        selection = self._context.selection
        if token not in selection:
            selection.set((token,))
        self._tokens = selection.tokens
        self._targets = self._context.commands.drop_targets(self._tokens)
        self.clear()
        for i, target in enumerate(self._targets):
            label = target.label[:1].upper() + target.label[1:]
            self.addAction(label.replace("&", "&&")).setData(i)
        if self._targets:
            self.popup(at)
        return bool(self._targets)

    def _send(self, action: QAction) -> None:
        tokens = tuple(t for t in self._tokens if t in self._context.scene.hand_tokens())
        if tokens:
            self._context.act().drop(tokens, self._targets[action.data()].zone)
