"""A panel on the table: a question or a notice over dimmed felt and cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QPushButton, QWidget
from shiboken6 import isValid

from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.motion import AT_ONCE, Tempo
from canasta_qt.ui.style.paint import draw_shadow, plate
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.ui.style.type import px

RISE: Final = 18
"""So many pixels a panel rises as it comes."""

LEAST_GAP: Final = 16
"""At least so many pixels of table are seen around a panel."""


def panels_on(ground: QWidget) -> list[TablePanel]:
    """The panels that stand there, the lowest first."""
    found = ground.findChildren(TablePanel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [panel for panel in found if not panel.gone]


def dismiss_panels(ground: QWidget) -> None:
    """Leave every panel that stands there."""
    for panel in panels_on(ground):
        panel.reject()


def with_free_letter(text: str, taken: Collection[str]) -> str:
    """The words of a button with the `&` before a letter that is not taken, if it had one."""
    letter = QKeySequence.mnemonic(text).toString()[-1:]
    if not letter or letter not in taken:
        return text
    plain = text.replace("&" + letter, letter).replace("&" + letter.lower(), letter.lower())
    free = [at for at, one in enumerate(plain) if one.isalpha() and one.upper() not in taken]
    begins = [at for at in free if at == 0 or plain[at - 1].isspace()]
    at = next(iter(begins + free), None)
    return plain if at is None else f"{plain[:at]}&{plain[at:]}"


class Surface(QWidget):
    """What a panel's content stands on."""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = colour(theme.edge if theme.strong else theme.hairline)
            width, radius = 2.0 if theme.strong else 1.0, px(RADIUS["panel"])
            plate(painter, self.rect(), radius, colour(theme.surface), edge, width)
            self.decorate(painter)

    def decorate(self, painter: QPainter) -> None:
        """What lies on the surface below the content."""


class TablePanel(QWidget):
    """Covers what it stands on; everything it shows is a child of `surface`.

    Enter presses the main button, Esc leaves. The Tab key stays within it. It deletes itself once
    it is gone.

    Signals:
        accepted, rejected: it was answered, or left.
        finished: either of them.

    Attributes:
        surface: what the content stands on; give it a layout.
        main: the button that Enter presses, if there is one.
        gone: it has been answered or left.
        dims: whether it dims what it stands on; where not, a click beside it leaves it.
    """

    dims = True

    accepted = Signal()
    rejected = Signal()
    finished = Signal()

    def __init__(self, parent: QWidget | None = None, surface: Surface | None = None) -> None:
        super().__init__(parent)
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.surface = surface or Surface(self)
        self.surface.setParent(self)
        self.main: QPushButton | None = None
        self.gone = False
        self._tempo = AT_ONCE
        self._come = 1.0
        self._before: QWidget | None = None
        self._letters: list[tuple[QAbstractButton, QKeySequence]] = []
        """Buttons below the panel, and the letters they have without it."""
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._move_to)
        follow(self.dress, now=False)

    def wished(self, room: QSize) -> QSize:
        """How large the surface would be in so much room; it gets no more than the room."""
        return self.surface.sizeHint()

    def place(self, size: QSize, room: QRect) -> QPoint:
        """Where the surface of this size stands: in the middle."""
        return QPoint(
            room.x() + (room.width() - size.width()) // 2,
            room.y() + (room.height() - size.height()) // 2,
        )

    def spoken(self) -> str:
        """The words for those who cannot see the panel, as it opens."""
        return self.accessibleName()

    def first_focus(self) -> QWidget | None:
        """What has the keys first."""
        return self.main

    def dress(self) -> None:
        self.fit()
        self.update()

    def open_on(self, ground: QWidget, tempo: Tempo = AT_ONCE) -> None:
        """Come up over a widget; any panel that stands there goes."""
        for other in panels_on(ground):
            if other is not self:
                other.reject()
        ground.installEventFilter(self)
        before = QApplication.focusWidget()
        self._before = before if before is not None and before.window() is ground.window() else None
        self._tempo = tempo
        lasts = tempo.milliseconds("panel_in")
        self._come = 0.0 if lasts else 1.0
        self.setParent(ground)
        self._cover_letters(ground)
        self._leave_letters_to_menus()
        self.fit()
        self.show()
        self.raise_()
        (self.first_focus() or self).setFocus(Qt.FocusReason.PopupFocusReason)
        if lasts:
            self._motion.setDuration(lasts)
            self._motion.start()

    def _cover_letters(self, ground: QWidget) -> None:
        """The letters of buttons below lead nowhere while the panel stands."""
        self._letters = [
            (button, button.shortcut())
            for button in ground.findChildren(QAbstractButton)
            if not self.isAncestorOf(button) and not button.shortcut().isEmpty()
        ]
        for button, _ in self._letters:
            button.setShortcut(QKeySequence())

    def _leave_letters_to_menus(self) -> None:
        """No two buttons have one letter, and none has that of a menu, whatever the language."""
        window = self.window()
        if not isinstance(window, QMainWindow):
            return
        menus = (QKeySequence.mnemonic(one.text()) for one in window.menuBar().actions())
        taken = {key.toString()[-1:] for key in menus}
        for button in self.surface.findChildren(QAbstractButton):
            button.setText(with_free_letter(button.text(), taken))
            taken.add(QKeySequence.mnemonic(button.text()).toString()[-1:])

    def accept(self) -> None:
        self._go(self.accepted)

    def reject(self) -> None:
        self._go(self.rejected)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.reject()

    def _go(self, signal: SignalInstance) -> None:
        if self.gone:
            return
        self.gone = True
        self._motion.stop()
        for button, letter in self._letters:
            if isValid(button):
                button.setShortcut(letter)
        had_keys = self.isAncestorOf(QApplication.focusWidget() or self)
        self.hide()
        before = self._before
        if had_keys and before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        signal.emit()
        self.finished.emit()
        QTimer.singleShot(0, self, self.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isValid(self) and event.type() == QEvent.Type.Resize and not self.gone:
            self.fit()
        return False

    def _move_to(self, value: float) -> None:
        self._come = float(value)
        self.fit()
        self.update()

    def fit(self) -> None:
        """Cover what it stands on as it is now."""
        ground = self.parentWidget()
        if ground is None:
            return
        self.setGeometry(ground.rect())
        gap = px(LEAST_GAP)
        room = ground.rect().adjusted(gap, gap, -gap, -gap)
        size = self.wished(room.size()).boundedTo(room.size())
        at = self.place(size, room)
        rise = 0 if self._tempo.still else round((1.0 - self._come) * px(RISE))
        self.surface.setGeometry(QRect(at + QPoint(0, rise), size))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        scrim = colour(theme.scrim[:7], round(int(theme.scrim[7:], 16) * self._come))
        with QPainter(self) as painter:
            if self.dims:
                painter.fillRect(event.rect(), scrim)
            if not theme.strong:
                painter.setOpacity(self._come)
                draw_shadow(painter, self.surface.geometry(), px(RADIUS["panel"]), "panel")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the main button, Esc leaves; no other key reaches the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.main is not None:
            self.main.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self.dims and not self.surface.geometry().contains(event.position().toPoint()):
            self.reject()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = self.tab_stops()
        if not stops:
            return True
        focus = QApplication.focusWidget()
        at = stops.index(focus) if focus in stops else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def tab_stops(self) -> list[QWidget]:
        """Where the Tab key stops, in the order in which the content was made."""
        found = self.surface.findChildren(QWidget)
        seen = [one for one in found if one.isVisible() and one.isEnabled()]
        stops = [one for one in seen if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        return [one for one in stops if one.focusProxy() is None]

    def focusInEvent(self, event: QFocusEvent) -> None:
        first = self.first_focus()
        if first is not None:
            first.setFocus(event.reason())
