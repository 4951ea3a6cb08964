"""A practice table as a show: what is practised has the table, the match rests beneath."""

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
    """Something to be practised, and what belongs to it.

    `card` makes the widget above the table; `title` is the window's. `begin` shows the first
    picture, `again` the present one with its card, `hint` shows what to do, `close` ends it, and
    `exercise` is what can be passed on of it, if anything.
    """

    kind: ShowKind
    practice: Practice
    card: Callable[[], QWidget]
    title: Callable[[], str]
    begin: Callable[[], None]
    again: Callable[[], None]
    hint: Callable[[], None]
    close: Callable[[], None] = lambda: None
    exercise: Callable[[], object | None] = lambda: None


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
        """The practice table's, or that of a show which is watched in its place."""
        return self._input

    def take_input(self, commands: Input) -> None:
        self._input = commands
        self.input_changed.emit()

    @property
    def log(self) -> MatchLog:
        return self.practice.run.log

    def frame(self) -> Frame:
        return Frame(self._practised.title(), above=self._practised.card())

    def begin(self) -> None:
        self._practised.begin()

    def rest(self) -> None:
        """Emit nothing of what still happens there."""
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
