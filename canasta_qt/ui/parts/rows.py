"""Rows of lists: a title left, facts right in soft words, a bar and a tick where it is chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from canasta_qt.ui.style.paint import plate, ring, smooth, tick, write
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SIZE, SPACE
from canasta_qt.ui.style.type import px, type_font

FACTS: Final = Qt.ItemDataRole.UserRole + 41
"""The role of what stands at the right; titles are Qt's `DisplayRole`."""

BELOW: Final = Qt.ItemDataRole.UserRole + 42
"""The role of a sentence below the title; rows with one are higher."""

_STATE = QStyle.StateFlag
Index = QModelIndex | QPersistentModelIndex
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowDelegate(QStyledItemDelegate):
    """Draws the rows of a list whose items say title, facts and perhaps a sentence.

    Give items an `AccessibleTextRole` that says all of it.
    """

    ticks = True
    """Whether a tick stands where a row is chosen: not in lists where a tick says "done"."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        title, facts, below = _texts(index)
        strong, soft = QFontMetrics(type_font("strong")), QFontMetrics(type_font("label"))
        high = px(SIZE["row"]) + (soft.height() if below else 0)
        wide = strong.horizontalAdvance(title) + soft.horizontalAdvance(facts)
        return QSize(wide + px(2 * SPACE[4] + 24), high)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box, state = option.rect, option.state
        chosen = bool(state & _STATE.State_Selected)
        painter.save()
        with smooth(painter):
            self._ground(painter, box, state)
            if chosen and self.ticks:
                side = px(18)
                middle = box.center().y() - side // 2
                at = QRect(box.right() - px(SPACE[2]) - side, middle, side, side)
                tick(painter, at, tint("accent"))
        enabled = bool(state & _STATE.State_Enabled)
        right = px(SPACE[2] + 18 + SPACE[1]) if self.ticks else px(SPACE[3])
        inner = box.adjusted(px(SPACE[3]), 0, -right, 0)
        inner = self._icon(painter, inner, index)
        self._words(painter, self._beside(painter, inner, index), _texts(index), enabled)
        painter.restore()

    def _beside(self, painter: QPainter, box: QRect, index: Index) -> QRect:
        """Draw what else stands in a row, at its right; returns what is left for words."""
        return box

    @staticmethod
    def _ground(painter: QPainter, box: QRect, state: QStyle.StateFlag) -> None:
        radius = px(RADIUS["chip"])
        if state & _STATE.State_Selected:
            plate(painter, box, radius, tint("accent_ground"))
            bar = box.adjusted(0, px(6), 0, -px(6))
            bar.setWidth(px(4))
            plate(painter, bar, px(2), tint("accent"))
        elif state & _STATE.State_MouseOver and state & _STATE.State_Enabled:
            plate(painter, box, radius, tint("raised"))
        if state & _STATE.State_HasFocus:
            ring(painter, box.adjusted(1, 1, -1, -1), radius)

    def _icon(self, painter: QPainter, box: QRect, index: Index) -> QRect:
        """Draw the row's icon, if it has one; returns what is left for words."""
        shown = index.data(Qt.ItemDataRole.DecorationRole)
        if not isinstance(shown, QIcon) or shown.isNull():
            return box
        side = px(SIZE["icon"])
        at = QRect(box.x(), box.center().y() - side // 2, side, side)
        shown.paint(painter, at)
        return box.adjusted(side + px(SPACE[2]), 0, 0, 0)

    @staticmethod
    def _words(painter: QPainter, box: QRect, texts: tuple[str, str, str], enabled: bool) -> None:
        title, facts, below = texts
        soft, strong, end = type_font("label"), type_font("strong"), Qt.TextElideMode.ElideRight
        pale = tint("text_soft" if enabled else "text_rest")
        room = QFontMetrics(soft).horizontalAdvance(facts) if facts else 0
        write(painter, box, facts, pale, _RIGHT, soft)
        left = box.adjusted(0, 0, -(room + px(SPACE[2]) if room else 0), 0)
        if below:
            half = left.height() // 2
            low = left.adjusted(0, half - px(2), 0, -px(4))
            cut = QFontMetrics(soft).elidedText(below, end, low.width())
            write(painter, low, cut, pale, _LEFT, soft)
            left = left.adjusted(0, px(4), 0, -half + px(4))
        cut = QFontMetrics(strong).elidedText(title, end, left.width())
        write(painter, left, cut, tint("text" if enabled else "text_rest"), _LEFT, strong)


def _texts(index: Index) -> tuple[str, str, str]:
    title, facts, below = (index.data(role) for role in (Qt.ItemDataRole.DisplayRole, FACTS, BELOW))
    return str(title or ""), str(facts or ""), str(below or "")
