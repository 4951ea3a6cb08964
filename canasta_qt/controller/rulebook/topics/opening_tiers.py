"""Harder demands on the opening of sides that are far ahead, or late in the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import cells, rule, say
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
    yield rule(
        QT_TRANSLATE_NOOP("Rulebook", "Besides the minimum the opening must then hold:"),
        "initial.tiers",
    )
    for tier in rules.initial.tiers:
        yield cells(_from(tier), say(_NEEDS[tier.need]), "initial.tiers")


def _from(tier: OpeningTier) -> str:
    if tier.from_score is not None:
        text = QT_TRANSLATE_NOOP("Rulebook", "With a total of {low} or more")
        return say(text, low=figures(tier.from_score))
    text = QT_TRANSLATE_NOOP("Rulebook", "In deal {low} and later")
    return say(text, low=tier.from_deal or 1)
