"""The card above the table while something is practised: what to do now, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.features.learning.lessons.session import LessonStatus
from canasta_qt.features.learning.lessons.words import LessonText
from canasta_qt.features.rulebook.window.term_words import TermWords
from canasta_qt.play.scene.panels.drawing import StepPills
from canasta_qt.ui.controls.looks import flat, quiet
from canasta_qt.ui.parts.figures import grid_pen
from canasta_qt.ui.parts.rows import BELOW, FACTS, Index, RowDelegate
from canasta_qt.ui.parts.words import Sign, Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import line_width, plate, smooth, tick
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SIZE, SPACE
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets.on_table import ActionButton, action
from canasta_qt.words.sentences import labelled

NARROW: Final = 1100
"""Below this width the words are set smaller, and there is no room for pills."""

SLIM: Final = 820
"""Below this width there is no room for words beside the cross."""

EDGE: Final = 22
"""Pixels above and below the words."""

_ICONS: Final = {"say": "learn", "shown": "warning", "done": "trophy"}
_TINTS: Final = {"say": "accent", "shown": "loss", "done": "accent"}


class PracticeBar(QWidget):
    """A card with a sentence, a few buttons at its right, and where one is at its left.

    Signals:
        left: enough practised.
    """

    left = Signal()

    over_table = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.sign = Sign("learn", "accent", self, 24)
        self.title = Words("", "label", "text_soft", self)
        self.pills = StepPills(self)
        self.text = TermWords("", "page", "text", self, on_table=False)
        self.text.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.leave_button = flat(action("", self, self.left, icon="close"))
        self._edge = "accent"
        self._counts = True
        self._leave_words = ""
        self._lay_out()
        follow(self._fit)

    def _lay_out(self) -> None:
        where = QVBoxLayout()
        follow(where.setSpacing, SPACE[0])
        where.addStretch(1)
        where.addWidget(self.title)
        where.addWidget(self.pills)
        where.addStretch(1)
        self._ways = QHBoxLayout()
        follow(self._ways.setSpacing, SPACE[1])
        row = QHBoxLayout(self)
        follow(row.setContentsMargins, SPACE[4], SPACE[1], SPACE[3], SPACE[1])
        follow(row.setSpacing, SPACE[3])
        row.addWidget(self.sign)
        row.addWidget(self.text, 1)
        row.addLayout(where)
        row.addLayout(self._ways)
        row.addWidget(self.leave_button)

    def name_leave(self, words: str) -> None:
        """Name the button that leaves."""
        self._leave_words = words
        self.leave_button.setText(words)
        self.leave_button.setAccessibleName(words.replace("&", ""))

    def count_no_steps(self) -> None:
        self._counts = False
        self.pills.hide()

    def add_way(self, button: ActionButton) -> None:
        self._ways.addWidget(button)

    def show_text(self, text: str, *, icon: str = "learn", token: str = "accent") -> None:
        self.text.setText(text)
        self.text.setAccessibleName(text)
        self.sign.wear(icon, token)
        self._edge = token
        self.update()

    def _fit(self) -> None:
        """As high as two lines of words and a button, whatever is said: the table stays."""
        self.text.write(self._usual_style())
        self.setFixedHeight(self.wished_height())

    def _usual_style(self) -> str:
        return "strong" if self.width() < px(NARROW) else "prompt"

    def wished_height(self) -> int:
        lines = 2 * QFontMetrics(type_font(self._usual_style())).lineSpacing()
        return max(lines, px(SIZE["control"])) + px(EDGE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        slim = self.width() < px(SLIM)
        self.pills.setVisible(self._counts and self.width() >= px(NARROW))
        self.leave_button.setText("" if slim else self._leave_words)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if not self.over_table:
            painter.fillRect(self.rect(), tint("felt_edge"))
        box = QRectF(self.rect()).adjusted(px(8), px(6), -px(8), -px(4))
        with smooth(painter):
            plate(
                painter, box, px(RADIUS["tile"]), tint("surface"), tint(self._edge),
                max(2.0, line_width()),
            )  # fmt: skip
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            event.accept()
        else:
            super().keyPressEvent(event)


class LessonBar(PracticeBar):
    """The card of a lesson.

    Signals:
        go_on_asked, back_asked: to the next step, to the one before.
        next_asked: the lesson is done; what comes after it.
        told(str): the text for screen readers.
    """

    go_on_asked = Signal()
    back_asked = Signal()
    next_asked = Signal()
    told = Signal(str)

    def __init__(self, after: str = "", parent: QWidget | None = None) -> None:
        """`after` is the text of the main button once the lesson is done; empty for none."""
        super().__init__(parent)
        self._after = after
        self.back_button = action("", self, self.back_asked, icon="back")
        self.go_on_button = action("", self, self._on, main=True)
        for button in (self.back_button, self.go_on_button):
            keeps = button.sizePolicy()
            keeps.setRetainSizeWhenHidden(True)
            button.setSizePolicy(keeps)
            self.add_way(button)
        self._status: LessonStatus | None = None
        self._retranslate()
        follow(self._keep_places, now=False)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Lesson"))
        self.name_leave(self.tr("L&eave"))
        self.leave_button.setToolTip(self.tr("You can continue later where you are now."))
        self.back_button.setText(self.tr("&Back"))
        self._keep_places()

    def _keep_places(self) -> None:
        """As wide as any of its words need: neither button moves under the mouse."""
        button, text = self.go_on_button, self.go_on_button.text()
        button.setMinimumWidth(0)
        wide = 0
        for words in (self.tr("C&ontinue"), self.tr("Tr&y again"), self._after):
            button.setText(words)
            wide = max(wide, button.sizeHint().width())
        button.setText(text)
        button.setMinimumWidth(wide)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self._status is not None:
                self.show_status(self._status)

    def show_status(self, status: LessonStatus) -> None:
        self._status = status
        done = status.tone == "done"
        self.title.setText(
            LessonText.DONE() if done else LessonText.STEP(n=status.step + 1, all=status.steps)
        )
        self.pills.show_steps(status.step, status.steps)
        self.show_text(status.text, icon=_ICONS[status.tone], token=_TINTS[status.tone])
        self.back_button.setVisible(status.may_back and status.tone != "shown" and not done)
        self._show_main(status)
        self.told.emit(f"{self.title.text()}. {status.text}")

    def _show_main(self, status: LessonStatus) -> None:
        text = {"shown": self.tr("Tr&y again"), "done": self._after}.get(
            status.tone, self.tr("C&ontinue") if status.reads else ""
        )
        had = self.go_on_button.hasFocus()
        self.go_on_button.setText(text)
        self.go_on_button.setVisible(bool(text))
        if text and self.isVisible():
            self.go_on_button.setFocus()
        elif had:
            self.clearFocus()

    @property
    def wants_keys(self) -> bool:
        """Whether Enter should press its main button now."""
        return not self.go_on_button.isHidden()

    def _on(self) -> None:
        if self._status is not None and self._status.tone == "done":
            self.next_asked.emit()
        else:
            self.go_on_asked.emit()


class TipBar(PracticeBar):
    """A tip that is shown once, during a real match; `enough`: the player wants no more of them.

    It lies over the table's upper edge, so that nothing moves under the mouse.
    """

    enough = Signal()

    over_table = True

    def __init__(self, tip: str, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.count_no_steps()
        self.no_more = flat(action(self.tr("No more tips"), self, self.enough))
        self.add_way(self.no_more)
        self.title.setText(self.tr("Tip"))
        self.name_leave(self.tr("Got it"))
        quiet(self.leave_button)
        self.setAccessibleName(self.tr("Tip"))
        self.show_text(tip, icon="hint")
        table.installEventFilter(self)
        self._place(table)
        self.show()

    def _place(self, table: QWidget) -> None:
        self.resize(table.width(), self.height())
        self.move(0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._place(watched)
        return super().eventFilter(watched, event)

    @property
    def spoken(self) -> str:
        return labelled(self.title.text(), self.text.text())


# --- rows of what is learned ------------------------------------------------------------------

MARK: Final = Qt.ItemDataRole.UserRole + 43
"""The role of a `Mark`: how far one is with what a row tells of."""

BARS: Final = Qt.ItemDataRole.UserRole + 44
"""The role of whole numbers that are drawn as bars at the right, and the longest bar's number."""

VALUE: Final = Qt.ItemDataRole.UserRole + 50
"""The role of what a row stands for."""

Mark = Literal["new", "begun", "done"]

_BAR, _GAP = 9, 4
"""Pixels: width of a bar, and between bars."""


class LearnRows(RowDelegate):
    """Draws rows of which some are done: a filled disc with a tick says so, and nothing else."""

    ticks = False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if not index.flags() & Qt.ItemFlag.ItemIsSelectable:
            self._heading(painter, option.rect, index)
            return
        super().paint(painter, option, index)

    @staticmethod
    def _heading(painter: QPainter, box: QRect, index: Index) -> None:
        painter.save()
        painter.setFont(type_font("title"))
        painter.setPen(tint("text"))
        inner = box.adjusted(px(SPACE[3]), px(SPACE[1]), -px(SPACE[3]), 0)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(inner, flags, str(index.data(Qt.ItemDataRole.DisplayRole) or ""))
        painter.setFont(type_font("label"))
        painter.setPen(tint("text_soft"))
        flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(inner, flags, str(index.data(FACTS) or ""))
        painter.restore()

    def _icon(self, painter: QPainter, box: QRect, index: Index) -> QRect:
        mark = index.data(MARK)
        if not mark:
            return super()._icon(painter, box, index)
        side = px(SIZE["icon"])
        at = QRectF(box.x(), box.center().y() - side / 2, side, side)
        with smooth(painter):
            draw_mark(painter, at, mark)
        return box.adjusted(side + px(SPACE[2]), 0, 0, 0)

    def _beside(self, painter: QPainter, box: QRect, index: Index) -> QRect:
        bars = index.data(BARS)
        if not bars:
            return box
        numbers, most = bars
        wide = len(numbers) * px(_BAR) + (len(numbers) - 1) * px(_GAP)
        left = box.right() - wide
        at = QRectF(left, box.y() + px(SPACE[1]), wide, box.height() - px(2 * SPACE[1]))
        with smooth(painter):
            draw_bars(painter, at, numbers, most)
        return box.adjusted(0, 0, -(wide + px(SPACE[3])), 0)


def draw_mark(painter: QPainter, at: QRectF, mark: Mark) -> None:
    """A full disc with a tick for what is done, half a one for what is begun, else a ring."""
    radius = at.width() / 2
    if mark == "done":
        plate(painter, at, radius, tint("gain"))
        inset = at.width() * 0.24
        tick(painter, at.adjusted(inset, inset, -inset, -inset), tint("surface"), px(2))
        return
    begun = mark == "begun"
    if begun:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("accent"))
        painter.drawPie(at.adjusted(px(4), px(4), -px(4), -px(4)), 90 * 16, -180 * 16)
    edge = tint("accent" if begun else "text_rest")
    plate(painter, at, radius, None, edge, max(px(2), line_width()))


def draw_bars(painter: QPainter, at: QRectF, numbers: Sequence[int], most: int) -> None:
    """Bars side by side on a line, the latest at the right; `most` is as high as there is room."""
    painter.setPen(grid_pen())
    painter.drawLine(QPointF(at.left(), at.bottom()), QPointF(at.right(), at.bottom()))
    wide, step = px(_BAR), px(_BAR) + px(_GAP)
    for place, number in enumerate(numbers):
        if number:
            high = max(float(px(4)), (at.height() - px(1)) * number / max(1, most))
            bar = QRectF(at.left() + place * step, at.bottom() - high, wide, high)
            plate(painter, bar, px(2), tint("accent"))
    painter.setPen(QPen())


class LearnList(QListWidget):
    """Rows of what is learned, under headings; each row has a value that it stands for."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setItemDelegate(LearnRows(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(self.setMinimumWidth, 320)

    @property
    def value(self) -> Any:
        return self.currentIndex().data(VALUE)

    def add_row(
        self, title: str, facts: str, below: str, value: object, spoken: str = ""
    ) -> QListWidgetItem:
        """A row with facts at its right and words below; `spoken` is for screen readers."""
        item = QListWidgetItem(title, self)
        item.setData(FACTS, facts)
        item.setData(BELOW, below)
        item.setData(VALUE, value)
        spoken = spoken or ". ".join(part for part in (title, facts, below) if part)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        return item

    def add_heading(self, text: str, facts: str = "") -> None:
        """A line above the rows that belong together; it cannot be chosen."""
        item = QListWidgetItem(text, self)
        item.setData(FACTS, facts)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
