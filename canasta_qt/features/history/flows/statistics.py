"""The window with statistics."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.statistics import statistics_filter_values
from canasta_qt.ui.widgets.common import remember_size
from canasta_qt.ui.widgets.placement import show_beside
from canasta_qt.ui.widgets.problems import show_storage_problem

if TYPE_CHECKING:
    from canasta_qt.features.history.statistics.session import ComparedGames
    from canasta_qt.features.history.statistics.window.window import StatisticsWindow
    from canasta_qt.library.preferences import Preferences
    from canasta_qt.storage.matches import MatchStore

Compared = Callable[["MatchStore"], "ComparedGames"]
"""The summary of all comparisons. Raises `StorageProblem`."""

EVERY = 20
"""The figures are renewed after this count of matches."""


class StatisticsFlow(Flow):
    """Opens the window with statistics, once; without a store nothing opens."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._figures: Figures | None = None
        self._compared: Compared | None = None

    def contribute(self, compared: Compared) -> None:
        """Add a page with the summary that `compared` returns."""
        self._compared = compared

    @property
    def shown(self) -> StatisticsWindow | None:
        """The window while it is open."""
        return self._figures.dialog if self._figures is not None else None

    def open(self) -> None:
        """Show the statistics, or bring them up to date and to the front."""
        from canasta_qt.features.history.statistics.window.window import StatisticsWindow

        store = self._controller.store
        if store is None:
            return
        if self._figures is None:
            going = self._controller.match is not None
            dialog = StatisticsWindow(self._window, going=going)
            remember_size(dialog, "statistics", self._preferences, (1180, 720))
            dialog.play_asked.connect(self._play)
            dialog.milestones_asked.connect(partial(self._open_milestones, dialog))
            dialog.finished.connect(self._closed)
            self._figures = Figures(store, self._compared, dialog, self._preferences)
        if self._figures.begin():
            show_beside(self._figures.dialog, self._window)
        else:
            self._closed()

    def retranslate(self) -> None:
        """Replace an open window by one in the present language, in the same place."""
        before = self.shown
        if before is None:
            return
        place, page = before.geometry(), before.pages.currentIndex()
        chosen = {name: box.currentIndex() for name, box in before.boxes.items()}
        person = before.person.currentIndex()
        before.close()
        self.open()
        if self.shown is not None:
            self.shown.setGeometry(place)
            self.shown.pages.setCurrentIndex(page)
            self.shown.person.setCurrentIndex(person)
            for name, index in chosen.items():
                self.shown.boxes[name].setCurrentIndex(index)

    def _play(self) -> None:
        """Return to the match on the table, or choose one."""
        if self.shown is not None:
            self.shown.close()
        if self._controller.match is None:
            self._window.commands.run("new_match")

    def _open_milestones(self, over: StatisticsWindow) -> None:
        self._window.commands.run("firsts", over)

    def _closed(self) -> None:
        if self._figures is not None:
            figures, self._figures = self._figures, None
            figures.counter.stop()
            figures.dialog.deleteLater()


class Figures(QObject):
    """Fills `dialog` from the stored matches; `counter` counts those not counted yet."""

    def __init__(
        self,
        store: MatchStore,
        compared: Compared | None,
        dialog: StatisticsWindow,
        preferences: Preferences,
    ) -> None:
        from canasta_qt.features.history.statistics.session import LateCounter

        super().__init__(dialog)
        self._store, self._compared, self._preferences = store, compared, preferences
        self.dialog = dialog
        self.counter = LateCounter(store, dialog)
        self.counter.counted.connect(self._counted)
        dialog.asked.connect(lambda: self._guarded(self._look_up))

    def begin(self) -> bool:
        """Show the figures and count the rest; False when nothing can be read."""
        return self._guarded(self._renew) and self._guarded(self._count)

    def _count(self) -> None:
        self.dialog.show_counting(self.counter.start())

    def _renew(self) -> None:
        """Offer the choices, and show the figures."""
        found_values = statistics_filter_values(self._store)
        self.dialog.offer(found_values)
        people = self._preferences.all_people(found_values.people)
        self.dialog.offer_people(people, self._preferences.in_front)
        if self._compared is not None:
            self.dialog.show_compared(self._compared(self._store))
        self._look_up()

    def _look_up(self) -> None:
        from canasta_qt.features.history.statistics.session import statistics_model

        dialog = self.dialog
        dialog.show_model(statistics_model(self._store, dialog.choice, dialog.name))

    def _counted(self, left: int) -> None:
        self.dialog.show_counting(left)
        if left % EVERY == 0:
            self._guarded(self._renew)

    def _guarded(self, action: Callable[[], None]) -> bool:
        """Do it; a problem with the matches is shown, and False returned."""
        try:
            action()
        except StorageProblem as problem:
            show_storage_problem(problem, self.dialog.parentWidget() or self.dialog)
            return False
        return True
