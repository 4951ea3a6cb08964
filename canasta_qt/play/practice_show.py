"""Lessons, exercises and positions as a show: the match rests beneath."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from canasta_qt.play.practice.table import Practice
from canasta_qt.play.stage import Frame, Show, ShowKind
from canasta_qt.record.log import MatchLog

if TYPE_CHECKING:
    from canasta_qt.play.stage import Input


@dataclass(frozen=True, slots=True)
class Practised:
    """A practice table with the functions of its show.

    `card` makes the widget above the table; `title` returns the window's title. `begin` shows the
    first picture, `again` the present one with its card, `hint` shows what to do, `close` ends it,
    `focus` returns what has the keys in place of the table, and `exercise` the exercise that can be
    passed on, if there is one.
    """

    kind: ShowKind
    practice: Practice
    card: Callable[[], QWidget]
    title: Callable[[], str]
    begin: Callable[[], None]
    again: Callable[[], None]
    hint: Callable[[], None]
    close: Callable[[], None]
    exercise: Callable[[], object | None] = lambda: None
    focus: Callable[[], QWidget | None] = lambda: None


class PracticeShow(Show):
    """A lesson, an exercise or a position on the table, with a card above it."""

    acts = True

    def __init__(self, practised: Practised) -> None:
        super().__init__()
        self.kind = practised.kind
        self.practice = practised.practice
        self._practised = practised
        self._input: Input = practised.practice.input
        practised.practice.played.connect(self.played)

    @property
    def input(self) -> Input:
        """That of the practice table, or of a solution that is watched in its place."""
        return self._input

    def take_input(self, commands: Input) -> None:
        self._input = commands
        self.input_changed.emit()

    @property
    def log(self) -> MatchLog:
        return self.practice.run.log

    def frame(self) -> Frame:
        return Frame(self._practised.title(), above=self._practised.card())

    def first_focus(self) -> QWidget | None:
        return self._practised.focus()

    def begin(self) -> None:
        self._practised.begin()

    def rest(self) -> None:
        """Emit no signal until `resume`."""
        for table in self.children():
            table.blockSignals(True)

    def resume(self) -> None:
        for table in self.children():
            table.blockSignals(False)
        self._practised.again()

    def hint(self) -> None:
        self._practised.hint()

    def retranslate(self) -> None:
        self._practised.again()

    @property
    def exercise(self) -> object | None:
        return self._practised.exercise()

    def close(self) -> None:
        self._practised.close()
