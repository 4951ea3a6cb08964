"""Another language is chosen: everything on the screen is said anew, at once.

Widgets that always say the same hear Qt's `LanguageChange` and name their parts again. What tells
of a match, of matches or of rules is told again by whoever keeps that; here they are asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from canasta_qt.controller import language

if TYPE_CHECKING:
    from canasta_qt.match_flow import MatchFlow


class LanguageFlow(QObject):
    """Puts the preferred language on, and has everything told anew."""

    def __init__(self, app: QCoreApplication, flow: MatchFlow) -> None:
        """`flow` knows the window, the table and whatever is open."""
        super().__init__(flow)
        self._app = app
        self._flow = flow
        flow.preferences.changed.connect(self._changed)

    def _changed(self, what: str) -> None:
        if what == "language":
            self.speak(self._flow.preferences.chosen(what))

    def speak(self, code: str) -> None:
        """Speak this language from now on: a code of `language.LANGUAGES`, or `SYSTEM`."""
        language.use(self._app, code)
        flow = self._flow
        flow.window.say_anew()
        flow.waits.say_anew()
        self._show_anew()
        flow.score_sheets.renew(flow.controller.sheets)
        flow.tell_anew()
        flow.statistics.say_anew()
        flow.choosing.rules.say_anew()

    def _show_anew(self) -> None:
        """What the table shows: a match, or a replay above it."""
        flow = self._flow
        flow.hints.forget()
        flow.turns.leave()
        flow.table.skip()
        if flow.replays.active:
            flow.replays.say_anew()
            flow.controller.renew_sheets()
        else:
            flow.controller.say_anew()
