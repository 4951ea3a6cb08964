"""Holds the one gesture in progress and keeps it valid while the table changes under it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from canasta_qt.table.interactions.base import Context, Gesture
from canasta_qt.table.interactions.press import Press


class Gestures:
    """At most one gesture at a time, from press to release."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.current: Gesture | None = None

    def press(
        self, x: float, y: float, modifiers: Qt.KeyboardModifier, *, cards_only: bool = False
    ) -> None:
        """A button went down. `cards_only`: take it only on a card of the hand."""
        self.cancel()
        gesture = Press(self._context, x, y, modifiers)
        if gesture.on_hand_card or not cards_only:
            self.current = gesture

    def move(self, x: float, y: float) -> None:
        """The mouse moved with the button down."""
        if self.current is not None:
            self.current = self.current.move(x, y) or self.current

    def release(self) -> None:
        """The button went up."""
        gesture, self.current = self.current, None
        if gesture is not None:
            gesture.release()

    def cancel(self) -> bool:
        """Leave the gesture; False if there was none."""
        gesture, self.current = self.current, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

    def relaid(self) -> None:
        """The table has another size or model: the gesture goes on or is left."""
        if self.current is not None and not self.current.relaid():
            self.cancel()
