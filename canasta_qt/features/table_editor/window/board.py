"""The places of the table: hands, pile, melds, red threes, each with its cards."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.features.table_editor.session.editor import TableEditor
from canasta_qt.features.table_editor.window.strips import CardStrip
from canasta_qt.features.table_editor.words.places import spot_name
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.positions.layout import PILE, Layout, Spot
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build

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
        """The cards that lie here now."""
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
            self.count.blockSignals(True)
            self.count.setValue(-1 if held is None else held)
            self.count.blockSignals(False)
            self.count.setAccessibleName(EditorText.UNKNOWN(n=spot.owner + 1))


class Board(QWidget):
    """All places, made anew where there are others.

    Signals:
        dropped(Spot, list, list, Spot): cards come from a place to another.
        sent(str): a key sends the chosen cards.
        removed: Delete was pressed.

    Attributes:
        places: by their spots.
        current: the strip that had the keys last, or None.
    """

    dropped = Signal(object, object, object, object)
    sent = Signal(str)
    removed = Signal()

    def __init__(self, editor: TableEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.places: dict[Spot, BoardPlace] = {}
        self.current: CardStrip | None = None
        self._column = build.column(of=self, margins=0, spacing=SPACE[1])
        self._column.addStretch(1)

    def show_layout(self, problem: Spot | None) -> None:
        """The position as it is now; a place where something is wrong is marked."""
        layout = self._editor.layout
        wanted = spots_of(layout)
        if list(self.places) != wanted:
            self._rebuild(wanted)
        for spot, place in self.places.items():
            place.show_layout(layout, spot == problem)

    def _rebuild(self, wanted: list[Spot]) -> None:
        kept = {spot: place for spot, place in self.places.items() if spot in wanted}
        for spot, place in self.places.items():
            self._column.removeWidget(place)
            if spot not in kept:
                if self.current is place.strip:
                    self.current = None
                place.hide()
                place.deleteLater()
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
        place.count.valueChanged.connect(self._counted(spot))
        return place

    def _counted(self, spot: Spot) -> Callable[[int], None]:
        def change(count: int) -> None:
            self._editor.change(self._editor.layout.with_count(spot.owner, count))

        return change

    def _look_at(self, strip: CardStrip) -> None:
        """Remember which cards were dealt with last."""
        self.current = strip

    def strip(self, spot: Spot) -> CardStrip:
        """The cards of a place."""
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
