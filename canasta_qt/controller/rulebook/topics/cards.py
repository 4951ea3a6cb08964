"""The cards and what they are worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import capital, cells, count, ranks, rule, say
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import pack_size


def cards(rules: TableRules) -> Iterator[Line]:
    """Packs, wild cards and the table of card values."""
    yield _pack(rules)
    yield _wild_cards(rules)
    yield rule(
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "Every card has a value in points: on the table for its side, left in a hand against "
            "it.",
        ),
        "pack.points",
    )
    yield from _values(rules)
    yield rule(_THREES[rules.red_three.role], "red_three.role")


_THREES: Final[dict[str, str]] = {
    "bonus": QT_TRANSLATE_NOOP(
        "Rulebook", "Red threes have no such value; what they count is told under Red threes."
    ),
    "modern": QT_TRANSLATE_NOOP(
        "Rulebook", "Threes have no such value; what they count is told under Threes."
    ),
    "penalty_card": QT_TRANSLATE_NOOP(
        "Rulebook", "Red threes have no such value; what they cost is told under Red threes."
    ),
}


def _pack(rules: TableRules) -> Line:
    keys = ("pack.decks", "pack.jokers")
    packs, total = count(rules.pack.decks, "pack"), count(pack_size(rules), "card")
    if not rules.pack.jokers:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "You need {packs} of 52 cards, without jokers: {total} in all."
        )
        return rule(text, *keys, packs=packs, total=total)
    text = QT_TRANSLATE_NOOP(
        "Rulebook", "You need {packs} of 52 cards and {jokers}: {total} in all."
    )
    jokers = count(rules.pack.jokers, "joker")
    return rule(text, *keys, packs=packs, total=total, jokers=jokers)


def _wild_cards(rules: TableRules) -> Line:
    jokers = "X" in rules.pack.wild_ranks and rules.pack.jokers
    text = (
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "Twos and jokers are wild: in a meld they stand in for other cards. Threes are special "
            "cards. All others, from four to ace, are natural cards.",
        )
        if jokers
        else QT_TRANSLATE_NOOP(
            "Rulebook",
            "Twos are wild: in a meld they stand in for other cards. Threes are special cards. All "
            "others, from four to ace, are natural cards.",
        )
    )
    return rule(text, "pack.wild_ranks", "pack.jokers")


def _values(rules: TableRules) -> Iterator[Line]:
    """Ranks of one value share a row; the dearest come first."""
    by_value: dict[int, list[str]] = {}
    for code, value in rules.pack.points:
        if code != "X" or rules.pack.jokers:
            by_value.setdefault(value, []).append(code)
    for value in sorted(by_value, reverse=True):
        yield cells(capital(ranks(by_value[value])), figures(value), "pack.points")
    yield from _black_threes(rules)


def _black_threes(rules: TableRules) -> Iterator[Line]:
    black = rules.black_three
    melded = black.role == "stop" and black.meld != "never"
    if melded and black.points_melded == black.points_hand:
        words = say(QT_TRANSLATE_NOOP("Rulebook", "Black threes"))
        keys = ("black_three.points_melded", "black_three.points_hand")
        yield cells(words, figures(black.points_hand), *keys)
        return
    if melded:
        words = say(QT_TRANSLATE_NOOP("Rulebook", "Black threes in a meld"))
        yield cells(words, figures(black.points_melded), "black_three.points_melded")
    if rules.red_three.role != "modern":
        words = say(QT_TRANSLATE_NOOP("Rulebook", "Black threes left in a hand"))
        yield cells(words, figures(black.points_hand), "black_three.points_hand")
