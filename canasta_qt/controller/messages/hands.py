"""What special hands are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

HANDS: Final[dict[str, str]] = {
    "straight": QT_TRANSLATE_NOOP("Hands", "Straight"),
    "pairs_natural": QT_TRANSLATE_NOOP("Hands", "Pairs"),
    "pairs_wild": QT_TRANSLATE_NOOP("Hands", "Pairs with wild cards"),
    "garbage": QT_TRANSLATE_NOOP("Hands", "Garbage"),
    "miami": QT_TRANSLATE_NOOP("Hands", "Miami"),
    "zip": QT_TRANSLATE_NOOP("Hands", "Zip code"),
    "blast_off": QT_TRANSLATE_NOOP("Hands", "Blast off"),
    "triples": QT_TRANSLATE_NOOP("Hands", "Triples"),
    "quads": QT_TRANSLATE_NOOP("Hands", "Quads"),
    "dream_plus4": QT_TRANSLATE_NOOP("Hands", "Dream hand plus four"),
    "dream_plus5": QT_TRANSLATE_NOOP("Hands", "Dream hand plus five"),
}
"""Id of a special hand (`special_hands.list`) to its name."""


def hand_name(hand_id: str) -> str:
    """The name of a special hand."""
    return QCoreApplication.translate("Hands", HANDS[hand_id])
