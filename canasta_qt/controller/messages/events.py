"""What happened, as one sentence for the ledger, the live log and screen readers.

An event about the viewer is told with "you", about the others with their names; an empty text
means that there is nothing to tell.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.hands import hand_name
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.words import (
    card_name,
    cards_name,
    listed,
    number,
    ranks_name,
)
from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import HIDDEN, SEQUENCE, TWO


@dataclass(frozen=True, slots=True)
class Tellers:
    """Who is who for the sentences: seat names, the viewer, and meld number to kind."""

    names: tuple[str, ...]
    viewer: int
    kind_of_meld: Callable[[int], int]


_Pair = tuple[str, str]
"""The same sentence for the viewer and for somebody else."""

_DEALT: Final = QT_TRANSLATE_NOOP("Events", "The cards are dealt.")
_UPCARD: Final = QT_TRANSLATE_NOOP("Events", "The {card} is turned up.")
_BURIED: Final = QT_TRANSLATE_NOOP(
    "Events", "The {card} is turned up and goes back into the stock."
)
_THREES: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You lay down {cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} lays down {cards}."),
)
_DRAWN: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You draw {card}."),
    QT_TRANSLATE_NOOP("Events", "{name} draws {card}."),
)
_TAKEN: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You take the pile: {count}."),
    QT_TRANSLATE_NOOP("Events", "{name} takes the pile: {count}."),
)
_MELDED: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You meld {cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} melds {cards}."),
)
_ADDED: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You add {cards} to {meld}."),
    QT_TRANSLATE_NOOP("Events", "{name} adds {cards} to {meld}."),
)
_CANASTA: Final[dict[str, _Pair]] = {
    "natural": (
        QT_TRANSLATE_NOOP("Events", "You complete a natural canasta of {meld}."),
        QT_TRANSLATE_NOOP("Events", "{name} completes a natural canasta of {meld}."),
    ),
    "mixed": (
        QT_TRANSLATE_NOOP("Events", "You complete a mixed canasta of {meld}."),
        QT_TRANSLATE_NOOP("Events", "{name} completes a mixed canasta of {meld}."),
    ),
    "wild": (
        QT_TRANSLATE_NOOP("Events", "You complete a wild canasta."),
        QT_TRANSLATE_NOOP("Events", "{name} completes a wild canasta."),
    ),
    "sequence": (
        QT_TRANSLATE_NOOP("Events", "You complete a sequence of seven."),
        QT_TRANSLATE_NOOP("Events", "{name} completes a sequence of seven."),
    ),
}
_RUN: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You meld a sequence: {cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} melds a sequence: {cards}."),
)
_MERGED: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You merge {cards} with {meld}."),
    QT_TRANSLATE_NOOP("Events", "{name} merges {cards} with {meld}."),
)
_OPENED: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You open with {points}; {minimum} were needed."),
    QT_TRANSLATE_NOOP("Events", "{name} opens with {points}; {minimum} were needed."),
)
_DISCARDED: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You discard the {card}."),
    QT_TRANSLATE_NOOP("Events", "{name} discards the {card}."),
)
_FROZE: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You discard the {card} and freeze the pile."),
    QT_TRANSLATE_NOOP("Events", "{name} discards the {card} and freezes the pile."),
)
_FACE_DOWN: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You discard your last card face down."),
    QT_TRANSLATE_NOOP("Events", "{name} discards the last card face down."),
)
_ALONE: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You play alone from now on, against {others}."),
    QT_TRANSLATE_NOOP("Events", "{name} plays alone from now on, against {others}."),
)
_BONUS: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You draw {count} for opening."),
    QT_TRANSLATE_NOOP("Events", "{name} draws {count} for opening."),
)
_BONUS_WAITS: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You get {count} for opening, face down until your next turn."),
    QT_TRANSLATE_NOOP("Events", "{name} gets {count} for opening, face down until the next turn."),
)
_BONUS_TAKEN: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You take up your bonus: {count}."),
    QT_TRANSLATE_NOOP("Events", "{name} takes up the bonus: {count}."),
)
_TURN_CARD: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You draw the turn card and say so."),
    QT_TRANSLATE_NOOP("Events", "{name} draws the turn card and says so."),
)
_SPECIAL: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You lay down a special hand: {hand}, {points}."),
    QT_TRANSLATE_NOOP("Events", "{name} lays down a special hand: {hand}, {points}."),
)
_RETRACTED: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You take {cards} back, for no discard was allowed."),
    QT_TRANSLATE_NOOP("Events", "{name} takes {cards} back, for no discard was allowed."),
)
_PILE_BACK: Final = QT_TRANSLATE_NOOP("Events", "The discard pile is put back too.")
_PASSED: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You end the turn without a discard."),
    QT_TRANSLATE_NOOP("Events", "{name} ends the turn without a discard."),
)
_ASKED: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You ask {whom}: may I go out?"),
    QT_TRANSLATE_NOOP("Events", "{name} asks {whom}: may I go out?"),
)
_YES: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You answer: yes."),
    QT_TRANSLATE_NOOP("Events", "{name} answers: yes."),
)
_NO: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You answer: no."),
    QT_TRANSLATE_NOOP("Events", "{name} answers: no."),
)
_FAULTS: Final[dict[str, str]] = {
    "pile_illegal": QT_TRANSLATE_NOOP("Events", "{name}: {points} for claiming the pile wrongly."),
    "go_out_after_no": QT_TRANSLATE_NOOP("Events", "{name}: {points} for going out after a no."),
    "asked_but_unable": QT_TRANSLATE_NOOP(
        "Events", "{name}: {points} for asking and not going out."
    ),
    "red_three_hidden": QT_TRANSLATE_NOOP("Events", "{name}: {points} for a hidden red three."),
}
_FAULT: Final = QT_TRANSLATE_NOOP("Events", "{name}: {points} as a penalty.")
_OUT: Final[_Pair] = (
    QT_TRANSLATE_NOOP("Events", "You go out. The deal is over."),
    QT_TRANSLATE_NOOP("Events", "{name} goes out. The deal is over."),
)
_STOCK: Final = QT_TRANSLATE_NOOP("Events", "The stock is used up. The deal is over.")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Events", text)


def _who(pair: _Pair, seat: int, told: Tellers, **values: Any) -> str:
    text = _tr(pair[0] if seat == told.viewer else pair[1])
    return text.format(name=told.names[seat], **values)


def _meld_name(uid: int, told: Tellers) -> str:
    kind = told.kind_of_meld(uid)
    if kind == SEQUENCE:
        return _tr(QT_TRANSLATE_NOOP("Events", "the sequence"))
    if kind == TWO:
        return _tr(QT_TRANSLATE_NOOP("Events", "the wild cards"))
    return _tr(QT_TRANSLATE_NOOP("Events", "the {ranks}")).format(ranks=ranks_name(kind))


def _upcard(event: ev.UpcardTurned, _told: Tellers) -> str:
    return _tr(_BURIED if event.buried else _UPCARD).format(card=card_name(event.card))


def _drawn(event: ev.StockDrawn, told: Tellers) -> str:
    hidden = HIDDEN in event.cards or event.seat != told.viewer
    if hidden or len(event.cards) != 1:
        count = len(event.cards)
        a_card = _tr(QT_TRANSLATE_NOOP("Events", "a card"))
        drawn = a_card if count == 1 else number(count, "card")
        return _who(_DRAWN, event.seat, told, card=drawn)
    return _who(
        _DRAWN,
        event.seat,
        told,
        card=_tr(QT_TRANSLATE_NOOP("Events", "the {card}")).format(card=card_name(event.cards[0])),
    )


def _melded(event: ev.Melded, told: Tellers) -> str:
    run = told.kind_of_meld(event.uid) == SEQUENCE
    cards = listed(map(card_name, event.cards)) if run else cards_name(event.cards)
    if event.new and run:
        return _who(_RUN, event.seat, told, cards=cards)
    if event.new:
        return _who(_MELDED, event.seat, told, cards=cards)
    return _who(_ADDED, event.seat, told, cards=cards, meld=_meld_name(event.uid, told))


def _merged(event: ev.MeldsMerged, told: Tellers) -> str:
    meld = _meld_name(event.into, told)
    return _who(_MERGED, event.seat, told, cards=cards_name(event.cards), meld=meld)


def _canasta(event: ev.CanastaCompleted, told: Tellers) -> str:
    meld = ranks_name(told.kind_of_meld(event.uid))
    return _who(_CANASTA[event.style], event.seat, told, meld=meld)


def _taken(event: ev.PileTaken, told: Tellers) -> str:
    return _who(_TAKEN, event.seat, told, count=number(len(event.rest) + 1, "card"))


def _opened(event: ev.Opened, told: Tellers) -> str:
    points = number(event.points, "point")
    return _who(_OPENED, event.seat, told, points=points, minimum=figures(event.minimum))


def _discarded(event: ev.Discarded, told: Tellers) -> str:
    if event.face_down:
        return _who(_FACE_DOWN, event.seat, told)
    return _who(_FROZE if event.froze else _DISCARDED, event.seat, told, card=card_name(event.card))


def _alone(event: ev.PartnershipFormed, told: Tellers) -> str:
    against = (seat for seats in event.sides for seat in seats if seat != event.lone)
    others = listed(_me(seat, told) for seat in against)
    return _who(_ALONE, event.lone, told, others=others)


def _me(seat: int, told: Tellers) -> str:
    """A person who is no subject of the sentence."""
    return _tr(QT_TRANSLATE_NOOP("Events", "you")) if seat == told.viewer else told.names[seat]


def _bonus(event: ev.BonusCardsGiven, told: Tellers) -> str:
    pair = _BONUS_WAITS if event.waits else _BONUS
    return _who(pair, event.seat, told, count=number(len(event.cards), "bonus"))


def _special(event: ev.SpecialHandDeclared, told: Tellers) -> str:
    points = number(event.value, "point")
    return _who(_SPECIAL, event.seat, told, hand=hand_name(event.hand_id), points=points)


def _retracted(event: ev.MeldsRetracted, told: Tellers) -> str:
    text = _who(_RETRACTED, event.seat, told, cards=cards_name(event.cards))
    return f"{text} {_tr(_PILE_BACK)}" if event.pile else text


def _penalty(event: ev.PenaltyBooked, told: Tellers) -> str:
    text = _FAULTS.get(event.fault.removeprefix("penalty."), _FAULT)
    return _tr(text).format(name=told.names[event.seat], points=figures(event.points, signed=True))


def _ended(event: ev.DealEnded, told: Tellers) -> str:
    return _tr(_STOCK) if event.out is None else _who(_OUT, event.out, told)


TELL: Final[dict[type[ev.Event], Callable[[Any, Tellers], str]]] = {
    ev.HandDealt: lambda event, told: _tr(_DEALT),
    ev.UpcardTurned: _upcard,
    ev.TurnBegan: lambda event, told: "",
    ev.ThreesTabled: lambda event, told: _who(
        _THREES, event.seat, told, cards=cards_name(event.cards)
    ),
    ev.StockDrawn: _drawn,
    ev.PileTaken: _taken,
    ev.Melded: _melded,
    ev.MeldsMerged: _merged,
    ev.CanastaCompleted: _canasta,
    ev.Opened: _opened,
    ev.Discarded: _discarded,
    ev.PartnershipFormed: _alone,
    ev.BonusCardsGiven: _bonus,
    ev.BonusCardsTakenUp: lambda event, told: _who(
        _BONUS_TAKEN, event.seat, told, count=number(len(event.cards), "card")
    ),
    ev.TurnCardDrawn: lambda event, told: _who(_TURN_CARD, event.seat, told),
    ev.SpecialHandDeclared: _special,
    ev.MeldsRetracted: _retracted,
    ev.Passed: lambda event, told: _who(_PASSED, event.seat, told),
    ev.PermissionAsked: lambda event, told: _who(
        _ASKED, event.seat, told, whom=_me(event.whom, told)
    ),
    ev.PermissionAnswered: lambda event, told: _who(_YES if event.yes else _NO, event.whom, told),
    ev.PenaltyBooked: _penalty,
    ev.DealEnded: _ended,
}
"""Event type to the function that tells it."""


def announce(event: ev.Event, told: Tellers) -> str:
    """One sentence about an event, or an empty text."""
    return TELL[type(event)](event, told)


_REMARKS: Final[dict[type[ev.Event], str]] = {
    ev.PermissionAsked: QT_TRANSLATE_NOOP("Events", "May I go out?"),
    ev.TurnCardDrawn: QT_TRANSLATE_NOOP("Events", "The turn card!"),
    ev.PartnershipFormed: QT_TRANSLATE_NOOP("Events", "Now alone"),
}


def remark(event: ev.Event) -> str:
    """What a seat says to an event, shown beside its plate; empty for nothing."""
    if isinstance(event, ev.PermissionAnswered):
        return _tr(
            QT_TRANSLATE_NOOP("Events", "Yes!") if event.yes else QT_TRANSLATE_NOOP("Events", "No.")
        )
    text = _REMARKS.get(type(event), "")
    return _tr(text) if text else ""
