"""Red threes, and threes of both colours where both are laid out for points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import rule
from canasta_qt.controller.rulebook.topics.three_signs import left_in_hand, signs
from canasta_qt.controller.rulebook.topics.three_totals import totals
from canasta_qt.engine.rules import TableRules


def red_threes(rules: TableRules) -> Iterator[Line]:
    """What is done with red threes and what they count."""
    yield from _ROLES[rules.red_three.role](rules)


_PLACE: Final[dict[str, str]] = {
    "on_receipt": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Red threes are not played. Lay each on the table in front of you as soon as you get it; "
        "those dealt to you, before the first turn.",
    ),
    "own_turn_start": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Red threes are not played. Lay those dealt to you on the table at the start of your "
        "first turn, and later ones as soon as you get them.",
    ),
    "optional": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Red threes are not melded. In your turn you may lay them on the table in front of you, or "
        "keep them.",
    ),
}

_MODERN_PLACE: Final[dict[str, str]] = {
    "on_receipt": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Threes are not played. Lay each on the table in front of you as soon as you get it; those "
        "dealt to you, before the first turn.",
    ),
    "own_turn_start": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Threes are not played. Lay those dealt to you on the table at the start of your first "
        "turn, and later ones as soon as you get them.",
    ),
    "optional": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Threes are not melded. In your turn you may lay them on the table in front of you, or "
        "keep them.",
    ),
}


def _bonus(rules: TableRules) -> Iterator[Line]:
    yield rule(_PLACE[rules.red_three.place], "red_three.role", "red_three.place")
    yield from _replacing(rules)
    yield from totals(rules, "red")
    yield from signs(rules)
    yield from left_in_hand(rules)
    yield from _discardable(rules)


def _modern(rules: TableRules) -> Iterator[Line]:
    keys = ("red_three.role", "red_three.place", "black_three.role", "black_three.meld")
    yield rule(_MODERN_PLACE[rules.red_three.place], *keys)
    yield from _replacing(rules)
    yield from _keeping(rules)
    if rules.red_three.totals == rules.black_three.totals:
        yield from totals(rules, "both")
    else:
        yield from totals(rules, "red")
        yield from totals(rules, "black")
    yield from signs(rules)
    yield from left_in_hand(rules)


def _penalty_cards(rules: TableRules) -> Iterator[Line]:
    yield rule(
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "Red threes can neither be melded nor laid out, and nothing is drawn in their place: "
            "get rid of them.",
        ),
        "red_three.role",
        "red_three.totals",
        "red_three.positive_if",
    )
    yield from _discardable(rules)
    yield from left_in_hand(rules)


_ROLES: Final = {"bonus": _bonus, "modern": _modern, "penalty_card": _penalty_cards}


_REPLACED: Final[dict[tuple[bool, bool], str]] = {
    (True, False): QT_TRANSLATE_NOOP(
        "Rulebook",
        "For each of them draw a card from the stock; if that is another, lay it out and draw "
        "again. One that comes to you with the pile is laid out, too, but not replaced.",
    ),
    (True, True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "For each of them draw a card from the stock, even for one that came to you with the pile; "
        "if that is another, lay it out and draw again.",
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "Nothing is drawn in their place, but for one that comes to you with the pile: lay it out "
        "and draw a card from the stock.",
    ),
    (False, False): QT_TRANSLATE_NOOP("Rulebook", "Nothing is drawn in their place."),
}
"""By whether threes from the hand, and threes from the pile, are replaced."""


_REPLACED_BY_CHOICE: Final[dict[tuple[bool, bool], str]] = {
    (True, False): QT_TRANSLATE_NOOP(
        "Rulebook",
        "For each one you lay out draw a card from the stock. One that comes to you with the pile "
        "has to be laid out, and is not replaced.",
    ),
    (True, True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "For each one you lay out draw a card from the stock. One that comes to you with the pile "
        "has to be laid out, and is replaced in the same way.",
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "Nothing is drawn in their place. But one that comes to you with the pile has to be laid "
        "out, and for this one you draw a card from the stock.",
    ),
    (False, False): QT_TRANSLATE_NOOP(
        "Rulebook",
        "Nothing is drawn in their place. One that comes to you with the pile has to be laid out.",
    ),
}
"""The same where a player may keep them (`red_three.place = optional`)."""


def _replacing(rules: TableRules) -> Iterator[Line]:
    red = rules.red_three
    words = _REPLACED_BY_CHOICE if red.place == "optional" else _REPLACED
    yield rule(
        words[red.replace_from_stock, red.replace_when_from_pile],
        "red_three.replace_from_stock",
        "red_three.replace_when_from_pile",
    )


def _keeping(rules: TableRules) -> Iterator[Line]:
    if rules.three.keep_any:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "But you may keep as many threes in your hand as you like, and lay them out in any "
            "turn of yours.",
        )
        yield rule(text, "three.keep_any", "three.keep_one_for_straight")
    elif rules.three.keep_one_for_straight:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "But until your side has opened you may keep one three in your hand, for the straight. "
            "You may lay it out in any turn of yours; once your side has opened, you must do so at "
            "the start of your next turn.",
        )
        yield rule(text, "three.keep_one_for_straight")


def _discardable(rules: TableRules) -> Iterator[Line]:
    if rules.red_three.discardable and rules.discard.threes == "any":
        text = QT_TRANSLATE_NOOP("Rulebook", "Red threes may be discarded.")
        yield rule(text, "red_three.discardable", "discard.threes")
