"""The three steps of a turn, the discard that ends it, and the end of the stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.words.lines import Line, capital, count, either, mark, ranks, row, rule, say, why


def discards(rules: TableRules) -> Iterator[Line]:
    yield rule(_WILD[rules.discard.wild], "discard.wild")
    yield from _threes(rules)
    yield from _locks(rules)
    yield why(
        "What you discard, the next player may take, with all that lies below. Discard what the "
        "others do not collect."
        if rules.pile.amount == "all"
        else "What you discard, the next player may take, and more cards with it. Discard what "
        "the others do not collect."
    )
    yield from _empty_pile(rules)
    if rules.discard.pass_with_one:
        yield rule(
            "If you may not go out, you may meld down to one card and keep it: then your turn ends "
            "without a discard.",
            "discard.pass_with_one",
        )


_WILD: Final[dict[str, str]] = {
    "allowed": mark("You may discard a wild card just like a natural one."),
    "never": mark(
        "You may not discard a wild card while you hold anything else to discard. If you hold "
        "nothing but wild cards, you may discard one, but not go out with it."
    ),
    "last_or_all_wild": mark(
        "You may discard a wild card only as the card with which you go out, or when you hold "
        "nothing but wild cards."
    ),
}


_THREES: Final[dict[tuple[bool, str], str]] = {
    (False, "none"): mark("You may not discard a three while you hold anything else to discard."),
    (False, "black"): mark("Black threes may be discarded."),
    (False, "not_red"): mark("Black threes may be discarded, red ones never."),
    (False, "any"): mark("Black threes and red threes may be discarded."),
    (True, "none"): mark("Threes are never discarded."),
    (True, "black"): mark("A black three in your hand may be discarded."),
    (True, "not_red"): mark("A black three in your hand may be discarded, a red one never."),
    (True, "any"): mark("A three in your hand may be discarded."),
}
"""By whether black threes are laid out, and which threes may be discarded."""


def _threes(rules: TableRules) -> Iterator[Line]:
    which = rules.discard.threes
    if which == "any" and not rules.red_three.discardable:
        which = "black"
    named = "not_red" if which == "black" and _holds_red(rules) else which
    text = _THREES[rules.black_three.role != "stop", named]
    yield rule(text, "discard.threes", "red_three.discardable", "go_out.final_ban")


def _holds_red(rules: TableRules) -> bool:
    """Whether a red three may stay in a hand."""
    return rules.red_three.role == "penalty_card" or rules.red_three.place == "optional"


_LOCK: Final[dict[str, str]] = {
    "never": mark("{ranks} may never be discarded."),
    "both_teams_have_sevens_canasta": mark(
        "{ranks} may not be discarded before every side has a canasta of sevens."
    ),
}


def _locks(rules: TableRules) -> Iterator[Line]:
    by_lock: dict[str, list[str]] = {}
    for code, lock in rules.discard.rank_locks:
        by_lock.setdefault(lock, []).append(code)
    for lock, codes in by_lock.items():
        yield rule(_LOCK[lock], "discard.rank_locks", ranks=capital(ranks(codes)))
    if by_lock:
        yield rule(
            "You may not meld so much that only such cards are left. If you hold nothing else "
            "after a draw, the deal ends, and nobody gets the bonus for going out.",
            "discard.rank_locks",
        )


_BANNED: Final[dict[str, str]] = {
    "A": mark("an ace"),
    "7": mark("a seven"),
    "dead": mark("a card of a dead rank"),
    "wild": mark("a wild card"),
    "safe": mark("a card of a rank of which an opposing side has a meld of five cards or more"),
}

_FALLBACK: Final[dict[tuple[str, bool], str]] = {
    ("least_bad", False): mark("If you hold nothing else, you discard it after all."),
    ("least_bad", True): mark(
        "If you hold nothing else, you discard one of them after all: {first} before aces and "
        "sevens, and wild cards last."
    ),
    ("retract_melds", False): mark(
        "If you hold nothing else, you take melds of this turn back into your hand, the last one "
        "first, until you can discard something else. If none can be taken back, you discard it "
        "after all."
    ),
    ("retract_melds", True): mark(
        "If you hold nothing else, you take melds of this turn back into your hand, the last one "
        "first, until you can discard something else. If none can be taken back, you discard one "
        "of them after all: {first} before aces and sevens, and wild cards last."
    ),
}
"""By the option and by whether several sorts of cards are barred."""


def _empty_pile(rules: TableRules) -> Iterator[Line]:
    ban = rules.discard.empty_pile_ban
    if not ban:
        return
    cards = either(say(_BANNED[code]) for code in ban if not _said_of_wilds(code, rules))
    if cards:
        yield rule(
            "On an empty pile you may not discard {cards}.",
            "discard.empty_pile_ban",
            "discard.wild",
            cards=cards,
        )
    fallback = _FALLBACK[rules.discard.empty_pile_fallback, len(ban) > 1]
    first = say(
        "cards of dead or nearly complete ranks" if "safe" in ban else "cards of dead ranks"
    )
    yield rule(fallback, "discard.empty_pile_fallback", "discard.empty_pile_ban", first=first)
    if rules.discard.wild != "never" and not {"2", "X", "7"} & set(rules.go_out.final_ban):
        yield rule(
            "The card with which you go out may be any of these: nobody plays after you.",
            "discard.empty_pile_ban",
            "go_out.final_ban",
        )


def _said_of_wilds(code: str, rules: TableRules) -> bool:
    """Whether the ban of wild cards holds for the empty pile as for any other."""
    barred = rules.discard.wild == "last_or_all_wild"
    return code == "wild" and barred and rules.discard.empty_pile_fallback == "least_bad"


def stock_end(rules: TableRules) -> Iterator[Line]:
    """Procedure P6."""
    end = rules.stock_end
    yield rule(_MODE[end.mode], "stock_end.mode", "stock_end.forced_layoff")
    if end.mode == "play_on":
        yield from _forced(rules)
    yield from _last_three(rules)
    yield rule(
        "A deal that ends with the stock is scored like any other, but nobody gets the bonus for "
        "going out."
    )


_MODE: Final[dict[str, str]] = {
    "play_on": mark(
        "When the stock is empty, play goes on as long as every player in turn takes the pile. The "
        "deal ends as soon as somebody cannot take it or does not want to."
    ),
    "end_after_last_draw_turn": mark(
        "The deal ends with the turn in which the last card of the stock was drawn."
    ),
}

_FORCED: Final[dict[str, str]] = {
    "none": mark("Nobody has to take the pile."),
    "whole_pile": mark(
        "But you have to take the pile if it is not frozen for your side and its top card fits a "
        "meld that your side has on the table."
    ),
    "top_only": mark(
        "But if the pile is not frozen for your side and its top card fits a meld that your side "
        "has on the table, you have to take that card; the rest of the pile stays."
    ),
}


def _forced(rules: TableRules) -> Iterator[Line]:
    """The obligation, where a card on the table can ever take the pile."""
    by_run = rules.sequence.enabled and rules.sequence.pile_take != "none"
    fits = rules.pile.layoff != "no" or by_run
    if fits and not rules.pile.always_frozen:
        yield rule(_FORCED[rules.stock_end.forced_layoff], "stock_end.forced_layoff")


_LAST_CARD: Final[dict[tuple[bool, bool], str]] = {
    (True, False): mark("a red three"),
    (False, True): mark("a black three"),
    (True, True): mark("a three"),
}
"""By whether red and black threes are laid out."""

_LAST_LAID: Final[dict[str, str]] = {
    "end_no_meld": mark(
        "If the last card drawn from the stock is {three}, it is laid out and the deal is over at "
        "once: no melds, no discard."
    ),
    "end_after_meld": mark(
        "If the last card drawn from the stock is {three}, it is laid out; the player may still "
        "meld but not discard, and the deal is over."
    ),
    "turn_continues_if_other_card": mark(
        "If the last card drawn from the stock is {three}, it is laid out. If the draw brought "
        "another card as well, the turn goes on; otherwise the deal is over at once."
    ),
}

_LAST_MODERN: Final[dict[str, str]] = {
    "count5": mark(
        "If the last card drawn from the stock is a three, it stays in the hand and the deal is "
        "over at once."
    ),
    "may_lay": mark(
        "If the last card drawn from the stock is a three, the player may lay it out or keep it, "
        "and the deal is over."
    ),
    "must_lay": mark(
        "If the last card drawn from the stock is a three, it is laid out and the deal is over at "
        "once."
    ),
    "may_discard_to_go_out": mark(
        "If the last card drawn from the stock is a three, the deal is over, unless the player can "
        "go out in this turn by discarding it."
    ),
}


def _last_three(rules: TableRules) -> Iterator[Line]:
    end, role = rules.stock_end, rules.red_three.role
    laid = (role != "penalty_card", rules.black_three.role != "stop")
    if rules.red_three.place == "optional" or not any(laid):
        return
    if role == "modern":
        yield rule(_LAST_MODERN[end.last_three_modern], *_MODERN_KEYS)
    else:
        text, three = _LAST_LAID[end.last_red_three], say(_LAST_CARD[laid])
        yield rule(text, "stock_end.last_red_three", three=three)


_MODERN_KEYS: Final = ("stock_end.last_three_modern", "stock_end.last_red_three")


def turn(rules: TableRules) -> Iterator[Line]:
    yield rule("Turns go round to the left. A turn has three steps:")
    yield row(
        "Draw {cards} from the stock, or take the discard pile if you may.",
        "draw.count",
        cards=count(rules.draw.count, "card"),
    )
    yield row(
        "If you like, lay down melds, or add cards to melds of your own side. Nobody adds to the "
        "melds of others."
    )
    yield row("Discard one card face up on the pile. Your turn is over.")
    yield why(
        "What you lay down earns points and can grow; what you keep may take the pile one day, or "
        "cost you points when the deal ends."
    )
    yield from _short_stock(rules)


def _short_stock(rules: TableRules) -> Iterator[Line]:
    if rules.draw.count == 1:
        return
    yield rule(
        "If you have to draw and the stock has too few cards left, the deal ends."
        if rules.draw.short_stock == "end_hand"
        else "If the stock has too few cards left, draw what there is and play on.",
        "draw.short_stock",
        "draw.count",
    )
