"""The table editor: its window, its positions on the table, and exercises made of them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.learning.exercises.model.attempt import AttemptResult, ShownExercise
from canasta_qt.features.learning.exercises.words import OwnExerciseText
from canasta_qt.features.learning.feature import LearningFeature
from canasta_qt.features.review.model.offered import why_not
from canasta_qt.features.review.words.review import offer_words
from canasta_qt.features.table_editor.flows.yours import YoursFlow
from canasta_qt.features.table_editor.session.editor import TableEditor
from canasta_qt.features.table_editor.session.position_play import PositionTable, run_of
from canasta_qt.features.table_editor.window.facts import PositionBar
from canasta_qt.features.table_editor.window.window import (
    TableEditorWindow,
    game_of_rules,
    rules_as_written,
)
from canasta_qt.features.table_editor.words.places import problem_text
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.practice_show import PracticeShow, Practised
from canasta_qt.play.stage import Show, ShowKind
from canasta_qt.record.positions.exercise import (
    MOST_SEED,
    MOST_TEXT,
    PositionExercise,
    exercise_text,
)
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.layout import layout_of, position_of
from canasta_qt.record.positions.position import rules_of
from canasta_qt.record.positions.writing import rules_text
from canasta_qt.ui.widgets.placement import bring_to_front, open_over
from canasta_qt.words.games import shown_title


class TableEditorFlow(Flow):
    """Opens the editor, which keeps its position while the program runs.

    Attributes:
        yours: the exercises that were made here.
        table: the position on the table, or None.

    Signals:
        shown_asked: lay out what is on the table.
    """

    shown_asked = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._learning_feature = context.of(LearningFeature)
        self._editor: TableEditor | None = None
        self._dialog: TableEditorWindow | None = None
        self.table: PositionTable | None = None
        self._bar: PositionBar | None = None
        self._one: PositionExercise | None = None
        self._position: Mapping[str, object] = {}
        self._opened_from: Show | None = None
        """The show whose position is in the window."""
        self.yours = YoursFlow(context, self._title)
        self.yours.play_asked.connect(self.solve)
        self.yours.edit_asked.connect(self.edit)

    def open(self, rules: TableRules | None = None) -> None:
        """Show the window with its last position, under these rules if any are given."""
        if rules is not None:
            self._play_under(rules)
        if bring_to_front(self._dialog):
            return
        game = self._context.of(Play).chosen.choice.rules
        if self._editor is None:
            self._editor = TableEditor(rules_as_written(self._games, game), self)
        self._dialog = dialog = TableEditorWindow(self._editor, self._games, game, self._window)
        dialog.play_asked.connect(self._play_on)
        dialog.exercise_asked.connect(self._make_exercise)
        dialog.shown_asked.connect(self.shown_asked)
        nothing = self._controller.match is None and self._stage.at_match
        dialog.from_table.setDisabled(nothing)
        dialog.finished.connect(self._closed)
        open_over(dialog, self._window)

    def _play_under(self, rules: TableRules) -> None:
        written = rules_text(rules)
        if self._editor is None:
            self._editor = TableEditor(written, self)
        self._editor.play_under(written)

    def edit(self, position: Mapping[str, object], shown_by: Show | None = None) -> None:
        """Show the window with this position; undo brings the one before back.

        `shown_by` is the show that had it on the table; leaving the position returns there.
        """
        self._opened_from = shown_by
        layout = layout_of(dict(position))
        if self._editor is None:
            self._editor = TableEditor(layout.rules, self)
        self._editor.change(layout)
        self.open()

    def _closed(self) -> None:
        self._dialog = None

    def _title(self, rules: object) -> str:
        """The title of the game with these rules, or of the nearest one."""
        game = game_of_rules(self._games, rules)
        if not game and isinstance(rules, Mapping):
            game = str(rules["preset"])
        return shown_title(self._games.get(game).kept_title)

    def _tell(self, text: str) -> None:
        if self._dialog is not None:
            self._dialog.tell(text)
        else:
            self._window.tell(text)

    # --- on the table -----------------------------------------------------------------------

    def _play_on(self) -> None:
        if self._editor is not None:
            self._begin(position_of(self._editor.layout), random.getrandbits(32), None)

    def _make_exercise(self) -> None:
        """Make an exercise of the position in the window, once for each position."""
        editor, dialog = self._editor, self._dialog
        if editor is None or dialog is None or not self._may_be_judged(editor.layout.rules):
            return
        position, seed = position_of(editor.layout), random.randrange(MOST_SEED)
        known = self.yours.of_position(position)
        if known is not None:
            self.solve(known)
            return
        try:
            run_of(position, seed)
        except PositionProblem as problem:
            self._cannot_be_played(position, problem)
            return
        if len(exercise_text(PositionExercise("", seed, position))) > MOST_TEXT // 2:
            self._tell(OwnExerciseText.TOO_LONG())
            return
        make = lambda name: PositionExercise(name, seed, position)  # noqa: E731
        self.yours.name_new(make, dialog, self.solve)

    def _may_be_judged(self, rules: object) -> bool:
        reason = why_not(rules_of(rules))
        if reason is not None:
            self._tell(offer_words(reason))
        return reason is None

    def solve(self, one: PositionExercise) -> None:
        """Bring an exercise to the table, stored or not."""
        if self._may_be_judged(one.rules):
            self._begin(one.position, one.seed, one)

    def _begin(
        self, position: Mapping[str, object], seed: int, one: PositionExercise | None
    ) -> None:
        try:
            table = PositionTable(
                position,
                seed,
                exercise=one is not None,
                pace=replace(self._controller.pace, click=False),
                wishes=self._controller.input.hand_wishes,
                title=self._title(position["rules"]),
            )
        except PositionProblem as problem:
            self._cannot_be_played(position, problem)
            return
        if self._dialog is not None:
            self._dialog.close()
        table.ended.connect(self._ended)
        show = PracticeShow(
            Practised(
                ShowKind.POSITION,
                table.practice,
                card=partial(self._card, table, position, one),
                title=partial(_title_of, one),
                begin=table.begin,
                again=table.retranslate,
                hint=table.hint,
                close=partial(self._close, table),
                exercise=lambda: ShownExercise(one, table.result) if one is not None else None,
            )
        )
        table.setParent(show)
        over, self._opened_from = self._opened_from, None
        self._stage.enter(show, over=over)

    def _card(
        self,
        table: PositionTable,
        position: Mapping[str, object],
        one: PositionExercise | None,
    ) -> PositionBar:
        self._bar = bar = PositionBar()
        self.table, self._one, self._position = table, one, position
        for signal, slot in (
            (table.said, bar.say),
            (bar.told, self._window.announcer.say),
            (bar.again_asked, table.again),
            (bar.editor_asked, self._back),
            (bar.keep_asked, self._keep),
            (bar.pass_on_asked, self._pass_on),
            (bar.left, self._stage.leave),
        ):
            signal.connect(slot)
        bar.offer_keeping(offered=one is not None and not self.yours.knows(one))
        return bar

    def _cannot_be_played(self, position: Mapping[str, object], problem: PositionProblem) -> None:
        text = problem_text(layout_of(dict(position)), problem)
        self._tell(EditorText.NO_PLAY(problem=text))

    # --- an exercise ------------------------------------------------------------------------

    @property
    def shown(self) -> ShownExercise | None:
        """The exercise on the table, if one is."""
        if self._one is None or self.table is None:
            return None
        return ShownExercise(self._one, self.table.result)

    def _ended(self, result: AttemptResult) -> None:
        if self._one is not None and self._bar is not None:
            self._bar.show_end(passed_on=self._window.commands.is_bound("challenge_code"))
            self.yours.ended(self._one, result)

    def _keep(self) -> None:
        table, one, bar = self.table, self._one, self._bar
        if table is None or one is None or bar is None or not self.yours.keep(one, self._window):
            return
        bar.offer_keeping(offered=False)
        if table.result is not None:
            self.yours.ended(one, table.result)
        bar.say(EditorText.KEPT(), "right")

    def _pass_on(self) -> None:
        if self.shown is not None:
            self._learning_feature.pass_on_asked.emit(self.shown)

    def _back(self) -> None:
        position = self._position
        self._stage.leave()
        self.edit(position)

    def _close(self, table: PositionTable) -> None:
        self.table = self._bar = self._one = None
        table.close()

    def retranslate(self) -> None:
        """Replace an open window by one in the present language, in the same place."""
        before = self._dialog
        if before is not None:
            place = before.geometry()
            asks = before.asking.drops_ask.isChecked()
            before.close()
            self.open()
            if self._dialog is not None:
                self._dialog.setGeometry(place)
                self._dialog.asking.drops_ask.setChecked(asks)
        self.yours.retranslate()


def _title_of(one: PositionExercise | None) -> str:
    if one is None:
        return EditorText.PLAYING_TITLE()
    return EditorText.EXERCISE_TITLE(name=one.name)
