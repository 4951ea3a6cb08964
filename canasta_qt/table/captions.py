"""What is said of a side next to its melds, and the item that says it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from canasta_qt.controller.view_model import SideModel, figures
from canasta_qt.table.marks import draw_mark
from canasta_qt.table.painted import PaintedItem, fitted, text_width, translate
from canasta_qt.table.theme import MIN_TEXT, colour, current, font

LEFT = Qt.AlignmentFlag.AlignVCenter

SIGN_ROOM = 18.0
"""Width of the arrow or the mark before the words, in units."""


def state_words(side: SideModel) -> str:
    """What matters next to a side's melds: its minimum, then its canastas."""
    if not side.opened:
        text = translate("Table", "{minimum} to open")
    elif side.canastas == 0:
        text = translate("Table", "opened")
    elif side.canastas == 1:
        text = translate("Table", "1 canasta")
    else:
        text = translate("Table", "{count} canastas")
    return text.format(minimum=figures(side.minimum), count=side.canastas)


def total_words(side: SideModel) -> str:
    """The total of a side, or those of its people where each keeps a total of their own."""
    if side.totals:
        return " / ".join(figures(total) for _, total in side.totals)
    return figures(side.total)


class CaptionItem(PaintedItem):
    """A side's name beside its melds, with its mark or a small arrow towards them.

    In two lines there is also its total.
    """

    side: SideModel | None = None
    mark: int | None = None
    lines = 1

    def show_side(self, side: SideModel, mark: int | None, *, lines: int) -> None:
        """Speak of this side; `mark` is its number, None for an arrow."""
        self.side, self.mark, self.lines = side, mark, lines
        self.update()

    def words(self) -> tuple[str, ...]:
        """The lines that are shown in the room there is.

        Where it is scarce, of one line the name goes, of two the total, which the bar shows too.
        """
        side = self.side
        if side is None:
            return ()
        if self.lines > 1:
            state = state_words(side)
            full = f"{total_words(side)} · {state}"
            return side.name, full if self._fits(full) else state
        state = state_words(side)
        name = translate("Table", "{side}: {text}").format(side=side.name, text=state)
        return (name,) if self._fits(name) else (state,)

    def _fits(self, text: str) -> bool:
        return text_width(font(MIN_TEXT), text) <= self._room()

    def _room(self) -> float:
        return self.area.width() - SIGN_ROOM * self.unit

    def draw(self, painter: QPainter) -> None:
        u, words = self.unit, self.words()
        if self.side is None or not words:
            return
        line = self.area.height() / len(words)
        size = min(17.0 * u, line)
        sign = QRectF(0, (line - size) / 2, size, size)
        if self.mark is None:
            self._draw_arrow(painter, sign, up=not self.side.is_ours)
        else:
            draw_mark(painter, self.mark, sign)
        for number, text in enumerate(words):
            bold = len(words) > 1 and number == 0
            left = SIGN_ROOM * u if number == 0 or self._fits(text) else 0.0
            room = self.area.width() - left
            shown, short = fitted(font(13 * u, bold=bold), text, room)
            painter.setFont(shown)
            painter.setPen(colour(current().text if bold else current().text_soft))
            painter.drawText(QRectF(left, number * line, room, line), LEFT, short)

    def _draw_arrow(self, painter: QPainter, box: QRectF, *, up: bool) -> None:
        u = self.unit
        x, y, d = 6 * u, box.center().y(), (-4 * u if up else 4 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(current().text_soft))
        painter.drawPolygon(
            QPolygonF([QPointF(x - 5 * u, y - d / 2), QPointF(x + 5 * u, y - d / 2),
                       QPointF(x, y + d)])
        )  # fmt: skip
