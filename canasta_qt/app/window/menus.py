"""The menus: every action of the window; texts and keys come from the table of commands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from canasta_qt.library.preferences import CARD_SIZES, SPEEDS, VOLUMES, KeyMap
from canasta_qt.words.keys import BY_ID, Scope, is_plain
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP

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


class Menus:
    """Builds the menu bar; `actions` finds an action by its name."""

    def __init__(
        self, window: QMainWindow, command: Callable[[str], Callable[..., object]], keys: KeyMap
    ) -> None:
        """`command` gives what an action does by its name; `sort`, `speed`, `size`, `sound` and
        `volume` take one argument each."""
        self._window = window
        self._command = command
        self._keys = keys
        self.actions: dict[str, QAction] = {}
        self._titles: list[tuple[QMenu, str]] = []
        self._choices: list[tuple[QAction, Callable[[str], str]]] = []
        self.speeds = QActionGroup(window)
        self.sizes = QActionGroup(window)
        self.volumes = QActionGroup(window)
        self._game()
        self._turn()
        self._rules()
        self.view = self._view()
        self._help()
        self._set_keys()
        keys.changed.connect(self._set_keys)

    def _menu(self, title: str, above: QMenu | None = None) -> QMenu:
        """A menu, or one within another; `title` is the English one."""
        menu = (above or self._window.menuBar()).addMenu(_tr(title))
        menu.setToolTipsVisible(True)
        self._titles.append((menu, title))
        return menu

    def _add(self, menu: QMenu, name: str) -> QAction:
        """An entry by the name of its command."""
        action = QAction(BY_ID[name].label, menu)
        action.triggered.connect(lambda _=False: self._command(name)())
        menu.addAction(action)
        self.actions[name] = action
        return action

    def _game(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&Game"))
        self._add(menu, "new_match")
        self._add(menu, "same_again")
        menu.addSeparator()
        self._add(menu, "next_deal")
        self._add(menu, "score_sheet")
        self._add(menu, "replay")
        self._add(menu, "fair_deal")
        self._add(menu, "concede_match")
        menu.addSeparator()
        self._add(menu, "history")
        self._add(menu, "statistics")
        self._add(menu, "open_match")
        self._add(menu, "save_match")
        menu.addSeparator()
        preferences = self._add(menu, "preferences")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        quit_action = self._add(menu, "quit")
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)

    def _turn(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&Turn"))
        self._add(menu, "hint")
        menu.addSeparator()
        self._add(menu, "undo")
        self._add(menu, "take_back")
        menu.addSeparator()
        self._add(menu, "ask")
        self._add(menu, "go_out")
        menu.addSeparator()
        self._add(menu, "special")
        self._add(menu, "lay_three")
        self._add(menu, "merge")
        self._add(menu, "retract")
        self._add(menu, "concede")
        menu.addSeparator()
        sort = self._menu(QT_TRANSLATE_NOOP("Menus", "&Sort my hand"), menu)
        for how in SORTS:
            action = sort.addAction(BY_ID[how].label)
            action.triggered.connect(lambda _=False, how=how: self._command("sort")(how))
            self.actions[how] = action
        self.actions["sort"] = sort.menuAction()

    def _rules(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&Rules"))
        self._add(menu, "read_rules")
        self._add(menu, "table_rules")
        menu.addSeparator()
        self._add(menu, "compare_rules")
        self._add(menu, "export_rules")
        self._add(menu, "copy_rules")
        menu.addSeparator()
        self._add(menu, "import_rules")
        self._add(menu, "paste_rules")

    def _view(self) -> QMenu:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&View"))
        sizes = self._menu(QT_TRANSLATE_NOOP("Menus", "&Card size"), menu)
        for size in CARD_SIZES:
            self._choice(sizes, self.sizes, size_name, "size", size)
        speeds = self._menu(QT_TRANSLATE_NOOP("Menus", "&Animation"), menu)
        for name in SPEEDS:
            self._choice(speeds, self.speeds, speed_name, "speed", name)
        self._add(menu, "skip")
        menu.addSeparator()
        for name in ("read_table", "read_hand", "read_pile", "text_view"):
            self._add(menu, name)
        menu.addSeparator()
        self._sounds(menu)
        menu.addSeparator()
        full = self._add(menu, "full_screen")
        full.setCheckable(True)
        return menu

    def _sounds(self, menu: QMenu) -> None:
        sounds = menu.addAction(BY_ID["sound"].label)
        sounds.setCheckable(True)
        sounds.triggered.connect(lambda _=False: self._command("sound")(sounds.isChecked()))
        self.actions["sound"] = sounds
        volumes = self._menu(QT_TRANSLATE_NOOP("Menus", "&Volume"), menu)
        for name in VOLUMES:
            self._choice(volumes, self.volumes, volume_name, "volume", name)
        self.actions["volume"] = volumes.menuAction()

    def _choice(
        self,
        menu: QMenu,
        group: QActionGroup,
        words: Callable[[str], str],
        command: str,
        value: str,
    ) -> None:
        """One of several; `words` says what a value means."""
        action = menu.addAction(words(value))
        self._choices.append((action, words))
        action.setCheckable(True)
        action.setData(value)
        action.triggered.connect(lambda _=False: self._command(command)(value))
        group.addAction(action)

    def _help(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&Help"))
        self._add(menu, "how_to_play")
        self._add(menu, "keys")
        menu.addSeparator()
        self._add(menu, "whats_new")
        about = self._add(menu, "about")
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def retranslate(self) -> None:
        """Every title and entry in the language of now."""
        for menu, title in self._titles:
            menu.setTitle(_tr(title))
        for action, words in self._choices:
            action.setText(words(action.data()))
        self._set_keys()

    def add_ledger(self, action: QAction) -> None:
        """Put the ledger's own switch into the view menu."""
        action.setText(BY_ID["ledger"].label)
        self.actions["ledger"] = action
        self.view.insertAction(self.actions["full_screen"], action)
        self._set_keys()

    def _set_keys(self) -> None:
        """Every entry has the keys that its command has now.

        Plain keys of the table are only shown: the table itself knows when they count.
        """
        for name, action in self.actions.items():
            command = BY_ID.get(name)
            if command is None:
                continue
            keys = self._keys.keys(name)
            anywhere = command.scope is Scope.WINDOW
            bound = [key for key in keys if anywhere or not is_plain(key)]
            action.setShortcuts([QKeySequence(key) for key in bound])
            shown = "" if bound or not keys else "\t" + keys[0]
            action.setText(command.label + shown)

    def check(self, group: QActionGroup, value: str) -> None:
        """Mark what holds now."""
        for action in group.actions():
            action.setChecked(action.data() == value)
