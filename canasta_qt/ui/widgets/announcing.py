"""Sentences of the program, in the way that the listening screen reader understands."""

from __future__ import annotations

import sys
from collections import deque
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QRegion,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAccessibleWidget,
    QApplication,
    QStatusBar,
    QWidget,
)

from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.view_model.telling import Buffer, joined

KEPT_MS = 20_000
"""Time for which a sentence can still be read: a busy screen reader asks late."""

GAP_MS = 250
"""Time between two announcements: Orca 48 drops one that comes within a tenth of a second."""

ASKED_AGAIN_MS = 5_000
"""Time after which another screen reader may have come."""

PATIENCE_MS = 300
"""Time for the register of listeners to answer."""

REGISTER = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
ANNOUNCEMENT = '"Object:Announcement:'
"""How the register writes that somebody listens for announcements."""

LISTENS = '"Object:StateChanged:'
"""How it writes that somebody follows the focus, as every screen reader does."""

GET_SCREEN_READER = 0x0046
"""What Windows is asked for the mark that every screen reader sets."""


_ROLES: dict[int, QAccessibleWidget] = {}
"""References that live as long as Qt's own: it deletes a role with its widget."""


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Let screen readers take a widget for something that Qt has no class of its own for."""
    own = QAccessibleWidget(widget, role)
    QAccessible.registerAccessibleInterface(own)
    key = QAccessible.uniqueId(own)
    _ROLES[key] = own
    widget.destroyed.connect(partial(_ROLES.pop, key))


class LineReader(QObject):
    """Lets a screen reader read the current line of a list that the keys come to."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        QApplication.instance().focusChanged.connect(self._come)  # type: ignore[union-attr]

    def _come(self, _before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QAbstractItemView) and QAccessible.isActive():
            QTimer.singleShot(0, now, partial(self._read, now))

    def _read(self, view: QAbstractItemView) -> None:
        whole: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(view)
        line: QAccessibleInterface | None = whole.focusChild() if whole is not None else None
        if whole is not None and line is not None and view.currentIndex().isValid():
            event = QAccessibleEvent(view, QAccessible.Event.Focus)
            event.setChild(whole.indexOfChild(line))
            QAccessible.updateAccessibility(event)


def say(source: QWidget, text: str, buffer: Buffer | None = Buffer.PROGRAM) -> None:
    """Speak for a widget, through the announcer of the window that it lies in or over.

    `buffer` is where the sentence is kept, None for an answer that is not worth keeping.
    """
    announcer = _announcer_of(source.window())
    if announcer is not None:
        announcer.say(text, buffer)
    elif text and QAccessible.isActive():
        _announce(source, text)


def _announcer_of(window: QWidget | None) -> Announcer | None:
    """The announcer of a window, or of one below it."""
    while window is not None:
        announcer = window.findChild(Announcer)
        if announcer is not None:
            return announcer
        above = window.parentWidget()
        window = above.window() if above is not None else None
    return None


def _announce(source: QWidget, text: str) -> None:
    event = QAccessibleAnnouncementEvent(source, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)


def lay_unseen(widget: QWidget) -> None:
    """Let a widget be there for screen readers only: nothing of it is painted, nothing clicked."""
    widget.setMask(QRegion(-1, -1, 1, 1))
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    widget.lower()


def announcements_are_heard() -> bool:
    """Whether an announcement reaches the screen reader.

    On Linux, Orca before 44 never asks for announcements, as the register of AT-SPI knows.
    """
    asked_for = _asked_for()
    return asked_for is None or ANNOUNCEMENT in asked_for


def screen_reader_listens() -> bool:
    """Whether a screen reader is at work, so that the program's own voice must be silent.

    That something asks for widgets is not enough: on-screen keyboards and testers do so, too.
    """
    if not QAccessible.isActive():
        return False
    if sys.platform == "win32":
        import ctypes

        found = ctypes.c_int(0)
        ctypes.windll.user32.SystemParametersInfoW(GET_SCREEN_READER, 0, ctypes.byref(found), 0)
        return bool(found.value)
    asked_for = _asked_for()
    return asked_for is None or LISTENS in asked_for or ANNOUNCEMENT in asked_for


def _asked_for() -> str | None:
    """What events the register of AT-SPI knows listeners for; None where there is no register."""
    if not sys.platform.startswith("linux"):
        return None
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection("a11y")  # Qt's own way to the screen reader, once there is one
    if not bus.isConnected():
        return None
    ask = QDBusMessage.createMethodCall(*REGISTER, REGISTER[0], "GetRegisteredEvents")
    answer = bus.call(ask, QDBus.CallMode.Block, PATIENCE_MS)
    return repr(answer)  # PySide cannot take pairs out of an answer, only show them


class Announcer(QStatusBar):
    """Says sentences to a screen reader, each once.

    One without announcements gets notifications: Orca reads what appears under a status bar.

    Signals:
        said(str, Buffer | None): a sentence, whether a screen reader hears it or not, and where it
            is kept.
    """

    said = Signal(str, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._name()
        lay_unseen(self)
        self._over = parent
        self._asked = QElapsedTimer()
        self._announces = True
        self._said: deque[Notification] = deque()
        self._waiting: list[str] = []
        self._last = QElapsedTimer()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._announce)
        self._forget = QTimer(self, interval=KEPT_MS // 4)
        self._forget.timeout.connect(self._forget_old)

    def _name(self) -> None:
        self.setAccessibleName(self.tr("What was said last"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def say(self, text: str, buffer: Buffer | None = Buffer.PROGRAM) -> None:
        """Speak, politely: it interrupts nothing that is being read."""
        if not text:
            return
        below = _announcer_of(self._over.window().parentWidget())
        (below or self).said.emit(text, buffer)
        if not QAccessible.isActive():
            return
        if self._announcing():
            self._waiting.append(text)
            past = self._last.elapsed() if self._last.isValid() else GAP_MS
            if past >= GAP_MS:
                self._announce()
            elif not self._soon.isActive():
                self._soon.start(GAP_MS - past)
            return
        self._said.append(Notification(text, self))
        self._said[-1].show()
        self._forget.start()

    def _announce(self) -> None:
        """Announce what came since the last time, as one."""
        self._soon.stop()
        text, self._waiting = joined(self._waiting), []
        self._last.start()
        # Orca drops nothing of what has the keys, unless it has lines that have them
        now = QApplication.focusWidget()
        if now is None or now.window() is not self._over.window():
            now = self._over
        _announce(self._over if isinstance(now, QAbstractItemView) else now, text)

    def forget(self) -> None:
        """What was said is not to be read any more."""
        self._soon.stop()
        self._waiting.clear()
        while self._said:
            self._said.popleft().deleteLater()
        self._forget.stop()

    def _announcing(self) -> bool:
        if not self._asked.isValid() or self._asked.elapsed() > ASKED_AGAIN_MS:
            self._announces = announcements_are_heard()
            self._asked.start()
        return self._announces

    def _forget_old(self) -> None:
        while self._said and self._said[0].age.elapsed() > KEPT_MS:
            self._said.popleft().deleteLater()
        if not self._said:
            self._forget.stop()


class Notification(QWidget):
    """A sentence in a box of its own that screen readers take for a notification."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        give_role(self, QAccessible.Role.Notification)
        PlainLabel(text, self)
        self.age = QElapsedTimer()
        self.age.start()
