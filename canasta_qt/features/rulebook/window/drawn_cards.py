"""Cards drawn within the text of a rulebook: in the window, on paper, in a page for a browser."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument

from canasta_qt.features.rulebook.words.page import CARD, PICTURE, at_address, places, width_of
from canasta_qt.library.language import resources_folder
from canasta_qt.ui.cards.card_art import Look, look_now, paint_plain_card, renderer_of
from canasta_qt.ui.widgets.plain_text import ClosedDocument
from canasta_qt.ui.widgets.reading import ReadingBrowser
from canasta_qt.words.lines import CardsPicture

ON_PAPER: Final = 6.0
"""Device pixels a pixel of the page, so that cards are sharp in print."""


def picture(group: CardsPicture, ratio: float) -> QImage:
    """Cards that lie over each other, as on the table, for `ratio` device pixels a pixel."""
    return _painted(group, ratio, look_now())


@cache
def _painted(group: CardsPicture, ratio: float, _look: Look) -> QImage:
    size = round(width_of(group) * ratio), round(CARD[1] * ratio)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card in places(group):
            painter.resetTransform()
            painter.translate(card.x, card.y)
            if card.across:
                painter.translate(0, CARD[0])
                painter.rotate(-90)
            _paint_card(painter, card.face)
    return image


def _paint_card(painter: QPainter, face: str) -> None:
    place = QRectF(0, 0, *CARD).adjusted(0.5, 0.5, -0.5, -0.5)
    drawing = renderer_of(resources_folder(), face, jumbo=True)
    if drawing is not None:
        drawing.render(painter, place)
    else:
        paint_plain_card(painter, place, face)


def _named(kind: int, name: QUrl | str, ratio: float) -> QImage | None:
    """The picture of an address that means cards."""
    address = QUrl(name).toString()
    image = kind == QTextDocument.ResourceType.ImageResource.value
    if not image or not address.startswith(PICTURE):
        return None
    return picture(at_address(address), ratio)


class RulebookBrowser(ReadingBrowser):
    """A text to read that knows no pictures but cards."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Cards are drawn; nothing else is opened."""
        found = _named(kind, name, self.devicePixelRatioF())
        return super().loadResource(kind, name) if found is None else found


class RulebookPaper(ClosedDocument):
    """The same for paper."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Cards are drawn; nothing else is opened."""
        found = _named(kind, name, ON_PAPER)
        return super().loadResource(kind, name) if found is None else found
