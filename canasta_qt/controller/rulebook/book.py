"""What a rulebook is made of: sections of lines, each of which knows the options it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

LineKind = Literal["rule", "row", "example"]


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence or two of a rulebook, or one row of a list or table.

    Attributes:
        text: the words, already in the reader's language.
        keys: the options it depends on; when one of them changes, this is where to look.
        kind: a paragraph, a row under the paragraph before it, or a worked example.
        cells: for a row of a table what stands in its two columns, for an example the question
            and the answer; `text` says the same.
    """

    text: str
    keys: tuple[str, ...] = ()
    kind: LineKind = "rule"
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a rulebook under a heading; `id` names it in every language."""

    id: str
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a table in the order in which a newcomer needs them."""

    title: str
    sections: tuple[Section, ...]
