"""Words for cards and ranks, and the small helpers every sentence is made with."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.counting import counted
from canasta_qt.controller.messages.marks import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.rank_words import (
    A_CARD,
    AFTER_OF,
    MANY,
    ONE,
    SUITS,
    THE_CARD,
    THE_CARDS,
    THE_SUITS,
)
from canasta_qt.controller.messages.word_forms import Word, joined
from canasta_qt.engine.cards import CODE, FACES, HIDDEN, IS_WILD, KIND, kinds_count

_NUMBERS = {
    "card": QT_TRANSLATE_N_NOOP("Cards", "1 card", "{n} cards"),
    "bonus": QT_TRANSLATE_N_NOOP("Cards", "1 bonus card", "{n} bonus cards"),
    "canasta": QT_TRANSLATE_N_NOOP("Cards", "1 canasta", "{n} canastas"),
    "match": QT_TRANSLATE_N_NOOP("Cards", "1 match", "{n} matches"),
    "deal": QT_TRANSLATE_N_NOOP("Cards", "1 deal", "{n} deals"),
    "point": QT_TRANSLATE_N_NOOP("Cards", "1 point", "{n} points"),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Cards", text)


def face(card: int) -> str | None:
    """The name of a card's picture: `Kh`, `Ts`, `X1`, `X2`; None for a hidden card."""
    if card == HIDDEN:
        return None
    number = card % FACES
    return f"X{number - 51}" if number >= 52 else CODE[card]


def rank_name(kind: int) -> Word:
    """One card of a kind: "king"; "card" for an unknown one."""
    if kind not in ONE:
        return Word(_tr(QT_TRANSLATE_NOOP("Cards", "card")), a=lambda: a_rank(kind))
    return Word(_tr(ONE[kind]), the=lambda: _tr(THE_CARD[kind]), a=lambda: a_rank(kind))


def ranks_name(kind: int) -> Word:
    """Cards of a kind: "kings"."""
    if kind not in MANY:
        return Word(_tr(QT_TRANSLATE_NOOP("Cards", "cards")))
    return Word(
        _tr(MANY[kind]),
        the=lambda: _tr(THE_CARDS[kind]),
        of=lambda: QCoreApplication.translate("CardsAfterOf", AFTER_OF[kind]),
    )


def card_name(card: int) -> Word:
    """A card with its suit: "king of hearts", "joker", "a card" when hidden."""
    if card == HIDDEN:
        return Word(_tr(QT_TRANSLATE_NOOP("Cards", "a card")))
    name = CODE[card]
    if name == "X":
        return rank_name(KIND[card])
    rank, the_rank = rank_name(KIND[card]), format(rank_name(KIND[card]), "the")
    if name[0] == "3":
        rank = Word(_tr(QT_TRANSLATE_NOOP("Cards", "three")))
        the_rank = _tr(QT_TRANSLATE_NOOP("Cards", "the three"))
    suit = name[1]
    return Word(
        _tr(SUITS[suit]).format(rank=rank),
        the=lambda: _tr(THE_SUITS[suit]).format(rank=rank, the_rank=the_rank),
    )


def a_rank(kind: int) -> Word:
    """One card of a kind within a sentence: "a king", "an ace". It has no other form."""
    return Word(_tr(A_CARD.get(kind, QT_TRANSLATE_NOOP("Cards", "a card"))))


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


def listed(parts: Iterable[str]) -> Word:
    """Things one after the other: "a", "a and b", "a, b and c"; empty for none."""
    return joined(parts, _with_and)


def _with_and(parts: list[str]) -> str:
    *firsts, last = parts or [""]
    if not firsts:
        return last
    text = _tr(QT_TRANSLATE_NOOP("Cards", ", ")).join(firsts)
    return _tr(QT_TRANSLATE_NOOP("Cards", "{things} and {last}")).format(things=text, last=last)


def number(count: int, what: str) -> str:
    """A number with its noun: `number(2, "card")` is "2 cards"; `what` is a key of `_NUMBERS`."""
    return counted(_NUMBERS[what], count)
