"""The menus and the order of their entries; texts and keys are the commands' own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from canasta_qt.library.preferences import Preferences
from canasta_qt.library.ways import choose_way, way_of
from canasta_qt.play.commands import Commands
from canasta_qt.words.keys import COMMANDS, Group
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP

BAR: Final = (
    (
        QT_TRANSLATE_NOOP("Menus", "&Game"),
        "new_match same_again welcome",
        "table_rules score_sheet concede_match",
        "history statistics open_match save_match",
        "preferences quit",
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Turn"),
        "hint",
        "undo",
        "ask go_out",
        "special lay_three merge retract concede",
        "say",
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Learn"),
        "lessons exercises",
        "review counting_aid",
        "sound_tour",
    ),
    (QT_TRANSLATE_NOOP("Menus", "Ch&allenges"), "daily challenge_code duplicate"),
    (QT_TRANSLATE_NOOP("Menus", "Tool&s"), "score_keeper table_editor players"),
    (
        QT_TRANSLATE_NOOP("Menus", "&View"),
        "[size] [theme] sound [accessibility]",
        "ledger card_values full_screen",
    ),
    (
        QT_TRANSLATE_NOOP("Menus", "&Help"),
        "how_to_play keys find_command",
        "fair_deal check_matches",
        "about",
    ),
)
"""The title of each menu, and its groups: ids of commands, and in brackets menus within it.

What is not needed often is left out, and found by *Find a command* or in a window of its kind."""

OF_SOME_GAMES: Final = frozenset({"ask", "special", "lay_three", "merge", "retract", "concede"})
"""Commands of a turn that stand in the menu only where the game has them."""

_WITHIN: Final = {
    "accessibility": (
        QT_TRANSLATE_NOOP("Menus", "&Accessibility"),
        "{way}",
        "own_voice text_view read_table read_hand read_pile",
    ),
}
"""Menus within a menu, with their groups; in braces the values of a choice."""

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


def _set_theme(preferences: Preferences, value: str) -> None:
    preferences.choose("theme", value)


def _set_size(preferences: Preferences, value: str) -> None:
    preferences.card_size = value


def _set_speed(preferences: Preferences, value: str) -> None:
    preferences.speed = value


def _set_volume(preferences: Preferences, value: str) -> None:
    preferences.volume = value


_CHOICES: Final = {
    "way": _Choice(
        QT_TRANSLATE_NOOP("Menus", "&Accessibility"),
        {
            "own": QT_TRANSLATE_NOOP("Menus", "&As I have it"),
            "by_ear": QT_TRANSLATE_NOOP("Menus", "By &ear"),
            "calm": QT_TRANSLATE_NOOP("Menus", "La&rge and calm"),
            "quick": QT_TRANSLATE_NOOP("Menus", "&Quick"),
        },
        way_of,
        choose_way,
    ),
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
    "theme": _Choice(
        QT_TRANSLATE_NOOP("Menus", "T&heme"),
        {
            "evening": QT_TRANSLATE_NOOP("Menus", "&Evening"),
            "light": QT_TRANSLATE_NOOP("Menus", "&Light"),
            "dark": QT_TRANSLATE_NOOP("Menus", "&Dark"),
            "high_contrast": QT_TRANSLATE_NOOP("Menus", "&High contrast"),
            "system": QT_TRANSLATE_NOOP("Menus", "&Follow the system"),
        },
        lambda preferences: preferences.chosen("theme"),
        _set_theme,
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
        choices: the groups of exclusive entries, by the name of the preference; of those that no
            menu has too.
    """

    def __init__(self, window: QMainWindow, commands: Commands, preferences: Preferences) -> None:
        self._window, self._commands = window, commands
        self._preferences = preferences
        self.actions = dict(commands.actions)
        alone = [one for one in COMMANDS if one.context == "Menus" or one.group is Group.EAR]
        window.addActions([self.actions[one.id] for one in alone])  # keys need no menu
        self.choices: dict[str, QActionGroup] = {}
        self._texts: list[tuple[Callable[[str], None], str]] = []
        self._of_game: frozenset[str] = frozenset()
        for name in _CHOICES:
            self._make_choice(name)
        self._menus = {title: self._menu(title) for title, *_ in BAR}
        for title, *groups in BAR:
            self._add(self._menus[title], *groups)
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
        left_out = OF_SOME_GAMES - self._of_game
        kept = ([name for name in names.split() if name not in left_out] for names in groups)
        for number, names in enumerate(filter(None, kept)):
            if number:
                menu.addSeparator()
            for name in names:
                if name.startswith("{"):
                    menu.addActions(self.choices[name.strip("{}")].actions())
                elif name.startswith("["):
                    self._add_menu(menu, name.strip("[]"))
                else:
                    menu.addAction(self.actions[name])

    def _add_menu(self, menu: QMenu, name: str) -> None:
        if name in self.actions:
            menu.addAction(self.actions[name])
            return
        if name in _CHOICES:
            within = self._menu(_CHOICES[name].title, menu)
            within.addActions(self.choices[name].actions())
        else:
            title, *groups = _WITHIN[name]
            within = self._menu(title, menu)
            self._add(within, *groups)
        self.actions[name] = within.menuAction()

    def _make_choice(self, name: str) -> None:
        self.choices[name] = group = QActionGroup(self._window)
        choice = _CHOICES[name]
        for value, text in choice.texts.items():
            action = QAction(_tr(text), self._window)
            self._texts.append((action.setText, text))
            action.setCheckable(True)
            action.setData(value)
            action.triggered.connect(
                lambda _=False, value=value: choice.set(self._preferences, value)
            )
            group.addAction(action)

    def title_of(self, choice: str) -> str:
        """What the entries of one of `choices` are about, in words."""
        return _tr(_CHOICES[choice].title).replace("&", "")

    def _mark(self) -> None:
        for name, choice in _CHOICES.items():
            value = choice.get(self._preferences)
            for action in self.choices[name].actions():
                action.setChecked(action.data() == value)
        self.choices["volume"].setEnabled(self._preferences.sound)
        self.actions["sound"].setChecked(self._preferences.sound)

    def suit(self, moves: Collection[str]) -> None:
        """Let the menu of the turn have those of `OF_SOME_GAMES` that are in `moves`."""
        of_game = OF_SOME_GAMES.intersection(moves)
        if of_game == self._of_game:
            return
        self._of_game = of_game
        title, *groups = next(one for one in BAR if "hint" in one)
        menu = self._menus[title]
        for action in menu.actions():  # `clear` would delete the menus within it
            menu.removeAction(action)
            if action.isSeparator():
                action.deleteLater()
        self._add(menu, *groups)

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
        self._commands.retranslate()
