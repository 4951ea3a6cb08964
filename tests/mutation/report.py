"""What many changes told about the tests, in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from tests.mutation.trial import Outcome

NORMAL_95 = 1.96


def lines_of(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """The survivors one by one, then a line for each package and one for all."""
    alive = [one for one in outcomes if not one.noticed]
    for one in sorted(alive, key=lambda one: (one.path, one.line)):
        yield f"survived {one.path}:{one.line}  {one.told}  ({one.tests} tests run it)"
    packages = sorted({one.path.split("/")[1] for one in outcomes})
    for package in packages:
        yield rate(package, [one for one in outcomes if one.path.split("/")[1] == package])
    if outcomes:
        yield rate("all", outcomes)


def rate(name: str, outcomes: Sequence[Outcome]) -> str:
    """How many were noticed, with Wilson's 95 % interval."""
    count = len(outcomes)
    noticed = sum(one.noticed for one in outcomes)
    stuck = sum(one.word == "stuck" for one in outcomes)
    low, high = wilson(noticed, count)
    return (
        f"{name}: {noticed} of {count} killed ({noticed / count:.1%}, "
        f"95 % {low:.1%} to {high:.1%}; {stuck} of them ran for ever)"
    )


def wilson(hits: int, count: int) -> tuple[float, float]:
    """Wilson's score interval of a share at 95 %."""
    z, share = NORMAL_95, hits / count
    middle = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return (middle - spread) / scale, (middle + spread) / scale
