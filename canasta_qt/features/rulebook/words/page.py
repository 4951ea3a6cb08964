"""A rulebook as a page: HTML for the window, for paper, and for a browser.

In `as_html` pictures are named, `cards:Kh.Ks`, and drawn by the program's documents. `as_web_page`
contains the drawings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Final, NamedTuple

from canasta_qt.words.lines import CardsPicture, Line, Rulebook, Section, mark
from canasta_qt.words.translate import translate

MARKED: Final = "marked"
"""Name of the anchor at the first marked line."""

EXAMPLE: Final = mark("Example.")

PICTURE: Final = "cards:"
"""What the address of a picture in `as_html` begins with; its faces follow, with dots between."""

ACROSS: Final = "-"
"""What follows the face of a card that lies crosswise."""

CARD: Final = (44, 62)
"""Width and height of a drawn card, in pixels."""

STEP: Final = 19
"""How far the next card of a group lies to the right of the one before."""

TOLD: Final = "story"
"""Id of the section that only tells what others rule: nothing in it is marked as changed."""

ALONE: Final = "numbers"
"""Id of the section that has a sheet of paper to itself."""

_STYLE: Final = (
    "body { font-family: 'Canasta Text', 'Fira Sans', sans-serif; } "
    "h1 { font-family: 'Canasta Title', Georgia, 'Noto Serif', serif; margin-bottom: 2px; } "
    "h2 { font-family: 'Canasta Title', Georgia, 'Noto Serif', serif; margin-top: 26px; "
    "margin-bottom: 4px; } "
    "p { margin-top: 6px; margin-bottom: 6px; line-height: 130%; } "
    "li { margin-bottom: 3px; line-height: 125%; } "
    "td { padding: 1px 16px 1px 4px; } "
    ".lead { font-weight: 600; margin-top: 12px; margin-bottom: 2px; } "
    ".why { font-style: italic; margin-left: 18px; margin-right: 18px; } "
    ".example { margin-left: 24px; } "
    ".cards { margin-left: 24px; } .cards td { padding: 2px 18px 0px 0px; } "
    ".caption { font-size: small; } "
    ".changed { background-color: #ffe9a8; color: #1c1c1c; } "
)

_WEB_STYLE: Final = (
    "body { max-width: 42em; margin: 2em auto; padding: 0 1em; line-height: 1.45; "
    "background: #fdfaf1; color: #23242a; } "
    "svg.cards { vertical-align: bottom; } "
    "@media print { body { margin: 0; max-width: none; font-size: 10.5pt; background: none; } "
    "h2, .lead { break-after: avoid; } .example, table.cards, li { break-inside: avoid; } "
    f"section#{ALONE} {{ break-before: page; break-after: page; }} }} "
)

Drawing = Callable[[str], str]
"""From the name of a face to its drawing, a whole SVG text; empty where there is none."""


Link = Callable[[Line, str], str]
"""From a line and a text of it to HTML with links in it."""


def as_html(book: Rulebook, marked: Collection[str] = (), link: Link | None = None) -> str:
    """The book as a HTML page with an anchor at each section, named by its id.

    Lines that depend on one of the `marked` options say so on a ground of their own; the first of
    them has the anchor `MARKED`. `link` makes links of words.
    """
    page = _Page(frozenset(marked), _named, link)
    body = "\n".join(part for section in book.sections for part in page.section(section))
    return _whole(book.title, _STYLE, body)


def as_web_page(book: Rulebook, drawing: Drawing) -> str:
    """The book as one file for a browser, with every card that it shows drawn within it."""
    page = _Page(frozenset(), _drawn)
    body = "\n".join(
        f'<section id="{section.id}">\n' + "\n".join(page.section(section)) + "\n</section>"
        for section in book.sections
    )
    return _whole(book.title, _STYLE + _WEB_STYLE, _symbols(faces_in(book), drawing) + body)


def faces_in(book: Rulebook) -> list[str]:
    """The name of every face in the book, once."""
    lines = (line for section in book.sections for line in section.lines)
    shown = (face for line in lines for each in line.pictures for face in each.faces)
    return list(dict.fromkeys(shown))


class PlacedCard(NamedTuple):
    """Where a card of a group lies, in pixels: its left edge, its top, and whether crosswise."""

    face: str
    x: int
    y: int
    across: bool


def places(picture: CardsPicture) -> list[PlacedCard]:
    """Where each card of a group lies, the lowest first; one that lies crosswise is wider."""
    wide, high = CARD
    x = 0
    found = []
    for at, face in enumerate(picture.faces):
        across = at == picture.across
        found.append(PlacedCard(face, x, (high - wide) // 2 if across else 0, across))
        x += STEP + (high - wide if across else 0)
    return found


def width_of(picture: CardsPicture) -> int:
    wide, high = CARD
    return wide + STEP * (len(picture.faces) - 1) + (high - wide) * (picture.across is not None)


def address_of(picture: CardsPicture) -> str:
    """The address of a picture in `as_html`: `cards:5h.X1-.9s`, its crosswise card marked."""
    named = (face + ACROSS * (at == picture.across) for at, face in enumerate(picture.faces))
    return PICTURE + ".".join(named)


def at_address(address: str) -> CardsPicture:
    names = address.removeprefix(PICTURE).split(".")
    across = next((at for at, name in enumerate(names) if name.endswith(ACROSS)), None)
    return CardsPicture("", tuple(name.removesuffix(ACROSS) for name in names), across)


def _whole(title: str, style: str, body: str) -> str:
    shown = escape(title)
    heading = f"<h1>{shown}</h1>\n" if shown else ""
    return (
        f'<html><head><meta charset="utf-8"><title>{shown}</title>'
        f"<style>{style}</style></head>\n<body>\n{heading}{body}\n</body></html>\n"
    )


def _named_place(line: Line) -> str:
    return f'<a name="{line.anchor}"></a>' if line.anchor else ""


def _named(picture: CardsPicture) -> str:
    """A picture that is drawn by whoever shows the page."""
    name = address_of(picture)
    return f'<img src="{name}" width="{width_of(picture)}" height="{CARD[1]}">'


def _drawn(picture: CardsPicture) -> str:
    """A picture put together from the drawings at the beginning of the page."""
    width, height = width_of(picture), CARD[1]
    cards = "".join(map(_drawn_card, places(picture)))
    return f'<svg class="cards" width="{width}" height="{height}" aria-hidden="true">{cards}</svg>'


def _drawn_card(card: PlacedCard) -> str:
    size = f'width="{CARD[0]}" height="{CARD[1]}"'
    if card.across:
        turned = f"translate({card.x} {card.y + CARD[0]}) rotate(-90)"
        return f'<use href="#face-{card.face}" {size} transform="{turned}"/>'
    return f'<use href="#face-{card.face}" x="{card.x}" {size}/>'


_SVG = re.compile(r"<svg\b[^>]*?viewBox=\"([^\"]*)\"[^>]*>(.*)</svg>", re.DOTALL)


def _symbols(faces: Iterable[str], drawing: Drawing) -> str:
    """The drawings of faces, each once, not shown where they stand."""
    found = ((face, _SVG.search(drawing(face))) for face in faces)
    symbols = "".join(
        f'<symbol id="face-{face}" viewBox="{parts[1]}">{parts[2]}</symbol>\n'
        for face, parts in found
        if parts is not None
    )
    return f'<svg width="0" height="0" style="position:absolute">{symbols}</svg>\n'


class _Page:
    """Writes sections; remembers whether a marked line has come yet."""

    def __init__(
        self,
        marked: frozenset[str],
        picture: Callable[[CardsPicture], str],
        link: Link | None = None,
    ) -> None:
        self._marked = self._marks = marked
        self._anchored = False
        self._after_alone = False
        self._picture = picture
        self._link = link

    def section(self, section: Section) -> Iterator[str]:
        alone = section.id == ALONE
        style = ' style="page-break-before: always"' if alone or self._after_alone else ""
        self._after_alone = alone
        if section.title:
            yield f'<h2{style}><a name="{section.id}"></a>{escape(section.title)}</h2>'
        self._marks = self._marked if section.id != TOLD else frozenset()
        if section.id == ALONE:
            yield from self._two_columns(section.lines)
        else:
            yield from self._lines(section.lines)

    def _lines(self, lines: Iterable[Line]) -> Iterator[str]:
        for shape, group in groupby(lines, _shape):
            yield from _SHAPES[shape](self, list(group))

    def _two_columns(self, lines: tuple[Line, ...]) -> Iterator[str]:
        """Groups under small headings beside each other, about as many lines on either side."""
        starts = [at for at, line in enumerate(lines) if line.kind == "lead" and at]
        half = min(starts, key=lambda at: abs(2 * at - len(lines)), default=len(lines))
        yield '<table width="100%"><tr><td valign="top">'
        yield from self._lines(lines[:half])
        yield '</td><td valign="top">'
        yield from self._lines(lines[half:])
        yield "</td></tr></table>"

    def paragraphs(self, lines: list[Line]) -> Iterator[str]:
        for line in lines:
            yield f"<p>{_named_place(line)}{self._words(line)}</p>"
            yield from self._cards(line)

    def reasons(self, lines: list[Line]) -> Iterator[str]:
        yield from (f'<p class="why">{self._words(line)}</p>' for line in lines)

    def leads(self, lines: list[Line]) -> Iterator[str]:
        for line in lines:
            yield f'<p class="lead">{_named_place(line)}{self._words(line)}</p>'

    def examples(self, lines: list[Line]) -> Iterator[str]:
        name = escape(translate("Rulebook", EXAMPLE))
        for line in lines:
            asked, answer = self._words(line, line.cells[0]), escape(line.cells[1])
            yield f'<p class="example"><b>{name}</b> {asked} <b>{answer}</b></p>'
            yield from self._cards(line)

    def points(self, lines: list[Line]) -> Iterator[str]:
        yield "<ul>"
        yield from (f"<li>{self._words(line)}</li>" for line in lines)
        yield "</ul>"

    def terms(self, lines: list[Line]) -> Iterator[str]:
        for line in lines:
            term, meaning = self._words(line, line.cells[0]), self._linked(line, line.cells[1])
            yield f"<p>{_named_place(line)}<b>{term}</b> \N{EN DASH} {meaning}</p>"
            yield from self._cards(line)

    def table(self, lines: list[Line]) -> Iterator[str]:
        yield "<table>"
        for line in lines:
            what, value = self._words(line, line.cells[0]), escape(line.cells[1])
            yield f'<tr><td>{what}</td><td align="right">{value}</td></tr>'
        yield "</table>"

    def _cards(self, line: Line) -> Iterator[str]:
        """The drawn cards under a line, groups of one caption beside each other."""
        if not line.pictures:
            return
        cells = (
            "<td>"
            + " ".join(map(self._picture, group))
            + (f'<br><span class="caption">{escape(caption)}</span></td>' if caption else "</td>")
            for caption, group in groupby(line.pictures, lambda each: each.caption)
        )
        yield f'<table class="cards"><tr>{"".join(cells)}</tr></table>'

    def _linked(self, line: Line, text: str) -> str:
        return self._link(line, text) if self._link is not None else escape(text)

    def _words(self, line: Line, text: str | None = None) -> str:
        words = escape(text) if text is not None else self._linked(line, line.text)
        if self._marks.isdisjoint(line.keys):
            return words
        anchor = "" if self._anchored else f'<a name="{MARKED}"></a>'
        self._anchored = True
        changed = escape(translate("Rulebook", "Changed:"))
        return f'{anchor}<span class="changed"><b>{changed}</b> {words}</span>'


def _shape(line: Line) -> str:
    return "table" if line.cells and line.kind == "row" else line.kind


_SHAPES: Final = {
    "rule": _Page.paragraphs,
    "row": _Page.points,
    "table": _Page.table,
    "example": _Page.examples,
    "why": _Page.reasons,
    "lead": _Page.leads,
    "term": _Page.terms,
}
