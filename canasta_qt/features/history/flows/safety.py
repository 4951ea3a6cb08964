"""The check of all matches, and older copies from which matches are taken back."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog, QWidget

from canasta_qt.features.match_setup.feature import MatchSetupFeature
from canasta_qt.jobs.threads import submitted
from canasta_qt.library.language import date_and_time
from canasta_qt.play.flows.flow import Flow
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.match_check import mend
from canasta_qt.storage.matches import MatchStore
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.ui.widgets.problems import show_storage_problem
from canasta_qt.words.cards import number

if TYPE_CHECKING:
    from canasta_qt.features.history.window.history import HistoryWindow
    from canasta_qt.features.history.window.safety import CopiesWindow, MatchCheckWindow
    from canasta_qt.storage.salvage.copies import Copy

T = TypeVar("T")

LOOK_MS: Final = 40
"""Time between two looks at what a thread has found."""

MENDING_S: Final = 0.02
"""Matches are mended for this long at most before the window may do something else."""


class HistoryCopies(QObject):
    """Looks into older copies and takes matches back, over the window with the matches.

    Signals:
        taken_back: there are more matches.
    """

    taken_back = Signal()

    def __init__(self, store: MatchStore, window: HistoryWindow) -> None:
        super().__init__(window)
        self._store = store
        self._window = window
        window.asked.connect(lambda name: self.open() if name == "copies" else None)

    def open(self) -> None:
        """Offer the copies, the latest first."""
        from canasta_qt.features.history.window.safety import CopiesWindow
        from canasta_qt.storage.salvage.copies import copies_of

        dialog = CopiesWindow(self._window)
        aside = CopyReading(dialog)
        dialog.look_asked.connect(lambda copy: self._look(dialog, aside, copy))
        dialog.take_asked.connect(lambda copy, matches: self._take(dialog, aside, copy, matches))
        open_over(dialog, self._window)
        aside.read(lambda: copies_of(self._store.database), dialog.show_copies)

    def _look(self, dialog: CopiesWindow, aside: CopyReading, copy: Copy, said: str = "") -> None:
        from canasta_qt.storage.salvage.copies import Contents, matches_in

        path = self._store.database.path

        def read() -> Contents:
            with closing(Database(path)) as ours:  # a connection keeps to its thread
                return matches_in(copy, MatchStore(ours))

        dialog.show_busy()
        aside.read(read, lambda found: dialog.show_contents(found, said))

    def _take(
        self, dialog: CopiesWindow, aside: CopyReading, copy: Copy, matches: Sequence[int]
    ) -> None:
        from canasta_qt.storage.salvage.copies import MatchesToRestore, put_back, read_wanted

        def put(wanted: MatchesToRestore | None) -> None:
            taken: tuple[int, ...] = ()
            if wanted is not None:
                with shown_problems(dialog):
                    taken = put_back(self._store, wanted)
            text = self.tr("Restored: {matches}.").format(matches=number(len(taken), "match"))
            if len(taken) < len(matches):
                text += " " + self.tr("For the others this backup has nothing better.")
            self._look(dialog, aside, copy, text)
            if taken:
                self.taken_back.emit()

        dialog.show_busy()
        aside.read(lambda: read_wanted(copy, matches), put)


@contextlib.contextmanager
def shown_problems(over: QWidget) -> Iterator[None]:
    """Show what is wrong with files, and go on."""
    try:
        yield
    except StorageProblem as problem:
        show_storage_problem(problem, over)


class CopyReading(QObject):
    """Reads copies in a thread, one thing after another, for as long as `dialog` is open."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._thread = ThreadPoolExecutor(1, "copies")
        self._work: list[tuple[Future[Any], Callable[[Any], None]]] = []
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        dialog.finished.connect(self._leave)

    def read(self, action: Callable[[], T], then: Callable[[T | None], None]) -> None:
        """Read, then call `then` with the result; None after a problem, which is shown."""
        self._work.append((submitted(self._thread, action), then))
        self._timer.start()

    def _look(self) -> None:
        while self._work and self._work[0][0].done():
            work, then = self._work.pop(0)
            found = None
            with shown_problems(self._dialog):
                found = work.result()
            then(found)
        if not self._work:
            self._timer.stop()

    def _leave(self) -> None:
        self._timer.stop()
        self._work.clear()
        self._thread.shutdown(wait=False, cancel_futures=True)


class MatchCheckFlow(Flow):
    """Opens the check of all matches."""

    def open(self) -> None:
        """Check all matches but the one on the table."""
        from canasta_qt.features.history.window.safety import MatchCheckWindow

        store = self._controller.store
        if store is None:
            return
        window = MatchCheckWindow(self._window)
        work = MatchChecking(store, self._controller.number, window)
        work.repaired.connect(self._context.of(MatchSetupFeature).waits.refresh)
        work.failed.connect(lambda problem: show_storage_problem(problem, self._window))
        open_over(window, self._window)
        work.start()


class MatchChecking(QObject):
    """Mends what the thread of an examination finds, and shows it in `window`.

    Signals:
        repaired: the check is over, and something was put right.
        failed(StorageProblem): the matches cannot be read or written; the check is over.
    """

    repaired = Signal()
    failed = Signal(object)

    def __init__(self, store: MatchStore, playing: int | None, window: MatchCheckWindow) -> None:
        """`playing` is the number of the match on the table."""
        from canasta_qt.features.history.work import CheckReport, Examination

        super().__init__(window)
        self._store = store
        self._dialog = window
        self._work = Examination(store.database.path, playing)
        self.report = CheckReport(playing=playing is not None)
        self._announced = False
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
        self._announce_repairs()

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
        self.report.sound = self._work.sound
        note = self.tr(
            "Damaged matches stay in the history, marked as damaged. A backup may have them "
            "intact: see “Backups” there."
        )
        self._dialog.show_result(
            self.report.headline(),
            self.report.lines(date_and_time),
            note if self.report.damaged else "",
        )
        self._announce_repairs()

    def _announce_repairs(self) -> None:
        report = self.report
        mended = report.repaired or any(mended for _, mended in report.damaged)
        if mended and not self._announced:
            self._announced = True
            self.repaired.emit()
