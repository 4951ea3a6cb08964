"""A choice of one among pictures: cloths, backs of cards, faces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from canasta_qt.ui.controls.fades import blend, hovered
from canasta_qt.ui.parts.pictures import Picture
from canasta_qt.ui.style.following import follow, set_type
from canasta_qt.ui.style.paint import plate, smooth, tick, write
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SPACE
from canasta_qt.ui.style.type import px

WIDTH = 76
"""Pixels across a picture."""

_RIM = 4
"""Pixels around all of them: room for the ring."""


class Swatch(NamedTuple):
    """One of the pictures: its value, what it is called, who draws it."""

    value: object
    name: str
    picture: Picture


class SwatchButton(QRadioButton):
    """A picture with its name below."""

    def __init__(self, swatch: Swatch, ratio: float, parent: QWidget) -> None:
        """`ratio` is the height of the picture by its width."""
        super().__init__(swatch.name, parent)
        self._picture, self._ratio = swatch.picture, ratio
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        set_type(self, "small")

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        words = metrics.horizontalAdvance(self.text()) + px(8)
        return QSize(
            max(px(WIDTH + 8), words), px(round(WIDTH * self._ratio) + 10) + metrics.height()
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, _at: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        wide, high = px(WIDTH), px(round(WIDTH * self._ratio))
        box = QRectF((self.width() - wide) / 2, px(4), wide, high)
        radius = px(RADIUS["chip"] + 2)
        with QPainter(self) as painter, smooth(painter):
            path = QPainterPath()
            path.addRoundedRect(box, radius, radius)
            painter.setClipPath(path)
            painter.drawPixmap(box.topLeft(), self._picture(wide, self.devicePixelRatioF()))
            painter.setClipping(False)
            if self.isChecked():
                grown = box.adjusted(-px(3), -px(3), px(3), px(3))
                plate(painter, grown, radius + px(3), None, tint("accent"), px(3))
                side = px(20)
                at = QRectF(box.right() - side + px(4), box.y() - px(2), side, side)
                plate(painter, at, side / 2, tint("accent"))
                tick(painter, at.adjusted(px(4), px(4), -px(4), -px(4)), tint("on_accent"))
            else:
                edge = blend(tint("edge"), tint("text_soft"), hovered(self))
                plate(painter, box, radius, None, edge)
            ink = tint("text" if self.isChecked() else "text_soft")
            below = self.rect().adjusted(0, round(box.bottom()) + px(4), 0, 0)
            write(painter, below, self.text(), ink, font=self.font())


class SwatchChoice(QWidget):
    """Pictures in rows; arrow keys move the choice."""

    chosen = Signal(object)
    """The player has chosen this value."""

    def __init__(
        self, swatches: Iterable[Swatch], name: str, parent: QWidget | None = None, *,
        ratio: float = 1.0, columns: int = 6,
    ) -> None:  # fmt: skip
        """`name` says to listeners what is chosen; `ratio` is height by width of a picture."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.buttons: dict[object, SwatchButton] = {}
        self._columns = columns
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for swatch in swatches:
            button = SwatchButton(swatch, ratio, self)
            button.setAccessibleDescription(name)
            self.buttons[swatch.value] = button
            button.toggled.connect(
                lambda on, value=swatch.value: self.chosen.emit(value) if on else None
            )
        follow(self._arrange)

    def _cell(self) -> QSize:
        gap, size = px(SPACE[1]), QSize(0, 0)
        for button in self.buttons.values():
            size = size.expandedTo(button.sizeHint())
        return QSize(size.width() + gap, size.height() + gap)

    def _across(self, wide: int) -> int:
        fit = (wide - 2 * px(_RIM) + px(SPACE[1])) // max(1, self._cell().width())
        return max(1, min(self._columns, len(self.buttons), fit))

    def heightForWidth(self, wide: int) -> int:
        rows = -(-len(self.buttons) // self._across(wide))
        return rows * self._cell().height() - px(SPACE[1]) + 2 * px(_RIM)

    def sizeHint(self) -> QSize:
        across = min(self._columns, len(self.buttons))
        wide = across * self._cell().width() - px(SPACE[1]) + 2 * px(_RIM)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        wide = min(2, len(self.buttons)) * self._cell().width() + 2 * px(_RIM)
        return QSize(wide, self.heightForWidth(max(wide, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if self._across(event.oldSize().width()) != self._across(self.width()):
            self.updateGeometry()  # fewer rows need less height

    def _arrange(self) -> None:
        cell, rim, across = self._cell(), px(_RIM), self._across(self.width())
        for place, button in enumerate(self.buttons.values()):
            row, column = divmod(place, across)
            at = QPoint(rim + column * cell.width(), rim + row * cell.height())
            gap = px(SPACE[1])
            button.setGeometry(QRect(at, QSize(cell.width() - gap, cell.height() - gap)))

    def value(self) -> object:
        """What is chosen now; None for nothing."""
        return next((value for value, one in self.buttons.items() if one.isChecked()), None)

    def set_value(self, value: object) -> None:
        """Choose a value, without a signal; `KeyError` for one that is not offered."""
        blocked = self.blockSignals(True)
        self.buttons[value].setChecked(True)
        self.blockSignals(blocked)
