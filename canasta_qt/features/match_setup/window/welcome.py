"""What is seen before a match: what was unfinished, how the last one ended, and the ways in."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.features.endings.window.columns import CanastaGrid, SideTitle
from canasta_qt.features.learning.card import LearnCard
from canasta_qt.play.scene.panels.drawing import drawn_cards
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.people import Faces
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.controls.looks import flat
from canasta_qt.ui.parts.growing import grow_all, times_for
from canasta_qt.ui.parts.panel import panels_on
from canasta_qt.ui.parts.pictures import draw_fan
from canasta_qt.ui.parts.plates import Plate, draw_felt
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.on_table import ActionButton, action, words
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.endings import WaitingModel, WelcomeModel
from canasta_qt.words.keys import BY_ID
from canasta_qt.words.sentences import figures

FAN: Final = ("Qs", "Kh", "X1", "Ad", "2c")
"""The cards of the welcome, from left to right."""

LOW, NARROW = 640, 1060
"""Below this height and width of the page everything stands closer."""

SLIM: Final = 940
"""Below this width there is no room for canastas."""

WIDEST: Final = 1220
"""The content is no wider than this."""

ROOMY: Final = 660
"""From this height of the page on three plates stand below one another."""

ONE_LINE: Final = 520
"""From this height on there is room for today's deal in one line between two plates."""

LINKS: Final = {
    "lessons": "learn",
    "statistics": "chart",
    "history": "clock",
    "read_rules": "rules",
    "how_to_play": "help",
    "own_voice": "sound",
    "preferences": "settings",
}
"""The quiet ways at the bottom, by the commands they give, with their icons."""


class Fan(QWidget):
    """A few cards fanned out, as large as there is room."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.setMinimumHeight, 80)
        follow(self.setMaximumHeight, 250)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        art.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(px(430), px(236))

    def paintEvent(self, event: QPaintEvent) -> None:
        width = round(min(self.height() / 2.0, self.width() / 3.5))
        foot = QPointF(self.width() / 2, self.height() * 0.06 + width * 3.05)
        with QPainter(self) as painter:
            draw_fan(
                painter, drawn_cards(self._art, FAN), foot, width, radius=width * 1.6, step=12.0
            )


class WelcomeCard(Plate):
    """A card that another feature puts on the page.

    Signals:
        asked(str): the button of a command was pressed; the command's id.
    """

    asked = Signal(str)

    def be_slim(self, *, slim: bool) -> None:
        """Stand as one line where there is little height."""
        raise NotImplementedError


class Welcome(QWidget):
    """The page before a match.

    Signals:
        asked(str): the button of a command was pressed; the command's id.
        resume_asked, others_asked: go on with the match that waits, or look at all that do.
    """

    asked = Signal(str)
    resume_asked = Signal()
    others_asked = Signal()

    def __init__(self, art: CardArt, portraits: Portraits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self._art, self._portraits = art, portraits
        self._model, self._times = WelcomeModel(), 1.0
        self._lay_out()
        self._retranslate()
        for later in (self.waiting_plate, self.learn, self.play_plate):
            later.hide()
        keeps_room = self.play_plate.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.play_plate.setSizePolicy(keeps_room)
        self._show_last()
        follow(self._fit, now=False)

    # --- building ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._body = QHBoxLayout()
        self._body.addLayout(self._left(), 10)
        self._body.addLayout(self._right(), 13)
        self._page = QVBoxLayout(self)
        self._page.addLayout(self._body, 1)
        self._page.addLayout(self._bottom())

    def _left(self) -> QVBoxLayout:
        self.fan = Fan(self._art, self)
        name = words("Canasta", self, "name", wrap=False)
        self.greeting = words("", self, "prompt", soft=True)
        self.faces = Faces((), self._portraits, 56, self, ring="felt")
        self.last_head = words("", self, "label", soft=True)
        self.last_title = words("", self, "prompt")
        self.last_detail = words("", self, "body", soft=True)
        told = QVBoxLayout()
        follow(told.setSpacing, 2)
        for label in (self.last_head, self.last_title, self.last_detail):
            told.addWidget(label)
        last = QHBoxLayout()
        follow(last.setSpacing, 20)
        follow(last.setContentsMargins, 0, 20, 0, 0)
        last.addWidget(self.faces)
        last.addLayout(told, 1)
        left = QVBoxLayout()
        follow(left.setSpacing, 6)
        left.addStretch(1)
        left.addWidget(self.fan, 6)
        for label in (name, self.greeting):
            left.addWidget(label)
        left.addLayout(last)
        left.addStretch(2)
        return left

    def _right(self) -> QVBoxLayout:
        right = QVBoxLayout()
        follow(right.setSpacing, 12)
        right.addStretch(1)
        right.addWidget(self._waiting_plate())
        self.cards = QHBoxLayout()
        follow(self.cards.setSpacing, 12)
        self.card: WelcomeCard | None = None
        self.learn = LearnCard(self)
        self.learn.asked.connect(self.asked)
        self.cards.addWidget(self.learn, 1)
        right.addLayout(self.cards)
        right.addWidget(self._play_plate())
        right.addStretch(2)
        return right

    def put_card(self, card: WelcomeCard) -> None:
        """A card that stands before the one that offers to learn."""
        self.card = card
        card.asked.connect(self.asked)
        self.cards.insertWidget(0, card, 1)
        self._fit()

    def _waiting_plate(self) -> QWidget:
        self.waiting_plate = Plate(self, on_felt=True, lit=True)
        self.waiting_head = words("", self.waiting_plate, "strong", wrap=False)
        self.waiting_head.wear("accent")
        self.waiting = words("", self.waiting_plate, "page")
        self.waiting.setObjectName("waiting")
        self.waiting_detail = words("", self.waiting_plate, soft=True)
        self.sides = QVBoxLayout()
        follow(self.sides.setSpacing, 2)
        plate = self.waiting_plate
        self.resume_button = action("", plate, self.resume_asked.emit, main=True, icon="play")
        self.others_button = action("", plate, self.others_asked.emit)
        self._canastas = QHBoxLayout()
        told = QVBoxLayout()
        follow(told.setSpacing, 4)
        for label in (self.waiting_head, self.waiting, self.waiting_detail):
            told.addWidget(label)
        top = QHBoxLayout()
        top.addLayout(told, 3)
        top.addLayout(self._canastas, 2)
        low = QHBoxLayout()
        follow(low.setSpacing, 12)
        low.addLayout(self.sides, 1)
        for button in (self.others_button, self.resume_button):
            low.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self.waiting_plate)
        follow(column.setContentsMargins, 34, 24, 34, 28)
        follow(column.setSpacing, 12)
        column.addLayout(top)
        column.addLayout(low)
        return self.waiting_plate

    def _play_plate(self) -> QWidget:
        self.play_plate = Plate(self, on_felt=True)
        self.game = words("", self.play_plate, "page")
        self.about = words("", self.play_plate, soft=True)
        self.doubts = words("", self.play_plate, "label", soft=True)
        self.play_button = self._button("same_again", self.play_plate, main=True)
        self.play_again = self._button("same_again", self.play_plate)
        self.choose_button = self._button("new_match", self.play_plate, icon="new-match")
        buttons = QHBoxLayout()
        follow(buttons.setContentsMargins, 0, 6, 0, 0)
        follow(buttons.setSpacing, 12)
        buttons.addStretch(1)
        for button in (self.choose_button, self.play_again, self.play_button):
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self.play_plate)
        follow(column.setContentsMargins, 34, 20, 34, 26)
        follow(column.setSpacing, 6)
        for label in (self.game, self.about, self.doubts):
            column.addWidget(label)
        column.addLayout(buttons)
        return self.play_plate

    def _bottom(self) -> QHBoxLayout:
        self.links = {
            name: flat(self._button(name, self, icon=icon)) for name, icon in LINKS.items()
        }
        self.help_button = self.links["how_to_play"]
        self.read_button = self.links["read_rules"]
        row = QHBoxLayout()
        follow(row.setSpacing, 8)
        for link in self.links.values():
            row.addWidget(link)
        row.addStretch(1)
        return row

    def _button(
        self, command: str, parent: QWidget, *, main: bool = False, icon: str = ""
    ) -> ActionButton:
        return action("", parent, lambda: self.asked.emit(command), main=main, icon=icon)

    # --- words ------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.setAccessibleName(BY_ID["welcome"].words)
        """Say what each part is, in the language of now; what is offered is told by `offer`."""
        self.waiting_head.setText(self.tr("Your match is waiting"))
        self.resume_button.setText(self.tr("&Continue"))
        self.others_button.setText(self.tr("Other &matches…"))
        self.choose_button.setText(self.tr("&New match…"))
        self.play_button.setText(self.tr("Play n&ow"))
        self.last_head.setText(self.tr("Last match"))
        self.doubts.setText(self.tr("Its rules are reconstructed."))
        self.links["lessons"].setText(self.tr("L&essons"))
        self.links["statistics"].setText(self.tr("Statist&ics"))
        self.links["history"].setText(self.tr("Histor&y"))
        self.links["read_rules"].setText(self.tr("&Rulebook"))
        self.links["how_to_play"].setText(self.tr("Ho&w to play"))
        self.links["own_voice"].setText(self.tr("Spea&k"))
        self.links["preferences"].setText(self.tr("&Preferences"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.offer(self._model)

    def offer(self, model: WelcomeModel) -> None:
        """Show what can be played, what waits, and how the last match ended."""
        self._model = model
        self.greeting.setText(model.greeting)
        self._show_waiting(model.waiting)
        self.others_button.setVisible(model.others)
        waits = model.waiting is not None
        self.game.setText(self.tr("A new match") if waits else model.game)
        self.about.setText(model.game if waits else model.about)
        self.about.setVisible(bool(self.about.text()))
        self.doubts.setToolTip(tip_lines(model.doubts))
        self.doubts.setAccessibleDescription(model.doubts)
        self.doubts.setVisible(bool(model.doubts))
        self._show_last()
        beside = self.card is not None and not self._learns_first
        self.learn.offer(model.learn, first=self._learns_first, beside=beside)
        self._fit_cards()
        led = waits or self._learns_first
        self.play_button.setVisible(not led)
        self.play_again.setText(self.tr("The &same again") if waits else self.tr("&Just play"))
        self.play_again.setVisible(led)
        self.play_plate.light(not led)
        self.play_plate.show()
        if not panels_on(self.parentWidget() or self):
            self.main_button.setFocus()

    def _fit_cards(self) -> None:
        """Where a match waits on a low page there is no room to learn: a link leads there.

        The other card stands in one line then, or where words are large, too, nowhere. Whoever has
        never played is led to learn, and to nothing else.
        """
        room = self._model.waiting is None or self.height() >= px(ROOMY)
        shown = self._model.learn is not None and room
        self.learn.setVisible(shown)
        line = room or self.height() >= px(ONE_LINE)
        beside = self.card is not None and not self._learns_first and line
        if self.card is not None:
            self.card.be_slim(slim=not room)
            self.card.setVisible(beside)
        self.links["lessons"].setVisible(not shown or beside)
        self.help_button.setVisible(shown)  # a low page is narrow, too, and the menus lead there

    @property
    def _learns_first(self) -> bool:
        """Whether the first hand is what should be done first."""
        learn = self._model.learn
        waits = self._model.waiting is not None
        return learn is not None and learn.newcomer and not learn.done and not waits

    @property
    def main_button(self) -> QPushButton:
        """What Enter does: go on with what waits, learn, or play."""
        if self._model.waiting is not None:
            return self.resume_button
        return self.learn.start if self._learns_first else self.play_button

    def _show_waiting(self, waiting: WaitingModel | None) -> None:
        self.waiting_plate.setVisible(waiting is not None)
        _empty(self.sides)
        _empty(self._canastas)
        if waiting is None:
            return
        self.waiting.setText(waiting.title)
        self.waiting_detail.setText(waiting.detail)
        self.resume_button.setAccessibleDescription(f"{waiting.title}. {waiting.detail}")
        for mark, (name, total) in enumerate(waiting.sides):
            self.sides.addWidget(_SideRow(name, mark, total, self.waiting_plate))
        grow_all(self.waiting_plate, self._times)
        if waiting.canastas:
            grid = CanastaGrid(waiting.canastas[:3], self._art, self.waiting_plate)
            follow(grid.setFixedHeight, 104)
            grow_all(grid, self._times)
            grid.setVisible(self.width() >= px(SLIM))
            self._canastas.addWidget(grid)

    def _show_last(self) -> None:
        last = self._model.last
        people = last.people if last is not None else self._model.companions
        self.faces.show_people(people)
        self.faces.setVisible(bool(people))
        self.last_title.setText(last.title if last is not None else "")
        self.last_detail.setText(last.detail if last is not None else "")
        for label in (self.last_head, self.last_title, self.last_detail):
            label.setVisible(last is not None)

    # --- place and look ---------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand closer where there is little room; no wider than can be read."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._times = times = times_for(self.size())
        grow_all(self, times)
        follow(self.fan.setMaximumHeight, 250 * times)
        low, narrow = self.height() < px(LOW), self.width() < px(NARROW)
        side = px((24 if narrow else 64) * times)
        side = max(side, (self.width() - px(WIDEST * times)) // 2)
        over, under = (12, 8) if low else (40, 24)
        self._page.setContentsMargins(side, px(over * times), side, px(under * times))
        self._body.setSpacing(px((24 if narrow else 72) * times))
        for grid in self.waiting_plate.findChildren(CanastaGrid):
            grid.setVisible(self.width() >= px(SLIM))
        self._fit_cards()
        self._fit_links(self.width() - 2 * side)
        self.about.setVisible(bool(self.about.text()) and (not low or len(self.about.text()) < 60))

    def _fit_links(self, room: int) -> None:
        """Where words are long the voice has no link: its key and its menu are there."""
        voice = self.links["own_voice"]
        others = [link for link in self.links.values() if link is not voice and not link.isHidden()]
        needed = sum(link.sizeHint().width() + px(8) for link in (voice, *others))
        voice.setVisible(needed <= room)

    def event(self, event: QEvent) -> bool:
        """What has moved takes the line above it along."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table's cloth, lit in the middle, and a line above the quiet ways."""
        with QPainter(self) as painter:
            draw_felt(painter, QRectF(self.rect()))
            painter.setPen(QPen(colour(current().edge, 110), 1))
            self.line_at = y = self.links["statistics"].y() - px(6)
            margins = self._page.contentsMargins()
            painter.drawLine(margins.left(), y, self.width() - margins.right(), y)


class _SideRow(QWidget):
    """A side of the match that waits, and its total."""

    def __init__(self, name: str, mark: int, total: int, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        title = SideTitle(name, mark, self, style="body", centred=False)
        row.addWidget(title, 1)
        row.addWidget(words(figures(total), self, "number", wrap=False))
        row.addStretch(1)


def _empty(layout: QBoxLayout) -> None:
    """Take everything out of a layout for good."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
