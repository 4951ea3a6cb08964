"""What might be done, as a request: "Discard the nine of clubs"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from canasta_qt.engine import actions as do
from canasta_qt.words.cards import card_name, cards_name
from canasta_qt.words.translate import translate


def move_words(action: do.Action) -> str:
    """An action in the language of now."""
    return _MOVE_WORDS[type(action)](action)


def _tr(text: str) -> str:
    return translate("Known", text)


def _cards_of(action: do.LayDown | do.TakePile) -> tuple[int, ...]:
    return tuple(card for play in action.plays for card in play.cards)


_MOVE_WORDS: Final[dict[type, Callable[[Any], str]]] = {
    do.Discard: lambda action: _tr("Discard the {card}").format(card=card_name(action.card)),
    do.DrawStock: lambda _: _tr("Draw from the stock"),
    do.TakePile: lambda action: _tr("Take the pile, melding {cards}").format(
        cards=cards_name(_cards_of(action))
    ),
    do.LayDown: lambda action: _tr("Lay down {cards}").format(cards=cards_name(_cards_of(action))),
    do.LayThree: lambda action: _tr("Lay out the {card}").format(card=card_name(action.card)),
    do.LayOnHeap: lambda action: _tr("Lay down {cards}").format(cards=cards_name(action.cards)),
    do.GoOut: lambda _: _tr("Go out"),
    do.Pass: lambda _: _tr("End the turn"),
    do.AskPermission: lambda _: _tr("Ask: may I go out?"),
    do.AnswerPermission: lambda action: _tr("Say yes" if action.yes else "Say no"),
    do.DeclareSpecialHand: lambda _: _tr("Declare the special hand"),
    do.RetractMelds: lambda _: _tr("Take back the melds"),
    do.MergeMelds: lambda _: _tr("Merge two melds"),
    do.RestorePile: lambda _: _tr("Put the pile back"),
    do.ConcedeDeal: lambda _: _tr("Concede the deal"),
}
