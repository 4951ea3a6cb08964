"""The three dots beside a name while somebody thinks for longer than a moment."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from canasta_qt.controller.view_model import TableModel
from canasta_qt.table.scene import TableScene
from canasta_qt.table.seat_item import DOTS

AFTER_MS, STEP_MS = 400, 350


class ThinkingDots(QObject):
    """Follows the model's `thinking` marks; dots appear after `AFTER_MS`.

    They stand still where cards do not fly.
    """

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._seats: frozenset[int] = frozenset()
        self._lit = -1
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def follow(self, model: TableModel) -> None:
        """Take over who is thinking now."""
        seats = frozenset(seat.seat for seat in model.seats if seat.thinking)
        if seats == self._seats:
            return
        for seat in self._seats - seats:
            self._scene.furniture.seats[seat].set_dots(-1)
        self._seats, self._lit = seats, -1
        if seats:
            self._timer.start(AFTER_MS)
        else:
            self._timer.stop()

    def _step(self) -> None:
        self._lit = (self._lit + 1) % DOTS
        if self._scene.presentation.fly:
            self._timer.start(STEP_MS)
        else:
            self._timer.stop()
        for seat in sorted(self._seats):
            self._scene.furniture.seats[seat].set_dots(self._lit)
