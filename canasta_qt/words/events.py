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
    Text,
    Texts,
    Word,
    counted,
    figures,
)
from canasta_qt.words.translate import translate

Pair = tuple[str, str]
"""The same sentence for the viewer and for somebody else."""


@dataclass(frozen=True, slots=True)
class EventContext:
    """Who is who for the sentences: seat names, the viewer, and meld number to kind.

    `pile_left` is how many cards lie on the discard pile after the event.
    """

    names: tuple[str, ...]
    viewer: int
    kind_of_meld: Callable[[int], int]
    pile_left: int = 0


Teller = Callable[[Any, EventContext], str]
"""From an event and who is who to a sentence, or a part of one."""


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Events", text)


def _pair(mine: str, other: str) -> Pair:
    return _mark(mine), _mark(other)


def tr(text: str) -> str:
    """A sentence about an event in the player's language."""
    return translate("Events", text)


def who(pair: Pair, seat: int, context: EventContext, **values: Any) -> str:
    """The sentence of the pair that fits this seat, with its name and values."""
    text = tr(pair[0] if seat == context.viewer else pair[1])
    return text.format(name=context.names[seat], **values)


def _teller(mine: str, other: str, **values: Teller) -> Teller:
    """For events that need one pair of sentences only; `values` fill them in."""
    pair = _pair(mine, other)
    return lambda event, context: who(
        pair, event.seat, context, **{name: value(event, context) for name, value in values.items()}
    )


def me(seat: int, context: EventContext) -> str:
    """A person who is no subject of the sentence."""
    return tr("you") if seat == context.viewer else context.names[seat]


_CUT: Final = _pair("You cut {count} from the deck.", "{name} cuts {count} from the deck.")
_EXACT_CUT: Final = _pair(
    "You cut exactly {count}: {points}!", "{name} cuts exactly {count}: {points}!"
)
_FOOT: Final = _pair("You pick up your foot: {count}.", "{name} picks up the foot: {count}.")
_FOOT_LATER: Final = _pair(
    "You pick up your foot, {count}, for your next turn.",
    "{name} picks up the foot, {count}, for the next turn.",
)
_SLID: Final = QT_TRANSLATE_N_NOOP(
    "Events", "1 card goes face down under the pile.", "{n} cards go face down under the pile."
)
_AGREED: Final = _pair("You agree to concede.", "{name} agrees to concede.")
_PLAY_ON: Final = _pair("You want to play on.", "{name} wants to play on.")


def _cut(event: ev.DeckCut, context: EventContext) -> str:
    pair = _EXACT_CUT if event.points else _CUT
    points = number(event.points, "point")
    return who(pair, event.seat, context, count=number(event.cards, "card"), points=points)


def _foot_dealt(event: ev.FootDealt, _context: EventContext) -> str:
    text = tr(
        "Everybody gets a foot of {count}, looks at it once and lays it face down."
        if event.peek
        else "Everybody gets a foot of {count}, face down."
    )
    return text.format(count=number(len(event.cards), "card"))


def _foot(event: ev.FootTakenUp, context: EventContext) -> str:
    pair = _FOOT if event.at_once else _FOOT_LATER
    return who(pair, event.seat, context, count=number(len(event.cards), "card"))


_DRAWN: Final = _pair("You draw {card}.", "{name} draws {card}.")
_TAKEN: Final = _pair("You take the pile: {count}.", "{name} takes the pile: {count}.")
_TAKEN_PART: Final = _pair(
    "You take {count} off the pile; {left} stay.", "{name} takes {count} off the pile; {left} stay."
)
_MELDED: Final = _pair("You meld {cards}.", "{name} melds {cards}.")
_ADDED: Final = _pair("You add {cards} to {meld}.", "{name} adds {cards} to {meld}.")
_CANASTA: Final[dict[str, Pair]] = {
    "natural": _pair(
        "You complete a natural canasta of {meld}.", "{name} completes a natural canasta of {meld}."
    ),
    "mixed": _pair(
        "You complete a mixed canasta of {meld}.", "{name} completes a mixed canasta of {meld}."
    ),
    "wild": _pair("You complete a wild canasta.", "{name} completes a wild canasta."),
    "sequence": _pair("You complete a sequence of seven.", "{name} completes a sequence of seven."),
}
_RUN: Final = _pair("You meld a sequence: {cards}.", "{name} melds a sequence: {cards}.")
_DISCARDED: Final = _pair("You discard the {card}.", "{name} discards the {card}.")
_FROZE: Final = _pair(
    "You discard the {card} and freeze the pile.",
    "{name} discards the {card} and freezes the pile.",
)
_FACE_DOWN: Final = _pair(
    "You discard your last card face down.", "{name} discards the last card face down."
)
_ALONE: Final = _pair(
    "You play alone from now on, against {others}.",
    "{name} plays alone from now on, against {others}.",
)
_BONUS: Final = _pair("You draw {count} for opening.", "{name} draws {count} for opening.")
_BONUS_WAITS: Final = _pair(
    "You get {count} for opening, face down until your next turn.",
    "{name} gets {count} for opening, face down until the next turn.",
)
_RETRACTED: Final = _pair(
    "You take back {cards}: no discard was allowed.",
    "{name} takes back {cards}: no discard was allowed.",
)
_YES: Final = _pair("You say yes.", "{name} says yes.")
_NO: Final = _pair("You say no.", "{name} says no.")


class _FaultText(Texts, context="Events"):
    PILE_ILLEGAL = Text("{name}: {points} for taking the pile in error.")
    GO_OUT_AFTER_NO = Text("{name}: {points} for going out after a no.")
    ASKED_BUT_UNABLE = Text("{name}: {points} for asking and not going out.")
    RED_THREE_HIDDEN = Text("{name}: {points} for a hidden red three.")
    OPENING_LOW = Text("{name}: {points} for a first meld that was too low.")
    OTHER = Text("{name}: {points} as a penalty.")


_OUT: Final = _pair("You go out. The deal is over.", "{name} goes out. The deal is over.")
_LOCKED: Final = _mark("No remaining card may be discarded. The deal is over.")
_OVER: Final = _mark("The deal is over.")
_STOCK: Final = _mark("The stock is used up. The deal is over.")


def _meld_name(uid: int, context: EventContext) -> str:
    kind = context.kind_of_meld(uid)
    if kind == SEQUENCE:
        return tr("the sequence")
    if kind == TWO:
        return tr("the wild cards")
    return tr("the {ranks}").format(ranks=ranks_name(kind))


def _upcard(event: ev.UpcardTurned, _context: EventContext) -> str:
    return tr(
        "The {card} is turned up and goes back into the stock."
        if event.buried
        else "The {card} is turned up."
    ).format(card=card_name(event.card))


def _drawn(event: ev.StockDrawn, context: EventContext) -> str:
    count = len(event.cards)
    if count and HIDDEN not in event.cards and event.seat == context.viewer:
        the = tr("the {card}")
        drawn = listed(the.format(card=card_name(card)) for card in event.cards)
    else:
        drawn = Word(number(count, "card") if count != 1 else tr("a card"))
    return who(_DRAWN, event.seat, context, card=drawn)


def _melded(event: ev.Melded, context: EventContext) -> str:
    run = context.kind_of_meld(event.uid) == SEQUENCE
    cards = listed(map(card_name, event.cards)) if run else cards_name(event.cards)
    if event.new and run:
        return who(_RUN, event.seat, context, cards=cards)
    if event.new:
        return who(_MELDED, event.seat, context, cards=cards)
    return who(_ADDED, event.seat, context, cards=cards, meld=_meld_name(event.uid, context))


def _canasta(event: ev.CanastaCompleted, context: EventContext) -> str:
    meld = ranks_name(context.kind_of_meld(event.uid))
    return who(_CANASTA[event.style], event.seat, context, meld=meld)


def _taken(event: ev.PileTaken, context: EventContext) -> str:
    count = number(len(event.rest) + len(event.melded) + 1, "card")
    pair = _TAKEN_PART if context.pile_left else _TAKEN
    return who(pair, event.seat, context, count=count, left=figures(context.pile_left))


def _discarded(event: ev.Discarded, context: EventContext) -> str:
    if event.face_down:
        return who(_FACE_DOWN, event.seat, context)
    return who(
        _FROZE if event.froze else _DISCARDED, event.seat, context, card=card_name(event.card)
    )


def _alone(event: ev.PartnershipFormed, context: EventContext) -> str:
    against = (seat for seats in event.sides for seat in seats if seat != event.lone)
    others = listed(me(seat, context) for seat in against)
    return who(_ALONE, event.lone, context, others=others)


def _bonus(event: ev.BonusCardsGiven, context: EventContext) -> str:
    pair = _BONUS_WAITS if event.waits else _BONUS
    return who(pair, event.seat, context, count=number(len(event.cards), "bonus"))


def _retracted(event: ev.MeldsRetracted, context: EventContext) -> str:
    text = who(_RETRACTED, event.seat, context, cards=cards_name(event.cards))
    return f"{text} {tr('The discard pile is put back too.')}" if event.pile else text


def _penalty(event: ev.PenaltyBooked, context: EventContext) -> str:
    text = _FaultText.get(event.fault.removeprefix("penalty.")) or _FaultText.OTHER
    return text(name=context.names[event.seat], points=figures(event.points, signed=True))


def _ended(event: ev.DealEnded, context: EventContext) -> str:
    if event.out is not None:
        return who(_OUT, event.out, context)
    return tr({"stock": _STOCK, "locked": _LOCKED}.get(event.reason, _OVER))


def _cards(event: Any, _context: EventContext) -> str:
    return cards_name(event.cards)


def _whom(event: ev.PermissionAsked | ev.ConcessionAsked, context: EventContext) -> str:
    return me(event.whom, context)


TELL: Final[dict[type[ev.Event], Teller]] = {
    ev.DeckCut: _cut,
    ev.HandDealt: lambda event, context: tr("The cards are dealt."),
    ev.FootDealt: _foot_dealt,
    ev.UpcardTurned: _upcard,
    ev.CardsSlidUnder: lambda event, context: counted(_SLID, len(event.cards)),
    ev.TurnBegan: lambda event, context: "",
    ev.ThreesTabled: _teller("You lay down {cards}.", "{name} lays down {cards}.", cards=_cards),
    ev.StockDrawn: _drawn,
    ev.PileTaken: _taken,
    ev.Melded: _melded,
    ev.LaidOnHeap: _teller(
        "You lay {cards} beside your melds.", "{name} lays {cards} beside the melds.", cards=_cards
    ),
    ev.MeldsMerged: _teller(
        "You merge {cards} with {meld}.",
        "{name} merges {cards} with {meld}.",
        cards=_cards,
        meld=lambda event, context: _meld_name(event.into, context),
    ),
    ev.CanastaCompleted: _canasta,
    ev.Opened: _teller(
        "You open with {points} ({minimum} needed).",
        "{name} opens with {points} ({minimum} needed).",
        points=lambda event, context: number(event.points, "point"),
        minimum=lambda event, context: figures(event.minimum),
    ),
    ev.Discarded: _discarded,
    ev.PartnershipFormed: _alone,
    ev.FootTakenUp: _foot,
    ev.BonusCardsGiven: _bonus,
    ev.BonusCardsTakenUp: _teller(
        "You pick up your bonus: {count}.",
        "{name} picks up the bonus: {count}.",
        count=lambda event, context: number(len(event.cards), "card"),
    ),
    ev.TurnCardDrawn: _teller(
        "You draw the turn card and announce it.", "{name} draws the turn card and announces it."
    ),
    ev.SpecialHandDeclared: _teller(
        "You lay down a special hand: {hand}, {points}.",
        "{name} lays down a special hand: {hand}, {points}.",
        hand=lambda event, context: hand_name(event.hand_id),
        points=lambda event, context: number(event.value, "point"),
    ),
    ev.MeldsRetracted: _retracted,
    ev.Passed: _teller(
        "You end the turn without a discard.", "{name} ends the turn without a discard."
    ),
    ev.PermissionAsked: _teller(
        "You ask {whom}: may I go out?", "{name} asks {whom}: may I go out?", whom=_whom
    ),
    ev.PermissionAnswered: lambda event, context: who(
        _YES if event.yes else _NO, event.whom, context
    ),
    ev.ConcessionAsked: _teller(
        "You ask {whom}: shall we concede this deal?",
        "{name} asks {whom}: shall we concede this deal?",
        whom=_whom,
    ),
    ev.ConcessionAnswered: lambda event, context: who(
        _AGREED if event.yes else _PLAY_ON, event.whom, context
    ),
    ev.DealConceded: _teller("You concede the deal.", "{name} concedes the deal."),
    ev.PenaltyBooked: _penalty,
    ev.DealEnded: _ended,
}
"""Event type to the function that makes its sentence."""


def announce(event: ev.Event, context: EventContext) -> str:
    """One sentence about an event, or an empty text."""
    return TELL[type(event)](event, context)


_REMARKS: Final[dict[type[ev.Event], str]] = {
    ev.PermissionAsked: _mark("May I go out?"),
    ev.ConcessionAsked: _mark("Shall we concede?"),
    ev.TurnCardDrawn: _mark("The turn card!"),
    ev.PartnershipFormed: _mark("On my own now"),
}


def remark(event: ev.Event) -> str:
    """What a seat says to an event, shown beside its plate; empty for nothing."""
    if isinstance(event, (ev.PermissionAnswered, ev.ConcessionAnswered)):
        return tr("Yes!" if event.yes else "No.")
    if isinstance(event, ev.PenaltyBooked):
        return number(event.points, "point")
    text = _REMARKS.get(type(event), "")
    return tr(text) if text else ""
