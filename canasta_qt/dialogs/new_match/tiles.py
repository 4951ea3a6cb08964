"""Games as pictures: a fan of cards, the name, a sentence, the facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from canasta_qt.style.paint import tick
from canasta_qt.style.parts.growing import Growing
from canasta_qt.style.theme import colour, current
from canasta_qt.style.tokens import RADIUS
from canasta_qt.table.items.card_art import CardArt
from canasta_qt.table.panels.drawing import draw_fan
from canasta_qt.table.plain_text import tip_lines

WISHED, LEAST = QSize(420, 168), QSize(200, 76)

_PICTURE: Final = 0.46
"""Share of the width that the cards may have."""

_WRAP: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class TileModel:
    """What a tile shows; `game` is the id of its game, `cards` from left to right."""

    game: str
    name: str
    sentence: str
    facts: str
    cards: tuple[str, ...]


class GameTile(Growing, QAbstractButton):
    """One of several, of which one is chosen."""

    def __init__(self, model: TileModel, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model, self._art = model, art
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setText(model.name)
        self.setAccessibleName(model.name)
        self.setAccessibleDescription(f"{model.sentence}. {model.facts}")
        self.setToolTip(tip_lines(f"{model.name}\n{model.sentence}. {model.facts}"))
        art.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As the picture has it."""
        return QSize(self.px(WISHED.width()), self.px(WISHED.height()))

    def minimumSizeHint(self) -> QSize:
        """Name and sentence can be read."""
        return QSize(self.px(LEAST.width()), self.px(LEAST.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, cards, words."""
        box = self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, box)
            left = self._paint_cards(painter, box)
            self._paint_words(painter, box.adjusted(left, self.px(10), -self.px(14), -self.px(10)))

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        theme, radius, chosen = current(), self.px(RADIUS["tile"]), self.isChecked()
        ground = theme.accent_ground if chosen else theme.surface
        if self.underMouse() and not chosen:
            ground = theme.raised
        edge = theme.accent if chosen else theme.edge if theme.strong else theme.hairline
        painter.setPen(QPen(colour(edge), 2.5 if chosen else 1.2))
        painter.setBrush(colour(ground))
        painter.drawRoundedRect(box, radius, radius)
        if chosen:
            at = QRectF(
                box.right() - self.px(32), box.top() + self.px(10), self.px(22), self.px(22)
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent))
            painter.drawEllipse(at)
            tick(painter, at.toRect().adjusted(5, 5, -5, -5), colour(theme.on_accent))

    def _paint_cards(self, painter: QPainter, box: QRectF) -> float:
        """The fan at the left; returns where the words begin."""
        path = QPainterPath()
        path.addRoundedRect(
            box.adjusted(2, 2, -2, -2), self.px(RADIUS["tile"]), self.px(RADIUS["tile"])
        )
        room = box.width() * _PICTURE
        width = round(min(box.height() * 0.54, room / 2.35, self.px(92)))
        wide = width * 2.25
        painter.save()
        painter.setClipPath(path)
        foot = QPointF(
            box.left() + wide / 2 + self.px(10), box.top() + box.height() * 0.17 + width * 3.35
        )
        draw_fan(painter, self._art, self.model.cards, foot, width, radius=width * 1.95, step=11)
        painter.restore()
        return wide + self.px(22)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """The name above, the facts below, the sentence where there is room between them."""
        facts = self._paint_facts(painter, box)
        top = box.y() + max(0.0, min(self.px(16), (box.height() - self.px(90)) / 2))
        room = box.width() - (self.px(20) if self.isChecked() else 0)
        above = QRectF(box.x(), top, room, facts - top)
        begin = self._paint_name(painter, above) + self.px(4)
        between = QRectF(box.x(), begin, box.width(), facts - self.px(2) - begin)
        painter.setFont(self.type("body"))
        painter.setPen(colour(current().text))
        if between.height() >= painter.fontMetrics().height():
            painter.setClipRect(between)
            painter.drawText(between, _WRAP, self.model.sentence)
            painter.setClipping(False)

    def _paint_facts(self, painter: QPainter, box: QRectF) -> float:
        """Returns where they begin."""
        painter.setFont(self.type("label"))
        painter.setPen(colour(current().text_soft))
        metrics = painter.fontMetrics()
        foot = QRectF(box.x(), box.bottom() - metrics.height(), box.width(), metrics.height())
        short = metrics.elidedText(self.model.facts, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short)
        return foot.y()

    def _paint_name(self, painter: QPainter, box: QRectF) -> float:
        """On two lines at most, and shortened where there is room for one; returns its end."""
        painter.setFont(self.type("title"))
        painter.setPen(colour(current().text))
        metrics, name = painter.fontMetrics(), self.model.name
        high = metrics.boundingRect(0, 0, int(box.width()), 500, _WRAP, name).height()
        high = min(high, 2 * metrics.height())
        if high > box.height():
            high = metrics.height()
            name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(QRectF(box.x(), box.y(), box.width(), high), _WRAP, name)
        return box.y() + high
