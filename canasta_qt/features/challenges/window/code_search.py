"""A code is looked for in a file without holding the window, and can be stopped."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from canasta_qt.features.challenges.window.foreign_picture import (
    MOST_BYTES,
    PictureProblem,
    grey_rows,
    is_picture,
)
from canasta_qt.jobs.job import Job
from canasta_qt.jobs.pool import Done, Pool
from canasta_qt.record.challenges.code import has_challenge
from canasta_qt.record.challenges.qr import text_in_picture, text_in_png
from canasta_qt.storage.files import StorageProblem, read_bytes


class CodeSearch(QObject):
    """Reads one file at a time in a process of its own; another one takes its place.

    Signals:
        ended(CodeReading): what was found, or why nothing; not after `stop`.
    """

    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = Job(Pool(read_code, 1, 0), self)
        self._job.done.connect(self._read)
        self._job.failed.connect(self._over)
        self._ours: list[Path] = []
        self.destroyed.connect(partial(_remove, self._ours))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def running(self) -> bool:
        """Whether a file is being read."""
        return self._job.running

    def begin(self, path: Path) -> None:
        """Read this file."""
        self.stop()
        self._job.start([str(path)])

    def begin_with(self, data: bytes) -> None:
        """Read a file of this content; it is put where the process finds it, and removed again."""
        self.stop()
        try:
            handle, name = tempfile.mkstemp(prefix="canasta-")
            self._ours.append(Path(name))
            with os.fdopen(handle, "wb") as file:
                file.write(data)
        except OSError:
            self._over()
        else:
            self._job.start([name])

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._job.stop()
        _remove(self._ours)

    def _read(self, done: Done[CodeReading]) -> None:
        """A file that its process died of cannot be read."""
        self.stop()
        self.ended.emit(done.result or CodeReading("", "unreadable"))

    def _over(self, _why: str = "") -> None:
        self.stop()
        self.ended.emit(CodeReading("", "unreadable"))


def _remove(ours: list[Path]) -> None:
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
