"""Cards entered by tapping: each tap is one card, and the points add themselves up."""

from __future__ import annotations

import collections
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget

from canasta_qt.engine.cards import JOKER, KIND, KIND_OF_TEXT, KIND_TEXT
from canasta_qt.engine.scoring import cost_in_hand, face_value
from canasta_qt.engine.setup import Setup
from canasta_qt.features.score_keeper.model.checks import cards_too_many
from canasta_qt.features.score_keeper.model.entries import OTHER
from canasta_qt.features.score_keeper.model.form import FormField
from canasta_qt.features.score_keeper.model.tally import PackPool
from canasta_qt.features.score_keeper.words import (
    KeeperText,
    canasta_label,
    doubt_text,
    field_label,
    penalty_label,
    points_text,
    unfinished_label,
)
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.cards import number, rank_name, ranks_name
from canasta_qt.words.sentences import labelled

RANKS = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "2", "X", "3b", "3r")
_SIGNS = {"T": "10", "3b": "3♠", "3r": "3♥"}
_ACROSS = 5


class TapWindow(Window):
    """A button or key for every kind of card; `told` has all cards after every tap."""

    told = Signal(str)

    def __init__(
        self, setup: Setup, title: str, cards: str, parent: QWidget, *, held: bool
    ) -> None:
        """`cards` lie there already; `held`: they were left in a hand or foot."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._setup, self._held = setup, held
        self.counts = counts_of(setup, cards)
        self.buttons: dict[str, QPushButton] = {}
        self._last = ""
        self.sum = Words("", "total", "text", self)
        self.doubts = Words("", "body", "warning", self, wrap=True)
        less = build.button(KeeperText.TAKE_OFF(), self, self.take_off)
        clear = build.button(KeeperText.CLEAR(), self, self.clear)
        done = primary(build.button(self.tr("&OK"), self, self.accept))
        done.setDefault(True)
        cancel = build.button(KeeperText.CANCEL(), self, self.reject)
        heading = build.label(KeeperText.TAP_TITLE(), self)
        titled(
            self, title, heading, self._keys(), self.sum, self.doubts, 1,
            foot=(less, clear, 1, cancel, done),
        )  # fmt: skip
        self._show_sum()
        open_sized(self, 620)

    def _keys(self) -> QWidget:
        pad = QWidget(self)
        grid = build.grid(pad)
        for place, rank in enumerate(RANKS):
            if not self._setup.kind_total[KIND_OF_TEXT[rank]] or (rank == "3r" and not self._held):
                continue  # red threes on the table are counted by themselves
            key = build.button("", pad, partial(self.tap, rank))
            follow(key.setMinimumSize, 96, 56)
            key.setAccessibleName(ranks_name(KIND_OF_TEXT[rank]))
            self.buttons[rank] = key
            grid.addWidget(key, *divmod(place, _ACROSS))
        return pad

    def tap(self, rank: str) -> None:
        self.counts[rank] += 1
        self._last = rank
        self._change()

    def take_off(self) -> None:
        """One card less of the kind that was tapped last."""
        rank = self._last or next((one for one in reversed(RANKS) if self.counts[one]), "")
        if self.counts[rank]:
            self.counts[rank] -= 1
            self._change()

    def clear(self) -> None:
        self.counts.clear()
        self._change()

    @property
    def cards(self) -> str:
        """The cards as text."""
        counts = [(rank, self.counts[rank]) for rank in RANKS]
        return " ".join(rank if n == 1 else f"{rank}*{n}" for rank, n in counts if n)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A, K, Q, J, 10 (T or 0), 9 to 4, 2, and X for a joker; Backspace takes one off."""
        text = event.text().upper().replace("0", "T")
        if event.key() == Qt.Key.Key_Backspace:
            self.take_off()
        elif text in self.buttons and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.tap(text)
        else:
            super().keyPressEvent(event)

    def _change(self) -> None:
        self._show_sum()
        self.told.emit(self.cards)

    def _show_sum(self) -> None:
        for rank, key in self.buttons.items():
            count, sign = self.counts[rank], sign_of(rank)
            key.setText(f"{sign}  × {count}" if count else sign)
            key.setAccessibleDescription(number(count, "card"))
        cards, points = self.counts.total(), worth(self._setup, self.cards, held=self._held)
        text = KeeperText.TAP_SUM(cards=number(cards, "card"), points=points_text(points))
        doubts = cards_too_many(self._setup, self.counts)
        warning = "\n".join(doubt_text(doubt, ()) for doubt in doubts)
        self.sum.setText(text)
        self.doubts.setText(warning)
        self.doubts.setVisible(bool(warning))
        say(self, f"{text}. {warning}" if warning else text)


def sign_of(rank: str) -> str:
    if rank == "X":
        name = rank_name(JOKER)
        return name[:1].upper() + name[1:]
    return _SIGNS.get(rank, rank)


def worth(setup: Setup, cards: str, *, held: bool) -> int:
    """The points of cards given as text, on the table or left in a hand."""
    found = PackPool(setup).cards(cards, "")
    if held:
        return sum(cost_in_hand(setup, card) for card in found)
    return face_value(setup, found)


def counts_of(setup: Setup, cards: str) -> collections.Counter[str]:
    """How many of each kind a text names."""
    return collections.Counter(KIND_TEXT[KIND[card]] for card in PackPool(setup).cards(cards, ""))


MOST_POINTS, MOST_COUNT = 20_000, 99
_STEP = 5
_PREFIX = 14
"""So many letters of a name stand in a field."""


def form_label(field: FormField) -> str:
    group, _, kind = field.key.partition(".")
    labels = {
        "canastas": canasta_label, "unfinished": unfinished_label, "penalty": penalty_label,
    }  # fmt: skip
    return labels[group](kind) if group in labels else field_label(group, kind=kind)


class Counter(QSpinBox):
    """A number; what was in it is replaced when the keys come to it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()


class EntryField(QWidget):
    """One number of the form; its owner's name stands in it where several share a cell."""

    changed = Signal()

    def __init__(
        self, setup: Setup, field: FormField, owner: str, parent: QWidget, *, shared: bool
    ) -> None:
        super().__init__(parent)
        self._setup, self._field, self._owner = setup, field, owner
        self.cards = ""
        self._setting = False
        self.spin = Counter(self)
        low = -MOST_POINTS if field.kind == OTHER else 0
        self.spin.setRange(low, MOST_POINTS if field.in_points else MOST_COUNT)
        self.spin.setSingleStep(_STEP if field.in_points else 1)
        if field.kind == OTHER:
            self.spin.setMaximum(0)
        if shared:
            self.spin.setPrefix(labelled(owner[:_PREFIX], ""))
        self.spin.setAccessibleName(f"{form_label(field)}, {owner}")
        self.spin.valueChanged.connect(self._typed)
        parts: list[build.Part] = [(self.spin, 1)]
        self.tap = None
        if field.key in ("points", "hand", "foot"):
            self.tap = build.tool_button("♠", KeeperText.TAP_CARDS(), self, self._tap)
            self.tap.setAccessibleName(self.spin.accessibleName())  # its tip says the rest
            parts.append(self.tap)
        build.row(*parts, of=self, margins=0, spacing=4)
        self.setFocusProxy(self.spin)

    @property
    def number(self) -> int:
        """The number; 0 where there are cards instead."""
        return 0 if self.cards else self.spin.value()

    def fill(self, number: int, cards: str) -> None:
        """Show what was entered before."""
        self._setting = True
        self.cards = cards
        self.spin.setValue(self._worth(cards) if cards else number)
        self._setting = False
        self._mark()

    def _typed(self) -> None:
        if not self._setting:
            self.cards = ""
            self._mark()
            self.changed.emit()

    def _tap(self) -> None:
        title = labelled(form_label(self._field), self._owner)
        held = self._field.owner == "player"
        window = TapWindow(self._setup, title, self.cards, self.window(), held=held)
        before = self.number, self.cards
        window.told.connect(self._tapped)
        window.rejected.connect(lambda: self._take_back(*before))
        window.open()

    def _take_back(self, number: int, cards: str) -> None:
        if (number, cards) != (self.number, self.cards):
            self.fill(number, cards)
            self.changed.emit()

    def _tapped(self, cards: str) -> None:
        self.fill(0, cards)
        self.changed.emit()

    def _worth(self, cards: str) -> int:
        return worth(self._setup, cards, held=self._field.owner == "player")

    def _mark(self) -> None:
        self.spin.setToolTip(tip_lines(self.cards))
        self.spin.setAccessibleDescription(self.cards)
