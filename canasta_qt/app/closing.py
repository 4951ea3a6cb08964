"""The end of the program: signals of the system, steps that are all taken, the process itself."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QGuiApplication

HUNG_UP: Final = getattr(signal, "SIGHUP", None)
"""The terminal was closed; it often comes twice, from the shell and from the system."""

ENDS: Final = tuple(one for one in (signal.SIGINT, signal.SIGTERM, HUNG_UP) if one is not None)
"""Ctrl+C in the terminal, a polite request of the system, and a terminal that was closed."""

AT_ONCE_MS: Final = 5000
"""A second signal within this time ends the process whatever it is doing."""

BREATH_MS: Final = 200
"""Time between two looks for a signal where nothing wakes Qt for it."""

Handler = Callable[[int, FrameType | None], Any] | int | None
"""A signal's handler, as Python returns it."""


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
        read, write = self._pipe = os.pipe()
        os.set_blocking(read, False)
        os.set_blocking(write, False)
        self._notifier = QSocketNotifier(read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._empty_pipe)
        self._before = signal.set_wakeup_fd(write, warn_on_full_buffer=False)

    def _empty_pipe(self) -> None:
        """Empty the pipe; running any Python lets the handlers of signals run."""
        if self._pipe is not None:
            with contextlib.suppress(BlockingIOError):
                os.read(self._pipe[0], 64)

    def close(self) -> None:
        """Put back the wakeup of before."""
        if self._pipe is not None:
            signal.set_wakeup_fd(self._before)
            self._notifier.setEnabled(False)
            for end in self._pipe:
                os.close(end)
            self._pipe = None
        self.deleteLater()


class EndSignals(QObject):
    """The first signal closes the window; a second one soon after it is left to the system.

    A closed terminal is no reason for a program that was started by `nohup`, nor a second signal.
    """

    def __init__(self, end: Callable[[], object], parent: QObject) -> None:
        """`end` is called from Qt's loop, also from that of a message box."""
        super().__init__(parent)
        self._end = end
        self._before: dict[signal.Signals, Handler] = {}
        self._bell: Bell | None = None

    def listen(self) -> None:
        """Take over the signals."""
        if not self._before:
            handlers = {number: signal.getsignal(number) for number in ENDS}
            if HUNG_UP is not None and handlers[HUNG_UP] is signal.SIG_IGN:
                del handlers[HUNG_UP]
            self._before = handlers
        for number in self._before:
            signal.signal(number, self._asked)
        if self._bell is None:
            self._bell = Bell(self)

    def forget(self) -> None:
        """Put back the handlers of before `listen`."""
        if self._bell is not None:
            self._bell.close()
            self._bell = None
        for number, before in self._before.items():
            signal.signal(number, before)
        self._before.clear()

    def _asked(self, _number: int, _frame: FrameType | None) -> None:
        for number in self._before:
            signal.signal(number, signal.SIG_IGN if number == HUNG_UP else signal.SIG_DFL)
        QTimer.singleShot(AT_ONCE_MS, self, self._listen_again)
        QTimer.singleShot(0, self, self._end)

    def _listen_again(self) -> None:
        if self._before:
            self.listen()


def take_all(steps: Iterable[Callable[[], object]]) -> list[Exception]:
    """Take every step, whatever another one raises; returns the exceptions."""
    faults: list[Exception] = []
    for step in steps:
        try:
            step()
        except Exception as fault:  # noqa: BLE001 - nothing may keep the program open
            faults.append(fault)
    return faults


def end_process(status: int) -> None:
    """End this process now that all is saved and closed.

    The system frees everything at once; Python and Qt would take longer than all steps before.
    Where the clipboard has something of ours this returns, for Qt must hand that over.
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
