"""Plays scripts: one beat after the other, each ending in the picture of its model."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from canasta_qt.play.scene.animator import LIFTED_Z, Flight
from canasta_qt.play.scene.layout.motion import in_out_cubic, out_cubic
from canasta_qt.play.scene.scene import TableScene
from canasta_qt.ui.style.tokens import MOTION, PACES
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.pictures import TableModel
from canasta_qt.view_model.scripts import Beat, BeatKind, Script


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds: how long a card moves, how far apart cards start, how long the beat rests after."""

    lasts: float
    apart: float = 0.0
    rest: float = 0.0
    ease: Callable[[float], float] = out_cubic


EASINGS = {"OutCubic": out_cubic, "InOutCubic": in_out_cubic}

TIMINGS: dict[BeatKind, Timing] = {
    kind: Timing(pace.lasts / 1000, pace.apart / 1000, pace.rest / 1000, EASINGS[pace.easing])
    for kind, pace in ((kind, PACES[kind.value]) for kind in BeatKind)
}
SWEPT = (BeatKind.TAKE_PILE, BeatKind.FOOT, BeatKind.PARTNERS, BeatKind.END)
"""Beats in which many cards go together."""

QUIET = MOTION["card_glide"].milliseconds / 1000
"""Seconds for cards that only make room."""


class BeatPlayer(QObject):
    """Queues scripts and shows them beat by beat."""

    announced = Signal(object)
    """A beat with something to say as it begins, also when it is skipped."""
    told = Signal(object)
    """The entries of the ledger that a beat adds; comes with `announced`."""
    finished = Signal()
    """Everything handed over has been shown; comes from the event loop."""
    shown = Signal()
    """A beat has begun: model and homes have changed."""
    begun = Signal(object, float)
    """A beat begins to move; with the seconds between its cards. Not for beats that are skipped."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._queue: deque[Beat] = deque()
        self.playing: Beat | None = None
        """The beat that is being shown."""
        self.pace = 1.0
        """The factor on all durations."""
        self._began = 0.0
        scene.animator.idle.connect(self._next)
        scene.animator.ticked.connect(self._show_ceremony)
        self._finish = single_shot(self, self._report)

    @property
    def newest(self) -> Beat | None:
        """The last of the beats handed over; None when all are shown."""
        return self._queue[-1] if self._queue else self.playing

    @property
    def pending(self) -> bool:
        """Whether a beat is being shown or waits, or the end is not yet reported."""
        return self.newest is not None or self._finish.isActive()

    def set_pace(self, pace: float) -> None:
        """Multiply all durations by `pace`; 0 shows everything at once."""
        self.pace = self._scene.pace = max(0.0, pace)
        if self.pace == 0.0:
            self.skip()

    def play(self, script: Script) -> None:
        """Show this after whatever is being shown."""
        self._queue.extend(script.beats)
        if not script.beats:
            self._finish.start()
        elif self.pace == 0.0:
            self._leap()
        elif self.playing is None:
            self._next()

    def skip(self) -> None:
        """Show the end of everything handed over, at once; of a ceremony only its own end."""
        if self.newest is None:
            self._scene.settle()
        elif self.playing is not None and self.playing.ceremony is not None and self.pace > 0.0:
            self._scene.animator.finish()
            self._next()
        else:
            self._leap()

    def show_model(self, model: TableModel) -> None:
        """Show this instead of whatever is being shown."""
        dropped = self.newest is not None
        self._announce_rest()
        self._scene.reconcile(model)
        self.shown.emit()
        if dropped:
            self._finish.start()

    def is_only_by(self, seat: int) -> bool:
        """Whether all that is being shown was done by this seat."""
        return all(beat.seat == seat for beat in (self.playing, *self._queue) if beat is not None)

    def _report(self) -> None:
        if self.newest is None:
            self._scene.prune_pictures()
            self.finished.emit()

    def _announce_rest(self) -> None:
        rest, self._queue = self._queue, deque()
        self._end_beat()
        for beat in rest:
            self._announce(beat)

    def _leap(self) -> None:
        last = self.newest
        assert last is not None
        self._announce_rest()
        self._scene.reconcile(last.model)
        self.shown.emit()
        self._finish.start()

    def _next(self) -> None:
        if self.playing is not None:
            self._end_beat()
            self._scene.settle()
            if not self._queue:
                self._finish.start()
        if self._queue:
            self._start(self._queue.popleft())
        elif not self._finish.isActive():
            self._scene.settle()

    def _end_beat(self) -> None:
        self.playing = None
        self._scene.fixed_items.ceremony.setVisible(False)

    def _show_ceremony(self, now: float) -> None:
        if self.playing is not None and self.playing.ceremony is not None and self.pace > 0.0:
            self._scene.fixed_items.ceremony.moment = (now - self._began) / self.pace

    def _start(self, beat: Beat) -> None:
        self.playing = beat
        timing = self._timing(beat)
        self._scene.adopt(beat.model)
        self._send_movers(beat, timing)
        self._send_others(beat)
        last = timing.lasts + timing.apart * max(0, len(beat.movers) - 1)
        self._scene.animator.hold((last + timing.rest) * self.pace)
        if beat.ceremony is not None:
            self._began = self._scene.animator.now()
            self._scene.fixed_items.ceremony.begin(beat.ceremony)
            self._scene.animator.hold(self._scene.fixed_items.ceremony.lasts * self.pace)
        self.begun.emit(beat, timing.apart * self.pace)
        self.shown.emit()
        self._announce(beat)

    def _announce(self, beat: Beat) -> None:
        if beat.entries:
            self.told.emit(beat.entries)
        if beat.announce:
            self.announced.emit(beat)

    def _timing(self, beat: Beat) -> Timing:
        """The beat's times without what the player has switched off; it lasts no shorter."""
        timing, wanted = TIMINGS[beat.kind], self._scene.presentation
        if not wanted.fly or (beat.kind in SWEPT and not wanted.sweep):
            return replace(timing, lasts=0.0, apart=0.0, rest=timing.rest + timing.lasts)
        return timing if wanted.stagger else replace(timing, apart=0.0)

    def _send_movers(self, beat: Beat, timing: Timing) -> None:
        scene = self._scene
        movers = [t for t in beat.movers if t in scene.cards and t not in scene.held]
        for i, token in enumerate(movers):
            item = scene.cards[token]
            assert item.home is not None
            lasts, after = timing.lasts * self.pace, i * timing.apart * self.pace
            scene.send(item, Flight(lasts, after, timing.ease, LIFTED_Z + item.home.z))

    def _send_others(self, beat: Beat) -> None:
        """Cards that only make room, or that nobody named, go along quietly."""
        scene = self._scene
        left_alone = scene.held.union(beat.movers)
        for item in [item for token, item in scene.cards.items() if token not in left_alone]:
            home = item.home
            assert home is not None
            same = item.pose == scene.rest_pose(item) and item.face == home.face
            if not same or scene.animator.moves(item):
                scene.send(item, Flight(scene.quick(QUIET)))
            elif not (home.buried and item.isVisible()):  # else it will be covered soon
                scene.put_home(item)
