"""The takes of a sound, bent a little in pitch and strength: no two in a row are alike."""

from __future__ import annotations

import random
import wave
from array import array
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.play.sound.device import FILE_RATE, RATE, read_wav, resampled

PITCHES: Final = (0.96, 0.98, 1.0, 1.02, 1.04)
"""How much higher or lower a take is played."""

MOST_DECIBELS: Final = 1.5
"""By so much at most a take is played louder or softer than it is."""


class Heard(NamedTuple):
    """One take of a sound as it is played: its samples at the rate of the device, its strength."""

    samples: array[int]
    gain: float


Bent = tuple[int, float]
"""A take's number and its pitch."""


class Takes:
    """Hands out takes of the sounds in a folder: `place-1.wav`, `place-2.wav` and so on.

    A sound without a file that can be read is silence. Dice are of its own.
    """

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
        """All takes of a sound, as far as they can be read."""
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
