"""Special hands: whole hands that end the deal, with their cards in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.hands import hand_name
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import points, row, rule
from canasta_qt.controller.rulebook.topics.patterns import has_groups, is_possible, pattern_words
from canasta_qt.engine.rules import TableRules

_LAID_WHOLE: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "When you have drawn and your hand is one of those below, you may lay it down whole, without a "
    "discard, and the deal is over. Your side must not have melded yet, and no canastas are "
    "needed. For this deal your side scores the value of the hand and nothing else; the others "
    "score as usual.",
)
_A_HAND: Final = QT_TRANSLATE_NOOP("Rulebook", "{name}, {points}: {cards}.")
_KEYS: Final = ("special_hands.list", "special_hands.wild_pair")


def special_hands(rules: TableRules) -> Iterator[Line]:
    """When a special hand may be laid, what it scores, and which there are."""
    hands = [h for h in rules.special_hands.hands if is_possible(h.pattern, rules)]
    if not hands:
        yield from _impossible(rules)
        return
    yield rule(_LAID_WHOLE, *_KEYS)
    yield from _exceptions(rules)
    for hand in hands:
        name, value = hand_name(hand.id), points(hand.value)
        cards = pattern_words(hand.pattern, rules)
        yield row(_A_HAND, *_KEYS, name=name, points=value, cards=cards)
    if any(has_groups(hand.pattern) for hand in hands):
        yield _groups(rules)


def _impossible(rules: TableRules) -> Iterator[Line]:
    if rules.special_hands.hands:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "No special hand can be laid: each would need a pair of wild cards."
        )
        yield rule(text, *_KEYS)


def _exceptions(rules: TableRules) -> Iterator[Line]:
    if rules.special_hands.partner_courtesy and rules.match.team_mode != "solo":
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "In your turn right after your partner has opened you may still show a special hand.",
        )
        yield rule(text, "special_hands.partner_courtesy")
    if rules.pile.special_hand_one_card:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "In place of drawing, a pile of a single card may give you the last card of the hand.",
        )
        yield rule(text, "pile.special_hand_one_card")


def _groups(rules: TableRules) -> Line:
    text = (
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "The cards of a pair or group are of one rank. Pairs and groups are all of different "
            "ranks, from fours to aces.",
        )
        if rules.special_hands.distinct_pairs
        else QT_TRANSLATE_NOOP(
            "Rulebook",
            "The cards of a pair or group are of one rank, from fours to aces. Four cards of a "
            "rank may be two pairs.",
        )
    )
    return rule(text, "special_hands.distinct_pairs")
