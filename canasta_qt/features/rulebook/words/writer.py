"""Writes a rulebook, and puts it into plain text; `page` makes HTML of it."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import islice
from typing import Final

from canasta_qt.engine.rules import Preset, TableRules, check, get, preset, preset_ids
from canasta_qt.features.rulebook.words.examples import melding, taking, turns
from canasta_qt.features.rulebook.words.examples import turns as scores
from canasta_qt.features.rulebook.words.examples.example import Example, example_line
from canasta_qt.features.rulebook.words.glossary import glossary
from canasta_qt.features.rulebook.words.page import EXAMPLE
from canasta_qt.features.rulebook.words.strategy.chapter import playing_well
from canasta_qt.features.rulebook.words.topics.dealing import cards, dealing
from canasta_qt.features.rulebook.words.topics.going_out import asking, concealed, foot, going_out
from canasta_qt.features.rulebook.words.topics.match import (
    aim,
    at_the_table,
    match_end,
    penalties,
    players,
)
from canasta_qt.features.rulebook.words.topics.melds import canastas, melds, sequences, wild_melds
from canasta_qt.features.rulebook.words.topics.numbers import numbers, values
from canasta_qt.features.rulebook.words.topics.opening import opening
from canasta_qt.features.rulebook.words.topics.pile import frozen, pile
from canasta_qt.features.rulebook.words.topics.scoring import scoring
from canasta_qt.features.rulebook.words.topics.special_hands import special_hands
from canasta_qt.features.rulebook.words.topics.story import story
from canasta_qt.features.rulebook.words.topics.threes import black_threes, red_threes
from canasta_qt.features.rulebook.words.topics.turn import discards, stock_end, turn
from canasta_qt.words.games import game_name, game_note
from canasta_qt.words.lines import Line, Rulebook, Section, mark, rule, say
from canasta_qt.words.translate import translate

WIDTH: Final = 88
"""Characters of a line of plain text."""


def _tr(text: str) -> str:
    return translate("Rulebook", text)


def as_text(book: Rulebook) -> str:
    """The book for a terminal or a message: paragraphs of at most `WIDTH` characters a line."""
    parts = [book.title, "=" * len(book.title)] if book.title else []
    for section in book.sections:
        parts += ["", section.title, "-" * len(section.title)]
        for at, line in enumerate(section.lines):
            parts += [""] if at and line.kind == "lead" else []
            parts.append(_paragraph(line))
    return "\n".join(parts).strip("\n") + "\n"


def _paragraph(line: Line) -> str:
    text, first, others = line.text, "", ""
    if line.kind == "row":
        first, others = "  - ", "    "
    elif line.kind in ("why", "term"):
        first, others = "  ", "  "
    elif line.kind == "example":
        text, first, others = f"{_tr(EXAMPLE)} {text}", "  ", "  "
    return textwrap.fill(
        text, WIDTH, initial_indent=first, subsequent_indent=others, break_on_hyphens=False
    )


MOST: Final = 2
"""Examples a section shows."""

_PLAIN: Final[Mapping[str, int]] = {
    "asking": 1,
    "black_threes": 0,
    "discard": 0,
    "canastas": 1,
    "going_out": 1,
    "red_threes": 1,
    "scoring": 1,
}
"""Sections that need fewer examples where they are as in Classic, and how many."""

EXAMPLES: Final[dict[str, tuple[Example, ...]]] = {
    **melding.EXAMPLES,
    **taking.EXAMPLES,
    **turns.EXAMPLES,
    **scores.SCORING_EXAMPLES,
}
"""Id of a section to its examples, the most telling first."""


def examples_for(section: str, rules: TableRules) -> Iterator[Line]:
    """The first examples of a section that make their point under these rules.

    Those come first that are about something in which the rules differ from Classic.
    """
    special = partial(_is_special, rules)
    in_order = sorted(EXAMPLES.get(section, ()), key=special, reverse=True)
    found = ((example, example_line(example, rules)) for example in in_order)
    lines = [(example, line) for example, line in islice(_shown(found), MOST)]
    least = _PLAIN.get(section, MOST)
    for at, (example, line) in enumerate(lines):
        if at < least or special(example):
            yield line


def _shown(
    found: Iterable[tuple[Example, Line | None]],
) -> Iterator[tuple[Example, Line]]:
    return ((example, line) for example, line in found if line is not None)


def _is_special(rules: TableRules, example: Example) -> bool:
    return any(get(rules, key) != get(_CLASSIC, key) for key in example.keys)


_CLASSIC: Final = TableRules()


Topic = Callable[[TableRules], Iterable[Line]]
"""The lines of a section under some rules; none where the section does not apply."""


def write(
    rules: TableRules, title: str = "", *, examples: bool = True, without: Collection[str] = ()
) -> Rulebook:
    """The rulebook of these rules, with or without worked examples; conflicts allow none.

    The sections `without` are left out.
    """
    sections = list(_doubts(rules, title))
    judged = examples and is_sound(rules)
    for name, heading, topic in _SECTIONS:
        lines = tuple(topic(rules)) if name not in without else ()
        if lines and judged:
            lines += tuple(examples_for(name, rules))
        if lines:
            sections.append(Section(name, _heading(name, heading, rules), lines))
    return Rulebook(title, tuple(sections))


GUIDE: Final = ("playing_well", "glossary")
"""Sections that teach, and say the same to whoever reads them alone."""

IN_SHORT: Final = ("aim", "turn", "story")
"""Sections that somebody reads who has never played the game, in this order."""


def write_guide(rules: TableRules, title: str = "") -> Rulebook:
    """The sections of the rulebook that teach: how to play well, and the words of the game."""
    return _chosen(GUIDE, rules, title)


def write_in_short(rules: TableRules, title: str = "") -> Rulebook:
    """The sections of the rulebook to begin with: the aim, a turn, and a deal as it goes."""
    return _chosen(IN_SHORT, rules, title)


def write_values(rules: TableRules) -> Rulebook:
    """What cards and melds are worth, without a title."""
    return Rulebook("", (Section("values", "", tuple(values(rules))),))


def _chosen(names: tuple[str, ...], rules: TableRules, title: str) -> Rulebook:
    sections = {name: (heading, topic) for name, heading, topic in _SECTIONS}
    written = (
        Section(name, _heading(name, heading, rules), tuple(topic(rules)))
        for name, (heading, topic) in ((name, sections[name]) for name in names)
    )
    return Rulebook(title, tuple(section for section in written if section.lines))


def _doubts(rules: TableRules, title: str) -> Iterator[Section]:
    """A note on a game whose rules are reconstructed, where these are just its rules.

    If a well-known game has the same rules, only the title shows which game is meant.
    """
    for game in _reconstructed().get(rules, ()):
        if game_name(game.name) not in title and rules in _documented():
            continue
        line = rule(
            "Little is known about {name}; its rules are reconstructed. {note}",
            name=game_name(game.name),
            note=game_note(game.note),
        )
        yield Section("doubts", say("A reconstructed game"), (line,))
        return


@cache
def _reconstructed() -> dict[TableRules, tuple[Preset, ...]]:
    games = [preset(each) for each in preset_ids() if preset(each).reconstructed]
    return {game.rules: tuple(g for g in games if g.rules == game.rules) for game in games}


@cache
def _documented() -> frozenset[TableRules]:
    games = map(preset, preset_ids())
    return frozenset(game.rules for game in games if not game.reconstructed)


def is_sound(rules: TableRules) -> bool:
    """Whether a table can be set up by these rules, so that the judge can be asked."""
    return all(issue.severity != "error" for issue in check(rules))


def _heading(name: str, heading: str, rules: TableRules) -> str:
    if name == "red_threes" and rules.red_three.role == "modern":
        return say("Threes")
    return say(heading)


_SECTIONS: Final[tuple[tuple[str, str, Topic], ...]] = (
    ("aim", mark("The aim"), aim),
    ("story", mark("A deal, from beginning to end"), story),
    ("turn", mark("Your turn"), turn),
    ("cards", mark("The cards"), cards),
    ("melds", mark("Melds"), melds),
    ("canastas", mark("Canastas"), canastas),
    ("sequences", mark("Sequences"), sequences),
    ("wild_melds", mark("Melds of wild cards"), wild_melds),
    ("opening", mark("The opening"), opening),
    ("pile", mark("Taking the discard pile"), pile),
    ("frozen", mark("The frozen pile"), frozen),
    ("discard", mark("The discard"), discards),
    ("red_threes", mark("Red threes"), red_threes),
    ("black_threes", mark("Black threes"), black_threes),
    ("foot", mark("The foot"), foot),
    ("going_out", mark("Going out"), going_out),
    ("asking", mark("\u201cMay I go out?\u201d"), asking),
    ("concealed", mark("Going out concealed"), concealed),
    ("special_hands", mark("Special hands"), special_hands),
    ("stock_end", mark("The end of the stock"), stock_end),
    ("scoring", mark("Scoring a deal"), scoring),
    ("penalties", mark("Penalties"), penalties),
    ("match_end", mark("The end of the match"), match_end),
    ("players", mark("Players and seats"), players),
    ("deal", mark("Dealing"), dealing),
    ("table", mark("At the table"), at_the_table),
    ("playing_well", mark("How to play well"), playing_well),
    ("numbers", mark("All numbers on one page"), numbers),
    ("glossary", mark("Words of the game"), glossary),
)
"""Id, heading and topic of every section: the game as a whole, its rules, and what to look up."""
