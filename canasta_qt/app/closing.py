"""What ends the program: the system's signals, a way down on which no step blocks another, and
the end of its process.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QGuiApplication

ENDS: Final = (signal.SIGINT, signal.SIGTERM)
"""Ctrl+C in the terminal, and the system that asks politely."""

AT_ONCE_MS: Final = 5000
"""A second signal within this time ends the process whatever it is doing."""


BREATH_MS: Final = 200
"""How often Python looks whether a signal has come where nothing wakes Qt for it."""

Handler = Callable[[int, FrameType | None], Any] | int | None
"""What Python keeps for a signal."""


class Bell(QObject):
    """Wakes Qt's loop when a signal comes, until `close`.

    Qt's loop knows no signals, and Python looks for them only while it runs. So Python writes a
    byte to a pipe when one comes, and Qt, which waits for the pipe, runs some Python. On Windows Qt
    cannot wait for a pipe; there Python runs every now and then.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pipe: tuple[int, int] | None = None
        if os.name == "nt":
            breath = QTimer(self, interval=BREATH_MS)
            breath.timeout.connect(lambda: None)
            breath.start()
        else:
            self._wait_for_pipe()

    def _wait_for_pipe(self) -> None:
        heard, told = self._pipe = os.pipe()
        os.set_blocking(heard, False)
        os.set_blocking(told, False)
        self._notifier = QSocketNotifier(heard, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._before = signal.set_wakeup_fd(told, warn_on_full_buffer=False)

    def _hear(self) -> None:
        """Empty the pipe; that this runs at all lets Python call who listens to the signal."""
        if self._pipe is not None:
            with contextlib.suppress(BlockingIOError):
                os.read(self._pipe[0], 64)

    def close(self) -> None:
        """Leave signals to whoever had them before."""
        if self._pipe is not None:
            signal.set_wakeup_fd(self._before)
            self._notifier.setEnabled(False)
            for end in self._pipe:
                os.close(end)
            self._pipe = None
        self.deleteLater()


class EndSignals(QObject):
    """The first signal closes the window; a second one soon after it is left to the system."""

    def __init__(self, end: Callable[[], object], parent: QObject) -> None:
        """`end` is called from Qt's loop, also from that of a message box."""
        super().__init__(parent)
        self._end = end
        self._before: dict[signal.Signals, Handler] = {}
        self._bell: Bell | None = None

    def listen(self) -> None:
        """From now on signals come here."""
        for number in ENDS:
            before = signal.signal(number, self._asked)
            self._before.setdefault(number, before)
        if self._bell is None:
            self._bell = Bell(self)

    def forget(self) -> None:
        """Signals go where they went before `listen`."""
        if self._bell is not None:
            self._bell.close()
            self._bell = None
        for number, before in self._before.items():
            signal.signal(number, before)
        self._before.clear()

    def _asked(self, _number: int, _frame: FrameType | None) -> None:
        for number in ENDS:
            signal.signal(number, signal.SIG_DFL)
        QTimer.singleShot(AT_ONCE_MS, self, self._listen_again)
        QTimer.singleShot(0, self, self._end)

    def _listen_again(self) -> None:
        if self._before:
            self.listen()


class Descent:
    """Steps that are all taken, whatever one of them raises; `faults` holds what was raised."""

    def __init__(self) -> None:
        self.faults: list[Exception] = []

    @contextlib.contextmanager
    def step(self) -> Iterator[None]:
        """Keep what is raised within, and go on."""
        try:
            yield
        except Exception as fault:  # noqa: BLE001 - nothing may keep the program open
            self.faults.append(fault)


def end_process(status: int) -> None:
    """End this process now that all is saved and closed.

    Taking Python and Qt apart takes longer than all that came before; the system does it at once.
    Only the clipboard must be handed over by Qt where it has something of ours: then this returns.
    """
    if QGuiApplication.instance() is not None and QGuiApplication.clipboard().ownsClipboard():
        return
    for child in multiprocessing.active_children():
        child.kill()
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                stream.flush()
    os._exit(status)
