"""What windows share: tab order, remembered sizes, an undo bar, work in steps."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDockWidget,
    QFrame,
    QProgressDialog,
    QPushButton,
    QSplitter,
    QToolButton,
    QTreeWidgetItem,
    QWidget,
)

from canasta_qt.record.json_text import parse_json
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.type import factor, px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.plain_text import PlainLabel, make_plain


def single_shot(parent: QObject, slot: object, milliseconds: int = 0) -> QTimer:
    """A timer that calls `slot` once each time it is started."""
    timer = QTimer(parent, singleShot=True, interval=milliseconds)
    timer.timeout.connect(slot)
    return timer


class Window(QDialog):
    """A window beside the table; it opens as high as its words need, within its screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def setVisible(self, visible: bool) -> None:
        if visible and not self.isVisible():
            self._fit()
        super().setVisible(visible)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keys, and no other."""
        button = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QPushButton):
            button.click()
            return
        super().keyPressEvent(event)

    def _fit(self) -> None:
        size, layout = self.size(), self.layout()
        if layout is not None and layout.hasHeightForWidth():
            least = layout.totalMinimumHeightForWidth(size.width())
            size.setHeight(max(size.height(), least))
        room = self.screen().availableSize() - QSize(0, _TITLE_BAR)
        self.resize(size.boundedTo(room.expandedTo(QSize(320, 240))))


class UndoBar(QFrame):
    """One line about what was deleted, with a button that brings it back (Ctrl+Z)."""

    undone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.text = PlainLabel(parent=self)
        self.button = build.button(self.tr("&Undo"), self, self._undo)
        close = QToolButton(self, autoRaise=True)
        close.setText("✕")
        close.setAccessibleName(self.tr("Dismiss"))
        close.clicked.connect(self.hide)
        build.row((self.text, 1), self.button, close, of=self, margins=(10, 4, 6, 4))
        self._key = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), parent)
        self._key.setEnabled(False)
        self._key.activated.connect(self._undo)
        self.hide()

    def tell(self, name: str) -> None:
        """What has this name was deleted."""
        self.say(self.tr("“{name}” was deleted.").format(name=name))

    def say(self, text: str) -> None:
        """Something was done that can be undone."""
        self.text.setText(text)
        self.setAccessibleName(text)
        say(self, text)
        self._key.setEnabled(True)
        self.show()

    def _undo(self) -> None:
        self._key.setEnabled(False)
        self.hide()
        self.undone.emit()


SHOWN_AFTER_MS: Final = 400
"""Work that takes longer shows how far it is."""


class StepwiseTask(QObject):
    """Does steps one after the other, between other events."""

    ended = Signal()
    """All is done, or a step or the player has stopped it."""

    def __init__(self, steps: Sequence[Callable[[], bool]], text: str, window: QWidget) -> None:
        """A step answers whether the next one shall be done; `text` says what is done."""
        super().__init__(window)
        self._steps = steps
        self._done = 0
        self._progress = QProgressDialog("", self.tr("&Stop"), 0, len(steps), window)
        make_plain(self._progress)
        follow(self._progress.setMinimumWidth, 420)
        self._progress.setLabelText(text)
        self._progress.setWindowModality(Qt.WindowModality.WindowModal)
        self._progress.setMinimumDuration(SHOWN_AFTER_MS)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(0)

    def _step(self) -> None:
        if self._done == len(self._steps) or self._progress.wasCanceled():
            self._end()
            return
        self._done += 1
        if self._steps[self._done - 1]():
            self._progress.setValue(self._done)
        else:
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._progress.close()
        self._progress.deleteLater()
        self.ended.emit()
        self.deleteLater()


class Memory(Protocol):
    """Stores a text for each dialog; without one the text is empty."""

    def kept(self, dialog: str) -> str: ...
    def keep(self, dialog: str, text: str) -> None: ...


_TITLE_BAR: Final = 40
"""Pixels of a screen's height that a window's own frame may need."""


def remember_size(
    dialog: QDialog, name: str, memory: Memory | None, usual: tuple[int, int],
    panes: QSplitter | None = None,
) -> None:  # fmt: skip
    """Give a dialog the size it was left with, or its usual one, and store it when it closes.

    Sizes are at an interface of 100 %, and never larger than the screen. `panes` share the room
    again as they did.
    """
    kept = _sizes(memory.kept(name)) if memory is not None else {}
    room = dialog.screen().availableGeometry()
    width, height = map(px, _numbers(kept.get("size"), 2) or usual)
    dialog.resize(
        min(width, max(room.width(), 320)), min(height, max(room.height() - _TITLE_BAR, 240))
    )
    _Growing(dialog)
    shares = _numbers(kept.get("panes"), panes.count()) if panes is not None else None
    if panes is not None and shares is not None:
        panes.setSizes(shares)

    def keep(to: Memory) -> None:
        size = [round(side / factor()) for side in (dialog.width(), dialog.height())]
        to.keep(name, json.dumps({"size": size, "panes": panes.sizes()} if panes else size))

    if memory is not None:
        dialog.finished.connect(lambda: keep(memory))


def open_sized(dialog: QDialog, wide: int, high: int = 0) -> None:
    """Give a dialog its size at an interface of 100 %, within its screen; 0: as high as needed."""
    room = dialog.screen().availableSize() - QSize(0, _TITLE_BAR)
    dialog.resize(QSize(px(wide), px(high) or dialog.sizeHint().height()).boundedTo(room))
    _Growing(dialog)


class _Growing(QObject):
    """A window grows with the interface while it is open."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog, self._factor, self._size = dialog, factor(), dialog.size()
        follow(self._grow)

    def _grow(self) -> None:
        if factor() == self._factor:
            return
        times, self._factor = factor() / self._factor, factor()
        room = self._dialog.screen().availableSize() - QSize(0, _TITLE_BAR)
        self._size = (self._dialog.size() * times).boundedTo(room)
        self._settle()
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        """Words that were wrapped before the window was wider have made it higher meanwhile."""
        self._dialog.resize(self._size)


def _sizes(text: str) -> dict[str, object]:
    """A stored text by "size" and "panes"; a list is a size alone. Nonsense is nothing."""
    try:
        kept = parse_json(text)
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {"size": kept}


def _numbers(value: object, count: int) -> list[int] | None:
    """A list of so many numbers of pixels, not all 0; or nothing."""
    if not isinstance(value, list) or len(value) != count or not any(value):
        return None
    return value if all(type(n) is int and 0 <= n < 100_000 for n in value) else None


def tab_stops(content: QWidget) -> list[QWidget]:
    """Every widget in `content` at which the Tab key may stop, in the order it was made."""
    return [
        widget
        for widget in (content, *content.findChildren(QWidget))
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.window() is content.window()  # a list that drops down is a window of its own
    ]


def tab_after(before: QWidget, content: QWidget) -> None:
    """Let the Tab key go through `content`, in the order it was made, right after `before`."""
    for one, other in pairwise((before, *tab_stops(content))):
        QWidget.setTabOrder(one, other)


_WORDS: Final = {
    "qt_dockwidget_floatbutton": ("Float", "Undocks and re-attaches the dock widget"),
    "qt_dockwidget_closebutton": ("Close", "Closes the dock widget"),
}
"""Qt's own words, by the names of the buttons."""


def name_dock_buttons(dock: QDockWidget) -> None:
    """Say what the buttons do, in the language of now."""
    for name, words in _WORDS.items():
        button = dock.findChild(QAbstractButton, name)
        if isinstance(button, QAbstractButton):
            what, more = (QCoreApplication.translate("QDockWidget", text) for text in words)
            button.setAccessibleName(what)
            button.setAccessibleDescription(more)


def children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    found = (item.child(place) for place in range(item.childCount()))
    return [child for child in found if child is not None]
