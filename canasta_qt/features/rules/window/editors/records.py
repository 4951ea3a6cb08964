"""Editors of records, of records that may be missing, and of lists of records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from canasta_qt.engine.rules.declarations import structures
from canasta_qt.engine.rules.declarations.kinds import Choice, Kind, Whole
from canasta_qt.features.rules.window.editors.base import (
    Editor,
    EditorPart,
    edits,
    first_complaint,
    make_editor,
    named,
)
from canasta_qt.features.rules.window.editors.choices import Alternatives
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.words.rules.values import said

_COLUMNS = 3
_LONG = 30


def field_kind(field: structures.Field) -> Kind:
    """The kind of a field, with "none" where its default is that."""
    if field.default is None and isinstance(field.kind, Whole):
        return replace(field.kind, none_allowed=True)
    return field.kind


class RecordEditor(Editor):
    """The fields of a record, each under its label; long ones below, with a line of their own."""

    def __init__(self, kind: structures.Record, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self._order = sorted(kind.fields, key=_is_long)
        self.fields: dict[str, Editor] = {}
        self._grid = build.grid(self, 14)
        self._grid.setVerticalSpacing(2)
        columns = _columns(kind)
        short = sum(not _is_long(field) for field in kind.fields)
        lines = -(-short // columns)
        for index, field in enumerate(self._order):
            if index < short:
                self._place(field, *divmod(index, columns))
            else:
                self._place(field, lines + index - short, 0, columns + 1)
        self._grid.setColumnStretch(columns, 1)

    def _place(self, field: structures.Field, line: int, column: int, span: int = 1) -> None:
        caption, editor = PlainLabel(said(field.label), self), self._make_field(field)
        caption.setBuddy(next(widget for widget, _ in editor.parts()))
        self._grid.addWidget(caption, 2 * line, column, 1, span)
        self._grid.addWidget(editor, 2 * line + 1, column, 1, span)

    def value(self) -> object:
        values = {name: editor.value() for name, editor in self.fields.items()}
        return self._kind.make(**values)

    def complaint(self) -> str:
        return first_complaint(self.fields.values())

    def parts(self) -> Iterator[EditorPart]:
        for field in self._order:
            yield from named(said(field.label), self.fields[field.name].parts())

    def _show(self, value: object) -> None:
        for name, editor in self.fields.items():
            editor.set_value(getattr(value, name))

    def _make_field(self, field: structures.Field) -> Editor:
        editor = make_editor(field_kind(field), self, small=True)
        self._watch(editor, field.name)
        self.fields[field.name] = editor
        return editor


class MaybeRecordEditor(Alternatives):
    """A record or nothing."""

    def __init__(self, kind: structures.Record, parent: QWidget) -> None:
        sure = replace(kind, none_allowed=False)
        super().__init__(parent, [(kind.none_means, None), (self.tr("As follows:"), sure)])

    def split(self, value: object) -> tuple[int, object]:
        return (0, None) if value is None else (1, value)

    def join(self, way: int, rest: object) -> object:
        return rest


def _is_long(field: structures.Field) -> bool:
    kind = field.kind
    if isinstance(kind, Choice):
        return max(len(said(text)) for _, text in kind.values) > _LONG
    return isinstance(kind, structures.PatternText)


def _columns(kind: structures.Record) -> int:
    """So many short fields stand side by side; those that may be missing need more room."""
    few = len(kind.fields) <= _COLUMNS
    return 2 if few and any(field.default is None for field in kind.fields) else _COLUMNS


@edits(structures.Record)
def make_record(kind: structures.Record, parent: QWidget) -> Editor:
    """The fields, below a choice where the record may be missing."""
    return MaybeRecordEditor(kind, parent) if kind.none_allowed else RecordEditor(kind, parent)


def first_value(field: structures.Field) -> object:
    if field.default is not structures.REQUIRED:
        return field.default
    kind = field.kind
    if isinstance(kind, Choice):
        return kind.words()[0]
    return max(kind.lo, min(kind.step, kind.hi)) if isinstance(kind, Whole) else False


@edits(structures.Records)
class RecordsEditor(Editor):
    """A list of records: each can be changed, moved, copied and removed, and one be added."""

    def __init__(self, kind: structures.Records, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.rows: list[RecordRow] = []
        self._name = kind.record.fields[0].name
        self._offers = {getattr(offer, self._name): offer for offer in kind.offers}
        self.add = build.button(self.tr("Add"), self, self._add_new)
        add = (self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._layout = build.column(add, of=self, margins=0)

    def value(self) -> tuple[object, ...]:
        return tuple(row.editor.value() for row in self.rows)

    def complaint(self) -> str:
        return first_complaint(row.editor for row in self.rows)

    def parts(self) -> Iterator[EditorPart]:
        for index, row in enumerate(self.rows):
            yield from named(self.tr("line {n}").format(n=index + 1), row.parts())
        yield self.add, self.add.text()

    def _show(self, value: object) -> None:
        self._show_records(cast("tuple[object, ...]", value))

    def _show_records(self, records: Sequence[object], *, keep_input: bool = False) -> None:
        """`keep_input`: leave what cannot be read yet where its row stays as it was."""
        while len(self.rows) > len(records):
            self._drop(self.rows[-1])
        while len(self.rows) < len(records):
            self._append()
        for row, record in zip(self.rows, records, strict=True):
            if not keep_input or row.editor.value() != record:
                row.editor.set_value(record)
            row.before = record
        self._fit()

    def _append(self) -> None:
        row = RecordRow(self._kind.record, self)
        row.editor.changed.connect(lambda where: self._changed(row, where))
        row.up.clicked.connect(lambda: self._move(row, -1))
        row.down.clicked.connect(lambda: self._move(row, 1))
        row.copy.clicked.connect(lambda: self._copy(row))
        row.remove.clicked.connect(lambda: self._remove(row))
        self._layout.insertWidget(len(self.rows), row)
        self.rows.append(row)

    def _changed(self, row: RecordRow, where: str) -> None:
        """Another name brings what is usual under it, unless its line has been changed."""
        old, new = row.before, row.editor.value()
        renamed = getattr(old, self._name) != getattr(new, self._name)
        if renamed and old in self._offers.values() and not row.editor.complaint():
            row.editor.set_value(self._offers.get(getattr(new, self._name), new))
        row.before = row.editor.value()
        self._report(f"{self.rows.index(row)}/{where}" if where else "")

    def _drop(self, row: RecordRow) -> None:
        self.rows.remove(row)
        build.drop(self._layout, row)

    def _fit(self) -> None:
        full = len(self.rows) >= self._kind.most
        self.add.setEnabled(not full)
        for index, row in enumerate(self.rows):
            row.number.setText(f"{index + 1}.")
            row.up.setEnabled(index > 0)
            row.down.setEnabled(index + 1 < len(self.rows))
            row.copy.setEnabled(not full)
        self._order_tabs()
        self._redescribe()

    def _add_new(self) -> None:
        self._rearrange([*self.value(), self._new()])
        self.rows[-1].editor.focus_first()

    def _new(self) -> object:
        """What a new line holds: what is offered and not yet there, or else the simplest."""
        there = {getattr(record, self._name) for record in self.value()}
        free = [offer for name, offer in self._offers.items() if name not in there]
        if self._offers:
            return (free or list(self._offers.values()))[0]
        record = self._kind.record
        return record.make(**{field.name: first_value(field) for field in record.fields})

    def _copy(self, row: RecordRow) -> None:
        index = self.rows.index(row)
        records = list(self.value())
        self._rearrange([*records[: index + 1], records[index], *records[index + 1 :]])
        self.rows[index + 1].editor.focus_first()

    def _move(self, row: RecordRow, by: int) -> None:
        index = self.rows.index(row)
        records = list(self.value())
        records.insert(index + by, records.pop(index))
        self._rearrange(records)
        moved = self.rows[index + by]
        button = moved.up if by < 0 else moved.down
        (button if button.isEnabled() else moved.remove).setFocus()

    def _remove(self, row: RecordRow) -> None:
        index = self.rows.index(row)
        with self._silence():
            self._drop(row)
            self._fit()
        left = self.rows[index : index + 1] or self.rows[-1:]
        (left[0].remove if left else self.add).setFocus()
        self._report()

    def _rearrange(self, records: list[object]) -> None:
        with self._silence():
            self._show_records(records, keep_input=True)
        self._report()


class RecordRow(QFrame):
    def __init__(self, kind: structures.Record, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.editor = RecordEditor(kind, self)
        self.before: object = None
        self.number = PlainLabel(parent=self)
        self.up = self._button(Qt.ArrowType.UpArrow, self.tr("Move up"))
        self.down = self._button(Qt.ArrowType.DownArrow, self.tr("Move down"))
        self.copy = self._button(self.tr("Copy"), self.tr("Copy"))
        self.remove = self._button(self.tr("Remove"), self.tr("Remove"))
        self._buttons = (self.up, self.down, self.copy, self.remove)
        line = build.row((self.number, 1), *self._buttons)
        build.column(line, self.editor, of=self, margins=(8, 4, 8, 6), spacing=2)

    def parts(self) -> Iterator[EditorPart]:
        yield from self.editor.parts()
        for button in self._buttons:
            yield button, button.toolTip()

    def _button(self, sign: str | Qt.ArrowType, does: str) -> QToolButton:
        button = build.tool_button(sign, does, self)
        button.setAutoRaise(True)
        return button
