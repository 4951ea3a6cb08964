"""The sounds of what the table shows, played on a thread of its own."""

from __future__ import annotations

import logging
import random
import threading
import time
import wave
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from canasta_qt.play.sound.device import (
    FILE_RATE,
    RATE,
    Device,
    Mixer,
    NoSound,
    Voice,
    open_device,
    read_wav,
    resampled,
)
from canasta_qt.view_model.pictures import Position
from canasta_qt.view_model.scripts import Beat, BeatKind

PITCHES: Final = (0.96, 0.98, 1.0, 1.02, 1.04)
"""How much higher or lower a take is played."""

MOST_DECIBELS: Final = 1.5
"""Most by which a take is played louder or softer."""


class Heard(NamedTuple):
    """One take of a sound as it is played: its samples at the rate of the device, its strength."""

    samples: array[int]
    gain: float


Bent = tuple[int, float]
"""A take's number and its pitch."""


class Takes:
    """Hands out takes of sounds in a folder, `place-1.wav` and so on; silence without a file."""

    def __init__(self, folder: Path, dice: random.Random | None = None) -> None:
        self._folder = folder
        self._dice = dice or random.Random()
        self._files: dict[str, list[array[int]]] = {}
        self._bent: dict[tuple[str, Bent], array[int]] = {}
        self._last: dict[str, Bent] = {}

    def next(self, name: str) -> Heard:
        """Another take than the last one of this sound."""
        files = self._read(name)
        if not files:
            return Heard(array("h"), 1.0)
        bends = [(take, pitch) for take in range(len(files)) for pitch in PITCHES]
        fresh = [bent for bent in bends if bent != self._last.get(name)]
        chosen = self._last[name] = self._dice.choice(fresh)
        decibels = self._dice.uniform(-MOST_DECIBELS, MOST_DECIBELS)
        return Heard(self._samples(name, chosen), 10 ** (decibels / 20))

    def _read(self, name: str) -> list[array[int]]:
        if name not in self._files:
            found = self._files[name] = []
            for file in sorted(self._folder.glob(f"{name}-*.wav")):
                try:
                    found.append(read_wav(file))
                except (OSError, EOFError, wave.Error):
                    continue
        return self._files[name]

    def _samples(self, name: str, bent: Bent) -> array[int]:
        key = name, bent
        if key not in self._bent:
            take, pitch = bent
            self._bent[key] = resampled(self._files[name][take], pitch * FILE_RATE / RATE)
        return self._bent[key]


class Sound(Enum):
    """The sounds there are; the value begins the names of the files."""

    DEAL = "deal"
    DRAW = "draw"
    PLACE = "place"
    MELD = "meld"
    DISCARD = "discard"
    FREEZE = "freeze"
    """A discard freezes the pile."""
    THREE = "three"
    FOOT = "foot"
    SLIDE = "slide"
    TAKE = "take"
    SWEEP = "sweep"
    """A big pile is taken."""
    CANASTA = "canasta"
    OPEN = "open"
    """A side lays its first meld."""
    OUT = "out"
    """Somebody goes out."""
    END = "end"
    """The deal is over, and nobody has gone out."""
    ASK = "ask"
    """Somebody asks, answers or says something of the game."""
    REFUSED = "refused"
    YOUR_TURN = "your_turn"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound to play: how often, how many seconds from one to the next, how strongly, and from
    which `side`: -1 is left, 1 is right."""

    sound: Sound
    times: int = 1
    apart: float = 0.0
    strength: float = 1.0
    side: float = 0.0


SIDES: Final[dict[Position, float]] = {
    "bottom": 0.0,
    "left": -0.8,
    "top_left": -0.5,
    "top": 0.0,
    "top_right": 0.5,
    "right": 0.8,
}
"""From where a seat is heard."""

SHORTEST_APART: Final = 0.06
"""Seconds: cards dealt quicker than this are heard as one in two."""

OF_KIND: Final[dict[BeatKind, Sound | None]] = {
    BeatKind.DEAL: Sound.DEAL,
    BeatKind.UPCARD: Sound.PLACE,
    BeatKind.RED_THREE: Sound.THREE,
    BeatKind.DRAW: Sound.DRAW,
    BeatKind.TAKE_PILE: Sound.TAKE,
    BeatKind.MELD: Sound.MELD,
    BeatKind.DISCARD: Sound.DISCARD,
    BeatKind.SPEAK: Sound.ASK,
    BeatKind.STAGE: Sound.PLACE,
    BeatKind.ARRANGE: Sound.SLIDE,
    BeatKind.SHOW: None,
    BeatKind.BONUS: Sound.DRAW,
    BeatKind.PARTNERS: Sound.SLIDE,
    BeatKind.RETRACT: Sound.SLIDE,
    BeatKind.FOOT: Sound.FOOT,
    BeatKind.CEREMONY: None,
    BeatKind.SPECIAL: Sound.CANASTA,
    BeatKind.END: Sound.END,
}


BIG_PILE: Final = 8
"""Cards of a big pile."""


def _sound_of(beat: Beat) -> Sound | None:
    if beat.canasta:
        return Sound.CANASTA
    if beat.goes_out:
        return Sound.OUT
    if beat.opens:
        return Sound.OPEN
    if beat.freezes:
        return Sound.FREEZE
    if beat.kind is BeatKind.TAKE_PILE and len(beat.movers) >= BIG_PILE:
        return Sound.SWEEP
    return OF_KIND[beat.kind]


def _side_of(beat: Beat) -> float:
    """Where the seat is that acts; the middle for nobody's doing."""
    seats = (seat.position for seat in beat.model.seats if seat.seat == beat.seat)
    return next((SIDES[position] for position in seats), 0.0)


def cue_of(beat: Beat, apart: float) -> Cue | None:
    """What is heard as this beat begins; its cards start `apart` seconds one after the other."""
    sound = _sound_of(beat)
    if sound is None:
        return None
    if sound is not Sound.DEAL:
        return Cue(sound, side=_side_of(beat))
    heard = max(apart, SHORTEST_APART)
    times = max(1, round(len(beat.movers) * apart / heard))
    return Cue(sound, times, heard, strength=0.5)


STALE: Final = 0.4
"""Seconds after which a cue is not worth playing any more."""

REST: Final = 3.0
"""Seconds of silence after which the device is let sleep."""

RETRY: Final = 30.0
"""Seconds before a sound card that was not there, or went away, is looked for again."""

DEAF: Final = 1.5
"""Seconds after which a device that asks for nothing is taken for gone."""

PATIENCE: Final = 2.0
"""Seconds that closing waits for the sound card."""

LAST_PATIENCE: Final = 0.05
"""The same at the end of the program: the card may take its time, the process ends anyway."""

_log = logging.getLogger(__name__)


class SoundPlayer:
    """Plays the sounds of a folder. Nothing here raises: without a sound card it is quiet.

    The thread, miniaudio and the device come with the first cue.
    """

    def __init__(self, folder: Path, opener: Callable[[], Device] = open_device) -> None:
        """`folder` has WAV files for each `Sound`; `opener` may raise `NoSound`."""
        self._takes = Takes(folder)
        self._opener = opener
        self._orders: SimpleQueue[tuple[float, Cue | None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._mixer = Mixer()
        self._device: Device | None = None
        self._running = False
        self._not_before = 0.0

    def play(self, cue: Cue) -> None:
        """Let this be heard, soon; returns at once."""
        if self._thread is None:
            thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            try:
                thread.start()
            except RuntimeError:  # no thread to be had: the next cue tries again
                return
            self._thread = thread
        self._orders.put((time.monotonic(), cue))

    def hush(self) -> None:
        """Drop what was to be heard later; what sounds already ends by itself."""
        if self._thread is not None:
            self._orders.put((time.monotonic(), None))

    def close(self, patience: float = PATIENCE) -> None:
        """Let go of the sound card, waiting so many seconds; a later `play` takes it again."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(patience)
            self._thread = None

    def _work(self) -> None:
        while True:
            try:
                order = self._orders.get(timeout=REST if self._running else None)
            except Empty:
                self._rest()
                continue
            if order is None:
                self._let_go()
                return
            ordered, cue = order
            if cue is None:
                self._mixer.hush()
            else:
                self._try(ordered, cue)

    def _try(self, ordered: float, cue: Cue) -> None:
        """Whatever goes wrong with sound is not worth a word to people who play cards."""
        try:
            self._sound(ordered, cue)
        except NoSound as problem:
            self._not_before = float("inf") if problem.for_good else time.monotonic() + RETRY
        except Exception:  # noqa: BLE001 - a driver may raise anything
            _log.debug("no sound", exc_info=True)
            self._let_go()
            self._not_before = time.monotonic() + RETRY

    def _sound(self, ordered: float, cue: Cue) -> None:
        if time.monotonic() < self._not_before:
            return
        heard = [self._takes.next(cue.sound.value) for _ in range(cue.times)]
        self._wake()
        if time.monotonic() - ordered <= STALE:
            for n, take in enumerate(heard):
                wait = round(n * cue.apart * RATE)
                self._mixer.add(Voice(take.samples, cue.strength * take.gain, cue.side, wait))

    def _is_deaf(self) -> bool:
        """Whether the device has stopped asking: unplugged, or the computer slept."""
        return self._running and time.monotonic() - self._mixer.asked > DEAF

    def _wake(self) -> None:
        if self._is_deaf():
            self._let_go()
        if self._device is None:
            self._device = self._opener()
        if not self._running:
            self._mixer.asked = time.monotonic()
            self._device.start(self._mixer.blocks())
            self._running = True

    def _rest(self) -> None:
        if self._is_deaf():
            self._let_go()
        if self._mixer.idle and self._device is not None:
            try:
                self._device.stop()
                self._running = False
            except Exception:  # noqa: BLE001 - a driver may raise anything
                self._let_go()

    def _let_go(self) -> None:
        device, self._device, self._running = self._device, None, False
        self._mixer = Mixer()
        if device is not None:
            try:
                device.close()
            except Exception:  # noqa: BLE001 - a driver may raise anything
                _log.debug("the sound card does not let go", exc_info=True)
