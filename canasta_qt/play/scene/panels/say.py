"""A small button on the own face: what to say is chosen from its menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from canasta_qt.play.scene.layout.places import SeatPlace
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.words.chat import in_words

BADGE = 12.0
"""Width of the little bubble on the face, in units."""

LEAST = 11.0
"""The same in pixels at least."""


class SayButton(QAbstractButton):
    """The own portrait as a button; a little bubble in its corner says what it is for.

    Signals:
        said(str): one of `words.chat.QUICK` was chosen.
    """

    said = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.menu = QMenu(self)
        self._unit = 1.0
        self._sayings: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open_menu)
        self.hide()

    def offer(self, sayings: Sequence[str], place: SeatPlace | None, unit: float) -> None:
        """Stand on the face at a place while something can be said, else nowhere."""
        self._sayings, self._unit = tuple(sayings), unit
        if place is None or not sayings:
            self.menu.close()
            if self.hasFocus():
                self._ground.setFocus()
            self.hide()
            return
        self.setToolTip(self.tr("Say something"))
        self.setAccessibleName(self.tr("Say something"))
        face = place.portrait.grown(4 * unit)
        self.setGeometry(QRect(round(face.x), round(face.y), round(face.w), round(face.h)))
        self.show()

    def open_menu(self) -> None:
        """What can be said comes up over the face; arrows and Enter choose, Esc leaves."""
        if self.isHidden():
            return
        self.menu.clear()
        for saying in self._sayings:
            action = self.menu.addAction(in_words(saying))
            action.triggered.connect(lambda _=False, one=saying: self.said.emit(one))
        self.menu.setAccessibleName(self.tr("Say something"))
        above = QPoint(0, -self.menu.sizeHint().height())
        self.menu.popup(self.mapToGlobal(above))
        self.menu.setActiveAction(self.menu.actions()[0])

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, u = current(), self._unit
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse() or self.hasFocus():
                painter.setPen(QPen(colour(theme.accent), max(2.0, 2 * u)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(self.rect()).adjusted(2 * u, 2 * u, -2 * u, -2 * u))
            wide = max(LEAST, BADGE * u)
            self._draw_bubble(painter, QRectF(1, 1, wide, 0.74 * wide))

    def _draw_bubble(self, painter: QPainter, box: QRectF) -> None:
        """A bubble with three dots, as small as it is."""
        outline, side = QPainterPath(), box.height()
        outline.addRoundedRect(box, 0.4 * side, 0.4 * side)
        tail = QPainterPath(QPointF(box.left() + 0.25 * box.width(), box.bottom() - 1))
        tail.lineTo(box.left() + 0.2 * box.width(), box.bottom() + 0.3 * side)
        tail.lineTo(box.left() + 0.55 * box.width(), box.bottom() - 1)
        tail.closeSubpath()
        painter.setPen(QPen(colour(current().ink), 1))
        painter.setBrush(colour(current().card))
        painter.drawPath(outline.united(tail))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(current().ink))
        for step in (0.28, 0.5, 0.72):
            painter.drawEllipse(
                QPointF(box.left() + step * box.width(), box.center().y()), 0.1 * side, 0.1 * side
            )
