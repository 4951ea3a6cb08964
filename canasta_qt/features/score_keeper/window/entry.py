"""The form of a deal: who went out, and what everybody has laid and holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QWidget

from canasta_qt.features.score_keeper.model.checks import EntryDoubt
from canasta_qt.features.score_keeper.model.entries import DealEntry, empty_deal, sides_of
from canasta_qt.features.score_keeper.model.form import (
    FieldPlace,
    FormField,
    FormValues,
    entry_of,
    filled_in,
    form_fields,
    owners,
)
from canasta_qt.features.score_keeper.session import ScoreKeeper
from canasta_qt.features.score_keeper.window.counters import EntryField, form_label
from canasta_qt.features.score_keeper.words import KeeperText, column_names, doubt_text
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.words import OneLine, Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.standard import number_text
from canasta_qt.words.cards import hand_name
from canasta_qt.words.people import names_in_a_row
from canasta_qt.words.sentences import Text, labelled

_CONCEDED = 100
"""Added to the seat that conceded, among the ways in which a deal ends."""

NOBODY = -1

LABELS = 170
"""Pixels across what is asked, at a scale of 100 %."""


class EndingRow(QWidget):
    """How the deal ended; after `lone_changed` the sides are others."""

    changed = Signal()
    lone_changed = Signal()

    def __init__(self, keeper: ScoreKeeper, at: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        setup, names = keeper.sheet.setup, keeper.sheet.names
        order = setup.order_of_deal(at + 1)
        playing = [(seat, names[seat]) for seat in sorted(order)]
        self.out = self._combo(KeeperText.WHO_OUT, [(NOBODY, KeeperText.NOBODY()), *playing])
        if setup.rules.match.forfeit_call is not None:
            conceded = [(seat + _CONCEDED, KeeperText.CONCEDED(name=n)) for seat, n in playing]
            build.offer(self.out, conceded)
        self.concealed = QCheckBox(KeeperText.CONCEALED(), self)
        self.special = self._combo(KeeperText.SPECIAL, [("", KeeperText.NO_SPECIAL())])
        build.offer(self.special, [(hand.id, hand_name(hand.id)) for hand in setup.special_hands])
        self.lone = self._combo(KeeperText.ALONE, [(NOBODY, KeeperText.NOBODY_ALONE()), *playing])
        self._lay_out(bool(setup.special_hands), setup.temporary)
        self.out.currentIndexChanged.connect(self._ended)
        self.concealed.toggled.connect(self.changed)
        self.special.currentIndexChanged.connect(self.changed)
        self.lone.currentIndexChanged.connect(self._lone_chosen)

    def _combo(self, name: Text, entries: list[tuple[object, str]]) -> QComboBox:
        combo = build.narrow_combo(name(), 12, self)
        build.offer(combo, entries)
        return combo

    def _lay_out(self, special: bool, temporary: bool) -> None:
        rules = self._keeper.sheet.rules.concealed
        known = rules.total is not None or rules.without_canasta_total is not None
        parts: list[build.Part] = [
            build.buddy_label(KeeperText.WHO_OUT(), self.out), (self.out, 2), self.concealed,
        ]  # fmt: skip
        for shown, name, combo in (
            (special, KeeperText.SPECIAL, self.special),
            (temporary, KeeperText.ALONE, self.lone),
        ):
            if shown:
                parts += [build.buddy_label(name(), combo), (combo, 1)]
            else:
                combo.hide()
        self.concealed.setVisible(known)
        build.row(*parts, of=self, margins=0)

    def fill(self, deal: DealEntry) -> None:
        out = NOBODY if deal.out is None else deal.out
        if deal.conceded is not None:
            out = deal.conceded + _CONCEDED
        self.out.setCurrentIndex(max(0, self.out.findData(out)))
        self.concealed.setChecked(deal.concealed)
        self.special.setCurrentIndex(max(0, self.special.findData(deal.special_hand)))
        lone = NOBODY if deal.lone is None else deal.lone
        self.lone.setCurrentIndex(max(0, self.lone.findData(lone)))
        self._follow()

    def put(self, deal: DealEntry) -> DealEntry:
        """The deal as it ended here."""
        out = int(self.out.currentData())
        seat = out if 0 <= out < _CONCEDED else None
        return replace(
            deal,
            out=seat,
            conceded=out - _CONCEDED if out >= _CONCEDED else None,
            concealed=seat is not None and self.concealed.isChecked(),
            special_hand=str(self.special.currentData()) if seat is not None else "",
            lone=self.alone,
        )

    @property
    def alone(self) -> int | None:
        lone = int(self.lone.currentData())
        return None if lone == NOBODY else lone

    def _ended(self) -> None:
        """Who goes out of three before anybody took the pile plays alone (P9)."""
        out = int(self.out.currentData())
        if self._keeper.sheet.setup.temporary and self.alone is None and 0 <= out < _CONCEDED:
            self.lone.setCurrentIndex(self.lone.findData(out))
        self._follow()
        self.changed.emit()

    def _lone_chosen(self) -> None:
        """Somebody has played alone where somebody went out (P9)."""
        out = int(self.out.currentData())
        if self.alone is None and 0 <= out < _CONCEDED:
            self.lone.setCurrentIndex(self.lone.findData(out))
            return
        self.lone_changed.emit()

    def _follow(self) -> None:
        gone = 0 <= int(self.out.currentData()) < _CONCEDED
        self.concealed.setEnabled(gone)
        self.special.setEnabled(gone)


class Cell(QWidget):
    """The fields of one side in one row."""

    placed = Signal()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.placed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.placed.emit()


class ColumnHead(OneLine):
    """Whose column it is; stays above the form while that scrolls."""

    def __init__(self, name: str, top: Cell, parent: QWidget) -> None:
        """`top` is the first cell of the column."""
        super().__init__(name, "strong", "text", parent)
        self._top = top
        top.placed.connect(self._follow)

    def _follow(self) -> None:
        self.setGeometry(self._top.x(), 0, self._top.width(), self.sizeHint().height())


class EntryPage(QWidget):
    """Enters or corrects one deal. Every change is kept at once, long before it is booked."""

    left = Signal()

    def __init__(self, keeper: ScoreKeeper, at: int, parent: QWidget) -> None:
        """`at` is the deal from 0; the one after the last is a new one."""
        super().__init__(parent)
        self._keeper, self._at = keeper, at
        self._setup = keeper.sheet.setup
        booked = keeper.sheet.deals[at : at + 1]
        before = booked[0] if booked else empty_deal(self._setup)
        draft = keeper.draft(at)
        self._deal = before if draft is None else draft
        self._untouched = entry_of(
            self._setup, at + 1, filled_in(self._setup, at + 1, before), before
        )
        self.ending = EndingRow(keeper, at, self)
        self.fields: dict[FieldPlace, EntryField] = {}
        self._form = QWidget(self)
        self.area = build.scroll_area(self, self._form)
        self.heads: list[ColumnHead] = []
        self._head_row = QWidget(self)
        self.more = build.fold_button(KeeperText.MORE(), self)
        self.begun = build.label(KeeperText.BEGUN(), self)
        self.begun.setVisible(draft is not None)
        self.points = Words("", "strong", "text", self, wrap=True)
        self.doubts = Words("", "body", "warning", self, wrap=True)
        self.doubts.hide()
        self._rare: list[QWidget] = []
        self._warned: tuple[EntryDoubt, ...] = ()
        build.column(
            self.begun,
            self.ending,
            self._head_row,
            (self.area, 1),
            self.doubts,
            build.row((self.points, 1)),
            of=self,
            margins=0,
        )
        self.cancel = build.button(KeeperText.CANCEL(), self, self._cancel)
        self.book = primary(build.button(KeeperText.BOOK(), self, self._book))
        self.book.setDefault(True)
        self.foot = (self.cancel, self.more, 1, self.book)
        self.ending.fill(self._deal)
        self._build(filled_in(self._setup, at + 1, self._deal))
        self.ending.changed.connect(self._changed)
        self.ending.lone_changed.connect(self._regroup)
        self.more.toggled.connect(self._fold)
        self._follow()

    # --- the form ---------------------------------------------------------------------------

    def _build(self, values: FormValues) -> None:
        self.fields.clear()
        self._rare.clear()
        grid = QGridLayout(self._form)
        follow(grid.setContentsMargins, 0, 0, 8, 0)
        follow(grid.setHorizontalSpacing, 16)
        sides = sides_of(self._setup, self.ending.alone)
        for side in range(len(sides)):
            grid.setColumnStretch(side + 1, 1)
        for row, field in enumerate(form_fields(self._setup)):
            label = build.label(form_label(field), self._form)
            follow(label.setMinimumWidth, LABELS)
            grid.addWidget(label, row, 0)
            cells = [self._cell(field, seats, side, values) for side, seats in enumerate(sides)]
            for side, cell in enumerate(cells):
                grid.addWidget(cell, row, side + 1)
            if row == 0:
                self._show_heads(sides, cells)
            if field.rare:
                self._rare += [label, *cells]
        grid.setRowStretch(grid.rowCount(), 1)
        self._order_keys()
        rare = any(values.numbers.get(place) for place in self.fields if self._is_rare(place))
        self.more.setChecked(rare or self.more.isChecked())
        self._fold(self.more.isChecked())

    def _show_heads(self, sides: Sequence[tuple[int, ...]], tops: Sequence[Cell]) -> None:
        names = self._keeper.sheet.names
        for before in self.heads:
            before.hide()
            before.deleteLater()
        self.heads = [
            ColumnHead(
                names_in_a_row([names[seat] for seat in seats if seat in self._order]),
                top,
                self._head_row,
            )
            for seats, top in zip(sides, tops, strict=True)
        ]
        for head in self.heads:
            head.show()
        follow(self._fit_heads)

    def _fit_heads(self) -> None:
        self._head_row.setFixedHeight(self.heads[0].sizeHint().height())

    def _order_keys(self) -> None:
        """Tab goes from how the deal ended through the numbers row by row to the buttons."""
        ending = self.ending
        chain: list[QWidget] = [ending.out, ending.concealed, ending.special, ending.lone]
        for field in self.fields.values():
            chain += [field.spin] if field.tap is None else [field.spin, field.tap]
        chain += [self.more, self.cancel, self.book]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    @property
    def _order(self) -> tuple[int, ...]:
        return self._setup.order_of_deal(self._at + 1)

    def _is_rare(self, place: FieldPlace) -> bool:
        return any(field.rare and field.key == place[0] for field in form_fields(self._setup))

    def _cell(
        self, field: FormField, seats: tuple[int, ...], side: int, values: FormValues
    ) -> Cell:
        cell = Cell(self._form)
        mine = self._owners(field, seats, side)
        parts = []
        for index, name in mine:
            place = (field.key, index)
            made = EntryField(self._setup, field, name, cell, shared=len(mine) > 1)
            made.fill(values.numbers.get(place, 0), values.cards.get(place, ""))
            made.changed.connect(self._changed)
            self.fields[place] = made
            parts.append(made)
        build.column(*parts, of=cell, margins=0, spacing=4)
        return cell

    def _owners(self, field: FormField, seats: tuple[int, ...], side: int) -> list[tuple[int, str]]:
        names = self._keeper.sheet.names
        asked = owners(self._setup, self._at + 1, self.ending.alone, field.owner)
        if field.owner == "side":
            return [(side, names_in_a_row([names[seat] for seat in seats]))]
        if field.owner == "column":
            columns = column_names(self._keeper.sheet)
            mine = sorted({self._setup.scorer_of[seat] for seat in seats})
            return [(column, columns[column]) for column in mine if column in asked]
        return [(seat, names[seat]) for seat in seats if seat in asked]

    def _regroup(self) -> None:
        """Other people are partners now; what was entered for players stays."""
        values = self._values()
        sides = {field.key for field in form_fields(self._setup) if field.owner == "side"}
        numbers = {place: n for place, n in values.numbers.items() if place[0] not in sides}
        cards = {place: text for place, text in values.cards.items() if place[0] not in sides}
        old = self.area.takeWidget()
        self.fields.clear()
        self._form = QWidget(self)
        self.area.setWidget(self._form)
        if old is not None:
            old.deleteLater()
        self._deal = empty_deal(self._setup, self.ending.alone)
        self._build(FormValues(numbers, cards))
        self._changed()

    def _fold(self, shown: bool) -> None:
        for widget in self._rare:
            widget.setVisible(shown)
        if shown and self._rare and self.isVisible():
            QTimer.singleShot(0, self._rare[-1], self._show_rare)

    def _show_rare(self) -> None:
        self.area.ensureWidgetVisible(self._rare[-1])
        self.area.ensureWidgetVisible(self._rare[0])

    # --- what it comes to -------------------------------------------------------------------

    def _values(self) -> FormValues:
        numbers = {place: field.number for place, field in self.fields.items() if field.number}
        cards = {place: field.cards for place, field in self.fields.items() if field.cards}
        return FormValues(numbers, cards)

    @property
    def deal(self) -> DealEntry:
        """The deal as it is entered now."""
        ended = self.ending.put(self._deal)
        return entry_of(self._setup, self._at + 1, self._values(), ended)

    def _changed(self) -> None:
        deal = self.deal
        self._keeper.sketch(self._at, None if deal == self._untouched else deal)
        self._follow()

    def _cancel(self) -> None:
        self._keeper.sketch(self._at, None)
        self.left.emit()

    def _follow(self) -> None:
        columns = column_names(self._keeper.sheet)
        points = self._keeper.points(self._at, self.deal) or (None,) * len(columns)
        pairs = zip(columns, points, strict=True)
        sums = "  –  ".join(labelled(name, number_text(value)) for name, value in pairs)
        self.points.setText(labelled(KeeperText.THIS_DEAL(), sums))
        self.book.setAccessibleDescription(self.points.text())  # told before it is booked
        self._warned = ()
        self.doubts.hide()
        self.book.setText(KeeperText.BOOK())

    def _book(self) -> None:
        """Book the deal; doubts are shown first, and it is booked the second time."""
        deal = self.deal
        doubts = self._keeper.doubts(self._at, deal)
        if doubts and doubts != self._warned:
            self._warned = doubts
            self._show_doubts(doubts)
            return
        self._keeper.book(self._at, deal)
        self.left.emit()

    def _show_doubts(self, doubts: tuple[EntryDoubt, ...]) -> None:
        lines = dict.fromkeys(self._doubt_line(doubt) for doubt in doubts)
        text = "\n".join([KeeperText.DOUBTS(), *(f"• {line}" for line in lines)])
        self.doubts.setText(text)
        self.doubts.show()
        self.book.setText(KeeperText.BOOK_ANYWAY())
        say(self, " ".join([KeeperText.DOUBTS(), *lines, self._way_on()]))
        place = next((field for doubt in doubts if (field := self._field_of(doubt))), None)
        if place is not None:
            place.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(place)

    def _way_on(self) -> str:
        """What books the deal as it is, and its key, for those who hear of the doubts."""
        words = KeeperText.BOOK_ANYWAY()
        key = QKeySequence.mnemonic(words).toString(QKeySequence.SequenceFormat.NativeText)
        return f"{labelled(words.replace('&', ''), key)}." if key else ""

    def _doubt_line(self, doubt: EntryDoubt) -> str:
        names = self._keeper.sheet.names
        text = doubt_text(doubt, names)
        if doubt.side is None:
            return text
        seats = sides_of(self._setup, self.ending.alone)[doubt.side]
        return labelled(names_in_a_row([names[seat] for seat in seats]), text)

    def _field_of(self, doubt: EntryDoubt) -> EntryField | None:
        index = doubt.side if doubt.side is not None else doubt.seat
        if index is None:
            return None
        column = self._setup.scorer_of[index] if doubt.seat is not None else index
        for at in (index, column):
            found = self.fields.get((doubt.field, at))
            if found is not None:
                return found
        return None
