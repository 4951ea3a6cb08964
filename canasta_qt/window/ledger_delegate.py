"""Paints the lines of the ledger: words with small cards among them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from canasta_qt.table.mini_card import MiniCards
from canasta_qt.table.theme import Theme, colour, current
from canasta_qt.window.ledger_flow import Placed, Type, pieces_of, placed
from canasta_qt.window.ledger_lines import LINE, LedgerLine

MARGIN = 6
"""Pixels left and right of a line."""

AIR = 4
"""Pixels above and below a line."""

AnyIndex = QModelIndex | QPersistentModelIndex


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
        painter.save()
        state = option.state
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(rect, colour(theme.plate_edge, 150))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colour(theme.accent), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        flow, _ = self._flow(line, rect.width(), option.font)
        ratio = painter.device().devicePixelRatio()
        for place in flow:
            self._paint_piece(painter, place, rect, line, option.font, theme, ratio)
        painter.restore()

    def _paint_piece(
        self, painter: QPainter, place: Placed, rect: QRect, line: LedgerLine, font: QFont,
        theme: Theme, ratio: float,
    ) -> None:  # fmt: skip
        x, y = rect.x() + MARGIN + place.x, rect.y() + AIR + place.y
        piece = place.piece
        if piece.is_card:
            painter.drawPixmap(x, y, self._cards.picture(piece.face, _card(font), ratio))
            return
        painter.setFont(_bold(font) if piece.name else font)
        painter.setPen(_ink(line, theme, name=piece.name))
        room = QRect(x, y, rect.width(), QFontMetrics(font).height())
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, piece.text
        )

    def _flow(self, line: LedgerLine, width: int, font: QFont) -> tuple[list[Placed], int]:
        """Where everything of a line is; worked out once for each width and type."""
        key = (line.version, width, font.key())
        if line.kept_for != key:
            line.kept = placed(pieces_of(line), max(60, width - 2 * MARGIN), _type(font))
            line.kept_for = key
        flow: tuple[list[Placed], int] = line.kept
        return flow


def _card(font: QFont) -> int:
    return round(QFontMetrics(font).height() * 1.75)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _type(font: QFont) -> Type:
    plain, bold = QFontMetrics(font), QFontMetrics(_bold(font))

    def advance(text: str, name: bool) -> int:
        return (bold if name else plain).horizontalAdvance(text)

    return Type(plain.height(), _card(font), plain.horizontalAdvance(" "), advance)


def _ink(line: LedgerLine, theme: Theme, *, name: bool) -> QColor:
    if line.kind == "heading" or (name and line.mine):
        return colour(theme.accent)
    if line.kind in ("note", "deal"):
        return colour(theme.text_soft)
    return colour(theme.text)
