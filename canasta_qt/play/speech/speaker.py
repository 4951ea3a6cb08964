"""Speaks sentences one after the other, each in a child process; silent at once when told so."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import suppress
from typing import IO, Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.library.language import in_use
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.speech.engines import Call, Engine, Wish
from canasta_qt.view_model.telling import joined


def wish_of(preferences: Preferences) -> Wish:
    """How the preferences want it said, in the present language."""
    rate, volume = preferences.chosen("voice_rate"), preferences.chosen("voice_volume")
    return Wish(in_use(), preferences.voice, rate, volume)


STALE_S: Final = 30.0
"""Seconds after which a sentence that still waits is old news, if there is newer."""


NO_WINDOW: Final = 0x0800_0000
"""What Windows is told, so that no black box appears."""

_LIBRARIES: Final = "LD_LIBRARY_PATH"

LOOKED_AT_MS: Final = 40
"""How often a sentence is looked at: whether it is over."""


def _surroundings() -> dict[str, str] | None:
    """The variables of a child process: a packed program has other libraries than the system."""
    if not getattr(sys, "frozen", False) or not sys.platform.startswith("linux"):
        return None
    kept = {name: value for name, value in os.environ.items() if name != _LIBRARIES}
    before = kept.get(f"{_LIBRARIES}_ORIG")
    return {**kept, _LIBRARIES: before} if before else kept


def start(call: Call, output: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
    """Start a program and hand it its text. Raises `OSError`."""
    process = subprocess.Popen(
        (call.program, *call.arguments),
        stdin=subprocess.PIPE,
        stdout=output or subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=_surroundings(),
        creationflags=NO_WINDOW if sys.platform == "win32" else 0,
    )
    assert process.stdin is not None
    with suppress(OSError):  # it has ended already
        process.stdin.write(call.text.encode())
        process.stdin.close()
    return process


def end(process: subprocess.Popen[bytes]) -> None:
    """Kill a program and leave nothing of it behind."""
    process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(0.5)


class Speaker(QObject):
    """The voice. Nothing here raises, and nothing waits for the child process.

    Signals:
        failed: the program that speaks cannot be started, or has no voice.
    """

    failed = Signal()

    def __init__(self, engine: Engine | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._waiting: list[tuple[float, str, Wish]] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._besides: subprocess.Popen[bytes] | None = None
        """What silences a voice that goes on without its process."""
        self._look = QTimer(self, interval=LOOKED_AT_MS)
        self._look.timeout.connect(self._look_at)

    @property
    def can_speak(self) -> bool:
        """Whether this computer has anything that speaks."""
        return self._engine is not None

    @property
    def speaking(self) -> bool:
        return self._process is not None

    def say(self, text: str, wish: Wish) -> None:
        """Speak, after what is being said; what has waited too long for that is left out."""
        if self._engine is None or not text.strip():
            return
        self._waiting.append((time.monotonic(), text, wish))
        if self._process is None:
            self._next()

    def _next(self) -> None:
        if self._engine is None or not self._waiting:
            return
        *older, (_, newest, wish) = self._waiting
        oldest = time.monotonic() - STALE_S
        texts = [*(text for asked, text, _ in older if asked > oldest), newest]
        self._waiting.clear()
        try:
            self._process = start(self._engine.say(joined(texts), wish))
        except OSError:
            self.failed.emit()
        else:
            self._look.start()

    def _look_at(self) -> None:
        if self._besides is not None and self._besides.poll() is not None:
            self._besides = None
        if self._process is not None and self._process.poll() is not None:
            if self._process.returncode:
                self.failed.emit()
            self._process = None
            self._next()
        if self._process is None and self._besides is None:
            self._look.stop()

    def stop(self) -> None:
        """Be silent now, and forget what waits."""
        self._waiting.clear()
        self._look.stop()
        process, self._process = self._process, None
        if process is None or self._engine is None:
            return
        end(process)
        besides = self._engine.stop()
        if besides is not None:
            with suppress(OSError):
                self._besides = start(besides)
                self._look.start()
