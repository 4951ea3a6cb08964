"""The fields of the form: a number of a side, a column or a player, with a way to tap cards."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from canasta_qt.engine.setup import Setup
from canasta_qt.features.score_keeper.model.entries import OTHER
from canasta_qt.features.score_keeper.model.form import FormField
from canasta_qt.features.score_keeper.window.tapping import TapWindow, worth
from canasta_qt.features.score_keeper.words import (
    KeeperText,
    canasta_label,
    field_label,
    penalty_label,
    unfinished_label,
)
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import tip_lines

MOST_POINTS, MOST_COUNT = 20_000, 99
_STEP = 5
_PREFIX = 14
"""So many letters of a name stand in a field."""


def form_label(field: FormField) -> str:
    """What a field asks."""
    group = field.key.partition(".")[0]
    if group == "canastas":
        return canasta_label(field.kind)
    if group == "unfinished":
        return unfinished_label(field.kind)
    if group == "penalty":
        return penalty_label(field.kind)
    return field_label(group, kind=field.kind)


class Counter(QSpinBox):
    """A number; what was in it is replaced when the keys come to it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the next figure replace what is there."""
        super().focusInEvent(event)
        self.selectAll()


class EntryField(QWidget):
    """One number of the form; `name` stands in it where several people share a cell.

    Signals:
        changed: another number, or other cards.
    """

    changed = Signal()

    def __init__(
        self, setup: Setup, field: FormField, owner: str, parent: QWidget, *, shared: bool
    ) -> None:
        """`owner` is whose it is."""
        super().__init__(parent)
        self._setup, self._field, self._owner = setup, field, owner
        self._cards = ""
        self._setting = False
        self.spin = Counter(self)
        low = -MOST_POINTS if field.kind == OTHER else 0
        self.spin.setRange(low, MOST_POINTS if field.in_points else MOST_COUNT)
        self.spin.setSingleStep(_STEP if field.in_points else 1)
        if field.kind == OTHER:
            self.spin.setMaximum(0)
        if shared:
            self.spin.setPrefix(f"{owner[:_PREFIX]}: ")
        self.spin.setAccessibleName(f"{form_label(field)}, {owner}")
        self.spin.valueChanged.connect(self._typed)
        parts: list[build.Part] = [(self.spin, 1)]
        self.tap = None
        if field.key in ("points", "hand", "foot"):
            self.tap = build.tool_button("♠", KeeperText.TAP_CARDS(), self, self._tap)
            self.tap.setAccessibleName(f"{KeeperText.TAP_CARDS()}: {form_label(field)}, {owner}")
            parts.append(self.tap)
        build.row(*parts, of=self, margins=0, spacing=4)
        self.setFocusProxy(self.spin)

    @property
    def number(self) -> int:
        """The number; 0 where cards are told instead."""
        return 0 if self._cards else self.spin.value()

    @property
    def cards(self) -> str:
        """The cards that were tapped; empty where a number was typed."""
        return self._cards

    def fill(self, number: int, cards: str) -> None:
        """Show what was entered before."""
        self._setting = True
        self._cards = cards
        self.spin.setValue(self._worth(cards) if cards else number)
        self._setting = False
        self._mark()

    def _typed(self) -> None:
        if not self._setting:
            self._cards = ""
            self._mark()
            self.changed.emit()

    def _tap(self) -> None:
        title = f"{form_label(self._field)}: {self._owner}"
        held = self._field.owner == "player"
        window = TapWindow(self._setup, title, self._cards, self.window(), held=held)
        before = self.number, self._cards
        window.told.connect(self._told)
        window.rejected.connect(lambda: self._take_back(*before))
        window.open()

    def _take_back(self, number: int, cards: str) -> None:
        if (number, cards) != (self.number, self._cards):
            self.fill(number, cards)
            self.changed.emit()

    def _told(self, cards: str) -> None:
        self.fill(0, cards)
        self.changed.emit()

    def _worth(self, cards: str) -> int:
        return worth(self._setup, cards, held=self._field.owner == "player")

    def _mark(self) -> None:
        self.spin.setToolTip(tip_lines(self._cards))
        self.spin.setAccessibleDescription(self._cards)
