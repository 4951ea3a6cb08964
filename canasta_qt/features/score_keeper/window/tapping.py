"""Cards told by tapping: each tap is one card, and the points add themselves up."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from canasta_qt.engine.cards import JOKER, KIND, KIND_OF_TEXT, KIND_TEXT
from canasta_qt.engine.scoring import cost_in_hand, face_value
from canasta_qt.engine.setup import Setup
from canasta_qt.features.score_keeper.model.table import PackPool
from canasta_qt.features.score_keeper.words import KeeperText, points_text
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.cards import number, rank_name, ranks_name

RANKS = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "2", "X", "3b", "3r")
_SIGNS = {"T": "10", "3b": "3♠", "3r": "3♥"}
_ACROSS = 5


class TapWindow(Window):
    """A button for every kind of card; the letter or figure on the card taps it too.

    Signals:
        told(str): the cards, as positions are written; after each tap, so that none is lost.
    """

    told = Signal(str)

    def __init__(
        self, setup: Setup, title: str, cards: str, parent: QWidget, *, held: bool = False
    ) -> None:
        """`cards` lie there already; `held`: they were left in a hand or foot."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._setup, self._held = setup, held
        self.counts = counts_of(setup, cards)
        self.buttons: dict[str, QPushButton] = {}
        self._last = ""
        self.sum = Words("", "total", "text", self)
        less = build.button(KeeperText.TAKE_OFF(), self, self.take_off)
        clear = build.button(KeeperText.CLEAR(), self, self.clear)
        done = primary(build.button(self.tr("&OK"), self, self.accept))
        done.setDefault(True)
        cancel = build.button(KeeperText.CANCEL(), self, self.reject)
        heading = build.label(KeeperText.TAP_TITLE(), self)
        titled(
            self, title, heading, self._keys(), self.sum, 1,
            foot=(less, clear, 1, cancel, done),
        )  # fmt: skip
        self._tell()
        open_sized(self, 620)

    def _keys(self) -> QWidget:
        pad = QWidget(self)
        grid = QGridLayout(pad)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, rank in enumerate(RANKS):
            if not self._setup.kind_total[KIND_OF_TEXT[rank]] or (rank == "3r" and not self._held):
                continue  # red threes on the table are counted by themselves
            key = build.button("", pad, partial(self.tap, rank))
            follow(key.setMinimumSize, 96, 56)
            key.setAccessibleName(ranks_name(KIND_OF_TEXT[rank]))
            self.buttons[rank] = key
            grid.addWidget(key, place // _ACROSS, place % _ACROSS)
        return pad

    def tap(self, rank: str) -> None:
        """One more card of a kind."""
        self.counts[rank] = self.counts.get(rank, 0) + 1
        self._last = rank
        self._change()

    def take_off(self) -> None:
        """One card less of the kind that was tapped last."""
        rank = self._last or next((one for one in reversed(RANKS) if self.counts.get(one)), "")
        if self.counts.get(rank):
            self.counts[rank] -= 1
            self._change()

    def clear(self) -> None:
        """No cards."""
        self.counts.clear()
        self._change()

    @property
    def cards(self) -> str:
        """The cards as text."""
        told = [(rank, self.counts.get(rank, 0)) for rank in RANKS]
        return " ".join(rank if n == 1 else f"{rank}*{n}" for rank, n in told if n)

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
        self._tell()
        self.told.emit(self.cards)

    def _tell(self) -> None:
        for rank, key in self.buttons.items():
            count = self.counts.get(rank, 0)
            sign = sign_of(rank)
            key.setText(f"{sign}  × {count}" if count else sign)
            key.setAccessibleDescription(number(count, "card"))
        cards = sum(self.counts.values())
        points = worth(self._setup, self.cards, held=self._held)
        told = KeeperText.TAP_SUM(cards=number(cards, "card"), points=points_text(points))
        self.sum.setText(told)
        say(self, told)


def sign_of(rank: str) -> str:
    """What stands on the button of a kind."""
    if rank == "X":
        name = rank_name(JOKER)
        return name[:1].upper() + name[1:]
    return _SIGNS.get(rank, rank)


def worth(setup: Setup, cards: str, *, held: bool) -> int:
    """The points of cards told as text, on the table or left in a hand."""
    found = PackPool(setup).cards(cards, "")
    if held:
        return sum(cost_in_hand(setup, card) for card in found)
    return face_value(setup, found)


def counts_of(setup: Setup, cards: str) -> dict[str, int]:
    """How many of each kind a text tells."""
    counts: dict[str, int] = {}
    for card in PackPool(setup).cards(cards, ""):
        rank = KIND_TEXT[KIND[card]]
        counts[rank] = counts.get(rank, 0) + 1
    return counts
