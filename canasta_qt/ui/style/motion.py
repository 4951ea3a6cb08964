"""Durations of motion in windows: the tokens times the speed, or short fades."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve

from canasta_qt.ui.style.tokens import MOTION


@dataclass(frozen=True, slots=True)
class Tempo:
    """How things move: all durations times `pace`, nothing but short fades where it is `still`."""

    pace: float = 1.0
    still: bool = False

    def milliseconds(self, name: str) -> int:
        """How long something of `tokens.MOTION` takes."""
        wanted = MOTION[name].milliseconds
        if self.still:
            wanted = min(wanted, MOTION["fade"].milliseconds)
        return round(wanted * self.pace)


AT_ONCE: Final = Tempo(0.0)
"""Nothing moves."""


class _Now:
    """Holds the tempo of windows."""

    tempo = Tempo()


def set_pace(factor: float, *, reduced: bool) -> None:
    """Multiply every duration by this, 0 for none; with `reduced` motion there are only fades."""
    _Now.tempo = Tempo(factor, reduced)


def reduced() -> bool:
    """Whether nothing is to move from place to place."""
    return _Now.tempo.still or _Now.tempo.pace == 0


def duration(name: str) -> int:
    """Milliseconds of one of `tokens.MOTION` in windows now."""
    return _Now.tempo.milliseconds(name)


def curve(name: str) -> QEasingCurve:
    return QEasingCurve(QEasingCurve.Type[MOTION[name].easing])
