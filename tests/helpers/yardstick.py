"""How long work takes beside a fixed loop: the same on a slow machine, and on a busy one.

Seconds on a clock are promises about a machine. Here the processor's time for the work is compared
with that for a loop which is always the same, run in the same process before and after it: what
slows the one slows the other. `NOMINAL` is what the loop takes on the machine for which the limits
of the tests were found, while nothing else runs on it; so limits stay in seconds of that machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

NOMINAL: Final = 0.0196
"""Seconds that one `rod` takes on a quiet machine: the least of 200."""

ROUNDS: Final = 3
"""So many loops are run before the work, and so many after it."""


def rod() -> int:
    """The loop: numbers, bytes and a dictionary, as in what is measured. Always the same sum."""
    seen: dict[int, int] = {}
    page, total = bytes(range(256)) * 16, 0
    for step in range(60_000):
        at = step * 31 % 4000
        value = int.from_bytes(page[at : at + 4], "big")
        seen[value & 1023] = step
        total = (total + value + seen.get(step & 1023, 0)) & 0xFFFF_FFFF
    return total


class Measure:
    """What was measured; there is nothing before the work has ended.

    Attributes:
        seconds: what the work takes on the quiet machine.
    """

    seconds: float


@contextmanager
def measured(clock: Callable[[], float] = time.process_time) -> Iterator[Measure]:
    """Measure what is done inside; `clock` counts the time of this process."""
    found = Measure()
    before = _loops(clock)
    begun = clock()
    yield found
    taken = clock() - begun
    found.seconds = taken / (before + _loops(clock)) * 2 * ROUNDS * NOMINAL


def _loops(clock: Callable[[], float]) -> float:
    begun = clock()
    for _ in range(ROUNDS):
        rod()
    return clock() - begun
