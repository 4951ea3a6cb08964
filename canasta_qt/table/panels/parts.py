"""What panels are made of: words in the sizes of the look, and buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from canasta_qt.style.theme import current
from canasta_qt.style.tokens import SIZE
from canasta_qt.table.items.buttons import STYLE, button_colours
from canasta_qt.table.panels.measures import px, type_font
from canasta_qt.table.plain_text import PlainLabel

Do = Callable[[], object] | SignalInstance
"""What a button does."""


def words(
    text: str, parent: QWidget, style: str = "body", *, soft: bool = False, wrap: bool = True
) -> QLabel:
    """Words in one of the sizes of `tokens.TYPE`, soft where they matter less."""
    made = PlainLabel(text, parent)
    made.setFont(type_font(style))
    made.setWordWrap(wrap)
    if soft:
        colour_words(made, "text_soft")
    return made


def colour_words(label: QWidget, token: str) -> None:
    """Let words have the colour of a token, as the theme that is shown has it."""
    palette = label.palette()
    palette.setColor(palette.ColorRole.WindowText, getattr(current(), token))
    label.setPalette(palette)


def action(text: str, parent: QWidget, do: Do, *, main: bool = False) -> QPushButton:
    """A button; the `main` one is filled, and there is one of them on a panel."""
    made = QPushButton(text, parent)
    made.setAutoDefault(True)
    made.setProperty("gold", main)
    made.setFont(type_font("title" if main else "strong"))
    made.setMinimumHeight(px(SIZE["main_control" if main else "control"]))
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.setStyleSheet(STYLE.format(**button_colours(), thin=1, thick=2, radius=10, pad=16))
    made.clicked.connect(do)
    return made
