"""The table as text: lists and buttons with which everything can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QGridLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from canasta_qt.play.scene.accessible import ReadingList
from canasta_qt.play.scene.interactions.keyboard import key_text
from canasta_qt.play.scene.view import TableView
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SIZE, SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import name_dock_buttons
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.pictures import ButtonId, ButtonModel, TableModel, Token, Zone
from canasta_qt.view_model.scripts import TableCommands
from canasta_qt.words.keys import DIGITS, is_plain
from canasta_qt.words.reading import depth_texts, hand_lines, place_lines, staged_lines

_COLUMNS = 2

L = TypeVar("L", bound=ReadingList)


class ButtonBox(QWidget):
    """Shows the buttons of the table.

    Signals:
        pressed(ButtonId): one was pressed.
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._buttons: dict[ButtonId, QPushButton] = {}

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Possible moves"))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the name; the buttons follow with the next picture."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def button(self, id_: ButtonId) -> QPushButton | None:
        """The button of this name, if it is shown."""
        found = self._buttons.get(id_)
        return found if found is not None and not found.isHidden() else None

    def show_buttons(self, buttons: tuple[ButtonModel, ...]) -> None:
        """Show exactly these; a button that stays keeps the focus."""
        for shown in self._buttons.values():
            self._grid.removeWidget(shown)
        for at, model in enumerate(buttons):
            button = self._made(model.id)
            button.setText(model.label)
            button.setEnabled(model.enabled)
            button.setToolTip(tip_lines(model.why_not))
            button.setAccessibleDescription(model.why_not)
            self._grid.addWidget(button, at // _COLUMNS, at % _COLUMNS)
            button.show()
        now = {model.id for model in buttons}
        for id_, shown in self._buttons.items():
            shown.setVisible(id_ in now)

    def _made(self, id_: ButtonId) -> QPushButton:
        if id_ not in self._buttons:
            button = QPushButton(self)
            button.setAutoDefault(True)
            button.clicked.connect(lambda: self.pressed.emit(id_))
            self._buttons[id_] = button
        return self._buttons[id_]


class Offer(NamedTuple):
    """A possible action: its key in the list, its text, and the function that does it."""

    key: Zone | Token
    text: str
    do: Callable[[TableCommands], None]


def offers(
    model: TableModel, chosen: tuple[Token, ...], commands: TableCommands
) -> Iterator[Offer]:
    """The possible actions.

    Places for the chosen cards with their outcome, depths to which the pile may be taken, and cards
    that may be taken back.
    """
    if chosen:
        for target in commands.drop_targets(chosen):
            label = target.label[:1].upper() + target.label[1:]
            label = f"{label}. {target.outcome}" if target.outcome else label
            yield Offer(target.zone, label, partial(_drop, chosen, target.zone))
    else:
        for zone, text in depth_texts(model):
            yield Offer(zone, text, partial(_activate, zone))
    for tokens, text in staged_lines(model):
        if tokens:
            yield Offer(tokens[0], text, partial(_unstage, tokens))


def _drop(tokens: tuple[Token, ...], zone: Zone, commands: TableCommands) -> None:
    commands.drop(tokens, zone)


def _activate(zone: Zone, commands: TableCommands) -> None:
    commands.activate(zone)


def _unstage(tokens: tuple[Token, ...], commands: TableCommands) -> None:
    commands.unstage(tokens)


class HandList(ReadingList):
    """The own cards: a digit goes to a card, a letter does what it does on the table.

    Signals:
        letter(str): a key, in Qt's portable text, that is neither a digit nor walks.
    """

    letter = Signal(str)

    def keyboardSearch(self, search: str) -> None:
        """Nothing is looked for: letters are commands."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = key_text(event)
        if key in DIGITS:
            self.go_to(min(DIGITS.index(key), self.count() - 1))
        elif event.text().isalpha() and is_plain(key):
            self.letter.emit(key)
        else:
            super().keyPressEvent(event)


class TextView(QWidget):
    """The prompt, the own hand, possible actions, and the table, in this order.

    It shows the picture of the table, shares its selection and acts through its commands.

    Attributes:
        taught: the text of a lesson or an exercise.
        prompt: that text, the table's prompt or the reason of a refusal, and a hint.
        hand: the own cards; Space chooses. offers: possible actions; Enter does one.
        buttons: those of the table. places: the cards on the table.
    """

    def __init__(self, table: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._offered: tuple[Offer, ...] = ()
        self.taught = self._prompt = self._hint = ""
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self.refresh)
        self.prompt = build.heading("", self, "prompt")
        self._labels: list[QLabel] = []
        self.hand = self._list(HandList)
        self.hand.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.offers = self._list(ReadingList)
        self.buttons = ButtonBox(self)
        self.places = self._list(ReadingList)
        self._lay_out()
        self.hand.itemSelectionChanged.connect(self._choose)
        self.hand.done.connect(self._go_to_offers)
        self.hand.letter.connect(self._do_by_letter)
        self.offers.done.connect(self._do)
        self.buttons.pressed.connect(self._press)
        table.player.shown.connect(self._late.start)
        table.player.finished.connect(self._late.start)
        table.selection.changed.connect(self._late.start)
        table.hinted.connect(self._show_hint)

    def _list(self, kind: type[L]) -> L:
        """A list with its caption, which a screen reader finds before it."""
        caption = build.heading("", self, "label")
        made = kind("", self)
        caption.setBuddy(made)
        self._labels.append(caption)
        build.ring_focus(made)
        follow(made.setMinimumHeight, SIZE["row"])
        return made

    def _lay_out(self) -> None:
        edge, gap = px(SPACE[2]), px(SPACE[1])
        margins = (edge, gap, edge, edge)
        self._column = column = build.column(
            self.prompt, self.buttons, of=self, margins=margins, spacing=gap
        )
        parts = ((self.hand, 5), (self.offers, 3), (self.places, 5))
        for label, (part, share) in zip(self._labels, parts, strict=True):
            column.addWidget(label)
            column.addWidget(part, share)
        self._retranslate()

    def put_below(self, part: QWidget, share: int = 3) -> None:
        """Put another list at the end."""
        self._column.addWidget(part, share)
        part.show()

    def _retranslate(self) -> None:
        hand, doable, places = self._labels
        hand.setText(self.tr("&Your hand (Space selects)"))
        doable.setText(self.tr("&With the selected cards (Enter)"))
        places.setText(self.tr("T&he table"))
        self.hand.setAccessibleName(self.tr("Your hand"))
        self.offers.setAccessibleName(self.tr("What you can do with the selected cards"))
        self.places.setAccessibleName(self.tr("The table"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._late.start()

    # --- what is shown ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Show the present picture of the table."""
        model = self._table.model
        if model is None or not self.isVisible():
            return
        if self._prompt != model.prompt:
            self.tell(model.prompt)
        chosen = self._table.selection.tokens
        with QSignalBlocker(self.hand):
            self.hand.show_lines(hand_lines(model))
            for row in range(self.hand.count()):
                self.hand.item(row).setSelected(self.hand.key_at(row) in chosen)
        self.places.show_lines(place_lines(model))
        self.buttons.show_buttons(model.buttons)
        self._offer()

    def tell(self, text: str) -> None:
        """Show what is expected, or why something was refused."""
        self._prompt = text
        self._show_prompt()

    def teach(self, text: str) -> None:
        """Show the text of a lesson or an exercise above the prompt, until another one comes."""
        self.taught = text
        self._show_prompt()

    def _show_hint(self, text: str) -> None:
        self._hint = text
        self._show_prompt()

    def _show_prompt(self) -> None:
        text = "\n".join(filter(None, (self.taught, self._prompt, self._hint)))
        self.prompt.setText(text)
        self.prompt.setAccessibleName(text)

    def _offer(self) -> None:
        model = self._table.model
        if model is None:
            return
        chosen = self._table.selection.tokens
        self._offered = tuple(offers(model, chosen, self._table.commands))
        lines = [(offer.key, offer.text) for offer in self._offered]
        nothing = self.tr("The selected cards fit nowhere now.") if chosen else ""
        self.offers.show_lines(lines or [(-1, nothing or self.tr("Select cards first."))])

    # --- what is done -----------------------------------------------------------------------

    def _choose(self) -> None:
        rows = range(self.hand.count())
        chosen = [self.hand.key_at(row) for row in rows if self.hand.item(row).isSelected()]
        self._table.selection.set(token for token in chosen if isinstance(token, int))
        self._offer()

    def _go_to_offers(self, _row: int) -> None:
        if self._offered:
            self.offers.setFocus()
            self.offers.go_to(max(0, self.offers.currentRow()))

    def _do(self, row: int) -> None:
        if 0 <= row < len(self._offered):
            offer = self._offered[row]
            offer.do(self._table.act())
            self._late.start()

    def _do_by_letter(self, key: str) -> None:
        """What the letter does on the table, to the selected cards or else the current one."""
        token = self.hand.key_at(self.hand.currentRow())
        if isinstance(token, int) and self._table.obey(key, token):
            self._late.start()

    def _press(self, button: ButtonId) -> None:
        self._table.act().press(button)
        self._late.start()


class TextDock(QDockWidget):
    """The text view as a dock; Esc gives the keys back to the table."""

    def __init__(self, table: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("text_view")
        self.setWindowTitle(self.tr("The table as text"))
        self._table = table
        self.text = TextView(table, self)
        self.setWidget(self.text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(self.tr("The table as text"))
            name_dock_buttons(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._table.setFocus()
            return
        super().keyPressEvent(event)

    def toggle(self) -> None:
        """Open it and go there; close it from within."""
        if self.isVisible() and self.isAncestorOf(QApplication.focusWidget() or self._table):
            self.hide()
            self._table.setFocus()
            return
        self.show()
        self.raise_()
        self.text.hand.setFocus()
