"""What can be switched on and off, and what is one of several words: the settings as data.

A row here is all that a new switch needs: it is kept, told of and restored like the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Flag:
    """Something that is on or off.

    Attributes:
        key: its name in the settings.
        default: whether it is usually on.
        group: what it belongs to: cards, hand, motion, sounds, people or reading.
    """

    key: str
    default: bool
    group: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that is one of several words.

    Attributes:
        key: its name in the settings.
        values: the words, in the order in which they are offered.
        default: the usual one.
        group: what it belongs to, as for `Flag`.
    """

    key: str
    values: tuple[str, ...]
    default: str
    group: str


SOUND_FLAGS: Final = {
    name: f"sound_{name}"
    for name in ("deal", "draw", "place", "slide", "canasta", "take", "turn", "win")
}
"""The switch of each sound, by the sound's short name."""

EFFECT_FLAGS: Final = ("fly_cards", "stagger_deal", "flip", "shake", "sweep")
"""The switches of what moves: cards fly, are dealt one by one, turn over, say no, are swept."""


def _flags() -> Iterable[Flag]:
    yield Flag("four_colour", False, "cards")
    yield Flag("jumbo_index", False, "cards")
    yield Flag("mark_new_cards", True, "hand")
    yield Flag("auto_sort", True, "hand")
    for key in ("warn_layoff", "warn_gift", "confirm_concede", "confirm_leave_match"):
        yield Flag(key, True, "hand")
    yield Flag("confirm_go_out", False, "hand")
    yield Flag("remarks", True, "people")
    yield Flag("faces", True, "people")
    for key in EFFECT_FLAGS:
        yield Flag(key, True, "motion")
    for key in SOUND_FLAGS.values():
        yield Flag(key, True, "sounds")
    yield Flag("announce_events", True, "reading")
    yield Flag("advice_kept", False, "people")


FLAGS: Final[Mapping[str, Flag]] = {flag.key: flag for flag in _flags()}
"""Every switch by its key."""

CHOICES: Final[Mapping[str, Choice]] = {
    choice.key: choice
    for choice in (
        Choice(
            "theme", ("evening", "light", "dark", "high_contrast", "system"), "evening", "cards"
        ),
        Choice("felt", ("theme", "green", "blue", "burgundy", "walnut", "slate"), "theme", "cards"),
        Choice("back", ("classic", "blue", "green", "weave", "plain"), "classic", "cards"),
        Choice("motion", ("system", "full", "reduced"), "system", "motion"),
        Choice("pace_pause", ("none", "short", "long", "click"), "short", "motion"),
        Choice("language", ("system", "en", "es", "de"), "system", "people"),
        Choice(
            "sort_order", ("rank_up", "rank_down", "wilds_left", "wilds_right"), "rank_up", "hand"
        ),
    )
}
"""Every choice by its key."""
