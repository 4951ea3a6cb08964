"""Colours, scale and deck of all windows follow the preferences and the desktop."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from canasta_qt.library.preferences import Preferences
from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.style.system_look import (
    ask_for_scheme,
    colours_of_the_desktop,
    hear_of_changes,
    system_is_dark,
    system_wants_contrast,
)
from canasta_qt.ui.style.theme import Deck, set_current, set_deck
from canasta_qt.ui.style.tokens import theme_of
from canasta_qt.ui.style.type import fitting, screen_factor


class Looks(QObject):
    """Applies the preferences before the first window is painted, and whenever one changes."""

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences
        self._effects = {
            "theme": self._dress,
            "felt": self._dress,
            "interface_scale": self._scale,
            "back": self._choose_deck,
            "jumbo_index": self._choose_deck,
            "four_colour": self._choose_deck,
        }
        preferences.changed.connect(self._changed)
        hear_of_changes(self._system_changed)
        for effect in dict.fromkeys(self._effects.values()):
            effect()

    def _changed(self, what: str) -> None:
        effect = self._effects.get(what)
        if effect is not None:
            effect()

    def _dress(self) -> None:
        name = self._preferences.chosen("theme")
        ask_for_scheme("" if name == "system" else name)
        shown = shown_theme(name, dark=system_is_dark(), contrast=system_wants_contrast())
        set_current(theme_of(shown, self._preferences.chosen("felt")), colours_of_the_desktop())

    def _scale(self) -> None:
        chosen, screen = self._preferences.chosen("interface_scale"), self._window.screen().size()
        room = screen.width(), screen.height()
        if chosen == "screen":
            set_scale(screen_factor(*room), by_screen=screen_factor(*room))
        else:
            set_scale(fitting(int(chosen) / 100, *room))

    def _choose_deck(self) -> None:
        chosen = self._preferences
        set_deck(
            Deck(chosen.chosen("back"), chosen.flag("jumbo_index"), chosen.flag("four_colour"))
        )

    def _system_changed(self) -> None:
        if self._preferences.chosen("theme") in ("system", "evening"):
            self._dress()


def shown_theme(name: str, *, dark: bool, contrast: bool) -> str:
    """The theme of a choice on a desktop that is `dark` or asks for `contrast`.

    The desktop's high contrast applies unless a theme of its own was chosen.
    """
    if name not in ("system", "evening"):
        return name
    if contrast:
        return "high_contrast"
    if name == "system":
        return "dark" if dark else "light"
    return name
