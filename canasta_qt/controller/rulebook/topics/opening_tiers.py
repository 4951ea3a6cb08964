"""Harder demands on the opening of sides that are far ahead, or late in the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import cells, rule, say
from canasta_qt.controller.rulebook.topics.bands import bands
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.values import OpeningTier

_NEEDS: Final[dict[str, str]] = {
    "any canasta": QT_TRANSLATE_NOOP("Rulebook", "a canasta"),
    "any canasta and count 200": QT_TRANSLATE_NOOP(
        "Rulebook", "a canasta, and at least 200 points"
    ),
    "natural canasta": QT_TRANSLATE_NOOP("Rulebook", "a natural canasta"),
    "hidden canasta (7 from hand)": QT_TRANSLATE_NOOP(
        "Rulebook", "a canasta that comes from your hand alone"
    ),
}


def tiers(rules: TableRules) -> Iterator[Line]:
    """One row for each demand, under a sentence."""
    if not rules.initial.tiers:
        return
    by_deal = all(tier.from_deal is not None for tier in rules.initial.tiers)
    text = (
        QT_TRANSLATE_NOOP("Rulebook", "By the number of the deal the opening must also hold:")
        if by_deal
        else QT_TRANSLATE_NOOP(
            "Rulebook", "By the total before the deal the opening must also hold:"
        )
    )
    yield rule(text, "initial.tiers")
    for name, tier in zip(_names(rules.initial.tiers), rules.initial.tiers, strict=True):
        yield cells(name, say(_NEEDS[tier.need]), "initial.tiers")


def _names(tiers: Sequence[OpeningTier]) -> Iterator[str]:
    """From when each demand holds, and until when where the next one takes its place."""
    scores = [tier.from_score for tier in tiers if tier.from_score is not None]
    deals = [tier.from_deal for tier in tiers if tier.from_deal is not None]
    for starts, by_deal in ((scores, False), (deals, True)):
        if len(starts) == len(tiers) and starts == sorted(set(starts)):
            yield from bands(starts, deals=by_deal)
            return
    yield from map(_from, tiers)


def _from(tier: OpeningTier) -> str:
    """From when a demand holds, where scores and deals are mixed."""
    if tier.from_score is not None:
        text = QT_TRANSLATE_NOOP("Rulebook", "With a total of {low} or more")
        return say(text, low=figures(tier.from_score))
    text = QT_TRANSLATE_NOOP("Rulebook", "In deal {low} and later")
    return say(text, low=tier.from_deal or 1)
