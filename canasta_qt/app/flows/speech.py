"""What is said at the table: bots' small talk, and everything that is read out or announced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.controller.chat import Chat, Spoken
from canasta_qt.dialogs.text_view import TextDock
from canasta_qt.table.transient import ChatBubbles
from canasta_qt.view_model.pictures import RefusedModel, TableModel
from canasta_qt.words.reading import hand_lines, hand_text, pile_text, place_lines, table_text

if TYPE_CHECKING:
    from canasta_qt.engine.events import Event

_READ: Final[dict[str, Callable[[TableModel], str]]] = {
    "read_table": table_text,
    "read_hand": hand_text,
    "read_pile": pile_text,
}

SECONDS_A_WORD = 0.45
"""How long a text stays that was asked for."""


class ReadingFlow(Flow):
    """Joins window, table and controller to whoever listens rather than looks.

    Attributes:
        dock: the text view.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        window, table = self._window, self._table
        self._asked_for = ""
        self.dock = TextDock(table, window)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        window.tabifyDockWidget(window.ledger, self.dock)
        self.dock.hide()
        window.reading_asked.connect(self._asked)
        self._controller.input.refused.connect(self._refused)
        table.announced.connect(self._say)
        table.player.finished.connect(self._say_what_is_expected)
        table.player.shown.connect(self._mirror)
        table.selection.changed.connect(lambda: table.mirror.choose(table.selection.tokens))

    def _mirror(self) -> None:
        """Behind the picture stands what it shows, wherever a screen reader is at work."""
        model = self._table.model
        if model is not None and QAccessible.isActive():
            self._table.mirror.show_lines(model.prompt, hand_lines(model), place_lines(model))

    def _asked(self, name: str) -> None:
        if name == "text_view":
            self.dock.toggle()
            return
        self._table.skip()
        model = self._table.model
        if model is not None and self._window.stack.currentWidget() is self._table:
            text = _READ[name](model)
            self._window.notice.show_text(text, 4 + SECONDS_A_WORD * len(text.split()))
            self._read(text)

    def _refused(self, refused: RefusedModel) -> None:
        self.dock.text.tell(refused.text)
        self._read(refused.text)

    def _say_what_is_expected(self) -> None:
        """Once, when it is the player who is to act."""
        model = self._table.model
        expected = model.prompt if model is not None and model.my_turn else ""
        if expected != self._asked_for:
            self._asked_for = expected
            self._say(expected)

    # --- the one voice of the table, in whose name is spoken -------------------------------------

    def _say(self, text: str) -> None:
        """Speak of what has happened, unless the player wants quiet."""
        if self._preferences.flag("announce_events"):
            self._read(text)

    def _read(self, text: str) -> None:
        """Speak what was asked for; politely, so that it interrupts nothing that is being read."""
        if text and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._table, text)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(event)


class ChatFlow(Flow):
    """Lets bots say a word to what they have just seen, unless the player prefers silence.

    What was played long ago has no words: a replay and a turn shown again are silent.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.chat = ChatBubbles(self._table)
        self._chat: Chat | None = None
        self._spoken: Spoken | None = None
        self._thinks = QElapsedTimer()
        self._controller.happened.connect(self._hear)
        self._table.player.finished.connect(self._stands_still)
        self._preferences.changed.connect(self._preferred)

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
