"""Long work in small steps: the window stays alive, shows how far it is, and can stop it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

SHOWN_AFTER_MS: Final = 400
"""Work that takes longer shows how far it is."""


class OneByOne(QObject):
    """Does steps one after the other, between whatever else happens.

    Signals:
        ended: all is done, or a step or the player has stopped it.
    """

    ended = Signal()

    def __init__(self, steps: Sequence[Callable[[], bool]], text: str, window: QWidget) -> None:
        """A step answers whether the next one shall be done; `text` says what is done."""
        super().__init__(window)
        self._steps = steps
        self._done = 0
        self._progress = QProgressDialog(text, self.tr("&Stop"), 0, len(steps), window)
        self._progress.setWindowModality(Qt.WindowModality.WindowModal)
        self._progress.setMinimumDuration(SHOWN_AFTER_MS)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(0)

    def _step(self) -> None:
        if self._done == len(self._steps) or self._progress.wasCanceled():
            self._end()
            return
        self._done += 1
        if self._steps[self._done - 1]():
            self._progress.setValue(self._done)
        else:
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._progress.close()
        self._progress.deleteLater()
        self.ended.emit()
        self.deleteLater()
