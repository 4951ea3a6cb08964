"""What is said of a position besides its cards, and the bar above the table while it is played."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSpinBox, QWidget

from canasta_qt.features.learning.lessons.window import PracticeBar
from canasta_qt.features.table_editor.session.editor import TableEditor
from canasta_qt.features.table_editor.words.places import side_name
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.positions.layout import OPENED, PHASES, Layout
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import action
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.sentences import Text

_MOST_STOCK = 400
_MOST_POINTS = 99_990
_ENOUGH = 230
"""Pixels to which a choice may shrink at a scale of 100 %; its tip then says all of it."""


class _NarrowCombo(QComboBox):
    """A choice that may be narrower than its words; its tip has all of them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.currentTextChanged.connect(lambda text: self.setToolTip(tip_lines(text)))

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), px(_ENOUGH)), hint.height())


class Facts(QWidget):
    """A form that follows the editor and changes its position."""

    def __init__(self, editor: TableEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self._editor = editor
        self.to_act = self._choice(EditorText.TO_ACT)
        self.phase = self._choice(EditorText.PHASE)
        build.offer(self.phase, [(one, EditorText.of("phase", one)()) for one in PHASES])
        self.stock = QSpinBox(self)
        self.stock.setRange(-1, _MOST_STOCK)
        self.stock.setSpecialValueText(EditorText.STOCK_LEFT())
        self.stock.setAccessibleName(EditorText.STOCK().replace("&", ""))
        self.totals: list[QSpinBox] = []
        self.opened: list[QComboBox] = []
        self.feet: list[QCheckBox] = []
        self._grid = build.grid(self, 8)
        self._grid.setColumnStretch(1, 1)
        fields = {
            EditorText.TO_ACT: self.to_act,
            EditorText.PHASE: self.phase,
            EditorText.STOCK: self.stock,
        }
        for row, (text, field) in enumerate(fields.items()):
            self._grid.addWidget(build.buddy_label(text(), field), row, 0)
            self._grid.addWidget(field, row, 1)
        self._rest: QWidget | None = None
        self._rest_of: tuple[object, ...] = ()
        self.to_act.activated.connect(lambda at: self._replace(to_act=at))
        self.phase.activated.connect(lambda at: self._replace(phase=PHASES[at]))
        self.stock.valueChanged.connect(self._stock_changed)

    def _choice(self, text: Text) -> QComboBox:
        combo = _NarrowCombo(self)
        build.name_choice(combo, text().replace("&", "").rstrip(":"))
        return combo

    def _replace(self, **changed: object) -> None:
        layout: Layout = replace(self._editor.layout, **changed)  # type: ignore[arg-type]
        others = {key: value for key, value in layout.others.items() if key != "this_turn"}
        self._editor.change(replace(layout, others=others))

    def _stock_changed(self, count: int) -> None:
        self._editor.change(self._editor.layout.with_stock(None if count < 0 else count))

    def show_layout(self) -> None:
        layout = self._editor.layout
        self._rebuild(layout)
        blocked = [QSignalBlocker(one) for one in (self.stock, *self.totals, *self.feet)]
        self.to_act.setCurrentIndex(layout.to_act)
        self.phase.setCurrentIndex(PHASES.index(layout.phase))
        self.stock.setValue(-1 if layout.stock is None else layout.stock)
        for points, field in zip(layout.totals, self.totals, strict=True):
            field.setValue(points)
        for said, combo in zip(layout.opened, self.opened, strict=True):
            combo.setCurrentIndex(OPENED.index(said))
        for seat, box in enumerate(self.feet):
            box.setChecked(layout.foot_taken(seat))
        for one in blocked:
            one.unblock()

    def _rebuild(self, layout: Layout) -> None:
        shape = (layout.sides, len(layout.totals), layout.setup.has_feet)
        if shape == self._rest_of:
            return
        self._rest_of = shape
        self.to_act.clear()
        players = range(len(layout.hands))
        build.offer(self.to_act, [(at, EditorText.PLAYER(n=at + 1)) for at in players])
        if self._rest is not None:
            build.drop(self._grid, self._rest)
        self._rest = rest = QWidget(self)
        grid = build.grid(rest, 8)
        self.totals, self.opened, self.feet = [], [], []
        self._add_points(grid, layout)
        self._add_opened(grid, layout)
        if layout.setup.has_feet:
            self._add_feet(grid, players)
        grid.setColumnStretch(0, 1)
        self._grid.addWidget(rest, 3, 0, 1, 2)
        rest.show()

    def _add_points(self, grid: QGridLayout, layout: Layout) -> None:
        level = len(layout.totals) == len(layout.sides)
        for scorer in range(len(layout.totals)):
            # a total belongs to a player where sides change with every deal
            name = side_name(layout, scorer) if level else EditorText.SIDE_ONE(n=scorer + 1)
            words = EditorText.TOTAL_OF(side=name)
            field = QSpinBox(self)
            field.setRange(-_MOST_POINTS, _MOST_POINTS)
            field.setSingleStep(100)
            field.setAccessibleName(words)
            field.valueChanged.connect(partial(self._total_changed, scorer))
            self.totals.append(field)
            grid.addWidget(Words(words, "label", "text", self, wrap=True), scorer, 0)
            grid.addWidget(field, scorer, 1)

    def _total_changed(self, scorer: int, points: int) -> None:
        self._editor.change(self._editor.layout.with_total(scorer, points))

    def _add_opened(self, grid: QGridLayout, layout: Layout) -> None:
        for side in range(len(layout.sides)):
            words = EditorText.OPENED_OF(side=side_name(layout, side))
            combo = _NarrowCombo(self)
            build.name_choice(combo, words)
            build.offer(combo, [(one, EditorText.of("opened", one)()) for one in OPENED])
            combo.activated.connect(partial(self._opened_changed, side))
            self.opened.append(combo)
            row = grid.rowCount()
            grid.addWidget(Words(words, "label", "text", self, wrap=True), row, 0)
            grid.addWidget(combo, row, 1)

    def _opened_changed(self, side: int, at: int) -> None:
        self._editor.change(self._editor.layout.with_opened(side, OPENED[at]))

    def _add_feet(self, grid: QGridLayout, players: range) -> None:
        for seat in players:
            box = QCheckBox(EditorText.FOOT(n=seat + 1), self)
            box.toggled.connect(partial(self._foot_changed, seat))
            self.feet.append(box)
            grid.addWidget(box, grid.rowCount(), 0, 1, 2)

    def _foot_changed(self, seat: int, taken: bool) -> None:
        self._editor.change(self._editor.layout.with_foot(seat, taken=taken))


_LOOKS: Final = {
    "say": ("learn", "accent"),
    "looking": ("clock", "accent"),
    "wrong": ("warning", "loss"),
    "right": ("check", "gain"),
}


class PositionBar(PracticeBar):
    """Shows what is going on; leads back to the position and to the editor."""

    again_asked = Signal()
    editor_asked = Signal()
    keep_asked = Signal()
    pass_on_asked = Signal()
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count_no_steps()
        self.title.hide()
        self.again_button = action("", self, self.again_asked, icon="replay")
        self.editor_button = action("", self, self.editor_asked, icon="edit")
        self.keep_button = action("", self, self.keep_asked, icon="save")
        self.pass_on_button = action("", self, self.pass_on_asked, icon="copy")
        ways = (self.again_button, self.keep_button, self.pass_on_button, self.editor_button)
        for button in ways:
            self.add_way(button)
        self.keep_button.hide()
        self.pass_on_button.hide()
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(EditorText.TITLE())
        self.name_leave(EditorText.LEAVE())
        self.again_button.setText(EditorText.AGAIN())
        self.editor_button.setText(EditorText.EDITOR())
        self.keep_button.setText(EditorText.KEEP())
        self.pass_on_button.setText(EditorText.PASS_ON())
        self.pass_on_button.setToolTip(tip_lines(EditorText.PASS_ON_TIP()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def offer_keeping(self, *, offered: bool) -> None:
        """Whether the exercise can be kept: not where it is."""
        self.keep_button.setVisible(offered)

    def show_end(self, *, passed_on: bool) -> None:
        """The exercise is over; perhaps it can be passed on with what came of it."""
        self.pass_on_button.setVisible(passed_on)

    def say(self, text: str, tone: str) -> None:
        icon, token = _LOOKS[tone]
        self.show_text(text, icon=icon, token=token)
        self.told.emit(text)
