"""Large numbers for a tablet in the middle of the table: names, totals, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.features.score_keeper.session import ScoreKeeper
from canasta_qt.features.score_keeper.window.board import NextStep
from canasta_qt.features.score_keeper.words import (
    KeeperText,
    ahead_text,
    column_names,
    short_minimums,
    verdict,
)
from canasta_qt.ui.parts.figures import side_colour
from canasta_qt.ui.style.paint import line_width
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.type import pixel_font, px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.standard import number_text
from canasta_qt.words.sentences import labelled

_ROWS: Final = (
    (0.08, 0.15, 600, "text"),
    (0.23, 0.45, 700, "text"),
    (0.69, 0.12, 500, "text_soft"),
)
"""Names, totals, minimums: where each begins and how high it is as shares of the whole, its
weight and its colour."""


class LargeTotals(QWidget):
    """The totals, as large as there is room; painted, and named for screen readers as one text."""

    def __init__(self, keeper: ScoreKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        keeper.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        totals = zip(column_names(self._keeper.sheet), self._totals, strict=True)
        lines = [labelled(name, total) for name, total in totals]
        self.setAccessibleName(". ".join([*lines, self.next]))
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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        columns = column_names(self._keeper.sheet)
        wide, high = self.width() / len(columns), self.height()
        rows = (columns, self._totals, short_minimums(self._keeper.tally))
        sizes = [
            self._common_size(texts, wide - px(24), high * share, weight)
            for texts, (_, share, weight, _) in zip(rows, _ROWS, strict=True)
        ]
        for column in range(len(columns)):
            box = QRectF(column * wide, 0, wide, high).adjusted(px(12), 0, -px(12), 0)
            stripe = QRectF(box.left(), high * 0.04, box.width(), high * 0.015)
            painter.fillRect(stripe, side_colour(column))
            for texts, size, (top, share, weight, token) in zip(rows, sizes, _ROWS, strict=True):
                line = QRectF(box.left(), high * top, box.width(), high * share)
                self._line(painter, line, texts[column], pixel_font(size, weight), token)
            if column:
                line = QRectF(column * wide, high * 0.06, line_width(), high * 0.74)
                painter.fillRect(line, tint("hairline"))
        foot = QRectF(px(12), high * 0.86, self.width() - px(24), high * 0.11)
        size = self._common_size([self.next], foot.width(), foot.height(), 600)
        self._line(painter, foot, self.next, pixel_font(size, 600), "text")
        painter.end()

    def _line(self, painter: QPainter, box: QRectF, text: str, font: QFont, token: str) -> None:
        painter.setFont(font)
        painter.setPen(tint(token))
        shown = QFontMetricsF(font).elidedText(
            text, Qt.TextElideMode.ElideRight, box.width() + px(12)
        )
        painter.drawText(box.adjusted(-px(6), 0, px(6), 0), Qt.AlignmentFlag.AlignCenter, shown)

    def _common_size(self, texts: Sequence[str], wide: float, high: float, weight: int) -> float:
        """The size in pixels at which all texts fit, and can still be read."""
        metrics = QFontMetricsF(pixel_font(100, weight))
        widest = max(metrics.horizontalAdvance(text) for text in texts)
        return max(px(14), min(high * 0.78, 97 * wide / max(widest, 1.0)))


class LargePage(QWidget):
    """The numbers, and the buttons that lead on; `step` has the one to the next deal."""

    left = Signal()

    def __init__(self, keeper: ScoreKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self.numbers = LargeTotals(keeper, self)
        build.column((self.numbers, 1), of=self, margins=0)
        self.back = build.button(KeeperText.SMALL(), self, self.left)
        self.undo = build.button(KeeperText.UNDO(), self, keeper.undo)
        self.step = NextStep(keeper, self)
        self.enter = self.step.enter
        self.foot = (self.back, 1, self.undo, self.step)
        keeper.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.undo.setEnabled(self._keeper.can_undo)
