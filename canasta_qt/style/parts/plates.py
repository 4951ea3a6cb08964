"""Plates: what belongs together, on a ground of its own; what is chosen is brown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMargins
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLayout, QWidget

from canasta_qt.style.paint import line_width, plate, smooth
from canasta_qt.style.scale import px
from canasta_qt.style.theme import look, tint
from canasta_qt.style.tokens import RADIUS, SPACE

_PAD: Final = (SPACE[3] + SPACE[0], SPACE[2])
"""Room at the sides, above and below."""


class Plate(QFrame):
    """A frame whose ground is a plate. `fill` it with a layout, which gets the usual room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = self._lit = False
        look.changed.connect(self._measure)

    def fill(self, layout: QLayout) -> None:
        """Put the content on the plate."""
        self.setLayout(layout)
        self._measure()

    def choose(self, on: bool) -> None:
        """Stand out as what is chosen or one's own, or no longer."""
        if on != self._chosen:
            self._chosen = on
            self.update()

    @property
    def chosen(self) -> bool:
        """Whether it stands out."""
        return self._chosen

    def light(self, on: bool) -> None:
        """Have the edge of what the eye is led to, or no longer."""
        self._lit = on
        self.update()

    def _measure(self) -> None:
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(QMargins(px(_PAD[0]), px(_PAD[1]), px(_PAD[0]), px(_PAD[1])))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground and its edge."""
        painter = QPainter(self)
        fill = tint("accent_ground" if self._chosen else "surface")
        edge = tint("focus" if self._lit else "accent" if self._chosen else "hairline")
        wide = max(px(2), line_width()) if self._lit else line_width()
        with smooth(painter):
            plate(painter, self.rect(), px(RADIUS["tile"]), fill, edge, wide)
        painter.end()
