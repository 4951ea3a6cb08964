"""The process that makes exercises at home: started, stopped at once, never missed when it dies."""

from __future__ import annotations

from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from canasta_qt.players.spawning import start_process

if TYPE_CHECKING:
    from canasta_qt.features.learning.exercises.model.home_made import HomeOrder

POLL_MS: Final = 1000
GOODBYE_MS: Final = 1500
"""So long the process may take to end by itself; one decision is looked at in a tenth of that."""


class HomeMaking(QObject):
    """Makes exercises in a niced process of its own.

    What the process is told is a `HomeOrder` and nothing else: nothing of a match is in it.

    Signals:
        kept(int): so many exercises are kept by now.
        ended(str): it has ended by itself; why, or empty where there is no room for more.
    """

    kept = Signal(int)
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._leaving: list[BaseProcess] = []
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self.look)
        self._goodbye = QTimer(self, singleShot=True, interval=GOODBYE_MS)
        self._goodbye.timeout.connect(self._bury)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def running(self) -> bool:
        """Whether exercises are being made."""
        return self.process is not None

    def start(self, order: HomeOrder) -> None:
        """Make exercises from now on. Raises `OSError` where no process can be started."""
        from canasta_qt.features.learning.exercises.model.home_made import home_maker_main

        if self.running:
            return
        self.process, self._pipe = start_process(home_maker_main, order, name="canasta-exercises")
        self._poll.start()

    def stop(self) -> None:
        """Somebody wants the machine: the process ends after the decision that it looks at."""
        self._poll.stop()
        process, pipe = self.process, self._pipe
        self.process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            self._leaving.append(process)
            self._goodbye.start()

    def close(self) -> None:
        """The program ends, and the process with it."""
        self.stop()
        self._goodbye.stop()
        self._bury()

    def _bury(self) -> None:
        """End what has not ended by now, and clear it away; what is kept is whole all the same."""
        leaving, self._leaving = self._leaving, []
        for process in leaving:
            if process.is_alive():
                process.kill()
            process.join()
            process.close()

    def look(self) -> None:
        """Hear what has come."""
        pipe = self._pipe
        told: object = None
        try:
            while pipe is not None and pipe is self._pipe and pipe.poll():
                told = pipe.recv()
                if isinstance(told, int):
                    self.kept.emit(told)
        except (EOFError, OSError):
            if pipe is self._pipe:
                self._end(told)

    def _end(self, last: object) -> None:
        """The pipe is closed: the process has ended, with a word or without one."""
        process = self.process
        if process is not None:
            process.join(GOODBYE_MS / 1000)
        died = process is not None and process.exitcode != 0
        self.stop()
        self.ended.emit(last if isinstance(last, str) else "it died" if died else "")
