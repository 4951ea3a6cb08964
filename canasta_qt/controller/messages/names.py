"""What games and people are called: kept in English, said in the player's language.

Logs, settings and the database keep the English names, so that they mean the same after another
language was chosen. Names that somebody typed are said as they are.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.opening import CEREMONY

YOU: Final = "You"
"""The name at the player's own seat, until another is typed."""

CHANGED: Final = QT_TRANSLATE_NOOP("match_setup", "{game}, changed")
"""Rules made from a game for a match."""

_ENDINGS: Final = (("match_setup", CHANGED), ("Ceremony", CEREMONY["title"]))
"""Contexts and texts of what is added to the name of a game."""


def game_name(kept: str) -> str:
    """A game of the catalogue."""
    return QCoreApplication.translate("game_names", kept)


def game_note(kept: str) -> str:
    """What the catalogue remarks on a game."""
    return QCoreApplication.translate("game_notes", kept) if kept else ""


def game_remark(kept: str) -> str:
    """What is to be said of how well the rules of a game are known."""
    return QCoreApplication.translate("game_remarks", kept) if kept else ""


def shown_title(kept: str) -> str:
    """The title of rules: a game's, one's own, either perhaps changed for a match."""
    for context, text in _ENDINGS:
        ending = text.removeprefix("{game}")
        if kept.endswith(ending):
            game = shown_title(kept.removesuffix(ending))
            return QCoreApplication.translate(context, text).format(game=game)
    return game_name(kept)


def person_name(kept: str) -> str:
    """Somebody at a table."""
    return QCoreApplication.translate("people", kept) if kept == YOU else kept


def kept_person(typed: str) -> str:
    """What is kept of a name that was shown, and perhaps changed."""
    return YOU if typed.strip() == person_name(YOU) else typed
