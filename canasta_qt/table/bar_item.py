"""The slim bar on top: rules, deal, and each side's numbers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from canasta_qt.controller.view_model import SideModel, TableModel, figures
from canasta_qt.table.captions import total_words
from canasta_qt.table.marks import draw_mark
from canasta_qt.table.painted import PaintedItem, fitted, text_width, translate
from canasta_qt.table.theme import colour, current, font

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def side_line(side: SideModel, *, playing: bool = True, brief: bool = False) -> str:
    """The small line under a side's total: this deal's score and what its first meld needs.

    `brief` where many sides share the bar.
    """
    text = translate("Table", "this deal {points}").format(points=deal_words(side))
    if side.opened or not playing:
        return text
    if brief:
        need = translate("Table", "{minimum} to open")
    else:
        need = translate("Table", "first meld needs {minimum}")
    return f"{text} · {need.format(minimum=figures(side.minimum))}"


def deal_words(side: SideModel) -> str:
    """What the deal brings a side, or each of its people where that differs."""
    each = side.deal_each if len(set(side.deal_each)) > 1 else (side.deal_points,)
    return " / ".join(figures(points, signed=True) for points in each)


def deal_line(model: TableModel) -> str:
    """The small line under the rules: which deal this is, and how long the match goes on."""
    deal = translate("Table", "Deal {number}").format(number=model.deal_number)
    return f"{deal} · {model.status}" if model.status else deal


class BarItem(PaintedItem):
    """Rules and deal at the left, one block per side at the right."""

    model: TableModel | None = None

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._marks: dict[int, int] = {}

    def show_model(self, model: TableModel, marks: dict[int, int]) -> None:
        """Show these numbers; `marks` has the number of each side's mark, if they wear any."""
        self.model, self._marks = model, marks
        self.update()

    def draw(self, painter: QPainter) -> None:
        model = self.model
        if model is None:
            return
        u, left = self.unit, self.area.width()
        for side, block in self._blocks(model):
            self._draw_side(painter, side, block)
            left = min(left, block.x())
        room = QRectF(14 * u, 0, max(10.0, left - 50 * u), self.area.height())
        self._two_lines(painter, room, model.rules_name, deal_line(model))

    def side_at(self, x: float, y: float) -> SideModel | None:
        """The side whose numbers stand at a point of the scene."""
        if self.model is None:
            return None
        point = QPointF(x, y) - self.pos()
        return next((side for side, box in self._blocks(self.model) if box.contains(point)), None)

    def _blocks(self, model: TableModel) -> list[tuple[SideModel, QRectF]]:
        """Every side's part of the bar, in its own coordinates, from right to left."""
        u, box = self.unit, self.area
        right = box.width() - 14 * u
        most = box.width() * 0.72 / max(1, len(model.sides))
        found = []
        for side in reversed(model.sides):
            width = min(self._block_width(side), most)
            found.append((side, QRectF(right - width, 0, width, box.height())))
            right -= width + 22 * u
        return found

    def _line(self, side: SideModel) -> str:
        playing = self.model is not None and self.model.over == "no"
        brief = self.model is not None and len(self.model.sides) > 2
        return side_line(side, playing=playing, brief=brief)

    def _block_width(self, side: SideModel) -> float:
        """As wide as the longer of the two lines, with the stripe before it."""
        u, bold = self.unit, font(15 * self.unit, bold=True)
        upper = text_width(bold, f"{side.name}{total_words(side)}") + 34 * u
        return (
            self._lead(side)
            + 2 * u
            + max(upper, text_width(font(12 * u), self._line(side)) + 4 * u, 150 * u)
        )

    def _draw_side(self, painter: QPainter, side: SideModel, box: QRectF) -> None:
        u = self.unit
        self._draw_lead(painter, side, box)
        inner = box.adjusted(self._lead(side), 0, 0, 0)
        total = total_words(side)
        bold = font(15 * u, bold=True)
        width = text_width(bold, total)
        self._two_lines(painter, inner.adjusted(0, 0, -width - 8 * u, 0), side.name, "")
        painter.setFont(bold)
        painter.setPen(colour(current().text))
        painter.drawText(self._upper(inner), RIGHT, total)
        small, text = fitted(font(12 * u), self._line(side), inner.width())
        painter.setFont(small)
        painter.setPen(colour(current().text_soft))
        painter.drawText(self._lower(inner), LEFT, text)

    def _lead(self, side: SideModel) -> float:
        """Width of the stripe or mark before a side's words."""
        return (24 if side.side in self._marks else 10) * self.unit

    def _draw_lead(self, painter: QPainter, side: SideModel, box: QRectF) -> None:
        """A side's mark, or where everybody knows who plays with whom a stripe."""
        u = self.unit
        if side.side in self._marks:
            size = 18 * u
            at = QRectF(box.x(), (box.height() - size) / 2, size, size)
            draw_mark(painter, self._marks[side.side], at)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(current().accent if side.is_ours else current().plate_edge))
        painter.drawRoundedRect(QRectF(box.x(), 7 * u, 3 * u, box.height() - 14 * u), u, u)

    def _two_lines(self, painter: QPainter, box: QRectF, first: str, second: str) -> None:
        upper, text = fitted(font(14 * self.unit, bold=True), first, box.width())
        painter.setFont(upper)
        painter.setPen(colour(current().text))
        painter.drawText(self._upper(box), LEFT, text)
        lower, text = fitted(font(12 * self.unit), second, box.width())
        painter.setFont(lower)
        painter.setPen(colour(current().text_soft))
        painter.drawText(self._lower(box), LEFT, text)

    def _upper(self, box: QRectF) -> QRectF:
        return QRectF(box.x(), 1.5 * self.unit, box.width(), box.height() * 0.52)

    def _lower(self, box: QRectF) -> QRectF:
        return QRectF(box.x(), box.height() * 0.5, box.width(), box.height() * 0.44)
