"""The badge of what is staged: a ring that fills, a tick for enough, a cross and the reason."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from canasta_qt.play.scene.items.painted import (
    LEFT,
    PaintedItem,
    Shown,
    draw_plate,
    fitted,
    measure,
    text_width,
    translate,
    type_font,
    wrapped,
)
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.ui.style.paint import write
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.view_model.pictures import DraftModel, SideModel
from canasta_qt.words.sentences import figures

WIDTH, HEIGHT, SIGN, SMALL_SIGN, PAD = 163.0, 54.0, 38.0, 28.0, 6.0
"""In units: width and height of the badge, more for long words; width of its sign, also
beside long words, and what is free at its right."""

LEAST_HEIGHT = 48.0
"""Pixels that two lines need."""

SMALLER = 0.94
"""Type of words that need several lines, as a share of the usual small one."""

UPPER = 0.44
"""Part of the height that the first line has, where there are two."""

WHOLE_TURN, TOP = 360 * 16, 90 * 16
"""Qt's angles."""


def share_of(draft: DraftModel, side: SideModel) -> float:
    """How much of what the first meld needs is staged, 0 to 1; 1 where nothing is needed."""
    points = sum(group.points for group in draft.groups)
    return 1.0 if side.opened or side.minimum <= 0 else max(0.0, min(1.0, points / side.minimum))


def is_refused(draft: DraftModel, side: SideModel) -> bool:
    """Whether something staged is not in order, and not only too little for a first meld."""
    if any(not group.ok for group in draft.groups):
        return True
    return bool(draft.problem) and share_of(draft, side) >= 1.0


def second_line(draft: DraftModel, side: SideModel) -> str:
    """What is missing, or which key lays down; the reason where something is not in order."""
    if draft.ready:
        return translate("Table", "Enter lays it down")
    if is_refused(draft, side):
        problems = [draft.problem, *(group.problem for group in draft.groups)]
        return next((text for text in problems if text and text != draft.badge), "")
    missing = side.minimum - sum(group.points for group in draft.groups)
    if side.opened or missing <= 0:
        return ""
    return translate("Table", "{points} more to open").format(points=figures(missing))


class BadgeItem(PaintedItem):
    """Says live how far the staged cards are."""

    words = Shown[tuple[str, str]](("", ""))
    share = Shown(0.0)
    sign = Shown("ring")
    """`ring`, `tick` or `cross`."""
    _sign = SIGN

    def show_draft(self, draft: DraftModel, side: SideModel, room: Rect, unit: float) -> None:
        """Show how things stand, at the right end of `room`."""
        self.words = draft.badge, second_line(draft, side)
        self.share = share_of(draft, side)
        self.sign = "tick" if draft.ready else "cross" if is_refused(draft, side) else "ring"
        box = Rect(0, 0, min(room.w, WIDTH * unit), min(room.h, max(HEIGHT * unit, LEAST_HEIGHT)))
        self._sign = SIGN
        if not self._fits(box, unit):
            box = box._replace(h=room.h)
        if not self._fits(box, unit):
            box, self._sign, self.words = room, SMALL_SIGN, (draft.badge, "")
        self.set_rect(Rect(room.right - box.w, room.cy - box.h / 2, box.w, box.h), unit)

    def _fits(self, box: Rect, unit: float) -> bool:
        parts = zip(self._boxes(self._room(box.w, box.h, unit)), self.words, strict=True)
        small = type_font("small", SMALLER * unit)
        return all(wrapped(small, text, part) == text for part, text in parts if text)

    def _room(self, width: float, height: float, unit: float) -> QRectF:
        sign = self._sign * unit
        return QRectF(sign, 2 * unit, width - sign - PAD * unit, height - 4 * unit)

    def _boxes(self, room: QRectF) -> tuple[QRectF, QRectF]:
        """The places of both lines; all for the first if it is alone."""
        share = UPPER if self.words[1] else 1.0
        upper = QRectF(room.x(), room.y(), room.width(), room.height() * share)
        lower = QRectF(room.x(), upper.bottom(), room.width(), room.height() - upper.height())
        return upper, lower

    def draw(self, painter: QPainter) -> None:
        u, theme = self.unit, current()
        ink = {"ring": theme.accent, "tick": theme.gain, "cross": theme.loss}[self.sign]
        box = self.area.adjusted(1, 1, -1, -1)
        edge = QPen(colour(ink), max(1.5, measure(2, u)))
        draw_plate(painter, box, measure(RADIUS["tile"], u), edge, colour(theme.surface))
        self._draw_sign(painter, QPointF(self._sign * u / 2, box.center().y()), ink)
        self._draw_words(painter, self._room(self.area.width(), self.area.height(), u))

    def _draw_sign(self, painter: QPainter, at: QPointF, ink: str) -> None:
        u, theme = self.unit, current()
        r = min(0.32 * self._sign * u, 0.3 * self.area.height())
        line = QPen(colour(ink), 0.34 * r)
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        box = QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.sign == "ring":
            painter.setPen(QPen(colour(theme.sunk), 0.34 * r))
            painter.drawEllipse(box)
            painter.setPen(line)
            painter.drawArc(box, TOP, -round(self.share * WHOLE_TURN))
        elif self.sign == "tick":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(ink))
            painter.drawEllipse(box)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            line.setColor(colour(theme.surface))
            line.setWidthF(0.2 * r)
            painter.setPen(line)
            corners = ((-0.45, 0.02), (-0.12, 0.36), (0.48, -0.34))
            painter.drawPolyline(QPolygonF([at + QPointF(x, y) * r for x, y in corners]))
        else:
            line.setWidthF(0.2 * r)
            painter.setPen(line)
            for x in (-0.5, 0.5):
                painter.drawLine(at + QPointF(x, -0.5) * r, at + QPointF(-x, 0.5) * r)

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        theme, (first, second) = current(), self.words
        strong, _ = fitted(type_font("strong", self.unit), first, room.width())
        small = type_font("small", self.unit)
        upper, lower = self._boxes(room)
        for text, wanted, box, ink in (
            (first, strong, upper, theme.text),
            (second, small, lower, theme.text_soft),
        ):
            if text_width(wanted, text) <= box.width():
                write(painter, box, text, colour(ink), LEFT, wanted)
            else:
                shown = type_font("small", SMALLER * self.unit)
                flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
                write(painter, box, wrapped(shown, text, box), colour(ink), flags, shown)
