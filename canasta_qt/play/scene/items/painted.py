"""The base of everything on the table that is painted by hand and changes seldom."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.ui.style.paint import write
from canasta_qt.ui.style.theme import colour
from canasta_qt.ui.style.tokens import MIN_TEXT, TYPE
from canasta_qt.ui.style.type import pixel_font

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
WRAPPED = int(CENTRE) | int(Qt.TextFlag.TextWordWrap)

translate = QCoreApplication.translate
"""The user's words for one of the table's own texts: `translate("Table", "stock")`."""


PER_UNIT = 0.8
"""Scale of the design in a view of one unit; at 1366 by 768 both are as designed."""

PIXELS = 4 / 3
"""Of a point."""


def type_font(name: str, unit: float) -> QFont:
    """The font of a type style, by its name in `tokens.TYPE`, for a view of this unit."""
    style = TYPE[name]
    pixels = max(float(MIN_TEXT), style.points * PIXELS * PER_UNIT * unit)
    return pixel_font(pixels, style.weight, style.family)


def measure(pixels: float, unit: float) -> float:
    """A measure of the design (spaces, radii, lines) in a view of this unit."""
    return pixels * PER_UNIT * unit


def fitted(wanted: QFont, text: str, width: float) -> tuple[QFont, str]:
    """The font made smaller (never under `MIN_TEXT`), then the text shortened, to fit."""
    result = QFont(wanted)
    while result.pixelSize() > MIN_TEXT and QFontMetricsF(result).horizontalAdvance(text) > width:
        result.setPixelSize(result.pixelSize() - 1)
    short = QFontMetricsF(result).elidedText(text, Qt.TextElideMode.ElideRight, width)
    return result, short


def text_width(shown: QFont, text: str) -> float:
    return QFontMetricsF(shown).horizontalAdvance(text)


def draw_plate(painter: QPainter, box: QRectF, radius: float, edge: QPen, ground: QColor) -> None:
    painter.setPen(edge)
    painter.setBrush(ground)
    painter.drawRoundedRect(box, radius, radius)


def draw_line(
    painter: QPainter, box: QRectF, text: str, wanted: QFont, ink: str,
    flags: Qt.AlignmentFlag = CENTRE,
) -> None:  # fmt: skip
    """One line of words in `box`, made smaller or shortened until it fits; `ink` is `#rrggbb`."""
    shown, short = fitted(wanted, text, box.width())
    write(painter, box, short, colour(ink), flags, shown)


def draw_words(painter: QPainter, box: QRectF, text: str, wanted: QFont, ink: str) -> None:
    """Words in the middle of `box`: one line, or several smaller ones where that is too short."""
    shown, short = fitted(wanted, text, box.width())
    if short == text:
        write(painter, box, text, colour(ink), CENTRE, shown)
    else:
        write(painter, box, wrapped(shown, text, box), colour(ink), WRAPPED, shown)


def wrapped(shown: QFont, text: str, box: QRectF) -> str:
    """As many of the words as fit into the lines of `box`, with dots for those left out."""
    metrics = QFontMetricsF(shown)
    words = text.split()
    for count in range(len(words), 0, -1):
        part = " ".join(words[:count]) + ("…" if count < len(words) else "")
        needed = metrics.boundingRect(box, WRAPPED, part)
        if needed.height() <= box.height() + 1 and needed.width() <= box.width() + 1:
            return part
    return "…"


Value = TypeVar("Value")


class Shown(Generic[Value]):
    """An attribute of a painted item, which is painted anew whenever the attribute changes."""

    def __init__(self, first: Value) -> None:
        self._first = first

    def __set_name__(self, owner: type[PaintedItem], name: str) -> None:
        self._name = name

    def __get__(self, item: PaintedItem, owner: type[PaintedItem]) -> Value:
        value: Value = item.__dict__.get(self._name, self._first)
        return value

    def __set__(self, item: PaintedItem, value: Value) -> None:
        if value != item.__dict__.get(self._name, self._first):
            item.__dict__[self._name] = value
            item.update()


class PaintedItem(QGraphicsItem):
    """An item that fills a rectangle at its position and is painted from a cache."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.area = QRectF(0, 0, 1, 1)
        """The rectangle to paint in, in the item's own coordinates."""
        self.unit = 1.0

    def set_rect(self, rect: Rect, unit: float) -> None:
        box = QRectF(0, 0, max(1.0, rect.w), max(1.0, rect.h))
        if box != self.area:
            self.prepareGeometryChange()
            self.area = box
        self.unit = unit
        self.setPos(rect.x, rect.y)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.area

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint the content into `area`."""
        raise NotImplementedError
