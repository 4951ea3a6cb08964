"""Rows of cards that can be chosen, dragged, dropped and sent by a key."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QByteArray,
    QItemSelectionModel,
    QMimeData,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QWidget,
)

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.features.table_editor.session.editor import TableEditor
from canasta_qt.features.table_editor.words.places import faces_of, spot_name
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.positions.layout import PALETTE, PILE, Layout, Spot
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import CARD_RATIO, SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.drawn import card_picture
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.cards import card_name, face

CARDS: Final = "application/x-canasta-cards"
"""What is dragged: a place of the table, places in it, and words of cards."""

_NO_UPDATE: Final = QItemSelectionModel.SelectionFlag.NoUpdate

PALETTE_CARD: Final = 24
SEND_KEYS: Final = "hpmor"
"""Keys that send the chosen cards somewhere; digits name a meld."""


def packed(spot: Spot, places: Sequence[int], words: Sequence[str]) -> QByteArray:
    return QByteArray(json.dumps([list(spot), list(places), list(words)]).encode())


def unpacked(data: QMimeData) -> tuple[Spot, list[int], list[str]]:
    spot, places, words = json.loads(bytes(data.data(CARDS).data()))
    return Spot(*spot), places, words


def _accept_cards(event: QDropEvent) -> None:
    if event.mimeData().hasFormat(CARDS):
        event.acceptProposedAction()
    else:
        event.ignore()


class CardStrip(QListWidget):
    """Cards in rows, as many as have room beside one another.

    Signals:
        dropped(Spot, list, list): from where, which places there, and the words of the cards.
        sent(str): the letter or digit of a key says where the chosen cards go.
        removed: the chosen cards go.
        focused: the keys are here now.
    """

    dropped = Signal(object, object, object)
    sent = Signal(str)
    removed = Signal()
    focused = Signal()

    def __init__(self, spot: Spot, name: str, parent: QWidget, wide: int = 34) -> None:
        """`wide` is the width of a card at an interface of 100 %."""
        super().__init__(parent)
        self.spot, self._wide = spot, wide
        self._words: tuple[str, ...] = ()
        self._faces: list[int] = []
        self.setAccessibleName(name)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.viewport().setAcceptDrops(True)  # not so with static items
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        build.ring_focus(self)
        follow(self._redraw)

    def show_words(self, words: Sequence[str]) -> None:
        if tuple(words) == self._words:
            return
        self._words, self._faces = tuple(words), faces_of(words)
        self._redraw()

    @property
    def words(self) -> tuple[str, ...]:
        return self._words

    @property
    def chosen(self) -> list[int]:
        """The places of the chosen cards."""
        return sorted(self.row(item) for item in self.selectedItems())

    @property
    def chosen_words(self) -> list[str]:
        return [self._words[at] for at in self.chosen]

    def _redraw(self) -> None:
        at_before = self.currentRow()
        self.clear()
        for at, word in enumerate(self._words):
            self.addItem(self._item(at, word))
        if at_before >= 0 and self._words:  # the keys stay where they were
            place = self.model().index(min(at_before, len(self._words) - 1), 0)
            self.selectionModel().setCurrentIndex(place, _NO_UPDATE)
        self._measure()

    def _item(self, at: int, word: str) -> QListWidgetItem:
        item = QListWidgetItem()
        item.setIcon(QIcon(self._picture(at)))
        name = self.card_name(at, word)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
        item.setToolTip(tip_lines(name))
        return item

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def card_name(self, at: int, word: str) -> str:
        """The name of a card for tips and screen readers."""
        return card_name(self._faces[at])

    def _picture(self, at: int) -> QPixmap:
        name = face(self._faces[at]) or ""
        return card_picture(name)(px(self._wide), self.devicePixelRatioF())

    def _measure(self) -> None:
        wide = px(self._wide)
        self.setIconSize(QSize(wide, round(wide * CARD_RATIO)))
        self.setGridSize(QSize(wide + px(6), round(wide * CARD_RATIO) + px(6)))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        cell = self.gridSize()
        beside = max(1, (self.viewport().width() - 2) // max(1, cell.width()))
        rows = max(1, -(-len(self._words) // beside))
        edge = 2 * self.frameWidth() + px(4)
        if self.maximumHeight() != rows * cell.height() + edge:
            self.setFixedHeight(rows * cell.height() + edge)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        places = self.chosen
        if not places:
            return
        data = QMimeData()
        data.setData(CARDS, packed(self.spot, places, self.chosen_words))
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(self._picture(places[-1]))
        drag.exec(Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        _accept_cards(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        _accept_cards(event)

    def dropEvent(self, event: QDropEvent) -> None:
        _accept_cards(event)
        if event.isAccepted():
            self.dropped.emit(*unpacked(event.mimeData()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes cards out; a letter or digit sends them."""
        text = event.text().lower()
        free = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif free and text and (text in SEND_KEYS or text in "123456789"):
            self.sent.emit(text)
        else:
            super().keyPressEvent(event)


class Palette(CardStrip):
    """Every face of the pack; those that are all on the table are dim."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(PALETTE, name, parent, wide=PALETTE_CARD)
        self._left: dict[str, int] = {}

    def show_left(self, left: dict[str, int]) -> None:
        """Show how many of each are left; a face that the pack never has is not in `left`."""
        if tuple(left) != self._words:
            self._left = left
            self.show_words(tuple(left))
            return
        before, self._left = self._left, left
        for at, word in enumerate(self._words):
            if before.get(word) != left[word]:
                self._renew(at, word)

    def _renew(self, at: int, word: str) -> None:
        item, fresh = self.item(at), self._item(at, word)
        item.setIcon(fresh.icon())
        item.setFlags(fresh.flags())
        item.setToolTip(tip_lines(self.card_name(at, word)))
        role = Qt.ItemDataRole.AccessibleTextRole
        item.setData(role, fresh.data(role))

    def _item(self, at: int, word: str) -> QListWidgetItem:
        item = super()._item(at, word)
        if not self._left.get(word):
            item.setFlags(Qt.ItemFlag.ItemIsSelectable)
        return item

    def card_name(self, at: int, word: str) -> str:
        """The card, and how many of it are left."""
        from canasta_qt.features.table_editor.words.texts import EditorText

        return EditorText.CARD_LEFT(card=super().card_name(at, word), n=self._left.get(word, 0))


_MOST = 40


class BoardPlace(QWidget):
    """A place with its name and its cards, and for a hidden hand a number of unknown cards."""

    def __init__(self, spot: Spot, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Words("", "label", "text_soft", self, wrap=True)
        self.strip = CardStrip(spot, "", self)
        self.count = QSpinBox(self)
        self.count.setRange(-1, _MOST)
        self.count.setSpecialValueText(EditorText.USUAL())
        self.unknown = Words(EditorText.UNKNOWN_LABEL(), "label", "text_soft", self)
        follow(self.strip.setMinimumWidth, SPACE[6])
        cards = build.row((self.strip, 1), self.count, self.unknown, margins=0)
        build.column(self.title, cards, of=self, margins=0, spacing=2)

    def show_layout(self, layout: Layout, problem_here: bool) -> None:
        spot = self.strip.spot
        name = spot_name(layout, spot)
        words = layout.words(spot)
        hint = f" – {EditorText.DROP_HERE()}" if not words and spot.zone == "new_meld" else ""
        self.title.setText(name + hint)
        self.title.wear("loss" if problem_here else "text_soft")
        self.strip.setAccessibleName(name)
        self.strip.show_words(words)
        hidden = spot.zone == "hand" and not words
        for part in (self.count, self.unknown):
            part.setVisible(hidden)
        if spot.zone == "hand":
            held = layout.hands[spot.owner].unknown
            with QSignalBlocker(self.count):
                self.count.setValue(-1 if held is None else held)
            self.count.setAccessibleName(EditorText.UNKNOWN(n=spot.owner + 1))


class Board(QWidget):
    """All places, made anew where there are others.

    Signals:
        dropped(Spot, list, list, Spot): cards come from a place to another.
        sent(str), removed: as of a strip.
    """

    dropped = Signal(object, object, object, object)
    sent = Signal(str)
    removed = Signal()

    def __init__(self, editor: TableEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.places: dict[Spot, BoardPlace] = {}
        self.current: CardStrip | None = None
        self._column = build.column(1, of=self, margins=0, spacing=SPACE[1])

    def show_layout(self, problem: Spot | None) -> None:
        """The position as it is now; a place where something is wrong is marked."""
        layout = self._editor.layout
        spots = spots_of(layout)
        if list(self.places) != spots:
            self._rebuild(spots)
        for spot, place in self.places.items():
            place.show_layout(layout, spot == problem)

    def _rebuild(self, wanted: list[Spot]) -> None:
        kept = {spot: place for spot, place in self.places.items() if spot in wanted}
        for spot, place in self.places.items():
            self._column.removeWidget(place)
            if spot not in kept:
                if self.current is place.strip:
                    self.current = None
                build.drop(self._column, place)
        self.places = {spot: kept.get(spot) or self._place(spot) for spot in wanted}
        for at, place in enumerate(self.places.values()):
            self._column.insertWidget(at, place)
        strips = [place.strip for place in self.places.values()]
        for one, other in itertools.pairwise(strips):
            QWidget.setTabOrder(one, other)

    def _place(self, spot: Spot) -> BoardPlace:
        place = BoardPlace(spot, self)
        strip = place.strip
        strip.dropped.connect(lambda source, at, words: self.dropped.emit(source, at, words, spot))
        strip.sent.connect(self.sent)
        strip.removed.connect(self.removed)
        strip.focused.connect(partial(self._look_at, strip))
        place.count.valueChanged.connect(partial(self._counted, spot))
        return place

    def _counted(self, spot: Spot, count: int) -> None:
        self._editor.change(self._editor.layout.with_count(spot.owner, count))

    def _look_at(self, strip: CardStrip) -> None:
        self.current = strip

    def strip(self, spot: Spot) -> CardStrip:
        return self.places[spot].strip


def spots_of(layout: Layout) -> list[Spot]:
    """Every place, in the order of the screen: the hand to act, pile, own melds, the others."""
    own = layout.own_side
    sides = [own, *(side for side in range(len(layout.melds)) if side != own)]
    threes = layout.setup.kind_total[KIND_OF_TEXT["3r"]] > 0
    found = [Spot("hand", layout.to_act), PILE]
    for side in sides:
        found += [Spot("meld", side, at) for at in range(len(layout.melds[side]))]
        found.append(Spot("new_meld", side))
        if threes and "by_seat" not in str(layout.others.get("red_threes", "")):
            found.append(Spot("red_threes", side))
    return [*found, *(Spot("hand", at) for at in range(len(layout.hands)) if at != layout.to_act)]
