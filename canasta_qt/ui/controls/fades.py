"""Soft changes of the states of controls: under the pointer, pressed, on; and motion to and fro.

A control asks while it paints, as by `hovered(button)`, and is painted again while the answer
moves. With reduced motion every state is there at once.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import getCppPointer

from canasta_qt.ui.style import motion

ROUND: Final = "busy"
"""The motion of what runs to and fro."""


class _Fade(QVariantAnimation):
    """The way of one state of one widget, from 0 to 1 or back."""

    def __init__(self, widget: QWidget, on: bool) -> None:
        super().__init__(widget)
        self.on, self.level = on, float(on)
        self._widget = widget
        self.valueChanged.connect(self._moved)

    def go(self, name: str, on: bool) -> None:
        self.on = on
        self.stop()
        lasts = 0 if motion.reduced() else motion.duration(name)
        if not lasts or not self._widget.isVisible():
            self.level = float(on)
            return
        self.setStartValue(self.level)
        self.setEndValue(float(on))
        self.setEasingCurve(motion.curve(name))
        self.setDuration(lasts)
        self.start()

    def _moved(self, value: object) -> None:
        if isinstance(value, float):
            self.level = value
            QWidget.update(self._widget)  # a list's own one wants an index in PySide6 6.8


class _Round(QVariantAnimation):
    """Runs to and fro for as long as it is looked at."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._asked = True
        self.setStartValue(0.0)
        self.setKeyValueAt(0.5, 1.0)
        self.setEndValue(0.0)
        self.setEasingCurve(motion.curve(ROUND))
        self.setLoopCount(-1)
        self.valueChanged.connect(self._moved)

    def look(self) -> float:
        """How far it is now; it goes on until the widget is painted without asking, or hidden."""
        self._asked = True
        if self.state() is not self.State.Running:
            self.setDuration(max(1, motion.duration(ROUND)))
            blocked = self.blockSignals(True)  # it is being painted already
            self.start()
            self.blockSignals(blocked)
        now = self.currentValue()
        return now if isinstance(now, float) else 0.0

    def _moved(self, _value: object) -> None:
        if not self._asked or not self._widget.isVisible():
            self.stop()
            return
        self._asked = False
        self._widget.repaint()


_fades: dict[int, dict[str, _Fade | _Round]] = {}
"""By the widget's address; a widget that is gone is taken off."""


def _of(widget: QWidget) -> dict[str, _Fade | _Round]:
    address = getCppPointer(widget)[0]
    found = _fades.get(address)
    if found is None:
        found = _fades[address] = {}
        widget.destroyed.connect(lambda: _fades.pop(address, None))
    return found


def level(widget: QWidget | None, name: str, on: bool) -> float:
    """How far a widget is in a state, 0 to 1; `name` is one of `tokens.MOTION`.

    Only buttons change softly; rows of a view at once.
    """
    if not isinstance(widget, QAbstractButton):
        return float(on)
    fades = _of(widget)
    fade = fades.get(name)
    if not isinstance(fade, _Fade):
        fade = fades[name] = _Fade(widget, on)
    elif fade.on != on:
        fade.go(name, on)
    return fade.level


def hovered(button: QAbstractButton) -> float:
    """How far a button that paints itself is lit by the pointer; it needs `WA_Hover`."""
    return level(button, "hover", button.underMouse() and button.isEnabled())


def to_and_fro(widget: QWidget | None) -> float | None:
    """The place of something that runs to and fro, 0 to 1; None where nothing is to move."""
    if widget is None or motion.reduced():
        return None
    fades = _of(widget)
    found = fades.get(ROUND)
    if not isinstance(found, _Round):
        found = fades[ROUND] = _Round(widget)
    return found.look()


def blend(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two: `share` 0 is the first, 1 the second."""
    if share <= 0:
        return one
    if share >= 1:
        return other
    first, second = ((each.red(), each.green(), each.blue(), each.alpha()) for each in (one, other))
    return QColor(*(round(a + (b - a) * share) for a, b in zip(first, second, strict=True)))


def faint(ink: QColor, share: float) -> QColor:
    """A colour that is there only so far."""
    if share >= 1:
        return ink
    thin = QColor(ink)
    thin.setAlphaF(ink.alphaF() * max(0.0, share))
    return thin
