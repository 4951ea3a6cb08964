"""Paints the lines of the ledger: words with small cards among them, wrapped to the width."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from canasta_qt.features.history.ledger.lines import LINE, AnyIndex, LedgerLine
from canasta_qt.ui.cards.card_art import STEP, MiniCards, width_of
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import Theme
from canasta_qt.ui.widgets.standard import bold
from canasta_qt.view_model.pictures import CARDS, Deed

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


PlacedPiece = tuple[Piece, QPoint]
"""A piece and the left upper corner of its room."""


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
        for number, part in enumerate(line.parts or [[]]):
            if isinstance(part, str):
                yield from _words(part, new_row=number > 0)
            else:
                yield from _words(line.name, name=True, new_row=number > 0)
                yield from _deeds(part)
    else:
        yield from _words(line.text, name=line.kind == "heading")


def _deeds(deeds: Sequence[Deed]) -> Iterator[Piece]:
    """What was done, with its cards, as one sentence without its subject."""
    for number, deed in enumerate(deeds):
        before, _, after = deed.words.partition(CARDS)
        yield from _words(before)
        yield from (Piece(face=face, is_card=True) for face in deed.faces)
        yield from _words(after)
        if number < len(deeds) - 1:
            yield Piece(",", glued=True)


def _words(text: str, *, name: bool = False, new_row: bool = False) -> Iterator[Piece]:
    for number, word in enumerate(text.split()):
        yield Piece(word, name=name, glued=word in _CLOSING, new_row=new_row and number == 0)


def placed(pieces: Iterator[Piece], width: int, kind: Type) -> tuple[list[PlacedPiece], int]:
    """Every piece at its place, and the height of it all."""
    rows = [row for row in _rows(pieces, width, kind) if row]
    found: list[PlacedPiece] = []
    y = 0
    for row in rows:
        tall = any(piece.is_card for piece, _ in row)
        height = kind.card if tall else kind.row
        for piece, x in row:
            own = kind.card if piece.is_card else kind.row
            found.append((piece, QPoint(x, y + (height - own) // 2)))
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


MARGIN = 6
"""Pixels left and right of a line."""

AIR = 4
"""Pixels above and below a line."""


class LedgerDelegate(QStyledItemDelegate):
    """Lines are as high as their words and cards need at the width there is."""

    def __init__(self, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._view = parent
        self._cards = MiniCards()

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """The room of a line at the width of the view."""
        width = self._view.viewport().width()
        _, height = self._flow(index.data(LINE), width, option.font)
        return QSize(width, height + 2 * AIR)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """The line, on a plate where it is chosen and with a ring where it has the keys."""
        line, rect, theme = index.data(LINE), option.rect, current()
        corner = rect.topLeft() + QPoint(MARGIN, AIR)
        painter.save()
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colour(theme.accent_ground))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colour(theme.raised))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colour(theme.accent), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        flow, _ = self._flow(line, rect.width(), option.font)
        plain, strong = (_ink(line, theme, name=name) for name in (False, True))
        for piece, at in flow:
            painter.setPen(strong if piece.name else plain)
            self._paint_piece(painter, piece, corner + at, option.font)
        painter.restore()

    def _paint_piece(self, painter: QPainter, piece: Piece, at: QPoint, font: QFont) -> None:
        if piece.is_card:
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(at, self._cards.picture(piece.face, _card(font), ratio))
            return
        painter.setFont(bold(font) if piece.name else font)
        room = QRect(at, QSize(self._view.width(), QFontMetrics(font).height()))
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, piece.text
        )

    def _flow(self, line: LedgerLine, width: int, font: QFont) -> tuple[list[PlacedPiece], int]:
        """Where everything of a line is; worked out once for each width and type."""
        key = (line.version, width, font.key())
        if line.kept_for != key:
            line.kept = placed(pieces_of(line), max(60, width - 2 * MARGIN), _type(font))
            line.kept_for = key
        flow: tuple[list[PlacedPiece], int] = line.kept
        return flow


def _card(font: QFont) -> int:
    return round(QFontMetrics(font).height() * 1.75)


def _type(font: QFont) -> Type:
    plain, strong = QFontMetrics(font), QFontMetrics(bold(font))

    def advance(text: str, name: bool) -> int:
        return (strong if name else plain).horizontalAdvance(text)

    return Type(plain.height(), _card(font), plain.horizontalAdvance(" "), advance)


def _ink(line: LedgerLine, theme: Theme, *, name: bool) -> QColor:
    if line.kind == "heading" or (name and line.mine):
        return colour(theme.accent)
    if line.kind in ("note", "deal"):
        return colour(theme.text_soft)
    return colour(theme.text)
