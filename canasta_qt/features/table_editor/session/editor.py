"""`TableEditor`: a position being laid out, its changes, and the judge's answers about it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.movegen.legal_actions import can_act
from canasta_qt.engine.state import DealState
from canasta_qt.features.table_editor.model.question import Question
from canasta_qt.features.table_editor.model.rulings import rule
from canasta_qt.features.table_editor.words.places import (
    file_problem_text,
    problem_text,
    word_name,
)
from canasta_qt.features.table_editor.words.rulings import (
    Fact,
    FactText,
    fact_text,
    question_text,
    ruling_text,
)
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.positions.completing import do_table_duties
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.layout import (
    PALETTE,
    Layout,
    Spot,
    blank,
    layout_of,
    position_of,
    problem_of,
)
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.positions.reading import MOST_BYTES, line_and_column, read_positions


@dataclass(frozen=True, slots=True)
class Answered:
    """What is said to a question, or of a position; `legal` is None where there is no yes or no."""

    legal: bool | None = None
    text: str = ""
    question: str = ""


MOST_STEPS: Final = 500


class TableEditor(QObject):
    """A position and everything that can be done with it.

    Signals:
        changed: the position is another one.
        told(str): something was not done, or done out of sight.
    """

    changed = Signal()
    told = Signal(str)

    def __init__(self, rules: object, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.layout: Layout = blank(rules)
        self._before: list[Layout] = []
        self._undone: list[Layout] = []

    def change(self, layout: Layout) -> None:
        """Another position; the one of before can be had back."""
        if layout == self.layout:
            return
        self._before.append(self.layout)
        del self._before[:-MOST_STEPS]
        self._undone.clear()
        self.layout = layout
        self.changed.emit()

    def undo(self) -> None:
        if self._before:
            self._undone.append(self.layout)
            self.layout = self._before.pop()
            self.changed.emit()

    def redo(self) -> None:
        if self._undone:
            self._before.append(self.layout)
            self.layout = self._undone.pop()
            self.changed.emit()

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def add(self, words: Sequence[str], to: Spot) -> bool:
        """Cards of the pack come to a place; those the pack has no more of do not."""
        if to == PALETTE or not words:
            return False
        if not self.layout.has_room(words):
            cards = ", ".join(dict.fromkeys(map(word_name, words)))
            self.told.emit(EditorText.NO_CARD_LEFT(cards=cards))
            return False
        self.change(self.layout.added(words, to))
        return True

    def move(self, spot: Spot, places: Sequence[int], to: Spot) -> None:
        """Cards go from one place to another; to the palette: they are taken out."""
        if places:
            self.change(self.layout.moved(spot, places, to))

    def clear(self) -> None:
        self.change(blank(self.layout.rules))

    def play_under(self, rules: object) -> None:
        """Another game, with the same cards as far as they go."""
        if rules != self.layout.rules:
            self.change(self.layout.under(rules))

    @property
    def text(self) -> str:
        """The position as JSON: in lines, unless that would be more than is read."""
        position = position_of(self.layout)
        text = json.dumps(position, indent=1, ensure_ascii=False) + "\n"
        if len(text.encode("utf-8", "replace")) <= MOST_BYTES:
            return text
        return json.dumps(position, ensure_ascii=False, separators=(",", ":")) + "\n"

    def read(self, data: bytes) -> bool:
        """Show the first position of a text; a problem is reported with its place."""
        try:
            positions = read_positions(data)
            if not positions:
                raise PositionProblem("it is empty", "empty")
        except PositionProblem as problem:
            self.told.emit(EditorText.BAD_TEXT(problem=file_problem_text(problem)))
            return False
        try:
            layout = layout_of(positions[0])
        except PositionProblem as problem:
            told = file_problem_text(problem, line_and_column(data, 0, str(problem)))
            self.told.emit(EditorText.BAD_TEXT(problem=told))
            return False
        self.change(layout)
        if len(positions) > 1:
            self.told.emit(EditorText.BAD_MANY(n=len(positions)))
        return True

    @property
    def problem(self) -> str:
        """Why this position cannot be, in words and by place; empty when it can."""
        found = problem_of(self.layout)
        return "" if found is None else problem_text(self.layout, found)

    @property
    def dead(self) -> bool:
        """Whether this position can be, but nothing can be done in it, whatever is unknown."""
        if not self._knows_hand:
            return False
        try:
            return not can_act(self._state())
        except PositionProblem:
            return False

    @property
    def _knows_hand(self) -> bool:
        held = self.layout.hands[self.layout.to_act]
        return bool(held.words) or held.unknown == 0

    def _state(self) -> DealState:
        table = set_up(position_of(self.layout))
        do_table_duties(table)
        return table.state

    def ask(self, question: Question) -> Answered:
        """What the judge says; a position that cannot be is the answer, too."""
        try:
            ruling = rule(position_of(self.layout), question)
        except PositionProblem:
            return Answered(text=self.problem)
        text = ruling_text(question, ruling)
        return Answered(ruling.legal, text, question_text(question, ruling))

    def tell(self, fact: Fact) -> Answered:
        """What is asked of the position as such."""
        try:
            text = fact_text(fact, self._state(), known=self._knows_hand)
        except PositionProblem:
            return Answered(text=self.problem)
        return Answered(text=text, question=FactText.of(fact)())
