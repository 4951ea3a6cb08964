"""What people do in a turn, as clauses without a subject, for the lines of the ledger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import HIDDEN, SEQUENCE, TWO
from canasta_qt.view_model.pictures import Deed
from canasta_qt.words.cards import card_name, cards_name, face, hand_name, listed, number
from canasta_qt.words.cards import ranks_name as ranks
from canasta_qt.words.events import Pair, Tellers
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate

_DRAWS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "draw {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "draws {cards}"),
)
_TAKES: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "take the pile: {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "takes the pile: {cards}"),
)
_TAKES_PART: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "take off the pile: {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "takes off the pile: {cards}"),
)
_MELDS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "meld {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "melds {cards}"),
)
_RUN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "meld the sequence {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "melds the sequence {cards}"),
)
_ADDS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "add {cards} to the {ranks}"),
    QT_TRANSLATE_NOOP("Ledger", "adds {cards} to the {ranks}"),
)
_ADDS_RUN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "add {cards} to the sequence"),
    QT_TRANSLATE_NOOP("Ledger", "adds {cards} to the sequence"),
)
_ADDS_WILD: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "add {cards} to the wild cards"),
    QT_TRANSLATE_NOOP("Ledger", "adds {cards} to the wild cards"),
)
_MERGES: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "merge {cards} with another meld"),
    QT_TRANSLATE_NOOP("Ledger", "merges {cards} with another meld"),
)
_HEAP: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "lay {cards} beside the melds"),
    QT_TRANSLATE_NOOP("Ledger", "lays {cards} beside the melds"),
)
_THREES: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "lay out {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "lays out {cards}"),
)
_OPENS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "open with {points}"),
    QT_TRANSLATE_NOOP("Ledger", "opens with {points}"),
)
_CANASTA: Final[dict[str, Pair]] = {
    "natural": (
        QT_TRANSLATE_NOOP("Ledger", "complete a natural canasta of {ranks}"),
        QT_TRANSLATE_NOOP("Ledger", "completes a natural canasta of {ranks}"),
    ),
    "mixed": (
        QT_TRANSLATE_NOOP("Ledger", "complete a mixed canasta of {ranks}"),
        QT_TRANSLATE_NOOP("Ledger", "completes a mixed canasta of {ranks}"),
    ),
    "wild": (
        QT_TRANSLATE_NOOP("Ledger", "complete a wild canasta"),
        QT_TRANSLATE_NOOP("Ledger", "completes a wild canasta"),
    ),
    "sequence": (
        QT_TRANSLATE_NOOP("Ledger", "complete a sequence of seven"),
        QT_TRANSLATE_NOOP("Ledger", "completes a sequence of seven"),
    ),
}
_DISCARDS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "discard {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "discards {cards}"),
)
_FREEZES: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "discard {cards} and freeze the pile"),
    QT_TRANSLATE_NOOP("Ledger", "discards {cards} and freezes the pile"),
)
_FACE_DOWN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "discard {cards} face down"),
    QT_TRANSLATE_NOOP("Ledger", "discards {cards} face down"),
)
_PASSES: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "end the turn without a discard"),
    QT_TRANSLATE_NOOP("Ledger", "ends the turn without a discard"),
)
_FOOT: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "pick up the foot: {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "picks up the foot: {cards}"),
)
_BONUS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "get {cards} for opening"),
    QT_TRANSLATE_NOOP("Ledger", "gets {cards} for opening"),
)
_BONUS_TAKEN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "take up the bonus: {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "takes up the bonus: {cards}"),
)
_SPECIAL: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "lay down {hand}: {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "lays down {hand}: {cards}"),
)
_RETRACTS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "take back {cards}"),
    QT_TRANSLATE_NOOP("Ledger", "takes back {cards}"),
)
_THE_CARD: Final = QT_TRANSLATE_NOOP("Ledger", "the {card}")
_A_CARD: Final = QT_TRANSLATE_NOOP("Ledger", "a card")


def _tr(text: str) -> str:
    return translate("Ledger", text)


def _clause(pair: Pair, seat: int, told: Tellers, **values: str) -> str:
    """The clause that fits this seat; `{cards}` stays for the cards."""
    text = _tr(pair[0] if seat == told.viewer else pair[1])
    return text.format(cards="{cards}", **values)


def _faces(cards: Sequence[int]) -> tuple[str | None, ...]:
    return tuple(face(card) for card in cards)


def _the_card(card: int) -> str:
    return _tr(_A_CARD) if card == HIDDEN else _tr(_THE_CARD).format(card=card_name(card))


def _in_words(cards: Sequence[int]) -> str:
    """Cards that came to a hand: one by its name, more by rank, hidden ones by number."""
    if len(cards) == 1:
        return _the_card(cards[0])
    if HIDDEN in cards:
        return number(len(cards), "card")
    return cards_name(cards)


def _came(pair: Pair) -> Callable[[Any, Tellers], Deed]:
    """The deed of an event that brings cards to a hand."""
    return lambda event, told: Deed(
        _clause(pair, event.seat, told), _in_words(event.cards), _faces(event.cards)
    )


def _laid(pair: Pair) -> Callable[[Any, Tellers], Deed]:
    """The deed of an event that lays cards down for all to see."""
    return lambda event, told: Deed(
        _clause(pair, event.seat, told), cards_name(event.cards), _faces(event.cards)
    )


def _taken(event: ev.PileTaken, told: Tellers) -> Deed:
    cards = (*event.rest, *event.melded, event.top)
    pair = _TAKES_PART if told.pile_left else _TAKES
    return Deed(_clause(pair, event.seat, told), number(len(cards), "card"), _faces(cards))


def _melded(event: ev.Melded, told: Tellers) -> Deed:
    kind = told.kind_of_meld(event.uid)
    run = kind == SEQUENCE
    if event.new:
        words = _clause(_RUN if run else _MELDS, event.seat, told)
    else:
        pair = _ADDS_RUN if run else _ADDS_WILD if kind == TWO else _ADDS
        words = _clause(pair, event.seat, told, ranks=ranks(kind))
    cards = listed(map(card_name, event.cards)) if run else cards_name(event.cards)
    return Deed(words, cards, _faces(event.cards))


def _opened(event: ev.Opened, told: Tellers) -> Deed:
    return Deed(_clause(_OPENS, event.seat, told, points=number(event.points, "point")))


def _canasta(event: ev.CanastaCompleted, told: Tellers) -> Deed:
    meld = ranks(told.kind_of_meld(event.uid))
    return Deed(_clause(_CANASTA[event.style], event.seat, told, ranks=meld))


def _discarded(event: ev.Discarded, told: Tellers) -> Deed:
    pair = _FACE_DOWN if event.face_down else _FREEZES if event.froze else _DISCARDS
    card = HIDDEN if event.face_down else event.card
    return Deed(_clause(pair, event.seat, told), _the_card(card), _faces((card,)))


def _special(event: ev.SpecialHandDeclared, told: Tellers) -> Deed:
    words = _clause(_SPECIAL, event.seat, told, hand=hand_name(event.hand_id))
    return Deed(words, cards_name(event.cards), _faces(event.cards))


_DEEDS: Final[dict[type[ev.Event], Callable[[Any, Tellers], Deed]]] = {
    ev.StockDrawn: _came(_DRAWS),
    ev.FootTakenUp: _came(_FOOT),
    ev.BonusCardsGiven: _came(_BONUS),
    ev.BonusCardsTakenUp: _came(_BONUS_TAKEN),
    ev.PileTaken: _taken,
    ev.Melded: _melded,
    ev.MeldsMerged: _laid(_MERGES),
    ev.LaidOnHeap: _laid(_HEAP),
    ev.ThreesTabled: _laid(_THREES),
    ev.MeldsRetracted: _laid(_RETRACTS),
    ev.SpecialHandDeclared: _special,
    ev.Opened: _opened,
    ev.CanastaCompleted: _canasta,
    ev.Discarded: _discarded,
    ev.Passed: lambda event, told: Deed(_clause(_PASSES, event.seat, told)),
}


def deed_of(event: ev.Event, told: Tellers) -> Deed | None:
    """What somebody did, as the viewer may know it; None for an event that is no deed."""
    make = _DEEDS.get(type(event))
    return make(event, told) if make is not None else None


_TURN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "You {deeds}."),
    QT_TRANSLATE_NOOP("Ledger", "{name} {deeds}."),
)
_TO_MOVE: Final[Pair] = (
    QT_TRANSLATE_NOOP("Ledger", "It is your turn."),
    QT_TRANSLATE_NOOP("Ledger", "It is the turn of {name}."),
)
_AND_THEN: Final = QT_TRANSLATE_NOOP("Ledger", ", ")


def turn_text(name: str, deeds: Sequence[str], said: Sequence[str], *, mine: bool) -> str:
    """A turn as one sentence: "Vera draws a card, melds 3 sevens, discards the nine of hearts."

    `said` are sentences that follow.
    """
    if not deeds and not said:
        return _tr(_TO_MOVE[0] if mine else _TO_MOVE[1]).format(name=name)
    sentences = list(said)
    if deeds:
        frame = _tr(_TURN[0] if mine else _TURN[1])
        sentences.insert(0, frame.format(name=name, deeds=_tr(_AND_THEN).join(deeds)))
    return " ".join(sentences)


_SCORE: Final = QT_TRANSLATE_NOOP("Ledger", "{side} {points}, {total} in all")
_SCORES: Final = QT_TRANSLATE_NOOP("Ledger", "The deal brings: {scores}.")
_BETWEEN: Final = QT_TRANSLATE_NOOP("Ledger", "; ")


def scores_text(scores: Sequence[tuple[str, str, str]]) -> str:
    """What a deal brought: name, points and new total of each side, the figures as texts."""
    each = (_tr(_SCORE).format(side=s, points=p, total=t) for s, p, t in scores)
    return _tr(_SCORES).format(scores=_tr(_BETWEEN).join(each))
