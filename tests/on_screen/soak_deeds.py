"""What a soak does: clicks, drags, keys, menus, windows and moves, all drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QWidget

from canasta_qt.app.program import Program
from canasta_qt.features.rules.window.dialog import DiscardBox
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.every_dialog import OPENERS
from tests.on_screen import mouse
from tests.on_screen.player import MousePlayer
from tests.on_screen.soak_watch import Watch

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier

Key = Qt.Key
KEYS = (
    Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Space, Key.Key_Escape, Key.Key_Left,
    Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End, Key.Key_PageUp,
    Key.Key_PageDown, Key.Key_Delete, Key.Key_Backspace, Key.Key_F1, Key.Key_F2, Key.Key_F6,
    *(Key(number) for number in range(Key.Key_A.value, Key.Key_Z.value + 1)),
    *(Key(number) for number in range(Key.Key_0.value, Key.Key_9.value + 1)),
)  # fmt: skip
HELD = (NONE,) * 7 + (CTRL, SHIFT, ALT)

NOT_ASKED = {"quit"}
"""Entries of the menus that would end the soak."""

SIZES = ((1024, 600), (1280, 800), (800, 520), (1600, 900))

RESCUE_MS = 1500
"""A menu that waits in the middle of a deed is closed after this time."""

MOST_CLOSED = 30
"""More windows than these cannot be open."""


@contextmanager
def no_paper() -> Iterator[None]:
    """The system's own dialog for printers, which can only be waited for, is always refused."""
    before = QPrintDialog.exec
    QPrintDialog.exec = lambda *_: QDialog.DialogCode.Rejected.value
    try:
        yield
    finally:
        QPrintDialog.exec = before


class Deeds:
    """A hand that does anything at all to the program. Equal seeds draw equal deeds."""

    def __init__(self, program: Program, watch: Watch, lot: random.Random) -> None:
        self.program = program
        self.lot = lot
        self.counts: dict[str, int] = {}
        self.windows: dict[str, int] = {}
        self._watch = watch
        self._player = MousePlayer(program)
        self._rescue = QTimer(program.window, interval=RESCUE_MS)
        self._rescue.timeout.connect(_close_popup)
        self._deeds: tuple[tuple[int, Callable[[], None]], ...] = (
            (24, self.click), (4, self.double_click), (5, self.context_menu), (5, self.drag),
            (20, self.key), (3, self.type_words), (6, self.entry), (4, self.window),
            (3, self.close_top), (2, self.resize), (24, self.move), (6, self.rest),
            (2, self.skip),
        )  # fmt: skip

    def do(self) -> None:
        """One deed."""
        weights = [weight for weight, _ in self._deeds]
        ((_, deed),) = self.lot.choices(self._deeds, weights)
        self.counts[deed.__name__] = self.counts.get(deed.__name__, 0) + 1
        self._watch.where = f"{self._watch.where.split(', ')[0]}, {deed.__name__}"
        self._rescue.start()
        try:
            if isinstance(self._top(), QFileDialog):
                self.answer_file_dialog()
            else:
                deed()
            QTest.qWait(1)  # a context menu of Qt's own runs a loop of its own in here
        finally:
            self._rescue.stop()
        for dialog in self._dialogs():
            name = type(dialog).__name__
            self.windows[name] = self.windows.get(name, 0) + 1

    # --- where ------------------------------------------------------------------------------

    def _top(self) -> QWidget:
        """What has the screen now: a menu, a question, another window, or the main one."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None or modal is not None:
            return popup or modal or self.program.window
        dialogs = self._dialogs()
        if dialogs and self.lot.random() < 0.7:
            return dialogs[-1]
        return self.program.window

    def _dialogs(self) -> list[QDialog]:
        return [one for one in self.program.window.findChildren(QDialog) if one.isVisible()]

    def _widget(self) -> QWidget:
        top = self._top()
        parts = [
            part
            for part in (top, *top.findChildren(QWidget))
            if part.isVisible() and part.isEnabled() and part.window() is top.window()
        ]
        return self.lot.choice(parts or [top])

    def _spot(self, widget: QWidget) -> QPoint:
        return QPoint(
            self.lot.randrange(max(1, widget.width())), self.lot.randrange(max(1, widget.height()))
        )

    # --- mouse ------------------------------------------------------------------------------

    def click(self) -> None:
        widget = self._widget()
        QTest.mouseClick(widget, LEFT, self.lot.choice((NONE, NONE, CTRL)), self._spot(widget))

    def double_click(self) -> None:
        widget = self._widget()
        QTest.mouseDClick(widget, LEFT, NONE, self._spot(widget))

    def context_menu(self) -> None:
        widget = self._widget()
        at = self._spot(widget)
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.postEvent(
            widget, QContextMenuEvent(reason, at, widget.mapToGlobal(at))
        )  # posted: the menu may wait in a loop of its own

    def drag(self) -> None:
        viewport = self.program.table.viewport()
        if self._top() is not self.program.window or not viewport.isVisible():
            return
        QTest.mousePress(viewport, LEFT, NONE, self._spot(viewport))
        for _ in range(self.lot.randrange(1, 5)):
            QTest.mouseMove(viewport, self._spot(viewport))
            QTest.qWait(1)
        QTest.mouseRelease(viewport, LEFT, NONE, self._spot(viewport))

    # --- keys -------------------------------------------------------------------------------

    def key(self) -> None:
        held, key = self.lot.choice(HELD), self.lot.choice(KEYS)
        if held is CTRL and key is Key.Key_Q:
            return
        QTest.keyClick(self._keys_go_to(), key, held)

    def type_words(self) -> None:
        words = self.lot.choice(("seven", "freeze", "<b>", "Übung", "0", "-5", "99999", "ж&"))
        target = self._keys_go_to()
        if isinstance(target, QLineEdit):
            target.insert(words)
        else:
            QTest.keyClick(target, Key.Key_Home)

    def _keys_go_to(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self._top()

    # --- windows ----------------------------------------------------------------------------

    def entry(self) -> None:
        actions = self.program.window.menus.actions
        names = [name for name in actions if name not in NOT_ASKED and actions[name].isEnabled()]
        if self._top() is self.program.window:
            actions[self.lot.choice(names)].trigger()

    def window(self) -> None:
        """One more, where the player could ask for it: no question stands before the menus."""
        if QApplication.activeModalWidget() is None and len(self._dialogs()) < 3:
            self.open(self.lot.choice(list(OPENERS)))

    def open(self, name: str) -> None:
        """A window, by the name of its class, as the player opens it."""
        OPENERS[name](self.program)

    def resize(self) -> None:
        self.program.window.resize(*self.lot.choice(SIZES))

    def close_top(self) -> None:
        top = self._top()
        if top is not self.program.window:
            top.close()

    def close_all(self) -> None:
        """Close every window but the main one; what will not close is a finding."""
        for _ in range(MOST_CLOSED):
            _close_popup()
            dialogs = self._dialogs()
            if not dialogs:
                return
            top = QApplication.activeModalWidget() or dialogs[-1]
            if isinstance(top, DiscardBox):
                top.discard.click()
            elif not top.close() and isinstance(top, QDialog):
                top.reject()
            QTest.qWait(5)
        names = [type(one).__name__ for one in self._dialogs()]
        self._watch.find(f"windows that do not close: {names}")
        for dialog in self._dialogs():
            dialog.done(0)

    def answer_file_dialog(self) -> None:
        """Nothing by lot, for it could write and delete anywhere: a file of ours, or none."""
        dialog = self._top()
        assert isinstance(dialog, QFileDialog)
        if self.lot.random() < 0.5:
            dialog.reject()
        else:
            chosen = str(self.program.paths.data / "soak.canasta")
            if dialog.fileMode() is QFileDialog.FileMode.AnyFile:
                dialog.fileSelected.emit(chosen)
            dialog.reject()

    # --- the match --------------------------------------------------------------------------

    def move(self) -> None:
        """A sensible gesture, so that matches come to their end."""
        if self._dialogs() or not self.program.window.isVisible():
            return
        panel = Parts(self.program.context).sheets.panel
        if panel is not None:
            if self.lot.random() < 0.3:
                QTest.keyClick(panel, Key.Key_Return)
            return
        if Parts(self.program.context).replays.replay is not None:
            Parts(self.program.context).stage.leave()
        elif self.program.table.isVisible() and self._player.due():
            try:
                self._player._gesture()
            except (AssertionError, StopIteration):  # an opening half built by lot
                QTest.keyClick(self.program.table, Key.Key_Escape)

    def skip(self) -> None:
        self.program.table.skip()

    def rest(self) -> None:
        QTest.qWait(self.lot.choice((5, 30, 120)))


def _close_popup() -> None:
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


mouse.PATIENCE_S = 20.0
