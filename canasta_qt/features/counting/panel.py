"""The counting aid beside the table: what has been seen by rank, and what the others did."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from canasta_qt.engine.cards import SUITS
from canasta_qt.features.counting.model import CountedPlayer, CountingModel
from canasta_qt.features.counting.words import CountingText
from canasta_qt.ui.cards.card_art import MiniCards, width_of
from canasta_qt.ui.cards.symbols import suit_path
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import name_dock_buttons
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.sentences import labelled

WIDTH: Final = 264
"""Pixels across, at a scale of 100 %."""

RANK_CARD: Final = 21
"""Pixels from top to bottom of the card that stands for a rank."""

_USUAL_HEIGHT: Final = 720
_MOST_GROWN: Final = 1.35
"""Up to this height the type is as usual, at most so much larger beyond it."""

_SUITS_FROM: Final = 3
_ROOM_FOR_SUM: Final = 240
"""Pixels of a panel that has four columns of suits and, where there is room, their sum."""

_TOP_LEFT: Final = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
_PARTS = Qt.ItemDataRole.UserRole + 1
_FACES = Qt.ItemDataRole.UserRole + 2
_Index = QModelIndex | QPersistentModelIndex


class SeenBar(QStyledItemDelegate):
    """How much of a rank is in the own hand, seen elsewhere, and left; beside it in figures."""

    HIGH: Final = 8

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        super().paint(painter, option, index)
        parts = index.data(_PARTS)
        words = QFontMetrics(index.data(Qt.ItemDataRole.FontRole)).horizontalAdvance("00 of 000")
        box = QRectF(option.rect.adjusted(px(4), 0, -words - px(SPACE[1]), 0))
        if not parts or not sum(parts) or box.width() < px(20):
            return
        high = px(self.HIGH)
        box = QRectF(round(box.x()), round(box.center().y() - high / 2), round(box.width()), high)
        at, step = box.left(), box.width() / sum(parts)
        painter.save()
        for count, token in zip(parts, ("accent", "text_soft", "sunk"), strict=True):
            painter.fillRect(QRectF(at, box.top(), step * count, high), tint(token))
            at += step * count
        painter.setPen(tint("edge"))
        painter.drawRect(box.adjusted(0, 0, -1, -1))
        painter.restore()


class CardsCell(QStyledItemDelegate):
    """A line in words, and below it small cards that overlap and wrap; words for no cards."""

    HIGH: Final = 26
    STEP: Final = 0.62

    def __init__(self, parent: QTableWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._cards = MiniCards()
        self.times = 1.0

    @property
    def _high(self) -> int:
        return px(self.HIGH * self.times)

    @property
    def _font(self) -> QFont:
        return type_font("label", self.times)

    def _places(self, faces: Sequence[str], wide: int) -> tuple[list[QPoint], int]:
        high = self._high
        card = width_of(high)
        step = round(card * self.STEP)
        a_row = max(1, (wide - card) // step + 1)
        line = high + px(2)
        places = [QPoint(at % a_row * step, at // a_row * line) for at in range(len(faces))]
        rows = -(-len(faces) // a_row)
        return places, rows * line

    def _head(self) -> int:
        return QFontMetrics(self._font).height() + px(4)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        wide = self._table.viewport().width() - px(SPACE[2])
        faces = index.data(_FACES)
        line = QFontMetrics(self._font).height()
        return QSize(wide, self._head() + (self._places(faces, wide)[1] if faces else line) + px(4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        label, _, words = str(index.data()).partition("\n")
        faces, box = index.data(_FACES), option.rect.adjusted(px(4), px(2), -px(4), 0)
        painter.save()
        painter.setFont(self._font)
        painter.setPen(tint("text"))
        cut = QFontMetrics(self._font).elidedText(label, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, _TOP_LEFT, cut)
        box.setTop(box.top() + self._head() - px(2))
        if not faces:
            painter.setPen(tint("text_soft"))
            painter.drawText(box, _TOP_LEFT, words)
        ratio = painter.device().devicePixelRatio()
        for face, at in zip(faces, self._places(faces, box.width())[0], strict=True):
            painter.drawPixmap(box.topLeft() + at, self._cards.picture(face, self._high, ratio))
        painter.restore()


class QuietTable(QTableWidget):
    """A table as high as its lines, on the ground of the dock; the keys go from cell to cell."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        build.make_readable(self)
        build.ring_focus(self)
        self.setAlternatingRowColors(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.horizontalHeader().setHighlightSections(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            follow(header.setMinimumSectionSize, 20)

    def settle(self) -> None:
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        head = 0 if self.horizontalHeader().isHidden() else self.horizontalHeader().height()
        self.setFixedHeight(rows + head + 2 * px(SPACE[0]))

    def put(self, row: int, column: int, text: str, tip: str) -> QTableWidgetItem:
        """Write a cell, which is made when there is none yet; one that stays keeps its focus."""
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            self.setItem(row, column, item)
        item.setText(text)
        item.setToolTip(tip_lines(tip))
        return item


class CountingPanel(QWidget):
    """The two tables of the aid, and above them how many wild cards are left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model: CountingModel | None = None
        self._cards = MiniCards()
        self._times = 1.0
        self.wilds = Words("", "strong", "text", self, wrap=True)
        self.ranks = QuietTable(self)
        self.ranks.setItemDelegateForColumn(1, SeenBar(self.ranks))
        self.people = QuietTable(self)
        self._lines = CardsCell(self.people)
        self.people.setItemDelegate(self._lines)
        content = QWidget(self)
        build.column(
            self.wilds, self.ranks, self.people, 1, of=content, margins=SPACE[1],
            spacing=SPACE[2],
        )  # fmt: skip
        content.setAutoFillBackground(False)
        area = build.scroll_area(self, content)
        area.viewport().setAutoFillBackground(False)
        build.column(area, of=self, margins=0)
        self.setAutoFillBackground(True)
        follow(self._dress)

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, tint("surface"))
        self.setPalette(palette)
        if self._model is not None:
            self.show_model(self._model)

    def sizeHint(self) -> QSize:
        return QSize(px(WIDTH), px(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(120))

    def show_model(self, model: CountingModel) -> None:
        self._model = model
        self.wilds.setText(model.wilds)
        self.ranks.setAccessibleName(CountingText.RANKS())
        self.people.setAccessibleName(CountingText.PLAYERS())
        self._show_ranks(model)
        self._show_people(model.players)

    def _show_ranks(self, model: CountingModel) -> None:
        table, high = self.ranks, px(RANK_CARD * self._times)
        table.setIconSize(QSize(high, high))
        heads = [CountingText.RANK(), CountingText.SEEN(), CountingText.LEFT()]
        if model.suits:
            heads[0] = ""
        table.setColumnCount(3 + len(model.suits))
        table.setRowCount(len(model.ranks))
        table.setHorizontalHeaderLabels([*heads, *model.suits])
        for row, rank in enumerate(model.ranks):
            texts = ("", rank.seen, rank.left, *(rank.suits or ("",) * len(model.suits)))
            tip = labelled(rank.name, rank.tip)
            cells = [table.put(row, column, text, tip) for column, text in enumerate(texts)]
            for column, item in enumerate(cells):
                item.setFont(type_font("strong" if column == 2 else "label", self._times))
                item.setTextAlignment(build.RIGHT if column == 1 else Qt.AlignmentFlag.AlignCenter)
            card = self._cards.picture(rank.face, high, self.devicePixelRatioF())
            cells[0].setIcon(QIcon(card))
            cells[0].setData(Qt.ItemDataRole.AccessibleTextRole, rank.name)
            cells[1].setData(_PARTS, () if model.suits else rank.parts)
            table.setVerticalHeaderItem(row, QTableWidgetItem(rank.name))
            table.setRowHeight(row, high + px(3))
        self._shape_ranks(model.suits)
        table.settle()

    def _shape_ranks(self, suits: Sequence[str]) -> None:
        """The bar has what room is left; suits are drawn, and named for those who hear."""
        header = self.ranks.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        wide = QFontMetrics(header.font()).horizontalAdvance
        header.resizeSection(0, px(28) if suits else wide(CountingText.RANK()) + px(SPACE[2]))
        header.resizeSection(2, wide(CountingText.LEFT()) + px(SPACE[2]))
        room = self.width() >= px(_ROOM_FOR_SUM)
        self.ranks.setColumnHidden(2, bool(suits) and not room)
        for at, name in enumerate(suits):
            header.resizeSection(_SUITS_FROM + at, px(24 if room else 21))
            head = QTableWidgetItem(QIcon(_suit(SUITS[at], self.devicePixelRatioF())), "")
            head.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            head.setToolTip(tip_lines(name))
            self.ranks.setHorizontalHeaderItem(_SUITS_FROM + at, head)

    def _show_people(self, lines: Sequence[CountedPlayer]) -> None:
        table = self.people
        table.setColumnCount(1)
        table.setRowCount(len(lines))
        table.setHorizontalHeaderLabels([CountingText.PLAYERS()])
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for row, line in enumerate(lines):
            spoken = labelled(line.label, line.words)
            item = table.put(row, 0, f"{line.label}\n{line.words}", spoken)
            item.setData(_FACES, line.faces)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self._settle_people()

    def _settle_people(self) -> None:
        self.people.resizeRowsToContents()
        self.people.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._times = self._lines.times = min(_MOST_GROWN, max(1.0, self.height() / _USUAL_HEIGHT))
        if self._model is not None:
            self.show_model(self._model)


def _suit(suit: str, ratio: float) -> QPixmap:
    side = px(14)
    made = QPixmap(round(side * ratio), round(side * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = suit_path(suit, side * 0.42)
        painter.fillPath(shape.translated(side / 2, side / 2), tint("text"))
    return made


class CountingDock(QDockWidget):
    """The panel as a dock at the left; `left`: the player closed it."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("counting")
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self.name_it()
        self.hide()

    @cached_property
    def panel(self) -> CountingPanel:
        """The content, made when it is first needed: most matches go without."""
        panel = CountingPanel(self)
        self.setWidget(panel)
        return panel

    def name_it(self) -> None:
        """Set titles in the current language."""
        self.setWindowTitle(CountingText.TITLE())
        name_dock_buttons(self)

    def show_model(self, model: CountingModel | None) -> None:
        """Show these counts, or hide."""
        if model is not None:
            self.panel.show_model(model)
        if self.isHidden() != (model is None):
            self.setVisible(model is not None)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.left.emit()
