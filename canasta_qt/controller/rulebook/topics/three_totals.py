"""What threes on the table count, by how many a side holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import cells, count, points, rule
from canasta_qt.engine.rules import TableRules

Colour = Literal["red", "black", "both"]

_EACH: Final[dict[Colour, str]] = {
    "red": QT_TRANSLATE_NOOP("Rulebook", "Each red three on the table is worth {each}."),
    "black": QT_TRANSLATE_NOOP("Rulebook", "Each black three on the table is worth {each}."),
    "both": QT_TRANSLATE_NOOP("Rulebook", "Each three on the table is worth {each}."),
}

_ALL: Final[dict[Colour, str]] = {
    "red": QT_TRANSLATE_NOOP(
        "Rulebook", "Each red three on the table is worth {each}; all {n} together, {all}."
    ),
    "black": QT_TRANSLATE_NOOP(
        "Rulebook", "Each black three on the table is worth {each}; all {n} together, {all}."
    ),
    "both": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Each three on the table is worth {each}; all {n} of a colour together, {all}. Red and "
        "black ones are counted apart.",
    ),
}

_TABLE: Final[dict[Colour, str]] = {
    "red": QT_TRANSLATE_NOOP(
        "Rulebook", "What red threes on the table are worth depends on how many a side has:"
    ),
    "black": QT_TRANSLATE_NOOP(
        "Rulebook", "What black threes on the table are worth depends on how many a side has:"
    ),
    "both": QT_TRANSLATE_NOOP(
        "Rulebook",
        "What threes on the table are worth depends on how many of a colour a side has; red and "
        "black ones are counted apart:",
    ),
}


def totals(rules: TableRules, colour: Colour) -> Iterator[Line]:
    """A sentence where the values are plain, else a table by number."""
    listed = (rules.black_three if colour == "black" else rules.red_three).totals
    keys = {
        "red": ("red_three.totals",),
        "black": ("black_three.totals",),
        "both": ("red_three.totals", "black_three.totals"),
    }[colour]
    if len(listed) < 2:
        return
    most = min(2 * rules.pack.decks, len(listed) - 1)
    each, last = listed[1], listed[most]
    regular = all(listed[n] == n * each for n in range(most))
    plain = regular and last == most * each
    if plain or (regular and most > 2):
        text = (_EACH if plain else _ALL)[colour]
        yield rule(text, *keys, each=points(each), n=figures(most), all=points(last))
        return
    yield rule(_TABLE[colour], *keys)
    for number in range(1, most + 1):
        yield cells(count(number, "three"), figures(listed[number]), *keys)
