"""What ends the program: the system's signals, and a way down on which no step blocks another."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

ENDS: Final = (signal.SIGINT, signal.SIGTERM)
"""Ctrl+C in the terminal, and the system that asks politely."""

AT_ONCE_MS: Final = 5000
"""A second signal within this time ends the process whatever it is doing."""

BREATH_MS: Final = 200
"""How often Python looks whether a signal has come, for Qt's loop knows none."""


Handler = Callable[[int, FrameType | None], Any] | int | None
"""What Python keeps for a signal."""


class EndSignals(QObject):
    """The first signal closes the window; a second one soon after it is left to the system."""

    def __init__(self, end: Callable[[], object], parent: QObject) -> None:
        """`end` is called from Qt's loop, also from that of a message box."""
        super().__init__(parent)
        self._end = end
        self._before: dict[signal.Signals, Handler] = {}
        self._breath = QTimer(self, interval=BREATH_MS)
        self._breath.timeout.connect(lambda: None)

    def listen(self) -> None:
        """From now on signals come here."""
        for number in ENDS:
            before = signal.signal(number, self._asked)
            self._before.setdefault(number, before)
        self._breath.start()

    def forget(self) -> None:
        """Signals go where they went before `listen`."""
        self._breath.stop()
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
