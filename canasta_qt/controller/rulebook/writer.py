"""Writes a rulebook: asks every section for its lines and leaves out those that have none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line, Rulebook, Section
from canasta_qt.controller.rulebook.lines import count, rule, say
from canasta_qt.engine.rules import TableRules

Topic = Callable[[TableRules], Iterable[Line]]
"""The lines of a section under some rules; none where the section does not apply."""


def write(rules: TableRules, title: str = "") -> Rulebook:
    """The rulebook of these rules. A pure function of them and of the language."""
    sections = (
        Section(name, say(heading), tuple(topic(rules))) for name, heading, topic in _SECTIONS
    )
    return Rulebook(title, tuple(section for section in sections if section.lines))


def aim(rules: TableRules) -> Iterable[Line]:
    yield rule(
        QT_TRANSLATE_NOOP("Rulebook", "A canasta is a meld of {cards}."),
        "meld.canasta_size",
        cards=count(rules.meld.canasta_size, "card"),
    )


_SECTIONS: Final[tuple[tuple[str, str, Topic], ...]] = (
    ("aim", QT_TRANSLATE_NOOP("Rulebook", "The aim"), aim),
)
