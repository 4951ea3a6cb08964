"""Positions that the player lays out: played on, judged, stored as exercises."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from canasta_qt.features.learning.feature import LearningFeature
from canasta_qt.features.table_editor.flows.shown import EditShownFlow
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.play.stage import Show

if TYPE_CHECKING:
    from canasta_qt.engine.rules import TableRules
    from canasta_qt.features.table_editor.flows.editor import TableEditorFlow
    from canasta_qt.record.positions.exercise import PositionExercise


class TableEditorFeature(Feature):
    """Opens the table editor.

    Attributes:
        shown: takes the position from the table.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.shown = EditShownFlow(context, self._edit)
        self._window.commands.bind("table_editor", self._open)
        self._window.commands.bind("edit_position", self.shown.edit)
        learning = context.of(LearningFeature)
        learning.own_exercises_asked.connect(self._open_own)
        learning.position_asked.connect(self._solve)

    @cached_property
    def editor(self) -> TableEditorFlow:
        """Made when it is first opened."""
        from canasta_qt.features.table_editor.flows.editor import TableEditorFlow

        editor = self._speaking(TableEditorFlow(self._context))
        editor.shown_asked.connect(self.shown.edit)
        return editor

    def _open(self, rules: TableRules | None = None) -> None:
        self.editor.open(rules)

    def _open_own(self) -> None:
        self.editor.yours.open()

    def _solve(self, one: PositionExercise) -> None:
        self.editor.solve(one)

    def _edit(self, position: Mapping[str, object], show: Show | None) -> None:
        self.editor.edit(position, show)


FEATURE = TableEditorFeature
