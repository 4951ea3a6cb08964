"""What happened, as one sentence for the ledger, the live log and screen readers.

"You" for the viewer, names for the others. Events that only some games know (cuts, second hands,
heaps, conceded deals) have their sentences here too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import HIDDEN, SEQUENCE, TWO
from canasta_qt.words.cards import card_name, cards_name, hand_name, listed, number, ranks_name
from canasta_qt.words.sentences import (
    QT_TRANSLATE_N_NOOP,
    QT_TRANSLATE_NOOP,
    Word,
    counted,
    figures,
)
from canasta_qt.words.translate import translate

Pair = tuple[str, str]
"""The same sentence for the viewer and for somebody else."""


@dataclass(frozen=True, slots=True)
class Tellers:
    """Who is who for the sentences: seat names, the viewer, and meld number to kind.

    `pile_left` is how many cards lie on the discard pile after the event.
    """

    names: tuple[str, ...]
    viewer: int
    kind_of_meld: Callable[[int], int]
    pile_left: int = 0


def tr(text: str) -> str:
    """A sentence about an event in the player's language."""
    return translate("Events", text)


def who(pair: Pair, seat: int, told: Tellers, **values: Any) -> str:
    """The sentence of the pair that fits this seat, with its name and values."""
    text = tr(pair[0] if seat == told.viewer else pair[1])
    return text.format(name=told.names[seat], **values)


def me(seat: int, told: Tellers) -> str:
    """A person who is no subject of the sentence."""
    return tr(QT_TRANSLATE_NOOP("Events", "you")) if seat == told.viewer else told.names[seat]


_CUT: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You cut {count} from the deck."),
    QT_TRANSLATE_NOOP("Events", "{name} cuts {count} from the deck."),
)
_EXACT_CUT: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You cut exactly {count}: {points}!"),
    QT_TRANSLATE_NOOP("Events", "{name} cuts exactly {count}: {points}!"),
)
_FEET: Final = QT_TRANSLATE_NOOP("Events", "Everybody gets a foot of {count}, face down.")
_FEET_SEEN: Final = QT_TRANSLATE_NOOP(
    "Events", "Everybody gets a foot of {count}, looks at it once and lays it face down."
)
_FOOT: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You pick up your foot: {count}."),
    QT_TRANSLATE_NOOP("Events", "{name} picks up the foot: {count}."),
)
_FOOT_LATER: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You pick up your foot, {count}, for your next turn."),
    QT_TRANSLATE_NOOP("Events", "{name} picks up the foot, {count}, for the next turn."),
)
_SLID: Final = QT_TRANSLATE_N_NOOP(
    "Events", "1 card goes face down under the pile.", "{n} cards go face down under the pile."
)
_HEAP: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You lay {cards} beside your melds."),
    QT_TRANSLATE_NOOP("Events", "{name} lays {cards} beside the melds."),
)
_SHALL_WE: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You ask {whom}: shall we concede this deal?"),
    QT_TRANSLATE_NOOP("Events", "{name} asks {whom}: shall we concede this deal?"),
)
_AGREED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You agree to concede."),
    QT_TRANSLATE_NOOP("Events", "{name} agrees to concede."),
)
_PLAY_ON: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You want to play on."),
    QT_TRANSLATE_NOOP("Events", "{name} wants to play on."),
)
_CONCEDED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You concede the deal."),
    QT_TRANSLATE_NOOP("Events", "{name} concedes the deal."),
)


def _cut(event: ev.DeckCut, told: Tellers) -> str:
    pair = _EXACT_CUT if event.points else _CUT
    points = number(event.points, "point")
    return who(pair, event.seat, told, count=number(event.cards, "card"), points=points)


def _foot_dealt(event: ev.FootDealt, _told: Tellers) -> str:
    text = tr(_FEET_SEEN if event.peek else _FEET)
    return text.format(count=number(len(event.cards), "card"))


def _foot(event: ev.FootTakenUp, told: Tellers) -> str:
    pair = _FOOT if event.at_once else _FOOT_LATER
    return who(pair, event.seat, told, count=number(len(event.cards), "card"))


def _slid(event: ev.CardsSlidUnder, _told: Tellers) -> str:
    return counted(_SLID, len(event.cards))


def _asked(event: ev.ConcessionAsked, told: Tellers) -> str:
    return who(_SHALL_WE, event.seat, told, whom=me(event.whom, told))


RARE: Final[dict[type[ev.Event], Callable[[Any, Tellers], str]]] = {
    ev.DeckCut: _cut,
    ev.FootDealt: _foot_dealt,
    ev.FootTakenUp: _foot,
    ev.CardsSlidUnder: _slid,
    ev.LaidOnHeap: lambda event, told: who(_HEAP, event.seat, told, cards=cards_name(event.cards)),
    ev.ConcessionAsked: _asked,
    ev.ConcessionAnswered: lambda event, told: who(
        _AGREED if event.yes else _PLAY_ON, event.whom, told
    ),
    ev.DealConceded: lambda event, told: who(_CONCEDED, event.seat, told),
}
"""Event type to the function that tells it."""


_DEALT: Final = QT_TRANSLATE_NOOP("Events", "The cards are dealt.")
_UPCARD: Final = QT_TRANSLATE_NOOP("Events", "The {card} is turned up.")
_BURIED: Final = QT_TRANSLATE_NOOP(
    "Events", "The {card} is turned up and goes back into the stock."
)
_THREES: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You lay down {cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} lays down {cards}."),
)
_DRAWN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You draw {card}."),
    QT_TRANSLATE_NOOP("Events", "{name} draws {card}."),
)
_TAKEN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You take the pile: {count}."),
    QT_TRANSLATE_NOOP("Events", "{name} takes the pile: {count}."),
)
_TAKEN_PART: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You take {count} off the pile; {left} stay."),
    QT_TRANSLATE_NOOP("Events", "{name} takes {count} off the pile; {left} stay."),
)
_MELDED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You meld {cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} melds {cards}."),
)
_ADDED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You add {cards} to {meld}."),
    QT_TRANSLATE_NOOP("Events", "{name} adds {cards} to {meld}."),
)
_CANASTA: Final[dict[str, Pair]] = {
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
_RUN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You meld a sequence: {cards}."),
    QT_TRANSLATE_NOOP("Events", "{name} melds a sequence: {cards}."),
)
_MERGED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You merge {cards} with {meld}."),
    QT_TRANSLATE_NOOP("Events", "{name} merges {cards} with {meld}."),
)
_OPENED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You open with {points}; {minimum} were needed."),
    QT_TRANSLATE_NOOP("Events", "{name} opens with {points}; {minimum} were needed."),
)
_DISCARDED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You discard the {card}."),
    QT_TRANSLATE_NOOP("Events", "{name} discards the {card}."),
)
_FROZE: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You discard the {card} and freeze the pile."),
    QT_TRANSLATE_NOOP("Events", "{name} discards the {card} and freezes the pile."),
)
_FACE_DOWN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You discard your last card face down."),
    QT_TRANSLATE_NOOP("Events", "{name} discards the last card face down."),
)
_ALONE: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You play alone from now on, against {others}."),
    QT_TRANSLATE_NOOP("Events", "{name} plays alone from now on, against {others}."),
)
_BONUS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You draw {count} for opening."),
    QT_TRANSLATE_NOOP("Events", "{name} draws {count} for opening."),
)
_BONUS_WAITS: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You get {count} for opening, face down until your next turn."),
    QT_TRANSLATE_NOOP("Events", "{name} gets {count} for opening, face down until the next turn."),
)
_BONUS_TAKEN: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You take up your bonus: {count}."),
    QT_TRANSLATE_NOOP("Events", "{name} takes up the bonus: {count}."),
)
_TURN_CARD: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You draw the turn card and say so."),
    QT_TRANSLATE_NOOP("Events", "{name} draws the turn card and says so."),
)
_SPECIAL: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You lay down a special hand: {hand}, {points}."),
    QT_TRANSLATE_NOOP("Events", "{name} lays down a special hand: {hand}, {points}."),
)
_RETRACTED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You take {cards} back, for no discard was allowed."),
    QT_TRANSLATE_NOOP("Events", "{name} takes {cards} back, for no discard was allowed."),
)
_PILE_BACK: Final = QT_TRANSLATE_NOOP("Events", "The discard pile is put back too.")
_PASSED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You end the turn without a discard."),
    QT_TRANSLATE_NOOP("Events", "{name} ends the turn without a discard."),
)
_ASKED: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You ask {whom}: may I go out?"),
    QT_TRANSLATE_NOOP("Events", "{name} asks {whom}: may I go out?"),
)
_YES: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You answer: yes."),
    QT_TRANSLATE_NOOP("Events", "{name} answers: yes."),
)
_NO: Final[Pair] = (
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
_OUT: Final[Pair] = (
    QT_TRANSLATE_NOOP("Events", "You go out. The deal is over."),
    QT_TRANSLATE_NOOP("Events", "{name} goes out. The deal is over."),
)
_LOCKED: Final = QT_TRANSLATE_NOOP(
    "Events", "No card that is left may be discarded. The deal is over."
)
_OVER: Final = QT_TRANSLATE_NOOP("Events", "The deal is over.")
_STOCK: Final = QT_TRANSLATE_NOOP("Events", "The stock is used up. The deal is over.")


def _meld_name(uid: int, told: Tellers) -> str:
    kind = told.kind_of_meld(uid)
    if kind == SEQUENCE:
        return tr(QT_TRANSLATE_NOOP("Events", "the sequence"))
    if kind == TWO:
        return tr(QT_TRANSLATE_NOOP("Events", "the wild cards"))
    return tr(QT_TRANSLATE_NOOP("Events", "the {ranks}")).format(ranks=ranks_name(kind))


def _upcard(event: ev.UpcardTurned, _told: Tellers) -> str:
    return tr(_BURIED if event.buried else _UPCARD).format(card=card_name(event.card))


def _drawn(event: ev.StockDrawn, told: Tellers) -> str:
    hidden = HIDDEN in event.cards or event.seat != told.viewer
    if hidden or len(event.cards) != 1:
        count = len(event.cards)
        a_card = tr(QT_TRANSLATE_NOOP("Events", "a card"))
        drawn = a_card if count == 1 else number(count, "card")
    else:
        the_card = tr(QT_TRANSLATE_NOOP("Events", "the {card}"))
        drawn = the_card.format(card=card_name(event.cards[0]))
    return who(_DRAWN, event.seat, told, card=Word(drawn))


def _melded(event: ev.Melded, told: Tellers) -> str:
    run = told.kind_of_meld(event.uid) == SEQUENCE
    cards = listed(map(card_name, event.cards)) if run else cards_name(event.cards)
    if event.new and run:
        return who(_RUN, event.seat, told, cards=cards)
    if event.new:
        return who(_MELDED, event.seat, told, cards=cards)
    return who(_ADDED, event.seat, told, cards=cards, meld=_meld_name(event.uid, told))


def _merged(event: ev.MeldsMerged, told: Tellers) -> str:
    meld = _meld_name(event.into, told)
    return who(_MERGED, event.seat, told, cards=cards_name(event.cards), meld=meld)


def _canasta(event: ev.CanastaCompleted, told: Tellers) -> str:
    meld = ranks_name(told.kind_of_meld(event.uid))
    return who(_CANASTA[event.style], event.seat, told, meld=meld)


def _taken(event: ev.PileTaken, told: Tellers) -> str:
    count = number(len(event.rest) + len(event.melded) + 1, "card")
    pair = _TAKEN_PART if told.pile_left else _TAKEN
    return who(pair, event.seat, told, count=count, left=figures(told.pile_left))


def _opened(event: ev.Opened, told: Tellers) -> str:
    points = number(event.points, "point")
    return who(_OPENED, event.seat, told, points=points, minimum=figures(event.minimum))


def _discarded(event: ev.Discarded, told: Tellers) -> str:
    if event.face_down:
        return who(_FACE_DOWN, event.seat, told)
    return who(_FROZE if event.froze else _DISCARDED, event.seat, told, card=card_name(event.card))


def _alone(event: ev.PartnershipFormed, told: Tellers) -> str:
    against = (seat for seats in event.sides for seat in seats if seat != event.lone)
    others = listed(me(seat, told) for seat in against)
    return who(_ALONE, event.lone, told, others=others)


def _bonus(event: ev.BonusCardsGiven, told: Tellers) -> str:
    pair = _BONUS_WAITS if event.waits else _BONUS
    return who(pair, event.seat, told, count=number(len(event.cards), "bonus"))


def _special(event: ev.SpecialHandDeclared, told: Tellers) -> str:
    points = number(event.value, "point")
    return who(_SPECIAL, event.seat, told, hand=hand_name(event.hand_id), points=points)


def _retracted(event: ev.MeldsRetracted, told: Tellers) -> str:
    text = who(_RETRACTED, event.seat, told, cards=cards_name(event.cards))
    return f"{text} {tr(_PILE_BACK)}" if event.pile else text


def _penalty(event: ev.PenaltyBooked, told: Tellers) -> str:
    text = _FAULTS.get(event.fault.removeprefix("penalty."), _FAULT)
    return tr(text).format(name=told.names[event.seat], points=figures(event.points, signed=True))


def _ended(event: ev.DealEnded, told: Tellers) -> str:
    if event.out is not None:
        return who(_OUT, event.out, told)
    return tr({"stock": _STOCK, "locked": _LOCKED}.get(event.reason, _OVER))


TELL: Final[dict[type[ev.Event], Callable[[Any, Tellers], str]]] = {
    ev.HandDealt: lambda event, told: tr(_DEALT),
    ev.UpcardTurned: _upcard,
    ev.TurnBegan: lambda event, told: "",
    ev.ThreesTabled: lambda event, told: who(
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
    ev.BonusCardsTakenUp: lambda event, told: who(
        _BONUS_TAKEN, event.seat, told, count=number(len(event.cards), "card")
    ),
    ev.TurnCardDrawn: lambda event, told: who(_TURN_CARD, event.seat, told),
    ev.SpecialHandDeclared: _special,
    ev.MeldsRetracted: _retracted,
    ev.Passed: lambda event, told: who(_PASSED, event.seat, told),
    ev.PermissionAsked: lambda event, told: who(
        _ASKED, event.seat, told, whom=me(event.whom, told)
    ),
    ev.PermissionAnswered: lambda event, told: who(_YES if event.yes else _NO, event.whom, told),
    ev.PenaltyBooked: _penalty,
    ev.DealEnded: _ended,
    **RARE,
}
"""Event type to the function that tells it."""


def announce(event: ev.Event, told: Tellers) -> str:
    """One sentence about an event, or an empty text."""
    return TELL[type(event)](event, told)


_REMARKS: Final[dict[type[ev.Event], str]] = {
    ev.PermissionAsked: QT_TRANSLATE_NOOP("Events", "May I go out?"),
    ev.ConcessionAsked: QT_TRANSLATE_NOOP("Events", "Shall we concede?"),
    ev.TurnCardDrawn: QT_TRANSLATE_NOOP("Events", "The turn card!"),
    ev.PartnershipFormed: QT_TRANSLATE_NOOP("Events", "Now alone"),
}


def remark(event: ev.Event) -> str:
    """What a seat says to an event, shown beside its plate; empty for nothing."""
    if isinstance(event, (ev.PermissionAnswered, ev.ConcessionAnswered)):
        return tr(
            QT_TRANSLATE_NOOP("Events", "Yes!") if event.yes else QT_TRANSLATE_NOOP("Events", "No.")
        )
    text = _REMARKS.get(type(event), "")
    return tr(text) if text else ""
