"""The ledger at the side: one line for every turn, with small cards; also during a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QPoint,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.features.history.ledger.session import (
    LINE,
    AnyIndex,
    LedgerLine,
    LedgerModel,
    heading,
    lines_of_deal,
)
from canasta_qt.play.match.replay import ReplayController
from canasta_qt.record.timeline import ReplayPoint
from canasta_qt.ui.cards.card_art import STEP, MiniCards, width_of
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import SPACE, Theme
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.standard import bold
from canasta_qt.view_model.pictures import CARDS, Deed, LedgerEntry

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
    if line.kind == "turn" and line.parts:
        for number, part in enumerate(line.parts):
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


# --- the ledger at the side -------------------------------------------------------------------

WIDTH = 250
"""Pixels the ledger asks for."""

SHARE = 5
"""At most this part of the window, where the interface is enlarged."""

USUAL_HEIGHT, MOST_GROWN = 720, 1.25
"""Up to this height, in measures of the interface, the type is that of the desktop; at most so
much larger beyond it."""


class SeatFilter(QSortFilterProxyModel):
    """Lets through the turns of one seat, and the headings; all lines while `seat` is None."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat: int | None = None

    def choose(self, seat: int | None) -> None:
        """Show the turns of this seat only."""
        self._seat = seat
        self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: AnyIndex) -> bool:
        """Whether a line is shown."""
        model = self.sourceModel()
        if self._seat is None or not isinstance(model, LedgerModel):
            return True
        line = model.line(row)
        return line.kind in ("heading", "score") or line.seat == self._seat


class LedgerView(QListView):
    """The lines; it follows the play unless the player has scrolled up.

    Signals:
        again(LedgerLine): a line was clicked, or chosen by Enter: show its turn again.
        looked_up(LedgerLine): a line was double-clicked: open the replay there.
        menu_asked(LedgerLine, QPoint): what can be done with a line is asked for.
    """

    again = Signal(object)
    looked_up = Signal(object)
    menu_asked = Signal(object, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(LedgerDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        follow(self._dress)
        self.follows = True
        self.clicked.connect(lambda index: self.again.emit(index.data(LINE)))
        self.doubleClicked.connect(lambda index: self.looked_up.emit(index.data(LINE)))
        self.setAutoFillBackground(True)  # beside the bar too
        bar = self.verticalScrollBar()
        bar.setAutoFillBackground(False)
        bar.actionTriggered.connect(self._scrolled_by_hand)
        bar.rangeChanged.connect(self._keep_end_in_sight)

    def _dress(self) -> None:
        """Wear the colours of the theme that is shown now."""
        palette = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, colour(current().felt_edge))
        palette.setColor(QPalette.ColorRole.Text, colour(current().text))
        self.setPalette(palette)

    def sizeHint(self) -> QSize:
        """Narrow, so that the table keeps its room."""
        return QSize(WIDTH, 300)

    def _scrolled_by_hand(self) -> None:
        bar = self.verticalScrollBar()
        self.follows = bar.sliderPosition() >= bar.maximum() - 4

    def _keep_end_in_sight(self) -> None:
        if self.follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling up stays up; scrolling to the end follows the play again."""
        super().wheelEvent(event)
        self._scrolled_by_hand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew, in larger type where the window is large."""
        super().resizeEvent(event)
        share = min(MOST_GROWN, max(1.0, self.height() / px(USUAL_HEIGHT)))
        self.setFont(type_font("body", share))
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what a click does."""
        line = self.currentIndex().data(LINE)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and line is not None:
            self.again.emit(line)
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """By mouse at the line below it, by key at the current one."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        if index.isValid():
            corner = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
            at = event.globalPos() if by_mouse else corner
            self.menu_asked.emit(index.data(LINE), at)


class Ledger(QWidget):
    """The lines, with a choice above them of whose turns are shown.

    Signals:
        again(LedgerLine): show this turn again on the table.
        looked_up(ReplayPoint): open the replay at this moment.
        analysis_asked(ReplayPoint): what did the player of this turn know then?

    Attributes:
        model: the lines. view: the list that shows them.
    """

    again = Signal(object)
    looked_up = Signal(object)
    analysis_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LedgerModel(self)
        self._may_analyse: Callable[[int], bool] = lambda _deal: False
        self._shown = SeatFilter(self)
        self._shown.setSourceModel(self.model)
        self.view = LedgerView(self)
        self.view.setModel(self._shown)
        self.view.again.connect(self._again)
        self.view.looked_up.connect(self._look_up)
        self.view.menu_asked.connect(lambda line, at: self.menu_for(line).popup(at))
        self.people = QComboBox(self)
        self.people.currentIndexChanged.connect(self._choose)
        self._begin_people()
        self._retranslate()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(build.row(self.people, margins=(SPACE[1], 0, SPACE[1], SPACE[1])))
        column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)

    def _retranslate(self) -> None:
        """Say what each part is, in the language of now."""
        self.setAccessibleName(self.tr("Ledger"))
        self.people.setAccessibleName(self.tr("Whose turns to show"))
        self.people.setAccessibleDescription(self.people.accessibleName())
        self.people.setToolTip(self.tr("Whose turns to show"))
        self.people.setItemText(0, self.tr("Everybody's turns"))
        self.view.setAccessibleName(self.tr("Ledger: what happened"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language; the lines are told anew by whoever keeps the match."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def offer_analysis(self, may: Callable[[int], bool]) -> None:
        """Let be asked what players knew; `may` says whether that goes for a deal."""
        self._may_analyse = may

    def sizeHint(self) -> QSize:
        """Narrow, so that the table keeps its room; wider only where the window is large."""
        share = self.window().width() // SHARE
        return QSize(min(px(WIDTH), max(WIDTH, share)), 300)

    # --- what is told -----------------------------------------------------------------------

    def tell(self, entries: Iterable[LedgerEntry]) -> None:
        """What happened: the line of the turn grows, or another begins."""
        for entry in entries:
            self.model.tell(entry)
            if entry.seat is not None:
                self._add_person(entry.seat, entry.name)

    def add(self, text: str) -> None:
        """A line of words."""
        self.model.append(LedgerLine("note", words=text))

    def begin_deal(self, number: int) -> None:
        """A heading before the lines of a deal."""
        self.model.append(heading(number))

    def fill(self, lines: Iterable[LedgerLine]) -> None:
        """These lines in place of all."""
        chosen = self.people.currentData()
        self.people.blockSignals(True)
        self._begin_people()
        self.model.fill(lines)
        for line in self.model.lines():
            if line.seat is not None:
                self._add_person(line.seat, line.name)
        self.people.blockSignals(False)
        self.people.setCurrentIndex(max(0, self.people.findData(chosen)))
        self._choose()

    def clear(self) -> None:
        """Another match begins."""
        self.model.fill(())
        self._begin_people()

    # --- whose turns ------------------------------------------------------------------------

    def _begin_people(self) -> None:
        self.people.clear()
        self.people.addItem(self.tr("Everybody's turns"), None)

    def _add_person(self, seat: int, name: str) -> None:
        if self.people.findData(seat) >= 0:
            return
        row = 1
        while row < self.people.count() and self.people.itemData(row) < seat:
            row += 1
        self.people.insertItem(row, name, seat)

    def _choose(self) -> None:
        self._shown.choose(self.people.currentData())

    # --- what can be done with a line -------------------------------------------------------

    def _again(self, line: LedgerLine) -> None:
        if line.kind == "turn":
            self.again.emit(line)

    def _look_up(self, line: LedgerLine) -> None:
        if line.deal:
            self.looked_up.emit(
                ReplayPoint(line.deal, line.first if line.kind == "turn" else line.last)
            )

    def menu_for(self, line: LedgerLine) -> QMenu:
        """What can be done with a line."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if line.kind == "turn":
            menu.addAction(self.tr("&Show this turn again"), lambda: self._again(line))
        if line.deal:
            menu.addAction(self.tr("&Replay from here"), lambda: self._look_up(line))
        if line.kind == "turn" and self._may_analyse(line.deal):
            place = ReplayPoint(line.deal, line.first)
            menu.addAction(
                self.tr("&What did this player know?"),
                lambda: self.analysis_asked.emit(place),
            )
        return menu


class ReplayLedger(Ledger):
    """The lines of the deal that is shown; the one of the last action is marked.

    Signals:
        chosen(int): go to the action of this number.
    """

    chosen = Signal(int)

    def __init__(self, replay: ReplayController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view.setToolTip(self.tr("Click a line to go to its turn."))
        self.view.follows = False
        self._replay = replay
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self._fill)
        replay.entered_deal.connect(self._late.start)  # the picture comes first
        replay.moved.connect(self._moved)
        self._deal = 0

    def _moved(self) -> None:
        if not self._late.isActive() and self._deal == self._replay.place.deal:
            self._mark()

    def _fill(self) -> None:
        """The lines of another deal."""
        self._deal = self._replay.place.deal
        self.fill(lines_of_deal(self._replay.entries, self._deal))
        self._mark()

    def _mark(self) -> None:
        """The last line that has happened is the current one."""
        action = self._replay.place.action
        shown = self.view.model()
        lines = (shown.index(row, 0).data(LINE) for row in range(shown.rowCount()))
        past = [row for row, line in enumerate(lines) if _begins(line) <= action]
        index = shown.index(past[-1] if past else 0, 0)
        select = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.view.selectionModel().setCurrentIndex(index, select)
        self.view.scrollTo(index)

    def _again(self, line: LedgerLine) -> None:
        self.chosen.emit(line.last)

    def _look_up(self, line: LedgerLine) -> None:
        """A click has led there already."""


def _begins(line: LedgerLine) -> int:
    """After how many actions something of a line has happened."""
    told = [entry.action for entry in line.entries if entry.deed or entry.said]
    return min(told, default=line.last)
