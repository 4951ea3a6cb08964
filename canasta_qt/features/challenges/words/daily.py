"""Daily deals in words: what is offered on a date, and how it went."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.rules import preset
from canasta_qt.words.games import shown_title
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("DailyWords", text)


_WORDS: Final[dict[str, str]] = {
    "window": _mark("Daily deal"),
    "today": _mark("Today’s deal"),
    "of_day": _mark("The deal of {date}"),
    "this_week": _mark("This week’s game: {game}"),
    "of_week": _mark("The game of the week of {date}: {game}"),
    "about": _mark("{game}, one deal, the same cards for everyone on this date."),
    "about_week": _mark("{game}, one deal, the same cards for everyone in this week."),
    "result": _mark("You made {own}, the others {other}."),
    "not_ended": _mark("Begun, and not finished yet."),
    "not_played": _mark("Not played yet."),
    "again": _mark("Your first result counts. You may play the cards again whenever you like."),
    "seal": _mark("The seal of the deck, known before the first card:"),
    "free": _mark("A day that you miss costs nothing: past deals stay here."),
    "day": _mark("{date}, {state}"),
    "week_row": _mark("Week of {date}: {game}, {state}"),
    "played": _mark("played, {own} to {other}"),
    "begun": _mark("begun"),
    "open": _mark("not played"),
    "to_come": _mark("still to come"),
    "none": _mark("no deal"),
}


def daily_text(key: str, **values: object) -> str:
    """A sentence with its values."""
    return translate("DailyWords", _WORDS[key]).format(**values)


def game_title(game: str) -> str:
    """The game of a deal."""
    return shown_title(preset(game).name)


def result_words(own: int, other: int) -> str:
    """What a deal brought."""
    return daily_text("result", own=figures(own), other=figures(other))
