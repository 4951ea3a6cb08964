"""The expert on your cards in words: what was compared, what it says, and what it cannot say.

Nothing here ranks or blames: a deal says how far two ways through the same cards are apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.features.challenges.compared.results import ENOUGH, Average
from canasta_qt.words.people import level_name
from canasta_qt.words.sentences import (
    QT_TRANSLATE_N_NOOP,
    Text,
    Texts,
    counted,
    figures,
    spelled,
)


class CompareText(Texts, context="Compare"):
    WINDOW = Text("The expert on your cards")
    INTRO = Text(
        "The same cards and the same companions: this is what {levels} made of your seat. The "
        "points are those by which your side was ahead in the deal."
    )
    COLUMN_DEAL = Text("Deal")
    COLUMN_YOU = Text("You")
    COLUMN_DIFFERENCE = Text("You and {level}")
    SUM = Text("All {n} deals")
    PENDING = Text("…")
    RUNNING = Text("{level} plays deal {deal}… {done} of {all}")
    STOPPED = Text("Stopped after {done} of {all}.")
    DONE = Text("All deals are compared.")
    FAILED = Text("The comparison had to end early; what was played is shown.")
    NONE = Text("No deal is over yet. Play one to its end, then compare it.")
    DAMAGED = Text("This match cannot be played again: {reason}")
    SAME = Text("the same")
    MORE = Text("you were {points} points further ahead")
    LESS = Text("{level} was {points} points further ahead")
    ROW = Text("Deal {deal}: you {you}, {others}; {difference}")
    ROW_PENDING = Text("Deal {deal}: you {you}. The others are still to play it.")
    LEVEL = Text("{level} {points}")
    AVERAGE = Text(
        "Over {n} deals, compared with {level}: {mean} ± {spread} points a deal on average."
    )
    AVERAGE_WIDE = Text(
        "Over {n} deals, compared with {level}: {mean} ± {spread} points a deal on average. That "
        "may still be chance."
    )
    NOTE_PEOPLE = Text(
        "Other people played too. Nobody can play like them: a steady player sits in for {names}."
    )
    NOTE_RULES = Text(
        "In this game {level} cannot imagine the hidden cards and plays by rules of thumb."
    )
    NOTE_SLOW = Text(
        "The fast core is not installed: {level} imagines fewer deals here, and plays less well."
    )
    NOTE_COMPANY = Text(
        "Your companions played deal {deals} differently this time, before you did: the match was "
        "played with another version, or on a slow computer."
    )
    SAME_PLAY = Text("Every move is the same as yours.")
    PARTS = Text("The first different move is number {n}, by {name}.")
    PARTS_YOURS = Text("The first different move is number {n}, one of yours.")
    STATISTICS_NONE = Text(
        "Nothing was compared yet. After a deal or a match, “Compare” lets Expert play your cards."
    )
    STATISTICS_FEW = Text("too few yet")
    STATISTICS_MEAN = Text("{mean} ± {spread}")
    STATISTICS_NOTE = Text(
        "By how many points you were further ahead in a deal than Expert was with your cards. All "
        "matches that were compared count, whatever is chosen above."
    )
    PAIR_WINDOW = Text("Deal {deal}: yours and {level}’s")
    PAIR_YOURS = Text("Yours")
    PAIR_THEIRS = Text("{level}’s")
    PAIR_WHERE = Text("{way}: move {action} of {actions}")
    PAIR_SAME = Text("The same so far")
    PAIR_FIRST = Text("The first different move comes next")
    PAIR_APART = Text("The two have parted")


FEW: Final = QT_TRANSLATE_N_NOOP(
    "Compare",
    "{n} deal was compared so far. An average is told from {enough} deals on.",
    "{n} deals were compared so far. An average is told from {enough} deals on.",
)


def signed(points: float) -> str:
    """Points with their sign, rounded: +35, −120, 0."""
    rounded = round(points)
    return figures(rounded, signed=rounded != 0)


def difference_words(difference: float, level: str) -> str:
    """By how much the two were apart, as a part of a sentence."""
    rounded = round(difference)
    if rounded == 0:
        return CompareText.SAME()
    text = CompareText.MORE if rounded > 0 else CompareText.LESS
    return text(points=figures(abs(rounded)), level=level_name(level))


def row_words(deal: int, you: float, others: Sequence[tuple[str, float]], gap: float) -> str:
    """A deal in a sentence; the first of the others is the one compared with."""
    told = [
        CompareText.LEVEL(level=level_name(level), points=signed(points))
        for level, points in others
    ]
    difference = difference_words(gap, others[0][0])
    return CompareText.ROW(
        deal=deal, you=signed(you), others=", ".join(told), difference=difference
    )


def average_words(found: Average | None, deals: int, level: str) -> str:
    """The running mean, or how many deals there are so far."""
    if found is None:
        return counted(FEW, deals, enough=spelled(ENOUGH))
    text = CompareText.AVERAGE if abs(found.mean) > found.spread else CompareText.AVERAGE_WIDE
    return text(
        n=figures(found.deals),
        level=level_name(level),
        mean=signed(found.mean),
        spread=figures(round(found.spread)),
    )
