"""The table editor: its window, and its positions on the table."""

from __future__ import annotations

import random
from dataclasses import replace

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.flows.match_chooser import MatchChooser
from canasta_qt.app.flows.teaching.practice import PracticeFlow
from canasta_qt.app.window.placement import open_over
from canasta_qt.coach.review.offered import why_not
from canasta_qt.controller.table_editor.editor import TableEditor
from canasta_qt.controller.table_editor.position_play import PositionTable
from canasta_qt.dialogs.table_editor.bar import PositionBar
from canasta_qt.dialogs.table_editor.window import TableEditorWindow, rules_as_written
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.layout import position_of
from canasta_qt.record.positions.position import rules_of
from canasta_qt.record.positions.writing import rules_text
from canasta_qt.record.score_keeper.entries import Sheet
from canasta_qt.words.table_editor.texts import editor_text
from canasta_qt.words.teaching.review import offer_words


class TableEditorFlow(Flow):
    """Opens the editor, which keeps its position while the program runs.

    Attributes:
        table: the position that is played on or is an exercise now, or None.
    """

    def __init__(self, context: AppContext, chooser: MatchChooser, practice: PracticeFlow) -> None:
        """`chooser` knows what is usually played; `practice` brings positions to the table."""
        super().__init__(context)
        self._chooser, self._practice = chooser, practice
        self._editor: TableEditor | None = None
        self._dialog: TableEditorWindow | None = None
        self.table: PositionTable | None = None
        practice.dropped.connect(self._gone)
        practice.hint_asked.connect(self._hint)

    def open(self) -> None:
        """The window, with the position as it was left."""
        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
            return
        game = self._chooser.choice.rules
        if self._editor is None:
            self._editor = TableEditor(rules_as_written(self._games, game), self)
        self._dialog = dialog = TableEditorWindow(self._editor, self._games, game, self._window)
        dialog.play_asked.connect(lambda: self._begin(exercise=False))
        dialog.exercise_asked.connect(lambda: self._begin(exercise=True))
        dialog.finished.connect(self._closed)
        open_over(dialog, self._window)

    def open_for(self, sheet: Sheet) -> None:
        """A table under the rules of a score sheet."""
        rules = rules_text(sheet.rules)
        if self._editor is None:
            self._editor = TableEditor(rules, self)
        self._editor.play_under(rules)
        self.open()

    def _closed(self) -> None:
        self._dialog = None

    # --- on the table -----------------------------------------------------------------------

    def _begin(self, *, exercise: bool) -> None:
        editor, dialog = self._editor, self._dialog
        if editor is None or dialog is None:
            return
        reason = why_not(rules_of(editor.layout.rules)) if exercise else None
        if reason is not None:
            dialog.tell(offer_words(reason))
            return
        try:
            table = PositionTable(
                position_of(editor.layout),
                random.getrandbits(32),
                exercise=exercise,
                pace=replace(self._controller.pace, click=False),
                wishes=self._controller.input.hand_wishes,
            )
        except PositionProblem as problem:
            dialog.tell(editor_text("no_play", problem=problem))
            return
        dialog.close()
        bar = PositionBar()
        self._practice.open(
            table.practice, bar, editor_text("exercise_title" if exercise else "playing_title")
        )
        table.setParent(self)
        self.table = table
        for signal, slot in (
            (table.said, bar.say),
            (bar.told, self._window.herald.say),
            (bar.again_asked, table.again),
            (bar.editor_asked, self._back),
            (bar.left, self._practice.leave),
        ):
            signal.connect(slot)
        table.begin()

    def _back(self) -> None:
        self._practice.leave()
        self.open()

    def _hint(self) -> None:
        if self.table is not None:
            self.table.hint()

    def _gone(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.close()
            table.deleteLater()

    def retranslate(self) -> None:
        """Another language."""
        if self.table is not None:
            self._table.skip()
            self.table.retranslate()
