"""Faces: round portraits that overlap, in a laurel where somebody has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.ui.cards.symbols import Portraits, draw_glow, draw_laurel
from canasta_qt.ui.parts.growing import Growing
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import smooth, write
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.type import pixel_font
from canasta_qt.view_model.endings import PersonModel

OVERLAP: Final = 0.76
"""How far the next face stands from the one before, in faces."""


def draw_face(
    painter: QPainter, portraits: Portraits, person: PersonModel, box: QRectF, ring: str
) -> None:
    """A face with a ring in the colour of a token; for no face the first letter of the name."""
    ratio = painter.device().devicePixelRatioF()
    picture = portraits.picture(person.portrait, max(8, round(box.width() * ratio)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(current().raised))
    painter.drawEllipse(box)
    if picture is not None:
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
    else:
        letter = pixel_font(max(8.0, box.height() * 0.5), 600)
        write(painter, box, person.name[:1], colour(current().text), font=letter)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(getattr(current(), ring)), max(2.0, box.width() / 28)))
    painter.drawEllipse(box)


class Faces(Growing, QWidget):
    """Some people side by side, each a little over the one before."""

    def __init__(
        self, people: Sequence[PersonModel], portraits: Portraits, size: int,
        parent: QWidget | None = None, *, ring: str = "surface",
    ) -> None:  # fmt: skip
        """`size` of a face in pixels at a scale of 100 %; `ring` is a token."""
        super().__init__(parent)
        self._portraits, self._size, self._ring = portraits, size, ring
        self._people: tuple[PersonModel, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_people(people)

    def show_people(self, people: Sequence[PersonModel]) -> None:
        self._people = tuple(people)
        self.setAccessibleName(", ".join(person.name for person in people))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        face = self.px(self._size)
        return QSize(round(face * (1 + OVERLAP * max(0, len(self._people) - 1))) + 4, face + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The first lies on top."""
        face = self.px(self._size)
        with QPainter(self) as painter, smooth(painter):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for index in range(len(self._people) - 1, -1, -1):
                box = QRectF(2 + index * face * OVERLAP, 2, face, face)
                draw_face(painter, self._portraits, self._people[index], box, self._ring)


class Winners(Growing, QWidget):
    """The faces of those who have won, in a laurel."""

    def __init__(
        self, people: Sequence[PersonModel], portraits: Portraits, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._people, self._portraits = tuple(people), portraits
        follow(self.setMinimumSize, 200, 110)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(", ".join(person.name for person in people))

    def sizeHint(self) -> QSize:
        return QSize(self.px(480), self.px(290))

    def paintEvent(self, event: QPaintEvent) -> None:
        radius = min(self.width() / 3.2, self.height() / 2.35)
        middle = QPointF(self.width() / 2, self.height() / 2)
        with QPainter(self) as painter, smooth(painter):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            draw_glow(painter, middle, min(self.width(), self.height()) / 2, 0.5)
            draw_laurel(painter, middle, radius * 0.98)
            self._draw_faces(painter, middle, radius)

    def _draw_faces(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        count = max(1, len(self._people))
        face = radius * (1.2 if count == 1 else 1.0 if count == 2 else 0.72)
        step = face * 0.82
        left = middle.x() - (face + step * (count - 1)) / 2
        for index in range(count - 1, -1, -1):
            size = face * (1.0 if index == 0 else 0.92)
            box = QRectF(left + index * step, middle.y() - size * 0.58, size, size)
            draw_face(painter, self._portraits, self._people[index], box, "surface")
