"""The bots' small talk: heard from the match, said at the table once everything stands still."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject

from canasta_qt.controller.chat import Chat, Spoken
from canasta_qt.table.transient import ChatBubbles

if TYPE_CHECKING:
    from canasta_qt.controller.game import GameController
    from canasta_qt.engine.events import Event
    from canasta_qt.library.preferences import Preferences
    from canasta_qt.table.view import TableView


class ChatFlow(QObject):
    """Lets bots say a word to what they have just seen, unless the player prefers silence.

    What was played long ago has no words: a replay and a turn shown again are silent.
    """

    def __init__(
        self, table: TableView, controller: GameController, preferences: Preferences
    ) -> None:
        super().__init__(table)
        self._table = table
        self._controller = controller
        self._preferences = preferences
        self.chat = ChatBubbles(table)
        self._chat: Chat | None = None
        self._spoken: Spoken | None = None
        self._thinks = QElapsedTimer()
        controller.happened.connect(self._hear)
        table.player.finished.connect(self._stands_still)
        preferences.changed.connect(self._preferred)

    def _preferred(self, what: str) -> None:
        if what == "remarks" and not self._preferences.flag(what):
            self._spoken = None
            self.chat.hush()

    def _hear(self, events: Sequence[Event]) -> None:
        match = self._controller.match
        if match is None or not self._preferences.flag("remarks"):
            return
        if self._chat is None or self._chat.run is not match.run:
            self._chat = Chat(match.run, match.session)
        self._spoken = self._chat.hear(events, self._thought())

    def _thought(self) -> float:
        """For how many seconds the table stood still before this."""
        if self._preferences.chosen("pace_pause") == "click" or not self._thinks.isValid():
            return 0.0
        return self._thinks.elapsed() / 1000

    def _stands_still(self) -> None:
        self._thinks.start()
        spoken, self._spoken = self._spoken, None
        match = self._controller.match
        same = match is not None and self._chat is not None and self._chat.run is match.run
        if spoken is not None and same and self._table.commands is self._controller.input:
            self.chat.say(spoken.seat, spoken.text)
