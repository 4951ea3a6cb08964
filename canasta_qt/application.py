"""The application object: its names, and the files that the system asks it to open."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from canasta_qt import __version__

Opener = Callable[[Path], None]
"""Shows the file of a match."""


class Application(QApplication):
    """Hears of a file that is double-clicked on macOS, where it does not come as an argument.

    A file may be asked for before the window stands; it waits until somebody can open it.
    """

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(list(words))
        self._opener: Opener | None = None
        self._waiting: list[Path] = []

    def event(self, event: QEvent) -> bool:
        """Take what the system asks to open; Qt has the rest."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._waiting.append(Path(event.file()))
            self._open()
            return True
        return super().event(event)

    def open_with(self, opener: Opener | None) -> None:
        """From now on files go there, those that wait first; None lets them wait."""
        self._opener = opener
        self._open()

    def _open(self) -> None:
        while self._opener is not None and self._waiting:
            self._opener(self._waiting.pop(0))


def application() -> QApplication:
    """The application object, made where there is none yet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = Application(sys.argv[:1])
    app.setApplicationName("canasta-qt")
    app.setApplicationDisplayName("Canasta")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("canasta-qt")
    return app
