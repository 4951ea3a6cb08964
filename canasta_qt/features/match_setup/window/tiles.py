"""Games as pictures: a fan of cards, the name, a sentence, the facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from canasta_qt.play.scene.panels.drawing import drawn_cards
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.controls.fades import blend, hovered, level
from canasta_qt.ui.parts.growing import Growing
from canasta_qt.ui.parts.pictures import draw_fan
from canasta_qt.ui.style.paint import tick
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.ui.widgets.plain_text import tip_lines

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
        """As low as it may be: it takes what room there is."""
        return QSize(self.px(WISHED.width()), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Name and facts can be read."""
        lines = self._line("title") + self._line("label") + self.px(26)
        return QSize(self.px(LEAST.width()), max(lines, self.px(LEAST.height())))

    def _line(self, style: str) -> int:
        return QFontMetrics(self.type(style)).height()

    def name_lines(self, room: QSize) -> tuple[QFont, str]:
        """The name's font, and the name as it is set: it never runs into the facts."""
        wrap = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        free = room.height() - self._line("label")
        for style in ("title", "strong"):
            font = self.type(style)
            metrics = QFontMetrics(font)
            high = metrics.boundingRect(0, 0, room.width(), 1000, wrap, self.model.name).height()
            if high <= min(free, 2 * metrics.height()):
                return font, self.model.name
        return font, metrics.elidedText(self.model.name, Qt.TextElideMode.ElideRight, room.width())

    def sentence_font(self, room: QSize) -> QFont | None:
        """The largest font in which the whole sentence has room; None: it is left out."""
        wrap = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        for style in ("body", "small"):
            font = self.type(style)
            words = QFontMetrics(font).boundingRect(
                0, 0, room.width(), 1000, wrap, self.model.sentence
            )
            if words.height() <= room.height() and words.width() <= room.width():
                return font
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.rect().toRectF().adjusted(1.5, 1.5, -1.5, -1.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, box)
            left = self._paint_cards(painter, box)
            self._paint_words(painter, box.adjusted(left, self.px(10), -self.px(14), -self.px(10)))

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        theme, radius, chosen = current(), self.px(RADIUS["tile"]), self.isChecked()
        ground = blend(colour(theme.surface), colour(theme.raised), hovered(self))
        on = level(self, "switch", chosen)
        ground = blend(ground, colour(theme.accent_ground), on)
        edge = theme.accent if chosen else theme.edge if theme.strong else theme.hairline
        painter.setPen(QPen(colour(edge), 2.5 if chosen else 1.2))
        painter.setBrush(ground)
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
        facts = QFontMetrics(self.type("label")).horizontalAdvance(self.model.facts)
        left = (box.width() - facts - self.px(38)) / 2.25
        width = round(max(self.px(24), min(box.height() * 0.54, room / 2.35, self.px(92), left)))
        wide = width * 2.25
        painter.save()
        painter.setClipPath(path)
        foot = QPointF(
            box.left() + wide / 2 + self.px(10), box.top() + box.height() * 0.17 + width * 3.35
        )
        cards = drawn_cards(self._art, self.model.cards)
        draw_fan(painter, cards, foot, width, radius=width * 1.95, step=11)
        painter.restore()
        return wide + self.px(22)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, model = current(), self.model
        room = round(box.width() - (self.px(20) if self.isChecked() else 0))
        font, name = self.name_lines(QSize(room, round(box.height())))
        painter.setFont(font)
        painter.setPen(colour(theme.text))
        wrap = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        high = painter.fontMetrics().boundingRect(0, 0, room, 500, int(wrap), name).height()
        top = box.y() + max(0.0, min(self.px(16), (box.height() - self.px(90)) / 2))
        painter.drawText(QRectF(box.x(), top, room, high), int(wrap), name)
        facts = self.type("label")
        painter.setFont(facts)
        line = painter.fontMetrics().height()
        foot = QRectF(box.x(), box.bottom() - line, box.width(), line)
        painter.setPen(colour(theme.text_soft))
        short = painter.fontMetrics().elidedText(
            model.facts, Qt.TextElideMode.ElideRight, round(box.width())
        )
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short)
        between = QRectF(
            box.x(), top + high + self.px(4), box.width(), foot.y() - top - high - self.px(6)
        )
        sentence = self.sentence_font(between.toRect().size())
        if sentence is not None:
            painter.setFont(sentence)
            painter.setPen(colour(theme.text))
            painter.drawText(between, int(wrap), model.sentence)
