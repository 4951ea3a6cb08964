"""The recovery of damaged matches, with a window that shows its progress."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from canasta_qt.jobs.threads import submitted
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.salvage.recovery import Recovery
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.placement import show_beside
from canasta_qt.words.sentences import figures

LOOK_MS: Final = 40
"""Time between two looks at the recovery."""

SETTLED_MS: Final = 800
"""For this long keys are ignored that were pressed while the program started."""

SHOWN_AFTER_MS: Final = 400
"""A recovery that takes longer shows its window."""


def watch_recovery(recovery: Recovery, over: QWidget) -> StorageProblem | None:
    """Run a recovery in a thread, with a window that shows how many matches are safe.

    Returns the result of `recovery.run`. Closing that window, or the one below it, interrupts it.
    Nothing else can be done meanwhile: keys and clicks wait until that window has opened, which
    then keeps them to itself.
    """
    with ThreadPoolExecutor(1, "recovery") as thread:
        work = submitted(thread, recovery.run)
        watching = RecoveryWatch(recovery, work, over)
        watching.wait()
        watching.end()
    return work.result()


class RecoveryWatch(QObject):
    """Follows a recovery, and opens its window when it takes long."""

    def __init__(
        self, recovery: Recovery, work: Future[StorageProblem | None], over: QWidget
    ) -> None:
        super().__init__(over)
        self._loop = QEventLoop(self)
        self._takes_long = False
        self._recovery = recovery
        self._work = work
        self._over = over
        self._dialog: RecoveryWindow | None = None
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        QTimer.singleShot(SHOWN_AFTER_MS, self, self._long)

    def wait(self) -> None:
        """Stay until the recovery is over or interrupted."""
        self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        if self._takes_long:
            self._show()
            self._loop.exec()

    def end(self) -> None:
        """Interrupt the recovery if it still runs, and close its window."""
        self._recovery.interrupt()
        self._timer.stop()
        if self._dialog is not None:
            self._dialog.close()
        self.deleteLater()

    def _long(self) -> None:
        if self._timer.isActive() and not self._work.done() and self._over.isVisible():
            self._takes_long = True
            self._loop.quit()

    def _show(self) -> None:
        self._dialog = RecoveryWindow(self._over)
        self._dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._dialog.finished.connect(self._closed)
        show_beside(self._dialog, self._over)

    def _closed(self) -> None:
        self._dialog = None
        self._recovery.interrupt()

    def _look(self) -> None:
        progress = self._recovery.progress
        if self._dialog is not None:
            self._dialog.show_progress(progress.safe, progress.total)
        if not self._over.isVisible():
            self._recovery.interrupt()
        if self._work.done():
            self._loop.quit()


class RecoveryWindow(Window):
    """Shows the progress; when it is closed the rest is done at the next start.

    A key that was pressed before it could be read does not close it, nor one that is held down.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Saving your matches"))
        self.safe = build.heading("", self)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Matches saved so far"))
        reason = self.tr(
            "The file with your matches was damaged. Everything readable is being moved to a new "
            "one; the damaged file is kept."
        )
        rest = self.tr(
            "You can close this window, and Canasta too: what is safe stays safe, and the rest "
            "follows at the next start."
        )
        self._box = build.close_box(self)
        self._box.setEnabled(False)
        QTimer.singleShot(SETTLED_MS, self, lambda: self._box.setEnabled(True))
        titled(
            self,
            self.tr("Your matches are being saved"),
            build.label(reason, self),
            self.safe,
            self.progress,
            build.label(rest, self),
            1,
            foot=(1, self._box),
        )
        self.show_progress(0, None)
        open_sized(self, 560)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._box.isEnabled() and not event.isAutoRepeat():
            super().keyPressEvent(event)

    def show_progress(self, safe: int, total: int | None) -> None:
        """Show how many matches are safe; `total` is None while it is not known."""
        if total is None:
            self.safe.setText(self.tr("Safe so far: {safe}").format(safe=figures(safe)))
            return
        text = self.tr("Safe so far: {safe} of {total}")
        self.safe.setText(text.format(safe=figures(safe), total=figures(total)))
        self.progress.setRange(0, max(1, total))
        self.progress.setValue(safe)
