"""Moves in words: what a player knew and compared before one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.words.cards import a_rank, listed, ranks_name
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Known", text)


_PAGE_TEXTS: Final[dict[str, str]] = {
    "title": _mark("What {name} knew"),
    "title_own": _mark("What you knew"),
    "move": _mark("Deal {deal}, move {n} of {all}"),
    "bot": _mark(
        "This is all that {name} knew: no card from another hand, the stock or a later deal."
    ),
    "person": _mark("All that could be seen from this seat."),
    "hand": _mark("In hand"),
    "table": _mark("On the table"),
    "pile": _mark("Discard pile, the top card last"),
    "others": _mark("Face-down cards"),
    "unseen": _mark("Not seen yet, wherever these cards may be"),
    "compared": _mark("Moves compared"),
    "scores": _mark("Points before the deal"),
    "stock": _mark("Stock"),
    "foot": _mark("Foot of {name}"),
    "frozen": _mark("frozen"),
    "nothing": _mark("Nothing yet"),
    "empty": _mark("Empty"),
    "holds": _mark("{count}, including {cards} from the pile"),
    "forgets": _mark("A player of this level remembers nothing that is out of sight."),
    "remembers": _mark("A player of this level remembers only the last round."),
    "no_reading": _mark("It does not think about what others may hold."),
    "thumb": _mark("No moves were compared: this one follows rules of thumb."),
    "thinking": _mark("Working it out again…"),
    "again": _mark("Worked out again just now."),
    "kept": _mark("Saved with the match when the move was made."),
    "other": _mark("This time the bot would play something else."),
    "judging": _mark("Comparing it in imagined deals…"),
    "value": _mark("{points} ± {spread}"),
    "taken": _mark("{name} takes the pile in {n} of 100 likely deals"),
    "some": _mark("{n} {ranks}"),
    "failed": _mark("It could not be worked out this time."),
}

_REASONS: Final[dict[str, str]] = {
    "safer": _mark("safer than the next best"),
    "better": _mark("clearly best"),
    "about_equal": _mark("others are about as good"),
}
"""Reason code to its words; the others say nothing here."""


def analysis_text(key: str, **values: object) -> str:
    """A sentence of the page, by its key in `_PAGE_TEXTS`."""
    return _tr(_PAGE_TEXTS[key]).format(**values)


def reason_words(reasons: Sequence[str]) -> str:
    """Why a move, from its codes."""
    return listed(_tr(_REASONS[code]) for code in reasons if code in _REASONS)


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


def _tr(text: str) -> str:
    return translate("Known", text)
