"""For whom threes on the table count, and what threes left in a hand cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, points, rule
from canasta_qt.engine.rules import TableRules

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


_IN_HAND: Final[dict[str, str]] = {
    "as_laid": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Red threes still in a hand at the end of the deal count as if they lay on the table.",
    ),
    "each": QT_TRANSLATE_NOOP(
        "Rulebook", "Each red three still in a hand at the end of the deal counts {points}."
    ),
    "flat": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Red threes still in the hands of a side at the end of the deal count {points}, however "
        "many they are.",
    ),
}
_BOTH_IN_HAND: Final[dict[bool, str]] = {
    True: QT_TRANSLATE_NOOP(
        "Rulebook",
        "Threes still in a hand at the end of the deal count as if they lay on the table.",
    ),
    False: QT_TRANSLATE_NOOP(
        "Rulebook", "Each three still in a hand at the end of the deal counts {points}."
    ),
}
"""For threes of both colours, by whether they count as laid."""


def left_in_hand(rules: TableRules) -> Iterator[Line]:
    """What threes cost that are still in a hand: red ones, and in modern games the others too."""
    end = rules.red_three.in_hand_end
    keys = ("red_three.in_hand_end", "three.in_hand_scores_as_laid", "black_three.points_hand")
    modern = rules.red_three.role == "modern"
    as_laid = modern and rules.three.in_hand_scores_as_laid
    alike = end.kind == "each" and end.points == -rules.black_three.points_hand
    if as_laid or (modern and alike):
        yield rule(_BOTH_IN_HAND[as_laid], *keys, points=points(end.points))
        return
    yield rule(_IN_HAND[end.kind], *keys[:2], points=points(end.points))
    if modern:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "Each black three still in a hand at the end of the deal counts {points}."
        )
        cost = points(-rules.black_three.points_hand)
        yield rule(text, "black_three.points_hand", points=cost)
