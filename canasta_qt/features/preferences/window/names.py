"""What preferences and their values are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.languages import LANGUAGES
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP

CONTEXT: Final = "Preferences"

_LABELS: Final[Mapping[str, str]] = {
    "theme": QT_TRANSLATE_NOOP("Preferences", "Theme"),
    "felt": QT_TRANSLATE_NOOP("Preferences", "Cloth"),
    "interface_scale": QT_TRANSLATE_NOOP("Preferences", "Size of text and buttons"),
    "back": QT_TRANSLATE_NOOP("Preferences", "Card backs"),
    "card_size": QT_TRANSLATE_NOOP("Preferences", "Card size"),
    "four_colour": QT_TRANSLATE_NOOP("Preferences", "Four colours: blue diamonds, green clubs"),
    "jumbo_index": QT_TRANSLATE_NOOP("Preferences", "Very large numbers and letters on cards"),
    "mark_new_cards": QT_TRANSLATE_NOOP("Preferences", "Mark new cards"),
    "auto_sort": QT_TRANSLATE_NOOP("Preferences", "Sort new cards into my hand"),
    "sort_order": QT_TRANSLATE_NOOP("Preferences", "Sort order"),
    "warn_layoff": QT_TRANSLATE_NOOP(
        "Preferences", "Warn before I discard a card that fits our melds"
    ),
    "warn_gift": QT_TRANSLATE_NOOP(
        "Preferences", "Warn before a discard that lets opponents take the pile"
    ),
    "confirm_concede": QT_TRANSLATE_NOOP("Preferences", "Ask before I concede"),
    "confirm_leave_match": QT_TRANSLATE_NOOP("Preferences", "Ask before I leave a match"),
    "confirm_go_out": QT_TRANSLATE_NOOP("Preferences", "Ask before I go out"),
    "own_cut": QT_TRANSLATE_NOOP("Preferences", "Let me cut the cards before a match"),
    "tips": QT_TRANSLATE_NOOP("Preferences", "Tips when something happens for the first time"),
    "counting_aid": QT_TRANSLATE_NOOP("Preferences", "Counting aid in new matches"),
    "tell_firsts": QT_TRANSLATE_NOOP("Preferences", "Tell me what I did for the first time"),
    "home_exercises": QT_TRANSLATE_NOOP("Preferences", "Make more exercises while nobody plays"),
    "motion": QT_TRANSLATE_NOOP("Preferences", "Animation"),
    "speed": QT_TRANSLATE_NOOP("Preferences", "Speed"),
    "pace_pause": QT_TRANSLATE_NOOP("Preferences", "Between other players' turns"),
    "fly_cards": QT_TRANSLATE_NOOP("Preferences", "Cards glide to their places"),
    "stagger_deal": QT_TRANSLATE_NOOP("Preferences", "Cards are dealt one by one"),
    "flip": QT_TRANSLATE_NOOP("Preferences", "Cards turn over"),
    "shake": QT_TRANSLATE_NOOP("Preferences", "Cards shake where they may not go"),
    "sweep": QT_TRANSLATE_NOOP("Preferences", "The pile is swept up"),
    "moments": QT_TRANSLATE_NOOP("Preferences", "Great moments are celebrated"),
    "sound": QT_TRANSLATE_NOOP("Preferences", "Sounds"),
    "volume": QT_TRANSLATE_NOOP("Preferences", "Volume"),
    "sound_deal": QT_TRANSLATE_NOOP("Preferences", "Cards are dealt"),
    "sound_draw": QT_TRANSLATE_NOOP("Preferences", "A card is drawn"),
    "sound_place": QT_TRANSLATE_NOOP("Preferences", "Cards are laid down"),
    "sound_slide": QT_TRANSLATE_NOOP("Preferences", "Cards are pushed together"),
    "sound_canasta": QT_TRANSLATE_NOOP("Preferences", "A canasta is complete"),
    "sound_take": QT_TRANSLATE_NOOP("Preferences", "The pile is taken"),
    "sound_open": QT_TRANSLATE_NOOP("Preferences", "A side opens"),
    "sound_out": QT_TRANSLATE_NOOP("Preferences", "Somebody goes out"),
    "sound_turn": QT_TRANSLATE_NOOP("Preferences", "It is my turn"),
    "sound_win": QT_TRANSLATE_NOOP("Preferences", "I have won the match"),
    "language": QT_TRANSLATE_NOOP("Preferences", "Language"),
    "remarks": QT_TRANSLATE_NOOP("Preferences", "Remarks at the table, theirs and mine"),
    "faces": QT_TRANSLATE_NOOP("Preferences", "Show the players' faces"),
    "announce_events": QT_TRANSLATE_NOOP("Preferences", "Announce events to screen readers"),
    "advice_kept": QT_TRANSLATE_NOOP("Preferences", "Save the bots' reasoning for review"),
}

_VALUES: Final[Mapping[tuple[str, str], str]] = {
    ("theme", "evening"): QT_TRANSLATE_NOOP("Preferences", "Evening"),
    ("theme", "light"): QT_TRANSLATE_NOOP("Preferences", "Light"),
    ("theme", "dark"): QT_TRANSLATE_NOOP("Preferences", "Dark"),
    ("theme", "high_contrast"): QT_TRANSLATE_NOOP("Preferences", "High contrast"),
    ("theme", "system"): QT_TRANSLATE_NOOP("Preferences", "Follow the system"),
    ("felt", "theme"): QT_TRANSLATE_NOOP("Preferences", "Match the theme"),
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
    ("motion", "system"): QT_TRANSLATE_NOOP("Preferences", "Follow the system"),
    ("motion", "full"): QT_TRANSLATE_NOOP("Preferences", "As set below"),
    ("motion", "reduced"): QT_TRANSLATE_NOOP("Preferences", "Off: cards move at once"),
    ("speed", "slow"): QT_TRANSLATE_NOOP("Preferences", "Slow"),
    ("speed", "normal"): QT_TRANSLATE_NOOP("Preferences", "Normal"),
    ("speed", "fast"): QT_TRANSLATE_NOOP("Preferences", "Fast"),
    ("speed", "off"): QT_TRANSLATE_NOOP("Preferences", "Off: show everything at once"),
    ("pace_pause", "none"): QT_TRANSLATE_NOOP("Preferences", "No pause"),
    ("pace_pause", "short"): QT_TRANSLATE_NOOP("Preferences", "A short pause"),
    ("pace_pause", "long"): QT_TRANSLATE_NOOP("Preferences", "A long pause"),
    ("pace_pause", "click"): QT_TRANSLATE_NOOP("Preferences", "Wait until I press Continue"),
    ("volume", "quiet"): QT_TRANSLATE_NOOP("Preferences", "Quiet"),
    ("volume", "normal"): QT_TRANSLATE_NOOP("Preferences", "Normal"),
    ("volume", "loud"): QT_TRANSLATE_NOOP("Preferences", "Loud"),
    ("language", "system"): QT_TRANSLATE_NOOP("Preferences", "Follow the system"),
}


def label_of(key: str) -> str:
    """What a preference is called."""
    return QCoreApplication.translate(CONTEXT, _LABELS[key])


def value_name(key: str, value: str) -> str:
    """What one of the words of a choice is called."""
    if key == "language" and value in LANGUAGES:
        return LANGUAGES[value]  # they call themselves by their own names everywhere
    if key == "interface_scale":
        return QCoreApplication.translate("SizeRow", "{n} %").format(n=value)
    return QCoreApplication.translate(CONTEXT, _VALUES[key, value])
