"""The words of quiet firsts: how each is told at the end of a deal, and what the page says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Firsts", text)


_NAMES: Final = {
    "deal": _mark("A deal played to its end"),
    "natural": _mark("A natural canasta"),
    "mixed": _mark("A mixed canasta"),
    "wild": _mark("A canasta of wild cards"),
    "sequence": _mark("A sequence of seven"),
    "out": _mark("Gone out"),
    "concealed": _mark("Gone out concealed"),
    "pile": _mark("A pile of twenty cards or more"),
    "threes": _mark("All red threes in one deal"),
    "points": _mark("A deal of 2,000 points"),
    "match": _mark("A match won"),
    "comeback": _mark("A match won from −1,000"),
}

_TOLD: Final = {
    "deal": _mark("your first deal played to its end"),
    "natural": _mark("your first natural canasta"),
    "mixed": _mark("your first mixed canasta"),
    "wild": _mark("your first canasta of wild cards"),
    "sequence": _mark("your first sequence of seven"),
    "out": _mark("the first time you went out"),
    "concealed": _mark("the first time you went out concealed"),
    "pile": _mark("your first pile of twenty cards or more"),
    "threes": _mark("all red threes, for the first time"),
    "points": _mark("your first deal of 2,000 points"),
    "match": _mark("your first match won"),
    "comeback": _mark("your first match won from −1,000"),
}

_WORDS: Final = {
    "title": _mark("Firsts"),
    "one": _mark("A first: {first}."),
    "more": _mark("Firsts: {firsts}."),
    "to_come": _mark("still to come"),
    "count": _mark("{n} of {all} so far"),
    "about": _mark("Each of these happens once. Nothing depends on it."),
}


def firsts_text(key: str, **values: object) -> str:
    """A text of the page with its values."""
    return translate("Firsts", _WORDS[key]).format(**values)


def first_name(first: str) -> str:
    """One of the firsts as the page lists it."""
    return translate("Firsts", _NAMES[first])


def told_firsts(firsts: Sequence[str]) -> str:
    """One line about what was done for the first time in a deal; at least one first."""
    told = [translate("Firsts", _TOLD[first]) for first in firsts]
    if len(told) == 1:
        return firsts_text("one", first=told[0])
    return firsts_text("more", firsts="; ".join(told))
