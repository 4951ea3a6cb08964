"""Duplicate matches in words."""

from __future__ import annotations

from canasta_qt.features.challenges.compared.results import DEALS, Standing, match_points
from canasta_qt.features.challenges.words.compare import difference_words, signed
from canasta_qt.words.sentences import Text, Texts, figures, spelled


class DuplicateText(Texts, context="Duplicate"):
    WINDOW = Text("Duplicate match")
    INTRO = Text(
        "You play {n} deals among Experts. Expert also plays your seat, with the same cards in the "
        "same situation, and each deal is scored by the difference."
    )
    HABIT = Text(
        "Match points, as bridge clubs count them: two for every deal in which you did better "
        "than Expert with your cards, one for an equal one, however large the difference is."
    )
    NEW = Text("&Begin")
    GO_ON = Text("C&ontinue")
    LOOK = Text("&Compare…")
    NONE = Text("No duplicate match yet. Choose a game and begin one: you can leave it any time.")
    MATCH = Text("{date}: {progress}")
    PROGRESS = Text("{n} of {all} deals")
    FINISHED = Text("finished")
    STANDING = Text("{points} points, {earned} of {most} match points")
    NOT_YET = Text("Nothing is compared yet.")
    COLUMN_DEAL = Text("Deal")
    COLUMN_YOU = Text("You")
    COLUMN_EXPERT = Text("Expert")
    COLUMN_DIFFERENCE = Text("Difference")
    COLUMN_MATCH_POINTS = Text("Match points")
    SUM = Text("Together")
    ROW = Text("Deal {deal}: you {you}, Expert {expert}; {difference}; match points: {earned}")
    NOTICE = Text("Duplicate match, deal {deal}: {difference}.")
    NOTICE_LAST = Text("Duplicate match, deal {deal}: {difference}. In all: {standing}.")
    BESIDE = Text("Beside Expert: {standing}")
    BESIDE_SO_FAR = Text("Beside Expert after {n} of {all} deals: {standing}")


def intro_text() -> str:
    """What a duplicate match is."""
    return DuplicateText.INTRO(n=spelled(DEALS))


def standing_words(standing: Standing) -> str:
    """How a match stands."""
    if not standing.compared:
        return DuplicateText.NOT_YET()
    return DuplicateText.STANDING(
        points=signed(standing.points),
        earned=figures(standing.match_points),
        most=figures(standing.most),
    )


def beside_words(standing: Standing, deals: int) -> str:
    """Told at the end of a match of so many deals; Expert may still be playing some of them."""
    words = standing_words(standing)
    if standing.compared in (0, deals):
        return DuplicateText.BESIDE(standing=words)
    n, whole = figures(standing.compared), figures(deals)
    return DuplicateText.BESIDE_SO_FAR(n=n, all=whole, standing=words)


def deal_words(deal: int, you: float, expert: float, level: str) -> str:
    """A deal in a sentence."""
    return DuplicateText.ROW(
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
        return DuplicateText.NOTICE(deal=deal, difference=words)
    return DuplicateText.NOTICE_LAST(deal=deal, difference=words, standing=standing_words(last))
