"""The menus: every action of the window; texts and keys come from the table of commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from canasta_qt.library.preferences import KeyMap
from canasta_qt.words.chat import QUICK, in_words
from canasta_qt.words.keys import BY_ID, COMMANDS, Group, Scope, is_plain
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP

SORTS = ("rank_up", "rank_down", "wilds_left", "wilds_right")
"""Ways to sort the hand."""

_CHOICES: Final[Mapping[str, Mapping[str, str]]] = {
    "size": {
        "normal": QT_TRANSLATE_NOOP("Menus", "&Normal"),
        "large": QT_TRANSLATE_NOOP("Menus", "&Large"),
        "jumbo": QT_TRANSLATE_NOOP("Menus", "&Jumbo"),
    },
    "speed": {
        "slow": QT_TRANSLATE_NOOP("Menus", "&Slow"),
        "normal": QT_TRANSLATE_NOOP("Menus", "&Normal"),
        "fast": QT_TRANSLATE_NOOP("Menus", "&Fast"),
        "off": QT_TRANSLATE_NOOP("Menus", "&Off: show everything at once"),
    },
    "volume": {
        "quiet": QT_TRANSLATE_NOOP("Menus", "&Quiet"),
        "normal": QT_TRANSLATE_NOOP("Menus", "&Normal"),
        "loud": QT_TRANSLATE_NOOP("Menus", "&Loud"),
    },
}
"""By command: `CARD_SIZES`, `SPEEDS` and `VOLUMES` of the preferences in words."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Menus", text)


class Menus:
    """Builds the menu bar.

    Attributes:
        actions: by the name of the command.
        choices: the groups of which one entry holds, by the name of the command.
        remarks: the menu of what the player may say.
    """

    def __init__(
        self, window: QMainWindow, command: Callable[[str], Callable[..., object]], keys: KeyMap
    ) -> None:
        """`command` gives what an action does by its name; `remark`, `sort`, `speed`, `size`,
        `sound` and `volume` take one argument each."""
        self._window = window
        self._command = command
        self._keys = keys
        self.actions: dict[str, QAction] = {}
        self.choices: dict[str, QActionGroup] = {}
        self._texts: list[tuple[Callable[[str], None], str]] = []
        self._remarks: list[tuple[QAction, str]] = []
        self._game()
        self._turn()
        self._rules()
        self._learn()
        self._challenges()
        self._tools()
        self._view()
        self._help()
        self._set_keys()
        keys.changed.connect(self._set_keys)

    def _menu(self, title: str, above: QMenu | None = None) -> QMenu:
        """A menu, or one within another; `title` is the English one."""
        menu = (above or self._window.menuBar()).addMenu(_tr(title))
        menu.setToolTipsVisible(True)
        self._texts.append((menu.setTitle, title))
        return menu

    def _add(self, menu: QMenu, *groups: str) -> None:
        """Entries by the names of their commands, with a line between the groups."""
        for number, names in enumerate(groups):
            if number:
                menu.addSeparator()
            for name in names.split():
                self.actions[name] = action = menu.addAction(BY_ID[name].label)
                action.triggered.connect(lambda _=False, name=name: self._command(name)())

    def _game(self) -> None:
        self._add(
            self._menu(QT_TRANSLATE_NOOP("Menus", "&Game")),
            "new_match same_again welcome",
            "next_deal score_sheet replay fair_deal concede_match",
            "history statistics firsts open_match save_match",
            "preferences quit",
        )
        self.actions["preferences"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self.actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)

    def _turn(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&Turn"))
        self._add(
            menu, "hint", "undo take_back", "ask go_out", "special lay_three merge retract concede"
        )
        menu.addSeparator()
        sort = self._menu(QT_TRANSLATE_NOOP("Menus", "&Sort my hand"), menu)
        for how in SORTS:
            self.actions[how] = action = sort.addAction(BY_ID[how].label)
            action.triggered.connect(lambda _=False, how=how: self._command("sort")(how))
        self.actions["sort"] = sort.menuAction()
        self.remarks = remarks = self._menu(QT_TRANSLATE_NOOP("Menus", "Sa&y"), menu)
        for saying in QUICK:
            action = remarks.addAction(in_words(saying))
            self._remarks.append((action, saying))
            action.triggered.connect(lambda _=False, one=saying: self._command("remark")(one))
        remarks.addSeparator()
        self._add(remarks, "say")

    def _rules(self) -> None:
        self._add(
            self._menu(QT_TRANSLATE_NOOP("Menus", "&Rules")),
            "read_rules table_rules",
            "compare_rules export_rules copy_rules",
            "import_rules paste_rules",
        )

    def _learn(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&Learn"))
        self._add(
            menu, "first_hand lessons exercises progress", "review", "guide explain", "counting_aid"
        )

    def _tools(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "Tools"))
        self._add(menu, "score_keeper", "table_editor edit_position", "players")

    def _challenges(self) -> None:
        entries = (one.id for one in COMMANDS if one.group is Group.CHALLENGES)
        self._add(self._menu(QT_TRANSLATE_NOOP("Menus", "Challenges")), " ".join(entries))

    def _view(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&View"))
        self._choose(self._menu(QT_TRANSLATE_NOOP("Menus", "&Card size"), menu), "size")
        self._choose(self._menu(QT_TRANSLATE_NOOP("Menus", "&Animation"), menu), "speed")
        self._add(menu, "skip", "read_table read_hand read_pile text_view")
        menu.addSeparator()
        self.actions["sound"] = sounds = menu.addAction(BY_ID["sound"].label)
        sounds.setCheckable(True)
        sounds.triggered.connect(lambda _=False: self._command("sound")(sounds.isChecked()))
        volumes = self._menu(QT_TRANSLATE_NOOP("Menus", "&Volume"), menu)
        self._choose(volumes, "volume")
        self.actions["volume"] = volumes.menuAction()
        menu.addSeparator()
        self._add(menu, "full_screen")
        self.actions["full_screen"].setCheckable(True)
        self._view_menu = menu

    def _choose(self, menu: QMenu, command: str) -> None:
        """The values of a command, of which one holds."""
        self.choices[command] = group = QActionGroup(self._window)
        for value, text in _CHOICES[command].items():
            action = menu.addAction(_tr(text))
            self._texts.append((action.setText, text))
            action.setCheckable(True)
            action.setData(value)
            action.triggered.connect(lambda _=False, value=value: self._command(command)(value))
            group.addAction(action)

    def _help(self) -> None:
        menu = self._menu(QT_TRANSLATE_NOOP("Menus", "&Help"))
        self._add(menu, "how_to_play keys", "check_matches", "whats_new about")
        self.actions["about"].setMenuRole(QAction.MenuRole.AboutRole)

    def retranslate(self) -> None:
        """Every title and entry in the language of now."""
        for set_text, text in self._texts:
            set_text(_tr(text))
        for action, saying in self._remarks:
            action.setText(in_words(saying))
        self._set_keys()

    def offer_remarks(self, sayings: Sequence[str]) -> None:
        """What somebody at the table may say now."""
        for action, saying in self._remarks:
            action.setVisible(not sayings or saying in sayings)
        for action in (self.remarks.menuAction(), self.actions["say"]):
            action.setEnabled(bool(sayings))

    def add_ledger(self, action: QAction) -> None:
        """Put the ledger's own switch into the view menu."""
        action.setText(BY_ID["ledger"].label)
        self.actions["ledger"] = action
        self._view_menu.insertAction(self.actions["full_screen"], action)
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

    def check(self, command: str, value: str) -> None:
        """Mark the value of a choice that holds now."""
        for action in self.choices[command].actions():
            action.setChecked(action.data() == value)
