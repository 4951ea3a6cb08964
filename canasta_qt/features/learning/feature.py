"""First hand, lessons, exercises, tips and progress."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.features.learning.flows.home_made import HomeMadeFlow
from canasta_qt.features.learning.flows.learned import note_own
from canasta_qt.features.learning.flows.lessons import LessonFlow
from canasta_qt.features.learning.flows.tips import TipFlow
from canasta_qt.features.review.feature import ReviewFeature
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.problems import storage_trouble

if TYPE_CHECKING:
    from canasta_qt.features.learning.flows.exercises import ExerciseFlow
    from canasta_qt.features.learning.flows.progress import ProgressFlow
    from canasta_qt.features.review.session.job import ReviewJob


class LearningFeature(Feature):
    """Teaches, and stores the learner's progress.

    Signals:
        own_exercises_asked: choose among exercises that the player laid out.
        position_asked(PositionExercise): bring such an exercise to the table.
        pass_on_asked(ShownExercise): make a challenge code of it.

    Attributes:
        lessons, tips: on the table. home_made: makes more exercises while nobody plays.
    """

    own_exercises_asked = Signal()
    position_asked = Signal(object)
    pass_on_asked = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        review = context.of(ReviewFeature)
        self.lessons = LessonFlow(context)
        self.tips = TipFlow(context)
        self.home_made = HomeMadeFlow(
            context, lambda: context.controller.thinking or review.looking
        )
        self._bind_commands()
        review.looked.connect(self._note_own)
        self._stage.cleared.connect(self.tips.leave)
        context.of(Play).curtain.changed.connect(self.tips.leave)

    def _bind_commands(self) -> None:
        commands = self._window.commands
        commands.bind("first_hand", self.lessons.first_hand)
        commands.bind("lessons", self.lessons.open)
        commands.bind("exercises", self._open_exercises)
        commands.bind("progress", self._open_progress)

    def _open_exercises(self) -> None:
        self.exercises.open()

    @cached_property
    def exercises(self) -> ExerciseFlow:
        """Made when it is first used: most starts go without."""
        from canasta_qt.features.learning.flows.exercises import ExerciseFlow

        exercises = self._speaking(ExerciseFlow(self._context, self.home_made))
        exercises.yours_asked.connect(self.own_exercises_asked)
        return exercises

    def _open_progress(self) -> None:
        self.progress.open()

    @cached_property
    def progress(self) -> ProgressFlow:
        """Made when it is first opened."""
        from canasta_qt.features.learning.flows.progress import ProgressFlow

        return self._speaking(ProgressFlow(self._context, self.lessons, self.exercises))

    def _note_own(self, job: ReviewJob, match: int) -> None:
        """Make exercises of the moves that a review has confirmed as mistakes."""
        if job.review is None or not job.timeline.log.players[job.seat].is_human:
            return
        moments = [moment for deal in job.review.deals.values() for moment in deal.moments]
        try:
            note_own(self._learning, job.timeline, moments, str(match))
        except StorageProblem as problem:
            self._window.tell(storage_trouble(problem).happened)


FEATURE = LearningFeature
