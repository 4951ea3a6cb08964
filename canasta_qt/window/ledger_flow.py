"""A line of the ledger as words and small cards, one after the other, wrapped to a width."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from canasta_qt.controller.view_model import CARDS
from canasta_qt.table.mini_card import STEP, width_of
from canasta_qt.window.ledger_lines import LedgerLine

GAP = 4
"""Pixels between the rows of a line, and around a row of cards."""

_CLOSING = (".", ",", ";", ":", "!", "?", "…", ")", "»")
"""What stands without a space after a card."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A word or a card.

    `name` is in the colour of names, `glued` stands without a space after the piece before it.
    """

    text: str = ""
    face: str | None = None
    is_card: bool = False
    name: bool = False
    glued: bool = False
    new_row: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece and the left upper corner of its room."""

    piece: Piece
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Type:
    """The measures of the type: height of a text row, of a card, width of a space and of words."""

    row: int
    card: int
    space: int
    advance: Callable[[str, bool], int]
    """How wide a word is, as a name or not."""


def pieces_of(line: LedgerLine) -> Iterator[Piece]:
    """The pieces of a line in reading order."""
    if line.kind == "turn":
        yield from _words(line.name, name=True)
        deeds = line.deeds
        for number, deed in enumerate(deeds):
            before, _, after = deed.words.partition(CARDS)
            yield from _words(before)
            yield from (Piece(face=face, is_card=True) for face in deed.faces)
            yield from _words(after)
            if number < len(deeds) - 1:
                yield Piece(",", glued=True)
        for sentence in line.said:
            yield from _words(sentence, new_row=True)
    else:
        yield from _words(line.text, name=line.kind == "heading")


def _words(text: str, *, name: bool = False, new_row: bool = False) -> Iterator[Piece]:
    for number, word in enumerate(text.split()):
        yield Piece(word, name=name, glued=word in _CLOSING, new_row=new_row and number == 0)


def placed(pieces: Iterator[Piece], width: int, kind: Type) -> tuple[list[Placed], int]:
    """Every piece at its place, and the height of it all."""
    rows = [row for row in _rows(pieces, width, kind) if row]
    found: list[Placed] = []
    y = 0
    for row in rows:
        tall = any(piece.is_card for piece, _ in row)
        height = kind.card if tall else kind.row
        for piece, x in row:
            own = kind.card if piece.is_card else kind.row
            found.append(Placed(piece, x, y + (height - own) // 2))
        y += height + (GAP if tall else 1)
    return found, y


def _rows(pieces: Iterator[Piece], width: int, kind: Type) -> Iterator[list[tuple[Piece, int]]]:
    card, step = width_of(kind.card), round(width_of(kind.card) * STEP)
    row: list[tuple[Piece, int]] = []
    x, last = 0, Piece()
    for piece in pieces:
        wide = card if piece.is_card else kind.advance(piece.text, piece.name)
        if piece.is_card and last.is_card:
            at = x - card + step
        else:
            at = x if piece.glued or not row else x + kind.space
        if row and (piece.new_row or (at + wide > width and not piece.glued)):
            yield row
            row, at = [], 0
        row.append((piece, at))
        x, last = at + wide, piece
    yield row
