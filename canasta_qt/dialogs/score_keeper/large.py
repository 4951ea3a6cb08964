"""Large numbers for a tablet in the middle of the table: names, totals, what comes next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.controller.score_keeper import ScoreKeeper
from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.standard import number_text
from canasta_qt.style.controls.looks import primary
from canasta_qt.style.paint import line_width
from canasta_qt.style.parts.charts import side_colour
from canasta_qt.style.scale import px
from canasta_qt.style.theme import look, tint
from canasta_qt.style.type import pixel_font
from canasta_qt.words.score_keeper.labels import keeper_text
from canasta_qt.words.score_keeper.sheets import (
    ahead_text,
    column_names,
    minimum_texts,
    verdict,
)

_NAME, _TOTAL, _NEEDS, _NEXT = 0.13, 0.42, 0.10, 0.10
"""Heights of the lines, as shares of the whole."""


class Numbers(QWidget):
    """The totals, as large as there is room; painted, and told to screen readers as one text."""

    def __init__(self, keeper: ScoreKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        keeper.changed.connect(self.refresh)
        look.changed.connect(self.update)
        self.refresh()

    def refresh(self) -> None:
        """Show the sheet as it is now."""
        totals = zip(column_names(self._keeper.sheet), self._totals, strict=True)
        told = [f"{name}: {total}" for name, total in totals]
        self.setAccessibleName(". ".join([*told, self.next]))
        self.update()

    @property
    def _totals(self) -> list[str]:
        return [number_text(total) for total in self._keeper.tally.ahead.totals]

    @property
    def next(self) -> str:
        """Who has won, or who deals next."""
        sheet, tally = self._keeper.sheet, self._keeper.tally
        return verdict(sheet, tally) or ahead_text(sheet, tally)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A column for everybody, and a line below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        columns = column_names(self._keeper.sheet)
        sheet, tally = self._keeper.sheet, self._keeper.tally
        minimums = minimum_texts(sheet, tally) if tally.outcome is None else ("",) * len(columns)
        wide, high = self.width() / len(columns), self.height()
        size = self._common_size(self._totals, wide - px(24), high * _TOTAL, 700)
        for column, name in enumerate(columns):
            box = QRectF(column * wide, 0, wide, high).adjusted(px(12), 0, -px(12), 0)
            self._draw_column(
                painter, box, column, (name, self._totals[column], minimums[column]), size
            )
            if column:
                line = QRectF(column * wide, high * 0.06, line_width(), high * 0.74)
                painter.fillRect(line, tint("hairline"))
        foot = QRectF(px(12), high * (1 - _NEXT - 0.03), self.width() - px(24), high * _NEXT)
        self._line(painter, foot, self.next, 600)
        painter.end()

    def _draw_column(
        self,
        painter: QPainter,
        box: QRectF,
        column: int,
        texts: tuple[str, str, str],
        size: float,
    ) -> None:
        high = box.height()
        name, total, needs = texts
        painter.fillRect(
            QRectF(box.left(), high * 0.04, box.width(), high * 0.015), side_colour(column)
        )
        self._line(painter, QRectF(box.left(), high * 0.08, box.width(), high * _NAME), name, 600)
        painter.setPen(tint("text"))
        painter.setFont(pixel_font(size, 700))
        middle = QRectF(box.left(), high * 0.23, box.width(), high * _TOTAL)
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, total)
        below = QRectF(box.left(), high * 0.69, box.width(), high * _NEEDS)
        self._line(painter, below, needs, 500, "text_soft")

    def _line(
        self, painter: QPainter, box: QRectF, text: str, weight: int, token: str = "text"
    ) -> None:
        """A line as large as it fits; a very long one is shortened."""
        size = max(self._common_size([text], box.width(), box.height() * 0.72, weight), px(14))
        painter.setFont(pixel_font(size, weight))
        painter.setPen(tint(token))
        shown = QFontMetricsF(painter.font()).elidedText(
            text, Qt.TextElideMode.ElideRight, box.width()
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def _common_size(self, texts: list[str], wide: float, high: float, weight: int) -> float:
        """The size in pixels at which all texts fit."""
        metrics = QFontMetricsF(pixel_font(100, weight))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=1.0)
        return min(high, 100 * wide / max(widest, 1.0))


class LargePage(QWidget):
    """The numbers and two buttons.

    Signals:
        enter_asked(int): enter the next deal; `left`: back to the sheet.
    """

    enter_asked = Signal(int)
    left = Signal()

    def __init__(self, keeper: ScoreKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self.numbers = Numbers(keeper, self)
        build.column((self.numbers, 1), of=self, margins=0)
        self.back = build.button(keeper_text("small"), self, self.left)
        self.undo = build.button(keeper_text("undo"), self, keeper.undo)
        self.enter = primary(build.button("", self, self._enter))
        self.enter.setDefault(True)
        keeper.changed.connect(self._follow)
        self._follow()

    @property
    def foot(self) -> tuple[build.Part, ...]:
        """The buttons of this page."""
        return (self.back, 1, self.undo, self.enter)

    def _follow(self) -> None:
        self.undo.setEnabled(self._keeper.can_undo)
        self.enter.setText(keeper_text("enter", n=len(self._keeper.sheet.deals) + 1))

    def _enter(self) -> None:
        self.enter_asked.emit(len(self._keeper.sheet.deals))
