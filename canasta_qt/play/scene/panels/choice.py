"""Which of several ways was meant: the ways as rows with their cards, on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QMenu, QPushButton, QWidget

from canasta_qt.play.scene.layout.places import SeatPlace
from canasta_qt.ui.cards.card_art import CardArt, blank
from canasta_qt.ui.controls.looks import as_row
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.motion import AT_ONCE
from canasta_qt.ui.style.paint import smooth
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import CARD_RATIO, SIZE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.build import Do
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.view_model.pictures import ChoiceModel, ChoiceOption
from canasta_qt.words.chat import in_words

CARD = 34
"""Width of the little cards in a row."""

WIDTH = 420
"""So wide it is at least."""


class Choices(QObject):
    """Asks on the table, one question at a time."""

    chosen = Signal(object)
    """The id of the option, or None when the question was left."""

    def __init__(self, art: CardArt, ground: QWidget) -> None:
        """`ground` is what the question comes up over."""
        super().__init__(ground)
        self._art, self._ground = art, ground
        self.panel: ChoicePanel | None = None
        self.tempo = AT_ONCE

    @property
    def asking(self) -> bool:
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
        if self.panel is not None:
            self.panel.reject()


class ChoicePanel(TablePanel):
    """The question and its options; arrows go from one to the next, a digit picks one."""

    picked = Signal(int)
    """The id of an option."""

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
        pick = partial(self.picked.emit, option.id)
        button = as_row(action(label.replace("&", "&&"), self.surface, pick))
        button.setAccessibleName(label)
        if option.faces:
            strip = self._strip(option.faces)
            button.setIcon(QIcon(strip))
            button.setIconSize(strip.deviceIndependentSize().toSize())
            follow(button.setMinimumHeight, SIZE["row"] + 12)
        return button

    def _strip(self, faces: tuple[str, ...]) -> QPixmap:
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
        return self.options[0] if self.options else None

    def spoken(self) -> str:
        """The question; each option is read as it gets the keys."""
        return self.title.text()

    def wished(self, room: QSize) -> QSize:
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
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        number = event.key() - Qt.Key.Key_1
        if step is not None:
            self.focusNextPrevChild(step > 0)
        elif 0 <= number < min(9, len(self.options)) and event.text().isdigit():
            self.options[number].click()
        else:
            super().keyPressEvent(event)


BADGE = 12.0
"""Width of the little bubble on the face, in units."""

LEAST = 11.0
"""The same in pixels at least."""


class SayButton(QAbstractButton):
    """The own portrait as a button, with a little bubble in its corner."""

    said = Signal(str)
    """One of `words.chat.QUICK` was chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.menu = QMenu(self)
        self._unit = 1.0
        self._sayings: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open_menu)
        self.hide()

    def offer(self, sayings: Sequence[str], place: SeatPlace | None, unit: float) -> None:
        """Stand on the face at a place while something can be said, else nowhere."""
        self._sayings, self._unit = tuple(sayings), unit
        if place is None or not sayings:
            self.menu.close()
            if self.hasFocus():
                self._ground.setFocus()
            self.hide()
            return
        self.setToolTip(self.tr("Say something"))
        self.setAccessibleName(self.tr("Say something"))
        face = place.portrait.grown(4 * unit)
        self.setGeometry(QRect(round(face.x), round(face.y), round(face.w), round(face.h)))
        self.show()

    def open_menu(self) -> None:
        """What can be said comes up over the face; arrows and Enter choose, Esc leaves."""
        if self.isHidden():
            return
        self.menu.clear()
        for saying in self._sayings:
            action = self.menu.addAction(in_words(saying))
            action.triggered.connect(lambda _=False, one=saying: self.said.emit(one))
        self.menu.setAccessibleName(self.tr("Say something"))
        above = QPoint(0, -self.menu.sizeHint().height())
        self.menu.popup(self.mapToGlobal(above))
        self.menu.setActiveAction(self.menu.actions()[0])

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, u = current(), self._unit
        with QPainter(self) as painter, smooth(painter):
            if self.underMouse() or self.hasFocus():
                painter.setPen(QPen(colour(theme.accent), max(2.0, 2 * u)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(self.rect()).adjusted(2 * u, 2 * u, -2 * u, -2 * u))
            wide = max(LEAST, BADGE * u)
            self._draw_bubble(painter, QRectF(1, 1, wide, 0.74 * wide))

    def _draw_bubble(self, painter: QPainter, box: QRectF) -> None:
        outline, side = QPainterPath(), box.height()
        outline.addRoundedRect(box, 0.4 * side, 0.4 * side)
        tail = QPainterPath(QPointF(box.left() + 0.25 * box.width(), box.bottom() - 1))
        tail.lineTo(box.left() + 0.2 * box.width(), box.bottom() + 0.3 * side)
        tail.lineTo(box.left() + 0.55 * box.width(), box.bottom() - 1)
        tail.closeSubpath()
        painter.setPen(QPen(colour(current().ink), 1))
        painter.setBrush(colour(current().card))
        painter.drawPath(outline.united(tail))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(current().ink))
        for step in (0.28, 0.5, 0.72):
            at = QPointF(box.left() + step * box.width(), box.center().y())
            painter.drawEllipse(at, 0.1 * side, 0.1 * side)


QUESTION_WIDTH = 520
"""So wide a question is, where there is room."""


class Question(TablePanel):
    """Asks something. Answers are added from left to right; Esc gives none."""

    def __init__(self, title: str, text: str = "", parent: QWidget | None = None) -> None:
        """`title` is the question, `text` what should be known for it."""
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.answers: list[QPushButton] = []
        self.title = words(title, self.surface, "page")
        self.text = words(text, self.surface, soft=True)
        self.text.setVisible(bool(text))
        self._row = build.row(1, margins=(0, 12, 0, 0), spacing=12)
        build.column(
            self.title, self.text, self._row, of=self.surface, margins=(32, 28, 32, 24), spacing=12
        )

    def add(self, text: str, do: Do, *, main: bool = False) -> QPushButton:
        """An answer that leaves things as they are, then does something; `main` for Enter."""
        return self._add(text, self.reject, do, main=main)

    def add_yes(self, text: str, do: Do, *, main: bool = False) -> QPushButton:
        """The answer that is yes, and does something."""
        return self._add(text, self.accept, do, main=main)

    def _add(self, text: str, leave: Do, do: Do, *, main: bool) -> QPushButton:
        button = action(text, self.surface, leave, main=main)
        button.clicked.connect(do)
        self._row.addWidget(button)
        self.answers.append(button)
        if main:
            self.main = button
        return button

    def centre(self) -> None:
        """Words and answers in the middle, once all answers are there."""
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._row.addStretch(1)

    def wished(self, room: QSize) -> QSize:
        hint = self.surface.sizeHint()
        width = min(max(px(QUESTION_WIDTH), self._row.sizeHint().width() + px(64)), room.width())
        layout = self.surface.layout()
        height = layout.heightForWidth(width) if layout is not None else hint.height()
        return QSize(width, max(height, hint.height() if height < 0 else 0))

    def spoken(self) -> str:
        return f"{self.title.text()} {self.text.text()}".strip()
