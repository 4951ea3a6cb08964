"""The end of the stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import rule, say
from canasta_qt.engine.rules import TableRules


def stock_end(rules: TableRules) -> Iterator[Line]:
    """What happens when there is nothing left to draw (procedure P6)."""
    end = rules.stock_end
    yield rule(_MODE[end.mode], "stock_end.mode", "stock_end.forced_layoff")
    if end.mode == "play_on":
        yield from _forced(rules)
    yield from _last_three(rules)
    yield rule(
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "A deal that ends with the stock is scored like any other, but nobody gets the bonus "
            "for going out.",
        )
    )


_MODE: Final[dict[str, str]] = {
    "play_on": QT_TRANSLATE_NOOP(
        "Rulebook",
        "When the stock is empty, play goes on as long as every player in turn takes the pile. The "
        "deal ends as soon as somebody cannot take it or does not want to.",
    ),
    "end_after_last_draw_turn": QT_TRANSLATE_NOOP(
        "Rulebook",
        "The deal ends with the turn in which the last card of the stock was drawn.",
    ),
}

_FORCED: Final[dict[str, str]] = {
    "none": QT_TRANSLATE_NOOP("Rulebook", "Nobody has to take the pile."),
    "whole_pile": QT_TRANSLATE_NOOP(
        "Rulebook",
        "But you have to take the pile if it is not frozen for your side and its top card fits a "
        "meld that your side has on the table.",
    ),
    "top_only": QT_TRANSLATE_NOOP(
        "Rulebook",
        "But if the pile is not frozen for your side and its top card fits a meld that your side "
        "has on the table, you have to take that card; the rest of the pile stays.",
    ),
}


def _forced(rules: TableRules) -> Iterator[Line]:
    """The obligation, where a card on the table can ever take the pile."""
    by_run = rules.sequence.enabled and rules.sequence.pile_take != "none"
    fits = rules.pile.layoff != "no" or by_run
    if fits and not rules.pile.always_frozen:
        yield rule(_FORCED[rules.stock_end.forced_layoff], "stock_end.forced_layoff")


_LAST_CARD: Final[dict[tuple[bool, bool], str]] = {
    (True, False): QT_TRANSLATE_NOOP("Rulebook", "a red three"),
    (False, True): QT_TRANSLATE_NOOP("Rulebook", "a black three"),
    (True, True): QT_TRANSLATE_NOOP("Rulebook", "a three"),
}
"""By whether red and black threes are laid out."""

_LAST_LAID: Final[dict[str, str]] = {
    "end_no_meld": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If the last card drawn from the stock is {three}, it is laid out and the deal is over at "
        "once: no melds, no discard.",
    ),
    "end_after_meld": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If the last card drawn from the stock is {three}, it is laid out; the player may still "
        "meld but not discard, and the deal is over.",
    ),
    "turn_continues_if_other_card": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If the last card drawn from the stock is {three}, it is laid out. If the draw brought "
        "another card as well, the turn goes on; otherwise the deal is over at once.",
    ),
}

_LAST_MODERN: Final[dict[str, str]] = {
    "count5": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If the last card drawn from the stock is a three, it stays in the hand and the deal is "
        "over at once.",
    ),
    "may_lay": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If the last card drawn from the stock is a three, the player may lay it out or keep it, "
        "and the deal is over.",
    ),
    "must_lay": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If the last card drawn from the stock is a three, it is laid out and the deal is over at "
        "once.",
    ),
    "may_discard_to_go_out": QT_TRANSLATE_NOOP(
        "Rulebook",
        "If the last card drawn from the stock is a three, the deal is over, unless the player can "
        "go out in this turn by discarding it.",
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
