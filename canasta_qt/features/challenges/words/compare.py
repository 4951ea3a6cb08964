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
    QT_TRANSLATE_NOOP,
    counted,
    figures,
    spelled,
)
from canasta_qt.words.translate import translate

CONTEXT: Final = "Compare"


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Compare", text)


_TEXTS: Final[dict[str, str]] = {
    "window": _mark("The expert on your cards"),
    "intro": _mark(
        "The same cards and the same companions: this is what {levels} made of your seat. The "
        "points are those by which your side was ahead in the deal."
    ),
    "column.deal": _mark("Deal"),
    "column.you": _mark("You"),
    "column.difference": _mark("You and {level}"),
    "sum": _mark("All {n} deals"),
    "pending": _mark("…"),
    "running": _mark("{level} plays deal {deal}… {done} of {all}"),
    "stopped": _mark("Stopped after {done} of {all}."),
    "done": _mark("All deals are compared."),
    "failed": _mark("The comparison had to end early; what was played is shown."),
    "none": _mark("No deal is over yet. Play one to its end, then compare it."),
    "damaged": _mark("This match cannot be played again: {reason}"),
    "same": _mark("the same"),
    "more": _mark("you were {points} points further ahead"),
    "less": _mark("{level} was {points} points further ahead"),
    "row": _mark("Deal {deal}: you {you}, {others}; {difference}"),
    "row.pending": _mark("Deal {deal}: you {you}. The others are still to play it."),
    "level": _mark("{level} {points}"),
    "average": _mark(
        "Over {n} deals, compared with {level}: {mean} ± {spread} points a deal on average."
    ),
    "average.wide": _mark(
        "Over {n} deals, compared with {level}: {mean} ± {spread} points a deal on average. That "
        "may still be chance."
    ),
    "note.people": _mark(
        "Other people played too. Nobody can play like them: a steady player sits in for {names}."
    ),
    "note.rules": _mark(
        "In this game {level} cannot imagine the hidden cards and plays by rules of thumb."
    ),
    "note.slow": _mark(
        "The fast core is not installed: {level} imagines fewer deals here, and plays less well."
    ),
    "note.company": _mark(
        "Your companions played deal {deals} differently this time, before you did: the match was "
        "played with another version, or on a slow computer."
    ),
    "same_play": _mark("Every move is the same as yours."),
    "parts": _mark("The first different move is number {n}, by {name}."),
    "parts.yours": _mark("The first different move is number {n}, one of yours."),
    "statistics.none": _mark(
        "Nothing was compared yet. After a deal or a match, “Compare” lets Expert play your cards."
    ),
    "statistics.few": _mark("too few yet"),
    "statistics.mean": _mark("{mean} ± {spread}"),
    "statistics.note": _mark(
        "By how many points you were further ahead in a deal than Expert was with your cards. All "
        "matches that were compared count, whatever is chosen above."
    ),
    "pair.window": _mark("Deal {deal}: yours and {level}’s"),
    "pair.yours": _mark("Yours"),
    "pair.theirs": _mark("{level}’s"),
    "pair.where": _mark("{way}: move {action} of {actions}"),
    "pair.same": _mark("The same so far"),
    "pair.first": _mark("The first different move comes next"),
    "pair.apart": _mark("The two have parted"),
}

FEW: Final = QT_TRANSLATE_N_NOOP(
    "Compare",
    "{n} deal was compared so far. An average is told from {enough} deals on.",
    "{n} deals were compared so far. An average is told from {enough} deals on.",
)


def compare_text(key: str, **values: object) -> str:
    """One of the texts above."""
    return translate(CONTEXT, _TEXTS[key]).format(**values)


def signed(points: float) -> str:
    """Points with their sign, rounded: +35, −120, 0."""
    rounded = round(points)
    return figures(rounded, signed=rounded != 0)


def difference_words(difference: float, level: str) -> str:
    """By how much the two were apart, as a part of a sentence."""
    rounded = round(difference)
    if rounded == 0:
        return compare_text("same")
    key = "more" if rounded > 0 else "less"
    return compare_text(key, points=figures(abs(rounded)), level=level_name(level))


def row_words(deal: int, you: float, others: Sequence[tuple[str, float]], gap: float) -> str:
    """A deal in a sentence; the first of the others is the one compared with."""
    told = [
        compare_text("level", level=level_name(level), points=signed(points))
        for level, points in others
    ]
    difference = difference_words(gap, others[0][0])
    return compare_text(
        "row", deal=deal, you=signed(you), others=", ".join(told), difference=difference
    )


def average_words(found: Average | None, deals: int, level: str) -> str:
    """The running mean, or how many deals there are so far."""
    if found is None:
        return counted(FEW, deals, enough=spelled(ENOUGH))
    key = "average" if abs(found.mean) > found.spread else "average.wide"
    return compare_text(
        key,
        n=figures(found.deals),
        level=level_name(level),
        mean=signed(found.mean),
        spread=figures(round(found.spread)),
    )
