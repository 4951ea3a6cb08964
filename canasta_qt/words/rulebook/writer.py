"""Writes a rulebook, and puts it into plain text or HTML.

Every section is asked for its lines and examples; those that have none are left out.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from html import escape
from itertools import groupby, islice
from typing import Final

from canasta_qt.engine.rules import Preset, TableRules, check, preset, preset_ids
from canasta_qt.words.games import game_name, game_note
from canasta_qt.words.rulebook.examples import melding, scores, taking, turns
from canasta_qt.words.rulebook.examples.example import Example, told
from canasta_qt.words.rulebook.lines import Line, Rulebook, Section, mark, rule, say
from canasta_qt.words.rulebook.topics.dealing import cards, dealing
from canasta_qt.words.rulebook.topics.going_out import asking, concealed, foot, going_out
from canasta_qt.words.rulebook.topics.match import aim, at_the_table, match_end, penalties, players
from canasta_qt.words.rulebook.topics.melds import canastas, melds, sequences, wild_melds
from canasta_qt.words.rulebook.topics.opening import opening
from canasta_qt.words.rulebook.topics.pile import frozen, pile
from canasta_qt.words.rulebook.topics.scoring import scoring
from canasta_qt.words.rulebook.topics.special_hands import special_hands
from canasta_qt.words.rulebook.topics.threes import black_threes, red_threes
from canasta_qt.words.rulebook.topics.turn import discards, stock_end, turn
from canasta_qt.words.translate import translate

WIDTH: Final = 88
"""Characters of a line of plain text."""

MARKED: Final = "marked"
"""Name of the anchor at the first marked line."""

_EXAMPLE: Final = mark("Example.")
_STYLE: Final = (
    "body { font-family: sans-serif; } p { margin-top: 5px; margin-bottom: 5px; } td { padding: "
    "1px 16px 1px 4px; } .example { margin-left: 24px; } .changed { background-color: #ffe9a8; "
    "color: #1c1c1c; } "
)


def _tr(text: str) -> str:
    return translate("Rulebook", text)


def as_text(book: Rulebook) -> str:
    """The book for a terminal or a message: paragraphs of at most `WIDTH` characters a line."""
    parts = [book.title, "=" * len(book.title)] if book.title else []
    for section in book.sections:
        parts += ["", section.title, "-" * len(section.title)]
        parts += [_paragraph(line) for line in section.lines]
    return "\n".join(parts).strip("\n") + "\n"


def _paragraph(line: Line) -> str:
    text, first, others = line.text, "", ""
    if line.kind == "row":
        first, others = "  - ", "    "
    elif line.kind == "example":
        text, first, others = f"{_tr(_EXAMPLE)} {text}", "  ", "  "
    return textwrap.fill(
        text, WIDTH, initial_indent=first, subsequent_indent=others, break_on_hyphens=False
    )


def as_html(book: Rulebook, marked: Collection[str] = ()) -> str:
    """The book as a HTML page with an anchor at each section, named by its id.

    Lines that depend on one of the `marked` option keys begin with a word that says so and have a
    background of their own; the first of them has the anchor `MARKED`.
    """
    page = _Page(frozenset(marked))
    body = "\n".join(part for section in book.sections for part in page.section(section))
    title = escape(book.title)
    heading = f"<h1>{title}</h1>\n" if title else ""
    return (
        f'<html><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head>\n<body>\n{heading}{body}\n</body></html>\n"
    )


class _Page:
    """Writes sections; remembers whether a marked line has come yet."""

    def __init__(self, marked: frozenset[str]) -> None:
        self._marked = marked
        self._anchored = False

    def section(self, section: Section) -> Iterator[str]:
        yield f'<h2><a name="{section.id}"></a>{escape(section.title)}</h2>'
        for shape, lines in groupby(section.lines, _shape):
            yield from _SHAPES[shape](self, list(lines))

    def paragraphs(self, lines: list[Line]) -> Iterator[str]:
        yield from (f"<p>{self._words(line)}</p>" for line in lines)

    def examples(self, lines: list[Line]) -> Iterator[str]:
        name = escape(_tr(_EXAMPLE))
        for line in lines:
            asked, answer = self._words(line, line.cells[0]), escape(line.cells[1])
            yield f'<p class="example">{name} <i>{asked}</i> <b>{answer}</b></p>'

    def points(self, lines: list[Line]) -> Iterator[str]:
        yield "<ul>"
        yield from (f"<li>{self._words(line)}</li>" for line in lines)
        yield "</ul>"

    def table(self, lines: list[Line]) -> Iterator[str]:
        yield "<table>"
        for line in lines:
            what, value = self._words(line, line.cells[0]), escape(line.cells[1])
            yield f'<tr><td>{what}</td><td align="right">{value}</td></tr>'
        yield "</table>"

    def _words(self, line: Line, text: str | None = None) -> str:
        words = escape(line.text if text is None else text)
        if self._marked.isdisjoint(line.keys):
            return words
        anchor = "" if self._anchored else f'<a name="{MARKED}"></a>'
        self._anchored = True
        return f'{anchor}<span class="changed"><b>{escape(_tr("Changed:"))}</b> {words}</span>'


def _shape(line: Line) -> str:
    return "table" if line.cells and line.kind == "row" else line.kind


_SHAPES: Final = {
    "rule": _Page.paragraphs,
    "row": _Page.points,
    "table": _Page.table,
    "example": _Page.examples,
}


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


Topic = Callable[[TableRules], Iterable[Line]]
"""The lines of a section under some rules; none where the section does not apply."""


def write(rules: TableRules, title: str = "", *, examples: bool = True) -> Rulebook:
    """The rulebook of these rules, with or without worked examples.

    A pure function of its arguments and of the language. Rules with conflicts have no examples.
    """
    sections = list(_doubts(rules, title))
    judged = examples and is_sound(rules)
    for name, heading, topic in _SECTIONS:
        lines = tuple(topic(rules))
        if lines and judged:
            lines += tuple(examples_for(name, rules))
        if lines:
            sections.append(Section(name, _heading(name, heading, rules), lines))
    return Rulebook(title, tuple(sections))


def _doubts(rules: TableRules, title: str) -> Iterator[Section]:
    """What is known of a game whose rules are reconstructed, where these are just its rules.

    Of rules that a well-known game has as well only the title tells which game is meant.
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
    ("players", mark("Players and seats"), players),
    ("cards", mark("The cards"), cards),
    ("deal", mark("The deal"), dealing),
    ("turn", mark("Your turn"), turn),
    ("red_threes", mark("Red threes"), red_threes),
    ("black_threes", mark("Black threes"), black_threes),
    ("melds", mark("Melds"), melds),
    ("canastas", mark("Canastas"), canastas),
    ("sequences", mark("Sequences"), sequences),
    ("wild_melds", mark("Melds of wild cards"), wild_melds),
    ("opening", mark("The opening"), opening),
    ("pile", mark("Taking the discard pile"), pile),
    ("frozen", mark("The frozen pile"), frozen),
    ("discard", mark("The discard"), discards),
    ("foot", mark("The foot"), foot),
    ("going_out", mark("Going out"), going_out),
    ("asking", mark("\u201cMay I go out?\u201d"), asking),
    ("concealed", mark("Going out concealed"), concealed),
    ("special_hands", mark("Special hands"), special_hands),
    ("stock_end", mark("The end of the stock"), stock_end),
    ("scoring", mark("Scoring a deal"), scoring),
    ("penalties", mark("Penalties"), penalties),
    ("match_end", mark("The end of the match"), match_end),
    ("table", mark("At the table"), at_the_table),
)
"""Id, heading and topic of every section, in the order in which a newcomer needs them."""
