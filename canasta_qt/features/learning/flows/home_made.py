"""More exercises, made on this computer while nobody plays, where the player has chosen that."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.features.learning.flows.learned import progress_in
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.players.api import can_think_ahead
from canasta_qt.storage.files import StorageProblem

if TYPE_CHECKING:
    from canasta_qt.features.learning.exercises.model.exercise import Exercise
    from canasta_qt.features.learning.exercises.model.making import HomeOrder
    from canasta_qt.jobs.job import Job
    from canasta_qt.jobs.pool import Done, Progress

FLAG: Final = "home_exercises"
"""The switch in the preferences."""

IDLE_S: Final = 180.0
"""Time without a sign of the player before exercises are made."""

LOOK_MS: Final = 15_000
"""Time between two looks for the player; only where exercises are made at all."""

NICENESS: Final = 19
POLL_MS: Final = 1000

TRIES: Final = 3
"""Failures of the process before it is given up until the next start."""

_COMES_BACK: Final = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
        QEvent.Type.WindowActivate,
    )
)


class HomeMadeFlow(Flow):
    """Has exercises made while nobody is there, and stops at the first sign of the player.

    Signals:
        changed: there are more exercises than before.

    Attributes:
        idle_s: seconds without a sign after which the making begins.
    """

    changed = Signal()

    def __init__(self, context: Context, busy: Callable[[], bool]) -> None:
        """`busy` returns whether bots think or a review looks; nothing is made meanwhile."""
        super().__init__(context)
        self._paths = context.paths
        self._busy = busy
        self.idle_s = IDLE_S
        self.making: Job | None = None
        self._kept: tuple[Exercise, ...] | None = None
        self._signs: tuple[object, ...] = ()
        self._since = monotonic()
        self._faults = 0
        self._full = False
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._preferences.changed.connect(self._changed)
        self._controller.played.connect(lambda _script: self.stop())
        self._window.closing.connect(self.close)
        self._follow()

    # --- what there is ----------------------------------------------------------------------

    @property
    def wanted(self) -> bool:
        """Whether the player has chosen more exercises."""
        return self._preferences.flag(FLAG)

    @property
    def watching(self) -> bool:
        """Whether the flow waits for a time when nobody is there."""
        return self._timer.isActive()

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """Those that were made, the oldest first."""
        if self._kept is None:
            self._kept = self._read()
        return self._kept

    def _read(self) -> tuple[Exercise, ...]:
        if self._paths is None:
            return ()
        from canasta_qt.features.learning.exercises.model.making import home_file, read_home_made

        if not home_file(self._paths).exists():
            return ()
        try:
            return tuple(read_home_made(self._paths).exercises)
        except StorageProblem:
            return ()  # it was set aside untouched; what is lost is made anew

    # --- whether somebody is there ------------------------------------------------------------

    def _changed(self, what: str) -> None:
        if what == FLAG:
            self._faults = 0
            self._full = False
            self._follow()

    def _follow(self) -> None:
        """Wait for a time when nobody is there, if exercises are chosen."""
        if self.wanted and self._paths is not None:
            self._since = monotonic()
            self._timer.start()
        else:
            self._timer.stop()
            self.stop()

    def look(self) -> None:
        """Look for the player; start making exercises where nobody has been for a while."""
        signs = self._now()
        if signs != self._signs:
            self._signs, self._since = signs, monotonic()
            self.stop()
        elif self._busy():
            self._since = monotonic()
            self.stop()
        elif self.may_start and monotonic() - self._since >= self.idle_s:
            self._start()

    def _now(self) -> tuple[object, ...]:
        """Values of which some change whenever the player does something."""
        match, model = self._controller.match, self._table.model
        deals = match.run.log.deals if match is not None else []
        played = len(deals[-1].entries) if deals else 0
        focus = QApplication.focusWidget()
        return QCursor.pos().toTuple(), len(deals), played, id(model), id(focus)

    @property
    def may_start(self) -> bool:
        """Whether the process may be started."""
        running = self.making is not None and self.making.running
        return self.wanted and not running and not self._full and self._faults < TRIES

    # --- the process --------------------------------------------------------------------------

    def _start(self) -> None:
        from canasta_qt.features.learning.exercises.model.making import make_at_home
        from canasta_qt.jobs.job import Job
        from canasta_qt.jobs.pool import Pool

        making = self.making
        if making is None:
            making = Job(Pool(make_at_home, 1, NICENESS, tries=1), self, poll_ms=POLL_MS)
            self.use(making)
        making.start([self.order()])
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def use(self, making: Job) -> None:
        """Have exercises made by this job."""
        self.making = making
        making.progressed.connect(self._note)
        making.done.connect(self._ended)
        making.failed.connect(self._unstarted)

    def order(self) -> HomeOrder:
        """The order for the process; its cards come from a seed of their own."""
        from canasta_qt.features.learning.exercises.model.making import HomeOrder
        from canasta_qt.features.learning.exercises.model.position import shipped

        assert self._paths is not None
        games = dict.fromkeys(one.rules for one in shipped().exercises)
        chosen = self._preferences.choice.rules
        if chosen in preset_ids() and can_think_ahead(preset(chosen).rules):
            games[chosen] = None
        progress = progress_in(self._learning)
        done = frozenset(one.id for one in self.exercises if progress.is_done(one.id))
        return HomeOrder(self._paths, tuple(games), f"h{secrets.token_hex(5)}", done)

    def _note(self, _count: Progress) -> None:
        self._kept = None
        self.changed.emit()

    def _unstarted(self, _why: str) -> None:
        """Try again later: no process could be started."""
        self._unwatch()
        self._since = monotonic()

    def _ended(self, done: Done[None]) -> None:
        self._unwatch()
        if done.trouble:
            self._faults += 1
            if self._faults == TRIES:
                self._window.tell(
                    self.tr(
                        "No exercises can be made just now. The program tries again at its next "
                        "start."
                    )
                )
        else:
            self._full = True
        self._kept = None

    def answered(self) -> None:
        """Make more again: an exercise was answered, so there may be room."""
        self._full = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop: the player is back."""
        if event.type() in _COMES_BACK:
            self._since = monotonic()
            self.stop()
        return False

    def stop(self) -> None:
        """Make no more for now."""
        self._unwatch()
        if self.making is not None and self.making.running:
            self._since = monotonic()
            self.making.stop()

    def _unwatch(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def close(self) -> None:
        """End the process and the timer."""
        self._timer.stop()
        self._unwatch()
        if self.making is not None:
            self.making.stop()
