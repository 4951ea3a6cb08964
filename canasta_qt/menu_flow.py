"""What the menus ask for by name, and who does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.controller.view_model import ButtonId

if TYPE_CHECKING:
    from canasta_qt.match_flow import MatchFlow

PRESSED: Mapping[str, ButtonId] = {
    "undo": ButtonId.UNDO,
    "take_back": ButtonId.TAKE_BACK,
    "ask": ButtonId.ASK,
    "special": ButtonId.SPECIAL,
    "lay_three": ButtonId.LAY_THREE,
    "merge": ButtonId.MERGE,
    "retract": ButtonId.RETRACT,
    "concede": ButtonId.CONCEDE,
    "go_out": ButtonId.GO_OUT,
}
"""Commands of the turn: each is a button of the table."""


class MenuFlow(QObject):
    """Hears what the window is asked for, and passes it to the part that does it."""

    def __init__(self, flow: MatchFlow) -> None:
        super().__init__(flow)
        self._flow = flow
        self._commands = self._all_commands()
        flow.window.asked.connect(self._asked)

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        flow = self._flow
        return {
            "new_match": flow.choose_match,
            "same_again": flow.same_again,
            "resume": flow.resume,
            "other_matches": flow.waits.choose,
            "next_deal": flow.controller.next_deal,
            "score_sheet": flow.show_sheet,
            "replay": flow.replays.watch_this,
            "fair_deal": flow.files.fair_deal,
            "concede_match": flow.ending.concede,
            "history": flow.history.open,
            "statistics": flow.statistics.open,
            "open_match": flow.files.ask_to_open,
            "save_match": flow.files.ask_to_save,
            "hint": self._hint,
            **{name: partial(self._press, button) for name, button in PRESSED.items()},
            "skip": flow.table.skip,
            "how_to_play": flow.talk.help,
            "keys": flow.talk.keys,
            "whats_new": flow.talk.whats_new,
            "about": flow.talk.about,
            **flow.choosing.commands(),
        }

    def _asked(self, name: str) -> None:
        self._flow.turns.leave()
        self._commands[name]()

    def _press(self, button: ButtonId) -> None:
        """As if the table's button had been pressed, once everything that moves is there."""
        self._flow.table.skip()
        self._flow.controller.press(button)

    def _hint(self) -> None:
        """What the expert would do in the player's place."""
        self._flow.table.skip()
        if not self._flow.replays.active:
            self._flow.hints.ask()
