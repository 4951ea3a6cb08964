"""Whose points are counted: the side's mark and name, its points, its canastas as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.play.scene.layout.regions import BAND_WIDTH
from canasta_qt.play.scene.panels.drawing import canasta_height, draw_canasta
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import fill_mark, mark_colour
from canasta_qt.ui.parts.growing import Growing
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.endings import CanastaModel
from canasta_qt.words.sentences import figures

WIDEST: Final = 98
"""The largest card of a canasta, in pixels at a scale of 100 %."""

_GAP: Final = 14
_MARK: Final = 7.0


class SideTitle(Growing, QWidget):
    """The mark and the name of a side; a name too long is shortened, with a tip."""

    def __init__(
        self, name: str, mark: int, parent: QWidget | None = None, *, style: str = "number",
        centred: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.name, self.mark = name, mark
        self._centred, self._style = centred, style
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        self.setFont(self.type(self._style))
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.name) + self.px(34)
        return QSize(wide, metrics.height() + self.px(4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.px(70), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.type(self._style))
            metrics = painter.fontMetrics()
            room = self.width() - self.px(26)
            text = metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, room)
            self.setToolTip(tip_lines(self.name) if text != self.name else "")
            wide = metrics.horizontalAdvance(text) + self.px(24)
            left = (self.width() - wide) / 2 if self._centred else 0.0
            middle = self.height() / 2
            at = QPointF(left + self.px(8), middle)
            fill_mark(painter, self.mark, at, self.px(_MARK), mark_colour(self.mark))
            painter.setPen(colour(current().text))
            box = QRectF(left + self.px(24), 0, self.width() - left - self.px(24), self.height())
            side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, side, text)


class CanastaGrid(Growing, QWidget):
    """The canastas of a side as cards, as large as they fit."""

    def __init__(
        self, canastas: Sequence[CanastaModel], art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._canastas, self._art = tuple(canastas), art
        self._glow: tuple[str, float] = ("", 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.setMinimumSize, 60, 48 if canastas else 0)
        self.setAccessibleName(self.tr("Canastas"))
        self.setAccessibleDescription("; ".join(one.label for one in canastas))
        art.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self.px(280), self.px(320))

    def light(self, band: str, strength: float) -> None:
        """Let the canastas of a kind glow, 0 to 1."""
        if (band, strength) != self._glow:
            self._glow = (band, strength)
            self.update()

    def places(self) -> tuple[float, list[QPointF]]:
        """The width of the cards, and where each has its upper left corner."""
        count = len(self._canastas)
        if not count:
            return 0.0, []
        width, columns = max(self._fitting(columns) for columns in range(1, count + 1))
        gap = self.px(_GAP)
        rows = -(-count // columns)
        high = canasta_height(width)
        places = []
        for index in range(count):
            row = index // columns
            within = min(columns, count - row * columns)
            wide = within * width * BAND_WIDTH + (within - 1) * gap
            x = (self.width() - wide) / 2 + (index % columns) * (width * BAND_WIDTH + gap)
            top = max(0.0, (self.height() - rows * high - (rows - 1) * gap) / 2)
            places.append(QPointF(x + width * 0.055, min(top, self.px(12)) + row * (high + gap)))
        return width, places

    def _fitting(self, columns: int) -> tuple[float, int]:
        """How wide cards are in so many columns; where it is the same more columns are better."""
        rows, gap = -(-len(self._canastas) // columns), self.px(_GAP)
        wide = (self.width() - (columns - 1) * gap) / columns / BAND_WIDTH
        high = (self.height() - self.px(12) - (rows - 1) * gap) / rows / canasta_height(1000) * 1000
        limit = self.px(WIDEST)
        return min(limit, max(18.0, min(wide, high))), min(columns, 2 if limit <= high else columns)

    def paintEvent(self, event: QPaintEvent) -> None:
        width, places = self.places()
        with QPainter(self) as painter:
            for canasta, at in zip(self._canastas, places, strict=True):
                glow = self._glow[1] if canasta.band == self._glow[0] else 0.0
                draw_canasta(painter, self._art, canasta, at, width, glow=glow)


class Points(Growing, QWidget):
    """A large signed number that does not move sideways as it changes."""

    def __init__(self, points: int, *, own: bool, parent: QWidget | None = None) -> None:
        """`own`: of the viewer's side, in gold."""
        super().__init__(parent)
        self._final, self._own = points, own
        self._shown = points
        self.times = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(figures(points, signed=True))

    def show_points(self, points: int) -> None:
        self._shown = points
        self.update()

    @property
    def text(self) -> str:
        return figures(self._shown, signed=True)

    def sizeHint(self) -> QSize:
        self.setFont(self.type("great_total", self.times))
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(figures(self._final, signed=True))
        return QSize(wide + self.px(8), round(metrics.height() * 0.95))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.px(60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(colour(current().accent if self._own else current().text))
            font = self.type("great_total", self.times)
            painter.setFont(font)
            wide = painter.fontMetrics().horizontalAdvance(figures(self._final, signed=True))
            if wide > self.width():
                painter.setFont(self.type("great_total", self.times * self.width() / wide))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text)


class SideColumn(Growing, QWidget):
    """One column: whose it is, what the deal brought, the canastas."""

    def __init__(
        self, name: str, mark: int, points: int, canastas: Sequence[CanastaModel], art: CardArt,
        *, small: bool,
    ) -> None:  # fmt: skip
        super().__init__()
        self.title = SideTitle(name, mark, self, style="strong" if small else "number")
        self.points = Points(points, own=mark == 0, parent=self)
        self.points.times = 0.6 if small else 1.0
        self.canastas = CanastaGrid(canastas, art, self)
        head = build.column(self.title, self.points, margins=(0, 0, 0, 4), spacing=4)
        build.column(head, (self.canastas, 1), of=self, margins=0, spacing=4)
        if small:  # a row of small canastas where there are many columns
            follow(self.canastas.setMaximumHeight, 64)
