"""Moves in words: what a player knew and compared before one."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.words.cards import a_rank, listed, ranks_name
from canasta_qt.words.sentences import Text, Texts, figures


class AnalysisText(Texts, context="Known"):
    TITLE = Text("What {name} knew")
    TITLE_OWN = Text("What you knew")
    MOVE = Text("Deal {deal}, move {n} of {all}")
    BOT = Text(
        "This is all that {name} knew: no card from another hand, the stock or a later deal."
    )
    PERSON = Text("All that could be seen from this seat.")
    HAND = Text("In hand")
    TABLE = Text("On the table")
    PILE = Text("Discard pile, the top card last")
    OTHERS = Text("Face-down cards")
    UNSEEN = Text("Not seen yet, wherever these cards may be")
    SCORES = Text("Points before the deal")
    STOCK = Text("Stock")
    FOOT = Text("Foot of {name}")
    FROZEN = Text("frozen")
    NOTHING = Text("Nothing yet")
    EMPTY = Text("Empty")
    HOLDS = Text("{count}, including {cards} from the pile")
    FORGETS = Text("A player of this level remembers nothing that is out of sight.")
    REMEMBERS = Text("A player of this level remembers only the last round.")
    NO_READING = Text("It does not think about what others may hold.")
    THUMB = Text("No moves were compared: this one follows rules of thumb.")
    THINKING = Text("Working it out again…")
    AGAIN = Text("Worked out again just now.")
    KEPT = Text("Saved with the match when the move was made.")
    OTHER = Text("This time the bot would play something else.")
    JUDGING = Text("Comparing it in imagined deals…")
    VALUE = Text("{points} ± {spread}")
    TAKEN = Text("{name} takes the pile in {n} of 100 likely deals")
    SOME = Text("{n} {ranks}")
    FAILED = Text("It could not be worked out this time.")


class _ReasonText(Texts, context="Known"):
    """Reason code to its words; the others say nothing here."""

    SAFER = Text("safer than the next best")
    BETTER = Text("clearly best")
    ABOUT_EQUAL = Text("others are about as good")


def reason_words(reasons: Sequence[str]) -> str:
    return listed(text() for text in map(_ReasonText.get, reasons) if text is not None)


def counted(counts: Sequence[int]) -> str:
    """Cards by kind with their numbers: "a king, 3 aces and a joker"."""
    parts = (
        a_rank(kind) if count == 1 else AnalysisText.SOME(n=figures(count), ranks=ranks_name(kind))
        for kind, count in enumerate(counts)
        if count
    )
    return listed(parts)
