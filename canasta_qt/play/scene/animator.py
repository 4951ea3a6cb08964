"""The one clock of the table: it moves every card that is on its way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from canasta_qt.play.scene.items.card_item import CardItem
from canasta_qt.play.scene.layout.motion import flip_width, out_cubic, shake
from canasta_qt.play.scene.layout.places import Pose
from canasta_qt.ui.cards.card_art import CardArt

FRAME_MS = 16
LIFTED_Z = 10_000.0
"""Cards on their way lie above all resting cards."""


@dataclass(frozen=True, slots=True)
class Flight:
    """How a card travels: for how many seconds, and after how many.

    `z` is its height on the way (None: as at home), `sway` how far it shakes to the sides.
    """

    lasts: float
    after: float = 0.0
    ease: Callable[[float], float] = out_cubic
    z: float | None = None
    sway: float = 0.0


@dataclass(slots=True)
class Tween:
    """One card's way from `start` to `end`, in seconds of the clock."""

    item: CardItem
    start: Pose
    end: Pose
    face: str | None
    begins: float
    flight: Flight
    begun: bool = False
    flips: bool = False

    def pose_at(self, progress: float) -> Pose:
        t, sway = self.flight.ease(progress), self.flight.sway
        a, b = self.start, self.end
        return Pose(
            a.x + (b.x - a.x) * t + (sway * shake(progress) if sway else 0.0),
            a.y + (b.y - a.y) * t,
            a.width + (b.width - a.width) * t,
            a.rotation + (b.rotation - a.rotation) * t,
        )


class Animator(QObject):
    """Drives all tweens; `idle` comes when the last has arrived and the pause is over."""

    idle = Signal()
    landed = Signal()
    """Cards have arrived in this frame."""
    ticked = Signal(float)
    """Every frame while anything lasts: the time in seconds."""

    def __init__(self, art: CardArt, parent: QObject) -> None:
        super().__init__(parent)
        self._art = art
        self.now: Callable[[], float] = time.perf_counter
        """The time of the clock in seconds."""
        self.flips = True
        """Whether cards turn over on their way; else they show at once what they will."""
        self._tweens: dict[CardItem, Tween] = {}
        self._hold_until = 0.0
        self._linger_until = 0.0
        self.busy = False
        """Whether a card is on its way or a pause lasts."""
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=FRAME_MS)
        self._timer.timeout.connect(self.tick)

    def set_time_source(self, now: Callable[[], float]) -> None:
        """Take the time from `now`, and frames only from `tick` calls (for tests)."""
        self.now = now
        self._timer.timeout.disconnect(self.tick)

    def moves(self, item: CardItem) -> bool:
        return item in self._tweens

    def start(self, item: CardItem, end: Pose, face: str | None, flight: Flight) -> None:
        """Send `item` to `end`, showing `face` on arrival.

        A card that is not shown now stays so until it starts.
        """
        tween = Tween(item, item.pose, end, face, self.now() + flight.after, flight)
        self._tweens[item] = tween
        if flight.after <= 0:
            self._begin(tween)
        self._run()

    def hold(self, seconds: float) -> None:
        """Stay busy for at least so long from now."""
        self._hold_until = max(self._hold_until, self.now() + seconds)
        self._run()

    def linger(self, seconds: float) -> None:
        """Let frames go on for so long, though the table may count as still before."""
        self._linger_until = max(self._linger_until, self.now() + seconds)
        self._timer.start()

    def _run(self) -> None:
        self.busy = True
        self._timer.start()

    def retarget(self, item: CardItem, end: Pose) -> bool:
        """Lead a card on its way to another end (the table was resized); False if it rests."""
        tween = self._tweens.get(item)
        if tween is not None:
            tween.end = end
        return tween is not None

    def drop(self, items: Iterable[CardItem]) -> None:
        """Let these cards go where they are: somebody's hand has taken them."""
        for item in items:
            tween = self._tweens.pop(item, None)
            if tween is not None:
                self._settle_face(tween)

    def finish(self) -> None:
        """Put every card at its end and forget the pause; no `idle` follows, but words fade on."""
        if self.now() >= self._linger_until:
            self._timer.stop()
        self.busy = False
        self._hold_until = 0.0
        tweens, self._tweens = list(self._tweens.values()), {}
        for tween in tweens:
            self._land(tween)

    def tick(self) -> None:
        """Move all cards to where they are now; called by the clock."""
        now = self.now()
        self.ticked.emit(now)
        before = len(self._tweens)
        for tween in list(self._tweens.values()):
            self._step(tween, now)
        if len(self._tweens) != before:
            self.landed.emit()
        if self._tweens or now < self._hold_until:
            return
        if now >= self._linger_until:
            self._timer.stop()
        if self.busy:
            self.busy = False
            self.idle.emit()

    def _step(self, tween: Tween, now: float) -> None:
        if now < tween.begins:
            return
        if not tween.begun:
            self._begin(tween)
        progress = (now - tween.begins) / max(tween.flight.lasts, 1e-6)
        if progress >= 1.0:
            self._tweens.pop(tween.item, None)
            self._land(tween)
            return
        if tween.flips:
            if progress >= 0.5:
                width = max(tween.start.width, tween.end.width)
                tween.item.show_face(tween.face, width, self._art)
            tween.item.squeeze(flip_width(progress))
        tween.item.put(tween.pose_at(progress))

    def _begin(self, tween: Tween) -> None:
        item, z = tween.item, tween.flight.z
        tween.begun = True
        tween.flips = self.flips and item.face != tween.face
        item.squeeze(1.0)
        item.setVisible(True)
        item.setZValue(z if z is not None else item.home.z if item.home is not None else 0.0)
        width = max(tween.start.width, tween.end.width)
        item.show_face(item.face if self.flips else tween.face, width, self._art)
        item.put(item.pose)
        self._art.request([(tween.face, width), (tween.face, tween.end.width)])

    def _settle_face(self, tween: Tween) -> None:
        tween.item.show_face(tween.face, tween.end.width, self._art)
        tween.item.squeeze(1.0)
        tween.item.setVisible(True)

    def _land(self, tween: Tween) -> None:
        item = tween.item
        item.came_from = None
        self._settle_face(tween)
        item.put(tween.end)
        if item.home is not None:
            item.setZValue(item.home.z)
            item.setVisible(not item.home.buried)
