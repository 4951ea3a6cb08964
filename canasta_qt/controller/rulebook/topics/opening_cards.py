"""Bonus cards for opening."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, rule
from canasta_qt.engine.rules import TableRules

_SOURCE: Final[dict[str, str]] = {
    "draw_from_stock": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Opening earns bonus cards. After the discard of that turn the player who opened for the "
        "first side in the deal draws {first} from the stock, and for the second side {second}.",
    ),
    "reserved_packets": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Opening earns bonus cards. After the discard of that turn the player who opened for the "
        "first side in the deal gets the packet of {first}, and for the second side that of "
        "{second}.",
    ),
    "draw_now": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Opening earns bonus cards. As soon as the opening lies, the player who opened for the "
        "first side in the deal draws {first} from the stock, and for the second side {second}.",
    ),
}


_SAME_FOR_BOTH: Final[dict[str, str]] = {
    "draw_from_stock": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Opening earns bonus cards. After the discard of that turn the player who opened for a "
        "side draws {first} from the stock.",
    ),
    "reserved_packets": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Opening earns bonus cards. After the discard of that turn the player who opened for a "
        "side gets a packet of {first}.",
    ),
    "draw_now": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Opening earns bonus cards. As soon as the opening lies, the player who opened for a side "
        "draws {first} from the stock.",
    ),
}
"""Where there are two sides and both get the same."""


def bonus_cards(rules: TableRules) -> Iterator[Line]:
    """Who gets how many bonus cards, when, and until when."""
    bonus = rules.bonus_cards
    if bonus.mode == "none":
        return
    first, second = (count(number, "card") for number in bonus.counts)
    keys = ("bonus_cards.mode", "bonus_cards.counts")
    alike = first == second and _two_sides(rules)
    words = (_SAME_FOR_BOTH if alike else _SOURCE)[bonus.mode]
    yield rule(words, *keys, first=first, second=second)
    yield _usable(rules)
    yield from _turn_card(rules)
    yield from _exceptions(rules)


def _two_sides(rules: TableRules) -> bool:
    mode, players = rules.match.team_mode, rules.match.players
    return mode in ("triples", "rotating_3v2") or players == (4 if mode == "pairs" else 2)


def _usable(rules: TableRules) -> Line:
    if rules.bonus_cards.usable == "same_turn":
        text = (
            QT_TRANSLATE_NOOP("Rulebook", "They go into the hand and may be played at once.")
            if rules.bonus_cards.mode == "draw_now"
            else QT_TRANSLATE_NOOP("Rulebook", "They go straight into that player's hand.")
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "They lie face down until the start of that player's next turn."
        )
    return rule(text, "bonus_cards.usable")


def _turn_card(rules: TableRules) -> Iterator[Line]:
    bonus = rules.bonus_cards
    if bonus.needs_turn_card:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "Once the turn card has been drawn there are no bonus cards any more."
        )
        yield rule(text, "bonus_cards.needs_turn_card")
    if bonus.mode == "reserved_packets" or rules.deal.turn_card is None:
        return
    if bonus.limit == "through_turn_card":
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "The turn card is the last that may be drawn as a bonus card, so there may be fewer.",
        )
        yield rule(text, "bonus_cards.limit")
    else:
        text = QT_TRANSLATE_NOOP("Rulebook", "They may be drawn past the turn card.")
        yield rule(text, "bonus_cards.limit")


def _exceptions(rules: TableRules) -> Iterator[Line]:
    bonus = rules.bonus_cards
    if not bonus.with_pile_take:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "There are none for a player who also took the pile in that turn."
        )
        yield rule(text, "bonus_cards.with_pile_take")
    yield rule(_going_out(rules), "bonus_cards.not_if_going_out")


def _going_out(rules: TableRules) -> str:
    if rules.bonus_cards.not_if_going_out:
        return QT_TRANSLATE_NOOP(
            "Rulebook", "There are none for a player who goes out in that turn."
        )
    if rules.bonus_cards.mode == "draw_now":
        return QT_TRANSLATE_NOOP(
            "Rulebook", "A player who could go out in that turn draws them all the same."
        )
    return QT_TRANSLATE_NOOP(
        "Rulebook",
        "A player who goes out in that turn gets them all the same; they count as cards left in "
        "the hand.",
    )
