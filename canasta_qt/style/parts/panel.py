"""A panel on the table: part of the same window, over a dimmed picture.

It has a headline, a middle that scrolls where there is not enough room, and buttons below. The keys
stay inside it while it is open; the menu bar above stays live. Esc leaves it where it may be left.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.style.motion import curve, duration, reduced
from canasta_qt.style.paint import plate, smooth
from canasta_qt.style.parts.words import Words
from canasta_qt.style.scale import px
from canasta_qt.style.shadows import draw_shadow
from canasta_qt.style.theme import look, tint, windows
from canasta_qt.style.tokens import RADIUS, SPACE

WIDTH: Final = 640
"""Pixels of a panel that is not told otherwise."""

_SLIDE: Final = 28
"""Pixels that a panel comes from below."""


class _Sheet(QGroupBox):
    """The plate; a group to those who hear it, with the panel's headline as its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFlat(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Surface with round corners; its shadow is the panel's matter."""
        painter = QPainter(self)
        with smooth(painter):
            edge = tint("edge") if windows().strong else tint("hairline")
            plate(painter, self.rect(), px(RADIUS["panel"]), tint("surface"), edge)
        painter.end()


class Panel(QWidget):
    """Covers a widget with a scrim and stands in its middle.

    Fill `body`, a column, and add buttons; then `open`.

    Signals:
        left: it was closed by Esc or the player; not by `close_panel` of the program.
        closed: it is gone.
    """

    left = Signal()
    closed = Signal()

    def __init__(self, over: QWidget, title: str = "", *, width: int = WIDTH) -> None:
        """`over` is what it covers; `width` in pixels at a scale of 100 %."""
        super().__init__(over)
        self._over, self._wide, self._came = over, width, 1.0
        self.may_be_left = True
        self.sheet = _Sheet(self)
        self.title = Words(title, "headline", "text", self.sheet, wrap=True)
        self.content = QWidget(self.sheet)
        self.body = QVBoxLayout(self.content)
        self.middle = QScrollArea(self.sheet)
        self.buttons = QHBoxLayout()
        self._lay_out()
        self.set_title(title)
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._moved)
        self._closing = False
        for watched in (over, self.content):
            watched.installEventFilter(self)
        look.changed.connect(self._measure)
        self.hide()

    def _lay_out(self) -> None:
        self.middle.setWidgetResizable(True)
        self.middle.setFrameShape(QFrame.Shape.NoFrame)
        self.middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.middle.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.middle.setWidget(self.content)
        for see_through in (self.middle.viewport(), self.content):
            see_through.setAutoFillBackground(False)
        self.buttons.addStretch(1)
        self._column = QVBoxLayout(self.sheet)
        self._column.addWidget(self.title)
        self._column.addWidget(self.middle, 1)
        self._column.addLayout(self.buttons)
        self._measure()

    def _measure(self) -> None:
        """Margins and gaps as large as the interface is now."""
        side, gap = px(SPACE[5]), px(SPACE[3])
        self._column.setContentsMargins(side, px(SPACE[4]), side, px(SPACE[4]))
        self._column.setSpacing(gap)
        self.body.setContentsMargins(4, 4, 4, 4)  # room for the ring around what has the keys
        self.body.setSpacing(gap)
        self.buttons.setSpacing(px(SPACE[2]))
        self._place()

    def set_title(self, title: str) -> None:
        """Another headline, which is also its name to those who hear it; none when empty."""
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.sheet.setAccessibleName(title)

    def add_button(self, button: QPushButton) -> QPushButton:
        """A button right of those before it; the last one added is the main one."""
        self.buttons.addWidget(button)
        return button

    # --- opening and closing ----------------------------------------------------------------

    def open(self) -> None:
        """Come in over the table, and take the keys."""
        self._closing = False
        self._place()
        self.show()
        self.raise_()
        first = next(iter(self._focusable()), None)
        (first or self).setFocus(Qt.FocusReason.OtherFocusReason)
        self._run("panel_in", 0.0, 1.0)

    def close_panel(self) -> None:
        """Go out; `closed` comes when it is gone."""
        if self.isHidden() or self._closing:
            return
        self._closing = True
        inside = QApplication.focusWidget()
        if inside is not None and self.isAncestorOf(inside):
            self._over.setFocus()
        self._run("panel_out", self._came, 0.0)

    def leave(self) -> None:
        """The player wants to be elsewhere."""
        if self.may_be_left and not self._closing:
            self.left.emit()
            self.close_panel()

    def finish(self) -> None:
        """End what moves at once."""
        if self._motion.state() == QVariantAnimation.State.Running:
            self._motion.setCurrentTime(self._motion.duration())

    def _run(self, name: str, start: float, end: float) -> None:
        self._motion.stop()
        self._motion.setDuration(duration(name))
        self._motion.setEasingCurve(curve(name))
        self._motion.setStartValue(start)
        self._motion.setEndValue(end)
        if duration(name):
            self._motion.start()
        else:
            self._move(end)
            self._moved()

    def _move(self, came: float) -> None:
        self._came = came
        self._place()
        self.update()

    def _moved(self) -> None:
        if self._closing:
            self._closing = False
            self.hide()
            self.closed.emit()

    # --- places -----------------------------------------------------------------------------

    def _place(self) -> None:
        """Over the whole of what it covers, the sheet in the middle, no higher than there is."""
        self.setGeometry(self._over.rect())
        rim = px(SPACE[3])
        wide = min(px(self._wide), self.width() - 2 * rim)
        high = min(self._wanted_height(wide), self.height() - 2 * rim)
        at = QPoint((self.width() - wide) // 2, (self.height() - high) // 2)
        if not reduced():
            at.setY(at.y() + round(px(_SLIDE) * (1 - self._came)))
        self.sheet.setGeometry(QRect(at.x(), at.y(), max(0, wide), max(0, high)))

    def _wanted_height(self, wide: int) -> int:
        margins = self._column.contentsMargins() + self.sheet.contentsMargins()
        inner = wide - margins.left() - margins.right()
        parts = [self._height_of(self.content, inner)]
        if not self.title.isHidden():
            parts.append(max(self.title.heightForWidth(inner), self.title.sizeHint().height()))
        below = self.buttons.sizeHint().height()
        if below:
            parts.append(below)
        gaps = self._column.spacing() * (len(parts) - 1)
        return sum(parts) + gaps + margins.top() + margins.bottom()

    @staticmethod
    def _height_of(widget: QWidget, wide: int) -> int:
        layout = widget.layout()
        if layout is not None and layout.hasHeightForWidth():
            return max(layout.totalHeightForWidth(wide), widget.minimumSizeHint().height())
        return widget.sizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the sheet in the middle."""
        super().resizeEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with what is covered, and with what is inside."""
        kind = QEvent.Type.Resize if watched is self._over else QEvent.Type.LayoutRequest
        if event.type() == kind and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """What is inside has become larger or smaller."""
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self._place()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scrim, and the shadow of the sheet."""
        painter = QPainter(self)
        value = windows().scrim
        scrim = QColor(value[:7])
        scrim.setAlpha(round(int(value[7:], 16) * self._came))
        painter.fillRect(self.rect(), scrim)
        draw_shadow(painter, QRectF(self.sheet.geometry()), px(RADIUS["panel"]), "panel")
        painter.end()

    # --- keys and mouse ---------------------------------------------------------------------

    def _focusable(self) -> list[QWidget]:
        """What can have the keys, in the order of the Tab key."""
        found, widget = [], self.sheet.nextInFocusChain()
        while widget is not None and widget is not self.sheet:
            can = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled()
            if can and self.sheet.isAncestorOf(widget) and widget.isVisibleTo(self):
                found.append(widget)
            widget = widget.nextInFocusChain()
        return found

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the keys inside."""
        order = self._focusable()
        if not order:
            return True
        now = QApplication.focusWidget()
        at = order.index(now) if now in order else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        following = order[(at + (1 if forward else -1)) % len(order)]
        following.setFocus(reason)
        if self.content.isAncestorOf(following):
            self.middle.ensureWidgetVisible(following)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves; no key goes to what is below."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What is below hears nothing."""
        event.accept()
