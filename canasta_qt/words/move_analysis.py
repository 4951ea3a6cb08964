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


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Known", text)


def _hint(text: str) -> str:
    return QT_TRANSLATE_NOOP("hints", text)


_PAGE_TEXTS: Final[dict[str, str]] = {
    "title": _mark("What {name} knew"),
    "title_own": _mark("What you knew"),
    "move": _mark("Deal {deal}, move {n} of {all}"),
    "bot": _mark(
        "Everything on this page was all that {name} was told. No card of another hand, of the "
        "stock or of the deals to come was among it."
    ),
    "person": _mark("All that could be seen from this chair."),
    "hand": _mark("In the hand"),
    "table": _mark("On the table"),
    "pile": _mark("Discard pile, the top card last"),
    "others": _mark("Cards that lay closed"),
    "unseen": _mark("Not seen yet, wherever these cards may lie"),
    "compared": _mark("What was compared"),
    "scores": _mark("Points before the deal"),
    "stock": _mark("Stock"),
    "foot": _mark("Foot of {name}"),
    "frozen": _mark("frozen"),
    "nothing": _mark("Nothing yet"),
    "empty": _mark("Empty"),
    "holds": _mark("{count}; among them {cards}, which came with the pile"),
    "forgets": _mark("A player of this level remembers nothing that is not in sight any more."),
    "remembers": _mark("A player of this level remembers what happened in the last round only."),
    "no_reading": _mark("It gives no thought to what others may hold in their hands."),
    "thumb": _mark("Nothing was compared: this move follows from rules of thumb."),
    "thinking": _mark("The same question is being asked once more…"),
    "again": _mark("Worked out just now, by asking the same question once more."),
    "kept": _mark("Kept with the match when the move was made."),
    "other": _mark("Asked once more it would do something else."),
    "person_thinks": _mark("What a person thinks is nobody's business."),
    "value": _mark("{points} ± {spread}"),
    "taken": _mark("{name} takes the pile in {n} of 100 imagined deals"),
    "some": _mark("{n} {ranks}"),
    "failed": _mark("It could not be worked out this time."),
}

_REASONS: Final[dict[str, str]] = {
    "safer": _mark("safer than the next best"),
    "better": _mark("clearly best"),
    "about_equal": _mark("others are about as good"),
}
"""Reason code to its words; the others say nothing here."""

_MOVES: Final[dict[str, str]] = {
    "throw": _mark("Throw the {card}"),
    "draw": _mark("Draw from the stock"),
    "take": _mark("Take the pile, melding {cards}"),
    "lay": _mark("Lay down {cards}"),
    "three": _mark("Lay out the {card}"),
    "out": _mark("Go out"),
    "pass": _mark("End the turn"),
    "ask": _mark("Ask: may I go out?"),
    "yes": _mark("Say yes"),
    "no": _mark("Say no"),
    "special": _mark("Declare the special hand"),
    "retract": _mark("Take the melds back"),
    "merge": _mark("Join two melds"),
    "restore": _mark("Put the pile back"),
    "concede": _mark("Concede the deal"),
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
    "safer": _hint(
        "Throw {card}: in {n} of 100 deals I imagined, {name} takes the pile; with the {other} in "
        "{m}."
    ),
    "better": _hint(
        "Throw {card}: it did best in the deals I imagined, and {name} takes the pile in {n} of "
        "100."
    ),
    "about_equal": _hint(
        "Throw {card}: {name} takes the pile in {n} of 100 deals I imagined. Other cards are about "
        "as good."
    ),
    "rule_of_thumb": _hint("Throw {card}: you need it least."),
    "draw": _hint("Draw from the stock."),
    "take": _hint("Take the discard pile."),
    "lay": _hint("Lay down {cards}."),
    "go_out": _hint("Go out."),
    "pass": _hint("Keep your cards and end the turn."),
    "ask": _hint("Ask your partner whether you may go out."),
    "yes": _hint("Say yes."),
    "no": _hint("Say no."),
    "special": _hint("Declare your special hand."),
    "last": _hint("Throw {card} and go out."),
    "request": _hint("{what}."),
    "gain": _hint("That did best in the deals I imagined."),
    "equal": _hint("Other ways are about as good."),
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
