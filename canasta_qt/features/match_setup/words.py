"""The games that a new match offers as pictures: short names, a sentence, the cards shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.words.people import level_name
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, Text, Texts, counted
from canasta_qt.words.translate import translate


@dataclass(frozen=True, slots=True)
class Favourite:
    """One of them: name and sentence in English, and the cards from left to right."""

    name: str
    sentence: str
    cards: tuple[str, ...]


def _of(name: str, sentence: str, *cards: str) -> Favourite:
    return Favourite(
        QT_TRANSLATE_NOOP("favourites", name), QT_TRANSLATE_NOOP("favourites", sentence), cards
    )


FAVOURITES: Final = {
    "classic_4p": _of("Classic", "Two pairs, and one canasta to go out", "Kh", "Qs", "Jc"),
    "american_2017": _of("Modern American", "Always frozen, with special hands", "7s", "7h", "7d"),
    "hand_and_foot": _of("Hand and Foot", "A second hand waits for you", "back", "back", "9c"),
    "samba": _of("Samba", "Three packs, and sequences too", "5h", "6h", "7h"),
    "classic_2p": _of("Classic for two", "Two canastas to go out", "As", "Ah"),
}
"""By the ids of the games, in the order in which they are offered."""

IN_PLACE: Final = {
    "classic_3p": _of("Classic for three", "Who takes the pile plays alone", "Ah", "Ks", "Qd"),
    "bolivia": _of("Bolivia", "Sequences, and canastas of wild cards", "X1", "2h", "2s"),
}
"""The games offered where nothing else was played."""

OTHER_CARDS: Final = ("X1", "2d", "2s")


class _ShortLevel(Texts, context="favourites"):
    NEWCOMER = Text("Newcomer")
    CASUAL = Text("Casual")
    STEADY = Text("Steady")
    CLUB = Text("Club")
    EXPERT = Text("Expert")
    MASTER = Text("Master")


_PLAYERS: Final = QT_TRANSLATE_N_NOOP("favourites", "1 player", "{n} players")
_MINUTES: Final = QT_TRANSLATE_N_NOOP("favourites", "1 min", "{n} min")


def said(text: str) -> str:
    """A text of this module in the language of now."""
    return translate("favourites", text)


class LengthText(Texts, context="favourites"):
    ONE_DEAL = Text("One deal")
    QUARTER = Text("About 15 min")
    TO = Text("To {points}")


def short_level(level: str) -> str:
    short = _ShortLevel.get(level)
    return short() if short is not None else level_name(level)


def players_text(players: int) -> str:
    return counted(_PLAYERS, players)


def minutes_text(minutes: int | None) -> str:
    """About how many minutes; nothing where nobody knows."""
    return counted(_MINUTES, minutes) if minutes is not None else ""


def first_sentence(text: str, most: int = 70) -> str:
    """The beginning of a description, cut at a sentence or at a word."""
    line = " ".join(text.split())
    for end in (". ", ": ", "; "):
        head = line.partition(end)[0]
        if head != line and len(head) <= most:
            return head.rstrip(".")
    if len(line) <= most:
        return line.rstrip(".")
    return line[:most].rsplit(" ", 1)[0] + "…"
