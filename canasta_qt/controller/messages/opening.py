"""Sentences of the ceremony before the first deal of a match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

CEREMONY: Final[dict[str, str]] = {
    "you_highest": QT_TRANSLATE_NOOP(
        "Ceremony", "You and {other} drew the highest cards: you play together."
    ),
    "other_highest": QT_TRANSLATE_NOOP(
        "Ceremony", "{name} and {other} drew the highest cards and play together."
    ),
    "by_lot": QT_TRANSLATE_NOOP("Ceremony", "The seats are drawn by lot."),
    "you_first": QT_TRANSLATE_NOOP("Ceremony", "Your card is the highest: you play first."),
    "other_first": QT_TRANSLATE_NOOP(
        "Ceremony", "The card of {name} is the highest: {name} plays first."
    ),
    "you_deal": QT_TRANSLATE_NOOP("Ceremony", "You deal."),
    "other_deal": QT_TRANSLATE_NOOP("Ceremony", "{name} deals."),
    "you_cut": QT_TRANSLATE_NOOP("Ceremony", "You cut the deck."),
    "other_cut": QT_TRANSLATE_NOOP("Ceremony", "{name} cuts the deck."),
    "reconstructed": QT_TRANSLATE_NOOP("Ceremony", "A reconstructed game. {note}"),
    "title": QT_TRANSLATE_NOOP("Ceremony", "{game} (reconstructed)"),
}
"""Key to sentence."""


def ceremony_text(key: str, **values: object) -> str:
    """A sentence about the opening of a match with its values."""
    return QCoreApplication.translate("Ceremony", CEREMONY[key]).format(**values)
