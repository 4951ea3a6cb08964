"""What the player prefers takes effect: on table, bots, look, and the language of everything.

Widgets that always say the same hear Qt's `LanguageChange` and name their parts again. What
tells of a match, of matches or of rules is told again by whoever keeps that; here they are
asked.
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
"""What a presentation calls the effects that are motion, and their switches."""


class PreferencesFeature(Feature):
    """Listens to the preferences and the view menu, and opens the window of the preferences."""

    wanted_next = ("canasta_qt.features.preferences.window.dialog",)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.dialog: PreferencesDialog | None = None
        self._resources = resources_folder()
        self._speed, self._still = 1.0, False
        self._effects = self._all_effects()
        self._preferences.changed.connect(self._changed)
        self._window.commands.bind("preferences", self.open)
        for effect in dict.fromkeys(self._effects.values()):
            effect()
        if context.speed is not None:
            self.set_pace(context.speed)

    def _all_effects(self) -> Mapping[str, Callable[[], None]]:
        """What is to be done when a preference changes, by its name."""
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
        """Show the window of the preferences beside the table, which shows what is changed.

        `page` is the one to turn to, without it the one that is open, or the first; `person` is the
        name of whose settings are shown.
        """
        from canasta_qt.features.preferences.window.dialog import PreferencesDialog

        if self.dialog is None:
            self.dialog = PreferencesDialog(self._preferences, self._resources, self._window)
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
        """What lies between the turns of the others; the speed multiplies it."""
        chosen = self._preferences.chosen("pace_pause")
        pause, step = PAUSES.get(chosen, PAUSES["short"])
        self._controller.pace = replace(
            self._controller.pace, bot_pause_ms=pause, step_pause_ms=step, click=chosen == "click"
        )

    def _present(self) -> None:
        """What moves on the table, and what is seen there."""
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
