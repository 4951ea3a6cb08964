"""What keeps the matches safe, as far as the player sees it: the check of all of them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.app.flows.flow import Flow, show_storage_problem
from canasta_qt.app.window.placement import open_over
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.match_check import mend

if TYPE_CHECKING:
    from canasta_qt.dialogs.history.check import MatchCheckWindow
    from canasta_qt.storage.matches import MatchStore

LOOK_MS: Final = 40
"""How often is looked what was found."""

MENDING_S: Final = 0.02
"""So long at most matches are mended before the window may do something else."""


class MatchCheckFlow(Flow):
    """Opens the check of all matches.

    Signals:
        changed: matches were repaired; what lists them may look again.
    """

    changed = Signal()

    def open(self) -> None:
        """Check all matches but the one on the table."""
        from canasta_qt.dialogs.history.check import MatchCheckWindow

        store = self._controller.store
        if store is None:
            return
        window = MatchCheckWindow(self._window)
        work = MatchChecking(store, self._controller.number, window)
        work.repaired.connect(self.changed)
        work.failed.connect(lambda problem: show_storage_problem(problem, self._window))
        open_over(window, self._window)
        work.start()


class MatchChecking(QObject):
    """Mends what the thread of an examination finds, and tells `window` of it.

    Signals:
        repaired: the check is over, and something was put right.
        failed(StorageProblem): the matches cannot be read or written; the check is over.
    """

    repaired = Signal()
    failed = Signal(object)

    def __init__(self, store: MatchStore, playing: int | None, window: MatchCheckWindow) -> None:
        """`playing` is the number of the match on the table."""
        from canasta_qt.library.match_check import CheckReport, Examination

        super().__init__(window)
        self._store = store
        self._dialog = window
        self._work = Examination(store.database.path, playing)
        self.report = CheckReport()
        self._told = False
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        window.stop_asked.connect(self._stop)
        window.finished.connect(self._leave)

    def start(self) -> None:
        """Begin."""
        self._work.start()
        self._timer.start()

    def _stop(self) -> None:
        self.report.stopped = True
        self._work.stop()

    def _leave(self) -> None:
        """The window closes: what was repaired stays so."""
        self._work.stop()
        self._timer.stop()
        self._tell_of_repairs()

    def _look(self) -> None:
        over = self._work.is_over  # first, for then nothing is put into the queue any more
        end = time.monotonic() + MENDING_S
        try:
            while time.monotonic() < end:
                found = self._work.take()
                if found is None:
                    break
                self.report.add(found, mend(self._store, found))
            else:
                over = False
        except StorageProblem as problem:
            self._fail(problem)
            return
        self._dialog.show_progress(self.report.count, self._work.total)
        if over:
            self._end()

    def _fail(self, problem: StorageProblem) -> None:
        self._dialog.close()
        self.failed.emit(problem)

    def _end(self) -> None:
        self._timer.stop()
        if self._work.problem is not None:
            self._fail(self._work.problem)
            return
        from canasta_qt.dialogs.history.match_table import moment

        self.report.sound = self._work.sound
        note = self.tr("Damaged matches stay in the history, marked as such.")
        self._dialog.show_result(
            self.report.headline(),
            self.report.lines(moment),
            note if self.report.damaged else "",
        )
        self._tell_of_repairs()

    def _tell_of_repairs(self) -> None:
        report = self.report
        if not self._told and (report.repaired or any(mended for _, mended in report.damaged)):
            self._told = True
            self.repaired.emit()
