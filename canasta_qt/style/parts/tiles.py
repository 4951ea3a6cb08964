"""Tiles: a large button with cards, a name, a sentence and facts; one of several is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from canasta_qt.style.controls.focus import OWN_RING
from canasta_qt.style.paint import line_width, plate, ring, smooth, tick
from canasta_qt.style.parts.pictures import Picture, draw_fan
from canasta_qt.style.scale import px
from canasta_qt.style.shadows import draw_shadow
from canasta_qt.style.theme import look, tint
from canasta_qt.style.tokens import RADIUS, SPACE
from canasta_qt.style.type import type_font

WIDTH, FAN = 320, 108
"""Pixels across a tile that may be as wide as it likes, and across its fan of cards."""

_LEAST_HEIGHT = 96
_RIM = 5
"""Pixels around the plate: room for its ring and its shadow."""

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class CardTile(QPushButton):
    """A tile. Its name, sentence and facts are read out together.

    It can be checked; put several into a `QButtonGroup` for a choice of one.
    """

    def __init__(
        self, name: str, sentence: str = "", facts: str = "", cards: Sequence[Picture] = (),
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._cards = tuple(cards)
        self._name, self._sentence, self._facts = name, sentence, facts
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setProperty(OWN_RING, True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.tell(name, sentence, facts)
        look.changed.connect(self._renew)

    def tell(self, name: str, sentence: str = "", facts: str = "") -> None:
        """Say what it is for."""
        self._name, self._sentence, self._facts = name, sentence, facts
        self.setAccessibleName(name)
        self.setAccessibleDescription(" ".join(text for text in (sentence, facts) if text))
        self._renew()

    def show_cards(self, cards: Sequence[Picture]) -> None:
        """Other cards in the fan."""
        self._cards = tuple(cards)
        self._renew()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()

    # --- measures ---------------------------------------------------------------------------

    def _texts(self) -> list[tuple[str, str, str]]:
        """Words, their type and their colour, from above."""
        lines = [(self._name, "title", "text"), (self._sentence, "label", "text_soft"),
                 (self._facts, "small", "text_soft")]  # fmt: skip
        return [line for line in lines if line[0]]

    def _words_box(self, wide: int) -> QRect:
        rim, pad = px(_RIM), px(SPACE[3])
        left = rim + pad + (px(FAN) + px(SPACE[2]) if self._cards else 0)
        return QRect(left, rim + pad, max(1, wide - left - rim - pad - px(SPACE[3])), 10_000)

    def _heights(self, box: QRect) -> list[int]:
        return [
            QFontMetrics(type_font(style)).boundingRect(box, int(_WRAP), text).height()
            for text, style, _ in self._texts()
        ]

    def heightForWidth(self, wide: int) -> int:
        """As high as its words need."""
        heights = self._heights(self._words_box(wide))
        words = sum(heights) + px(SPACE[0]) * (len(heights) - 1)
        return max(px(_LEAST_HEIGHT), words + 2 * px(SPACE[3]) + 2 * px(_RIM))

    def sizeHint(self) -> QSize:
        """Its usual width, and the height for that."""
        return QSize(px(WIDTH), self.heightForWidth(px(WIDTH)))

    def minimumSizeHint(self) -> QSize:
        """It may be narrower by a third."""
        wide = px(WIDTH * 2 // 3)
        return QSize(wide, px(_LEAST_HEIGHT))

    # --- drawing ----------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """And rest again."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Plate, cards, words, and a tick where it is chosen."""
        painter = QPainter(self)
        rim = px(_RIM)
        box = QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)
        if self.isDown():
            box.translate(0, 1)
        with smooth(painter):
            self._draw_plate(painter, box)
            pad = px(SPACE[2])
            draw_fan(painter, self._cards, QRectF(box.x() + pad, box.y() + pad / 2,
                                                  px(FAN), box.height() - pad))  # fmt: skip
        self._draw_words(painter)
        painter.end()

    def _draw_plate(self, painter: QPainter, box: QRectF) -> None:
        radius = px(RADIUS["tile"])
        draw_shadow(painter, box, radius, "tile")
        if self.isChecked():
            wide = max(px(2), line_width())
            plate(painter, box, radius, tint("accent_ground"), tint("accent"), wide)
            side = px(20)
            at = QRectF(box.right() - side - px(8), box.y() + px(8), side, side)
            plate(painter, at, side / 2, tint("accent"))
            tick(painter, at.adjusted(px(4), px(4), -px(4), -px(4)), tint("on_accent"))
        else:
            over = self.underMouse() and self.isEnabled()
            ground = tint("raised" if over else "surface")
            plate(painter, box, radius, ground, tint("edge" if over else "hairline"))
        if self.hasFocus():
            gap = px(4)
            ring(painter, box.adjusted(-gap, -gap, gap, gap), radius + gap)

    def _draw_words(self, painter: QPainter) -> None:
        box = self._words_box(self.width())
        top = box.y()
        for (text, style, token), high in zip(self._texts(), self._heights(box), strict=True):
            painter.setFont(type_font(style))
            painter.setPen(tint(token if self.isEnabled() else "text_rest"))
            painter.drawText(QRect(box.x(), top, box.width(), high + px(4)), int(_WRAP), text)
            top += high + px(SPACE[0])
