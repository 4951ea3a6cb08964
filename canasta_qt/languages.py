"""The languages of the program: the one list, which everything else is made of.

It knows nothing else of the program, so that the command line and the tools of `packaging` can read
it. Another language is a line here and a file of translations (`packaging/translations.py`).
"""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = {
    "en": "English",
    "es": "Español",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pt_BR": "Português (Brasil)",
}
"""Codes of the languages and what their speakers call them."""

ORIGINAL: Final = "en"
"""The language that the program is written in; it needs no translation."""

TRANSLATED: Final = tuple(sorted(code for code in LANGUAGES if code != ORIGINAL))
"""Codes of the languages that have a file of translations."""

SYSTEM: Final = "system"
"""The choice of the language that the computer speaks, where the program knows it."""

CHOICES: Final = (SYSTEM, *LANGUAGES)
"""What may be chosen, in the order in which it is offered."""


def spoken(name: str) -> str | None:
    """The code of `LANGUAGES` for a language as systems and people write it; None for others.

    `de-AT`, `pt-BR`, `pt-Latn-BR`, `PT_br` and `pt` (BCP 47 and POSIX, in any case) are understood;
    a region that is not there takes another one of the same language: Portugal gets `pt_BR`.
    """
    parts = re.split(r"[-_.@]", name.lower())
    same = [code for code in LANGUAGES if code.lower().partition("_")[0] == parts[0]]
    exact = [code for code in same if set(code.lower().split("_")) <= set(parts)]
    return max(exact, key=len) if exact else next(iter(same), None)


def chosen(word: str) -> str:
    """What a command line means by a language: the code, or the word itself if unknown."""
    return word if word in CHOICES else spoken(word) or word
