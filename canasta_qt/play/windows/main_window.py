"""The main window: table in the middle, menus above, ledger at its side, notices over it all."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QChildEvent,
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
    QAccessible,
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
    QTabBar,
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
from canasta_qt.ui.controls.menus import ON_FELT
from canasta_qt.ui.parts.panel import dismiss_panels, panels_on
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import plate, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.announcing import Announcer, LineReader, give_role
from canasta_qt.ui.widgets.placement import brought_back
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.view_model.pictures import TableModel

SMALLEST = (800, 520)
"""The least width and height at which everything can still be read."""

WIDE_ENOUGH = 1280
"""From this width on the ledger is open unless the player folded it."""

FIRST_SHARE = 0.9
"""The window's share of the screen, each way, when it is opened for the first time."""

LARGEST_AT_FIRST = (2304, 1440)
"""The largest first size: beyond it eyes travel too far from the hand to the score."""

HIGH_ENOUGH = 720
"""On screens lower than this, or narrower than `WIDE_ENOUGH`, the window starts maximized."""

SIDE = Qt.DockWidgetArea.RightDockWidgetArea
"""Where the ledger is docked."""

TITLE_BAR = 32
"""Pixels left free for it above a window that comes back."""

_SEEN, _UNSEEN = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored


class MainWindow(QMainWindow):
    """Shows the welcome page or the table, the menus, and the widgets around the table.

    Attributes:
        commands: those of menus, keys and buttons; features bind functions to them.
        announcer: speaks to a screen reader.
        unsaved: the mark over the table while the match is not saved.
        welcome: the page before a match, once `set_welcome` has brought it.

    Signals:
        rules_dropped(Path), match_dropped(Path), challenge_dropped(Path): a file with rules, with a
            match, or a picture that may show a challenge code, was dropped on the window.
        said(str): a passing message was shown.
        painted: the window has been painted for the first time.
        closing: the window closes now; nothing can keep it open.
    """

    rules_dropped = Signal(Path)
    match_dropped = Signal(Path)
    challenge_dropped = Signal(Path)
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
        """Draws cards in panels and pages; the table has its own."""
        self.portraits = Portraits(resources)
        self.welcome = QWidget(self)
        self.stack = QStackedWidget(self)
        give_role(self.stack, QAccessible.Role.LayeredPane)  # Qt's own leaves out the panels
        self.stack.addWidget(self.welcome)
        self.stack.addWidget(self.table)
        self._moves: frozenset[str] = frozenset()
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
        """Docks that are hidden while the welcome page is shown."""
        self.ledger.hide()
        self.ledger.switch.setEnabled(False)
        self.announcer = Announcer(centre)
        LineReader(self)
        self.notice = Notice(self.stack)
        self.keys = KeyMap(preferences, self)
        self.commands = Commands(self.keys, self)
        self._bind_own()
        self.menus = Menus(self, self.commands, preferences)
        QShortcut(QKeySequence("F10"), self).activated.connect(self._open_menus)
        self.stack.currentChanged.connect(self._mark_front)
        self._mark_front()
        self.show_model(None)
        self.show_sheet_possible(False)

    def set_table(self, table: QWidget) -> None:
        """Put the table behind the welcome page."""
        empty, self.table = self.table, table
        self.stack.removeWidget(empty)
        self.stack.addWidget(table)
        empty.deleteLater()

    def set_welcome(self, page: QWidget) -> None:
        """Put the page before a match to the front."""
        empty, self.welcome = self.welcome, page
        self.stack.insertWidget(0, page)
        self.stack.setCurrentWidget(page)
        page.setFocus()  # or its first button would have a ring before there is a choice
        self.stack.removeWidget(empty)
        empty.deleteLater()

    def childEvent(self, event: QChildEvent) -> None:
        """Keep the tabs of docks, which have keys of their own, out of the way of the Tab key."""
        super().childEvent(event)
        made = event.child()
        if event.type() == QEvent.Type.ChildPolished and isinstance(made, QTabBar):
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def ask_before_closing(self, may_close: Callable[[], bool]) -> None:
        """Set a function that returns whether the window may close, or asks the player."""
        self._may_close = may_close

    def close_unasked(self) -> None:
        """Close without a question."""
        self._may_close = lambda: True
        self.close()

    def _bind_own(self) -> None:
        self.commands.bind("quit", self.close)
        self.commands.bind("full_screen", self.toggle_full_screen).setCheckable(True)
        self.commands.bind("sound", self._switch_sound).setCheckable(True)
        self.commands.adopt("ledger", self.ledger.switch)

    def _switch_sound(self) -> None:
        self._preferences.sound = self.commands.actions["sound"].isChecked()

    def _mark_front(self) -> None:
        """Offer the way to the welcome page from anywhere else."""
        elsewhere = self.stack.currentWidget() is not self.welcome
        self.commands.offer("welcome", elsewhere)
        self.lay_felt(whole=not elsewhere)

    def lay_felt(self, *, whole: bool) -> None:
        """Let the menu bar go with what is below it: a `whole` page of felt, or the table's edge.

        The welcome page has felt by itself.
        """
        bar = self.menuBar()
        bar.setProperty(ON_FELT, whole or self.stack.currentWidget() is self.welcome)
        bar.update()

    # --- what is shown ----------------------------------------------------------------------

    def show_table(self) -> None:
        """Bring the table to the front, with the keyboard."""
        self._leave_welcome()
        self.table.setFocus()
        self.activateWindow()

    def _leave_welcome(self) -> None:
        if self.stack.currentWidget() is self.welcome:
            self.ledger.switch.setEnabled(True)
            self._bring_back()
            self.welcome.setSizePolicy(_UNSEEN, _UNSEEN)  # what is not seen needs no room
        self.stack.setCurrentWidget(self.table)

    def show_welcome(self) -> None:
        """Bring the welcome page to the front, alone."""
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

    def stand_beside(self, dock: QDockWidget, *, yes: bool) -> None:
        """Show or hide a dock; on the welcome page that waits for the table."""
        if self.stack.currentWidget() is not self.welcome:
            dock.setVisible(yes)
        elif yes:
            self._set_aside.add(dock)
        else:
            self._set_aside.discard(dock)

    def _bring_back(self) -> None:
        for dock in self.findChildren(QDockWidget):
            dock.setVisible(dock in self._set_aside)

    def show_model(self, model: TableModel | None) -> None:
        """Let the menus offer what is possible in a match; None before the first deal."""
        self._offer(model)
        if model is not None:
            self.setWindowTitle(
                self.tr("{rules}, deal {n}").format(rules=model.rules_name, n=model.deal_number)
            )

    def suit(self, moves: frozenset[str]) -> None:
        """Keep in the menu of the turn what this game has: names of its buttons."""
        self._moves = moves

    def show_practised(self, model: TableModel) -> None:
        """Let the menus offer what is possible while something is practised."""
        self._offer(model, practised=True)

    def _offer(self, model: TableModel | None, *, practised: bool = False) -> None:
        self.commands.follow(model, practised=practised)
        offered = model.buttons if model is not None else ()
        self.menus.suit({*self._moves, *(button.id.value for button in offered)})

    # --- what stands around a show ------------------------------------------------------------

    def surround(self, frame: Frame) -> None:
        """Show the table with a frame around it, for something else than the match."""
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
        """Remove the frame; the ledger is that of the match again, as it was."""
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
        shortcut = QShortcut(key, self.table)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)
        return shortcut

    def _open_menus(self) -> None:
        bar = self.menuBar()
        shown = (one for one in bar.actions() if one.isVisible() and one.isEnabled())
        bar.setActiveAction(next(shown))

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
        super().resizeEvent(event)
        self._fit_dock()

    def put_above(self, card: QWidget) -> None:
        """Put a card above the table, in place of any other."""
        self.clear_above()
        self._above = card
        self._centre.insertWidget(0, card)
        card.show()

    def clear_above(self) -> None:
        """Remove the card above the table."""
        if self._above is not None:
            self._above.hide()
            self._above.deleteLater()
            self._above = None

    def keep_notices_below(self, card: QWidget | None) -> None:
        """Show notices below a card over the table's upper edge; None once it is gone."""
        self.notice.stay_below(card)

    def retranslate(self) -> None:
        """Write menus and titles in the present language; a message goes."""
        self.ledger.name_it()
        self.menus.retranslate()
        self.notice.hide()

    def tell(self, text: str) -> None:
        """Show and speak a passing message, e.g. that a bot had to be replaced."""
        self.notice.show_text(text)
        self.announcer.say(text)
        self.said.emit(text)

    def show_sheet_possible(self, yes: bool) -> None:
        """Offer the score sheet, or not."""
        self.commands.offer("score_sheet", yes)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop's changes of the window in the menu."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.actions["full_screen"].setChecked(self.isFullScreen())

    # --- files dropped on the window --------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_file(event.mimeData(), RULES_SUFFIX, MATCH_SUFFIX, *PICTURES):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Announce the file by the signal of its kind."""
        for suffixes, dropped in (
            ((RULES_SUFFIX,), self.rules_dropped),
            ((MATCH_SUFFIX,), self.match_dropped),
            (PICTURES, self.challenge_dropped),
        ):
            file = _dropped_file(event.mimeData(), *suffixes)
            if file:
                event.acceptProposedAction()
                dropped.emit(Path(file))

    # --- size and state ---------------------------------------------------------------------

    def restore(self) -> None:
        """Give the window its last size, and place where the desktop allows that."""
        stored = _read_state(self._preferences.window)
        size, at = _pair(stored.get("size")), _pair(stored.get("at"))
        if size is None:
            self.resize(*self._first_size())
            if self._is_small_screen():
                self.setWindowState(Qt.WindowState.WindowMaximized)
        elif at is None or QGuiApplication.platformName().startswith("wayland"):
            self.resize(*(min(n, most) for n, most in zip(size, self._room(), strict=True)))
        else:
            self._come_back(QRect(*at, *size))
        if stored.get("full_screen") is True:
            self.setWindowState(Qt.WindowState.WindowFullScreen)
        elif stored.get("maximized") is True:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def restore_docks(self) -> None:
        """Place the docks as last time, once all of them have been made."""
        stored = _read_state(self._preferences.window)
        state = str(stored.get("state", "")).encode("ascii", "ignore")
        if not self.restoreState(QByteArray.fromBase64(QByteArray(state))):
            self.ledger.setVisible(self.width() >= WIDE_ENOUGH)
        if self.stack.currentWidget() is self.welcome:
            self._put_aside()

    def _come_back(self, place: QRect) -> None:
        """Go to the old place; from a screen that is gone to one that is there."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        below_titles = [free.adjusted(0, TITLE_BAR, 0, 0) for free in screens]
        self.setGeometry(brought_back(place, below_titles))

    def _room(self) -> tuple[int, int]:
        free = self.screen().availableGeometry()
        return max(free.width(), SMALLEST[0]), max(free.height(), SMALLEST[1])

    def _is_small_screen(self) -> bool:
        """Whether the table needs the whole screen; an invisible one does not count."""
        width, height = self._room()
        seen = QGuiApplication.platformName() not in ("offscreen", "minimal")
        return seen and (width < WIDE_ENOUGH or height < HIGH_ENOUGH)

    def _first_size(self) -> tuple[int, int]:
        width, height = self._room()
        most = zip((width, height), LARGEST_AT_FIRST, strict=True)
        wide, high = (min(round(room * FIRST_SHARE), largest) for room, largest in most)
        return wide, high

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close if that is allowed, and only then remember size and state."""
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
    """One message at a time; a click removes it."""

    def __init__(self, over: QWidget) -> None:
        """`over` is the widget in whose upper right corner messages appear."""
        super().__init__(parent=over)
        self.setWordWrap(True)
        follow(self._dress)
        self._over = over
        self._card: QWidget | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, tint("text"))
        self.setPalette(palette)
        self.setMargin(px(SPACE[2]))

    def show_text(self, text: str, seconds: float = NOTICE_SECONDS) -> None:
        """Show a message for some time."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(round(seconds * 1000))

    def stay_below(self, card: QWidget | None) -> None:
        self._card = card
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        self._fit(px(360))
        right = self._over.width() - MARGIN
        top = max(BELOW_THE_BAR, self._card.height() + MARGIN if self._card is not None else 0)
        self.move(right - self.width(), top)
        foot = self._foot_below()
        if foot is not None:
            self._fit(px(280))  # at the left, where words stand and no sums
            self.move(2 * MARGIN, foot - px(SPACE[4]) - self.height())

    def _fit(self, most: int) -> None:
        width = min(most, self._over.width() - 2 * MARGIN)
        self.setMinimumSize(0, 0)  # or the height of the message before would count
        self.setFixedSize(width, self.heightForWidth(width))

    def _foot_below(self) -> int | None:
        """The top of the buttons of a tall panel whose head, with its totals, would be covered."""
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
        painter = QPainter(self)
        with smooth(painter):
            plate(painter, self.rect(), px(RADIUS["tile"]), tint("surface"), tint("edge"))
        painter.end()
        super().paintEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()


def _dropped_file(data: QMimeData, *suffixes: str) -> str:
    """The single dragged file with such a name; "" for anything else."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    fits = len(files) == 1 and files[0].lower().endswith(suffixes)
    return files[0] if fits else ""


PICTURES = (".png", ".jpg", ".jpeg", ".bmp")
"""Pictures that may hold a challenge code."""

_FARTHEST = 100_000
"""Pixels; no desktop is as large."""


def _pair(value: object) -> tuple[int, int] | None:
    """Two whole numbers of pixels; None for anything else."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    fit = all(type(n) is int and abs(n) < _FARTHEST for n in value)
    return (value[0], value[1]) if fit else None


def _read_state(text: str) -> dict[str, object]:
    """The values that `closeEvent` wrote; none where they cannot be read."""
    try:
        values = parse_json(text)
    except ValueError:
        return {}
    return values if isinstance(values, dict) else {}
