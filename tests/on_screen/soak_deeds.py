"""What a soak does: mouse, wheel, finger, keys, drops, menus, windows and moves, drawn by lot.

Events go to the window that lies under the point, as the window system sends them; Qt finds the
widget, or refuses where a question or a menu stands before it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial

import shiboken6
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QInputMethodEvent,
    QPointingDevice,
    QWindow,
)
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from canasta_qt.app.program import Program
from canasta_qt.features.rules.window.dialog import DiscardBox
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.every_dialog import OPENERS
from tests.on_screen import mouse
from tests.on_screen.player import MousePlayer
from tests.on_screen.soak_shows import Shows
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

WORDS = (
    "seven",
    "freeze",
    "<b>",
    "Übung",
    "0",
    "-5",
    "99999",
    "ж&",
    "\ud83c\udccf",
    "\u202eabc",
    "4" * 300,
)
"""What is typed, pasted and dropped."""

STEP_MS = 4
"""Between two movements of a drag."""

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
        self.shows = Shows(program, lot)
        self.counts: Counter[str] = Counter()
        self.windows: Counter[str] = Counter()
        self.commands: Counter[str] = Counter()
        self._watch = watch
        self._player = MousePlayer(program)
        self._finger = _finger()
        self._rescue = QTimer(interval=RESCUE_MS)
        self._rescue.timeout.connect(_close_popup)
        self._deeds: tuple[tuple[int, Callable[[], None]], ...] = (
            (24, self.click), (4, self.double_click), (5, self.context_menu), (8, self.drag),
            (5, self.wheel), (4, self.hover), (3, self.touch), (20, self.key),
            (4, self.type_words), (2, self.paste), (2, self.drop), (6, self.entry),
            (4, self.window), (2, self.show), (3, self.close_top), (2, self.resize),
            (1, self.away), (24, self.move), (6, self.rest), (2, self.skip),
        )  # fmt: skip

    def do(self) -> None:
        """One deed."""
        weights = [weight for weight, _ in self._deeds]
        ((_, deed),) = self.lot.choices(self._deeds, weights)
        self.counts[deed.__name__] += 1
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
        self.windows.update(type(dialog).__name__ for dialog in self._dialogs())
        self.shows.look()

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
            for part in _parts(top)
            if part.isVisible() and part.isEnabled() and part.window() is top.window()
        ]
        return self.lot.choice(parts or [top])

    def _spot(self) -> QPoint:
        """A point of the screen within something that is seen."""
        widget = self._widget()
        if not shiboken6.isValid(widget):  # rubbish that was swept up just now
            widget = self._top()
        at = QPoint(
            self.lot.randrange(max(1, widget.width())), self.lot.randrange(max(1, widget.height()))
        )
        return widget.mapToGlobal(at)

    # --- mouse ------------------------------------------------------------------------------

    def click(self) -> None:
        held = self.lot.choice((NONE, NONE, CTRL, SHIFT))
        button = self.lot.choice((LEFT,) * 9 + (RIGHT, Qt.MouseButton.MiddleButton))
        self._click(self._spot(), button, held)

    def _click(
        self,
        spot: QPoint,
        button: Qt.MouseButton = LEFT,
        held: Qt.KeyboardModifier = NONE,
    ) -> None:
        """Press and let go, each where the window lies then: the first may close one."""
        for act in (QTest.mousePress, QTest.mouseRelease):
            self._under(spot, partial(_with_button, act, button, held))

    def double_click(self) -> None:
        spot = self._spot()
        self._click(spot)
        self._click(spot)

    def context_menu(self) -> None:
        """By the right button; what is posted beside it is what a key or a system may send."""
        spot = self._spot()
        self._click(spot, RIGHT)
        widget = QApplication.widgetAt(spot)
        if widget is not None and self.lot.random() < 0.7:
            reason = QContextMenuEvent.Reason.Mouse
            event = QContextMenuEvent(reason, widget.mapFromGlobal(spot), spot)
            QApplication.postEvent(widget, event)  # posted: the menu may wait in a loop of its own

    def drag(self) -> None:
        """By a timer: what is dragged between windows waits in a loop of its own for the end."""
        first, last = self._spot(), self._spot()
        steps = self.lot.randrange(1, 6)
        window = window_at(first)
        if window is None:
            return
        spots = [first + (last - first) * step / steps for step in range(steps + 1)]
        acts = [partial(QTest.mousePress, window, LEFT, NONE)]
        acts += [partial(QTest.mouseMove, window)] * steps
        if self.lot.random() < 0.1:
            key = self.lot.choice((Key.Key_Escape, Key.Key_Space, Key.Key_F6))
            acts.append(lambda _: self._press(key, NONE))
            spots.append(last)
        acts.append(partial(QTest.mouseRelease, window, LEFT, NONE))
        for number, (act, spot) in enumerate(zip(acts, (*spots, last), strict=True)):
            QTimer.singleShot(number * STEP_MS, partial(_in_window, window, spot, act))
        QTest.qWait(len(acts) * STEP_MS + 10)

    def wheel(self) -> None:
        turn = QPoint(0, self.lot.choice((-480, -120, -15, 15, 120, 480)))
        held = self.lot.choice((NONE, NONE, NONE, CTRL))
        self._under(
            self._spot(), lambda to, at: QTest.wheelEvent(to, QPointF(at), turn, stateKey=held)
        )

    def hover(self) -> None:
        """The pointer rests, now and then for as long as a tip takes to come."""
        self._under(self._spot(), QTest.mouseMove)
        QTest.qWait(self.lot.choice((5, 5, 5, 800)))

    def touch(self) -> None:
        """A finger that taps or draws."""
        first = self._spot()
        last = self.lot.choice((first, self._spot()))

        def tap(to: QWindow, at: QPoint) -> None:
            finger = partial(QTest.touchEvent, to, self._finger)
            end = _within(to, to.mapFromGlobal(last))
            finger().press(0, at, to).commit()
            if last != first:
                finger().move(0, end, to).commit()
            finger().release(0, end, to).commit()

        self._under(first, tap)

    def _under(self, spot: QPoint, act: Callable[[QWindow, QPoint], object]) -> None:
        window = window_at(spot)
        if window is not None:
            act(window, _within(window, window.mapFromGlobal(spot)))

    # --- keys -------------------------------------------------------------------------------

    def key(self) -> None:
        held, key = self.lot.choice(HELD), self.lot.choice(KEYS)
        if not (held is CTRL and key is Key.Key_Q):
            self._press(key, held)

    def _press(self, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
        """Each event goes to the window that has the keyboard then: the first may close one."""
        text = chr(key.value).lower() if key.value < 128 else ""
        for down in (True, False):
            window = QGuiApplication.focusWindow() or self.program.window.windowHandle()
            QTest.simulateEvent(window, down, key.value, held, text, False)

    def type_words(self) -> None:
        """As a keyboard for other scripts sends them: first proposed, then settled."""
        words = self.lot.choice(WORDS)
        target = QGuiApplication.focusObject() or self.program.window
        QApplication.sendEvent(target, QInputMethodEvent(words[:3], []))
        if shiboken6.isValid(target):
            settled = QInputMethodEvent("", [])
            settled.setCommitString(words)
            QApplication.sendEvent(target, settled)

    def paste(self) -> None:
        QApplication.clipboard().setText(self.lot.choice(WORDS))
        self._press(Key.Key_V, CTRL)

    def drop(self) -> None:
        """A text or a file comes from elsewhere, and is let go or carried on."""
        data = QMimeData()
        if self.lot.random() < 0.5:
            data.setText(self.lot.choice(WORDS))
        else:
            name = self.lot.choice(("soak.canasta", "nothing.canasta-rules", "matches.db", ""))
            data.setUrls([QUrl.fromLocalFile(str(self.program.paths.data / name))])
        held = (Qt.DropAction.CopyAction, data, LEFT, NONE)
        goes_on = self.lot.random() < 0.2

        def let_go(to: QWindow, at: QPoint) -> None:
            entered, moved = QDragEnterEvent(at, *held), QDragMoveEvent(at, *held)
            QApplication.sendEvent(to, entered)
            if shiboken6.isValid(to):
                QApplication.sendEvent(to, moved)
            left = goes_on or not moved.isAccepted()
            if shiboken6.isValid(to):
                QApplication.sendEvent(to, QDragLeaveEvent() if left else QDropEvent(at, *held))

        self._under(self._spot(), let_go)

    # --- windows ----------------------------------------------------------------------------

    def entry(self) -> None:
        actions = self.program.window.menus.actions
        names = [name for name in actions if name not in NOT_ASKED and actions[name].isEnabled()]
        if self._top() is self.program.window:
            self.ask(self.lot.choice(names))

    def ask(self, name: str) -> None:
        """An entry of the menus, where it is offered."""
        action = self.program.window.menus.actions[name]
        if action.isEnabled():
            self.commands[name] += 1
            action.trigger()

    def show(self) -> None:
        """Something else takes the table."""
        if QApplication.activeModalWidget() is None:
            self.shows.enter(self.shows.draw())

    def window(self) -> None:
        """One more, where the player could ask for it: no question stands before the menus."""
        if QApplication.activeModalWidget() is None and len(self._dialogs()) < 3:
            self.open(self.lot.choice(list(OPENERS)))

    def open(self, name: str) -> None:
        """A window, by the name of its class, as the player opens it."""
        OPENERS[name](self.program)

    def resize(self) -> None:
        self.program.window.resize(*self.lot.choice(SIZES))

    def away(self) -> None:
        """The player looks at something else, and comes back."""
        self.program.window.showMinimized()
        QTest.qWait(5)
        QApplication.sendEvent(self.program.app, QEvent(QEvent.Type.ApplicationPaletteChange))
        self.program.window.showNormal()

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


@cache
def _finger() -> QPointingDevice:
    """Qt keeps every device until the end."""
    return QTest.createTouchDevice()


def _parts(widget: QWidget) -> Iterator[QWidget]:
    """A widget and all within it.

    Found at once, all would be children of the wrapper of `widget`, where those that Qt has made
    itself stay when they are gone.
    """
    yield widget
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    for child in widget.findChildren(QWidget, options=direct):
        yield from _parts(child)


def window_at(spot: QPoint) -> QWindow | None:
    """The uppermost window of ours at a point of the screen, which may be larger than its own."""
    shown = [one for one in QGuiApplication.topLevelWindows() if one.isVisible()]
    there = [one for one in reversed(shown) if one.geometry().contains(spot)]
    return min(there, key=_depth, default=None)


def _depth(window: QWindow) -> int:
    """Menus lie above questions, and these above all else."""
    if window.type() is Qt.WindowType.Popup:
        return 0
    return 1 if window.modality() is not Qt.WindowModality.NonModal else 2


def _within(window: QWindow, at: QPoint) -> QPoint:
    """The nearest point of the window: none gets an event of the mouse outside it."""
    return QPoint(min(max(at.x(), 0), window.width() - 1), min(max(at.y(), 0), window.height() - 1))


def _with_button(
    act: Callable[..., object],
    button: Qt.MouseButton,
    held: Qt.KeyboardModifier,
    window: QWindow,
    at: QPoint,
) -> None:
    act(window, button, held, at)


def _in_window(window: QWindow, spot: QPoint, act: Callable[[QPoint], object]) -> None:
    """Later, when the window may be gone."""
    if shiboken6.isValid(window) and window.isVisible():
        act(_within(window, window.mapFromGlobal(spot)))


def _close_popup() -> None:
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()


mouse.PATIENCE_S = 20.0
