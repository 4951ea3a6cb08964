"""One program at a time for one data folder, memory that is given back, no Qt object deleted by
another thread, and reports of crashes."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import gc
import math
import os
import platform
import sys
import threading
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QFileSystemWatcher,
    QLockFile,
    QObject,
    QSysInfo,
    QTimer,
    Signal,
    qVersion,
)

from canasta_qt import __version__
from canasta_qt.storage.files import StorageProblem, make_folder, patiently, write_atomically

WITHOUT_SCREEN: Final = ("offscreen", "minimal")
"""Qt's platforms that show nothing; they play no sound either."""

FILE: Final = "canasta-qt.lock"
KNOCK: Final = "canasta-qt.knock"

LISTEN_MS: Final = 250
"""Time between two looks for a knock, where the system does not report changes of a folder."""

PATIENCE_S: Final = 2.0
"""How long the second one waits for an answer."""

_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of `malloc.h`."""

LARGE: Final = 512 * 512 * 4
"""Bytes of a large picture, 512 by 512 pixels; smaller ones come and go in every frame."""


class SingleInstance(QObject):
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
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._listen)
        self._listening = QTimer(self, interval=LISTEN_MS)
        self._listening.timeout.connect(self._listen)

    @property
    def claimed(self) -> bool:
        """Whether the folder is ours."""
        return self._lock.isLocked()

    def claim(self) -> bool:
        """Take the folder; False when another running program has it.

        A folder that cannot be written counts as ours: that problem is shown elsewhere, and the
        game can still be played.
        """
        if self._locked() or self._take_from_the_dead():
            watched = self._watcher.addPath(str(self._knock.parent))
            self._take_knock()
            if not watched:
                self._listening.start()
            return True
        if not os.access(self._knock.parent, os.W_OK):
            return True  # a lock left there by a program that was killed cannot be taken away
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def _take_from_the_dead(self) -> bool:
        """Take a lock that a killed process left: its number is this one's, or nobody's.

        Where numbers are used again soon (Wine, containers), Qt believes that its owner still runs;
        on a full disk it cannot make the second file by which it takes a lock from the dead.
        A lock that is really held here cannot be removed.
        """
        info = self._lock.getLockInfo()  # number of the process, machine, program
        left = os.getpid() in info or _has_ended(*info[:2])
        return left and self._lock.removeStaleLockFile() and self._locked()

    def _locked(self) -> bool:
        """Take the lock if it is free; only its owner may read the file that Qt makes."""
        mask = os.umask(0o077)
        try:
            return self._lock.tryLock(0)
        finally:
            os.umask(mask)

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
        self._take_knock()
        return False

    def release(self) -> None:
        """Give the folder up."""
        self._listening.stop()
        if self._watcher.directories():
            self._watcher.removePaths(self._watcher.directories())
        self._lock.unlock()

    def _listen(self) -> None:
        file = self._take_knock()
        if file is not None:
            self.knocked.emit(file)

    def _take_knock(self) -> str | None:
        """Take a knock away: the file to be opened, None if nobody knocked."""
        with contextlib.suppress(OSError):
            read = functools.partial(self._knock.read_text, encoding="utf-8", errors="replace")
            file = patiently(read)
            patiently(self._knock.unlink)
            return file
        return None


MOST_SHOWN = 3
"""A bug in something that moves would otherwise open a window sixty times a second."""


def _has_ended(process: int = 0, machine: str = "") -> bool:
    """Whether it was a process of this machine, and none has its number, if the system tells."""
    if os.name != "posix" or process <= 0 or machine != QSysInfo.machineHostName():
        return False
    try:
        os.kill(process, 0)
    except OSError as problem:
        return isinstance(problem, ProcessLookupError)
    return False


def give_back_memory() -> None:
    """Let the system have the memory of each large picture again as soon as the picture is gone.

    glibc does so at first, but keeps the place of a second one of that size for the next, up to
    32 MB; small things settle in there, and the program grows for hours. Elsewhere nothing is done.
    """
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):  # another C library has no such setting
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)


class GarbageCollector(QObject):
    """Garbage is collected by the thread of the windows when it has nothing to do, never elsewhere.

    Python collects in whichever thread happens to allocate, be it one that waits for a bot; timers,
    animations and items of a scene that are part of a cycle would be deleted there, and Qt crashes
    over what another thread deletes.
    """

    def __init__(self) -> None:
        super().__init__()
        self._loop: QAbstractEventDispatcher | None = None

    def start(self) -> None:
        """From here on Python leaves the garbage to this object; it needs an application."""
        gc.disable()
        self._loop = QAbstractEventDispatcher.instance()
        self._loop.aboutToBlock.connect(self.look)

    def stop(self) -> None:
        """Python collects as it usually does."""
        if self._loop is not None:
            self._loop.aboutToBlock.disconnect(self.look)
            self._loop = None
            gc.enable()

    def look(self) -> None:
        """Collect what Python would have collected since the last look."""
        waiting, most = gc.get_count(), gc.get_threshold()
        due = [
            generation
            for generation in range(3)
            if waiting[generation] > most[generation]
            or waiting[0] > most[0] * math.prod(most[1 : generation + 1])
        ]
        if due:
            gc.collect(due[-1])


class CrashHandler(QObject):
    """Takes the place of `sys.excepthook` until `remove` is called.

    Signals:
        crashed(str, str): the report, and the file it was written to or "".
    """

    crashed = Signal(str, str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Reports are written into `folder`, which is made when first needed."""
        super().__init__(parent)
        self._folder = folder
        self._caught_count = self._written = 0
        self._busy = False
        self._before = (sys.excepthook, threading.excepthook)

    def install(self) -> None:
        """Catch exceptions from now on, those of other threads too."""
        self._before = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def remove(self) -> None:
        """Put back what was there before `install`."""
        sys.excepthook, threading.excepthook = self._before

    def note(self, error: Exception) -> None:
        """Write down an exception after which the program went on; it is shown elsewhere."""
        self._write(report("".join(traceback.format_exception(error))))

    def _caught_in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._caught(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._before[0](kind, error, trace)
        if self._busy or not issubclass(kind, Exception):
            return
        self._busy = True
        try:
            text = report("".join(traceback.format_exception(kind, error, trace)))
            file = self._write(text)
            self._caught_count += 1
            if self._caught_count <= MOST_SHOWN:
                self.crashed.emit(text, file)
        finally:
            self._busy = False

    def _write(self, text: str) -> str:
        """The file's path, or "" where none could be written."""
        name = f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S}-{self._written}.txt"
        self._written += 1
        file = self._folder / name
        try:
            make_folder(self._folder)
            write_atomically(file, text.encode("utf-8", "backslashreplace"))
        except StorageProblem:
            return ""
        return str(file)


def report(trace: str) -> str:
    """The traceback with what is needed to understand it; nothing about the player."""
    return (
        f"Canasta Qt {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.platform()}\n\n{trace}"
    )
