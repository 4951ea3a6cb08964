"""The sound card, through miniaudio; and sound files."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Protocol

RATE = 32_000
"""Samples a second of every file and of the device."""

BLOCK_MS = 40
"""How many milliseconds the device asks for at once: the delay of every sound."""


class NoSound(Exception):
    """There is nothing to play sounds with; `for_good`: nor will there be in this run."""

    def __init__(self, *, for_good: bool) -> None:
        super().__init__()
        self.for_good = for_good


class Device(Protocol):
    """What plays: mono, 16 bits, `RATE`."""

    def start(self, callback_generator: Generator[array[int], int, None]) -> None:
        """Play what the generator gives."""

    def stop(self) -> None:
        """Be quiet, and ready to start again."""

    def close(self) -> None:
        """Let go of the sound card."""


def no_device() -> Device:
    """Where nobody listens. Raises `NoSound`."""
    raise NoSound(for_good=True)


def open_device() -> Device:
    """The usual sound card of this computer. Raises `NoSound`; may take a moment."""
    left_out = _left_out()
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
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=BLOCK_MS,
            backends=[backend for backend in miniaudio.Backend if is_wanted(backend.name)],
            app_name="Canasta",
        )
    except miniaudio.MiniaudioError as problem:
        raise NoSound(for_good=False) from problem
    return device


def _left_out() -> set[str]:
    """Ways to play that only pretend, and those that complain on the terminal without a card."""
    left_out = {"NULL", "CUSTOM", "JACK"}
    if sys.platform.startswith("linux") and not Path("/dev/snd").exists():
        left_out.add("ALSA")
    return left_out


def read_wav(file: Path) -> array[int]:
    """The samples of a file of ours. Raises `OSError`, `wave.Error`, and `EOFError` if cut off."""
    with wave.open(str(file)) as sound:
        if (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{file} is not mono, 16 bits, {RATE} Hz")
        samples = array("h", sound.readframes(sound.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
