"""Several sounds at once, summed up as the sound card asks for them."""

from __future__ import annotations

import time
from array import array
from collections.abc import Generator
from dataclasses import dataclass
from queue import Empty, SimpleQueue

LOUDEST = 32767
"""The largest sample of 16 bits."""


@dataclass(slots=True)
class Voice:
    """Samples that are played once.

    Attributes:
        wait: how many samples pass before it begins.
        gain: the factor on every sample.
        at: the next sample to play.
    """

    samples: array[int]
    gain: float = 1.0
    wait: int = 0
    at: int = 0


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
        """Whether there is nothing left to play."""
        return not self._voices and self._orders.empty()

    def blocks(self) -> Generator[array[int], int, None]:
        """Started already: send it the number of samples wanted, get as many back."""
        generator = self._run()
        next(generator)
        return generator

    def _run(self) -> Generator[array[int], int, None]:
        count = yield array("h")
        while True:
            count = yield self._block(count)

    def _block(self, count: int) -> array[int]:
        self.asked = time.monotonic()
        self._take_orders()
        if not self._voices:
            return array("h", bytes(2 * count))
        total = [0.0] * count
        for voice in self._voices:
            _sum_up(voice, total)
        self._voices = [v for v in self._voices if v.at < len(v.samples)]
        return array("h", (max(-LOUDEST, min(LOUDEST, round(value))) for value in total))

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


def _sum_up(voice: Voice, total: list[float]) -> None:
    """Add the voice's next samples to a block."""
    start = min(voice.wait, len(total))
    voice.wait -= start
    part = voice.samples[voice.at : voice.at + len(total) - start]
    voice.at += len(part)
    for n, sample in enumerate(part, start):
        total[n] += sample * voice.gain
