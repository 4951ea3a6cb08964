"""What the quick instrument says: lines for people, data for programs, the table of all games."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from canasta_qt.arena.decisions.asking import DealGains, Question
from canasta_qt.arena.decisions.kept import KeptDeals
from canasta_qt.arena.decisions.measuring import Estimate, Measured, measured
from canasta_qt.bots.playout.layout.supported_rules import unknown_options
from canasta_qt.commands.arena_report import mean_text, rate_text
from canasta_qt.engine.rules import preset, preset_ids

MARKS = ("<!-- decisions -->", "<!-- end of decisions -->")
"""The lines between which the table stands; a reader of the page sees neither."""

CONTESTS = (("expert", "steady"), ("steady", "casual"))
"""Whose figures the table has, for every game; of others only for games that have some."""

NOT_IMAGINED = "not imagined yet"


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


def table(kept: KeptDeals, seed: str, worlds: int) -> list[str]:
    """The table of all games, by what is kept of them."""
    rows, versions = [], set()
    others = _other_contests(kept, seed, worlds)
    for game in preset_ids():
        cells = [game]
        for one, other in (*CONTESTS, *others):
            question = Question(preset(game).rules, one, other, seed, worlds)
            version, deals = kept.latest(question)
            versions.add(version)
            cells.append(_cell(question, [deals[number] for number in sorted(deals)]))
        rows.append(f"| {' | '.join(cells)} |")
    headings = ["Game", *(f"{one} over {other}" for one, other in (*CONTESTS, *others))]
    told = " and ".join(str(version) for version in sorted(versions - {0})) or "none"
    caption = (
        f"Points a deal by the quick instrument, ± 95 % intervals by deals (how many behind), "
        f"seed {seed}, {worlds} worlds a decision and model or more, players' version {told}. The "
        "smaller figure of the two models; where that is the careful one, with an asterisk."
    )
    return [
        caption,
        "",
        f"| {' | '.join(headings)} |",
        f"|{' --- |' * len(headings)}",
        *rows,
    ]


def _other_contests(kept: KeptDeals, seed: str, worlds: int) -> list[tuple[str, str]]:
    """Contests beside the usual ones of which anything is kept."""
    found = []
    for pair in (("master", "expert"),):
        questions = (Question(preset(game).rules, *pair, seed, worlds) for game in preset_ids())
        if any(kept.latest(question)[1] for question in questions):
            found.append(pair)
    return found


def _cell(question: Question, deals: Sequence[DealGains]) -> str:
    if not deals:
        return NOT_IMAGINED if unknown_options(question.rules) else "–"
    found = measured(question, deals)
    star = "*" if found.figure is found.careful else ""
    return f"{estimate_text(found.figure)}{star} ({len(deals)})"
