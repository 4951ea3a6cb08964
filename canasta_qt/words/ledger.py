"""What people do in a turn, as clauses without a subject, for the lines of the ledger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import HIDDEN, SEQUENCE, TWO
from canasta_qt.view_model.pictures import Deed
from canasta_qt.words.cards import card_name, cards_name, face, hand_name, listed, number
from canasta_qt.words.cards import ranks_name as ranks
from canasta_qt.words.events import EventContext, Pair
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _pair(mine: str, other: str) -> Pair:
    return QT_TRANSLATE_NOOP("Ledger", mine), QT_TRANSLATE_NOOP("Ledger", other)


_TAKES: Final = _pair("take the pile: {cards}", "takes the pile: {cards}")
_TAKES_PART: Final = _pair("take off the pile: {cards}", "takes off the pile: {cards}")
_MELDS: Final = _pair("meld {cards}", "melds {cards}")
_RUN: Final = _pair("meld the sequence {cards}", "melds the sequence {cards}")
_ADDS: Final = _pair("add {cards} to the {ranks}", "adds {cards} to the {ranks}")
_ADDS_RUN: Final = _pair("add {cards} to the sequence", "adds {cards} to the sequence")
_ADDS_WILD: Final = _pair("add {cards} to the wild cards", "adds {cards} to the wild cards")
_OPENS: Final = _pair("open with {points}", "opens with {points}")
_CANASTA: Final[dict[str, Pair]] = {
    "natural": _pair(
        "complete a natural canasta of {ranks}", "completes a natural canasta of {ranks}"
    ),
    "mixed": _pair("complete a mixed canasta of {ranks}", "completes a mixed canasta of {ranks}"),
    "wild": _pair("complete a wild canasta", "completes a wild canasta"),
    "sequence": _pair("complete a sequence of seven", "completes a sequence of seven"),
}
_DISCARDS: Final = _pair("discard {cards}", "discards {cards}")
_FREEZES: Final = _pair(
    "discard {cards} and freeze the pile", "discards {cards} and freezes the pile"
)
_FACE_DOWN: Final = _pair("discard {cards} face down", "discards {cards} face down")
_PASSES: Final = _pair("end the turn without a discard", "ends the turn without a discard")
_SPECIAL: Final = _pair("lay down {hand}: {cards}", "lays down {hand}: {cards}")


def _tr(text: str) -> str:
    return translate("Ledger", text)


def _clause(pair: Pair, seat: int, context: EventContext, **values: str) -> str:
    """The clause that fits this seat; `{cards}` stays for the cards."""
    text = _tr(pair[0] if seat == context.viewer else pair[1])
    return text.format(cards="{cards}", **values)


def _faces(cards: Sequence[int]) -> tuple[str | None, ...]:
    return tuple(face(card) for card in cards)


def _the_card(card: int) -> str:
    return _tr("a card") if card == HIDDEN else _tr("the {card}").format(card=card_name(card))


def _in_words(cards: Sequence[int]) -> str:
    """Cards that came to a hand: one by its name, more by rank, hidden ones by number."""
    if len(cards) == 1:
        return _the_card(cards[0])
    if HIDDEN in cards:
        return number(len(cards), "card")
    return cards_name(cards)


_Maker = Callable[[Any, EventContext], Deed]


def _came(mine: str, other: str, words: Callable[[Sequence[int]], str] = _in_words) -> _Maker:
    """The deed of an event that brings cards to a hand."""
    pair = _pair(mine, other)
    return lambda event, context: Deed(
        _clause(pair, event.seat, context), words(event.cards), _faces(event.cards)
    )


def _laid(mine: str, other: str) -> _Maker:
    """The deed of an event that lays cards down for all to see."""
    return _came(mine, other, cards_name)


def _taken(event: ev.PileTaken, context: EventContext) -> Deed:
    cards = (*event.rest, *event.melded, event.top)
    pair = _TAKES_PART if context.pile_left else _TAKES
    return Deed(_clause(pair, event.seat, context), number(len(cards), "card"), _faces(cards))


def _melded(event: ev.Melded, context: EventContext) -> Deed:
    kind = context.kind_of_meld(event.uid)
    run = kind == SEQUENCE
    if event.new:
        words = _clause(_RUN if run else _MELDS, event.seat, context)
    else:
        pair = _ADDS_RUN if run else _ADDS_WILD if kind == TWO else _ADDS
        words = _clause(pair, event.seat, context, ranks=ranks(kind))
    cards = listed(map(card_name, event.cards)) if run else cards_name(event.cards)
    return Deed(words, cards, _faces(event.cards))


def _canasta(event: ev.CanastaCompleted, context: EventContext) -> Deed:
    meld = ranks(context.kind_of_meld(event.uid))
    return Deed(_clause(_CANASTA[event.style], event.seat, context, ranks=meld))


def _discarded(event: ev.Discarded, context: EventContext) -> Deed:
    pair = _FACE_DOWN if event.face_down else _FREEZES if event.froze else _DISCARDS
    card = HIDDEN if event.face_down else event.card
    return Deed(_clause(pair, event.seat, context), _the_card(card), _faces((card,)))


def _special(event: ev.SpecialHandDeclared, context: EventContext) -> Deed:
    words = _clause(_SPECIAL, event.seat, context, hand=hand_name(event.hand_id))
    return Deed(words, cards_name(event.cards), _faces(event.cards))


_DEEDS: Final[dict[type[ev.Event], _Maker]] = {
    ev.StockDrawn: _came("draw {cards}", "draws {cards}"),
    ev.FootTakenUp: _came("pick up the foot: {cards}", "picks up the foot: {cards}"),
    ev.BonusCardsGiven: _came("get {cards} for opening", "gets {cards} for opening"),
    ev.BonusCardsTakenUp: _came("pick up the bonus: {cards}", "picks up the bonus: {cards}"),
    ev.PileTaken: _taken,
    ev.Melded: _melded,
    ev.MeldsMerged: _laid("merge {cards} with another meld", "merges {cards} with another meld"),
    ev.LaidOnHeap: _laid("lay {cards} beside the melds", "lays {cards} beside the melds"),
    ev.ThreesTabled: _laid("lay out {cards}", "lays out {cards}"),
    ev.MeldsRetracted: _laid("take back {cards}", "takes back {cards}"),
    ev.SpecialHandDeclared: _special,
    ev.Opened: lambda event, context: Deed(
        _clause(_OPENS, event.seat, context, points=number(event.points, "point"))
    ),
    ev.CanastaCompleted: _canasta,
    ev.Discarded: _discarded,
    ev.Passed: lambda event, context: Deed(_clause(_PASSES, event.seat, context)),
}


def deed_of(event: ev.Event, context: EventContext) -> Deed | None:
    """What somebody did, as the viewer may know it; None for an event that is no deed."""
    make = _DEEDS.get(type(event))
    return make(event, context) if make is not None else None


_TURN: Final = _pair("You {deeds}.", "{name} {deeds}.")
_TO_MOVE: Final = _pair("It is your turn.", "It is {name}'s turn.")


def turn_text(name: str, parts: Sequence[tuple[str, ...] | str], *, mine: bool) -> str:
    """A turn in words: "Vera draws a card, melds 3 sevens, discards the nine of hearts."

    `parts` in their order: deeds that make one sentence, or a whole sentence.
    """
    if not parts:
        return _tr(_TO_MOVE[0] if mine else _TO_MOVE[1]).format(name=name)
    frame = _tr(_TURN[0] if mine else _TURN[1])
    return " ".join(
        part if isinstance(part, str) else frame.format(name=name, deeds=_tr(", ").join(part))
        for part in parts
    )


def scores_text(scores: Sequence[tuple[str, str, str]]) -> str:
    """What a deal brought: name, points and new total of each side, the figures as texts."""
    each = (
        _tr("{side} {points} (total {total})").format(side=s, points=p, total=t)
        for s, p, t in scores
    )
    return _tr("Deal result: {scores}").format(scores=_tr("; ").join(each))
