"""Moves in words: what a player knew and compared before one, and what a hint says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from canasta_qt.bots.search.advice import Advice, Advised
from canasta_qt.engine import actions as do
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
from canasta_qt.words.cards import a_rank, card_name, cards_name, listed, rank_name, ranks_name
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate

_PAGE_TEXTS: Final[dict[str, str]] = {
    "title": QT_TRANSLATE_NOOP("Known", "What {name} knew"),
    "title_own": QT_TRANSLATE_NOOP("Known", "What you knew"),
    "move": QT_TRANSLATE_NOOP("Known", "Deal {deal}, move {n} of {all}"),
    "bot": QT_TRANSLATE_NOOP(
        "Known",
        "Everything on this page was all that {name} was told. No card of another hand, of the "
        "stock or of the deals to come was among it.",
    ),
    "person": QT_TRANSLATE_NOOP("Known", "All that could be seen from this chair."),
    "hand": QT_TRANSLATE_NOOP("Known", "In the hand"),
    "table": QT_TRANSLATE_NOOP("Known", "On the table"),
    "pile": QT_TRANSLATE_NOOP("Known", "Discard pile, the top card last"),
    "others": QT_TRANSLATE_NOOP("Known", "Cards that lay closed"),
    "unseen": QT_TRANSLATE_NOOP("Known", "Not seen yet, wherever these cards may lie"),
    "compared": QT_TRANSLATE_NOOP("Known", "What was compared"),
    "scores": QT_TRANSLATE_NOOP("Known", "Points before the deal"),
    "stock": QT_TRANSLATE_NOOP("Known", "Stock"),
    "foot": QT_TRANSLATE_NOOP("Known", "Foot of {name}"),
    "frozen": QT_TRANSLATE_NOOP("Known", "frozen"),
    "nothing": QT_TRANSLATE_NOOP("Known", "Nothing yet"),
    "empty": QT_TRANSLATE_NOOP("Known", "Empty"),
    "holds": QT_TRANSLATE_NOOP("Known", "{count}; among them {cards}, which came with the pile"),
    "forgets": QT_TRANSLATE_NOOP(
        "Known", "A player of this level remembers nothing that is not in sight any more."
    ),
    "remembers": QT_TRANSLATE_NOOP(
        "Known", "A player of this level remembers what happened in the last round only."
    ),
    "no_reading": QT_TRANSLATE_NOOP(
        "Known", "It gives no thought to what others may hold in their hands."
    ),
    "thumb": QT_TRANSLATE_NOOP(
        "Known", "Nothing was compared: this move follows from rules of thumb."
    ),
    "thinking": QT_TRANSLATE_NOOP("Known", "The same question is being asked once more…"),
    "again": QT_TRANSLATE_NOOP(
        "Known", "Worked out just now, by asking the same question once more."
    ),
    "kept": QT_TRANSLATE_NOOP("Known", "Kept with the match when the move was made."),
    "other": QT_TRANSLATE_NOOP("Known", "Asked once more it would do something else."),
    "person_thinks": QT_TRANSLATE_NOOP("Known", "What a person thinks is nobody's business."),
    "value": QT_TRANSLATE_NOOP("Known", "{points} ± {spread}"),
    "taken": QT_TRANSLATE_NOOP("Known", "{name} takes the pile in {n} of 100 imagined deals"),
    "some": QT_TRANSLATE_NOOP("Known", "{n} {ranks}"),
    "failed": QT_TRANSLATE_NOOP("Known", "It could not be worked out this time."),
}

_REASONS: Final[dict[str, str]] = {
    "safer": QT_TRANSLATE_NOOP("Known", "safer than the next best"),
    "better": QT_TRANSLATE_NOOP("Known", "clearly best"),
    "about_equal": QT_TRANSLATE_NOOP("Known", "others are about as good"),
}
"""Reason code to its words; the others say nothing here."""

_MOVES: Final[dict[str, str]] = {
    "throw": QT_TRANSLATE_NOOP("Known", "Throw the {card}"),
    "draw": QT_TRANSLATE_NOOP("Known", "Draw from the stock"),
    "take": QT_TRANSLATE_NOOP("Known", "Take the pile, melding {cards}"),
    "lay": QT_TRANSLATE_NOOP("Known", "Lay down {cards}"),
    "three": QT_TRANSLATE_NOOP("Known", "Lay out the {card}"),
    "out": QT_TRANSLATE_NOOP("Known", "Go out"),
    "pass": QT_TRANSLATE_NOOP("Known", "End the turn"),
    "ask": QT_TRANSLATE_NOOP("Known", "Ask: may I go out?"),
    "yes": QT_TRANSLATE_NOOP("Known", "Say yes"),
    "no": QT_TRANSLATE_NOOP("Known", "Say no"),
    "special": QT_TRANSLATE_NOOP("Known", "Declare the special hand"),
    "retract": QT_TRANSLATE_NOOP("Known", "Take the melds back"),
    "merge": QT_TRANSLATE_NOOP("Known", "Join two melds"),
    "restore": QT_TRANSLATE_NOOP("Known", "Put the pile back"),
    "concede": QT_TRANSLATE_NOOP("Known", "Concede the deal"),
}


def analysis_text(key: str, **values: object) -> str:
    """A sentence of the page, by its key in `_TEXTS`."""
    return _tr_analysis(_PAGE_TEXTS[key]).format(**values)


def move_words(action: do.Action) -> str:
    """What might be done, as a request: "Throw the nine of clubs"."""
    return _MOVE_WORDS[type(action)](action)


def reason_words(reasons: Sequence[str]) -> str:
    """Why a move, from its codes."""
    return listed(_tr_analysis(_REASONS[code]) for code in reasons if code in _REASONS)


def counted(counts: Sequence[int]) -> str:
    """Cards by kind with their numbers: "a king, 3 aces and a joker"."""
    parts = (
        a_rank(kind)
        if count == 1
        else analysis_text("some", n=figures(count), ranks=ranks_name(kind))
        for kind, count in enumerate(counts)
        if count
    )
    return listed(parts)


def _tr_analysis(text: str) -> str:
    return translate("Known", text)


def _move_said(key: str, **values: object) -> str:
    return _tr_analysis(_MOVES[key]).format(**values)


def _laid(key: str, action: do.LayDown | do.TakePile) -> str:
    return _move_said(key, cards=cards_name(card for play in action.plays for card in play.cards))


_MOVE_WORDS: Final[dict[type, Callable[[Any], str]]] = {
    do.Discard: lambda action: _move_said("throw", card=card_name(action.card)),
    do.DrawStock: lambda _: _move_said("draw"),
    do.TakePile: lambda action: _laid("take", action),
    do.LayDown: lambda action: _laid("lay", action),
    do.LayThree: lambda action: _move_said("three", card=card_name(action.card)),
    do.LayOnHeap: lambda action: _move_said("lay", cards=cards_name(action.cards)),
    do.GoOut: lambda _: _move_said("out"),
    do.Pass: lambda _: _move_said("pass"),
    do.AskPermission: lambda _: _move_said("ask"),
    do.AnswerPermission: lambda action: _move_said("yes" if action.yes else "no"),
    do.DeclareSpecialHand: lambda _: _move_said("special"),
    do.RetractMelds: lambda _: _move_said("retract"),
    do.MergeMelds: lambda _: _move_said("merge"),
    do.RestorePile: lambda _: _move_said("restore"),
    do.ConcedeDeal: lambda _: _move_said("concede"),
}


_HINT_TEXTS: dict[str, str] = {
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
        return _hint_said("last").format(card=a_rank(KIND[first.action.card]))
    if isinstance(first.action, Discard):
        return _discard(advice, first, next_name)
    sentence = _HINT_WORDS.get(type(first.action), _other)(first.action)
    reasons = [_WHY[reason] for reason in first.reasons if reason in _WHY]
    return f"{sentence} {_hint_said(reasons[0])}" if reasons else sentence


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
    return _hint_said(reason).format(**values)


def _lay(action: LayDown) -> str:
    return _hint_said("lay").format(cards=cards_name(_cards_of(action)))


def _other(action: Action) -> str:
    return _hint_said("request").format(what=move_words(action))


_HINT_WORDS: dict[type, Callable[[Any], str]] = {
    DrawStock: lambda _: _hint_said("draw"),
    TakePile: lambda _: _hint_said("take"),
    LayDown: _lay,
    GoOut: lambda _: _hint_said("go_out"),
    Pass: lambda _: _hint_said("pass"),
    AskPermission: lambda _: _hint_said("ask"),
    AnswerPermission: lambda action: _hint_said("yes" if action.yes else "no"),
    DeclareSpecialHand: lambda _: _hint_said("special"),
}


def _hint_said(key: str) -> str:
    return translate("hints", _HINT_TEXTS[key])
