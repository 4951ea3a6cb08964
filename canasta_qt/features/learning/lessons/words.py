"""What the program itself says in lessons, and tips; what a lesson says stands in its file."""

from __future__ import annotations

from typing import Final

from canasta_qt.words.sentences import Text, Texts


class LessonText(Texts, context="Lessons"):
    NOT_NOW = Text("That comes later: first do what is asked.")
    WATCH = Text("Watch what the others do.")
    ANOTHER = Text("Now another position.")
    STEP = Text("Step {n} of {all}")
    DONE = Text("Done")
    FAMILY_FIRST_HAND = Text("To begin with")
    FAMILY_CLASSIC = Text("Classic")
    FAMILY_TWO_PLAYERS = Text("Two players")
    FAMILY_THREE_PLAYERS = Text("Three players")
    FAMILY_AMERICAN = Text("Modern American")
    FAMILY_HAND_AND_FOOT = Text("Hand and Foot")
    FAMILY_SAMBA = Text("Samba")
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
    "classic/the_small_pile": "pile",
    "classic/partners_discards": "partner",
    "two_players/two_of_everything": "heart",
    "two_players/what_was_taken": "heart",
    "three_players/alone_or_not": "heart",
    "three_players/your_partner": "partner",
    "american/always_frozen": "keep",
    "american/opening": "open",
    "american/threes": "out",
    "american/sevens": "sevens",
    "american/aces_and_wild_cards": "wilds",
    "american/dead_ranks": "throw",
    "american/special_hands": "hands",
    "american/stay_or_go_out": "out",
    "american/stoppers": "sevens",
    "american/before_the_opening": "throw",
    "hand_and_foot/two_drawn": "heart",
    "hand_and_foot/top_seven": "pile",
    "hand_and_foot/red_black_wild": "wilds",
    "hand_and_foot/reaching_the_foot": "heart",
    "hand_and_foot/opening_by_deal": "open",
    "hand_and_foot/going_out": "out",
    "hand_and_foot/saving_pairs": "keep",
    "samba/sequences": "heart",
    "samba/the_middle": "keep",
    "samba/the_top_card": "pile",
    "samba/wild_cards": "wilds",
    "samba/going_out": "out",
}
"""Lesson to the topic of the guide that goes on with it (`rulebook.strategy.chapter.TOPICS`)."""


class TipText(Texts, context="Tips"):
    """The tips of somebody's first real deals, each told when it is due for the first time."""

    ASKED = Text("Your partner asks to go out. Say no if you still hold many points.")
    GO_OUT = Text("You can go out now: lay down all your cards, and the deal is yours.")
    TAKE = Text("You can take the pile: all its cards are yours.")
    BLOCKED = Text("A black three blocks the pile for one turn. Draw from the stock.")
    FROZEN = Text("The pile is frozen: only two natural cards from your hand take it.")
    OPEN = Text("You can open: select cards of one rank and watch the points add up.")
    CANASTA = Text("Your side has a canasta: from now on you may go out.")
    RED_THREE = Text(
        "A red three goes to the table by itself, and counts 100 points once you open."
    )
    STOCK = Text("The stock is nearly empty: lay down what you can, the deal may end soon.")
