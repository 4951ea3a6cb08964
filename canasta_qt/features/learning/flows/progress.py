"""The page of progress, and what it leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.features.learning.flows.learned import mistakes_in, progress_in, today
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.ui.widgets.placement import open_over

if TYPE_CHECKING:
    from canasta_qt.features.learning.flows.home_made import HomeMadeFlow
    from canasta_qt.features.learning.window import Learned, ProgressWindow


class ProgressFlow(Flow):
    """The page of progress, and what it leads to.

    Signals:
        lessons_asked, first_hand_asked: learn on.
        exercises_asked(Wish): practise this.
    """

    lessons_asked = Signal()
    first_hand_asked = Signal()
    exercises_asked = Signal(object)

    def __init__(self, context: Context, home: HomeMadeFlow) -> None:
        """`home` has the exercises that were made here."""
        super().__init__(context)
        self._home = home
        self._dialog: ProgressWindow | None = None

    def open(self) -> None:
        """Show it."""
        from canasta_qt.features.learning.window import ProgressWindow

        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
            return
        dialog = ProgressWindow(self._learned(), self._window)
        dialog.lessons_asked.connect(self.lessons_asked)
        dialog.first_hand_asked.connect(self.first_hand_asked)
        dialog.exercises_asked.connect(self.exercises_asked)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        open_over(dialog, self._window)

    def _learned(self) -> Learned:
        """All that the page tells."""
        from canasta_qt.features.learning.exercises.model.position import shipped
        from canasta_qt.features.learning.exercises.model.progress import ExercisePool, Wish
        from canasta_qt.features.learning.lessons.model.progress import LessonProgress
        from canasta_qt.features.learning.lessons.model.reading import catalogue
        from canasta_qt.features.learning.window import Learned

        progress, day = progress_in(self._learning), today()
        pool = ExercisePool(shipped().exercises, self._home.exercises)
        due = len(progress.due(pool.fitting(Wish(), progress), day))
        trends = mistakes_in(self._learning).trends(day)
        return Learned(catalogue(), LessonProgress(self._learning), progress, due, trends)

    def _closed(self) -> None:
        self._dialog = None

    def retranslate(self) -> None:
        """Another language: an open page is made again where it was."""
        before = self._dialog
        if before is not None:
            place, row = before.geometry(), before.list.currentRow()
            before.close()
            self.open()
            if self._dialog is not None:
                self._dialog.setGeometry(place)
                self._dialog.list.setCurrentRow(row)
