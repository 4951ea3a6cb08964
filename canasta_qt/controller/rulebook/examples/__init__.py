"""The worked examples of the rulebook, section by section."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.examples import melding, scores, taking, turns
from canasta_qt.controller.rulebook.examples.example import Example, told
from canasta_qt.engine.rules import TableRules

MOST: Final = 3
"""Examples a section shows."""

EXAMPLES: Final[dict[str, tuple[Example, ...]]] = {
    **melding.EXAMPLES,
    **taking.EXAMPLES,
    **turns.EXAMPLES,
    **scores.EXAMPLES,
}
"""Id of a section to its examples, the most telling first."""


def examples_for(section: str, rules: TableRules) -> Iterator[Line]:
    """The first examples of a section that make their point under these rules."""
    lines = (told(example, rules) for example in EXAMPLES.get(section, ()))
    yield from islice((line for line in lines if line is not None), MOST)
