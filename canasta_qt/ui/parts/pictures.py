"""What is shown where nothing is yet: cards, one sentence, the button that leads out."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import smooth
from canasta_qt.ui.style.tokens import CARD_RATIO, SPACE
from canasta_qt.ui.style.type import px

Picture = Callable[[float, float], QPixmap]
"""Draws something so many pixels wide for a screen with so many dots a pixel."""

Draw = Callable[[QPainter, QRectF], None]
"""Paints something into a box."""

_TURN: Final = 9.0
"""Degrees between two cards of a fan that fills a box."""

_STEP: Final = 0.42
"""How far they are apart, by their width."""


def draw_fan(
    painter: QPainter, cards: Sequence[Draw], foot: QPointF, width: float, *, radius: float,
    step: float = _TURN,
) -> None:  # fmt: skip
    """Paint cards fanned around `foot`, lower edges `radius` above it, `step` degrees apart."""
    height = width * CARD_RATIO
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for place, card in enumerate(cards):
        painter.save()
        painter.translate(foot)
        painter.rotate((place - (len(cards) - 1) / 2) * step)
        card(painter, QRectF(-width / 2, -radius - height, width, height))
        painter.restore()
    painter.restore()


def fill_with_fan(painter: QPainter, pictures: Sequence[Picture], box: QRectF) -> None:
    """Paint cards fanned out as large as fits into a box."""
    if not pictures:
        return
    spread = 1 + (len(pictures) - 1) * _STEP
    wide = min(box.width() / (spread + 0.35), box.height() / (CARD_RATIO * 1.12))
    middle = wide * _STEP / math.sin(math.radians(_TURN))
    foot = QPointF(box.center().x(), box.center().y() + middle)
    cards = [partial(_draw_picture, picture) for picture in pictures]
    draw_fan(painter, cards, foot, wide, radius=middle - wide * CARD_RATIO / 2)


def _draw_picture(picture: Picture, painter: QPainter, box: QRectF) -> None:
    pixmap = picture(box.width(), painter.device().devicePixelRatioF())
    painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))


_FAN = (240, 150)
_TEXT = 640
_LOW = 480
"""Pixels of the cards, at most across the sentence, and of a window too low for the cards."""


class FannedCards(QWidget):
    """Cards fanned out, in pixels at most as wide and as high as said."""

    def __init__(
        self, cards: Sequence[Picture], parent: QWidget, size: tuple[int, int] = _FAN
    ) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(*map(px, self._size)) if self._cards else QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter, smooth(painter):
            fill_with_fan(painter, self._cards, QRectF(self.rect()))


class EmptyState(QWidget):
    """An empty page: what will be here, and a button for the first step."""

    asked = Signal()
    """The button was pressed."""

    def __init__(
        self, sentence: str, step: str = "", cards: Sequence[Picture] = (),
        parent: QWidget | None = None, *, headline: str = "",
    ) -> None:  # fmt: skip
        """`step` is what the button says; none without it. A headline stands over the sentence."""
        super().__init__(parent)
        self.headline = Words("", "page", "text", self, wrap=True)
        self.cards = FannedCards(cards, self)
        self.sentence = Words("", "prompt", "text_soft", self, wrap=True)
        for words in (self.headline, self.sentence):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = primary(QPushButton(self))
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.asked)
        self.say(sentence, step, headline)
        self._column = QVBoxLayout(self)
        self._column.addStretch(2)
        self._column.addWidget(self.cards, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self.headline)
        self._column.addWidget(self.sentence)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(3)
        follow(self._column.setSpacing, SPACE[3])
        follow(self._fit)

    def _fit(self) -> None:
        """Words stand in the middle; the cards go first where the window is too low for all."""
        side = max(0, (self.width() - px(_TEXT)) // 2)
        self._column.setContentsMargins(side, px(SPACE[1]), side, px(SPACE[1]))
        self.cards.setVisible(self.window().height() >= px(_LOW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def say(self, sentence: str, step: str = "", headline: str = "") -> None:
        self.headline.setText(headline)
        self.headline.setVisible(bool(headline))
        self.sentence.setText(sentence)
        self.button.setText(step)
        self.button.setVisible(bool(step))
