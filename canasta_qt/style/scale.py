"""How large everything is drawn, beside the system's own scaling."""

from __future__ import annotations

from typing import Final

SMALLEST, LARGEST = 1.0, 2.0

STEPS: Final = (100, 110, 125, 150, 175, 200)
"""The sizes that are offered, in per cent."""


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


def px(value: float) -> int:
    """A measure of the tokens in pixels, as large as the interface is now."""
    return round(value * _scale.factor)
