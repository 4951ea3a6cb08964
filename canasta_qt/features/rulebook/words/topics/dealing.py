"""The cards and what they are worth; the deal: cutting, hands, feet and upcard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import pack_size
from canasta_qt.words.lines import (
    Line,
    any_of,
    capital,
    cells,
    count,
    mark,
    points,
    ranks,
    rule,
    say,
)
from canasta_qt.words.sentences import figures

_CUTTER: Final[dict[str, str]] = {
    "right_of_dealer": mark("The dealer shuffles, and the player to the dealer's right cuts."),
    "left_of_dealer": mark("The dealer shuffles, and the player to the dealer's left cuts."),
    "scorekeeper": mark("The dealer shuffles, and whoever keeps the score cuts."),
}

_CUT_BONUS: Final[dict[str, str]] = {
    "cutter_team": mark(
        "Lifting exactly {cards} off the pack earns the cutter's side {points} at once."
    ),
    "dealer_team": mark(
        "Before dealing the dealer lifts some cards off the pack: exactly {cards} earn the "
        "dealer's side {points} at once."
    ),
    "each_player": mark(
        "Before the deal everybody lifts some cards off the pack: exactly {cards} earn {points} at "
        "once."
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
        yield rule(
            "The other cards are the stock; they lie face down in the middle. The discard pile "
            "begins empty, so the first player has to draw.",
            "deal.upcard",
        )
    if rules.deal.turn_card is not None:
        yield rule(
            "One card of the stock, with {cards} below it, is laid sideways. This is the turn "
            "card: whoever draws it says so, for the end of the stock is near.",
            "deal.turn_card",
            cards=count(rules.deal.turn_card - 1, "card"),
        )


def _hands(rules: TableRules) -> Line:
    hand = count(rules.deal.hand_size, "card")
    if rules.deal.foot_size:
        return rule(
            "Everybody is dealt a hand of {hand}, and then a foot of {foot}. The foot lies face "
            "down beside the player until it may be picked up.",
            "deal.hand_size",
            "deal.foot_size",
            hand=hand,
            foot=count(rules.deal.foot_size, "card"),
        )
    return rule(
        "Everybody is dealt {hand}, one at a time.", "deal.hand_size", "deal.foot_size", hand=hand
    )


def _packets(rules: TableRules) -> Iterator[Line]:
    if rules.bonus_cards.mode == "reserved_packets":
        first, second = rules.bonus_cards.counts
        yield rule(
            "Two packets are put aside face down for the sides that open first and second: {first} "
            "and {second}.",
            "bonus_cards.mode",
            "bonus_cards.counts",
            first=count(first, "card"),
            second=count(second, "card"),
        )


_REJECTED: Final[dict[str, str]] = {
    "cover": mark("If it is {cards}, another card is turned on top of it, as often as needed."),
    "bury": mark(
        "If it is {cards}, it goes back into the middle of the stock and another card is turned."
    ),
    "leave": mark("It stays on top even if it is {cards}."),
}


def _upcard(rules: TableRules) -> Iterator[Line]:
    deal = rules.deal
    yield rule(
        "The other cards are the stock; they lie face down in the middle. One card is turned over "
        "beside it and begins the discard pile.",
        "deal.upcard",
    )
    keys = ("deal.upcard_reject", "deal.upcard_reject_action")
    if deal.upcard_reject:
        yield rule(_REJECTED[deal.upcard_reject_action], *keys, cards=any_of(deal.upcard_reject))
    else:
        yield rule("Any card may begin the pile.", *keys)
    rejected = deal.upcard_reject and deal.upcard_reject_action != "leave"
    if deal.upcard_max_rejects is not None and rejected:
        yield rule(
            "After {cards} in a row that may not stay on top, the same dealer deals again.",
            "deal.upcard_max_rejects",
            cards=count(deal.upcard_max_rejects, "card"),
        )
    yield from _hidden_cards(rules)


def _hidden_cards(rules: TableRules) -> Iterator[Line]:
    hidden = rules.deal.pile_face_down
    if hidden == 0:
        return
    if isinstance(hidden, int):
        yield rule(
            "Then {cards} from the stock are slid face down under the pile. Nobody looks at them; "
            "wild cards among them do not freeze the pile.",
            "deal.pile_face_down",
            cards=count(hidden, "card"),
        )
        return
    keys = ("deal.pile_face_down", "deal.pile_face_down_map")
    yield rule(
        "Then cards from the stock are slid face down under the pile, as many as its top card "
        "says. Nobody looks at them; wild cards among them do not freeze the pile.",
        *keys,
    )
    yield from _by_number(rules.deal.pile_face_down_map, *keys)


def _by_number(numbers: Iterable[tuple[str, int]], *keys: str) -> Iterator[Line]:
    """A table of ranks with their numbers; those of one share a row, the highest comes first."""
    codes: dict[int, list[str]] = {}
    for code, number in numbers:
        codes.setdefault(number, []).append(code)
    for number in sorted(codes, reverse=True):
        yield cells(capital(ranks(codes[number])), figures(number), *keys)


def cards(rules: TableRules) -> Iterator[Line]:
    """Packs, wild cards and the table of card values."""
    yield _pack(rules)
    yield _wild_cards(rules)
    yield rule(
        "Every card is worth points: on the table for its side, left in a hand against it.",
        "pack.points",
    )
    yield from card_values(rules)
    yield rule(_THREES[rules.red_three.role], "red_three.role")


_THREES: Final[dict[str, str]] = {
    "bonus": mark("Red threes are counted differently: see Red threes."),
    "modern": mark("Threes are counted differently: see Threes."),
    "penalty_card": mark("Red threes only cost points: see Red threes."),
}


def _pack(rules: TableRules) -> Line:
    keys = ("pack.decks", "pack.jokers")
    packs, total = count(rules.pack.decks, "pack"), count(pack_size(rules), "card")
    return rule(
        "You need {packs} of 52 cards and {jokers}: {total} in all."
        if rules.pack.jokers
        else "You need {packs} of 52 cards, without jokers: {total} in all.",
        *keys,
        packs=packs,
        total=total,
        jokers=count(rules.pack.jokers, "joker"),
    )


def _wild_cards(rules: TableRules) -> Line:
    jokers = "X" in rules.pack.wild_ranks and rules.pack.jokers
    return rule(
        (
            "Twos and jokers are wild: in a meld they stand in for other cards. Threes are special "
            "cards. All others, from four to ace, are natural cards."
        )
        if jokers
        else (
            "Twos are wild: in a meld they stand in for other cards. Threes are special cards. All "
            "others, from four to ace, are natural cards."
        ),
        "pack.wild_ranks",
        "pack.jokers",
    )


def card_values(rules: TableRules) -> Iterator[Line]:
    """The table of what single cards are worth."""
    worth = (pair for pair in rules.pack.points if pair[0] != "X" or rules.pack.jokers)
    yield from _by_number(worth, "pack.points")
    black = rules.black_three
    melded = black.role == "stop" and black.meld != "never"
    if melded and black.points_melded == black.points_hand:
        words = say("Black threes")
        keys = ("black_three.points_melded", "black_three.points_hand")
        yield cells(words, figures(black.points_hand), *keys)
        return
    if melded:
        words = say("Black threes in a meld")
        yield cells(words, figures(black.points_melded), "black_three.points_melded")
    if rules.red_three.role != "modern":
        words = say("Black threes left in a hand")
        yield cells(words, figures(black.points_hand), "black_three.points_hand")
