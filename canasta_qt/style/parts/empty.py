"""What is shown where nothing is yet: cards, one sentence, the button that leads out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from canasta_qt.style.controls.looks import primary
from canasta_qt.style.parts.pictures import Picture, draw_fan
from canasta_qt.style.parts.words import Words
from canasta_qt.style.scale import px
from canasta_qt.style.theme import look
from canasta_qt.style.tokens import SPACE

_FAN = (240, 150)
_TEXT = 440
"""Pixels of the cards, and at most across the sentence."""


class _Cards(QWidget):
    """The fan."""

    def __init__(self, cards: Sequence[Picture], parent: QWidget) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """As large as the interface is."""
        return QSize(px(_FAN[0]), px(_FAN[1])) if self._cards else QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        """Half as high where there is no room."""
        return QSize(px(_FAN[0]) // 2, px(_FAN[1]) // 2) if self._cards else QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_fan(painter, self._cards, QRectF(self.rect()))
        painter.end()


class EmptyState(QWidget):
    """Says what will be here and offers the first step.

    Signals:
        asked: the button was pressed.
    """

    asked = Signal()

    def __init__(
        self, sentence: str, step: str = "", cards: Sequence[Picture] = (),
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`step` is what the button says; none without it."""
        super().__init__(parent)
        self.cards = _Cards(cards, self)
        self.sentence = Words(sentence, "prompt", "text_soft", self, wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = primary(QPushButton(step, self))
        self.button.setAutoDefault(False)
        self.button.setVisible(bool(step))
        self.button.clicked.connect(self.asked)
        self._column = QVBoxLayout(self)
        self._column.addStretch(2)
        for part in (self.cards, self.sentence, self.button):
            self._column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(3)
        self._measure()
        look.changed.connect(self._measure)

    def _measure(self) -> None:
        self._column.setSpacing(px(SPACE[3]))
        self.sentence.setMinimumWidth(min(px(_TEXT), 640))
        self.cards.updateGeometry()

    def say(self, sentence: str, step: str = "") -> None:
        """Another sentence, another step."""
        self.sentence.setText(sentence)
        self.button.setText(step)
        self.button.setVisible(bool(step))
