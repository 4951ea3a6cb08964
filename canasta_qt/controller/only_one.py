"""One program at a time for one data folder, so that two never write into the same match."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

FILE = "canasta-qt.lock"


class OnlyOne:
    """A claim on a data folder, given up by `release` and by the system when a program dies."""

    def __init__(self, folder: Path) -> None:
        self._lock = QLockFile(str(folder / FILE))
        self._lock.setStaleLockTime(0)

    def claim(self) -> bool:
        """Take the folder; False when another running program has it.

        A folder that cannot be written is nobody's and counts as taken by us: that trouble is told
        elsewhere, and the game can still be played.
        """
        if self._lock.tryLock(0):
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def release(self) -> None:
        """Give the folder up."""
        self._lock.unlock()
