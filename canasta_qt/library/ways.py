"""Ways to play: one choice that sets many preferences, and is undone by one choice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from canasta_qt.library.preferences import (
    BRIEF,
    CHOICES,
    FLAGS,
    SOUND_FLAGS,
    TELL_CHOICES,
    Preferences,
)
from canasta_qt.record.json_text import parse_json

OWN: Final = "own"
"""No way of these: the preferences as they are."""

KEPT_AS: Final = "way"

WAYS: Final[Mapping[str, Mapping[str, Any]]] = {
    "by_ear": {
        "own_voice": True,
        "announce_events": True,
        **dict.fromkeys(TELL_CHOICES, "long"),
        "sound": True,
        **dict.fromkeys(SOUND_FLAGS.values(), True),
        "motion": "reduced",  # and no speed "off": what takes no time has no sound
        "pace_pause": "short",
        "interface_scale": "150",
        "jumbo_index": True,
    },
    "calm": {
        "interface_scale": "150",
        "card_percent": 130,
        "jumbo_index": True,
        "motion": "reduced",
        "speed": "slow",
        "pace_pause": "long",
        "moments": False,
        "volume": "quiet",
    },
    "quick": {
        **BRIEF,
        "speed": "fast",
        "pace_pause": "none",
        "stagger_deal": False,
        "moments": False,
        "tips": False,
    },
}
"""What each way sets."""


def held(preferences: Preferences, key: str) -> Any:
    """What a switch, a choice or a property of the preferences is now."""
    if key in FLAGS:
        return preferences.flag(key)
    return preferences.chosen(key) if key in CHOICES else getattr(preferences, key)


def hold(preferences: Preferences, key: str, value: Any) -> None:
    """Change a switch, a choice or a property of the preferences."""
    if key in FLAGS:
        preferences.set_flag(key, value)
    elif key in CHOICES:
        preferences.choose(key, value)
    else:
        setattr(preferences, key, value)


def way_of(preferences: Preferences) -> str:
    """The way that was chosen: one of `WAYS`, or `OWN`."""
    return _kept(preferences)[0]


def _kept(preferences: Preferences) -> tuple[str, dict[str, Any]]:
    """The way, and what was chosen before it; what cannot be read is no way."""
    try:
        kept = parse_json(preferences.kept(KEPT_AS))
    except ValueError:
        return OWN, {}
    match kept:
        case [str(name), dict(before)] if name in WAYS:
            return name, {key: before[key] for key in WAYS[name] if key in before}
    return OWN, {}


def choose_way(preferences: Preferences, name: str) -> None:
    """Set what the way sets; `OWN` brings back what was before it, but what was changed since."""
    former, before = _kept(preferences)
    if name == former:
        return
    for key, value in before.items():
        if held(preferences, key) == WAYS[former][key]:
            _bring_back(preferences, key, value)
    wanted = WAYS.get(name, {})
    before = {key: held(preferences, key) for key in wanted}
    for key, value in wanted.items():
        hold(preferences, key, value)
    preferences.keep(KEPT_AS, json.dumps([name, before]) if wanted else "")
    preferences.changed.emit(KEPT_AS)


def _bring_back(preferences: Preferences, key: str, value: Any) -> None:
    try:
        hold(preferences, key, value)
    except (ValueError, TypeError, KeyError):  # a word of another version
        return
