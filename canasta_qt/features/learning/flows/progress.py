"""The page that shows how far the learner is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.features.learning.flows.learned import mistakes_in, progress_in, today
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.ui.widgets.placement import bring_to_front, open_over

if TYPE_CHECKING:
    from canasta_qt.features.learning.flows.exercises import ExerciseFlow
    from canasta_qt.features.learning.flows.lessons import LessonFlow
    from canasta_qt.features.learning.window import Learned, ProgressWindow


class ProgressFlow(Flow):
    """Opens the page, which leads to lessons and exercises."""

    def __init__(self, context: Context, lessons: LessonFlow, exercises: ExerciseFlow) -> None:
        super().__init__(context)
        self._lessons, self._exercises = lessons, exercises
        self._dialog: ProgressWindow | None = None

    def open(self) -> None:
        """Show the page, or bring it to the front."""
        from canasta_qt.features.learning.window import ProgressWindow

        if bring_to_front(self._dialog):
            return
        dialog = ProgressWindow(self._learned(), self._window)
        dialog.lessons_asked.connect(self._lessons.open)
        dialog.first_hand_asked.connect(self._lessons.first_hand)
        dialog.exercises_asked.connect(self._exercises.open)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        open_over(dialog, self._window)

    def _learned(self) -> Learned:
        from canasta_qt.features.learning.exercises.model.progress import Wish
        from canasta_qt.features.learning.lessons.model.progress import LessonProgress
        from canasta_qt.features.learning.lessons.model.reading import catalogue
        from canasta_qt.features.learning.window import Learned

        progress, day = progress_in(self._learning), today()
        due = len(progress.due(self._exercises.pool.fitting(Wish(), progress), day))
        trends = mistakes_in(self._learning).trends(day)
        return Learned(catalogue(), LessonProgress(self._learning), progress, due, trends)

    def _closed(self) -> None:
        self._dialog = None

    def retranslate(self) -> None:
        """Replace an open page by one in the present language, in the same place."""
        before = self._dialog
        if before is not None:
            place, row = before.geometry(), before.list.currentRow()
            before.close()
            self.open()
            if self._dialog is not None:
                self._dialog.setGeometry(place)
                self._dialog.list.setCurrentRow(row)
