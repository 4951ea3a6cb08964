"""Small cards in a row, one over the other, as a native widget that a screen reader can read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.table.plain_card import paint_plain_card

CARD = QSize(36, 52)
"""Size of a small card in pixels."""

STEP = 23
"""How much of a card shows under the next one."""

GAP = 10
"""Between groups, and between lines."""

_EDGE = 3


class CardStrip(QWidget):
    """Groups of cards from left to right, in as many lines as the width asks for."""

    def __init__(
        self,
        groups: Sequence[Sequence[str | None]],
        words: str,
        parent: QWidget | None = None,
    ) -> None:
        """`groups` are names of card faces, None for a card face down; `words` say the same."""
        super().__init__(parent)
        self.groups = tuple(map(tuple, groups))
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Narrow strips are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """So many lines of cards."""
        last = max((y for _, _, y in self._places(width)), default=0)
        return last + CARD.height() + 2 * _EDGE

    def sizeHint(self) -> QSize:
        """All in one line, but no wider than a page."""
        cards = sum(map(len, self.groups))
        width = cards * STEP + len(self.groups) * (CARD.width() - STEP + GAP)
        width = min(520, width + 2 * _EDGE)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One card."""
        return QSize(CARD.width() + 2 * _EDGE, CARD.height() + 2 * _EDGE)

    def _places(self, width: int) -> Iterator[tuple[str | None, int, int]]:
        """Each card with its corner; a group goes to the next line where it fits no more."""
        x = y = 0
        room = max(CARD.width(), width - 2 * _EDGE)
        for group in self.groups:
            whole = (len(group) - 1) * STEP + CARD.width()
            if x and x + whole > room:
                x, y = 0, y + CARD.height() + GAP // 2
            for card in group:
                if x and x + CARD.width() > room:
                    x, y = 0, y + CARD.height() + GAP // 2
                yield card, x, y
                x += STEP
            x += CARD.width() - STEP + GAP

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards, and a frame where the keyboard is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card, x, y in self._places(self.width()):
            box = QRectF(x + _EDGE + 0.5, y + _EDGE + 0.5, CARD.width() - 1, CARD.height() - 1)
            paint_plain_card(painter, box, card or "back")
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()
