"""Easing curves: each maps a progress of 0 to 1 onto a progress of 0 to 1."""

from __future__ import annotations

import math


def out_cubic(t: float) -> float:
    """Arrive gently: fast at first, slow at the end."""
    return 1.0 - (1.0 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Leave and arrive gently, for long sweeps."""
    return 4.0 * t**3 if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


def shake(t: float) -> float:
    """Swing left and right three times and come to rest: from -1 to 1, zero at both ends."""
    return math.sin(t * 6.0 * math.pi) * (1.0 - t)


def flip_width(t: float) -> float:
    """How wide a card looks while it turns over; zero half way, never quite nothing."""
    return max(0.04, abs(math.cos(t * math.pi)))
