"""What the preferences are called, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

CONTEXT: Final = "Preferences"

_LABELS: Final[Mapping[str, str]] = {
    "theme": QT_TRANSLATE_NOOP("Preferences", "Colours"),
    "felt": QT_TRANSLATE_NOOP("Preferences", "Cloth"),
    "back": QT_TRANSLATE_NOOP("Preferences", "Backs of the cards"),
    "card_size": QT_TRANSLATE_NOOP("Preferences", "Size of the cards"),
    "four_colour": QT_TRANSLATE_NOOP("Preferences", "Four colours: blue diamonds, green clubs"),
    "jumbo_index": QT_TRANSLATE_NOOP("Preferences", "Very large numbers and letters on the cards"),
    "mark_new_cards": QT_TRANSLATE_NOOP("Preferences", "Mark the cards I have just been given"),
    "auto_sort": QT_TRANSLATE_NOOP("Preferences", "Sort new cards into my hand"),
    "sort_order": QT_TRANSLATE_NOOP("Preferences", "Order of my hand"),
    "warn_layoff": QT_TRANSLATE_NOOP(
        "Preferences", "Warn me before I discard a card that fits one of our melds"
    ),
    "warn_gift": QT_TRANSLATE_NOOP(
        "Preferences", "Warn me before I discard what lets the opponents take the pile"
    ),
    "confirm_concede": QT_TRANSLATE_NOOP("Preferences", "Ask before I concede"),
    "confirm_leave_match": QT_TRANSLATE_NOOP("Preferences", "Ask before I leave a match"),
    "confirm_go_out": QT_TRANSLATE_NOOP("Preferences", "Ask before I go out"),
    "motion": QT_TRANSLATE_NOOP("Preferences", "Movement"),
    "speed": QT_TRANSLATE_NOOP("Preferences", "Speed"),
    "pace_pause": QT_TRANSLATE_NOOP("Preferences", "Between the turns of the others"),
    "fly_cards": QT_TRANSLATE_NOOP("Preferences", "Cards glide to their places"),
    "stagger_deal": QT_TRANSLATE_NOOP("Preferences", "Cards come one after the other"),
    "flip": QT_TRANSLATE_NOOP("Preferences", "Cards turn over"),
    "shake": QT_TRANSLATE_NOOP("Preferences", "A card shakes where it may not go"),
    "sweep": QT_TRANSLATE_NOOP("Preferences", "The pile is swept up"),
    "sound": QT_TRANSLATE_NOOP("Preferences", "Sounds"),
    "volume": QT_TRANSLATE_NOOP("Preferences", "Volume"),
    "sound_deal": QT_TRANSLATE_NOOP("Preferences", "Cards are dealt"),
    "sound_draw": QT_TRANSLATE_NOOP("Preferences", "A card is drawn"),
    "sound_place": QT_TRANSLATE_NOOP("Preferences", "Cards are laid down"),
    "sound_slide": QT_TRANSLATE_NOOP("Preferences", "Cards are pushed together"),
    "sound_canasta": QT_TRANSLATE_NOOP("Preferences", "A canasta is complete"),
    "sound_take": QT_TRANSLATE_NOOP("Preferences", "The pile is taken"),
    "sound_turn": QT_TRANSLATE_NOOP("Preferences", "It is my turn"),
    "sound_win": QT_TRANSLATE_NOOP("Preferences", "I have won the match"),
    "language": QT_TRANSLATE_NOOP("Preferences", "Language"),
    "remarks": QT_TRANSLATE_NOOP("Preferences", "Computer players say a word now and then"),
    "faces": QT_TRANSLATE_NOOP("Preferences", "Show the faces of the players"),
    "announce_events": QT_TRANSLATE_NOOP("Preferences", "Tell a screen reader what happens"),
    "advice_kept": QT_TRANSLATE_NOOP(
        "Preferences", "Keep what the computer players thought, to look at later"
    ),
}

_VALUES: Final[Mapping[tuple[str, str], str]] = {
    ("theme", "evening"): QT_TRANSLATE_NOOP("Preferences", "Evening"),
    ("theme", "light"): QT_TRANSLATE_NOOP("Preferences", "Light"),
    ("theme", "dark"): QT_TRANSLATE_NOOP("Preferences", "Dark"),
    ("theme", "high_contrast"): QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    ("theme", "system"): QT_TRANSLATE_NOOP("Preferences", "Like the computer"),
    ("felt", "theme"): QT_TRANSLATE_NOOP("Preferences", "As the colours have it"),
    ("felt", "green"): QT_TRANSLATE_NOOP("Preferences", "Green"),
    ("felt", "blue"): QT_TRANSLATE_NOOP("Preferences", "Blue"),
    ("felt", "burgundy"): QT_TRANSLATE_NOOP("Preferences", "Burgundy"),
    ("felt", "walnut"): QT_TRANSLATE_NOOP("Preferences", "Walnut"),
    ("felt", "slate"): QT_TRANSLATE_NOOP("Preferences", "Slate"),
    ("back", "classic"): QT_TRANSLATE_NOOP("Preferences", "Classic, wine red"),
    ("back", "blue"): QT_TRANSLATE_NOOP("Preferences", "Classic, blue"),
    ("back", "green"): QT_TRANSLATE_NOOP("Preferences", "Classic, green"),
    ("back", "weave"): QT_TRANSLATE_NOOP("Preferences", "Woven"),
    ("back", "plain"): QT_TRANSLATE_NOOP("Preferences", "Plain"),
    ("sort_order", "rank_up"): QT_TRANSLATE_NOOP("Preferences", "Low cards first"),
    ("sort_order", "rank_down"): QT_TRANSLATE_NOOP("Preferences", "High cards first"),
    ("sort_order", "wilds_left"): QT_TRANSLATE_NOOP("Preferences", "Wild cards on the left"),
    ("sort_order", "wilds_right"): QT_TRANSLATE_NOOP("Preferences", "Wild cards on the right"),
    ("motion", "system"): QT_TRANSLATE_NOOP("Preferences", "Like the computer"),
    ("motion", "full"): QT_TRANSLATE_NOOP("Preferences", "As chosen below"),
    ("motion", "reduced"): QT_TRANSLATE_NOOP("Preferences", "None: cards change places at once"),
    ("speed", "slow"): QT_TRANSLATE_NOOP("Preferences", "Slow"),
    ("speed", "normal"): QT_TRANSLATE_NOOP("Preferences", "Normal"),
    ("speed", "fast"): QT_TRANSLATE_NOOP("Preferences", "Fast"),
    ("speed", "off"): QT_TRANSLATE_NOOP("Preferences", "Show everything at once"),
    ("pace_pause", "none"): QT_TRANSLATE_NOOP("Preferences", "Go straight on"),
    ("pace_pause", "short"): QT_TRANSLATE_NOOP("Preferences", "A short pause"),
    ("pace_pause", "long"): QT_TRANSLATE_NOOP("Preferences", "A long pause"),
    ("pace_pause", "click"): QT_TRANSLATE_NOOP("Preferences", "Wait until I press Continue"),
    ("volume", "quiet"): QT_TRANSLATE_NOOP("Preferences", "Quiet"),
    ("volume", "normal"): QT_TRANSLATE_NOOP("Preferences", "Normal"),
    ("volume", "loud"): QT_TRANSLATE_NOOP("Preferences", "Loud"),
    ("language", "system"): QT_TRANSLATE_NOOP("Preferences", "Like the computer"),
}

_NAMES: Final[Mapping[str, str]] = {"en": "English", "es": "Español", "de": "Deutsch"}
"""Languages call themselves by their own names everywhere."""


def label_of(key: str) -> str:
    """What a preference is called."""
    return QCoreApplication.translate(CONTEXT, _LABELS[key])


def value_name(key: str, value: str) -> str:
    """What one of the words of a choice is called."""
    if key == "language" and value in _NAMES:
        return _NAMES[value]
    return QCoreApplication.translate(CONTEXT, _VALUES[key, value])
