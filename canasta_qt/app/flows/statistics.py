"""Opens the statistics, and has matches of earlier programs counted meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.flows.notices import show_storage_problem
from canasta_qt.app.window.placement import show_beside
from canasta_qt.dialogs.widgets.common import remember_size
from canasta_qt.storage.files import StorageProblem

if TYPE_CHECKING:
    from canasta_qt.dialogs.statistics.window import StatisticsWindow
    from canasta_qt.storage.matches import MatchStore

EVERY = 20
"""After so many matches counted late the figures are renewed."""


class StatisticsFlow(Flow):
    """Keeps the one window with statistics; without a store nothing opens."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._figures: Figures | None = None

    @property
    def shown(self) -> StatisticsWindow | None:
        """The window while it is open."""
        return self._figures.dialog if self._figures is not None else None

    def open(self) -> None:
        """Show the statistics, or bring them to the front with what has been played since."""
        from canasta_qt.dialogs.statistics.window import StatisticsWindow

        store = self._controller.store
        if store is None:
            return
        if self._figures is None:
            dialog = StatisticsWindow(self._window)
            remember_size(dialog, "statistics", self._preferences, (980, 560))
            dialog.finished.connect(self._closed)
            self._figures = Figures(store, dialog)
        if self._figures.begin():
            show_beside(self._figures.dialog, self._window)
        else:
            self._closed()

    def retranslate(self) -> None:
        """Another language: the open window is made again where it was."""
        before = self.shown
        if before is None:
            return
        place, page = before.geometry(), before.pages.currentIndex()
        chosen = {name: box.currentIndex() for name, box in before.boxes.items()}
        before.close()
        self.open()
        if self.shown is not None:
            self.shown.setGeometry(place)
            self.shown.pages.setCurrentIndex(page)
            for name, index in chosen.items():
                self.shown.boxes[name].setCurrentIndex(index)

    def _closed(self) -> None:
        if self._figures is not None:
            figures, self._figures = self._figures, None
            figures.counter.stop()
            figures.dialog.deleteLater()


class Figures(QObject):
    """Fills `dialog` from the matches that are kept; `counter` counts those not counted yet."""

    def __init__(self, store: MatchStore, dialog: StatisticsWindow) -> None:
        from canasta_qt.library.statistics import LateCounter

        super().__init__(dialog)
        self._store = store
        self.dialog = dialog
        self.counter = LateCounter(store, dialog)
        self.counter.counted.connect(self._counted)
        dialog.asked.connect(lambda: self._told(self._look_up))

    def begin(self) -> bool:
        """Show the figures and count what was not counted; False when nothing can be read."""
        return self._told(self._renew) and self._told(self._count)

    def _count(self) -> None:
        self.dialog.show_counting(self.counter.start())

    def _renew(self) -> None:
        """Offer what can be chosen, and show the figures."""
        from canasta_qt.storage.statistics import statistics_filter_values

        self.dialog.offer(statistics_filter_values(self._store))
        self._look_up()

    def _look_up(self) -> None:
        from canasta_qt.library.statistics import statistics_model

        self.dialog.show_model(statistics_model(self._store, self.dialog.choice))

    def _counted(self, left: int) -> None:
        self.dialog.show_counting(left)
        if left % EVERY == 0:
            self._told(self._renew)

    def _told(self, action: Callable[[], None]) -> bool:
        """Do it; trouble with the matches is told, and the answer is False."""
        try:
            action()
        except StorageProblem as problem:
            show_storage_problem(problem, self.dialog.parentWidget() or self.dialog)
            return False
        return True
