"""Editors of lists of codes, of maps from codes to something, and of a special hand's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from canasta_qt.engine.rules.declarations.kinds import ChoiceMap, Codes, Kind, NumberMap, Whole
from canasta_qt.engine.rules.declarations.structures import Field, HandSetMap, PatternText, Record
from canasta_qt.engine.rules.declarations.values import NATURALS, HandSet
from canasta_qt.features.rules.window.editors.base import (
    Editor,
    EditorPart,
    TextField,
    WordedCheck,
    edits,
    make_editor,
    named,
)
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.words.cards import number
from canasta_qt.words.rules.values import pattern_problem, pattern_size, said

_SHORT = 16
_COLUMNS = 3
_MAP_COLUMNS = 2


@edits(Codes)
class CodesEditor(Editor):
    def __init__(self, kind: Codes, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.boxes: dict[str, QCheckBox] = {}
        grid = build.grid(self, 16)
        names = [said(name) for _, name in kind.values]
        columns = _COLUMNS if max(map(len, names)) <= _SHORT else 1
        self._names = dict(zip(kind.words(), names, strict=True))
        for index, (code, name) in enumerate(self._names.items()):
            shown, box = self._box(name, worded=columns == 1)
            box.toggled.connect(self._step)
            grid.addWidget(shown, *divmod(index, columns))
            self.boxes[code] = box
        grid.setColumnStretch(columns if columns > 1 else 0, 1)
        self._legal: tuple[str, ...] = kind.words()[: kind.least]

    def _box(self, name: str, *, worded: bool) -> tuple[QWidget, QCheckBox]:
        if worded:
            shown = WordedCheck(name, self)
            return shown, shown.button
        box = QCheckBox(name, self)
        return box, box

    def value(self) -> tuple[str, ...]:
        return self._legal if self.complaint() else self._checked()

    def complaint(self) -> str:
        if len(self._checked()) >= self._kind.least:
            return ""
        return self.tr("Tick at least one.")

    def _checked(self) -> tuple[str, ...]:
        return tuple(code for code, box in self.boxes.items() if box.isChecked())

    def _show(self, value: object) -> None:
        self._legal = cast("tuple[str, ...]", value)
        for code, box in self.boxes.items():
            box.setChecked(code in self._legal)

    def parts(self) -> Iterator[EditorPart]:
        for code, box in self.boxes.items():
            yield box, self._names[code]


class MapEditor(Editor):
    """For each code, or each that is ticked, an inner value of one kind."""

    def __init__(
        self,
        codes: Sequence[tuple[str, str]],
        kind: Kind,
        parent: QWidget,
        *,
        complete: bool = False,
        columns: int = _MAP_COLUMNS,
    ) -> None:
        super().__init__(parent)
        self.boxes: dict[str, QCheckBox] = {}
        self.inner: dict[str, Editor] = {}
        grid = build.grid(self, 10)
        self._names = {code: said(name) for code, name in codes}
        down = -(-len(codes) // columns)
        for index, code in enumerate(self._names):
            column, row = divmod(index, down)
            grid.addWidget(self._caption(code, complete), row, 2 * column)
            grid.addWidget(self._make_inner(code, kind), row, 2 * column + 1)
        grid.setColumnStretch(2 * columns - 1, 1)

    def pairs(self, value: object) -> Mapping[str, object]:
        """The inner value for each code of a typed value."""
        return dict(cast("tuple[tuple[str, object], ...]", value))

    def joined(self, pairs: Sequence[tuple[str, object]]) -> object:
        return tuple(pairs)

    def value(self) -> object:
        used = (code for code in self.inner if code not in self.boxes or self._ticked(code))
        return self.joined([(code, self.inner[code].value()) for code in used])

    def parts(self) -> Iterator[EditorPart]:
        for code, name in self._names.items():
            if code in self.boxes:
                yield self.boxes[code], name
            yield from named(name, self.inner[code].parts())

    def _show(self, value: object) -> None:
        pairs = self.pairs(value)
        for code, editor in self.inner.items():
            if code in self.boxes:
                self.boxes[code].setChecked(code in pairs)
                editor.setVisible(code in pairs)
            if code in pairs:
                editor.set_value(pairs[code])

    def _caption(self, code: str, complete: bool) -> QWidget:
        if complete:
            return PlainLabel(self._names[code], self)
        box = QCheckBox(self._names[code], self)
        box.toggled.connect(lambda on: self._ticked_now(code, on))
        self.boxes[code] = box
        return box

    def _make_inner(self, code: str, kind: Kind) -> Editor:
        editor = make_editor(kind, self, small=True)
        editor.setVisible(code not in self.boxes)
        self._watch(editor, code)
        self.inner[code] = editor
        return editor

    def _ticked(self, code: str) -> bool:
        return self.boxes[code].checkState() == Qt.CheckState.Checked

    def _ticked_now(self, code: str, on: bool) -> None:
        self.inner[code].setVisible(on)
        self.updateGeometry()
        self._report()


@edits(NumberMap)
class NumberMapEditor(MapEditor):
    """A number for each code, or for some."""

    def __init__(self, kind: NumberMap, parent: QWidget) -> None:
        step = 5 if kind.complete else 100 if kind.hi > 999 else 1
        whole = Whole(kind.lo, kind.hi, step=step)
        long = max(len(name) for _, name in kind.values) > _SHORT
        super().__init__(
            kind.values, whole, parent, complete=kind.complete, columns=1 if long else 2
        )


@edits(ChoiceMap)
class ChoiceMapEditor(MapEditor):
    def __init__(self, kind: ChoiceMap, parent: QWidget) -> None:
        super().__init__(kind.values, kind.choice, parent, columns=1)


@dataclass(frozen=True, slots=True)
class _Caught:
    """What is asked about a rank of a `HandSetMap`."""

    min: int
    points: int


@edits(HandSetMap)
class HandSetEditor(MapEditor):
    """How many cards of a rank cost what."""

    def __init__(self, kind: HandSetMap, parent: QWidget) -> None:
        names = dict(NATURALS)
        fields = (
            Field("min", kind.min, self.tr("At least")),
            Field("points", kind.points, self.tr("Points")),
        )
        codes = [(rank, names[rank]) for rank in kind.ranks]
        super().__init__(codes, Record(_Caught, fields), parent, columns=1)

    def pairs(self, value: object) -> Mapping[str, object]:
        sets = cast("tuple[HandSet, ...]", value)
        return {one.rank: _Caught(one.min, one.points) for one in sets}

    def joined(self, pairs: Sequence[tuple[str, object]]) -> object:
        caught = ((rank, cast(_Caught, one)) for rank, one in pairs)
        return tuple(HandSet(rank, one.min, one.points) for rank, one in caught)


@edits(PatternText)
class PatternEditor(Editor):
    """The cards of a special hand in words; below, how many they are or what cannot be read."""

    def __init__(self, kind: PatternText, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = TextField(self)
        self.field.setMaxLength(kind.most)
        follow(self.field.setMinimumWidth, 140)
        self.field.setToolTip(
            self.tr(
                "Cards by rank, such as 22,77,AA (A K Q J T 9 ... 2, X is a joker), groups such "
                "as 4-4-3-3, or 7 natural pairs, wild pair, 4 wilds, A..K; join parts with +"
            )
        )
        self.verdict = build.label("", self)
        self._legal = ""
        build.column(self.field, self.verdict, of=self, margins=0, spacing=2)
        self.field.textEdited.connect(self._edited)

    def value(self) -> str:
        return self._legal

    def complaint(self) -> str:
        return pattern_problem(self.field.text())

    def _show(self, value: object) -> None:
        self._legal = cast(str, value)
        if self.field.text().strip() != self._legal.strip():
            self.field.setText(self._legal)
        self._judge()

    def _edited(self) -> None:
        self._judge()
        if not self.complaint():
            self._legal = self.field.text().strip()
        self._report("text")

    def _judge(self) -> None:
        problem = self.complaint()
        cards = self.field.text() or self._legal
        self.verdict.setText(problem or number(pattern_size(cards), "card"))

    def parts(self) -> Iterator[EditorPart]:
        yield self.field, ""
