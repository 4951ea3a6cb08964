"""The sound card, through miniaudio; sound files; several sounds at once, summed up."""

from __future__ import annotations

import sys
import time
import wave
from array import array
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

LOUDEST = 32767
"""The largest sample of 16 bits."""


@dataclass(slots=True)
class Voice:
    """Samples that are played once, multiplied by `gain`.

    `side` is where they come from: -1 from the left, 0 from the middle, 1 from the right.
    """

    samples: array[int]
    gain: float = 1.0
    side: float = 0.0
    wait: int = 0
    """The number of samples that pass before it begins."""
    at: int = 0
    """The next sample to play."""

    def add_to(self, left: list[float], right: list[float]) -> None:
        start = min(self.wait, len(left))
        self.wait -= start
        part = self.samples[self.at : self.at + len(left) - start]
        self.at += len(part)
        for total, gain in (
            (left, self.gain * min(1.0, 1.0 - self.side)),
            (right, self.gain * min(1.0, 1.0 + self.side)),
        ):
            for n, sample in enumerate(part, start):
                total[n] += sample * gain


class Mixer:
    """Feeds a playback device; any thread may add voices, none ever waits for another."""

    def __init__(self) -> None:
        self._orders: SimpleQueue[Voice | None] = SimpleQueue()
        self._voices: list[Voice] = []
        self.asked = time.monotonic()
        """When the device asked last."""

    def add(self, voice: Voice) -> None:
        """Play this from the next block on."""
        self._orders.put(voice)

    def hush(self) -> None:
        """Drop what has not begun yet."""
        self._orders.put(None)

    @property
    def idle(self) -> bool:
        return not self._voices and self._orders.empty()

    def blocks(self) -> Generator[array[int], int, None]:
        """Started already: send it a number, get as many samples back, each left and right."""

        def run() -> Generator[array[int], int, None]:
            count = yield array("h")
            while True:
                count = yield self._block(count)

        generator = run()
        next(generator)
        return generator

    def _block(self, count: int) -> array[int]:
        self.asked = time.monotonic()
        self._take_orders()
        if not self._voices:
            return array("h", bytes(4 * count))
        left, right = [0.0] * count, [0.0] * count
        for voice in self._voices:
            voice.add_to(left, right)
        self._voices = [v for v in self._voices if v.at < len(v.samples)]
        both = (value for pair in zip(left, right, strict=True) for value in pair)
        return array("h", (max(-LOUDEST, min(LOUDEST, round(value))) for value in both))

    def _take_orders(self) -> None:
        while True:
            try:
                order = self._orders.get_nowait()
            except Empty:
                return
            if order is None:
                self._voices = [v for v in self._voices if v.wait == 0]
            else:
                self._voices.append(order)


RATE = 32_000
"""Samples a second of the device."""

FILE_RATE = 16_000
"""Samples a second of every file: nothing in our sounds is higher than 8 kHz."""

BLOCK_MS = 40
"""How many milliseconds the device asks for at once: the delay of every sound."""


class NoSound(Exception):
    """There is nothing to play sounds with; `for_good`: nor will there be in this run."""

    def __init__(self, *, for_good: bool) -> None:
        super().__init__()
        self.for_good = for_good


class Device(Protocol):
    """A sound card that plays a generator's blocks: stereo, 16 bits, `RATE`."""

    def start(self, callback_generator: Generator[array[int], int, None]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


def no_device() -> Device:
    """Where nobody listens. Raises `NoSound`."""
    raise NoSound(for_good=True)


def open_device() -> Device:
    """The usual sound card of this computer. Raises `NoSound`; may take a moment."""
    # those that only pretend, and one that complains on the terminal without a card
    left_out = {"NULL", "CUSTOM", "JACK"}
    if sys.platform.startswith("linux") and not Path("/dev/snd").exists():
        left_out.add("ALSA")
    return _open(lambda name: name not in left_out)


def null_device() -> Device:
    """A device that takes every sound and makes none. Raises `NoSound` without miniaudio."""
    return _open(lambda name: name == "NULL")


def _open(is_wanted: Callable[[str], bool]) -> Device:
    try:
        import miniaudio  # type: ignore[import-untyped]
    except ImportError as problem:
        raise NoSound(for_good=True) from problem
    try:
        device: Device = miniaudio.PlaybackDevice(
            nchannels=2,
            sample_rate=RATE,
            buffersize_msec=BLOCK_MS,
            backends=[backend for backend in miniaudio.Backend if is_wanted(backend.name)],
            app_name="Canasta",
        )
    except miniaudio.MiniaudioError as problem:
        raise NoSound(for_good=False) from problem
    return device


def read_wav(file: Path) -> array[int]:
    """The samples of a file of ours. Raises `OSError`, `wave.Error`, and `EOFError` if cut off."""
    with wave.open(str(file)) as sound:
        if (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) != (1, 2, FILE_RATE):
            raise wave.Error(f"{file} is not mono, 16 bits, {FILE_RATE} Hz")
        samples = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def resampled(samples: array[int], step: float) -> array[int]:
    """The same sound with another number of samples: each is `step` of the old ones further on."""
    if len(samples) < 2:
        return array("h", samples)
    made = array("h")
    for n in range(int((len(samples) - 1) / step) + 1):
        at, part = divmod(n * step, 1.0)
        left = int(at)
        right = samples[min(left + 1, len(samples) - 1)]
        made.append(round(samples[left] + part * (right - samples[left])))
    return made
