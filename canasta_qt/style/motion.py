"""How long what moves in windows takes: the tokens times the speed, or short fades."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve

from canasta_qt.style.tokens import MOTION


class _Pace:
    """Holds how quick things are now."""

    def __init__(self) -> None:
        self.factor = 1.0
        self.reduced = False


_pace = _Pace()


def set_pace(factor: float, *, reduced: bool) -> None:
    """Multiply every duration by this, 0 for none; with `reduced` motion there are only fades."""
    _pace.factor, _pace.reduced = factor, reduced


def reduced() -> bool:
    """Whether nothing is to move from place to place."""
    return _pace.reduced or _pace.factor == 0


def duration(name: str) -> int:
    """Milliseconds of one of `tokens.MOTION` now."""
    if _pace.reduced:
        return min(MOTION[name].milliseconds, MOTION["fade"].milliseconds)
    return round(MOTION[name].milliseconds * _pace.factor)


def curve(name: str) -> QEasingCurve:
    """Its easing."""
    return QEasingCurve(QEasingCurve.Type[MOTION[name].easing])
