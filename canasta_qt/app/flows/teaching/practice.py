"""Practice on the table: whatever is practised comes to it, and the match rests beneath."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.play.practice.table import Practice
from canasta_qt.view_model.scripts import Script


class PracticeFlow(Flow):
    """Puts practice tables on the table and takes them away; lessons, exercises, reviews use it.

    Attributes:
        practice: the one that is on the table, or None.

    Signals:
        opening: one is about to come to the table; what else is shown there goes.
        left: it was left; show again what was there before.
        hint_asked: the learner wants to be shown what to do.
        said(str): what is said about an exercise now.
        refused(RefusedModel): the rules refuse a gesture.
        dropped: it is gone, left or not.
    """

    opening = Signal()
    left = Signal()
    hint_asked = Signal()
    said = Signal(str)
    refused = Signal(object)
    dropped = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.practice: Practice | None = None

    @property
    def active(self) -> bool:
        """Whether something is practised."""
        return self.practice is not None

    def open(self, practice: Practice, card: QWidget, title: str) -> None:
        """Bring a practice table and the card above it; `practice.begin` comes after."""
        self.drop()
        self.opening.emit()
        self._controller.hold()
        self._table.skip()
        self._table.skip()  # what comes after a ceremony is skipped separately
        self._table.selection.clear()  # what was chosen there means nothing here
        self.practice = practice
        practice.setParent(self)
        self._table.set_commands(practice.input)
        for signal, slot in (
            (practice.played, self._played),
            (practice.input.refused, self._table.refuse),
            (practice.input.refused, self.refused),
            (practice.input.choice, self._table.offer),
            (practice.input.chosen, self._table.choose),
        ):
            signal.connect(slot)
        self._window.show_practice(card, title)
        self._table.setFocus()

    def _played(self, script: Script) -> None:
        self._window.show_practised(script.final)
        self._table.play(script)

    def leave(self) -> None:
        """Back to where one was."""
        if self.active:
            self.drop()
            self.left.emit()

    def drop(self) -> None:
        """End practice; something else comes to the table."""
        practice, self.practice = self.practice, None
        if practice is None:
            return
        practice.close()
        self._table.selection.clear()
        self._table.teacher.leave()
        self._table.skip()
        self._table.set_commands(self._controller.input)
        self._window.end_practice()
        practice.deleteLater()
        self.dropped.emit()
