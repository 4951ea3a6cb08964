"""The menus and the order of their entries; texts and keys are the commands' own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from canasta_qt.library.preferences import Preferences
from canasta_qt.play.commands import Commands
from canasta_qt.words.chat import QUICK, in_words
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP

SORTS = ("rank_up", "rank_down", "wilds_left", "wilds_right")
"""Ways to sort the hand."""

BAR: Final = (
    (
        QT_TRANSLATE_NOOP("Menus", "&Game"),
        "new_match same_again welcome",
        "next_deal score_sheet replay fair_deal concede_match",
        "history statistics firsts open_match save_match",
        "preferences quit",
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Turn"),
        "hint",
        "undo take_back",
        "ask go_out",
        "special lay_three merge retract concede",
        "[sort] [say]",
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Rules"),
        "read_rules table_rules",
        "compare_rules export_rules copy_rules",
        "import_rules paste_rules",
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Learn"),
        "first_hand lessons exercises progress",
        "review",
        "guide explain",
        "counting_aid",
    ),
    (QT_TRANSLATE_NOOP("Menus", "Ch&allenges"), "daily challenge_code compare duplicate"),
    (QT_TRANSLATE_NOOP("Menus", "Tool&s"), "score_keeper", "table_editor edit_position", "players"),
    (
        QT_TRANSLATE_NOOP("Menus", "&View"),
        "[size] [speed] skip",
        "read_table read_hand read_pile text_view",
        "sound [volume]",
        "ledger full_screen",
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Help"),
        "how_to_play keys",
        "check_matches",
        "whats_new about",
    ),
)
"""The title of each menu, and its groups: ids of commands, and in brackets menus within it."""

ROLES: Final = {
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}
"""The place of a command on a Mac."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A preference in a menu, with the texts of its values."""

    title: str
    texts: Mapping[str, str]
    get: Callable[[Preferences], str]
    set: Callable[[Preferences, str], None]


def _set_size(preferences: Preferences, value: str) -> None:
    preferences.card_size = value


def _set_speed(preferences: Preferences, value: str) -> None:
    preferences.speed = value


def _set_volume(preferences: Preferences, value: str) -> None:
    preferences.volume = value


_CHOICES: Final = {
    "size": _Choice(
        QT_TRANSLATE_NOOP("Menus", "&Card size"),
        {
            "normal": QT_TRANSLATE_NOOP("Menus", "&Normal"),
            "large": QT_TRANSLATE_NOOP("Menus", "&Large"),
            "jumbo": QT_TRANSLATE_NOOP("Menus", "&Jumbo"),
        },
        lambda preferences: preferences.card_size,
        _set_size,
    ),
    "speed": _Choice(
        QT_TRANSLATE_NOOP("Menus", "&Animation"),
        {
            "slow": QT_TRANSLATE_NOOP("Menus", "&Slow"),
            "normal": QT_TRANSLATE_NOOP("Menus", "&Normal"),
            "fast": QT_TRANSLATE_NOOP("Menus", "&Fast"),
            "off": QT_TRANSLATE_NOOP("Menus", "&Off: show everything at once"),
        },
        lambda preferences: preferences.speed,
        _set_speed,
    ),
    "volume": _Choice(
        QT_TRANSLATE_NOOP("Menus", "&Volume"),
        {
            "quiet": QT_TRANSLATE_NOOP("Menus", "&Quiet"),
            "normal": QT_TRANSLATE_NOOP("Menus", "&Normal"),
            "loud": QT_TRANSLATE_NOOP("Menus", "&Loud"),
        },
        lambda preferences: preferences.volume,
        _set_volume,
    ),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Menus", text)


class Menus:
    """Builds the menu bar out of the commands.

    Attributes:
        actions: by the name of the command, with those of menus within menus.
        choices: the groups of exclusive entries, by the name of the preference.
        remarks: the menu of remarks at the table.
    """

    def __init__(
        self,
        window: QMainWindow,
        commands: Commands,
        preferences: Preferences,
        say: Callable[[str], object],
    ) -> None:
        """`say` makes one of the remarks of `words.chat.QUICK`."""
        self._window, self._commands = window, commands
        self._preferences, self._say = preferences, say
        self.actions = dict(commands.actions)
        self.choices: dict[str, QActionGroup] = {}
        self._texts: list[tuple[Callable[[str], None], str]] = []
        self._remarks: list[tuple[QAction, str]] = []
        for title, *groups in BAR:
            self._add(self._menu(title), *groups)
        for name, role in ROLES.items():
            self.actions[name].setMenuRole(role)
        preferences.changed.connect(self._mark)
        self._mark()

    def _menu(self, title: str, above: QMenu | None = None) -> QMenu:
        """A menu, or one within another; `title` is the English one."""
        menu = (above or self._window.menuBar()).addMenu(_tr(title))
        menu.setToolTipsVisible(True)
        self._texts.append((menu.setTitle, title))
        return menu

    def _add(self, menu: QMenu, *groups: str) -> None:
        """Add entries by the ids of their commands, with a line between the groups."""
        for number, names in enumerate(groups):
            if number:
                menu.addSeparator()
            for name in names.split():
                if name.startswith("["):
                    self._add_menu(menu, name.strip("[]"))
                else:
                    menu.addAction(self.actions[name])

    def _add_menu(self, menu: QMenu, name: str) -> None:
        if name == "say":
            self._add_remarks(self._menu(QT_TRANSLATE_NOOP("Menus", "Sa&y"), menu))
            return
        title = QT_TRANSLATE_NOOP("Menus", "&Sort my hand")
        within = self._menu(_CHOICES[name].title if name in _CHOICES else title, menu)
        self.actions[name] = within.menuAction()
        if name in _CHOICES:
            self._add_values(within, name)
        else:
            self._add(within, " ".join(SORTS))

    def _add_remarks(self, menu: QMenu) -> None:
        self.remarks = menu
        for saying in QUICK:
            action = menu.addAction(in_words(saying))
            self._remarks.append((action, saying))
            action.triggered.connect(lambda _=False, one=saying: self._say(one))
        menu.addSeparator()
        self._add(menu, "say")

    def _add_values(self, menu: QMenu, name: str) -> None:
        self.choices[name] = group = QActionGroup(self._window)
        choice = _CHOICES[name]
        for value, text in choice.texts.items():
            action = menu.addAction(_tr(text))
            self._texts.append((action.setText, text))
            action.setCheckable(True)
            action.setData(value)
            action.triggered.connect(
                lambda _=False, value=value: choice.set(self._preferences, value)
            )
            group.addAction(action)

    def _mark(self) -> None:
        for name, choice in _CHOICES.items():
            value = choice.get(self._preferences)
            for action in self.choices[name].actions():
                action.setChecked(action.data() == value)
        self.actions["volume"].setEnabled(self._preferences.sound)
        self.actions["sound"].setChecked(self._preferences.sound)

    def hide_unbound(self) -> None:
        """Hide commands without a function, and menus that hold nothing else."""
        for id_, action in self._commands.actions.items():
            if not self._commands.is_bound(id_):
                action.setVisible(False)
        for entry in self._window.menuBar().actions():
            menu = entry.menu()
            held = menu.actions() if isinstance(menu, QMenu) else []
            entry.setVisible(any(one.isVisible() and not one.isSeparator() for one in held))

    def retranslate(self) -> None:
        """Write every title and entry in the present language."""
        for set_text, text in self._texts:
            set_text(_tr(text))
        for action, saying in self._remarks:
            action.setText(in_words(saying))
        self._commands.retranslate()

    def offer_remarks(self, sayings: Sequence[str]) -> None:
        """Offer these remarks; without any the menu is disabled."""
        for action, saying in self._remarks:
            action.setVisible(not sayings or saying in sayings)
        for action in (self.remarks.menuAction(), self.actions["say"]):
            action.setEnabled(bool(sayings))
