"""Sentences about what only some games know: cuts, second hands, heaps and conceded deals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from canasta_qt.controller.messages.counting import counted
from canasta_qt.controller.messages.marks import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.telling import Pair, Tellers, me, tr, who
from canasta_qt.controller.messages.words import cards_name, number
from canasta_qt.engine import events as ev

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
