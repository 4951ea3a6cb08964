"""Real lists behind the painted table, for screen readers: what the picture shows, in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.ui.widgets.announcing import lay_unseen
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.view_model.pictures import Token, Zone, ZoneKind

_STAY = QItemSelectionModel.SelectionFlag.NoUpdate
_CHOOSE = QItemSelectionModel.SelectionFlag.ClearAndSelect

KEY = Qt.ItemDataRole.UserRole


class ReadingList(QListWidget):
    """Lines with keys; a line that stays keeps its place under the reader's cursor."""

    done = Signal(int)
    """This row was double-clicked, or chosen by Enter."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is what a screen reader calls the list."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setWordWrap(True)
        self.itemDoubleClicked.connect(lambda item: self.done.emit(self.row(item)))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_lines(self, lines: Iterable[tuple[Hashable, str]]) -> None:
        """Exactly these lines; the current one stays, or the nearest one is."""
        wanted = list(lines)
        if wanted == self.lines():
            return
        row, key = self.currentRow(), self.key_at(self.currentRow())
        for at, (own, text) in enumerate(wanted):
            known = at < self.count()
            item = self.item(at) if known else QListWidgetItem(self)
            if item.text() != text:
                item.setText(text)
                if known:
                    self._tell(QAccessible.Event.NameChanged, at)
            item.setData(KEY, own)
        while self.count() > len(wanted):
            self.takeItem(self.count() - 1)
        keys = [own for own, _ in wanted]
        self.go_to(keys.index(key) if key in keys else min(row, len(keys) - 1))

    def whole_height(self) -> int:
        return sum(map(self.sizeHintForRow, range(self.count()))) + 2 * self.frameWidth()

    def go_to(self, row: int) -> None:
        """Make this the current row; where several may be chosen, choose nothing by it."""
        several = self.selectionMode() is QAbstractItemView.SelectionMode.MultiSelection
        self.setCurrentRow(row, _STAY if several else _CHOOSE)

    def keyboardSearch(self, search: str) -> None:
        """A letter goes to the next line that begins with it; nothing is chosen by it."""
        count, letter = self.count(), search.casefold()
        rows = ((self.currentRow() + step) % count for step in range(1, count + 1))
        found = (row for row in rows if self.item(row).text().casefold().startswith(letter))
        self.go_to(next(found, self.currentRow()))

    def read_current(self) -> None:
        """Let a screen reader read the current line."""
        if self.currentRow() >= 0:
            self._tell(QAccessible.Event.Focus, self.currentRow())

    def _tell(self, what: QAccessible.Event, row: int) -> None:
        if QAccessible.isActive():
            event = QAccessibleEvent(self, what)
            event.setChild(row)
            QAccessible.updateAccessibility(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentRow() >= 0:
                self.done.emit(self.currentRow())
            return
        super().keyPressEvent(event)

    def lines(self) -> list[tuple[Hashable, str]]:
        return [(self.key_at(row), self.item(row).text()) for row in range(self.count())]

    def key_at(self, row: int) -> Hashable:
        key: Hashable = self.item(row).data(KEY) if 0 <= row < self.count() else None
        return key

    def row_of(self, key: Hashable) -> int:
        """The row of a key, or -1."""
        return next((row for row in range(self.count()) if self.key_at(row) == key), -1)


class TableMirror(QWidget):
    """The prompt as a label, the own hand and all other places as lists, behind the picture."""

    def __init__(self, picture: QWidget) -> None:
        """`picture` is the painted table, whose child this is."""
        super().__init__(picture)
        self._followed: tuple[Zone | None, Token | None] = (None, None)
        self._part: ReadingList | None = None
        self.prompt = PlainLabel(parent=self)
        self.hand = ReadingList("", self)
        self.hand.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.places = ReadingList("", self)
        column = QVBoxLayout(self)
        for part in (self.prompt, self.hand, self.places):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            column.addWidget(part)
        for lines in (self.hand, self.places):
            lines.setWordWrap(False)
            lines.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._retranslate()
        self.resize(240, 240)
        lay_unseen(self)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("The table in words"))
        self.hand.setAccessibleName(self.tr("Your hand"))
        self.places.setAccessibleName(self.tr("The table"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def show_lines(
        self, prompt: str, hand: Iterable[tuple[Token, str]], places: Iterable[tuple[Zone, str]]
    ) -> None:
        """Say what is expected, the own cards and the places."""
        self.prompt.setText(prompt)
        self.prompt.setAccessibleName(prompt)
        self.hand.show_lines(hand)
        self.places.show_lines(places)
        for lines in (self.hand, self.places):
            lines.setFixedHeight(lines.whole_height())
        self.resize(self.width(), self.sizeHint().height())

    def choose(self, tokens: tuple[Token, ...]) -> None:
        for row in range(self.hand.count()):
            self.hand.item(row).setSelected(self.hand.key_at(row) in tokens)

    @property
    def line(self) -> str:
        """The words of the card or place that was followed last; empty for none."""
        item = self._part.currentItem() if self._part is not None else None
        return item.text() if item is not None else ""

    def follow(self, zone: Zone | None, token: Token | None) -> None:
        """Read the card or place the keyboard has come to; None: it is elsewhere."""
        before, self._followed = self._followed, (zone, token)
        self._part = self._part if zone is not None else None
        if zone is None or (zone, token) == before:
            return
        hand = zone.kind is ZoneKind.HAND and token is not None
        part = self.hand if hand else self.places
        row = part.row_of(token if hand else zone)
        if row >= 0:
            self._part = part
            part.go_to(row)
            part.read_current()
