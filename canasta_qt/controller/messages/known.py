"""What a player knew before a move, and what it compared, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.words import (
    a_rank,
    card_name,
    cards_name,
    listed,
    ranks_name,
)
from canasta_qt.engine import actions as do

_TEXTS: Final[dict[str, str]] = {
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


def known_text(key: str, **values: object) -> str:
    """A sentence of the page, by its key in `_TEXTS`."""
    return _tr(_TEXTS[key]).format(**values)


def move_words(action: do.Action) -> str:
    """What might be done, as a request: "Throw the nine of clubs"."""
    return _WORDS[type(action)](action)


def reason_words(reasons: Sequence[str]) -> str:
    """Why a move, from its codes."""
    return listed(_tr(_REASONS[code]) for code in reasons if code in _REASONS)


def counted(counts: Sequence[int]) -> str:
    """Cards by kind with their numbers: "a king, 3 aces and a joker"."""
    parts = (
        a_rank(kind) if count == 1 else known_text("some", n=figures(count), ranks=ranks_name(kind))
        for kind, count in enumerate(counts)
        if count
    )
    return listed(parts)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Known", text)


def _said(key: str, **values: object) -> str:
    return _tr(_MOVES[key]).format(**values)


def _laid(key: str, action: do.LayDown | do.TakePile) -> str:
    return _said(key, cards=cards_name(card for play in action.plays for card in play.cards))


_WORDS: Final[dict[type, Callable[[Any], str]]] = {
    do.Discard: lambda action: _said("throw", card=card_name(action.card)),
    do.DrawStock: lambda _: _said("draw"),
    do.TakePile: lambda action: _laid("take", action),
    do.LayDown: lambda action: _laid("lay", action),
    do.LayThree: lambda action: _said("three", card=card_name(action.card)),
    do.LayOnHeap: lambda action: _said("lay", cards=cards_name(action.cards)),
    do.GoOut: lambda _: _said("out"),
    do.Pass: lambda _: _said("pass"),
    do.AskPermission: lambda _: _said("ask"),
    do.AnswerPermission: lambda action: _said("yes" if action.yes else "no"),
    do.DeclareSpecialHand: lambda _: _said("special"),
    do.RetractMelds: lambda _: _said("retract"),
    do.MergeMelds: lambda _: _said("merge"),
    do.RestorePile: lambda _: _said("restore"),
    do.ConcedeDeal: lambda _: _said("concede"),
}
