"""Exercises: chosen in a window, answered on the table, kept; and the page of progress."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.app.flows.flow import AppContext, Flow, show_storage_problem
from canasta_qt.app.flows.teaching.practice import PracticeFlow
from canasta_qt.app.window.placement import open_over
from canasta_qt.coach.exercises import mistakes as kept_mistakes
from canasta_qt.coach.exercises import progress as kept_progress
from canasta_qt.coach.exercises.attempt import Result
from canasta_qt.coach.exercises.catalogue import shipped
from canasta_qt.coach.exercises.choice import Wish, next_exercise
from canasta_qt.coach.exercises.exercise import Exercise, ExerciseProblem
from canasta_qt.coach.exercises.own_mistakes import note_review
from canasta_qt.coach.exercises.position import staged
from canasta_qt.coach.exercises.progress import Progress
from canasta_qt.coach.lessons.catalogue import catalogue
from canasta_qt.coach.lessons.progress import LessonProgress
from canasta_qt.coach.review.moments import Moment
from canasta_qt.controller.exercise_table import ExerciseStatus, ExerciseTable
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.teaching.learning import LearningStore
from canasta_qt.view_model.scripts import Script
from canasta_qt.words.games import shown_title
from canasta_qt.words.teaching.exercises import exercise_text

if TYPE_CHECKING:
    from canasta_qt.dialogs.lessons.exercise_bar import ExerciseBar
    from canasta_qt.dialogs.lessons.exercises import ExercisesWindow
    from canasta_qt.dialogs.lessons.progress import ProgressWindow


def today() -> int:
    """The day of now, as progress counts days."""
    return datetime.now().astimezone().date().toordinal()


def progress_in(learning: LearningStore) -> Progress:
    """What is kept of exercises."""
    return kept_progress.from_data(learning.section(kept_progress.SECTION))


def note_own(
    learning: LearningStore, timeline: Timeline, moments: Iterable[Moment], match: str
) -> None:
    """Keep what a review has confirmed of the player's own moves. Raises `StorageProblem`."""
    progress = progress_in(learning)
    mistakes = kept_mistakes.from_data(learning.section(kept_mistakes.SECTION))
    note_review(timeline, moments, match, today(), (progress, mistakes))
    learning.put(kept_mistakes.SECTION, kept_mistakes.to_data(mistakes))
    learning.put(kept_progress.SECTION, kept_progress.to_data(progress))


class ExerciseFlow(Flow):
    """Opens exercises on the table, one after the other, and keeps how they went.

    Attributes:
        exercise: the one on the table, or None.
    """

    def __init__(self, context: AppContext, practice: PracticeFlow) -> None:
        """`practice` brings exercises to the table."""
        super().__init__(context)
        self._practice = practice
        self.exercise: ExerciseTable | None = None
        self._one: Exercise | None = None
        self._bar: ExerciseBar | None = None
        self._dialog: ExercisesWindow | None = None
        self._wish = Wish()
        self._broken: set[str] = set()
        self._told = False
        self._rng = random.Random()
        practice.dropped.connect(self._gone)
        practice.hint_asked.connect(self._hint)

    # --- choosing ---------------------------------------------------------------------------

    @property
    def pool(self) -> list[Exercise]:
        """The exercises that come with the program, without those that do not play."""
        return [one for one in shipped().exercises if one.id not in self._broken]

    def open(self, wish: Wish | None = None) -> None:
        """The window in which exercises are chosen."""
        from canasta_qt.dialogs.lessons.exercises import ExercisesWindow

        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
            return
        wish = wish if isinstance(wish, Wish) else self._wish
        progress = progress_in(self._learning)
        ids = dict.fromkeys(one.rules for one in self.pool)
        games = [(game, shown_title(self._games.get(game).kept_title)) for game in ids]
        dialog = ExercisesWindow(self.pool, progress, games, wish, today(), self._window)
        dialog.chosen.connect(self.begin)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        open_over(dialog, self._window)

    def _closed(self) -> None:
        self._dialog = None

    def begin(self, wish: Wish) -> None:
        """The first exercise of that kind."""
        self._wish = wish
        self.next()

    def next(self) -> None:
        """Another exercise of the kind that was chosen; those that do not play are left out."""
        told = False
        while True:
            progress = progress_in(self._learning)
            progress.own = [one for one in progress.own if one.id not in self._broken]
            one = next_exercise(self._wish, self.pool, progress, today(), self._rng)
            if one is None:
                self._practice.leave()
                self._window.tell(exercise_text("own_none" if self._wish.own else "none"))
                return
            try:
                self.start(one)
            except ExerciseProblem:
                self._broken.add(one.id)
                if not told:
                    told = True
                    self._window.tell(exercise_text("broken"))
                continue
            return

    # --- an exercise on the table -----------------------------------------------------------

    def start(self, one: Exercise) -> None:
        """Bring an exercise to the table. Raises `ExerciseProblem`."""
        from canasta_qt.dialogs.lessons.exercise_bar import ExerciseBar

        game = one.rules if self._games.knows(one.rules) else ""
        title = shown_title(self._games.get(game).kept_title) if game else ""
        table = ExerciseTable(
            staged(one),
            pace=replace(self._controller.pace, click=False),
            wishes=self._controller.input.hand_wishes,
            title=title,
        )
        bar = ExerciseBar()
        self._practice.open(table.practice, bar, exercise_text("title"))
        table.setParent(self)
        self.exercise, self._one, self._bar = table, one, bar
        self._join(table, bar)
        table.begin()

    def _join(self, table: ExerciseTable, bar: ExerciseBar) -> None:
        for signal, slot in (
            (table.changed, self._changed),
            (table.ended, self._ended),
            (table.points, self._table.teacher.point),
            (table.shows, self._table.teacher.show),
            (table.played, self._play),
            (table.takes_input, self._take_input),
            (bar.answer_asked, table.give_up),
            (bar.watch_asked, table.watch),
            (bar.back_asked, table.back),
            (bar.next_asked, self.next),
            (bar.left, self._practice.leave),
            (bar.told, self._window.herald.say),
        ):
            signal.connect(slot)

    def _changed(self, status: ExerciseStatus) -> None:
        bar = self._bar
        if bar is None:
            return
        bar.show_status(status)
        if not bar.wants_keys:
            self._table.setFocus()

    def _play(self, script: Script) -> None:
        self._window.show_practised(script.final)
        self._table.play(script)

    def _take_input(self, commands: object) -> None:
        self._table.skip()
        self._table.set_commands(commands)  # type: ignore[arg-type]

    def _ended(self, result: Result) -> None:
        """Keep how it went."""
        if self._one is None:
            return
        progress = progress_in(self._learning)
        progress.answered(self._one, result, today())
        try:
            self._learning.put(kept_progress.SECTION, kept_progress.to_data(progress))
        except StorageProblem as problem:
            if not self._told:
                self._told = True
                show_storage_problem(problem, self._window)

    def _hint(self) -> None:
        if self.exercise is not None:
            self.exercise.hint()

    def _gone(self) -> None:
        table, self.exercise, self._bar, self._one = self.exercise, None, None, None
        if table is not None:
            table.close()
            table.deleteLater()

    def retranslate(self) -> None:
        """Another language."""
        if self.exercise is not None:
            self._table.skip()
            self.exercise.retranslate()


class ProgressFlow(Flow):
    """The page of progress, and what it leads to.

    Signals:
        lessons_asked, first_hand_asked: learn on.
        exercises_asked(Wish): practise this.
    """

    lessons_asked = Signal()
    first_hand_asked = Signal()
    exercises_asked = Signal(object)

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._dialog: ProgressWindow | None = None

    def open(self) -> None:
        """Show it."""
        from canasta_qt.dialogs.lessons.progress import Learned, ProgressWindow

        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
            return
        progress, day = progress_in(self._learning), today()
        mistakes = kept_mistakes.from_data(self._learning.section(kept_mistakes.SECTION))
        due = len(progress.due([*progress.own, *shipped().exercises], day))
        learned = Learned(
            catalogue(), LessonProgress(self._learning), progress, due, mistakes.trends(day)
        )
        dialog = ProgressWindow(learned, self._window)
        dialog.lessons_asked.connect(self.lessons_asked)
        dialog.first_hand_asked.connect(self.first_hand_asked)
        dialog.exercises_asked.connect(self.exercises_asked)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        open_over(dialog, self._window)

    def _closed(self) -> None:
        self._dialog = None
