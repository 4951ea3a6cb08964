"""Sequential halving on common worlds: every round drops the worse half of the candidates."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

SURE = 3.0
"""Standard errors by which the best must lead everybody for the matter to be settled early."""

Sample = Callable[[int, Sequence[int]], Sequence[float]]
"""The values of these candidates in world number n, in their order."""


@dataclass(slots=True)
class Record:
    """What a candidate brought in the worlds it was tried in, in their order."""

    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Average value; 0 when it was never tried."""
        return sum(self.values) / len(self.values) if self.values else 0.0


def halve(
    count: int,
    budget: int,
    sample: Sample,
    stop: Callable[[], bool] = lambda: False,
    kept: int | None = None,
) -> tuple[int, list[Record]]:
    """The best of `count` candidates after about `budget` samples, and all records.

    The candidate `kept` stays in the running to the end, so that the others can be compared with it
    in as many worlds as they were tried in. Samples are left over when the best clearly leads all
    others before the last round.
    `stop` is asked before each world after the first two; once it is true no more are tried.
    """
    records = [Record() for _ in range(count)]
    alive = list(range(count))
    rounds = max(1, math.ceil(math.log2(count)))
    world = 0
    for _ in range(rounds):
        for _ in range(max(2, budget // (rounds * len(alive)))):
            if world > 1 and stop():
                break
            for one, value in zip(alive, sample(world, alive), strict=True):
                records[one].values.append(value)
            world += 1
        alive.sort(key=lambda one: (-records[one].mean, one))
        best = alive[0]
        alive = _better_half(alive, kept)
        if _is_settled(best, alive, records):
            break
    return best, records


def _is_settled(best: int, alive: Sequence[int], records: Sequence[Record]) -> bool:
    leads = (lead(records[best], records[one]) for one in alive if one != best)
    return all(gain >= SURE * error for gain, error in leads)


def _better_half(ranked: list[int], kept: int | None) -> list[int]:
    """Those that go on, of candidates from the best to the worst."""
    half = max(1, (len(ranked) + 1) // 2)
    return ranked[:half] + [one for one in ranked[half:] if one == kept]


def lead(ahead: Record, behind: Record) -> tuple[float, float]:
    """By how much one candidate leads another in the worlds of both, and its standard error."""
    pairs = list(zip(ahead.values, behind.values, strict=False))
    gaps = [one - other for one, other in pairs]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, math.sqrt(variance / len(gaps))
