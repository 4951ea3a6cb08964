"""Opens the statistics, and has matches of earlier programs counted meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from canasta_qt.app.window.placement import show_beside
from canasta_qt.dialogs.widgets.common import Memory, remember_size
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.matches import MatchStore

if TYPE_CHECKING:
    from canasta_qt.dialogs.statistics.window import StatisticsWindow
    from canasta_qt.library.statistics import LateCounter

EVERY = 20
"""After so many matches counted late the figures are renewed."""


class StatisticsFlow(QObject):
    """Keeps the one window with statistics.

    Attributes:
        shown: the window while it is open.
    """

    def __init__(
        self,
        window: QWidget,
        store: MatchStore | None,
        memory: Memory | None,
        trouble: Callable[[StorageProblem], object],
    ) -> None:
        """`trouble` tells of matches that cannot be read. Without a store nothing opens."""
        super().__init__(window)
        self._window = window
        self._store = store
        self._memory = memory
        self._trouble = trouble
        self._counter: LateCounter | None = None
        self.shown: StatisticsWindow | None = None

    def open(self) -> None:
        """Show the statistics, or bring them to the front with what has been played since."""
        from canasta_qt.dialogs.statistics.window import StatisticsWindow
        from canasta_qt.library.statistics import LateCounter

        if self._store is None:
            return
        if self.shown is None:
            dialog = StatisticsWindow(self._window)
            remember_size(dialog, "statistics", self._memory, (980, 560))
            dialog.asked.connect(self._look_up)
            dialog.finished.connect(self._closed)
            self._counter = LateCounter(self._store, dialog)
            self._counter.counted.connect(self._counted)
            self.shown = dialog
        if not self._renewed() or not self._count():
            self._closed()
            return
        show_beside(self.shown, self._window)

    def retranslate(self) -> None:
        """Another language: the open window is made again where it was."""
        if self.shown is None:
            return
        before, page, chosen = (
            self.shown.geometry(),
            self.shown.pages.currentIndex(),
            {name: box.currentIndex() for name, box in self.shown.boxes.items()},
        )
        self.shown.close()
        self.open()
        if self.shown is not None:
            self.shown.setGeometry(before)
            self.shown.pages.setCurrentIndex(page)
            for name, index in chosen.items():
                self.shown.boxes[name].setCurrentIndex(index)

    def _count(self) -> bool:
        """Begin to count what was not counted; False when nothing can be read."""
        assert self.shown is not None
        assert self._counter is not None
        try:
            self.shown.show_counting(self._counter.start())
        except StorageProblem as problem:
            self._trouble(problem)
            return False
        return True

    def _renewed(self) -> bool:
        """Offer what can be chosen and show the figures; False when nothing can be read."""
        from canasta_qt.storage.statistics import statistics_filter_values

        assert self.shown is not None
        assert self._store is not None
        try:
            self.shown.offer(statistics_filter_values(self._store))
        except StorageProblem as problem:
            self._trouble(problem)
            return False
        return self._look_up()

    def _look_up(self) -> bool:
        from canasta_qt.library.statistics import statistics_model

        assert self.shown is not None
        assert self._store is not None
        try:
            self.shown.show_model(statistics_model(self._store, self.shown.choice))
        except StorageProblem as problem:
            self._trouble(problem)
            return False
        return True

    def _counted(self, left: int) -> None:
        if self.shown is not None:
            self.shown.show_counting(left)
            if left % EVERY == 0:
                self._renewed()

    def _closed(self) -> None:
        if self._counter is not None:
            self._counter.stop()
        self._counter = None
        if self.shown is not None:
            dialog, self.shown = self.shown, None
            dialog.deleteLater()
