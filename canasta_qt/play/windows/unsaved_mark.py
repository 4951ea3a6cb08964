"""The mark over the table while the match is not saved."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from canasta_qt.ui.style import icons
from canasta_qt.ui.style.paint import plate, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SPACE
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets.plain_text import plain_tip, tip_lines

_ICON = 18
_HEIGHT = 32
"""Pixels at a scale of 100 %."""


class UnsavedMark(QAbstractButton):
    """A strip over the table with a warning sign; pressing it explains it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_moves(self, text: str, why: str) -> None:
        """Show the count of unsaved moves; `why` is for the tip and for screen readers."""
        self.setText(text)
        self.setToolTip(plain_tip(tip_lines(why)))
        self.setAccessibleName(text)
        self.setAccessibleDescription(why)
        self.show()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with smooth(painter):
            painter.fillRect(self.rect(), tint("wood"))
            box = self.rect().adjusted(px(4), px(3), -px(4), -px(3))
            ground = "raised" if self.underMouse() or self.isDown() else "surface"
            edge = "focus" if self.hasFocus() else "warning"
            plate(painter, box, px(RADIUS["tile"]), tint(ground), tint(edge))
            painter.setFont(type_font("body"))
            side, gap = px(_ICON), px(SPACE[2])
            wide = painter.fontMetrics().horizontalAdvance(self.text())
            left = (self.width() - side - gap - wide) / 2
            top = (self.height() - side) / 2
            icons.draw(painter, "warning", QRectF(left, top, side, side), "warning")
            painter.setPen(tint("text"))
            words = QRectF(left + side + gap, 0, wide + gap, self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()
