"""The people's faces in round frames, and the dealer's disc."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.table.theme import colour, current, font


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
        renderer = QSvgRenderer(str(path)) if path.is_file() else None
        if renderer is None or not renderer.isValid():
            return None
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QPainterPath()
        circle.addEllipse(QRectF(0, 0, pixels, pixels))
        painter.setClipPath(circle)
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
        return pixmap


def draw_portrait(
    painter: QPainter, picture: QPixmap | None, name: str, box: QRectF, unit: float,
    *, lit: bool = False,
) -> None:  # fmt: skip
    """A face in its frame, which is gold when `lit`; the first letter of the name for no face."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(current().plate_edge))
    painter.drawEllipse(box)
    if picture is not None:
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
    else:
        painter.setPen(colour(current().text))
        painter.setFont(font(box.height() * 0.5, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name[:1])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(current().accent if lit else current().text_soft), unit))
    painter.drawEllipse(box)


def draw_dealer(painter: QPainter, box: QRectF, unit: float) -> None:
    """A small ivory disc with a D at the corner of a portrait, as on a card table."""
    size = max(15.0, 15 * unit)
    disc = QRectF(box.right() - 0.62 * size, box.bottom() - 0.8 * size, size, size)
    painter.setPen(QPen(colour(current().ink), 1))
    painter.setBrush(colour(current().ivory))
    painter.drawEllipse(disc)
    painter.setPen(colour(current().ink))
    painter.setFont(font(0.7 * size, bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, "D")
