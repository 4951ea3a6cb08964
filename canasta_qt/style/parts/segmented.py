"""A choice of one among two to five words that stand beside one another."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from canasta_qt.style.controls.looks import mnemonic
from canasta_qt.style.paint import plate, sheen, smooth
from canasta_qt.style.scale import px
from canasta_qt.style.theme import look, tint
from canasta_qt.style.tokens import RADIUS, SIZE
from canasta_qt.style.type import type_font

_GAP, _BESIDE = 4, 28
"""Pixels between the outline and what is chosen; beside each of the words."""


def segments_width(texts: Iterable[str]) -> int:
    """Pixels that words would need beside one another."""
    metrics = QFontMetrics(type_font("label"))
    return sum(metrics.horizontalAdvance(text) + px(_BESIDE) for text in texts)


class Segment(QRadioButton):
    """One of the words."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._dress()
        look.changed.connect(self._dress)

    def _dress(self) -> None:
        self.setFont(type_font("label"))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the words and 14 pixels at both sides."""
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(words.width() + px(_BESIDE), px(SIZE["control"] - 2 * _GAP))

    def minimumSizeHint(self) -> QSize:
        """No less: words are never cut off."""
        return self.sizeHint()

    def hitButton(self, _at: object) -> bool:
        """All of it can be clicked."""
        return True

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """And rest again."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The accent behind the chosen one."""
        painter = QPainter(self)
        radius = px(RADIUS["control"] - _GAP + 1)
        token = "text" if self.isEnabled() else "text_rest"
        with smooth(painter):
            if self.isChecked():
                ground = tint("accent" if self.isEnabled() else "hairline")
                plate(painter, self.rect(), radius, sheen(self.rect(), ground))
                token = "on_accent" if self.isEnabled() else "text_rest"
            elif self.underMouse() and self.isEnabled():
                plate(painter, self.rect(), radius, tint("raised"))
        painter.setPen(tint(token))
        painter.setFont(self.font())
        flags = Qt.AlignmentFlag.AlignCenter | mnemonic_of(self)
        painter.drawText(self.rect(), int(flags), self.text())
        painter.end()


def mnemonic_of(button: QRadioButton) -> Qt.TextFlag:
    """Whether the letter of a key is underlined now."""
    from PySide6.QtWidgets import QStyleOptionButton

    option = QStyleOptionButton()
    option.initFrom(button)
    return mnemonic(option, button)


class Segmented(QWidget):
    """The words in their outline; arrow keys move the choice, as with all choices of one.

    Signals:
        chosen(object): the player has chosen this value.
    """

    chosen = Signal(object)

    def __init__(
        self, options: Iterable[tuple[object, str]], name: str, parent: QWidget | None = None
    ) -> None:
        """`options` are values and their words; `name` says to listeners what is chosen."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.segments: list[Segment] = []
        self._values: list[object] = []
        self._row = QHBoxLayout(self)
        self._row.setSpacing(2)
        for value, text in options:
            self._add(value, text)
        self._measure()
        look.changed.connect(self._measure)

    def _add(self, value: object, text: str) -> None:
        segment = Segment(text, self)
        segment.setAccessibleDescription(self.accessibleName())
        self.segments.append(segment)
        self._values.append(value)
        self._row.addWidget(segment)
        segment.toggled.connect(lambda on: self.chosen.emit(value) if on else None)
        if len(self.segments) == 1:
            segment.setChecked(True)

    def _measure(self) -> None:
        gap = px(_GAP)
        self._row.setContentsMargins(gap, gap, gap, gap)
        self.updateGeometry()
        self.update()

    def value(self) -> object:
        """What is chosen now."""
        for value, segment in zip(self._values, self.segments, strict=True):
            if segment.isChecked():
                return value
        return None

    def set_value(self, value: object) -> None:
        """Choose a value; `ValueError` for one that is not offered. Nothing is told."""
        segment = self.segments[self._values.index(value)]
        blocked = self.blockSignals(True)
        segment.setChecked(True)
        self.blockSignals(blocked)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The outline of a field."""
        painter = QPainter(self)
        with smooth(painter):
            edge = tint("edge" if self.isEnabled() else "hairline")
            plate(painter, self.rect(), px(RADIUS["control"]), tint("sunk"), edge)
        painter.end()
