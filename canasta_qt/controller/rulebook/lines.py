"""How the lines of a rulebook are made: a sentence, its numbers, and the options it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.words import a_rank, listed, ranks_name
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.engine.cards import KIND_OF_TEXT

_COUNTS: Final = {
    "card": (QT_TRANSLATE_NOOP("Rulebook", "1 card"), QT_TRANSLATE_NOOP("Rulebook", "{n} cards")),
    "natural": (
        QT_TRANSLATE_NOOP("Rulebook", "1 natural card"),
        QT_TRANSLATE_NOOP("Rulebook", "{n} natural cards"),
    ),
    "wild": (
        QT_TRANSLATE_NOOP("Rulebook", "1 wild card"),
        QT_TRANSLATE_NOOP("Rulebook", "{n} wild cards"),
    ),
    "point": (
        QT_TRANSLATE_NOOP("Rulebook", "1 point"),
        QT_TRANSLATE_NOOP("Rulebook", "{n} points"),
    ),
    "canasta": (
        QT_TRANSLATE_NOOP("Rulebook", "1 canasta"),
        QT_TRANSLATE_NOOP("Rulebook", "{n} canastas"),
    ),
    "pack": (QT_TRANSLATE_NOOP("Rulebook", "1 pack"), QT_TRANSLATE_NOOP("Rulebook", "{n} packs")),
    "joker": (
        QT_TRANSLATE_NOOP("Rulebook", "1 joker"),
        QT_TRANSLATE_NOOP("Rulebook", "{n} jokers"),
    ),
    "deal": (QT_TRANSLATE_NOOP("Rulebook", "1 deal"), QT_TRANSLATE_NOOP("Rulebook", "{n} deals")),
    "time": (QT_TRANSLATE_NOOP("Rulebook", "once"), QT_TRANSLATE_NOOP("Rulebook", "{n} times")),
}


def say(text: str, **values: object) -> str:
    """A sentence in the reader's language, with its places filled in."""
    return QCoreApplication.translate("Rulebook", text).format(**values)


def rule(text: str, *keys: str, **values: object) -> Line:
    """A paragraph that depends on these options."""
    return Line(say(text, **values), keys)


def row(text: str, *keys: str, **values: object) -> Line:
    """A row under the paragraph before it."""
    return Line(say(text, **values), keys, "row")


def cells(what: str, value: str, *keys: str) -> Line:
    """A row of a table: something, and what it counts. Both are already words."""
    text = say(QT_TRANSLATE_NOOP("Rulebook", "{what}: {value}"), what=what, value=value)
    return Line(text, keys, "row", (what, value))


def count(number: int, what: str) -> str:
    """A number with its noun: `count(2, "canasta")` is "2 canastas"; `what` is in `_COUNTS`."""
    one, many = _COUNTS[what]
    return say(one) if number == 1 else say(many, n=figures(number))


def points(number: int) -> str:
    """A number of points, which may be below nought: "−500 points"."""
    return count(number, "point")


def ranks(codes: Iterable[str]) -> str:
    """Cards by their codes, as a list: "aces and sevens"."""
    return listed(ranks_name(KIND_OF_TEXT[code]) for code in codes)


def any_of(codes: Iterable[str]) -> str:
    """One card of some ranks: "a two, a joker or a red three"."""
    return either(a_rank(KIND_OF_TEXT[code]) for code in codes)


def either(parts: Iterable[str]) -> str:
    """Things of which one is meant: "a", "a or b", "a, b or c"; empty for none."""
    *firsts, last = list(parts) or [""]
    if not firsts:
        return last
    things = say(QT_TRANSLATE_NOOP("Rulebook", ", ")).join(firsts)
    return say(QT_TRANSLATE_NOOP("Rulebook", "{things} or {last}"), things=things, last=last)


def capital(text: str) -> str:
    """The text with a capital letter first, for the beginning of a row."""
    return text[:1].upper() + text[1:]
