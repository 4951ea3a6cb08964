"""A code is looked for in a file without holding the window, and can be stopped."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from canasta_qt.features.challenges.window.foreign_picture import (
    MOST_BYTES,
    PictureProblem,
    grey_rows,
    is_picture,
)
from canasta_qt.jobs.crew import Crew, CrewLost
from canasta_qt.record.challenges.code import has_challenge
from canasta_qt.record.challenges.qr import text_in_picture, text_in_png
from canasta_qt.storage.files import StorageProblem, read_bytes

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


# --- what a dropped file says of a challenge --------------------------------------------------

MOST_TEXT: Final = 100_000


class CodeReading(NamedTuple):
    """A text with a code, or why there is none.

    Attributes:
        text: what was found; empty for nothing.
        fault: `unreadable`, `kind`, `large`, `damaged`, `no_code` (in a picture) or `no_text`
            (in any other file).
    """

    text: str
    fault: str = ""


def read_code(path: str) -> CodeReading:
    """The code in a file: a text, a picture saved by the program, or any upright picture."""
    file = Path(path)
    try:
        if not file.is_file():  # a pipe would never end
            return CodeReading("", "unreadable")
        data = read_bytes(file, MOST_BYTES)
    except (StorageProblem, OSError):
        return CodeReading("", "unreadable")
    beside = text_in_png(data)
    if beside:
        return CodeReading(beside)
    if not is_picture(data):
        text = data[:MOST_TEXT].decode("utf-8", "replace")
        return CodeReading(text) if has_challenge(text) else CodeReading("", "no_text")
    try:
        text = text_in_picture(grey_rows(data))
    except PictureProblem as problem:
        return CodeReading("", problem.why)
    return CodeReading(text, "" if text else "no_code")
