"""The deal: cutting, hands, feet, the upcard and what lies under it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import (
    any_of,
    capital,
    cells,
    count,
    points,
    ranks,
    rule,
)
from canasta_qt.engine.rules import TableRules

_CUTTER: Final[dict[str, str]] = {
    "right_of_dealer": QT_TRANSLATE_NOOP(
        "Rulebook", "The dealer shuffles, and the player to the dealer's right cuts."
    ),
    "left_of_dealer": QT_TRANSLATE_NOOP(
        "Rulebook", "The dealer shuffles, and the player to the dealer's left cuts."
    ),
    "scorekeeper": QT_TRANSLATE_NOOP(
        "Rulebook", "The dealer shuffles, and whoever keeps the score cuts."
    ),
}

_CUT_BONUS: Final[dict[str, str]] = {
    "cutter_team": QT_TRANSLATE_NOOP(
        "Rulebook", "Lifting exactly {cards} off the pack earns the cutter's side {points} at once."
    ),
    "dealer_team": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Before dealing the dealer lifts some cards off the pack: exactly {cards} earn the "
        "dealer's side {points} at once.",
    ),
    "each_player": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Before the deal everybody lifts some cards off the pack: exactly {cards} earn {points} "
        "at once.",
    ),
}


def dealing(rules: TableRules) -> Iterator[Line]:
    """How a deal is prepared, in the order of the hands that do it."""
    yield rule(_CUTTER[rules.match.cutter], "match.cutter")
    cut = rules.deal.exact_cut_bonus
    if cut is not None:
        cards, earned = count(cut.cards, "card"), points(cut.points)
        yield rule(_CUT_BONUS[cut.who], "deal.exact_cut_bonus", cards=cards, points=earned)
    yield _hands(rules)
    yield from _packets(rules)
    if rules.deal.upcard:
        yield from _upcard(rules)
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "The other cards are the stock; they lie face down in the middle. The discard pile "
            "begins empty, so the first player has to draw.",
        )
        yield rule(text, "deal.upcard")
    if rules.deal.turn_card is not None:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "One card of the stock, with {cards} below it, is laid sideways. This is the turn "
            "card: whoever draws it says so, for the end of the stock is near.",
        )
        yield rule(text, "deal.turn_card", cards=count(rules.deal.turn_card - 1, "card"))


def _hands(rules: TableRules) -> Line:
    hand = count(rules.deal.hand_size, "card")
    if rules.deal.foot_size:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Everybody is dealt a hand of {hand}, and then a foot of {foot}. The foot lies face "
            "down beside the player until it may be picked up.",
        )
        foot = count(rules.deal.foot_size, "card")
        return rule(text, "deal.hand_size", "deal.foot_size", hand=hand, foot=foot)
    text = QT_TRANSLATE_NOOP("Rulebook", "Everybody is dealt {hand}, one at a time.")
    return rule(text, "deal.hand_size", "deal.foot_size", hand=hand)


def _packets(rules: TableRules) -> Iterator[Line]:
    if rules.bonus_cards.mode == "reserved_packets":
        first, second = rules.bonus_cards.counts
        yield rule(
            QT_TRANSLATE_NOOP(
                "Rulebook",
                "Two packets are put aside face down for the sides that open first and second: "
                "{first} and {second}.",
            ),
            "bonus_cards.mode",
            "bonus_cards.counts",
            first=count(first, "card"),
            second=count(second, "card"),
        )


_TURNED: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "The other cards are the stock; they lie face down in the middle. One card is turned over "
    "beside it and begins the discard pile.",
)

_REJECTED: Final[dict[str, str]] = {
    "cover": QT_TRANSLATE_NOOP(
        "Rulebook", "If it is {cards}, another card is turned on top of it, as often as needed."
    ),
    "bury": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If it is {cards}, it goes back into the middle of the stock and another card is turned.",
    ),
    "leave": QT_TRANSLATE_NOOP("Rulebook", "It stays on top even if it is {cards}."),
}


def _upcard(rules: TableRules) -> Iterator[Line]:
    deal = rules.deal
    yield rule(_TURNED, "deal.upcard")
    keys = ("deal.upcard_reject", "deal.upcard_reject_action")
    if deal.upcard_reject:
        yield rule(_REJECTED[deal.upcard_reject_action], *keys, cards=any_of(deal.upcard_reject))
    else:
        yield rule(QT_TRANSLATE_NOOP("Rulebook", "Any card may begin the pile."), *keys)
    rejected = deal.upcard_reject and deal.upcard_reject_action != "leave"
    if deal.upcard_max_rejects is not None and rejected:
        yield rule(
            QT_TRANSLATE_NOOP(
                "Rulebook",
                "After {cards} in a row that may not stay on top, the same dealer deals again.",
            ),
            "deal.upcard_max_rejects",
            cards=count(deal.upcard_max_rejects, "card"),
        )
    yield from _hidden_cards(rules)


_BY_TOP_CARD: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "Then cards from the stock are slid face down under the pile, as many as its top card says. "
    "Nobody looks at them; wild cards among them do not freeze the pile.",
)


def _hidden_cards(rules: TableRules) -> Iterator[Line]:
    hidden = rules.deal.pile_face_down
    if hidden == 0:
        return
    if isinstance(hidden, int):
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Then {cards} from the stock are slid face down under the pile. Nobody looks at them; "
            "wild cards among them do not freeze the pile.",
        )
        yield rule(text, "deal.pile_face_down", cards=count(hidden, "card"))
        return
    keys = ("deal.pile_face_down", "deal.pile_face_down_map")
    yield rule(_BY_TOP_CARD, *keys)
    by_number: dict[int, list[str]] = {}
    for code, number in rules.deal.pile_face_down_map:
        by_number.setdefault(number, []).append(code)
    for number in sorted(by_number, reverse=True):
        yield cells(capital(ranks(by_number[number])), figures(number), *keys)
