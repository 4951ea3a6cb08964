"""Editors of switches, numbers, rows of numbers, and the table of points an opening needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from canasta_qt.engine.rules.declarations.kinds import Numbers, Span, Switch, Whole
from canasta_qt.engine.rules.declarations.structures import OpeningRows
from canasta_qt.engine.rules.declarations.values import OpeningTable
from canasta_qt.features.rules.window.editors.base import (
    Editor,
    EditorPart,
    NumberField,
    WordedCheck,
    edits,
)
from canasta_qt.ui.controls.looks import as_switch
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import factor
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.words.rules.values import said
from canasta_qt.words.sentences import figures

_COLUMNS, _FEWER, _LARGE = 3, 2, 1.25
"""Numbers beside one another, and where the interface is scaled by more than this."""


@edits(Switch)
class SwitchEditor(Editor):
    """A switch without words: its option's label stands before it."""

    slim = True

    def __init__(self, kind: Switch, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = as_switch(QCheckBox("", self))
        self.box.toggled.connect(self._step)
        build.row(self.box, of=self, margins=0)

    def press(self) -> None:
        if self.box.isEnabled():
            self.box.setFocus(Qt.FocusReason.MouseFocusReason)
            self.box.click()

    def value(self) -> bool:
        return self.box.isChecked()

    def _show(self, value: object) -> None:
        self.box.setChecked(bool(value))

    def parts(self) -> Iterator[EditorPart]:
        yield self.box, ""


@edits(Whole)
class WholeEditor(Editor):
    """A number, and where there may be none, a check box that says what that means."""

    def __init__(self, kind: Whole, parent: QWidget) -> None:
        super().__init__(parent)
        self.slim = not kind.none_allowed
        self.field = NumberField(kind.lo, kind.hi, kind.step, self)
        self.field.valueChanged.connect(lambda: self._report("number"))
        self.none: QCheckBox | None = None
        layout = build.row(self.field, of=self, margins=0)
        if kind.none_allowed:
            self._without = said(kind.none_means) or self.tr("none")
            worded = WordedCheck(self._without, self)
            self.none = worded.button
            self.none.toggled.connect(self._none_toggled)
            layout.addSpacing(SPACE[1])
            layout.addWidget(worded, 1)
        layout.addStretch(0)

    def value(self) -> int | None:
        if self.none is not None and self.none.isChecked():
            return None
        return self.field.value()

    def _show(self, value: object) -> None:
        if self.none is not None:
            self.none.setChecked(value is None)
        if value is not None:
            self.field.setValue(cast(int, value))

    def _none_toggled(self, none: bool) -> None:
        self.field.setEnabled(not none)
        self._report()

    def parts(self) -> Iterator[EditorPart]:
        yield self.field, ""
        if self.none is not None:
            yield self.none, self._without


@edits(Span)
class SpanEditor(Editor):
    """The fewest and the most, the most perhaps without limit."""

    def __init__(self, kind: Span, parent: QWidget) -> None:
        super().__init__(parent)
        self.low = NumberField(kind.lo, kind.hi, 1, self)
        most = Whole(kind.lo, kind.hi, kind.open_end, self.tr("any number"))
        self.high = WholeEditor(most, self)
        self.low.valueChanged.connect(lambda: self._report("low"))
        self.high.changed.connect(self._report)
        from_, to = PlainLabel(self.tr("from"), self), PlainLabel(self.tr("to"), self)
        build.row(from_, self.low, to, (self.high, 1), of=self, margins=0)

    def value(self) -> tuple[int, int | None]:
        return self.low.value(), self.high.value()

    def _show(self, value: object) -> None:
        low, high = cast("tuple[int, int | None]", value)
        self.low.setValue(low)
        self.high.set_value(high)

    def parts(self) -> Iterator[EditorPart]:
        yield self.low, self.tr("the fewest")
        for widget, part in self.high.parts():
            yield widget, part or self.tr("the most")


@edits(Numbers)
class NumbersEditor(Editor):
    """A row of numbers. A row of any length begins with the number for none, which stays."""

    def __init__(self, kind: Numbers, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._columns = _COLUMNS if factor() <= _LARGE else _FEWER
        self.fields: list[NumberField] = []
        self._captions: list[QLabel] = []
        self._grid = build.grid(self)
        self.add = build.button(self.tr("Add one"), self, self._add_one)
        self.remove = build.button(self.tr("Remove one"), self, self._remove_one)
        for button in (self.add, self.remove):
            button.setVisible(kind.least != kind.most)
        self._grid.setColumnStretch(2 * self._columns, 1)

    def value(self) -> tuple[int, ...]:
        return tuple(field.value() for field in self.fields)

    def _show(self, value: object) -> None:
        numbers = cast("tuple[int, ...]", value)
        self._set_length(len(numbers))
        for field, number in zip(self.fields, numbers, strict=True):
            field.setValue(number)

    def _set_length(self, length: int) -> None:
        while len(self.fields) > length:
            build.drop(self._grid, self.fields.pop(), self._captions.pop())
        while len(self.fields) < length:
            self._make_field(len(self.fields))
        row = (length - 1) // self._columns + 1
        self._grid.addWidget(self.remove, row, 0, 1, 2)
        self._grid.addWidget(self.add, row, 2, 1, 2)
        self.add.setEnabled(length < self._kind.most)
        self.remove.setEnabled(length > self._kind.least)
        self._order_tabs()
        self._redescribe()

    def _make_field(self, index: int) -> None:
        field = NumberField(self._kind.lo, self._kind.hi, 100 if self._kind.hi > 999 else 1, self)
        field.valueChanged.connect(lambda: self._report(f"number {index}"))
        caption = build.buddy_label(self._caption(index), field)
        field.setEnabled(index > 0 or self._kind.least == self._kind.most)
        row, column = divmod(index, self._columns)
        self._grid.addWidget(caption, row, 2 * column)
        self._grid.addWidget(field, row, 2 * column + 1)
        self.fields.append(field)
        self._captions.append(caption)

    def _caption(self, index: int) -> str:
        if self._kind.least == self._kind.most:
            return (self.tr("first"), self.tr("second"))[index] if index < 2 else str(index + 1)
        return self.tr("none") if index == 0 else str(index)

    def _add_one(self) -> None:
        """One number more, going on as the last two did."""
        numbers = self.value()
        step = numbers[-1] - numbers[-2] if len(numbers) > 1 else 0
        following = numbers[-1] + step if numbers else 0
        with self._silence():
            self._set_length(len(numbers) + 1)
            self.fields[-1].setValue(following)
        self._report()

    def _remove_one(self) -> None:
        with self._silence():
            self._set_length(len(self.fields) - 1)
        self._report()

    def parts(self) -> Iterator[EditorPart]:
        for field, caption in zip(self.fields, self._captions, strict=True):
            yield field, caption.text()
        for button in (self.remove, self.add):
            yield button, button.text()


_STEP = 500
_MORE = 30
_HEADINGS = 1


class OpeningRow:
    """The fields of one row; the lowest start stands for "below the next one"."""

    def __init__(self, kind: OpeningRows, parent: QWidget) -> None:
        self.start = NumberField(kind.lo - 1, kind.hi, _STEP, parent)
        self.points = NumberField(0, kind.most_points, 5, parent)
        self.remove = build.tool_button("", "", parent)
        self.remove.setAutoRaise(True)
        self.remove.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        wear(self.remove, "close")
        self.widgets = (self.start, self.points, self.remove)

    def value(self) -> tuple[int | None, int]:
        """Start and minimum; no start where everything below the next row is meant."""
        start = self.start.value()
        return None if start == self.start.minimum() else start, self.points.value()

    def show(self, row: tuple[int | None, int]) -> None:
        start, points = row
        self.start.setValue(self.start.minimum() if start is None else start)
        self.points.setValue(points)


@edits(OpeningRows)
class OpeningEditor(Editor):
    """Rows of start and minimum; they can be added, removed and put in order."""

    def __init__(self, kind: OpeningRows, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.rows: list[OpeningRow] = []
        self._grid = build.grid(self)
        self._grid.addWidget(PlainLabel(self.tr("From"), self), 0, 0)
        self._grid.addWidget(PlainLabel(self.tr("Points needed"), self), 0, 1)
        self._grid.setColumnStretch(3, 1)
        self.add = build.button(self.tr("Add a row"), self, self._add_row)
        self.sort = build.button(self.tr("Sort"), self, self._sort)
        self._buttons = QWidget(self)
        build.row(self.add, self.sort, 1, of=self._buttons, margins=(0, 4, 0, 0))

    def value(self) -> OpeningTable:
        return tuple(row.value() for row in self.rows)

    def parts(self) -> Iterator[EditorPart]:
        for index, row in enumerate(self.rows):
            line = self.tr("row {n}").format(n=index + 1)
            yield row.start, self.tr("{row}, from").format(row=line)
            yield row.points, self.tr("{row}, points needed").format(row=line)
            yield row.remove, self.tr("{row}, remove").format(row=line)
        yield self.add, self.add.text()
        yield self.sort, self.sort.text()

    def _show(self, value: object) -> None:
        table = cast(OpeningTable, value)
        while len(self.rows) > len(table):
            self._drop(self.rows[-1])
        while len(self.rows) < len(table):
            self._append()
        for row, line in zip(self.rows, table, strict=True):
            row.show(line)
        self._fit()

    def _append(self) -> None:
        row = OpeningRow(self._kind, self)
        row.remove.setText(self.tr("Remove"))
        row.remove.setToolTip(self.tr("Remove"))
        row.start.valueChanged.connect(lambda: self._edited(row, "start"))
        row.points.valueChanged.connect(lambda: self._edited(row, "points"))
        row.remove.clicked.connect(lambda: self._remove(row))
        self.rows.append(row)

    def _drop(self, row: OpeningRow) -> None:
        self.rows.remove(row)
        build.drop(self._grid, *row.widgets)

    def _edited(self, row: OpeningRow, field: str) -> None:
        if not self._quiet:
            self._fit_words()
            self._report(f"{self.rows.index(row)}/{field}")

    def _fit(self) -> None:
        for index, row in enumerate(self.rows):
            row.remove.setEnabled(len(self.rows) > 1)
            for column, widget in enumerate(row.widgets):
                self._grid.addWidget(widget, index + _HEADINGS, column)
        self._grid.addWidget(self._buttons, len(self.rows) + _HEADINGS, 0, 1, 4)
        self.add.setEnabled(len(self.rows) < self._kind.most_rows)
        self._fit_words()
        self._order_tabs()
        self._redescribe()

    def _fit_words(self) -> None:
        table = self.value()
        for index, row in enumerate(self.rows):
            following = table[index + 1][0] if index + 1 < len(table) else None
            words = self.tr("any score") if following is None else self.tr("below {n}")
            row.start.setSpecialValueText(words.format(n=figures(following or 0)))
        self.sort.setVisible(table != _in_order(table))

    def _add_row(self) -> None:
        table = self.value()
        if all(start is not None for start, _ in table):
            table = ((None, table[0][1]), *table)
        else:
            start, points = table[-1]
            start = 0 if start is None else min(start + 2 * _STEP, self._kind.hi)
            table = (*table, (start, min(points + _MORE, self._kind.most_points)))
        self._rearrange(table)
        self.rows[-1].start.setFocus()

    def _sort(self) -> None:
        self._rearrange(_in_order(self.value()))
        self.add.setFocus()

    def _remove(self, row: OpeningRow) -> None:
        index = self.rows.index(row)
        table = self.value()
        self._rearrange(table[:index] + table[index + 1 :])
        self.rows[min(index, len(self.rows) - 1)].remove.setFocus()

    def _rearrange(self, table: OpeningTable) -> None:
        self.set_value(table)
        self._report()


def _in_order(table: OpeningTable) -> OpeningTable:
    return tuple(sorted(table, key=lambda row: (row[0] is not None, row[0] or 0)))
