"""What happens when the program itself is wrong: write it down, tell the player, go on."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion

from canasta_qt import __version__

MOST_TOLD = 3
"""A bug in something that moves would otherwise open a window sixty times a second."""


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
        self._told = 0
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
            self._told += 1
            if self._told <= MOST_TOLD:
                self.crashed.emit(text, file)
        finally:
            self._busy = False

    def _write(self, text: str) -> str:
        """The file's path, or "" where none could be written."""
        name = f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S}-{self._told}.txt"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            file = self._folder / name
            file.write_text(text, encoding="utf-8")
        except OSError:
            return ""
        return str(file)


def report(trace: str) -> str:
    """The traceback with what is needed to understand it; nothing about the player."""
    return (
        f"Canasta Qt {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.platform()}\n\n{trace}"
    )
