"""Turns the wheel over every field of a window, as a mouse does, and looks what changes by it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)

NOTCH = 120
"""What one notch of a wheel turns, in eighths of a degree."""


def turn(widget: QWidget, notches: int) -> None:
    """Turn the wheel over the middle of a widget; upwards is more than 0."""
    window = widget.window()
    handle = window.windowHandle()
    assert handle is not None
    at = widget.mapTo(window, widget.rect().center())
    QTest.wheelEvent(handle, QPointF(at), QPoint(0, NOTCH * notches))
    QApplication.processEvents()


def fields_of(window: QWidget) -> list[QWidget]:
    """What can be changed in a window, as far as it is shown and in use."""
    kinds = (QAbstractSlider, QAbstractSpinBox, QComboBox, QTabBar)
    found = (one for kind in kinds for one in window.findChildren(kind))
    return [
        one
        for one in found
        if one.isVisible() and one.isEnabled() and not isinstance(one, QScrollBar)
    ]


def state_of(field: QWidget) -> object:
    """What is chosen or written in it."""
    if isinstance(field, QAbstractSlider):
        return field.value()
    if isinstance(field, QAbstractSpinBox):
        return field.text()
    assert isinstance(field, QComboBox | QTabBar)
    return field.currentIndex()


def moved_by_the_wheel(window: QWidget) -> list[str]:
    """The faults of a window: fields that change or take the keys, pages that do not scroll."""
    return [fault for field in fields_of(window) for fault in _faults(field)]


def _faults(field: QWidget) -> Iterator[str]:
    name = f"{type(field).__name__} {field.accessibleName() or field.objectName()!r}"
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    bars = _bars_around(field)
    before = state_of(field)
    for notches in (-1, 1):
        _bring(field)
        places = [bar.value() for bar in bars]
        could = any(_has_room(bar, notches) for bar in bars)
        turn(field, notches)
        if could and places == [bar.value() for bar in bars]:
            yield f"{name}: the page does not scroll"
        if state_of(field) != before:
            yield f"{name}: {before} became {state_of(field)}"
        if field.hasFocus():
            yield f"{name}: it took the keys"


def _areas(field: QWidget) -> Iterator[QScrollArea]:
    """The pages that scroll around a field, the innermost first."""
    parent = field.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            yield parent
        parent = parent.parentWidget()


def _bars_around(field: QWidget) -> list[QScrollBar]:
    return [area.verticalScrollBar() for area in _areas(field)]


def _has_room(bar: QScrollBar, notches: int) -> bool:
    return bar.value() > bar.minimum() if notches > 0 else bar.value() < bar.maximum()


def _bring(field: QWidget) -> None:
    """Scroll until the field is seen."""
    for area in _areas(field):
        area.ensureWidgetVisible(field)
    QApplication.processEvents()
