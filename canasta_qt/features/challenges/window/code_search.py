"""`CodeSearch`: a code is looked for in a file without holding the window, and can be stopped."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from canasta_qt.features.challenges.window.code_reading import CodeReading, read_code
from canasta_qt.jobs.crew import Crew, CrewLost

POLL_MS: Final = 30


class CodeSearch(QObject):
    """Reads one file at a time in a process of its own; another one takes its place.

    Signals:
        ended(CodeReading): what was found, or why nothing; not after `stop`.
    """

    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._crews: list[Crew[str, CodeReading]] = []
        self._ours: list[Path] = []
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._look)
        self.destroyed.connect(partial(_end, self._crews, self._ours))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def running(self) -> bool:
        """Whether a file is being read."""
        return bool(self._crews)

    def begin(self, path: Path) -> None:
        """Read this file."""
        self.stop()
        self._start(path)

    def begin_with(self, data: bytes) -> None:
        """Read a file of this content; it is put where the process finds it, and removed again."""
        self.stop()
        try:
            handle, name = tempfile.mkstemp(prefix="canasta-")
            self._ours.append(Path(name))
            with os.fdopen(handle, "wb") as file:
                file.write(data)
        except OSError:
            self._over(None)
        else:
            self._start(Path(name))

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._timer.stop()
        _end(self._crews, self._ours)

    def _start(self, path: Path) -> None:
        crew: Crew[str, CodeReading] = Crew(read_code, [str(path)], 1, 0)
        self._crews.append(crew)
        try:
            crew.start()
        except CrewLost:
            self._over(None)
            return
        self._timer.start()

    def _look(self) -> None:
        try:
            done = self._crews[0].collect(0)
        except CrewLost:
            self._over(None)
            return
        if done:
            self._over(done[0].result)

    def _over(self, reading: CodeReading | None) -> None:
        """A file that its process died of cannot be read."""
        self.stop()
        self.ended.emit(reading or CodeReading("", "unreadable"))


def _end(crews: list[Crew[str, CodeReading]], ours: list[Path]) -> None:
    while crews:
        crews.pop().stop()
    while ours:
        with suppress(OSError):
            ours.pop().unlink()
