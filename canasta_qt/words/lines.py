"""What a rulebook is made of: sections of lines, each a sentence with numbers and options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.words.cards import a_rank, listed, ranks_name
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Word, counted, joined
from canasta_qt.words.translate import translate

LineKind = Literal["rule", "row", "example", "why", "lead", "term"]


@dataclass(frozen=True, slots=True)
class CardsPicture:
    """Some cards that are drawn beside a sentence, which says the same in words.

    Attributes:
        caption: what they are, in the reader's language: "From your hand".
        faces: the names of their pictures, as `words.cards.face` has them, the last one on top.
        across: which of them lies crosswise because it freezes the pile, from 0; None for none.
    """

    caption: str
    faces: tuple[str, ...]
    across: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence or two of a rulebook, or one row of a list or table.

    Attributes:
        text: the words, already in the reader's language.
        keys: the options it depends on; when one of them changes, this is where to look.
        kind: a paragraph, a row under the paragraph before it, a worked example, the reason for
            a rule, a small heading within a section, or a term with its meaning.
        cells: for a row of a table what stands in its two columns, for an example the question
            and the answer, for a term what it means; `text` says the same.
        pictures: cards that show what `text` tells.
        legal: for an example whether the judge says yes; None where points are asked.
        anchor: what the line is called in every language, for those who point to it; mostly empty.
    """

    text: str
    keys: tuple[str, ...] = ()
    kind: LineKind = "rule"
    cells: tuple[str, ...] = ()
    pictures: tuple[CardsPicture, ...] = ()
    legal: bool | None = None
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a rulebook under a heading; `id` names it in every language."""

    id: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a table in the order in which a newcomer needs them."""

    title: str
    sections: tuple[Section, ...]


_COUNTS: Final = {
    "card": QT_TRANSLATE_N_NOOP("Rulebook", "1 card", "{n} cards"),
    "natural": QT_TRANSLATE_N_NOOP("Rulebook", "1 natural card", "{n} natural cards"),
    "wild": QT_TRANSLATE_N_NOOP("Rulebook", "1 wild card", "{n} wild cards"),
    "point": QT_TRANSLATE_N_NOOP("Rulebook", "1 point", "{n} points"),
    "canasta": QT_TRANSLATE_N_NOOP("Rulebook", "1 canasta", "{n} canastas"),
    "pack": QT_TRANSLATE_N_NOOP("Rulebook", "1 pack", "{n} packs"),
    "joker": QT_TRANSLATE_N_NOOP("Rulebook", "1 joker", "{n} jokers"),
    "deal": QT_TRANSLATE_N_NOOP("Rulebook", "1 deal", "{n} deals"),
    "time": QT_TRANSLATE_N_NOOP("Rulebook", "once", "{n} times"),
    "pair": QT_TRANSLATE_N_NOOP("Rulebook", "1 natural pair", "{n} natural pairs"),
    "red three": QT_TRANSLATE_N_NOOP("Rulebook", "1 red three", "{n} red threes"),
    "three": QT_TRANSLATE_N_NOOP("Rulebook", "{n} three", "{n} threes"),
}

_CANASTAS: Final = {
    "canastas": _COUNTS["canasta"],
    "natural": QT_TRANSLATE_N_NOOP("Rulebook", "1 natural canasta", "{n} natural canastas"),
    "mixed": QT_TRANSLATE_N_NOOP("Rulebook", "1 mixed canasta", "{n} mixed canastas"),
    "wild": QT_TRANSLATE_N_NOOP(
        "Rulebook", "1 canasta of wild cards", "{n} canastas of wild cards"
    ),
    "sevens": QT_TRANSLATE_N_NOOP("Rulebook", "1 canasta of sevens", "{n} canastas of sevens"),
    "sequence": QT_TRANSLATE_N_NOOP("Rulebook", "1 sequence of seven", "{n} sequences of seven"),
    "clean": QT_TRANSLATE_N_NOOP("Rulebook", "1 clean canasta", "{n} clean canastas"),
    "dirty": QT_TRANSLATE_N_NOOP("Rulebook", "1 dirty canasta", "{n} dirty canastas"),
}


def mark(text: str) -> str:
    """A sentence of the rulebook, marked for translation; `say`, `rule` or `row` translate it."""
    return QT_TRANSLATE_NOOP("Rulebook", text)


def say(text: str, **values: object) -> str:
    """A sentence in the reader's language, with its places filled in."""
    return translate("Rulebook", text).format(**values)


def rule(text: str, *keys: str, **values: object) -> Line:
    """A paragraph that depends on these options."""
    return Line(say(text, **values), keys)


def row(text: str, *keys: str, **values: object) -> Line:
    """A row under the paragraph before it."""
    return Line(say(text, **values), keys, "row")


def why(text: str, *keys: str, **values: object) -> Line:
    """The reason for the rule before it."""
    return Line(say(text, **values), keys, "why")


def lead(text: str, *keys: str) -> Line:
    """A small heading within a section."""
    return Line(say(text), keys, "lead")


def cells(what: str, value: str, *keys: str) -> Line:
    """A row of a table: something, and what it counts. Both are already words."""
    text = say("{what}: {value}", what=what, value=value)
    return Line(text, keys, "row", (what, value))


def count(number: int, what: str) -> str:
    """A number with its noun: `count(2, "canasta")` is "2 canastas"; `what` is in `_COUNTS`."""
    return counted(_COUNTS[what], number)


def canastas_of(kind: str, number: int) -> str:
    """A number of canastas of a kind that rules can ask for: "2 clean canastas"."""
    return counted(_CANASTAS[kind], number)


def points(number: int) -> str:
    """A number of points, which may be below nought: "−500 points"."""
    return count(number, "point")


def ranks(codes: Iterable[str]) -> str:
    """Cards by their codes, as a list: "aces and sevens"."""
    return listed(ranks_name(KIND_OF_TEXT[code]) for code in codes)


def any_of(codes: Iterable[str]) -> str:
    """One card of some ranks: "a two, a joker or a red three"."""
    return either(a_rank(KIND_OF_TEXT[code]) for code in codes)


def either(parts: Iterable[str]) -> Word:
    """Things of which one is meant: "a", "a or b", "a, b or c"; empty for none."""
    return joined(parts, _with_or)


def _with_or(parts: list[str]) -> str:
    *firsts, last = parts or [""]
    if not firsts:
        return last
    return say("{things} or {last}", things=say(", ").join(firsts), last=last)


def capital(text: str) -> Word:
    """The text with a capital letter first, for the beginning of a row."""
    return joined([text], lambda words: words[0][:1].upper() + words[0][1:])
