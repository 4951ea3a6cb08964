"""What has too little room for its words: labels, buttons, tabs, headers and titles of groups."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTabBar,
    QToolButton,
    QWidget,
)

from canasta_qt.ui.parts.words import OneLine

_LETTER = re.compile(r"&([^\W_])")

SLACK = 1
"""Pixels that may be missing: sizes are rounded."""


def cut_off(window: QWidget) -> list[str]:
    """What is cut off in a window: its kind, its words, and needed and given pixels."""
    found: list[str] = []
    for part in [window, *window.findChildren(QWidget)]:
        if part.isVisible():
            found += [f"{type(part).__name__}: {words}" for words in _of(part)]
    return found


def scrolls_sideways(window: QWidget) -> list[str]:
    """What is wider than the place in which it is shown, and has to be scrolled sideways."""
    areas = [area for area in window.findChildren(QAbstractScrollArea) if area.isVisible()]
    return [
        f"{type(area).__name__} {area.accessibleName()!r} scrolls {least}"
        for area in areas
        if (least := _hidden_at_the_side(area)) > SLACK and not isinstance(area, QGraphicsView)
    ]


def _hidden_at_the_side(area: QAbstractScrollArea) -> int:
    """Pixels that are not seen, whether they can be scrolled to or not."""
    if isinstance(area, QScrollArea):
        content = area.widget()
        return content.width() - area.viewport().width() if content is not None else 0
    off = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return 0 if off else area.horizontalScrollBar().maximum()


def letters_twice(window: QWidget) -> list[tuple[str, str]]:
    """Letters behind & that several things of a window have, each with its words."""
    parts = [part for part in window.findChildren(QWidget) if part.isVisible()]
    texts = [text for part in parts for text in _marked(part)]
    found = [(m.group(1).lower(), text) for text in texts if (m := _LETTER.search(text))]
    count = Counter(letter for letter, _ in found)
    return [(letter, text) for letter, text in found if count[letter] > 1]


def _marked(part: QWidget) -> list[str]:
    """The words of a part by which keys may reach something."""
    if isinstance(part, QAbstractButton):
        return [part.text()]
    if isinstance(part, QLabel) and part.buddy() is not None:
        return [part.text()]
    if isinstance(part, QTabBar):
        return [part.tabText(tab) for tab in range(part.count())]
    return [part.title()] if isinstance(part, QGroupBox) else []


def _of(part: QWidget) -> Iterator[str]:
    if isinstance(part, QLabel):
        yield from _of_label(part)
    elif isinstance(part, QToolButton) and _icon_alone(part):
        return  # its text is only its name
    elif isinstance(part, QAbstractButton) and part.text():
        yield from _short(part.text(), part.minimumSizeHint().width(), part.width())
        if part.hasHeightForWidth():
            yield from _short(part.text(), part.heightForWidth(part.width()), part.height())
    elif isinstance(part, QTabBar) and part.window() is not part:
        for tab in range(part.count()):
            needed = part.fontMetrics().horizontalAdvance(part.tabText(tab).replace("&", ""))
            yield from _short(part.tabText(tab), needed, part.tabRect(tab).width() - 8)
        last = part.tabRect(part.count() - 1).right() if part.count() else 0
        yield from _short("all tabs", last, part.width())
    elif isinstance(part, QHeaderView) and part.orientation() is Qt.Orientation.Horizontal:
        for section in range(part.count()):
            text = str(part.model().headerData(section, part.orientation()) or "")
            if text and not part.isSectionHidden(section):
                needed = part.fontMetrics().horizontalAdvance(text)
                yield from _short(text, needed, part.sectionSize(section) - 4)
    elif isinstance(part, QGroupBox):
        yield from _short(part.title(), part.minimumSizeHint().width(), part.width())


def _icon_alone(button: QToolButton) -> bool:
    only = button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    return only and not button.icon().isNull()


def _of_label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if not text or label.pixmap().width():
        return
    if label.wordWrap():
        yield from _short(text, label.heightForWidth(label.width()), label.height())
    else:
        smallest = label.SMALLEST if isinstance(label, OneLine) else 1.0
        needed = math.ceil(label.sizeHint().width() * smallest)
        yield from _short(text, needed, label.width())


def _short(text: str, needed: float, given: float) -> Iterator[str]:
    if needed > given + SLACK and any(map(str.isalpha, text)):
        yield f"{text!r} needs {needed:.0f} and has {given:.0f}"
