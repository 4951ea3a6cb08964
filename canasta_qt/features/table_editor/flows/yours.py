"""Exercises that the player laid out: stored, listed, renamed, passed on, deleted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.features.learning.exercises.model.attempt import AttemptResult, ShownExercise
from canasta_qt.features.learning.exercises.store import (
    MOST_KEPT,
    SECTION,
    OwnExercises,
    Went,
    from_data,
    to_data,
)
from canasta_qt.features.learning.exercises.window import NameBox, OwnRow, YoursWindow
from canasta_qt.features.learning.exercises.words import OwnExerciseText
from canasta_qt.features.learning.feature import LearningFeature
from canasta_qt.features.learning.flows.learned import today
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.record.positions.completing import playable
from canasta_qt.record.positions.exercise import PositionExercise, name_of
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.placement import bring_to_front, open_over
from canasta_qt.ui.widgets.problems import show_storage_problem


class YoursFlow(Flow):
    """Stores own exercises, and opens the window in which they are chosen.

    Signals:
        play_asked(PositionExercise): bring it to the table.
        edit_asked(Mapping): open the table editor with this position.

    Attributes:
        window: the list, or None.
    """

    play_asked = Signal(object)
    edit_asked = Signal(object)

    def __init__(self, context: Context, title: Callable[[object], str]) -> None:
        """`title` returns the title of the game with the rules of a position."""
        super().__init__(context)
        self._title = title
        self.window: YoursWindow | None = None
        self._deleted: tuple[int, PositionExercise, Went | None] | None = None

    @property
    def kept(self) -> OwnExercises:
        """The stored exercises."""
        return from_data(self._learning.section(SECTION))

    def _keep(self, own: OwnExercises, over: QWidget | None = None) -> None:
        try:
            self._learning.put(SECTION, to_data(own))
        except StorageProblem as problem:
            show_storage_problem(problem, over or self.window or self._window)

    # --- one more, and how it went ------------------------------------------------------------

    def keep(self, one: PositionExercise, over: QWidget) -> bool:
        """Store one more; without room for it this shows a message and returns False."""
        own = self.kept
        if own.full:
            self._window.tell(OwnExerciseText.FULL(n=MOST_KEPT))
            return False
        own.add(one)
        self._keep(own, over)
        self._show()
        return True

    def name_new(
        self, make: Callable[[str], PositionExercise], over: QWidget, then: Callable[..., object]
    ) -> None:
        """Ask for the name of a new one, store it, and call `then` with it."""
        number = len(self.kept.exercises) + 1
        box = NameBox(OwnExerciseText.DEFAULT_NAME(n=number), OwnExerciseText.KEEP(), over)

        def named(name: str) -> None:
            one = make(name_of(name))
            self.keep(one, over)
            then(one)

        box.named.connect(named)
        open_over(box, over)

    def ended(self, one: PositionExercise, result: AttemptResult) -> None:
        """Store the result of one, if it is stored itself."""
        own = self.kept
        if own.answered(one.id, result, today()):
            self._keep(own)
            self._show()

    def knows(self, one: PositionExercise) -> bool:
        """Whether it is stored."""
        return self.kept.by_id(one.id) is not None

    def of_position(self, position: Mapping[str, object]) -> PositionExercise | None:
        """The one with this very position, or None."""
        return self.kept.of_position(position)

    # --- the window ---------------------------------------------------------------------------

    def open(self, current: str = "") -> None:
        """Show the list."""
        if bring_to_front(self.window):
            return
        self.window = window = YoursWindow(self._window)
        window.pass_on.setVisible(self._window.commands.is_bound("challenge_code"))
        for signal, slot in (
            (window.chosen, self._play),
            (window.edit_asked, self._edit),
            (window.rename_asked, self._rename),
            (window.pass_on_asked, self._pass_on),
            (window.delete_asked, self._delete),
            (window.undo_asked, self._put_back),
            (window.finished, self._closed),
        ):
            signal.connect(slot)
        self._show(current)
        open_over(window, self._window)

    def _closed(self) -> None:
        self.window = self._deleted = None

    def _show(self, current: str = "") -> None:
        if self.window is None:
            return
        own = self.kept
        rows = []
        for one in own.exercises:
            went = own.went.get(one.id)
            result = None if went is None else went.result
            rows.append(OwnRow(one.id, one.name, self._title(one.rules), result))
        self.window.show_rows(rows, current)

    def _play(self, exercise_id: str) -> None:
        one = self.kept.by_id(exercise_id)
        if one is not None:
            self.play_asked.emit(one)

    def _edit(self, exercise_id: str) -> None:
        one = self.kept.by_id(exercise_id)
        if one is not None:
            if self.window is not None:
                self.window.close()
            self.edit_asked.emit(one.position)

    def _rename(self, exercise_id: str) -> None:
        one = self.kept.by_id(exercise_id)
        if one is None or self.window is None:
            return
        box = NameBox(one.name, OwnExerciseText.CALL(), self.window)

        def named(name: str) -> None:
            own = self.kept
            if own.rename(exercise_id, name):
                self._keep(own)
                self._show(exercise_id)

        box.named.connect(named)
        open_over(box, self.window)

    def _pass_on(self, exercise_id: str) -> None:
        own = self.kept
        one = own.by_id(exercise_id)
        if one is not None:
            went = own.went.get(exercise_id)
            if self.window is not None:
                self.window.close()
            try:
                playable(one.position, one.seed)
            except PositionProblem:
                self.play_asked.emit(one)  # which says why it cannot be played by anybody
                return
            shown = ShownExercise(one, None if went is None else went.result)
            self._context.of(LearningFeature).pass_on_asked.emit(shown)

    def _delete(self, exercise_id: str) -> None:
        own = self.kept
        one, went = own.by_id(exercise_id), own.went.get(exercise_id)
        if one is None:
            return
        self._deleted = (own.remove(exercise_id), one, went)
        self._keep(own)
        self._show()
        if self.window is not None:
            self.window.undo_bar.tell(one.name)

    def _put_back(self) -> None:
        if self._deleted is None:
            return
        (at, one, went), self._deleted = self._deleted, None
        own = self.kept
        if own.add(one, at) and went is not None:
            own.went[one.id] = went
        self._keep(own)
        self._show(one.id)

    def retranslate(self) -> None:
        """Replace an open window by one in the present language, in the same place."""
        before = self.window
        if before is not None:
            place, current = before.geometry(), before.current
            before.close()
            self.open(current)
            if self.window is not None:
                self.window.setGeometry(place)
