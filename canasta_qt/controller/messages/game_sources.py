"""Where the rules of a game were read, and how sure that makes us, in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

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
    return QCoreApplication.translate("game_sources", _CONFIDENCE[confidence])
