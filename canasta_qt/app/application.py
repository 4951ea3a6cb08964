"""The application object of Qt; where no display can show it, the reason and the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication

from canasta_qt import __version__
from canasta_qt.app.safeguards import WITHOUT_SCREEN
from canasta_qt.library.language import resources_folder
from canasta_qt.preflight import (
    CANNOT_START,
    NO_SCREEN,
    NO_WINDOW,
    OWN_CHOICE,
    TOO_FEW_COLOURS,
    tell,
)
from canasta_qt.ui.dress import dress

Opener = Callable[[Path], None]
"""Shows the file of a match."""

APP_ID: Final = "org.canasta_qt.CanastaQt"
"""The program's name among a desktop's programs; its menu entry is a file of this name."""

PALETTE_BITS: Final = 8
"""On a screen with so few bits a pixel Qt paints nothing."""


class Application(QApplication):
    """Opens a file that is double-clicked on macOS, where it does not come as an argument.

    A file that comes before the window stands waits until it can be opened.
    """

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(list(words))
        self._opener: Opener | None = None
        self._waiting: list[Path] = []

    def event(self, event: QEvent) -> bool:
        """Take files to open."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._waiting.append(Path(event.file()))
            self._open()
            return True
        return super().event(event)

    def open_with(self, opener: Opener | None) -> None:
        """Give files to `opener`, those that wait first; None lets them wait."""
        self._opener = opener
        self._open()

    def _open(self) -> None:
        while self._opener is not None and self._waiting:
            self._opener(self._waiting.pop(0))


def application() -> QApplication:
    """The application object, made where there is none yet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = _on_display()
    app.setApplicationName("canasta-qt")
    app.setApplicationDisplayName("Canasta")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(APP_ID)
    dress(app, resources_folder())
    return app


def _on_display() -> Application:
    """Make the application; leaves the program, with the reason, where nothing could be seen."""
    if os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in WITHOUT_SCREEN:
        os.environ.pop("QT_QPA_PLATFORMTHEME", None)  # GTK's ends a process that has no screen
    before = qInstallMessageHandler(heard)
    try:
        app = Application(sys.argv[:1])
    finally:
        qInstallMessageHandler(before)
    complaint = unseen(app.primaryScreen())
    if complaint:
        tell(complaint, sys.stderr)
        raise SystemExit(CANNOT_START)
    return app


def heard(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """Pass on what Qt says while it looks for a display; it would abort after the last word."""
    if kind is not QtMsgType.QtFatalMsg:
        tell(f"{text}\n", sys.stderr)
        return
    complaint = NO_WINDOW.format(reason=text.partition(". ")[0].strip())
    if chosen := os.environ.get("QT_QPA_PLATFORM"):
        complaint += OWN_CHOICE.format(chosen=chosen)
    tell(complaint, sys.stderr)
    os._exit(CANNOT_START)


def unseen(screen: QScreen | None) -> str:
    """Why nothing could be seen on a screen; empty where something can."""
    if screen is None:
        return NO_SCREEN
    bits = screen.depth()
    return TOO_FEW_COLOURS.format(count=2**bits) if 0 < bits <= PALETTE_BITS else ""
