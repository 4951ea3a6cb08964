"""Chips: a word or two on a small plate, perhaps with an icon."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.ui.style import icons
from canasta_qt.ui.style.following import set_type
from canasta_qt.ui.style.paint import plate, smooth
from canasta_qt.ui.style.plain import PlainLabel
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS

TONES: Final = {
    "plain": ("raised", "hairline", "text"),
    "own": ("accent_ground", "accent", "accent"),
    "new": ("accent", "accent", "on_accent"),
    "gain": ("surface", "gain", "gain"),
    "loss": ("surface", "loss", "loss"),
}
"""Ground, edge and words by what a chip says."""


class Chip(PlainLabel):
    """A chip of one of `TONES`; its words are read as those of any label."""

    def __init__(
        self, text: str, tone: str = "plain", icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._tone, self._icon = tone, icon
        set_type(self, "small")

    def sizeHint(self) -> QSize:
        """Room for the words, the icon and 8 pixels around."""
        metrics = self.fontMetrics()
        room = px(22) if self._icon else 0
        wide = metrics.horizontalAdvance(self.text()) + px(18) + room
        return QSize(wide, metrics.height() + px(8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, edge, words = TONES[self._tone]
        painter = QPainter(self)
        with smooth(painter):
            plate(painter, self.rect(), px(RADIUS["chip"]), tint(ground), tint(edge))
        box = self.rect().adjusted(px(9), 0, -px(9), 0)
        if self._icon:
            side = px(16)
            at = QRectF(box.x() - px(1), (self.height() - side) / 2, side, side)
            icons.draw(painter, self._icon, at, words)
            box.setLeft(box.x() + px(22))
        painter.setFont(self.font())
        painter.setPen(tint(words))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, int(flags), self.text())
        painter.end()
