"""How large everything is drawn, beside the system's own scaling."""

from __future__ import annotations

import math
from typing import Final

SMALLEST, LARGEST = 1.0, 2.0

STEPS: Final = (100, 110, 125, 150, 175, 200)
"""The sizes that are offered, in per cent."""


LEAST_ROOM: Final = (840, 500)
"""Width and height that every window has room in, at an interface of 100 %."""


class _Scale:
    """Holds the scale that is used now."""

    def __init__(self) -> None:
        self.factor = 1.0


_scale = _Scale()


def factor() -> float:
    """How many times as large as usual: 1 to 2."""
    return _scale.factor


def set_factor(times: float) -> None:
    """Measure by another scale from now on; `dress.set_scale` also dresses everything anew."""
    _scale.factor = min(max(times, SMALLEST), LARGEST)


def fitting(times: float, width: int, height: int) -> float:
    """The scale that is wanted, or the largest at which windows still fit a screen of this size.

    It goes in steps of 5 %, and never below 100 %.
    """
    wide, high = LEAST_ROOM
    most = math.floor(min(width / wide, height / high) * 20) / 20
    return max(SMALLEST, min(times, most))


def px(value: float) -> int:
    """A measure of the tokens in pixels, as large as the interface is now."""
    return round(value * _scale.factor)
