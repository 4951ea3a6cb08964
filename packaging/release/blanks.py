"""Templates with blanks like @VERSION@, which every part of a release fills in the same way."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from release.project import BuildTrouble

BLANK: Final = re.compile(r"@([A-Z][A-Z0-9_]*)@")


def fill(text: str, words: Mapping[str, str], name: str) -> str:
    """Fill every blank of a template; `name` says which. Raises `BuildTrouble` for unknown ones."""
    unknown = set(BLANK.findall(text)) - words.keys()
    if unknown:
        raise BuildTrouble(f"{name} asks for {', '.join(sorted(unknown))}")
    return BLANK.sub(lambda found: words[found[1]], text)
