"""The ledger at the side: one line for everything that happened, in the order it was seen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetrics,
    QPalette,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from canasta_qt.table.theme import colour, current, look

MOST_LINES = 2000
"""Older lines go, so that a window left open for days stays small."""

WIDTH = 236
"""Pixels the ledger asks for."""

_SLACK = 8
_AIR = 7


class _Lines(QStyledItemDelegate):
    """Gives every line the height its words need; the list's own guess cuts some short."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """The words, wrapped a little narrower than they will be drawn, and some air."""
        view = self.parent()
        assert isinstance(view, QListWidget)
        width = view.viewport().width() - _SLACK
        font = index.data(Qt.ItemDataRole.FontRole) or view.font()
        room = QRect(0, 0, max(60, width), 10_000)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        words = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return QSize(max(60, width), words.height() + _AIR)


_PLACE = Qt.ItemDataRole.UserRole + 1


class LedgerList(QListWidget):
    """A plain list, read out line by line where a screen reader listens.

    Signals:
        looked_up(object): a line was double-clicked; the moment of the match that it tells of.
    """

    looked_up = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(False)
        self.setItemDelegate(_Lines(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._dress()
        look.changed.connect(self._dress)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() + 1)
        self.setFont(font)
        self.setAccessibleName(self.tr("Ledger: what happened"))
        self._follows = True
        self.itemActivated.connect(self._look_up)
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._scrolled_by_hand)
        bar.rangeChanged.connect(self._keep_end_in_sight)

    def _dress(self) -> None:
        """Wear the colours of the theme that is shown now."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, colour(current().felt_edge))
        palette.setColor(QPalette.ColorRole.Text, colour(current().text))
        self.setPalette(palette)
        for row in range(self.count()):
            line = self.item(row)
            if line.font().bold():
                line.setForeground(colour(current().accent))

    def sizeHint(self) -> QSize:
        """Narrow, so that the table keeps its room."""
        return QSize(WIDTH, 300)

    def _look_up(self, item: QListWidgetItem) -> None:
        place = item.data(_PLACE)
        if place is not None:
            self.looked_up.emit(place)

    def add(self, text: str, *, heading: bool = False, place: object = None) -> None:
        """One more line at the end; keeps the end in sight unless the player scrolled away.

        `place` is the moment of the match that it tells of.
        """
        item = QListWidgetItem(text)
        item.setData(_PLACE, place)
        if heading:
            font = item.font()
            font.setBold(True)
            item.setFont(font)
            item.setForeground(colour(current().accent))
        self.addItem(item)
        while self.count() > MOST_LINES:
            self.takeItem(0)
        self._announce(text)

    def _scrolled_by_hand(self) -> None:
        bar = self.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum() - 4

    def _keep_end_in_sight(self) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling up stays up; scrolling to the end follows the play again."""
        super().wheelEvent(event)
        self._scrolled_by_hand()

    def _announce(self, text: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))


class LedgerDock(QDockWidget):
    """The ledger as a dock that folds away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ledger")
        self.setWindowTitle(self.tr("Ledger"))
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self.list = LedgerList(self)
        self.setWidget(self.list)
        self._deal = ""

    def put_in(self, lines: QWidget) -> None:
        """Show these lines; those of the match are kept."""
        shown = self.widget()
        self.setWidget(lines)
        lines.show()
        if shown is self.list:
            self.list.setParent(self)
            self.list.hide()
        else:
            shown.deleteLater()

    def begin_deal(self, deal_key: str, number: int) -> None:
        """Put a heading before the first line of another deal."""
        if deal_key != self._deal:
            self._deal = deal_key
            self.list.add(self.tr("Deal {n}").format(n=number), heading=True)

    def clear(self) -> None:
        """Another match begins."""
        self._deal = ""
        self.list.clear()
