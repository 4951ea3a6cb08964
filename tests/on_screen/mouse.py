"""A hand on the mouse: clicks and drags on what is seen on the table, nothing else.

Events go to the widgets as the window system would send them, and the program's own event loop
runs between them.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from canasta_qt.app.program import Program
from canasta_qt.play.scene.layout.places import zone_at
from canasta_qt.view_model.pictures import Token, Zone

NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PATIENCE_S = 120.0


class Stuck(AssertionError):
    """What was waited for never came."""


class Mouse:
    """Points at cards, places and buttons of a running program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._scene = program.table.scene()
        self._viewport = program.table.viewport()

    # --- waiting ----------------------------------------------------------------------------

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Let the program run until something holds. Raises `Stuck`."""
        end = time.monotonic() + PATIENCE_S
        while not until():
            if time.monotonic() > end:
                raise Stuck(f"waited {PATIENCE_S:.0f} s for {what}; {self._sight()}")
            QTest.qWait(1)

    def _sight(self) -> str:
        """What the screen shows, for a message."""
        table, model = self._program.table, self._program.table.model
        if model is None:
            return "the table is empty"
        buttons = [(button.id.value, button.enabled) for button in model.buttons]
        return f"still: {table.is_still}, prompt: {model.prompt!r}, buttons: {buttons}"

    def rest(self, milliseconds: int = 1) -> None:
        """Let the program run for a moment."""
        QTest.qWait(milliseconds)

    # --- where things are -------------------------------------------------------------------

    def spot_of_card(self, token: Token) -> QPoint:
        """A point where this very card, and none above it, is seen."""
        item = self._scene.cards[token]
        bounds = item.pose.bounds
        for down in (0.3, 0.5, 0.7, 0.15, 0.9):
            for along in (0.12, 0.2, 0.5, 0.8, 0.05, 0.95):
                x, y = bounds.x + along * bounds.w, bounds.y + down * bounds.h
                if self._scene.card_at(x, y) is item:
                    return QPoint(round(x), round(y))
        raise Stuck(f"card {item.face} is nowhere to be seen")

    def spot_of_zone(self, zone: Zone) -> QPoint:
        """A point that means this place and no smaller one within it."""
        layout = self._scene.layout
        rect = layout.zones[zone]
        for down in (0.5, 0.8, 0.2, 0.93, 0.07):
            for along in (0.5, 0.9, 0.1, 0.98, 0.02, 0.7, 0.3):
                x, y = rect.x + along * rect.w, rect.y + down * rect.h
                if zone_at(layout, x, y) == zone:
                    return QPoint(round(x), round(y))
        raise Stuck(f"no room left to point at {zone}")

    # --- gestures ---------------------------------------------------------------------------

    def press(self, at: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Hold the left button down."""
        self._send(self._viewport, QEvent.Type.MouseButtonPress, at, LEFT, LEFT, modifiers)

    def move(self, to: QPoint) -> None:
        """Move with the button held."""
        self._send(self._viewport, QEvent.Type.MouseMove, to, NO_BUTTON, LEFT)

    def release(self, at: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Let the button go."""
        self._send(self._viewport, QEvent.Type.MouseButtonRelease, at, LEFT, NO_BUTTON, modifiers)

    def click(self, at: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press and let go at once."""
        self.press(at, modifiers)
        self.release(at, modifiers)
        self.rest()

    def drag(self, start: QPoint, end: QPoint, steps: int = 4) -> None:
        """Press, move along in a few steps, let go."""
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * step / steps)
        self.rest()
        self.release(end)
        self.rest()

    def choose_cards(self, tokens: tuple[Token, ...]) -> None:
        """Select exactly these cards of the hand, the first by click, the others with Ctrl."""
        for number, token in enumerate(tokens):
            self.click(self.spot_of_card(token), CTRL if number else NONE)

    def drag_cards(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """Carry cards of the hand to a place."""
        if len(tokens) > 1:
            self.choose_cards(tokens)
        self.drag(self.spot_of_card(tokens[-1]), self.spot_of_zone(zone))

    def push(self, button: QPushButton) -> None:
        """Click a push button."""
        middle = button.rect().center()
        pressed, released = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
        self._send(button, pressed, middle, LEFT, LEFT)
        self._send(button, released, middle, LEFT, NO_BUTTON)
        self.rest()

    def _send(
        self,
        widget: QWidget,
        kind: QEvent.Type,
        at: QPoint,
        button: Qt.MouseButton,
        held: Qt.MouseButton,
        modifiers: Qt.KeyboardModifier = NONE,
    ) -> None:
        place = QPointF(at)
        event = QMouseEvent(kind, place, widget.mapToGlobal(place), button, held, modifiers)
        QApplication.sendEvent(widget, event)
