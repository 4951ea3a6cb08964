"""What the program itself says in lessons; what a lesson says stands in its file."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Lessons", text)


_SAYINGS: Final = {
    "not_now": _mark("Good thought, but first do what is said here."),
    "refused": _mark("The rules do not allow that here."),
    "step": _mark("Step {n} of {all}"),
    "done": _mark("Done"),
    "try_again": _mark("That was a try. Now take it back."),
    "family.first_hand": _mark("To begin with"),
    "family.classic": _mark("Classic"),
    "family.american": _mark("Modern American"),
    "family.hand_and_foot": _mark("Hand and Foot"),
    "minutes": _mark("{n} min"),
    "go_on_step": _mark("Go on with step {n}"),
    "state.done": _mark("done"),
    "state.new": _mark("new"),
}


ADVICE: Final = {
    "classic/counting_the_opening": "open",
    "classic/frozen_pile": "pile",
    "classic/black_threes": "throw",
    "classic/freezing_the_pile": "freeze",
    "classic/safe_discard": "throw",
    "classic/hold_or_lay": "keep",
    "classic/high_minimum": "open",
    "classic/going_out": "out",
    "american/always_frozen": "keep",
    "american/opening": "open",
    "american/threes": "out",
    "american/sevens": "sevens",
    "american/aces_and_wild_cards": "wilds",
    "american/dead_ranks": "throw",
    "american/special_hands": "hands",
    "hand_and_foot/two_drawn": "heart",
    "hand_and_foot/top_seven": "pile",
    "hand_and_foot/red_black_wild": "wilds",
    "hand_and_foot/reaching_the_foot": "heart",
    "hand_and_foot/opening_by_deal": "open",
    "hand_and_foot/going_out": "out",
}
"""Lesson to the topic of the guide that goes on with it (`rulebook.strategy.chapter.TOPICS`)."""


def lesson_text(key: str, **values: object) -> str:
    """One of the sayings around lessons, in the language of now."""
    return translate("Lessons", _SAYINGS[key]).format(**values)
