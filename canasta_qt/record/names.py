"""Names of people, rules and files, as they may be stored."""

from __future__ import annotations

import unicodedata
from typing import Final

MATCH_SUFFIX: Final = ".canasta"
"""How the name of a saved match ends."""

RULES_SUFFIX: Final = ".canasta-rules"
"""How the name of a file with rules ends."""


LONGEST_NAME: Final = 60


_NAMELESS: Final = "Canasta"


def clean_name(name: str, otherwise: str = _NAMELESS) -> str:
    """A name that can be kept and sent: one line, not too long; `otherwise` if nothing is left.

    >>> clean_name("  Aunt Mary ")
    'Aunt Mary'
    """
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip() or otherwise


LONGEST_PERSON: Final = 40
"""Letters of the name of somebody at the table."""


_UNFIT: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode categories of what no name has: control characters, half characters, line breaks."""


def clean_person(name: str) -> str:
    """A name that can be kept and shown: one line, not too long; empty if nothing is left.

    >>> clean_person("  Ann Berg ")
    'Ann Berg'
    """
    fit = (" " if unicodedata.category(sign) in _UNFIT else sign for sign in name[:1000])
    return "".join(fit).strip()[:LONGEST_PERSON].rstrip()
