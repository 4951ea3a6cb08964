"""Real lists behind the painted table, for screen readers.

Items of a Graphics View have no accessible interface, and one written in Python outlives its
object. So the hand and the places are also real lists, covered by the picture; when the keyboard's
ring moves over the table, their current line moves along and is told to the reader.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QVBoxLayout, QWidget

from canasta_qt.controller.view_model import Token, Zone, ZoneKind
from canasta_qt.table.accessible.lists import ReadingList


class TableMirror(QWidget):
    """What the table shows as a label and two lists, under the picture.

    Attributes:
        prompt: what is expected now. hand: the own cards. places: everything else.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.prompt = QLabel(self)
        self.prompt.setTextFormat(Qt.TextFormat.PlainText)
        self.hand = ReadingList("", self)
        self.hand.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.places = ReadingList("", self)
        column = QVBoxLayout(self)
        for part in (self.prompt, self.hand, self.places):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            column.addWidget(part)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._name_parts()
        self.resize(240, 240)
        self.lower()

    def _name_parts(self) -> None:
        """Say what each part is, in the language of now."""
        self.setAccessibleName(self.tr("The table in words"))
        self.hand.setAccessibleName(self.tr("Your hand"))
        self.places.setAccessibleName(self.tr("The table"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_parts()

    def show_lines(
        self, prompt: str, hand: Iterable[tuple[Token, str]], places: Iterable[tuple[Zone, str]]
    ) -> None:
        """Say what is expected, the own cards and the places."""
        self.prompt.setText(prompt)
        self.prompt.setAccessibleName(prompt)
        self.hand.show_lines(hand)
        self.places.show_lines(places)

    def choose(self, tokens: tuple[Token, ...]) -> None:
        """Mark the chosen cards of the hand."""
        for row in range(self.hand.count()):
            self.hand.item(row).setSelected(self.hand.key_at(row) in tokens)

    def follow(self, zone: Zone | None, token: Token | None) -> None:
        """The keyboard is at this card of the hand, or at this place."""
        if zone is None:
            return
        hand = zone.kind is ZoneKind.HAND and token is not None
        part = self.hand if hand else self.places
        row = part.row_of(token if hand else zone)
        if row >= 0:
            part.go_to(row)
            focus = QAccessibleEvent(part, QAccessible.Event.Focus)
            focus.setChild(row)
            QAccessible.updateAccessibility(focus)
