"""What the quick instrument says of one game: lines for people, data for programs."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tools.lab.commands.arena_report import mean_text, rate_text
from tools.lab.decisions.measuring import Estimate, Measured


def data_of(game: str, found: Measured) -> dict[str, object]:
    """A result for JSON; an interval that is open has null there."""
    return {
        "rules": game,
        "one": found.question.one,
        "other": found.question.other,
        "seed": found.question.seed,
        "worlds": found.question.worlds,
        "paired": found.question.paired,
        "deals": len(found.deals),
        "points_a_deal": round(found.figure.mean, 1),
        "plus_minus": _finite(found.figure.interval),
        "careful": [round(found.careful.mean, 1), _finite(found.careful.interval)],
        "plain": [round(found.plain.mean, 1), _finite(found.plain.interval)],
        "asked": found.asked,
        "unjudged": found.unjudged,
        "by_kind": {
            kind: [gains.decisions, round(gains.careful, 1), round(gains.plain, 1)]
            for kind, gains in found.by_kind().items()
        },
        "seconds": round(found.seconds, 1),
        "spoilt": list(found.spoilt),
    }


def _finite(number: float) -> float | None:
    return round(number, 1) if math.isfinite(number) else None


def lines_of(game: str, found: Measured) -> Iterator[str]:
    """The same for people."""
    question, deals = found.question, max(1, len(found.deals))
    way = ", moves against each other: no measure of size" if question.paired else ""
    against = question.other if question.paired else "the player inside"
    yield f"{game}: {question.one} rather than {question.other}, decision by decision{way}"
    yield (
        f"  {estimate_text(found.figure)} points a deal ({len(found.deals)} deals): "
        f"careful model {estimate_text(found.careful)}, plain model {estimate_text(found.plain)}"
    )
    unjudged = rate_text(found.unjudged, found.asked)
    yield f"  {found.asked / deals:.0f} decisions a deal; not judged {unjudged}"
    for kind, gains in found.by_kind().items():
        yield (
            f"  {kind}: {gains.decisions / deals:.1f} a deal otherwise than {against}, "
            f"careful {gains.careful:+.0f}, plain {gains.plain:+.0f}"
        )
    yield (
        f"  {found.seconds:.0f} s of processor time; of the interval's variance more worlds "
        f"would take away {100 * found.figure.by_worlds:.0f} %"
    )
    if found.spoilt:
        yield f"  not played to their end: {len(found.spoilt)}; the first: {found.spoilt[0]}"


def estimate_text(estimate: Estimate) -> str:
    """A mean with its interval."""
    return mean_text(estimate.mean, estimate.interval)
