"""The words of quiet firsts: at the end of a deal, and on their page."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.words.sentences import Text, Texts


class _FirstName(Texts, context="Firsts"):
    DEAL = Text("A deal played to its end")
    NATURAL = Text("A natural canasta")
    MIXED = Text("A mixed canasta")
    WILD = Text("A canasta of wild cards")
    SEQUENCE = Text("A sequence of seven")
    OUT = Text("Gone out")
    CONCEALED = Text("Gone out concealed")
    PILE = Text("A pile of twenty cards or more")
    THREES = Text("All red threes in one deal")
    POINTS = Text("A deal of 2,000 points")
    MATCH = Text("A match won")
    COMEBACK = Text("A match won from −1,000")


class _FirstDone(Texts, context="Firsts"):
    DEAL = Text("your first deal played to its end")
    NATURAL = Text("your first natural canasta")
    MIXED = Text("your first mixed canasta")
    WILD = Text("your first canasta of wild cards")
    SEQUENCE = Text("your first sequence of seven")
    OUT = Text("the first time you went out")
    CONCEALED = Text("the first time you went out concealed")
    PILE = Text("your first pile of twenty cards or more")
    THREES = Text("all red threes, for the first time")
    POINTS = Text("your first deal of 2,000 points")
    MATCH = Text("your first match won")
    COMEBACK = Text("your first match won from −1,000")


class FirstsText(Texts, context="Firsts"):
    TITLE = Text("Milestones")
    ONE = Text("A milestone: {first}.")
    MORE = Text("Milestones: {firsts}.")
    TO_COME = Text("still to come")
    COUNT = Text("{n} of {all} so far")
    ABOUT = Text("Each of these happens once. Nothing depends on it.")


def first_name(first: str) -> str:
    return _FirstName.of(first)()


def told_firsts(firsts: Sequence[str]) -> str:
    """One line about the firsts of a deal, at least one."""
    names = [_FirstDone.of(first)() for first in firsts]
    if len(names) == 1:
        return FirstsText.ONE(first=names[0])
    return FirstsText.MORE(firsts="; ".join(names))
