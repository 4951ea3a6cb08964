"""Games in words: names, two lines about each, where its rules were read, and the ceremony.

Logs, settings and the database keep the English names, so that they mean the same after another
language was chosen. Names that somebody typed are said as they are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from canasta_qt.record.names import clean_name
from canasta_qt.words.sentences import Text, Texts
from canasta_qt.words.translate import translate

MOST_SOURCES: Final = 3
"""Sources of a game that are named, at most."""

_NAMES: Final[dict[str, str]] = {
    "pagat": "pagat.com",
    "denexa": "denexa.com",
    "cardgames.io": "cardgames.io",
    "canasta.com 2024": "canasta.com",
    "gamerules": "gamerules",
    "rummy-games": "rummy-games.com",
    "card-games-galore": "Card Games Galore",
    "bicycle": "bicyclecards.ca",
    "parlett": "David Parlett, The Penguin Book of Card Games",
    "scheicher": "scheicher.pagat.com",
    "cla-notes": "canastaleague.org",
    "wikipedia": "Wikipedia",
    "de-wiki": "Wikipedia",
    "howstuffworks": "howstuffworks.com",
    "jonola.com": "jonola.com",
}
"""Source tags of the catalogue, `found:` and what is in brackets left out, and who that is."""

_TAG: Final = re.compile(r"\[(?:found: *)?([^\]();]+)")


class ConfidenceText(Texts, context="game_sources"):
    HIGH = Text("Well documented.")
    MEDIUM = Text("Documented, with some points open.")
    LOW_MEDIUM = Text("Reconstructed from few sources.")
    LOW = Text("Reconstructed: little is known for certain.")


def source_names(texts: Iterable[str]) -> tuple[str, ...]:
    """The sources that tags in these texts name, the most frequent first, at most three."""
    count: Counter[str] = Counter()
    for text in texts:
        for tag in _TAG.findall(text):
            tag = tag.strip()  # `pagat-samba` is a page of pagat; our own rulings have no name
            name = _NAMES.get(tag) or _NAMES.get(tag.partition("-")[0])
            if name:
                count[name] += 1
    return tuple(name for name, _ in count.most_common(MOST_SOURCES))


class CeremonyText(Texts, context="Ceremony"):
    """Sentences before the first deal, and about a game that had to be reconstructed."""

    YOU_HIGHEST = Text("You and {other} drew the highest cards: you play together.")
    OTHER_HIGHEST = Text("{name} and {other} drew the highest cards and play together.")
    BY_LOT = Text("Seats are drawn at random.")
    YOU_FIRST = Text("You have the highest card and play first.")
    OTHER_FIRST = Text("{name} has the highest card and plays first.")
    YOU_DEAL = Text("You deal.")
    OTHER_DEAL = Text("{name} deals.")
    YOU_CUT = Text("You cut the deck.")
    OTHER_CUT = Text("{name} cuts the deck.")
    RECONSTRUCTED = Text("A reconstructed game. {note}")
    TITLE = Text("{game} (reconstructed)")


class TitleText(Texts, context="match_setup"):
    """What is added to the name of a game for a match.

    Its rules were changed, it has another length than they say, or Expert plays the same cards.
    """

    CHANGED = Text("{game}, changed")
    DEAL = Text("{game}, one deal")
    QUARTER = Text("{game}, about 15 minutes")
    SHORT = Text("{game}, short match")
    DUPLICATE = Text("{game}, duplicate match")


def game_name(kept: str) -> str:
    """A game of the catalogue."""
    return translate("game_names", kept)


def game_note(kept: str) -> str:
    """What the catalogue remarks on a game."""
    return translate("game_notes", kept) if kept else ""


def game_description(kept: str) -> str:
    """What is special about a game, in two lines; nothing for a game without a description."""
    return translate("game_descriptions", kept) if kept else ""


def game_remark(kept: str) -> str:
    """How well the rules of a game are known."""
    return translate("game_remarks", kept) if kept else ""


def shown_title(kept: str) -> str:
    """The title of rules on one line: a game's, one's own, perhaps changed for a match."""
    for text, ending in _endings():
        if kept.endswith(ending):
            return text(game=shown_title(kept.removesuffix(ending)))
    return clean_name(game_name(_RENAMED.get(kept, kept)), "")


def name_now(kept: str) -> str:
    """A title as it would be kept today: games were renamed."""
    for _, ending in _endings():
        if kept.endswith(ending):
            return name_now(kept.removesuffix(ending)) + ending
    return _RENAMED.get(kept, kept)


def by_name_now(kept: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Titles of rules by how they would be kept today."""
    return {now: tuple(names) for now, names in groupby(sorted(kept, key=name_now), name_now)}


def _endings() -> Iterator[tuple[Text, str]]:
    """What may be added to the name of a game, and how that ends in English."""
    for text in (*TitleText.all().values(), CeremonyText.TITLE):
        yield text, text.english.removeprefix("{game}")


_RENAMED: Final = {
    "Modern American (2017)": "Modern American",
    "Modern Canasta 2024": "Modern American 2024",
}
"""Games by their names in logs that are older."""
