"""One program at a time for one data folder, so that two never write into the same match.

The second one knocks by putting a note into the folder, and the first, which looks for it now and
then, opens: it takes the note away and comes to the front. That works wherever files do.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from canasta_qt.storage.files import write_atomically
from canasta_qt.storage.problems import StorageProblem

FILE: Final = "canasta-qt.lock"
KNOCK: Final = "canasta-qt.knock"

LISTEN_MS: Final = 250
"""How often the first program looks whether somebody knocks."""

PATIENCE_S: Final = 2.0
"""How long the second one waits for an answer."""


class OnlyOne(QObject):
    """A claim on a data folder, given up by `release` and by the system when a program dies.

    Signals:
        knocked(str): another program was started on the same folder, to open this file ("": none).
    """

    knocked = Signal(str)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._lock = QLockFile(str(folder / FILE))
        self._lock.setStaleLockTime(0)
        self._knock = folder / KNOCK
        self._listening = QTimer(self)
        self._listening.setInterval(LISTEN_MS)
        self._listening.timeout.connect(self._listen)

    @property
    def claimed(self) -> bool:
        """Whether the folder is ours."""
        return self._lock.isLocked()

    def claim(self) -> bool:
        """Take the folder; False when another running program has it.

        A folder that cannot be written is nobody's and counts as taken by us: that trouble is told
        elsewhere, and the game can still be played.
        """
        if self._lock.tryLock(0):
            self._open()
            self._listening.start()
            return True
        if not os.access(self._knock.parent, os.W_OK):
            return True  # a lock left there by a program that was killed cannot be taken away
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def knock(self, file: str = "") -> bool:
        """Ask the program that has the folder to come to the front, and to open a file.

        Returns whether it answers.
        """
        try:
            write_atomically(self._knock, file)
        except StorageProblem:
            return False
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            if not self._knock.exists():
                return True
            time.sleep(0.02)
        self._open()
        return False

    def release(self) -> None:
        """Give the folder up."""
        self._listening.stop()
        self._lock.unlock()

    def _listen(self) -> None:
        file = self._open()
        if file is not None:
            self.knocked.emit(file)

    def _open(self) -> str | None:
        """Take a knock away: the file to be opened, None if nobody knocked."""
        with contextlib.suppress(OSError):
            file = self._knock.read_text(encoding="utf-8", errors="replace")
            self._knock.unlink()
            return file
        return None
