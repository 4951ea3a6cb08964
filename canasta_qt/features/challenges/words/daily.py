"""Daily deals in words: what is offered on a date, and how it went."""

from __future__ import annotations

from canasta_qt.engine.rules import preset
from canasta_qt.words.games import shown_title
from canasta_qt.words.sentences import Text, Texts, figures


class DailyText(Texts, context="DailyWords"):
    WINDOW = Text("Daily deal")
    TODAY = Text("Today’s deal")
    OF_DAY = Text("The deal of {date}")
    THIS_WEEK = Text("This week’s game: {game}")
    OF_WEEK = Text("The game of the week of {date}: {game}")
    ABOUT = Text("{game}, one deal, the same cards for everyone on this date.")
    ABOUT_WEEK = Text("{game}, one deal, the same cards for everyone in this week.")
    RESULT = Text("You made {own}, the others {other}.")
    NOT_ENDED = Text("Begun, and not finished yet.")
    NOT_PLAYED = Text("Not played yet.")
    AGAIN = Text("Your first result counts. You may play the cards again whenever you like.")
    SEAL = Text("The seal of the deck, known before the first card:")
    FREE = Text("A day that you miss costs nothing: past deals stay here.")
    DAY = Text("{date}, {state}")
    WEEK_ROW = Text("Week of {date}: {game}, {state}")
    PLAYED = Text("played, {own} to {other}")
    BEGUN = Text("begun")
    OPEN = Text("not played")
    TO_COME = Text("still to come")
    NONE = Text("no deal")


def game_title(game: str) -> str:
    """The game of a deal."""
    return shown_title(preset(game).name)


def result_words(own: int, other: int) -> str:
    """What a deal brought."""
    return DailyText.RESULT(own=figures(own), other=figures(other))
