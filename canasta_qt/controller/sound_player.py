"""Plays cues on a thread of its own, so that a slow or missing sound card slows nothing."""

from __future__ import annotations

import logging
import threading
import time
import wave
from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from canasta_qt.controller.sound_cues import Cue, Sound
from canasta_qt.controller.sound_device import RATE, Device, NoSound, open_device, read_wav
from canasta_qt.controller.sound_mixer import Mixer, Voice

STALE: Final = 0.4
"""Seconds after which a cue is not worth playing any more."""

REST: Final = 3.0
"""Seconds of silence after which the device is let sleep."""

RETRY: Final = 30.0
"""Seconds before a sound card that was not there, or went away, is looked for again."""

DEAF: Final = 1.5
"""Seconds after which a device that asks for nothing is taken for gone."""

PATIENCE: Final = 2.0
"""Seconds that the end of the program waits for the sound card."""

_log = logging.getLogger(__name__)


class SoundPlayer:
    """Plays the sounds of a folder. Nothing here raises: without a sound card it is quiet.

    The thread, miniaudio and the device come with the first cue.
    """

    def __init__(self, folder: Path, opener: Callable[[], Device] = open_device) -> None:
        """`folder` has a WAV file for each `Sound`; `opener` may raise `NoSound`."""
        self._folder = folder
        self._opener = opener
        self._orders: SimpleQueue[tuple[float, Cue | None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._mixer = Mixer()
        self._device: Device | None = None
        self._running = False
        self._not_before = 0.0
        self._files: dict[Sound, array[int]] = {}

    def play(self, cue: Cue) -> None:
        """Let this be heard, soon; returns at once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
        self._orders.put((time.monotonic(), cue))

    def hush(self) -> None:
        """Drop what was to be heard later; what sounds already ends by itself."""
        if self._thread is not None:
            self._orders.put((time.monotonic(), None))

    def close(self) -> None:
        """Let go of the sound card; a later `play` takes it again."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join(PATIENCE)
            self._thread = None

    # --- on the thread ------------------------------------------------------------------------

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
            self._try(*order)

    def _try(self, ordered: float, cue: Cue | None) -> None:
        """Whatever goes wrong with sound is not worth a word to people who play cards."""
        if cue is None:
            self._mixer.hush()
            return
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
        samples = self._samples(cue.sound)
        self._wake()
        if time.monotonic() - ordered <= STALE:
            voice = Voice(samples, cue.strength)
            for n in range(cue.times):
                self._mixer.add(replace(voice, wait=round(n * cue.apart * RATE)))

    def _samples(self, sound: Sound) -> array[int]:
        if sound not in self._files:
            try:
                self._files[sound] = read_wav(self._folder / f"{sound.value}.wav")
            except (OSError, EOFError, wave.Error):
                self._files[sound] = array("h")
        return self._files[sound]

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
        if not self._mixer.idle:
            return
        try:
            if self._device is not None:
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
