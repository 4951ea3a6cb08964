"""The preferences take effect on the table, the bots, and the language of everything.

Widgets with fixed texts follow Qt's `LanguageChange`. Texts about a match, matches or rules are
written again by the features, through `Context.retranslate`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QMainWindow

from canasta_qt.library import language
from canasta_qt.library.language import resources_folder
from canasta_qt.library.preferences import EFFECT_FLAGS, SPEEDS
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.play.scene.scene import Presentation
from canasta_qt.ui.style import motion
from canasta_qt.ui.style.system_look import system_reduces_motion
from canasta_qt.ui.widgets.placement import show_beside

if TYPE_CHECKING:
    from canasta_qt.features.preferences.window.dialog import PreferencesDialog

PAUSES = {"none": (0, 0), "short": (600, 350), "long": (1800, 700)}
"""Milliseconds before a bot's turn and between two steps of it, by the words of the choice."""

MOVES = dict(zip(("fly", "stagger", "flip", "shake", "sweep"), EFFECT_FLAGS, strict=False))
"""The fields of a `Presentation` for effects that are motion, and their switches."""


class PreferencesFeature(Feature):
    """Applies the preferences, and opens their window."""

    imported_later = ("canasta_qt.features.preferences.window.dialog",)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.dialog: PreferencesDialog | None = None
        self._speed, self._still = 1.0, False
        self._effects = self._all_effects()
        self._preferences.changed.connect(self._changed)
        self._window.commands.bind("preferences", self.open)
        for effect in dict.fromkeys(self._effects.values()):
            effect()
        if context.speed is not None:
            self.set_pace(context.speed)

    def _all_effects(self) -> Mapping[str, Callable[[], None]]:
        """The function to call when a preference changes, by its name."""
        return {
            "speed": self._pace,
            "pace_pause": self._pauses,
            "motion": self._present,
            **dict.fromkeys((*EFFECT_FLAGS, "faces", "mark_new_cards"), self._present),
            "card_size": self._size,
        }

    def _changed(self, what: str) -> None:
        if what == "language":
            app = QApplication.instance()
            assert app is not None
            language.use(app, self._preferences.chosen(what))
            self._context.retranslate()
        effect = self._effects.get(what)
        if effect is not None:
            effect()

    def open(self, page: str = "", person: str = "") -> None:
        """Show the window of the preferences beside the table, which shows every change.

        `page` is the page to turn to, without it the present one; `person` is the name of the
        person whose settings are shown.
        """
        from canasta_qt.features.preferences.window.dialog import PreferencesDialog

        if self.dialog is None:
            self.dialog = PreferencesDialog(self._preferences, resources_folder(), self._window)
            self.dialog.show_person(self._preferences.in_front)
            self.dialog.finished.connect(self._forget)
        if page:
            self.dialog.show_page(page)
        if person:
            self.dialog.show_person(person)
        show_beside(self.dialog, self._window)

    def _forget(self) -> None:
        self.dialog = None

    def _size(self) -> None:
        self._table.set_card_size(self._preferences.card_percent)

    # --- pace -------------------------------------------------------------------------------

    def _pace(self) -> None:
        self.set_pace(SPEEDS[self._preferences.speed])

    def set_pace(self, factor: float) -> None:
        """Multiply every duration and pause by this; 0 shows everything at once."""
        self._table.set_speed(factor)
        self._speed = factor
        self._move_windows()
        self._controller.pace = replace(self._controller.pace, speed=factor)

    def _move_windows(self) -> None:
        motion.set_pace(self._speed, reduced=self._still)

    def _pauses(self) -> None:
        """Set the pauses between the turns of bots; the speed multiplies them."""
        chosen = self._preferences.chosen("pace_pause")
        pause, step = PAUSES.get(chosen, PAUSES["short"])
        self._controller.pace = replace(
            self._controller.pace, bot_pause_ms=pause, step_pause_ms=step, click=chosen == "click"
        )

    def _present(self) -> None:
        """Set the effects on the table."""
        flag, motion = self._preferences.flag, self._preferences.chosen("motion")
        still = motion == "reduced" or (motion == "system" and system_reduces_motion())
        self._still = still
        self._move_windows()
        moves = {name: not still and flag(key) for name, key in MOVES.items()}
        self._table.present(
            Presentation(
                **moves,
                moments=flag("moments"),
                faces=flag("faces"),
                new_marks=flag("mark_new_cards"),
            )
        )
        docks = QMainWindow.DockOption.AnimatedDocks
        options = self._window.dockOptions()
        self._window.setDockOptions(options & ~docks if still else options | docks)


FEATURE = PreferencesFeature
