"""The menus: every action of the window with its key, in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from canasta_qt.controller.preferences import CARD_SIZES, SPEEDS, VOLUMES

SORTS = ("rank_up", "rank_down", "wilds_left", "wilds_right")
"""Ways to sort the hand."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Menus", text)


def speed_name(speed: str) -> str:
    """An animation speed in words."""
    return {
        "slow": _tr("&Slow"),
        "normal": _tr("&Normal"),
        "fast": _tr("&Fast"),
        "off": _tr("&Off: show everything at once"),
    }[speed]


def size_name(size: str) -> str:
    """A card size in words."""
    return {"normal": _tr("&Normal"), "large": _tr("&Large"), "jumbo": _tr("&Jumbo")}[size]


def volume_name(volume: str) -> str:
    """How loud the sounds are, in words."""
    return {"quiet": _tr("&Quiet"), "normal": _tr("&Normal"), "loud": _tr("&Loud")}[volume]


def sort_name(sort: str) -> str:
    """A way of sorting in words."""
    return {
        "rank_up": _tr("&Low cards first"),
        "rank_down": _tr("&High cards first"),
        "wilds_left": _tr("Wild cards on the &left"),
        "wilds_right": _tr("Wild cards on the &right"),
    }[sort]


class Menus:
    """Builds the menu bar; `actions` finds an action by its name."""

    def __init__(self, window: QMainWindow, commands: Mapping[str, Callable[..., None]]) -> None:
        """`commands` has one function per action name, and `sort`, `speed`, `size`, `sound` and
        `volume` with one argument each."""
        self._window = window
        self._commands = commands
        self.actions: dict[str, QAction] = {}
        self.speeds = QActionGroup(window)
        self.sizes = QActionGroup(window)
        self.volumes = QActionGroup(window)
        self._game()
        self._turn()
        self._rules()
        self.view = self._view()
        self._help()

    def _menu(self, title: str) -> QMenu:
        menu = self._window.menuBar().addMenu(title)
        menu.setToolTipsVisible(True)
        return menu

    def _add(self, menu: QMenu, name: str, text: str, *keys: str) -> QAction:
        action = QAction(text, menu)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _=False: self._commands[name]())
        menu.addAction(action)
        self.actions[name] = action
        return action

    def _game(self) -> None:
        menu = self._menu(_tr("&Game"))
        self._add(menu, "new_match", _tr("&New match…"), "Ctrl+N")
        self._add(menu, "same_again", _tr("The &same again"), "Ctrl+Shift+N")
        menu.addSeparator()
        self._add(menu, "next_deal", _tr("Next &deal"), "Ctrl+D")
        self._add(menu, "score_sheet", _tr("Score s&heet"), "F8")
        self._add(menu, "replay", _tr("&Replay this match"), "Ctrl+R")
        self._add(menu, "fair_deal", _tr("&Fair deal…"))
        menu.addSeparator()
        self._add(menu, "history", _tr("H&istory of matches…"), "Ctrl+H")
        self._add(menu, "statistics", _tr("S&tatistics…"), "Ctrl+I")
        self._add(menu, "open_match", _tr("&Open a match from a file…"), "Ctrl+O")
        self._add(menu, "save_match", _tr("Save the match as a fi&le…"), "Ctrl+S")
        menu.addSeparator()
        quit_action = self._add(menu, "quit", _tr("&Quit"), "Ctrl+Q")
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)

    def _turn(self) -> None:
        menu = self._menu(_tr("&Turn"))
        self._add(menu, "hint", _tr("&Hint: what would you do?"), "H")
        menu.addSeparator()
        self._add(menu, "undo", _tr("&Undo"), "Ctrl+Z")
        self._add(menu, "take_back", _tr("&Take back what is laid out"))
        menu.addSeparator()
        self._add(menu, "ask", _tr("&Ask: may I go out?"))
        self._add(menu, "go_out", _tr("&Go out"))
        menu.addSeparator()
        self._add(menu, "special", _tr("&Declare a special hand"), "Ctrl+E")
        self._add(menu, "lay_three", _tr("&Lay out a three"), "Ctrl+3")
        self._add(menu, "merge", _tr("M&erge two melds"), "Ctrl+M")
        self._add(menu, "retract", _tr("Take the last &melds back"), "Ctrl+B")
        self._add(menu, "concede", _tr("&Concede the deal"))
        menu.addSeparator()
        sort = menu.addMenu(_tr("&Sort my hand"))
        for how in SORTS:
            action = sort.addAction(sort_name(how))
            action.triggered.connect(lambda _=False, how=how: self._commands["sort"](how))
        self.actions["sort"] = sort.menuAction()

    def _rules(self) -> None:
        menu = self._menu(_tr("&Rules"))
        self._add(menu, "read_rules", _tr("&Read the rules"), "F2")
        self._add(menu, "table_rules", _tr("&Every rule, one by one…"), "Ctrl+T")
        menu.addSeparator()
        self._add(menu, "compare_rules", _tr("&Compare with another game…"))
        self._add(menu, "export_rules", _tr("Save as a &file…"))
        self._add(menu, "copy_rules", _tr("Copy as a &short text"))
        menu.addSeparator()
        self._add(menu, "import_rules", _tr("&Import from a file…"))
        self._add(menu, "paste_rules", _tr("Import from the clip&board"))

    def _view(self) -> QMenu:
        menu = self._menu(_tr("&View"))
        sizes = menu.addMenu(_tr("&Card size"))
        for size in CARD_SIZES:
            self._choice(sizes, self.sizes, size_name(size), "size", size)
        speeds = menu.addMenu(_tr("&Animation"))
        for name in SPEEDS:
            self._choice(speeds, self.speeds, speed_name(name), "speed", name)
        self._add(menu, "skip", _tr("S&kip what is moving"))
        menu.addSeparator()
        self._sounds(menu)
        menu.addSeparator()
        full = self._add(menu, "full_screen", _tr("&Full screen"), "F11")
        full.setCheckable(True)
        return menu

    def _sounds(self, menu: QMenu) -> None:
        sounds = menu.addAction(_tr("S&ounds"))
        sounds.setCheckable(True)
        sounds.triggered.connect(lambda _=False: self._commands["sound"](sounds.isChecked()))
        self.actions["sound"] = sounds
        volumes = menu.addMenu(_tr("&Volume"))
        for name in VOLUMES:
            self._choice(volumes, self.volumes, volume_name(name), "volume", name)
        self.actions["volume"] = volumes.menuAction()

    def _choice(
        self, menu: QMenu, group: QActionGroup, text: str, command: str, value: str
    ) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setData(value)
        action.triggered.connect(lambda _=False: self._commands[command](value))
        group.addAction(action)

    def _help(self) -> None:
        menu = self._menu(_tr("&Help"))
        self._add(menu, "how_to_play", _tr("&How to play"), "F1")
        self._add(menu, "keys", _tr("&Keys"), "Shift+F1")
        menu.addSeparator()
        about = self._add(menu, "about", _tr("&About Canasta Qt"))
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def add_ledger(self, action: QAction) -> None:
        """Put the ledger's own switch into the view menu."""
        action.setText(_tr("L&edger"))
        action.setShortcut(QKeySequence(Qt.Key.Key_F9))
        self.view.insertAction(self.actions["full_screen"], action)

    def check(self, group: QActionGroup, value: str) -> None:
        """Mark what holds now."""
        for action in group.actions():
            action.setChecked(action.data() == value)
