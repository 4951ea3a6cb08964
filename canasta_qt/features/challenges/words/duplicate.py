"""Duplicate matches in words."""

from __future__ import annotations

from typing import Final

from canasta_qt.features.challenges.compared.results import DEALS, Standing, match_points
from canasta_qt.features.challenges.words.compare import difference_words, signed
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures, spelled
from canasta_qt.words.translate import translate

CONTEXT: Final = "Duplicate"


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Duplicate", text)


_TEXTS: Final[dict[str, str]] = {
    "window": _mark("Duplicate match"),
    "intro": _mark(
        "You play {n} deals among Experts. Expert also plays your seat, with the same cards in the "
        "same situation, and each deal is scored by the difference."
    ),
    "habit": _mark(
        "Match points, as bridge clubs count them: two for every deal in which you did better "
        "than Expert with your cards, one for an equal one, however large the difference is."
    ),
    "new": _mark("&Begin"),
    "go_on": _mark("C&ontinue"),
    "look": _mark("&Compare…"),
    "none": _mark(
        "No duplicate match yet. Choose a game and begin one: you can leave it any time."
    ),
    "match": _mark("{date}: {progress}"),
    "progress": _mark("{n} of {all} deals"),
    "finished": _mark("finished"),
    "standing": _mark("{points} points, {earned} of {most} match points"),
    "not_yet": _mark("Nothing is compared yet."),
    "column.deal": _mark("Deal"),
    "column.you": _mark("You"),
    "column.expert": _mark("Expert"),
    "column.difference": _mark("Difference"),
    "column.match_points": _mark("Match points"),
    "sum": _mark("Together"),
    "row": _mark("Deal {deal}: you {you}, Expert {expert}; {difference}; match points: {earned}"),
    "notice": _mark("Duplicate match, deal {deal}: {difference}."),
    "notice.last": _mark("Duplicate match, deal {deal}: {difference}. In all: {standing}."),
    "beside": _mark("Beside Expert: {standing}"),
    "beside.so_far": _mark("Beside Expert after {n} of {all} deals: {standing}"),
    "unkept": _mark("The match cannot be kept, so it was not begun: {reason}"),
}


def duplicate_text(key: str, **values: object) -> str:
    """One of the texts above."""
    return translate(CONTEXT, _TEXTS[key]).format(**values)


def intro_text() -> str:
    """What a duplicate match is."""
    return duplicate_text("intro", n=spelled(DEALS))


def standing_words(standing: Standing) -> str:
    """How a match stands."""
    if not standing.compared:
        return duplicate_text("not_yet")
    return duplicate_text(
        "standing",
        points=signed(standing.points),
        earned=figures(standing.match_points),
        most=figures(standing.most),
    )


def beside_words(standing: Standing, deals: int) -> str:
    """Told at the end of a match of so many deals; Expert may still be playing some of them."""
    words = standing_words(standing)
    if standing.compared in (0, deals):
        return duplicate_text("beside", standing=words)
    n, whole = figures(standing.compared), figures(deals)
    return duplicate_text("beside.so_far", n=n, all=whole, standing=words)


def deal_words(deal: int, you: float, expert: float, level: str) -> str:
    """A deal in a sentence."""
    return duplicate_text(
        "row",
        deal=deal,
        you=signed(you),
        expert=signed(expert),
        difference=difference_words(you - expert, level),
        earned=match_points(you - expert),
    )


def told_words(deal: int, difference: float, level: str, last: Standing | None) -> str:
    """Said when a deal of a duplicate match is compared; with how the match ended, if it has."""
    words = difference_words(difference, level)
    if last is None:
        return duplicate_text("notice", deal=deal, difference=words)
    return duplicate_text("notice.last", deal=deal, difference=words, standing=standing_words(last))
