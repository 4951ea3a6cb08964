"""A language that nobody speaks: English with accents, longer by two fifths.

What is cut off in it would be cut off in the next language too; what stands there without accents
was never handed to the translators.
"""

from __future__ import annotations

import math
import re
from typing import Final

from PySide6.QtCore import QTranslator

ACCENTS: Final = str.maketrans("aceinosuyzACEINOSUYZ", "áçéïñöšüýžÁÇÉÏÑÖŠÜÝŽ")
LONGER: Final = 0.4
KEPT: Final = re.compile(r"\{[^}]*\}|<[^>]*>|&\w+;|&(?:\{[^}]*\}|.)|%\w|https?://\S+|\n")
"""Blanks, marks of HTML, the letter of a menu: these must come through as they are."""

FORMS: Final = frozenset({"Cards", "CardsAfterOf", "Numbers", "Spelled"})
"""Contexts of which grammar is made, not sentences."""


class PseudoTranslator(QTranslator):
    """Says every text in that language."""

    def translate(
        self, context: str, text: str, comment: str | None = None, n: int = -1
    ) -> str | None:
        return None if context in FORMS or not text else pseudo(text)

    def isEmpty(self) -> bool:
        return False


def pseudo(text: str) -> str:
    """A text with accents, and longer; what `KEPT` finds stays, and does not count."""
    parts, at, letters = [], 0, 0
    for kept in KEPT.finditer(text):
        parts += [text[at : kept.start()].translate(ACCENTS), kept[0]]
        letters += kept.start() - at
        at = kept.end()
    parts.append(text[at:].translate(ACCENTS))
    letters += len(text) - at
    return "".join(parts) + _filler(math.ceil(letters * LONGER))


def _filler(letters: int) -> str:
    """So many letters more, in words, for lines must be broken somewhere."""
    words = " løñg ërx tëxt wïth wörds" * (letters // 25 + 1)
    return words[:letters].rstrip() if letters > 5 else "ëxträ"[:letters]
