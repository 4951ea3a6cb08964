"""The window of what a player knew before a move: everything it saw, and what it compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFormLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSizePolicy,
    QTableWidget,
    QTabWidget,
    QWidget,
)

from canasta_qt.features.review.session.move_analysis import (
    AnalysisPage,
    AnalysisRow,
    AnalysisSection,
    Compared,
)
from canasta_qt.ui.cards.card_art import paint_plain_card
from canasta_qt.ui.controls.looks import quiet
from canasta_qt.ui.parts.figures import TitledPlate
from canasta_qt.ui.style.following import set_type
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.paint import ring
from canasta_qt.ui.style.tokens import RADIUS, SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines
from canasta_qt.words.sentences import labelled

CARD = QSize(36, 52)
"""Size of a small card in pixels."""

STEP = 23
"""How much of a card shows under the next one."""

GAP = 10
"""Between groups, and between lines."""

_EDGE = 3


class CardStrip(QWidget):
    """Groups of cards from left to right, in as many lines as the width asks for."""

    def __init__(
        self,
        groups: Sequence[Sequence[str | None]],
        words: str,
        parent: QWidget | None = None,
    ) -> None:
        """`groups` are names of card faces, None for a card face down; `words` say the same."""
        super().__init__(parent)
        self.groups = tuple(map(tuple, groups))
        self.setAccessibleName(words)
        self.setToolTip(tip_lines(words))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        last = max((y for _, _, y in self._places(width)), default=0)
        return last + px(CARD.height()) + 2 * _EDGE

    def sizeHint(self) -> QSize:
        cards = sum(map(len, self.groups))
        width = cards * px(STEP) + len(self.groups) * (px(CARD.width()) - px(STEP) + px(GAP))
        width = min(px(520), width + 2 * _EDGE)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(CARD.width()) + 2 * _EDGE, px(CARD.height()) + 2 * _EDGE)

    def _places(self, width: int) -> Iterator[tuple[str | None, int, int]]:
        """Each card with its corner; a group goes to the next line where it fits no more."""
        x = y = 0
        room = max(px(CARD.width()), width - 2 * _EDGE)
        for group in self.groups:
            whole = (len(group) - 1) * px(STEP) + px(CARD.width())
            if x and x + whole > room:
                x, y = 0, y + px(CARD.height()) + px(GAP) // 2
            for card in group:
                if x and x + px(CARD.width()) > room:
                    x, y = 0, y + px(CARD.height()) + px(GAP) // 2
                yield card, x, y
                x += px(STEP)
            x += px(CARD.width()) - px(STEP) + px(GAP)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card, x, y in self._places(self.width()):
            box = QRectF(
                x + _EDGE + 0.5, y + _EDGE + 0.5, px(CARD.width()) - 1, px(CARD.height()) - 1
            )
            paint_plain_card(painter, box, card or "back")
        if self.hasFocus():
            ring(painter, QRectF(self.rect()), px(RADIUS["chip"]))
        painter.end()


class MoveAnalysisDialog(Window):
    """Shows the page of a move; `step_asked` goes to the one before (-1) or after (1)."""

    step_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.move_made = _label(self)
        set_type(self.move_made, "title")
        self.where, self.who, self.promise = (_label(self) for _ in range(3))
        self.seen = build.scroll_area(self)
        self.note = _label(self)
        self.moves = self._moves_table()
        compared = QWidget(self)
        build.column(self.note, (self.moves, 1), 0, of=compared)
        self.tabs = QTabWidget(self)
        self.tabs.addTab(self.seen, self.tr("What was &known"))
        self.tabs.addTab(compared, self.tr("&Moves compared"))
        self.before = QPushButton(self.tr("&Earlier move"), self)
        self.before.clicked.connect(lambda: self.step_asked.emit(-1))
        self.after = QPushButton(self.tr("&Later move"), self)
        self.after.clicked.connect(lambda: self.step_asked.emit(1))
        wear(quiet(self.before), "back")
        wear(quiet(self.after), "next")
        parts = (self.where, self.move_made, self.who, self.promise, (self.tabs, 1))
        foot = (self.before, self.after, 1, build.close_box(self))
        self.header = titled(self, "", *parts, foot=foot)
        open_sized(self, 860, 640)

    def _moves_table(self) -> QTableWidget:
        table = QTableWidget(0, 3, self)
        headings = [self.tr("Move"), self.tr("Points"), self.tr("Reason")]
        table.setHorizontalHeaderLabels(headings)
        table.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        table.setAccessibleName(self.tr("Moves compared"))
        build.make_readable(table)
        table.setShowGrid(True)
        table.setAlternatingRowColors(False)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        return table

    def show_page(self, page: AnalysisPage, *, first: bool, last: bool) -> None:
        """Show what was known; `first` and `last` say where no other move can be asked about."""
        self.setWindowTitle(page.title)
        self.header.set_title(page.title)
        self.where.setText(page.where)
        self.move_made.setText(page.move)
        self.who.setText(page.who)
        self.who.setVisible(bool(page.who))
        self.promise.setText(page.promise)
        self.before.setEnabled(not first)
        self.after.setEnabled(not last)
        self.seen.setWidget(_page(page.sections))
        for strip in self.seen.findChildren(CardStrip):
            strip.installEventFilter(self)

    def show_compared(self, compared: Compared) -> None:
        self.note.setText(compared.note)
        self.moves.setVisible(bool(compared.rows))
        self.moves.setRowCount(len(compared.rows))
        for row, one in enumerate(compared.rows):
            for column, text in enumerate((one.move, one.points, one.note)):
                item = build.cell(text, right=column == 1, tip=text)
                font = item.font()
                font.setBold(one.made)
                item.setFont(font)
                self.moves.setItem(row, column, item)
        self.moves.resizeColumnsToContents()

    def show_thinking(self, words: str) -> None:
        """Say that the comparison is still being worked out."""
        self.show_compared(Compared(words))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, CardStrip):
            self.seen.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)


def _label(parent: QWidget) -> QLabel:
    label = PlainLabel(parent=parent)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _page(sections: Iterable[AnalysisSection]) -> QWidget:
    page = QWidget()
    column = build.column(of=page, margins=(0, SPACE[2], SPACE[2], 0), spacing=SPACE[2])
    for section in sections:
        plate = TitledPlate(section.title, parent=page)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for row in section.rows:
            _add_row(form, row, labelled(section.title, row.label), plate)
        plate.body.addLayout(form)
        column.addWidget(plate)
    column.addStretch()
    return page


def _add_row(form: QFormLayout, row: AnalysisRow, name: str, page: QWidget) -> None:
    if any(row.groups):
        field = QWidget(page)
        strip = CardStrip(row.groups, labelled(name, row.words), field)
        below = (PlainLabel(row.text, field),) if row.text else ()
        build.column(strip, *below, of=field, margins=0)
    else:
        field = _label(page)
        field.setText(row.text)
    if row.label:
        form.addRow(PlainLabel(row.label, page), field)
    else:
        form.addRow(field)
