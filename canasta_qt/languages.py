"""The languages of the program: the one list, which everything else is made of.

It knows nothing else of the program, so that the command line and the tools of `packaging` can read
it. Another language is a line here and a file of translations (`packaging/translations.py`).
"""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = {"en": "English", "es": "Español", "de": "Deutsch", "it": "Italiano"}
"""Codes of the languages and what their speakers call them."""

ORIGINAL: Final = "en"
"""The language that the program is written in; it needs no translation."""

TRANSLATED: Final = tuple(sorted(code for code in LANGUAGES if code != ORIGINAL))
"""Codes of the languages that have a file of translations."""

SYSTEM: Final = "system"
"""The choice of the language that the computer speaks, where the program knows it."""

CHOICES: Final = (SYSTEM, *LANGUAGES)
"""What may be chosen, in the order in which it is offered."""
