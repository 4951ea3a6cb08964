"""Drawn symbols that no font draws alike: marks of sides, suits, faces, the dealer's disc."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.ui.cards.card_art import once
from canasta_qt.ui.style.paint import smooth, write
from canasta_qt.ui.style.theme import colour, current, font, suit_token
from canasta_qt.ui.style.tokens import SIDES


class Portraits:
    """Portraits as round pixmaps, kept by name and size."""

    def __init__(self, resources: Path) -> None:
        self._folder = resources / "faces"
        self.shown = True
        """Whether people have faces; without, the first letter of the name stands there."""
        self._kept: dict[tuple[str, int], QPixmap | None] = {}

    def picture(self, name: str, pixels: int) -> QPixmap | None:
        """The portrait `pixels` wide, or None when there is no drawing of it or none is shown."""
        if not self.shown:
            return None
        key = (name, pixels)
        if key not in self._kept:
            if len(self._kept) > 40:
                self._kept.clear()
            self._kept[key] = self._draw(name, pixels)
        return self._kept[key]

    def _draw(self, name: str, pixels: int) -> QPixmap | None:
        path = self._folder / f"{name}.svg"
        if not path.is_file():
            return None
        pixmap = once(("portrait", str(path), pixels), lambda: _round_picture(path, pixels))
        return None if pixmap.isNull() else pixmap


def _round_picture(path: Path, pixels: int) -> QPixmap:
    """A drawing in a circle; no picture for a file that is no drawing."""
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        return QPixmap()
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    box, circle = QRectF(0, 0, pixels, pixels), QPainterPath()
    circle.addEllipse(box)
    with QPainter(pixmap) as painter, smooth(painter):
        painter.setClipPath(circle)
        renderer.render(painter, box)
    return pixmap


def draw_portrait(
    painter: QPainter, picture: QPixmap | None, name: str, box: QRectF, unit: float,
    *, lit: bool = False,
) -> None:  # fmt: skip
    """A face in its frame, which is gold when `lit`; the first letter of the name for no face."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(current().edge))
    painter.drawEllipse(box)
    if picture is not None:
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
    else:
        letter = font(box.height() * 0.5, bold=True)
        write(painter, box, name[:1], colour(current().text), font=letter)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(current().accent if lit else current().text_soft), unit))
    painter.drawEllipse(box)


def draw_dealer(painter: QPainter, box: QRectF, unit: float) -> None:
    """A small ivory disc with a D at the corner of a portrait, as on a card table."""
    size = max(15.0, 15 * unit)
    disc = QRectF(box.right() - 0.62 * size, box.bottom() - 0.8 * size, size, size)
    painter.setPen(QPen(colour(current().ink), 1))
    painter.setBrush(colour(current().card))
    painter.drawEllipse(disc)
    write(painter, disc, "D", colour(current().ink), font=font(0.7 * size, bold=True))


def suit_colour(suit: str) -> QColor:
    """Red or ink, or the suit's own colour in a deck of four colours."""
    return colour(suit_token(suit))


def draw_suit(painter: QPainter, suit: str, at: QPointF, r: float) -> None:
    """Paint a suit ("s", "h", "d", "c") in its own colour, `r` from a point to its edges."""
    painter.fillPath(suit_path(suit, r).translated(at), suit_colour(suit))


def suit_path(suit: str, r: float) -> QPainterPath:
    """The outline of a suit around the origin, `r` from it to its edges."""
    return {"s": _spade, "h": _heart, "d": _diamond, "c": _club}[suit](r)


def leaf_path(length: float) -> QPainterPath:
    """A leaf that begins at the origin and points to the right."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(length * 0.35, -length * 0.42, length * 0.8, -length * 0.25, length, 0)
    path.cubicTo(length * 0.8, length * 0.25, length * 0.35, length * 0.42, 0, 0)
    return path


def draw_glow(painter: QPainter, centre: QPointF, radius: float, strength: float) -> None:
    """A light of gold; none where everything is drawn plainly."""
    if current().strong or strength <= 0:
        return
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, colour(current().gold, round(150 * strength)))
    light.setColorAt(1, colour(current().gold, 0))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.fillRect(box, light)


def draw_leaf(painter: QPainter, at: QPointF, length: float, turn: float, ink: QColor) -> None:
    """A leaf that begins `at` and points to the right, turned clockwise by so many degrees."""
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    painter.fillPath(leaf_path(length), ink)
    painter.restore()


def draw_laurel(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Two branches of gold around a place, open at the top."""
    leaves, span, size = 9, 128, 0.27
    gold = colour(current().gold)
    for side in (-1, 1):
        for index in range(leaves):
            angle = math.radians(90 + side * (14 + index * span / leaves))
            at = centre + QPointF(radius * math.cos(angle), radius * math.sin(angle))
            length = radius * size * (1 - 0.045 * index)
            for out in (-1, 1):
                turn = math.degrees(angle) + side * 90 + out * 32 * side
                draw_leaf(painter, at, length, turn, gold)


STAR = ((0, -1), (0.25, -0.34), (0.95, -0.31), (0.4, 0.12), (0.59, 0.81), (0, 0.42),
        (-0.59, 0.81), (-0.4, 0.12), (-0.95, -0.31), (-0.25, -0.34))  # fmt: skip


def draw_star(painter: QPainter, centre: QPointF, radius: float, token: str) -> None:
    """A small star: the sign of wild cards."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(token))
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) * radius for x, y in STAR]))


def _heart(r: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, r))
    path.cubicTo(-1.6 * r, 0.0, -1.0 * r, -1.4 * r, 0.0, -0.45 * r)
    path.cubicTo(1.0 * r, -1.4 * r, 1.6 * r, 0.0, 0.0, r)
    return path


def _diamond(r: float) -> QPainterPath:
    return _polygon(((0, -1), (0.75, 0), (0, 1), (-0.75, 0)), r)


def _spade(r: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, -r))
    path.cubicTo(1.7 * r, 0.05 * r, 0.9 * r, 1.25 * r, 0.0, 0.45 * r)
    path.cubicTo(-0.9 * r, 1.25 * r, -1.7 * r, 0.05 * r, 0.0, -r)
    return path.united(_foot(r))


def _club(r: float) -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.0, -0.5), (-0.5, 0.2), (0.5, 0.2)):
        leaf = QPainterPath()
        leaf.addEllipse(QRectF((x - 0.46) * r, (y - 0.46) * r, 0.92 * r, 0.92 * r))
        path = path.united(leaf)
    return path.united(_foot(r))


def _foot(r: float) -> QPainterPath:
    return _polygon(((0, -0.1), (0.4, 1), (-0.4, 1)), r)


def _polygon(corners: Iterable[tuple[float, float]], r: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) * r for x, y in corners]))
    path.closeSubpath()
    return path


_CORNERS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)),
    ((0.0, -1.15), (1.2, 0.95), (-1.2, 0.95)),
    ((-0.4, -1.2), (0.4, -1.2), (0.4, -0.4), (1.2, -0.4), (1.2, 0.4), (0.4, 0.4), (0.4, 1.2),
     (-0.4, 1.2), (-0.4, 0.4), (-1.2, 0.4), (-1.2, -0.4), (-0.4, -0.4)),
    (),
)  # fmt: skip
"""Disc, square, diamond, triangle, plus and ring: corners in radii; none for round ones."""

SHAPES = len(_CORNERS)
_RING = 5
_RING_HOLE = 0.5


def mark_colour(number: int) -> QColor:
    """The colour of a side, wherever it is shown beside its mark."""
    return colour(getattr(current(), SIDES[number % len(SIDES)]))


def mark_path(number: int, at: QPointF, radius: float) -> QPainterPath:
    """The outline of mark `number` around a point."""
    shape = number % SHAPES
    if _CORNERS[shape]:
        return _polygon(_CORNERS[shape], radius).translated(at)
    path = QPainterPath()
    path.addEllipse(at, radius, radius)
    if shape == _RING:
        path.addEllipse(at, _RING_HOLE * radius, _RING_HOLE * radius)
    return path


def draw_mark(painter: QPainter, number: int, box: QRectF) -> None:
    """A side's mark on a dark disc that fills `box`."""
    painter.save()
    painter.setPen(colour(current().edge))
    painter.setBrush(colour(current().mark_ground))
    painter.drawEllipse(box)
    fill_mark(painter, number, box.center(), 0.27 * box.width(), mark_colour(number))
    painter.restore()


def fill_mark(painter: QPainter, number: int, at: QPointF, radius: float, ink: QColor) -> None:
    """The bare shape of a mark in one colour."""
    painter.fillPath(mark_path(number, at, radius), QBrush(ink))
