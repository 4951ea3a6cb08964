"""Colours and lines of sides in charts: the same colours as on the table, told apart by more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SIDES, THEMES

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
    """The lines of a chart's grid."""
    return QPen(tint("hairline"), 1)


def axis_words() -> QColor:
    """What is written at a chart."""
    return tint("text_soft")
