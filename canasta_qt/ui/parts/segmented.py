"""A choice of one among a few words that stand beside one another, each with a word about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QStyleOptionButton,
    QWidget,
)

from canasta_qt.ui.controls.choices import switch_words
from canasta_qt.ui.controls.fades import blend, faint, hovered, level
from canasta_qt.ui.controls.looks import as_switch, mnemonic
from canasta_qt.ui.parts.growing import Growing, grow_all
from canasta_qt.ui.style.following import follow, set_type
from canasta_qt.ui.style.paint import plate, sheen, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SIZE
from canasta_qt.ui.style.type import px, type_font

_GAP, _BESIDE = 4, 28
"""Pixels between the outline and what is chosen; beside each of the words."""

_TWO_LINES = 44
"""Pixels of a segment's height that has a word about it."""


class SegmentOption(NamedTuple):
    """One of the choices: its value, its words, and a word about it."""

    value: object
    text: str
    more: str = ""


def segments_width(texts: Iterable[str]) -> int:
    """Pixels that words would need beside one another."""
    metrics = QFontMetrics(type_font("label"))
    return sum(metrics.horizontalAdvance(text) + px(_BESIDE) for text in texts)


class Segment(Growing, QRadioButton):
    """One of the words."""

    def __init__(self, option: SegmentOption, parent: QWidget) -> None:
        super().__init__(option.text, parent)
        self.more = option.more
        if option.more:
            self.setAccessibleName(f"{option.text}, {option.more}")
        upright = QSizePolicy.Policy.Expanding if option.more else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, upright)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        set_type(self, "strong" if self.more else "label")

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        if not self.more:
            return QSize(wide + self.px(_BESIDE), self.px(SIZE["control"] - 2 * _GAP))
        more = QFontMetrics(self.type("small")).horizontalAdvance(self.more)
        return QSize(max(wide, more) + self.px(_BESIDE), self.px(_TWO_LINES))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut off; what is beside them may be less."""
        hint = self.sizeHint()
        return QSize(hint.width() - self.px(_BESIDE // 2), hint.height())

    def hitButton(self, _at: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        on, usable = level(self, "switch", self.isChecked()), self.isEnabled()
        with QPainter(self) as painter:
            with smooth(painter):
                self._paint_ground(painter, on)
            upper, lower = self._lines()
            flags = int(Qt.AlignmentFlag.AlignCenter | mnemonic_of(self))
            ink, chosen = tint("text" if usable else "text_rest"), tint("on_accent")
            painter.setPen(blend(ink, chosen, on) if usable else ink)
            painter.drawText(upper, flags, self.text())
            if self.more:
                painter.setPen(blend(tint("text_soft"), chosen, on) if usable else ink)
                painter.setFont(self.type("small"))
                painter.drawText(lower, int(Qt.AlignmentFlag.AlignCenter), self.more)

    def _paint_ground(self, painter: QPainter, on: float) -> None:
        radius, over = self.px(RADIUS["control"] - _GAP + 1), hovered(self)
        if over and on < 1:
            plate(painter, self.rect(), radius, faint(tint("raised"), over))
        if on:
            painter.setOpacity(on)
            ground = tint("accent" if self.isEnabled() else "hairline")
            plate(painter, self.rect(), radius, sheen(self.rect(), ground))
            painter.setOpacity(1.0)

    def _lines(self) -> tuple[QRect, QRect]:
        whole = self.rect()
        if not self.more:
            return whole, QRect()
        high = self.fontMetrics().height()
        both = high + QFontMetrics(self.type("small")).height()
        top = (whole.height() - both) // 2
        upper = QRect(0, top, whole.width(), high)
        return upper, QRect(0, top + high, whole.width(), both - high)


def mnemonic_of(button: QRadioButton) -> Qt.TextFlag:
    """Whether the letter of a key is underlined now."""
    option = QStyleOptionButton()
    option.initFrom(button)
    return mnemonic(option, button)


def tab_to_chosen(buttons: Sequence[QRadioButton]) -> None:
    """Let the Tab key stop at the chosen one alone, as Qt does once the keys have been there."""
    chosen = any(button.isChecked() for button in buttons)
    for button in buttons:
        stops = button.isChecked() or not chosen
        focus = Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(focus)


class Segmented(Growing, QWidget):
    """The words in their outline; arrow keys move the choice, as with all choices of one."""

    chosen = Signal(object)
    """The player has chosen this value."""

    def __init__(
        self, options: Iterable[Sequence[object]], name: str, parent: QWidget | None = None
    ) -> None:
        """`options` are as in `SegmentOption`; `name` says to listeners what is chosen."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.segments: list[Segment] = []
        self._options: list[SegmentOption] = []
        self._row = QHBoxLayout(self)
        follow(self._row.setContentsMargins, _GAP, _GAP, _GAP, _GAP)
        follow(self._row.setSpacing, 2)
        self.offer(options)

    def offer(self, options: Iterable[Sequence[object]]) -> None:
        """Other choices, the first one on; nothing changes where they are the same."""
        wanted = [SegmentOption(value, *map(str, words)) for value, *words in options]
        if wanted == self._options:
            return
        for old in self.segments:
            self._row.removeWidget(old)
            old.setAutoExclusive(False)
            old.hide()
            old.deleteLater()
        self._options, self.segments = wanted, []
        for option in wanted:
            self._add(option)
        tall = any(option.more for option in wanted)
        upright = QSizePolicy.Policy.Expanding if tall else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Preferred, upright)

    def _add(self, option: SegmentOption) -> None:
        segment = Segment(option, self)
        segment.setAccessibleDescription(self.accessibleName())
        grow_all(segment, self.grow)
        segment.setChecked(not self.segments)
        segment.toggled.connect(lambda on: self.chosen.emit(option.value) if on else None)
        self.segments.append(segment)
        self._row.addWidget(segment)
        segment.setVisible(True)
        tab_to_chosen(self.segments)

    def value(self) -> object:
        """What is chosen now; None for nothing."""
        for option, segment in zip(self._options, self.segments, strict=True):
            if segment.isChecked():
                return option.value
        return None

    def set_value(self, value: object) -> None:
        """Choose a value, without a signal; `ValueError` for one that is not offered."""
        segment = self.segments[[option.value for option in self._options].index(value)]
        blocked = self.blockSignals(True)
        segment.setChecked(True)
        self.blockSignals(blocked)
        tab_to_chosen(self.segments)

    def clear(self) -> None:
        for segment in self.segments:
            segment.setAutoExclusive(False)
            segment.setChecked(False)
            segment.setAutoExclusive(True)
        tab_to_chosen(self.segments)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter, smooth(painter):
            edge = tint("edge" if self.isEnabled() else "hairline")
            plate(painter, self.rect(), self.px(RADIUS["control"]), tint("sunk"), edge)


_LEAST = 200
"""Pixels of the narrowest row, at a scale of 100 %."""


class SwitchRow(QCheckBox):
    """A switch at the end of its row; its words are wrapped where the row is narrow."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        as_switch(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), px(_LEAST)), hint.height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, width, 0)
        room = QRect(0, 0, switch_words(option).width(), 10_000)
        flags = Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextWordWrap
        words = self.fontMetrics().boundingRect(room, int(flags), self.text())
        return max(self.sizeHint().height(), words.height() + px(8))
