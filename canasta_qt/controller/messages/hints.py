"""A hint in one sentence: what to do, and what speaks for it in deals that were imagined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from canasta_qt.bots.search.advice import Advice, Advised
from canasta_qt.controller.messages.known import move_words
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.words import a_rank, cards_name, rank_name
from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    AskPermission,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    Pass,
    TakePile,
)
from canasta_qt.engine.cards import KIND

_TEXTS: dict[str, str] = {
    "safer": QT_TRANSLATE_NOOP(
        "hints",
        "Throw {card}: in {n} of 100 deals I imagined, {name} takes the pile; "
        "with the {other} in {m}.",
    ),
    "better": QT_TRANSLATE_NOOP(
        "hints",
        "Throw {card}: it did best in the deals I imagined, and {name} takes the pile in {n} of "
        "100.",
    ),
    "about_equal": QT_TRANSLATE_NOOP(
        "hints",
        "Throw {card}: {name} takes the pile in {n} of 100 deals I imagined. Other cards are "
        "about as good.",
    ),
    "rule_of_thumb": QT_TRANSLATE_NOOP("hints", "Throw {card}: you need it least."),
    "draw": QT_TRANSLATE_NOOP("hints", "Draw from the stock."),
    "take": QT_TRANSLATE_NOOP("hints", "Take the discard pile."),
    "lay": QT_TRANSLATE_NOOP("hints", "Lay down {cards}."),
    "go_out": QT_TRANSLATE_NOOP("hints", "Go out."),
    "pass": QT_TRANSLATE_NOOP("hints", "Keep your cards and end the turn."),
    "ask": QT_TRANSLATE_NOOP("hints", "Ask your partner whether you may go out."),
    "yes": QT_TRANSLATE_NOOP("hints", "Say yes."),
    "no": QT_TRANSLATE_NOOP("hints", "Say no."),
    "special": QT_TRANSLATE_NOOP("hints", "Declare your special hand."),
    "last": QT_TRANSLATE_NOOP("hints", "Throw {card} and go out."),
    "request": QT_TRANSLATE_NOOP("hints", "{what}."),
    "gain": QT_TRANSLATE_NOOP("hints", "That did best in the deals I imagined."),
    "equal": QT_TRANSLATE_NOOP("hints", "Other ways are about as good."),
}

_WHY: dict[str, str] = {"better": "gain", "about_equal": "equal"}
"""Reason code of a move that is no discard, to the sentence after it."""


def hint_text(advice: Advice, next_name: str, *, last_card: bool = False) -> str:
    """The hint in words; `next_name` is who plays next, `last_card`: the hand has no other."""
    first = advice.moves[0]
    if last_card and isinstance(first.action, Discard):
        return _said("last").format(card=a_rank(KIND[first.action.card]))
    if isinstance(first.action, Discard):
        return _discard(advice, first, next_name)
    sentence = _WORDS.get(type(first.action), _other)(first.action)
    reasons = [_WHY[reason] for reason in first.reasons if reason in _WHY]
    return f"{sentence} {_said(reasons[0])}" if reasons else sentence


def hint_cards(advice: Advice) -> tuple[int, ...]:
    """The cards that the hint is about."""
    action = advice.moves[0].action
    if isinstance(action, Discard):
        return (action.card,)
    if isinstance(action, (LayDown, TakePile)):
        return _cards_of(action)
    return ()


def _cards_of(action: LayDown | TakePile) -> tuple[int, ...]:
    return tuple(card for play in action.plays for card in play.cards)


def _discard(advice: Advice, first: Advised, next_name: str) -> str:
    assert isinstance(first.action, Discard)
    reason = first.reasons[0] if first.reasons and first.taken is not None else "rule_of_thumb"
    values = {"card": a_rank(KIND[first.action.card]), "name": next_name, "n": first.taken}
    if reason == "safer":
        rival = next(move for move in advice.moves[1:] if isinstance(move.action, Discard))
        assert isinstance(rival.action, Discard)
        values |= {"other": rank_name(KIND[rival.action.card]), "m": rival.taken}
    return _said(reason).format(**values)


def _lay(action: LayDown) -> str:
    return _said("lay").format(cards=cards_name(_cards_of(action)))


def _other(action: Action) -> str:
    return _said("request").format(what=move_words(action))


_WORDS: dict[type, Callable[[Any], str]] = {
    DrawStock: lambda _: _said("draw"),
    TakePile: lambda _: _said("take"),
    LayDown: _lay,
    GoOut: lambda _: _said("go_out"),
    Pass: lambda _: _said("pass"),
    AskPermission: lambda _: _said("ask"),
    AnswerPermission: lambda action: _said("yes" if action.yes else "no"),
    DeclareSpecialHand: lambda _: _said("special"),
}


def _said(key: str) -> str:
    return QCoreApplication.translate("hints", _TEXTS[key])
