"""What the program itself says in lessons; what a lesson says stands in its file."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import Text, Texts


class LessonText(Texts, context="Lessons"):
    NOT_NOW = Text("Good thought, but first do what is said here.")
    STEP = Text("Step {n} of {all}")
    DONE = Text("Done")
    FAMILY_FIRST_HAND = Text("To begin with")
    FAMILY_CLASSIC = Text("Classic")
    FAMILY_AMERICAN = Text("Modern American")
    FAMILY_HAND_AND_FOOT = Text("Hand and Foot")
    MINUTES = Text("{n} min")
    STATE_DONE = Text("done")
    STATE_NEW = Text("new")


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
