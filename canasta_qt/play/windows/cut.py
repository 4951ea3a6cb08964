"""The player cuts the cards before a match, as a proof that nobody has chosen them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontDatabase,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QSpinBox, QWidget

from canasta_qt.library.language import resources_folder
from canasta_qt.ui.cards.card_art import BACK, blank, paint_plain_card, renderer_of, width_of
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import action, words

CARD: Final = 84
"""Height of a card in pixels."""

WIDTH: Final = width_of(CARD)

LIFT: Final = 14
"""Pixels by which cards are lifted, and apart, where the deck is cut."""


class DeckStrip(QWidget):
    """The whole deck, spread face down: the mouse lifts the cards left of it, a click cuts there.

    Signals:
        pointed(int): the count of cards that are lifted now.
        cut: the deck was cut there.
    """

    pointed = Signal(int)
    cut = Signal()

    def __init__(self, cards: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = cards
        self._lifted = 0
        self._drawing = renderer_of(resources_folder(), BACK)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The deck, face down"))

    def sizeHint(self) -> QSize:
        return QSize(560, CARD + LIFT + 4)

    def lift(self, cards: int) -> None:
        """Show a count of cards lifted; 0 for none."""
        self._lifted = cards
        self.update()

    def cards_at(self, x: float) -> int:
        """The count of cards left of a place; at least one stays on each side."""
        return max(1, min(self._cards - 1, round((x - LIFT / 2) / self._step)))

    @property
    def _step(self) -> float:
        """Visible pixels of a covered card."""
        return (self.width() - WIDTH - LIFT) / (self._cards - 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self.cards_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() is Qt.MouseButton.LeftButton:
            self.pointed.emit(self.cards_at(event.position().x()))
            self.cut.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        back = self._back()
        for number in range(self._cards):
            lifted = number < self._lifted
            x = number * self._step + (0 if lifted or not self._lifted else LIFT)
            painter.drawPixmap(QPointF(x, 0 if lifted else LIFT), back)
        painter.end()

    def _back(self) -> QPixmap:
        picture = blank(WIDTH, CARD, self.devicePixelRatioF())
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            place, drawing = QRectF(0.5, 0.5, WIDTH - 1, CARD - 1), self._drawing
            if drawing is not None:
                drawing.render(painter, place)
            else:
                paint_plain_card(painter, place, BACK)
        return picture


class CutPanel(TablePanel):
    """Asks where the player cuts, and shows the seal of the match.

    Signals:
        chosen(object): the count of lifted cards, or None for a deal without a cut.
    """

    chosen = Signal(object)

    def __init__(self, seal: str, cards: int) -> None:
        """`seal` is the hash that the match is committed to, `cards` the count of the deck."""
        super().__init__()
        title = self.tr("Cut the cards")
        self.setAccessibleName(title)
        sheet = self.surface
        self._text = self.tr(
            "Click where you want to cut, or type a number. Your cut becomes part of the "
            "shuffle. This seal already binds the program, so nobody can pick the cards:"
        )
        self.seal = build.label(seal, sheet)
        self.seal.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.seal.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.seal.setAccessibleName(self.tr("Match seal (SHA-256)"))
        self.strip = DeckStrip(cards, sheet)
        self.number = QSpinBox(sheet)
        self.number.setRange(0, cards - 1)
        self.number.setSpecialValueText("–")
        field = build.buddy_label(self.tr("Cards to &lift, of {n}:").format(n=cards), self.number)
        copy = action(self.tr("Copy the &seal"), sheet, self._copy)
        self.cancel = action(self.tr("Ca&ncel"), sheet, self.reject)
        self.without = action(self.tr("S&kip the cut"), sheet, self._go_without)
        self.main = self.answer = action(self.tr("&Cut and deal"), sheet, self.accept, main=True)
        self.answer.setEnabled(False)
        build.column(
            words(title, sheet, "page"),
            words(self._text, sheet),
            build.row((self.seal, 1), copy),
            self.strip,
            build.row(field, self.number, 1),
            build.row(self.cancel, self.without, 1, self.answer),
            of=sheet,
            margins=(32, 24, 32, 24),
            spacing=12,
        )
        self.strip.pointed.connect(self.number.setValue)
        self.strip.cut.connect(self.accept)
        self.number.valueChanged.connect(self._lift)

    def _lift(self, cards: int) -> None:
        self.strip.lift(cards)
        self.answer.setEnabled(cards > 0)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seal.text())

    def _go_without(self) -> None:
        super().accept()
        self.chosen.emit(None)

    def first_focus(self) -> QWidget:
        return self.number

    def spoken(self) -> str:
        return f"{self.accessibleName()}. {self._text}"

    def wished(self, room: QSize) -> QSize:
        hint = self.surface.sizeHint()
        width = min(max(px(680), hint.width()), room.width())
        layout = self.surface.layout()
        assert layout is not None
        return QSize(width, max(hint.height(), layout.totalHeightForWidth(width)))

    def accept(self) -> None:
        if self.number.value():
            super().accept()
            self.chosen.emit(self.number.value())
