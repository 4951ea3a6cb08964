"""A rulebook as plain text, and as HTML for a browser, a printer or a file."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterator
from html import escape
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line, Rulebook, Section

WIDTH: Final = 88
"""Characters of a line of plain text."""

MARKED: Final = "marked"
"""Name of the anchor at the first marked line."""

_MARK: Final = QT_TRANSLATE_NOOP("Rulebook", "Changed:")
_EXAMPLE: Final = QT_TRANSLATE_NOOP("Rulebook", "Example.")
_STYLE: Final = (
    "body { font-family: sans-serif; } "
    "p { margin-top: 5px; margin-bottom: 5px; } "
    "td { padding: 1px 16px 1px 4px; } "
    ".example { margin-left: 24px; } "
    ".changed { background-color: #ffe9a8; color: #1c1c1c; } "
)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Rulebook", text)


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
        return f'{anchor}<span class="changed"><b>{escape(_tr(_MARK))}</b> {words}</span>'


def _shape(line: Line) -> str:
    return "table" if line.cells and line.kind == "row" else line.kind


_SHAPES: Final = {
    "rule": _Page.paragraphs,
    "row": _Page.points,
    "table": _Page.table,
    "example": _Page.examples,
}
