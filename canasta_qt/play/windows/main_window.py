"""The main window: table in the middle, menus above, ledger at its side, notices over it all."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QMimeData,
    QObject,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QIcon,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.library.preferences import KeyMap, Preferences
from canasta_qt.play.commands import Commands
from canasta_qt.play.stage import Frame
from canasta_qt.play.windows.ledger_dock import LedgerDock
from canasta_qt.play.windows.looks import Looks
from canasta_qt.play.windows.menus import Menus
from canasta_qt.play.windows.unsaved_mark import UnsavedMark
from canasta_qt.record.json_text import parse_json
from canasta_qt.record.names import MATCH_SUFFIX, RULES_SUFFIX
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.parts.panel import dismiss_panels, panels_on
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import plate, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.announcing import Announcer
from canasta_qt.ui.widgets.placement import brought_back
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.view_model.pictures import TableModel

SMALLEST = (800, 520)
"""The least width and height at which everything can still be read."""

WIDE_ENOUGH = 1280
"""From this width on the ledger is open unless the player folded it."""

FIRST_SHARE = 0.9
"""This share of the screen, each way, has the window when it is opened for the first time."""

LARGEST_AT_FIRST = (2304, 1440)
"""But no more than this: beyond it eyes have to travel too far from the hand to the score."""

HIGH_ENOUGH = 720
"""On screens lower than this, or narrower than `WIDE_ENOUGH`, the window is whole at first."""

SIDE = Qt.DockWidgetArea.RightDockWidgetArea
"""Where the ledger is docked."""

TITLE_BAR = 32
"""Pixels left free for it above a window that comes back."""


_SEEN, _UNSEEN = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored


class MainWindow(QMainWindow):
    """Shows the welcome or the table, the menus, and whatever stands around the table.

    Attributes:
        commands: what menus, keys and buttons ask for; the flows bind what they do.
        announcer: speaks to a screen reader, for all that happens in the window.
        unsaved: the mark over the table while the match is not saved.
        welcome: the page before a match, once `set_welcome` has brought it.

    Signals:
        remark_asked(str): say this at the table, one of `words.chat.QUICK`.
        rules_dropped(str), match_dropped(str), challenge_dropped(str): a file with rules, with a
            match, or a picture that may show a challenge code, was dropped on the window.
        said(str): a passing message was shown.
        painted: the window has been painted for the first time.
        closing: the window closes now; nothing can keep it open.
    """

    remark_asked = Signal(str)
    rules_dropped = Signal(str)
    match_dropped = Signal(str)
    challenge_dropped = Signal(str)
    said = Signal(str)
    painted = Signal()
    closing = Signal()

    def __init__(self, table: QWidget | None, resources: Path, preferences: Preferences) -> None:
        """`table` becomes the window's child; without one `set_table` brings it."""
        super().__init__()
        self._preferences = preferences
        Looks(self, preferences)
        self.table = table or QWidget(self)
        self._was_painted = False
        self._may_close: Callable[[], bool] = lambda: True
        self.setWindowIcon(QIcon(str(resources / "icons" / "canasta-qt.svg")))
        self.setMinimumSize(*SMALLEST)
        self.setAcceptDrops(True)
        self.setDockOptions(QMainWindow.DockOption.AnimatedDocks)
        self.art = CardArt(resources, self)
        """Cards as panels and pages show them; the table has its own."""
        self.portraits = Portraits(resources)
        self.welcome = QWidget(self)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.welcome)
        self.stack.addWidget(self.table)
        self._above: QWidget | None = None
        self._frame: Frame | None = None
        self._keys: list[QShortcut] = []
        self._ledger_after = False
        """Whether the ledger is there again after the show."""
        centre = QWidget(self)
        self._centre = QVBoxLayout(centre)
        self._centre.setContentsMargins(0, 0, 0, 0)
        self._centre.setSpacing(0)
        self.unsaved = UnsavedMark(centre)
        self._centre.addWidget(self.unsaved)
        self._centre.addWidget(self.stack, 1)
        self.setCentralWidget(centre)
        self.ledger = LedgerDock(self)
        self.addDockWidget(SIDE, self.ledger)
        self._set_aside: set[QDockWidget] = {self.ledger}
        """What is wanted beside the table while the welcome is shown, which stands alone."""
        self.ledger.hide()
        self.ledger.switch.setEnabled(False)
        self.announcer = Announcer(centre)
        self.notice = Notice(self.stack)
        self.notice.told.connect(self.announcer.say)
        self.keys = KeyMap(preferences, self)
        self.commands = Commands(self.keys, self)
        self._bind_own()
        self.menus = Menus(self, self.commands, preferences, self.remark_asked.emit)
        self.stack.currentChanged.connect(self._mark_front)
        self._mark_front()
        self.show_model(None)
        self.show_sheet_possible(False)

    def set_table(self, table: QWidget) -> None:
        """The table, behind the page before a match."""
        empty, self.table = self.table, table
        self.stack.removeWidget(empty)
        self.stack.addWidget(table)
        empty.deleteLater()

    def set_welcome(self, page: QWidget) -> None:
        """The page before a match; it comes to the front."""
        empty, self.welcome = self.welcome, page
        self.stack.insertWidget(0, page)
        self.stack.setCurrentWidget(page)
        page.setFocus()  # or its first button would have a ring before there is a choice
        self.stack.removeWidget(empty)
        empty.deleteLater()

    def ask_before_closing(self, may_close: Callable[[], bool]) -> None:
        """`may_close` is asked before the window closes; who says no has asked the player."""
        self._may_close = may_close

    def close_unasked(self) -> None:
        """Close, and ask nobody."""
        self._may_close = lambda: True
        self.close()

    def _bind_own(self) -> None:
        """The commands that the window does itself."""
        self.commands.bind("quit", self.close)
        self.commands.bind("full_screen", self.toggle_full_screen).setCheckable(True)
        self.commands.bind("sound", self._switch_sound).setCheckable(True)
        self.commands.adopt("ledger", self.ledger.switch)

    def _switch_sound(self) -> None:
        self._preferences.sound = self.commands.actions["sound"].isChecked()

    def _mark_front(self) -> None:
        """The menus lead back to the welcome from wherever else one is."""
        elsewhere = self.stack.currentWidget() is not self.welcome
        self.commands.offer("welcome", elsewhere)

    # --- what is shown ----------------------------------------------------------------------

    def show_table(self) -> None:
        """A match begins: the table comes to the front and takes the keys."""
        self._leave_welcome()
        self.table.setFocus()
        self.activateWindow()

    def _leave_welcome(self) -> None:
        """The table comes to the front, the ledger beside it as it was."""
        if self.stack.currentWidget() is self.welcome:
            self.ledger.switch.setEnabled(True)
            self._bring_back()
            self.welcome.setSizePolicy(_UNSEEN, _UNSEEN)  # what is not seen needs no room
        self.stack.setCurrentWidget(self.table)

    def show_welcome(self) -> None:
        """No match is played: the ways in come to the front."""
        dismiss_panels(self.stack)
        if self.stack.currentWidget() is not self.welcome:
            self._put_aside()
        self.ledger.switch.setEnabled(False)
        self.welcome.setSizePolicy(_SEEN, _SEEN)
        self.stack.setCurrentWidget(self.welcome)

    def _put_aside(self) -> None:
        docks = self.findChildren(QDockWidget)
        self._set_aside = {dock for dock in docks if not dock.isHidden()}
        for dock in self._set_aside:
            dock.hide()

    def _bring_back(self) -> None:
        for dock in self.findChildren(QDockWidget):
            dock.setVisible(dock in self._set_aside)

    def show_model(self, model: TableModel | None) -> None:
        """Bring the menus in step with the table; None before the first deal."""
        self._offer(model)
        if model is not None:
            self.setWindowTitle(
                self.tr("{rules}, deal {n}").format(rules=model.rules_name, n=model.deal_number)
            )

    def show_practised(self, model: TableModel) -> None:
        """The same where something is practised: what belongs to a match alone is not offered."""
        self._offer(model, practised=True)

    def _offer(self, model: TableModel | None, *, practised: bool = False) -> None:
        self.commands.follow(model, practised=practised)
        self.menus.actions["sort"].setEnabled(model is not None)

    # --- what stands around a show ------------------------------------------------------------

    def surround(self, frame: Frame) -> None:
        """The table shows something else than the match, with this around it."""
        self.show_model(None)
        self.show_sheet_possible(False)
        self._leave_welcome()
        self._frame = frame
        self._ledger_after = not self.ledger.isHidden()
        self._keys = [self._key(key, do) for key, do in frame.keys]
        if frame.above is not None:
            self.put_above(frame.above)
        if frame.below is not None:
            self._centre.addWidget(frame.below)
        if frame.ledger is not None:
            self.ledger.put_in(frame.ledger)
        else:
            self.ledger.hide()
            self.ledger.switch.setEnabled(False)
        if frame.dock is not None:
            self.addDockWidget(SIDE, frame.dock)
            self.tabifyDockWidget(self.ledger, frame.dock)  # with the text view, which lies there
            frame.dock.show()
            frame.dock.raise_()
            self._fit_dock()
        self.setWindowTitle(frame.title)

    def strip(self) -> None:
        """The frame goes, and the ledger is that of the match again, as it was."""
        frame, self._frame = self._frame, None
        if frame is None:
            return
        for key in self._keys:
            key.setEnabled(False)
            key.deleteLater()
        self._keys = []
        self.clear_above()
        if frame.dock is not None:
            self.removeDockWidget(frame.dock)
        for part in (frame.below, frame.dock):
            if part is not None:
                part.hide()
                part.deleteLater()
        if frame.ledger is not None:
            self.ledger.put_back()
        else:
            self.ledger.switch.setEnabled(True)
            self.ledger.setVisible(self._ledger_after)
        self.setWindowTitle("")

    def _key(self, key: QKeySequence, do: Callable[[], object]) -> QShortcut:
        """A key of the frame, pressed on the table."""
        shortcut = QShortcut(key, self.table)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)
        return shortcut

    def _fit_dock(self) -> None:
        if self._frame is not None and self._frame.dock is not None:
            wide = self._frame.dock_width(self.size())
            self.resizeDocks([self._frame.dock], [wide], Qt.Orientation.Horizontal)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The dock of a show keeps its share."""
        super().resizeEvent(event)
        self._fit_dock()

    def put_above(self, card: QWidget) -> None:
        """A card stands above the table, in place of any other."""
        self.clear_above()
        self._above = card
        self._centre.insertWidget(0, card)
        card.show()

    def clear_above(self) -> None:
        """No card stands above the table."""
        if self._above is not None:
            self._above.hide()
            self._above.deleteLater()
            self._above = None

    def retranslate(self) -> None:
        """Menus, titles and passing words in the language of now."""
        self.ledger.name_it()
        self.menus.retranslate()
        self.notice.hide()

    def tell(self, text: str) -> None:
        """Show a passing message, e.g. that a bot had to be replaced."""
        self.notice.tell(text)
        self.said.emit(text)

    def show_sheet_possible(self, yes: bool) -> None:
        """Whether there is a score sheet to look at."""
        self.commands.offer("score_sheet", yes)

    def toggle_full_screen(self) -> None:
        """To the whole screen and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the menu's mark true, also when the desktop changes the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.actions["full_screen"].setChecked(self.isFullScreen())

    # --- files dropped on the window --------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file that may hold rules or a match, or a picture of a challenge code."""
        if _dropped_file(event.mimeData(), RULES_SUFFIX, MATCH_SUFFIX, *PICTURES):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which file it is."""
        for suffixes, told in (
            ((RULES_SUFFIX,), self.rules_dropped),
            ((MATCH_SUFFIX,), self.match_dropped),
            (PICTURES, self.challenge_dropped),
        ):
            file = _dropped_file(event.mimeData(), *suffixes)
            if file:
                event.acceptProposedAction()
                told.emit(file)

    # --- size and state ---------------------------------------------------------------------

    def restore(self) -> None:
        """As large as last time, and there, where the desktop lets windows choose their place."""
        kept = _kept(self._preferences.window)
        size, at = _pair(kept.get("size")), _pair(kept.get("at"))
        if size is None:
            self.resize(*self._first_size())
            if self._is_small_screen():
                self.setWindowState(Qt.WindowState.WindowMaximized)
        elif at is None or QGuiApplication.platformName().startswith("wayland"):
            self.resize(*(min(n, most) for n, most in zip(size, self._room(), strict=True)))
        else:
            self._come_back(QRect(*at, *size))
        if kept.get("full_screen") is True:
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        elif kept.get("maximized") is True:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def restore_docks(self) -> None:
        """What stood beside the table last time, once all of it has been made."""
        kept = _kept(self._preferences.window)
        state = str(kept.get("state", "")).encode("ascii", "ignore")
        if not self.restoreState(QByteArray.fromBase64(QByteArray(state))):
            self.ledger.setVisible(self.width() >= WIDE_ENOUGH)
        if self.stack.currentWidget() is self.welcome:
            self._put_aside()

    def _come_back(self, kept: QRect) -> None:
        """To its old place; from a screen that is gone to one that is there."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        below_titles = [free.adjusted(0, TITLE_BAR, 0, 0) for free in screens]
        self.setGeometry(brought_back(kept, below_titles))

    def _room(self) -> tuple[int, int]:
        free = self.screen().availableGeometry()
        return max(free.width(), SMALLEST[0]), max(free.height(), SMALLEST[1])

    def _is_small_screen(self) -> bool:
        """Whether the table needs the whole screen; one that nobody sees is no screen."""
        width, height = self._room()
        seen = QGuiApplication.platformName() not in ("offscreen", "minimal")
        return seen and (width < WIDE_ENOUGH or height < HIGH_ENOUGH)

    def _first_size(self) -> tuple[int, int]:
        width, height = self._room()
        most = zip((width, height), LARGEST_AT_FIRST, strict=True)
        wide, high = (min(round(room * FIRST_SHARE), largest) for room, largest in most)
        return wide, high

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close if nobody objects, and only then remember size and state."""
        if not self._may_close():
            event.ignore()
            return
        super().closeEvent(event)
        self.closing.emit()
        self._remember_place()

    def _remember_place(self) -> None:
        if self.stack.currentWidget() is self.welcome:
            self._bring_back()  # as it is beside the table
        whole = self.isMaximized() or self.isFullScreen()
        place = self.normalGeometry() if whole else self.geometry()
        state = {
            "size": [place.width(), place.height()],
            "at": [place.x(), place.y()],
            "maximized": self.isMaximized(),
            "full_screen": self.isFullScreen(),
            "state": bytes(self.saveState().toBase64().data()).decode("ascii"),
        }
        self._preferences.window = json.dumps(state)


NOTICE_SECONDS = 6
MARGIN = 12
"""Pixels left and right of a notice."""

BELOW_THE_BAR = 56
"""Clear of the slim bar on top of the table."""

TALL = 0.7
"""A panel is tall from this share of the window's height on."""


class Notice(PlainLabel):
    """One message at a time; a click sends it away.

    Signals:
        told(str): a message is shown that is to be spoken too.
    """

    told = Signal(str)

    def __init__(self, over: QWidget) -> None:
        """`over` is the widget in whose upper right corner messages appear."""
        super().__init__(parent=over)
        self.setWordWrap(True)
        follow(self._dress)
        self._over = over
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, tint("text"))
        self.setPalette(palette)
        self.setMargin(px(SPACE[2]))

    def tell(self, text: str) -> None:
        """Show a message and speak it where a screen reader listens."""
        self.show_text(text, NOTICE_SECONDS)
        self.told.emit(text)

    def show_text(self, text: str, seconds: float) -> None:
        """Show a message that is spoken otherwise."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(round(seconds * 1000))

    def _place(self) -> None:
        self._fit(px(360))
        right = self._over.width() - MARGIN
        self.move(right - self.width(), BELOW_THE_BAR)
        foot = self._foot_below()
        if foot is not None:
            self._fit(px(280))
            self.move(right - MARGIN - self.width(), foot - px(SPACE[4]) - self.height())

    def _fit(self, most: int) -> None:
        width = min(most, self._over.width() - 2 * MARGIN)
        self.setMinimumSize(0, 0)  # or the height of the message before would count
        self.setFixedSize(width, self.heightForWidth(width))

    def _foot_below(self) -> int | None:
        """Where the buttons begin of a tall panel whose head, with its totals, would be covered."""
        for panel in panels_on(self._over):
            box, main = panel.surface.geometry(), panel.main
            tall = box.height() > self._over.height() * TALL
            if main is not None and tall and box.intersects(self.geometry()):
                return main.mapTo(self._over, QPoint(0, 0)).y()
        return None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner while the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words on a plate with an edge."""
        painter = QPainter(self)
        with smooth(painter):
            plate(painter, self.rect(), px(RADIUS["tile"]), tint("surface"), tint("edge"))
        painter.end()
        super().paintEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Read and done."""
        event.accept()
        self.hide()


def _dropped_file(data: QMimeData, *suffixes: str) -> str:
    """The one file of such a name that is dragged; nothing for anything else."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    fits = len(files) == 1 and files[0].lower().endswith(suffixes)
    return files[0] if fits else ""


PICTURES = (".png", ".jpg", ".jpeg", ".bmp")
"""A challenge code may be in such a picture."""


_FARTHEST = 100_000
"""Pixels; no desktop is as large."""


def _pair(value: object) -> tuple[int, int] | None:
    """Two whole numbers of pixels; None for anything else."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    fit = all(type(n) is int and abs(n) < _FARTHEST for n in value)
    return (value[0], value[1]) if fit else None


def _kept(text: str) -> dict[str, object]:
    """What `closeEvent` wrote; nothing where it cannot be read."""
    try:
        values = parse_json(text)
    except ValueError:
        return {}
    return values if isinstance(values, dict) else {}
