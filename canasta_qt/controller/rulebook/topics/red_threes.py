"""Red threes, and threes of both colours where both are laid out for points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, points, rule
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
    yield from _in_hand(rules)
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
    yield from _in_hand(rules)
    if not _costs_alike(rules) and not rules.three.in_hand_scores_as_laid:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "Each black three still in a hand at the end of the deal counts {points}."
        )
        cost = points(-rules.black_three.points_hand)
        yield rule(text, "black_three.points_hand", points=cost)


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
    yield from _in_hand(rules)


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


_POSITIVE: Final[dict[str, str]] = {
    "has_meld": QT_TRANSLATE_NOOP(
        "Rulebook", "They count for a side that has melded at least once in the deal."
    ),
    "kind:sevens": QT_TRANSLATE_NOOP(
        "Rulebook", "They count for a side that has a canasta of sevens."
    ),
    "clean_and_dirty": QT_TRANSLATE_NOOP(
        "Rulebook",
        "They count for a side that has a clean canasta as well as a dirty one. A clean canasta is "
        "one without wild cards, and also a wild canasta of twos only or with every joker.",
    ),
    "always": QT_TRANSLATE_NOOP("Rulebook", "They always count for the side that has them."),
    "matrix": QT_TRANSLATE_NOOP(
        "Rulebook",
        "They count for a side with two canastas or more, nothing for a side with one, and against "
        "a side with none.",
    ),
}

_A_CANASTA: Final = QT_TRANSLATE_NOOP("Rulebook", "They count for a side that has a canasta.")
_CANASTAS_OR_MORE: Final = QT_TRANSLATE_NOOP(
    "Rulebook", "They count for a side that has {canastas} or more."
)

_OTHERWISE: Final[dict[str, str]] = {
    "negate": QT_TRANSLATE_NOOP("Rulebook", "For any other side the same points are a minus."),
    "zero": QT_TRANSLATE_NOOP("Rulebook", "For any other side they count nothing."),
    "canastone": QT_TRANSLATE_NOOP(
        "Rulebook",
        "For any other side they count nothing if it has clean canastas only, the same points as a "
        "minus if it has dirty ones only, and twice the minus if it has no canasta at all.",
    ),
}

_IF_OUT: Final[dict[str, str]] = {
    "negate": QT_TRANSLATE_NOOP(
        "Rulebook",
        "For any other side the same points are a minus if an opponent went out; if none did, they "
        "are a plus all the same.",
    ),
    "canastone": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If an opponent went out, they count nothing for any other side that has clean canastas "
        "only, the same points as a minus if it has dirty ones only, and twice the minus if it has "
        "no canasta at all. If none went out, they are a plus all the same.",
    ),
}


def signs(rules: TableRules) -> Iterator[Line]:
    """For whom threes on the table count, and what they count otherwise."""
    red = rules.red_three
    condition, _, number = red.positive_if.partition(":")
    if condition == "canastas_ge":
        least = int(number)
        text = _A_CANASTA if least == 1 else _CANASTAS_OR_MORE
        yield rule(text, "red_three.positive_if", canastas=count(least, "canasta"))
    else:
        yield rule(_POSITIVE[red.positive_if], "red_three.positive_if")
    if red.positive_if in ("always", "matrix"):
        return
    only_if_out = red.negate_only_if_opponents_out and red.otherwise in _IF_OUT
    yield rule(
        (_IF_OUT if only_if_out else _OTHERWISE)[red.otherwise],
        "red_three.otherwise",
        "red_three.negate_only_if_opponents_out",
        "red_three.positive_if",
    )


def _in_hand(rules: TableRules) -> Iterator[Line]:
    """`red_three.in_hand_end`, where a red three can be in a hand at all."""
    end = rules.red_three.in_hand_end
    keys = ("red_three.in_hand_end", "three.in_hand_scores_as_laid")
    if _costs_alike(rules):
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "Each three still in a hand at the end of the deal counts {points}."
        )
        yield rule(text, *keys, "black_three.points_hand", points=points(end.points))
        return
    as_laid = rules.red_three.role == "modern" and rules.three.in_hand_scores_as_laid
    if as_laid:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Threes still in a hand at the end of the deal count as if they lay on the table.",
        )
        yield rule(text, *keys)
    elif end.kind == "as_laid":
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Red threes still in a hand at the end of the deal count as if they lay on the table.",
        )
        yield rule(text, *keys)
    else:
        text = (
            QT_TRANSLATE_NOOP(
                "Rulebook",
                "Each red three still in a hand at the end of the deal counts {points}.",
            )
            if end.kind == "each"
            else QT_TRANSLATE_NOOP(
                "Rulebook",
                "Red threes still in the hands of a side at the end of the deal count {points}, "
                "however many they are.",
            )
        )
        yield rule(text, *keys, points=points(end.points))


def _costs_alike(rules: TableRules) -> bool:
    """Whether threes of both colours are laid out and cost the same in a hand."""
    end = rules.red_three.in_hand_end
    return (
        rules.red_three.role == "modern"
        and not rules.three.in_hand_scores_as_laid
        and end.kind == "each"
        and end.points == -rules.black_three.points_hand
    )


def _discardable(rules: TableRules) -> Iterator[Line]:
    if rules.red_three.discardable and rules.discard.threes == "any":
        text = QT_TRANSLATE_NOOP("Rulebook", "Red threes may be discarded.")
        yield rule(text, "red_three.discardable", "discard.threes")
