"""Which of several ways was meant: the ways as rows with their cards, on the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from canasta_qt.ui.cards.card_art import CardArt, blank
from canasta_qt.ui.controls.looks import as_row
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.motion import AT_ONCE
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.tokens import CARD_RATIO, SIZE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.view_model.pictures import ChoiceModel, ChoiceOption

CARD = 34
"""Width of the little cards in a row."""

WIDTH = 420
"""So wide it is at least."""


class Choices(QObject):
    """Asks on the table, one question at a time.

    Signals:
        chosen(int | None): the id of the option, or None when the question was left.
    """

    chosen = Signal(object)

    def __init__(self, art: CardArt, ground: QWidget) -> None:
        """`ground` is what the question comes up over."""
        super().__init__(ground)
        self._art, self._ground = art, ground
        self.panel: ChoicePanel | None = None
        self.tempo = AT_ONCE

    @property
    def asking(self) -> bool:
        """Whether a question is open."""
        return self.panel is not None

    def offer(self, choice: ChoiceModel, at: QPoint) -> None:
        """Show the options beside a point of the ground."""
        self.dismiss()
        self.panel = panel = ChoicePanel(choice, self._art, at)
        panel.picked.connect(self._answer)
        panel.rejected.connect(partial(self._answer, None))
        panel.open_on(self._ground, self.tempo)

    def _answer(self, option: int | None) -> None:
        if self.panel is not None:
            panel, self.panel = self.panel, None
            panel.accept()
            self.chosen.emit(option)

    def dismiss(self) -> None:
        """Leave the question that is open."""
        if self.panel is not None:
            self.panel.reject()


class ChoicePanel(TablePanel):
    """The question and its options; arrows go from one to the next, a digit picks one.

    Signals:
        picked(int): the id of an option.
    """

    picked = Signal(int)

    def __init__(self, choice: ChoiceModel, art: CardArt, at: QPoint) -> None:
        super().__init__()
        self.setAccessibleName(choice.title)
        self._art, self._at = art, at
        self.title = words(choice.title, self.surface, "title")
        self.options = [self._option(option) for option in choice.options]
        options = build.column(*self.options, margins=(0, 4, 0, 4), spacing=8)
        self.cancel = action(self.tr("Cancel"), self.surface, self.reject)
        build.column(
            self.title, options, (self.cancel, 0, Qt.AlignmentFlag.AlignRight),
            of=self.surface, margins=(24, 20, 24, 20), spacing=8,
        )  # fmt: skip

    def _option(self, option: ChoiceOption) -> QPushButton:
        label = option.label[:1].upper() + option.label[1:]
        button = action(
            label.replace("&", "&&"), self.surface, partial(self.picked.emit, option.id)
        )
        as_row(button)
        button.setAccessibleName(label)
        if option.faces:
            strip = self._strip(option.faces)
            button.setIcon(QIcon(strip))
            button.setIconSize(strip.deviceIndependentSize().toSize())
            follow(button.setMinimumHeight, SIZE["row"] + 12)
        return button

    def _strip(self, faces: tuple[str, ...]) -> QPixmap:
        """The faces in a row, overlapping."""
        card = px(CARD)
        step = card // 2
        width = card + step * (len(faces) - 1)
        pixmap = blank(width, round(card * CARD_RATIO), self._art.ratio)
        margin = self._art.margin(card)
        with QPainter(pixmap) as painter:
            for place, face in enumerate(faces):
                picture, _ = self._art.picture(face, card)
                painter.drawPixmap(round(place * step - margin), round(-margin), picture)
        return pixmap

    def first_focus(self) -> QWidget | None:
        """The first option."""
        return self.options[0] if self.options else None

    def spoken(self) -> str:
        """The question; each option is read as it gets the keys."""
        return self.title.text()

    def wished(self, room: QSize) -> QSize:
        """As large as its rows."""
        hint = self.surface.sizeHint()
        return QSize(max(px(WIDTH), hint.width()), hint.height())

    def place(self, size: QSize, room: QRect) -> QPoint:
        """Above the gesture, so that the way to the answer is short."""
        x = self._at.x() - size.width() // 2
        y = self._at.y() - size.height() - px(24)
        return QPoint(
            max(room.left(), min(x, room.right() - size.width())),
            max(room.top(), min(y, room.bottom() - size.height())),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, and the number of an option."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        number = event.key() - Qt.Key.Key_1
        if step is not None:
            self.focusNextPrevChild(step > 0)
        elif 0 <= number < min(9, len(self.options)) and event.text().isdigit():
            self.options[number].click()
        else:
            super().keyPressEvent(event)
