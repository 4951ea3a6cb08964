"""The discard: which cards may end a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import capital, either, ranks, rule, say
from canasta_qt.engine.rules import TableRules


def discards(rules: TableRules) -> Iterator[Line]:
    """What may be discarded, and what on an empty pile."""
    yield rule(_WILD[rules.discard.wild], "discard.wild")
    yield from _threes(rules)
    yield from _locks(rules)
    yield from _empty_pile(rules)
    if rules.discard.pass_with_one:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "If you may not go out, you may meld down to one card and keep it: then your turn ends "
            "without a discard.",
        )
        yield rule(text, "discard.pass_with_one")


_WILD: Final[dict[str, str]] = {
    "allowed": QT_TRANSLATE_NOOP(
        "Rulebook", "You may discard a wild card as you may a natural one."
    ),
    "never": QT_TRANSLATE_NOOP(
        "Rulebook", "You may not discard a wild card while you hold anything else to discard."
    ),
    "last_or_all_wild": QT_TRANSLATE_NOOP(
        "Rulebook",
        "You may discard a wild card only as the card with which you go out, or when you hold "
        "nothing but wild cards.",
    ),
}


_THREES: Final[dict[tuple[bool, str], str]] = {
    (False, "none"): QT_TRANSLATE_NOOP(
        "Rulebook", "You may not discard a three while you hold anything else to discard."
    ),
    (False, "black"): QT_TRANSLATE_NOOP("Rulebook", "Black threes may be discarded."),
    (False, "not_red"): QT_TRANSLATE_NOOP(
        "Rulebook", "Black threes may be discarded, red ones never."
    ),
    (False, "any"): QT_TRANSLATE_NOOP("Rulebook", "Black threes and red threes may be discarded."),
    (True, "none"): QT_TRANSLATE_NOOP("Rulebook", "Threes are never discarded."),
    (True, "black"): QT_TRANSLATE_NOOP("Rulebook", "A black three in your hand may be discarded."),
    (True, "not_red"): QT_TRANSLATE_NOOP(
        "Rulebook", "A black three in your hand may be discarded, a red one never."
    ),
    (True, "any"): QT_TRANSLATE_NOOP("Rulebook", "A three in your hand may be discarded."),
}
"""By whether black threes are laid out, and which threes may be discarded."""


def _threes(rules: TableRules) -> Iterator[Line]:
    which = rules.discard.threes
    if which == "any" and not rules.red_three.discardable:
        which = "black"
    named = "not_red" if which == "black" and _holds_red(rules) else which
    text = _THREES[rules.black_three.role != "stop", named]
    yield rule(text, "discard.threes", "red_three.discardable")


def _holds_red(rules: TableRules) -> bool:
    """Whether a red three may stay in a hand."""
    return rules.red_three.role == "penalty_card" or rules.red_three.place == "optional"


_LOCK: Final[dict[str, str]] = {
    "never": QT_TRANSLATE_NOOP("Rulebook", "{ranks} may never be discarded."),
    "both_teams_have_sevens_canasta": QT_TRANSLATE_NOOP(
        "Rulebook", "{ranks} may not be discarded before every side has a canasta of sevens."
    ),
}


def _locks(rules: TableRules) -> Iterator[Line]:
    by_lock: dict[str, list[str]] = {}
    for code, lock in rules.discard.rank_locks:
        by_lock.setdefault(lock, []).append(code)
    for lock, codes in by_lock.items():
        yield rule(_LOCK[lock], "discard.rank_locks", ranks=capital(ranks(codes)))
    if by_lock:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "If you are left with such cards only, you end the deal; nobody gets the bonus for "
            "going out.",
        )
        yield rule(text, "discard.rank_locks")


_BANNED: Final[dict[str, str]] = {
    "A": QT_TRANSLATE_NOOP("Rulebook", "an ace"),
    "7": QT_TRANSLATE_NOOP("Rulebook", "a seven"),
    "dead": QT_TRANSLATE_NOOP("Rulebook", "a card of a dead rank"),
    "wild": QT_TRANSLATE_NOOP("Rulebook", "a wild card"),
    "safe": QT_TRANSLATE_NOOP(
        "Rulebook", "a card of a rank of which an opposing side has a meld of five cards or more"
    ),
}

_FALLBACK: Final[dict[tuple[str, bool], str]] = {
    ("least_bad", False): QT_TRANSLATE_NOOP(
        "Rulebook", "If you hold nothing else, you discard it after all."
    ),
    ("least_bad", True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "If you hold nothing else, you discard one of them after all: {first} before aces and "
        "sevens, and wild cards last.",
    ),
    ("retract_melds", False): QT_TRANSLATE_NOOP(
        "Rulebook",
        "If you hold nothing else, you take back melds of this turn, the last one first, until you "
        "can discard something else. If there is none to take back, you discard it after all.",
    ),
    ("retract_melds", True): QT_TRANSLATE_NOOP(
        "Rulebook",
        "If you hold nothing else, you take back melds of this turn, the last one first, until you "
        "can discard something else. If there is none to take back, you discard one of them after "
        "all: {first} before aces and sevens, and wild cards last.",
    ),
}
"""By the option and by whether several sorts of cards are barred."""


def _empty_pile(rules: TableRules) -> Iterator[Line]:
    ban = rules.discard.empty_pile_ban
    if not ban:
        return
    text = QT_TRANSLATE_NOOP("Rulebook", "On an empty pile you may not discard {cards}.")
    cards = either(say(_BANNED[code]) for code in ban)
    yield rule(text, "discard.empty_pile_ban", cards=cards)
    fallback = _FALLBACK[rules.discard.empty_pile_fallback, len(ban) > 1]
    first = say(
        QT_TRANSLATE_NOOP("Rulebook", "cards of dead or nearly complete ranks")
        if "safe" in ban
        else QT_TRANSLATE_NOOP("Rulebook", "cards of dead ranks")
    )
    yield rule(fallback, "discard.empty_pile_fallback", "discard.empty_pile_ban", first=first)
