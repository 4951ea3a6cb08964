"""Words for cards and ranks, and the small helpers every sentence is made with."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.engine.cards import CODE, FACES, HIDDEN, IS_WILD, KIND, kinds_count

_ONE = {
    1: QT_TRANSLATE_NOOP("Cards", "red three"),
    2: QT_TRANSLATE_NOOP("Cards", "two"),
    3: QT_TRANSLATE_NOOP("Cards", "black three"),
    4: QT_TRANSLATE_NOOP("Cards", "four"),
    5: QT_TRANSLATE_NOOP("Cards", "five"),
    6: QT_TRANSLATE_NOOP("Cards", "six"),
    7: QT_TRANSLATE_NOOP("Cards", "seven"),
    8: QT_TRANSLATE_NOOP("Cards", "eight"),
    9: QT_TRANSLATE_NOOP("Cards", "nine"),
    10: QT_TRANSLATE_NOOP("Cards", "ten"),
    11: QT_TRANSLATE_NOOP("Cards", "jack"),
    12: QT_TRANSLATE_NOOP("Cards", "queen"),
    13: QT_TRANSLATE_NOOP("Cards", "king"),
    14: QT_TRANSLATE_NOOP("Cards", "ace"),
    15: QT_TRANSLATE_NOOP("Cards", "joker"),
    16: QT_TRANSLATE_NOOP("Cards", "sequence"),
}

_MANY = {
    1: QT_TRANSLATE_NOOP("Cards", "red threes"),
    2: QT_TRANSLATE_NOOP("Cards", "twos"),
    3: QT_TRANSLATE_NOOP("Cards", "black threes"),
    4: QT_TRANSLATE_NOOP("Cards", "fours"),
    5: QT_TRANSLATE_NOOP("Cards", "fives"),
    6: QT_TRANSLATE_NOOP("Cards", "sixes"),
    7: QT_TRANSLATE_NOOP("Cards", "sevens"),
    8: QT_TRANSLATE_NOOP("Cards", "eights"),
    9: QT_TRANSLATE_NOOP("Cards", "nines"),
    10: QT_TRANSLATE_NOOP("Cards", "tens"),
    11: QT_TRANSLATE_NOOP("Cards", "jacks"),
    12: QT_TRANSLATE_NOOP("Cards", "queens"),
    13: QT_TRANSLATE_NOOP("Cards", "kings"),
    14: QT_TRANSLATE_NOOP("Cards", "aces"),
    15: QT_TRANSLATE_NOOP("Cards", "jokers"),
    16: QT_TRANSLATE_NOOP("Cards", "sequences"),
}

_A = {
    1: QT_TRANSLATE_NOOP("Cards", "a red three"),
    2: QT_TRANSLATE_NOOP("Cards", "a two"),
    3: QT_TRANSLATE_NOOP("Cards", "a black three"),
    4: QT_TRANSLATE_NOOP("Cards", "a four"),
    5: QT_TRANSLATE_NOOP("Cards", "a five"),
    6: QT_TRANSLATE_NOOP("Cards", "a six"),
    7: QT_TRANSLATE_NOOP("Cards", "a seven"),
    8: QT_TRANSLATE_NOOP("Cards", "an eight"),
    9: QT_TRANSLATE_NOOP("Cards", "a nine"),
    10: QT_TRANSLATE_NOOP("Cards", "a ten"),
    11: QT_TRANSLATE_NOOP("Cards", "a jack"),
    12: QT_TRANSLATE_NOOP("Cards", "a queen"),
    13: QT_TRANSLATE_NOOP("Cards", "a king"),
    14: QT_TRANSLATE_NOOP("Cards", "an ace"),
    15: QT_TRANSLATE_NOOP("Cards", "a joker"),
    16: QT_TRANSLATE_NOOP("Cards", "a sequence"),
}
"""One card of a kind within a sentence."""

_SUIT = {
    "s": QT_TRANSLATE_NOOP("Cards", "{rank} of spades"),
    "h": QT_TRANSLATE_NOOP("Cards", "{rank} of hearts"),
    "d": QT_TRANSLATE_NOOP("Cards", "{rank} of diamonds"),
    "c": QT_TRANSLATE_NOOP("Cards", "{rank} of clubs"),
}

_NUMBERS = {
    "card": (
        QT_TRANSLATE_NOOP("Cards", "1 card"),
        QT_TRANSLATE_NOOP("Cards", "{n} cards"),
    ),
    "bonus": (
        QT_TRANSLATE_NOOP("Cards", "1 bonus card"),
        QT_TRANSLATE_NOOP("Cards", "{n} bonus cards"),
    ),
    "canasta": (
        QT_TRANSLATE_NOOP("Cards", "1 canasta"),
        QT_TRANSLATE_NOOP("Cards", "{n} canastas"),
    ),
    "match": (
        QT_TRANSLATE_NOOP("Cards", "1 match"),
        QT_TRANSLATE_NOOP("Cards", "{n} matches"),
    ),
    "deal": (
        QT_TRANSLATE_NOOP("Cards", "1 deal"),
        QT_TRANSLATE_NOOP("Cards", "{n} deals"),
    ),
    "point": (
        QT_TRANSLATE_NOOP("Cards", "1 point"),
        QT_TRANSLATE_NOOP("Cards", "{n} points"),
    ),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Cards", text)


def face(card: int) -> str | None:
    """The name of a card's picture: `Kh`, `Ts`, `X1`, `X2`; None for a hidden card."""
    if card == HIDDEN:
        return None
    number = card % FACES
    return f"X{number - 51}" if number >= 52 else CODE[card]


def rank_name(kind: int) -> str:
    """One card of a kind: "king"; "card" for an unknown one."""
    return _tr(_ONE[kind]) if kind in _ONE else _tr(QT_TRANSLATE_NOOP("Cards", "card"))


def ranks_name(kind: int) -> str:
    """Cards of a kind: "kings"."""
    return _tr(_MANY[kind]) if kind in _MANY else _tr(QT_TRANSLATE_NOOP("Cards", "cards"))


def card_name(card: int) -> str:
    """A card with its suit: "king of hearts", "joker", "a card" when hidden."""
    if card == HIDDEN:
        return _tr(QT_TRANSLATE_NOOP("Cards", "a card"))
    name = CODE[card]
    if name == "X":
        return rank_name(KIND[card])
    rank = _tr(QT_TRANSLATE_NOOP("Cards", "three")) if name[0] == "3" else rank_name(KIND[card])
    return _tr(_SUIT[name[1]]).format(rank=rank)


def a_rank(kind: int) -> str:
    """One card of a kind within a sentence: "a king", "an ace"."""
    return _tr(_A[kind]) if kind in _A else _tr(QT_TRANSLATE_NOOP("Cards", "a card"))


def cards_name(cards: Iterable[int]) -> str:
    """Several cards by rank, wild cards last: "2 kings, an ace and a joker"."""
    counts = kinds_count(cards)
    kinds = sorted(range(len(counts)), key=lambda kind: (IS_WILD[kind], kind))
    return listed(
        a_rank(kind)
        if counts[kind] == 1
        else _tr(QT_TRANSLATE_NOOP("Cards", "{n} {ranks}")).format(
            n=counts[kind], ranks=ranks_name(kind)
        )
        for kind in kinds
        if counts[kind]
    )


def listed(parts: Iterable[str]) -> str:
    """Things one after the other: "a", "a and b", "a, b and c"; empty for none."""
    *firsts, last = list(parts) or [""]
    if not firsts:
        return last
    text = _tr(QT_TRANSLATE_NOOP("Cards", ", ")).join(firsts)
    return _tr(QT_TRANSLATE_NOOP("Cards", "{things} and {last}")).format(things=text, last=last)


def number(count: int, what: str) -> str:
    """A number with its noun: `number(2, "card")` is "2 cards"; `what` is a key of `_NUMBERS`."""
    one, many = _NUMBERS[what]
    return _tr(one) if count == 1 else _tr(many).format(n=figures(count))
