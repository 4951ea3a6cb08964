"""Plates with a title: of words and charts, of controls; and a tile that holds one figure."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen
from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.words import Sign, Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SIDES, SPACE, THEMES
from canasta_qt.ui.style.type import px

_PAD: Final = SPACE[3]
"""Pixels between the edge of a plate and what is on it."""

_TITLE_ICON: Final = 24


class TitledPlate(Plate):
    """A plate with a title. What is on it goes into `body`."""

    def __init__(self, title: str = "", parent: QWidget | None = None, *, icon: str = "") -> None:
        """`icon` stands in gold before the title."""
        super().__init__(parent)
        self.title = Words(title, "title", "text", self)
        self.fact = Words("", "label", "text_soft", self)
        head = QHBoxLayout()
        if icon:
            sign = Sign(icon, "gold", self, _TITLE_ICON)
            sign.setAccessibleName(title)
            head.addWidget(sign)
        head.addWidget(self.title, 1)
        head.addWidget(self.fact)
        self.body = QVBoxLayout()
        column = QVBoxLayout()
        column.addLayout(head)
        column.addLayout(self.body, 1)
        self.title.setVisible(bool(title))
        self.fact.hide()
        self.fill(column)

    def say(self, fact: str) -> None:
        """Show a fact in soft words right of the title."""
        self.fact.setText(fact)
        self.fact.setVisible(bool(fact))


class GroupPlate(QGroupBox):
    """A plate of controls that belong together; readers hear its title with each of them."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.heading = Words(title, "title", "text", self)
        self.body = QVBoxLayout(self)
        self.body.addWidget(self.heading)
        follow(self.body.setContentsMargins, _PAD, SPACE[2], _PAD, _PAD)
        follow(self.body.setSpacing, SPACE[1])


class FigureTile(TitledPlate):
    """One figure: the number in large type, what it counts, and a line in soft words."""

    def __init__(self, parent: QWidget | None = None, *, first: bool = False) -> None:
        """`first`: its number is written in the accent."""
        super().__init__(parent=parent)
        self.value = Words("", "total", "accent" if first else "text", self)
        self.label = Words("", "strong", "text", self, wrap=True)
        self.below = Words("", "label", "text_soft", self, wrap=True)
        for line in (self.value, self.label, self.below):
            self.body.addWidget(line)
        self.body.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def tell(self, value: str, label: str, below: str = "") -> None:
        """Show the figure, its meaning, and a line below."""
        for line, text in ((self.value, value), (self.label, label), (self.below, below)):
            line.setText(text)
            line.setVisible(bool(text))


_DASHES: Final = ((), (6.0, 3.0), (2.0, 2.5), (8.0, 3.0, 2.0, 3.0), (4.0, 4.0), (1.0, 3.0))
"""Strokes and gaps by side, in widths of the line; the first side's line is whole."""

LINES: Final = 4
"""How many lines a chart's grid has."""


PAPER: Final = THEMES["light"]
"""The theme of charts that are printed."""


def side_colour(side: int, *, on_paper: bool = False) -> QColor:
    """The colour of a side, 0 for the viewer's own."""
    name = SIDES[side % len(SIDES)]
    return QColor(getattr(PAPER, name)) if on_paper else tint(name)


def side_pen(side: int, width: float = 2.5, *, on_paper: bool = False) -> QPen:
    """The line of a side: whole for the viewer's own, dashed for others."""
    pen = QPen(side_colour(side, on_paper=on_paper), px(width))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if _DASHES[side % 6] else Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if _DASHES[side % 6]:
        pen.setDashPattern(list(_DASHES[side % 6]))
    return pen


def side_fill(side: int) -> QBrush:
    """The ground of a side's bar: filled for the viewer's own; others are outlined only."""
    return QBrush(side_colour(side)) if side == 0 else QBrush(Qt.BrushStyle.NoBrush)


def grid_pen() -> QPen:
    return QPen(tint("hairline"), 1)


def axis_words() -> QColor:
    return tint("text_soft")
