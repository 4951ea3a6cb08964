"""Editors of a choice, one sentence for each alternative, some with more to fill in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from canasta_qt.engine.rules.declarations import kinds, structures
from canasta_qt.engine.rules.declarations.values import HandEnd, InstantWin, MatchEnd
from canasta_qt.features.rules.window.editors.base import (
    Editor,
    EditorPart,
    WordedRadio,
    WordField,
    edits,
    make_editor,
    named,
)
from canasta_qt.ui.parts.segmented import Segmented, segments_width, tab_to_chosen
from canasta_qt.ui.widgets import build
from canasta_qt.words.rules.values import said

_INDENT = 26
_COMBO_LETTERS = 22

_MOST_SEGMENTS = 4
_SEGMENTS, _SLIM = 370, 190
"""Words no wider than this together stand beside one another, or even at the end of a line."""


class Alternatives(Editor):
    """Radio buttons with a sentence each; some have an editor for the rest of the value below."""

    def __init__(self, parent: QWidget, ways: Sequence[tuple[str, kinds.Kind | None]]) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._layout = build.column(of=self, margins=0, spacing=4)
        self.buttons: list[QRadioButton] = []
        self._texts: list[str] = []
        self.rests: list[Editor | None] = []
        for text, kind in ways:
            self._add(said(text), kind)
        self._kinds = [kind for _, kind in ways]
        self._way = -1
        self._group.idToggled.connect(self._toggled)

    def split(self, value: object) -> tuple[int, object]:
        """Which alternative a value is, and the rest of it."""
        raise NotImplementedError

    def join(self, way: int, rest: object) -> object:
        """The value of an alternative with the rest."""
        raise NotImplementedError

    def value(self) -> object:
        way = self._group.checkedId()
        rest = self.rests[way]
        return self.join(way, rest.value() if rest is not None else None)

    def complaint(self) -> str:
        rest = self.rests[self._group.checkedId()]
        return rest.complaint() if rest is not None else ""

    def parts(self) -> Iterator[EditorPart]:
        for button, text, rest in zip(self.buttons, self._texts, self.rests, strict=True):
            yield button, text
            if rest is not None:
                yield from named(text, rest.parts())

    def _show(self, value: object) -> None:
        way, inner = self.split(value)
        self.buttons[way].setChecked(True)
        tab_to_chosen(self.buttons)
        rest = self.rests[way]
        if rest is not None:
            rest.set_value(inner)
        self._fit_rests(way)

    def _add(self, text: str, kind: kinds.Kind | None) -> None:
        way = len(self.buttons)
        worded = WordedRadio(text, self)
        button = worded.button
        self._layout.addWidget(worded)
        self._group.addButton(button, way)
        rest = make_editor(kind, self) if kind is not None else None
        if rest is not None:
            self._watch(rest, str(way))
            self._layout.addLayout(build.row(rest, margins=(_INDENT, 0, 0, 4)))
        self.buttons.append(button)
        self._texts.append(text)
        self.rests.append(rest)

    def _toggled(self, way: int, on: bool) -> None:
        if not on:
            self._way = way
            return
        before, now = self.rests[self._way], self.rests[way]
        if not self._quiet and before and now and self._kinds[self._way] == self._kinds[way]:
            now.set_value(before.value())
        self._fit_rests(way)
        self._report()

    def _fit_rests(self, way: int) -> None:
        for other, rest in enumerate(self.rests):
            if rest is not None:
                rest.setVisible(other == way)


def _choices(kind: kinds.Choice) -> tuple[list[str | None], list[str]]:
    """The words of a choice, perhaps None first, and their sentences."""
    none = ((None, kind.none_means),) if kind.none_means else ()
    words, texts = zip(*none, *kind.values, strict=True)
    return list(words), list(texts)


@edits(kinds.Choice)
def choice_editor(kind: kinds.Choice, parent: QWidget) -> Editor:
    """Few short words stand beside one another; others are sentences below one another."""
    texts = [said(text) for text in _choices(kind)[1]]
    if 2 <= len(texts) <= _MOST_SEGMENTS and segments_width(texts) <= _SEGMENTS:
        return SegmentsEditor(kind, parent)
    return ChoiceEditor(kind, parent)


class SegmentsEditor(Editor):
    def __init__(self, kind: kinds.Choice, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, texts = _choices(kind)
        self._texts = [said(text) for text in texts]
        options = zip(self._words, self._texts, strict=True)
        self.field = Segmented(options, "", self)
        self.buttons: list[QRadioButton] = [*self.field.segments]
        self.slim = segments_width(self._texts) <= _SLIM
        self.field.chosen.connect(self._step)
        build.row(self.field, *([] if self.slim else [1]), of=self, margins=0)

    def value(self) -> object:
        return self.field.value()

    def _show(self, value: object) -> None:
        self.field.set_value(value)

    def parts(self) -> Iterator[EditorPart]:
        yield from zip(self.buttons, self._texts, strict=True)


class ChoiceEditor(Alternatives):
    def __init__(self, kind: kinds.Choice, parent: QWidget) -> None:
        self._words, texts = _choices(kind)
        super().__init__(parent, [(text, None) for text in texts])

    def split(self, value: object) -> tuple[int, object]:
        return self._words.index(cast("str | None", value)), None

    def join(self, way: int, rest: object) -> object:
        return self._words[way]


@edits(kinds.Choice, small=True)
class SmallChoiceEditor(Editor):
    """A choice among the fields of a record: a combo box of the sentences."""

    def __init__(self, kind: kinds.Choice, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, sentences = _choices(kind)
        self.field = WordField(self)
        texts = [said(text) for text in sentences]
        self.field.addItems(texts)
        self.field.setMinimumContentsLength(min(max(map(len, texts)), _COMBO_LETTERS))
        self.field.currentIndexChanged.connect(self._step)
        build.row(self.field, of=self, margins=0)

    def value(self) -> object:
        return self._words[self.field.currentIndex()]

    def _show(self, value: object) -> None:
        self.field.setCurrentIndex(self._words.index(cast("str | None", value)))

    def parts(self) -> Iterator[EditorPart]:
        yield self.field, ""


@edits(kinds.WholeOrWord)
class WholeOrWordEditor(Alternatives):
    def __init__(self, kind: kinds.WholeOrWord, parent: QWidget) -> None:
        self._words = kind.words()
        number = (self.tr("This number:"), kinds.Whole(kind.lo, kind.hi))
        super().__init__(parent, [number, *((text, None) for _, text in kind.values)])

    def split(self, value: object) -> tuple[int, object]:
        return (self._words.index(value) + 1, None) if isinstance(value, str) else (0, value)

    def join(self, way: int, rest: object) -> object:
        return self._words[way - 1] if way else rest


@edits(kinds.CountedChoice)
class CountedChoiceEditor(Alternatives):
    """One of some words, or one with a number."""

    def __init__(self, kind: kinds.CountedChoice, parent: QWidget) -> None:
        self._kind = kind
        ways: list[tuple[str, kinds.Kind | None]] = [(text, None) for _, text in kind.values]
        super().__init__(parent, [*ways, (kind.counted_means, kinds.Whole(kind.lo, kind.hi))])

    def split(self, value: object) -> tuple[int, object]:
        text = cast(str, value)
        if text in self._kind.words():
            return self._kind.words().index(text), None
        return len(self._kind.words()), int(text.partition(":")[2])

    def join(self, way: int, rest: object) -> object:
        words = self._kind.words()
        return words[way] if way < len(words) else f"{self._kind.counted}:{rest}"


@edits(structures.MatchEndForm)
class MatchEndEditor(Alternatives):
    """A score to play to, or a number of deals."""

    def __init__(self, kind: structures.MatchEndForm, parent: QWidget) -> None:
        ways = [
            (self.tr("At this many points:"), kind.score),
            (self.tr("After this many deals:"), kind.count),
        ]
        super().__init__(parent, ways)

    def split(self, value: object) -> tuple[int, object]:
        end = cast(MatchEnd, value)
        return (0, end.score) if end.kind == "target" else (1, end.count)

    def join(self, way: int, rest: object) -> object:
        number = cast(int, rest)
        return MatchEnd("deals", None, number) if way else MatchEnd("target", number)


@edits(structures.InstantWinForm)
class InstantWinEditor(Alternatives):
    """Nothing, a number of canastas, or some special hands."""

    def __init__(self, kind: structures.InstantWinForm, parent: QWidget) -> None:
        ways: list[tuple[str, kinds.Kind | None]] = [
            (self.tr("No instant win."), None),
            (self.tr("Canastas in one deal:"), kind.canastas),
            (self.tr("One of these special hands:"), kind.hands),
        ]
        super().__init__(parent, ways)

    def split(self, value: object) -> tuple[int, object]:
        win = cast("InstantWin | None", value)
        if win is None:
            return 0, None
        return (1, win.canastas) if win.canastas is not None else (2, win.special_hands)

    def join(self, way: int, rest: object) -> object:
        if way == 0:
            return None
        if way == 1:
            return InstantWin(canastas=cast(int, rest))
        return InstantWin(special_hands=cast("tuple[str, ...]", rest))


@edits(structures.HandEndForm)
class HandEndEditor(Alternatives):
    """Points for each, points once, or as if laid out."""

    def __init__(self, kind: structures.HandEndForm, parent: QWidget) -> None:
        ways: list[tuple[str, kinds.Kind | None]] = [
            (self.tr("Points for each:"), kind.points),
            (self.tr("Points for all together:"), kind.points),
            (self.tr("As if laid out."), None),
        ]
        super().__init__(parent, ways)

    def split(self, value: object) -> tuple[int, object]:
        end = cast(HandEnd, value)
        return ("each", "flat", "as_laid").index(end.kind), end.points

    def join(self, way: int, rest: object) -> object:
        if way == 2:
            return HandEnd("as_laid", 0)
        return HandEnd("flat" if way else "each", cast(int, rest))
