"""The player cuts the cards before a match, so that nobody else can have chosen them."""

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

from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import Window
from canasta_qt.dialogs.widgets.framed import titled
from canasta_qt.library.language import resources_folder
from canasta_qt.style.icons import wear
from canasta_qt.style.scale import px
from canasta_qt.table.items.card_art import BACK, blank, paint_plain_card, renderer_of, width_of

CARD: Final = 84
"""Height of a card in pixels."""

WIDTH: Final = width_of(CARD)

LIFT: Final = 14
"""So far cards are lifted, and apart, where the deck is cut."""


class DeckStrip(QWidget):
    """The whole deck, spread face down: the mouse lifts what lies left of it, a click cuts there.

    Signals:
        pointed(int): so many cards are lifted now.
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
        """Room for the deck and for lifted cards."""
        return QSize(560, CARD + LIFT + 4)

    def lift(self, cards: int) -> None:
        """Show so many cards lifted; 0 for none."""
        self._lifted = cards
        self.update()

    def cards_at(self, x: float) -> int:
        """How many cards lie left of a place; at least one stays on each side."""
        return max(1, min(self._cards - 1, round((x - LIFT / 2) / self._step)))

    @property
    def _step(self) -> float:
        """Pixels of a covered card that are seen."""
        return (self.width() - WIDTH - LIFT) / (self._cards - 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """What lies left of the mouse is lifted."""
        self.pointed.emit(self.cards_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click cuts."""
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() is Qt.MouseButton.LeftButton:
            self.pointed.emit(self.cards_at(event.position().x()))
            self.cut.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cards side by side, those that are lifted higher and apart from the others."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        back = self._back()
        for number in range(self._cards):
            lifted = number < self._lifted
            x = number * self._step + (0 if lifted or not self._lifted else LIFT)
            painter.drawPixmap(QPointF(x, 0 if lifted else LIFT), back)
        painter.end()

    def _back(self) -> QPixmap:
        """A card face down."""
        picture = blank(WIDTH, CARD, self.devicePixelRatioF())
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            place, drawing = QRectF(0.5, 0.5, WIDTH - 1, CARD - 1), self._drawing
            if drawing is not None:
                drawing.render(painter, place)
            else:
                paint_plain_card(painter, place, BACK)
        return picture


class CutDialog(Window):
    """Where does the player cut? The seal of the match is shown before that.

    Signals:
        chosen(object): how many cards were lifted, or None for a deal without a cut.
    """

    chosen = Signal(object)

    def __init__(self, seal: str, cards: int, parent: QWidget | None = None) -> None:
        """`seal` is what the match was committed to, `cards` are how many the deck has."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Cut the cards"))
        words = self.tr(
            "Click where you want to cut, or type a number. Your cut becomes part of the "
            "shuffle. This seal already binds the program, so nobody can pick the cards:"
        )
        self.seal = build.label(seal, self)
        self.seal.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.seal.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.seal.setAccessibleName(self.tr("Match seal (SHA-256)"))
        self.strip = DeckStrip(cards, self)
        self.number = QSpinBox(self)
        self.number.setRange(0, cards - 1)
        self.number.setSpecialValueText("–")
        field = build.buddy_label(self.tr("Cards to &lift, of {n}:").format(n=cards), self.number)
        copy = build.button(self.tr("Copy the &seal"), self, self._copy)
        self.without = build.button(self.tr("S&kip the cut"), self, self._go_without)
        box, self.answer = build.answer_or_cancel(self, self.tr("&Cut and deal"))
        box.addButton(self.without, box.ButtonRole.ActionRole)
        self.answer.setEnabled(False)
        wear(copy, "copy")
        titled(
            self,
            self.windowTitle(),
            build.label(words, self),
            build.row((self.seal, 1), copy),
            self.strip,
            build.row(field, self.number, 1),
            1,
            foot=(1, box),
        )
        self.strip.pointed.connect(self.number.setValue)
        self.strip.cut.connect(self.accept)
        self.number.valueChanged.connect(self._lift)
        self.number.setFocus()
        self.resize(px(760), self.sizeHint().height())

    def _lift(self, cards: int) -> None:
        self.strip.lift(cards)
        self.answer.setEnabled(cards > 0)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seal.text())

    def _go_without(self) -> None:
        super().accept()
        self.chosen.emit(None)

    def accept(self) -> None:
        """Cut there and deal."""
        if self.number.value():
            super().accept()
            self.chosen.emit(self.number.value())
