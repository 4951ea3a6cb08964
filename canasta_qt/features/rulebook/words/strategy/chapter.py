"""The chapter "How to play well": which advice a table gets, and advice by its id.

Of every topic the first paragraph is taken that is true under the rules in force. A chapter that
becomes too long leaves out what is missed least.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.words.strategy import hearts, keeping, riches, throwing, together
from canasta_qt.features.rulebook.words.strategy.advice import Advice
from canasta_qt.words.lines import Line, mark, say

ENOUGH: Final = 9
"""As many paragraphs as a reader likes to have."""

MOST: Final = 10
"""The most paragraphs of a chapter."""

TOPICS: Final[dict[str, tuple[str, tuple[Advice, ...]]]] = {
    "heart": (mark("What wins this game"), hearts.HEARTS),
    "pile": (mark("What the pile is worth"), hearts.PILES),
    "keep": (mark("What to keep"), keeping.KEEPING),
    "open": (mark("When to open"), keeping.OPENING),
    "freeze": (mark("When to freeze the pile"), throwing.FREEZING),
    "throw": (mark("What to discard"), throwing.THROWING),
    "safe": (mark("Safe discards"), throwing.SAFE),
    "black": (mark("Your black threes"), throwing.BLACK),
    "wilds": (mark("Your wild cards"), riches.WILDS),
    "sevens": (mark("Aces and sevens"), riches.SEVENS),
    "threes": (mark("Threes on the table"), riches.THREES),
    "hands": (mark("Special hands"), riches.HANDS),
    "partner": (mark("Playing with a partner"), together.PARTNERSHIP),
    "out": (mark("When to go out"), together.GOING_OUT),
    "concealed": (mark("Out in one turn"), together.CONCEALED),
}
"""Topic to its heading and its paragraphs, the most particular first, in the reader's order."""

SPARE: Final = (
    "meld/threes",
    "easy/pile",
    "canastas/threes",
    "classic/black",
    "frozen/pile",
    "turning/threes",
    "classic/wilds",
)
"""Paragraphs of which some are left out of a chapter of more than `ENOUGH`, these first."""

SPARE_TOPICS: Final = ("safe", "concealed", "pile", "threes", "hands")
"""Topics that are left out of a chapter of more than `MOST` paragraphs."""


def playing_well(rules: TableRules) -> Iterator[Line]:
    """The chapter: for every topic a small heading and a paragraph."""
    for advice in chapter(rules):
        heading, _ = TOPICS[advice.topic]
        line = advice.line(rules)
        yield Line(say(heading), line.keys, "lead", anchor=f"advice-{advice.topic}")
        yield line


def chapter(rules: TableRules) -> tuple[Advice, ...]:
    """The advice for these rules, one paragraph a topic, in the reader's order."""
    found = [one for topic in TOPICS if (one := _first(topic, rules)) is not None]
    spare = [one for name in SPARE for one in found if one.id == name]
    found = _without(found, spare, ENOUGH)
    return tuple(_without(found, [one for one in found if one.topic in SPARE_TOPICS], MOST))


def _without(found: list[Advice], spare: list[Advice], most: int) -> list[Advice]:
    left_out = spare[: max(0, len(found) - most)]
    return [one for one in found if one not in left_out]


def _first(topic: str, rules: TableRules) -> Advice | None:
    _, every = TOPICS[topic]
    return next((advice for advice in every if advice.first.holds(rules)), None)


def advice(family: str, topic: str) -> Advice:
    """The paragraph of this family and topic, for lessons that quote it. Raises `KeyError`."""
    return {one.id: one for one in TOPICS[topic][1]}[f"{family}/{topic}"]
