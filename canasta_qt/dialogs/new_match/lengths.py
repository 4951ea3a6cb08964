"""How long: a row of choices of which one is on, each with a word about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from canasta_qt.style.theme import colour, current
from canasta_qt.style.tokens import RADIUS
from canasta_qt.table.panels.parts import Growing


class Segment(Growing, QAbstractButton):
    """One of the choices."""

    def __init__(self, value: str, text: str, more: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.value, self.more = value, more
        self.setText(text)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{text}, {more}" if more else text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """As wide as its words."""
        self.setFont(self.type("strong"))
        wide = self.fontMetrics().horizontalAdvance(self.text())
        self.setFont(self.type("small"))
        more = self.fontMetrics().horizontalAdvance(self.more)
        return QSize(max(wide, more) + self.px(22), self.px(52 if self.more else 34))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        hint = self.sizeHint()
        return QSize(hint.width() - self.px(10), self.px(42 if self.more else 30))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Filled with the accent while it is on."""
        theme, on = current(), self.isChecked()
        box = self.rect().toRectF().adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if on or self.underMouse():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(theme.accent if on else theme.raised))
                painter.drawRoundedRect(box, self.px(7), self.px(7))
            painter.setPen(colour(theme.on_accent if on else theme.text))
            painter.setFont(self.type("strong"))
            centre = Qt.AlignmentFlag.AlignCenter
            if not self.more:
                painter.drawText(box, centre, self.text())
                return
            half = box.height() / 2
            upper = QRectF(box.x(), box.y() + half * 0.08, box.width(), half)
            painter.drawText(upper, centre, self.text())
            painter.setFont(self.type("small"))
            painter.setPen(colour(theme.on_accent if on else theme.text_soft))
            lower = QRectF(box.x(), box.y() + half * 0.9, box.width(), half)
            painter.drawText(lower, centre, self.more)


class Segments(Growing, QWidget):
    """A few choices side by side; arrows go from one to the next.

    Signals:
        chosen(str): another one is on.
    """

    chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is said to those who cannot see it."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.buttonClicked.connect(lambda one: self.chosen.emit(one.value))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(self.px(4), self.px(4), self.px(4), self.px(4))
        self._row.setSpacing(self.px(2))
        self.segments: list[Segment] = []

    def offer(self, choices: Sequence[tuple[str, str, str]], value: str) -> None:
        """Show these: value, words, a word about it; the one with this value is on."""
        for old in self.segments:
            self._group.removeButton(old)
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.segments = [Segment(*choice, self) for choice in choices]
        for segment in self.segments:
            segment.grow = self.grow
            self._group.addButton(segment)
            self._row.addWidget(segment)
            segment.show()
        self.choose(value)

    def choose(self, value: str) -> None:
        """Switch this one on; the last one where it is not there."""
        if not self.segments:
            return
        fits = [one for one in self.segments if one.value == value] or self.segments[-1:]
        fits[0].setChecked(True)

    def clear(self) -> None:
        """None is on."""
        self._group.setExclusive(False)
        for segment in self.segments:
            segment.setChecked(False)
        self._group.setExclusive(True)

    def value(self) -> str:
        """The one that is on; empty for none."""
        return next((one.value for one in self.segments if one.isChecked()), "")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sunk ground of all of them."""
        theme = current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour(theme.edge), 1.2))
            painter.setBrush(colour(theme.sunk))
            box = self.rect().toRectF().adjusted(0.6, 0.6, -0.6, -0.6)
            painter.drawRoundedRect(box, self.px(RADIUS["control"]), self.px(RADIUS["control"]))
