"""The mean of many differences, and how far chance may have moved it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ENOUGH: Final = 10
"""From so many deals on a mean is told."""
_INTERVAL: Final = 1.96


@dataclass(frozen=True, slots=True)
class Average:
    """The mean over so many deals, and half its 95 % interval."""

    deals: int
    mean: float
    spread: float


def average(differences: Sequence[float]) -> Average | None:
    """None while there are too few."""
    count = len(differences)
    if count < ENOUGH:
        return None
    mean = sum(differences) / count
    variance = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return Average(count, mean, _INTERVAL * math.sqrt(variance / count))
