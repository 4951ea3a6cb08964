"""Games in words: names, two lines about each, where its rules were read, and the ceremony.

Logs, settings and the database keep the English names, so that they mean the same after another
language was chosen. Names that somebody typed are said as they are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from canasta_qt.record.rule_set import clean_name
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Ceremony", text)


MOST_SOURCES: Final = 3
"""So many sources of a game are named."""

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

_CONFIDENCE: Final[dict[str, str]] = {
    "high": QT_TRANSLATE_NOOP("game_sources", "Well documented."),
    "medium": QT_TRANSLATE_NOOP("game_sources", "Documented, with some points open."),
    "low-medium": QT_TRANSLATE_NOOP("game_sources", "Reconstructed from few sources."),
    "low": QT_TRANSLATE_NOOP("game_sources", "Reconstructed: little is known for certain."),
}


def source_names(texts: Iterable[str]) -> tuple[str, ...]:
    """Whom the source tags in these texts speak of, the most frequent first, at most three."""
    count: Counter[str] = Counter()
    for text in texts:
        for tag in _TAG.findall(text):
            name = _name(tag.strip())
            if name:
                count[name] += 1
    return tuple(name for name, _ in count.most_common(MOST_SOURCES))


def _name(tag: str) -> str:
    """The source of a tag; `pagat-samba` is a page of pagat. Nothing for our own rulings."""
    return _NAMES.get(tag) or _NAMES.get(tag.partition("-")[0], "")


def confidence_text(confidence: str) -> str:
    """How well the rules of a game are known, in a sentence."""
    return translate("game_sources", _CONFIDENCE[confidence])


CEREMONY: Final[dict[str, str]] = {
    "you_highest": _mark("You and {other} drew the highest cards: you play together."),
    "other_highest": _mark("{name} and {other} drew the highest cards and play together."),
    "by_lot": _mark("Seats are drawn at random."),
    "you_first": _mark("You have the highest card and play first."),
    "other_first": _mark("{name} has the highest card and plays first."),
    "you_deal": _mark("You deal."),
    "other_deal": _mark("{name} deals."),
    "you_cut": _mark("You cut the deck."),
    "other_cut": _mark("{name} cuts the deck."),
    "reconstructed": _mark("A reconstructed game. {note}"),
    "title": _mark("{game} (reconstructed)"),
}
"""Key to sentence."""


def ceremony_text(key: str, **values: object) -> str:
    """A sentence about the opening of a match with its values."""
    return translate("Ceremony", CEREMONY[key]).format(**values)


CHANGED: Final = QT_TRANSLATE_NOOP("match_setup", "{game}, changed")
"""Rules made from a game for a match."""

LENGTHS: Final = {
    "deal": QT_TRANSLATE_NOOP("match_setup", "{game}, one deal"),
    "quarter": QT_TRANSLATE_NOOP("match_setup", "{game}, about 15 minutes"),
    "short": QT_TRANSLATE_NOOP("match_setup", "{game}, short match"),
}
"""A game over another length than that of its rules."""

DUPLICATE: Final = QT_TRANSLATE_NOOP("match_setup", "{game}, duplicate match")
"""A game played beside what Expert makes of the same cards."""

_ENDINGS: Final = (
    *(("match_setup", text) for text in (CHANGED, DUPLICATE, *LENGTHS.values())),
    ("Ceremony", CEREMONY["title"]),
)
"""Contexts and texts of what is added to the name of a game."""


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
    """What is to be said of how well the rules of a game are known."""
    return translate("game_remarks", kept) if kept else ""


def shown_title(kept: str) -> str:
    """The title of rules on one line: a game's, one's own, perhaps changed for a match."""
    for context, text in _ENDINGS:
        ending = text.removeprefix("{game}")
        if kept.endswith(ending):
            game = shown_title(kept.removesuffix(ending))
            return translate(context, text).format(game=game)
    return clean_name(game_name(kept), "")
