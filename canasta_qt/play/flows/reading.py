"""What is told by voice, the keys that ask about the table, and the table as text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt.library.ways import KEPT_AS, way_of
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.windows.text_view import TextDock, offers
from canasta_qt.ui.parts.panel import panels_on
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.pictures import ButtonId, RefusedModel, TableModel
from canasta_qt.view_model.scripts import Beat
from canasta_qt.view_model.telling import Buffer, Told, Topic
from canasta_qt.words.keys import OF_BUTTON
from canasta_qt.words.reading import hand_lines, hand_text, pile_text, place_lines, table_text
from canasta_qt.words.spoken.questions import (
    counts_text,
    melds_text,
    moves_text,
    score_text,
    turn_text,
)
from canasta_qt.words.spoken.telling import SpokenText, few_text, turns_text

READ: Final[dict[str, Callable[[TableModel], str]]] = {
    "read_table": table_text,
    "read_hand": hand_text,
    "read_pile": pile_text,
    "ask_turn": turn_text,
    "ask_melds": melds_text,
    "ask_counts": counts_text,
    "ask_score": score_text,
}
"""The commands that ask, and who answers."""

SECONDS_A_WORD = 0.45
"""How long a text stays that was read out by a command."""

BREATH_MS = 4_000
"""Time after which what others did is told although somebody still thinks."""


class ReadingFlow(Flow):
    """Shows the table as text, and speaks of it.

    What others do is told in one breath, as soon as it is one's own turn or nothing else comes.

    Attributes:
        dock: the text view.
    """

    def __init__(self, context: Context, is_heard: Callable[[], bool] | None = None) -> None:
        """`is_heard`: whether anybody listens; without it, whether a screen reader does."""
        super().__init__(context)
        self._is_heard = is_heard
        window, table = self._window, self._table
        self._expected = self._taught_before = self._of_show = ""
        self._late = single_shot(self, self._tell_now)
        self._find = single_shot(self, self._find_place)
        self._turns: list[tuple[str, list[str]]] = []
        self._remarks: list[str] = []
        self._breath = single_shot(self, self._tell_turns, BREATH_MS)
        self.dock = TextDock(table, window)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        window.tabifyDockWidget(window.ledger, self.dock)
        self.dock.hide()
        window.commands.bind("text_view", self._toggle_text)
        for name, text_of in READ.items():
            window.commands.bind(name, partial(self._read_out, text_of))
        window.commands.bind("ask_moves", partial(self._read_out, self._moves_text))
        self._preferences.changed.connect(self._preferred)
        self._stage.refused.connect(self.refused)
        self._stage.taught.connect(self.dock.text.teach)
        self._stage.taught.connect(lambda _text: self._tell_turns())  # it may be about them
        self._stage.told.connect(self._tell_of_show)
        self._stage.tipped.connect(self.dock.text.tell)
        self._stage.tipped.connect(lambda _text: self._tell_turns())
        self._stage.changed.connect(lambda: self.dock.text.teach(""))
        self._stage.cleared.connect(self._turns.clear)
        self._stage.cleared.connect(self._remarks.clear)
        table.player.announced.connect(self._hear)
        table.player.finished.connect(self._stands_still)
        table.player.shown.connect(self._mirror)
        QApplication.instance().focusChanged.connect(self._focused)  # type: ignore[union-attr]
        table.selection.changed.connect(lambda: table.mirror.choose(table.selection.tokens))

    def _mirror(self) -> None:
        """Write the picture as lists behind it, while somebody listens; it can be asked about."""
        model = self._table.model
        if model is not None and self._beside_table:
            for name in (*READ, "ask_moves"):  # in a review, too, that has no commands else
                self._window.commands.offer(name, True)
        if model is not None and self._heard:
            mirror = self._table.mirror
            mirror.show_lines(model.prompt, hand_lines(model), place_lines(model))
            mirror.choose(self._table.selection.tokens)

    @property
    def _heard(self) -> bool:
        return QAccessible.isActive() if self._is_heard is None else self._is_heard()

    def _focused(self, _left: QWidget | None, now: QWidget | None) -> None:
        """Write the lists for a screen reader that was started late; read where the ring was."""
        if now is self._table:
            self._mirror()
            self._find.start()

    def _find_place(self) -> None:
        """Read where the ring was on the table, after the table itself was read."""
        table = self._table
        if self._heard and table.model is not None and table.hasFocus():
            table.come_back()
            if table.keyboard.zone is None:
                table.go_to_hand()

    @property
    def _beside_table(self) -> bool:
        return self._window.stack.currentWidget() is self._table

    def _preferred(self, what: str) -> None:
        """Who begins to play by ear has the text view, at once or with the next table."""
        if what == KEPT_AS:
            by_ear = way_of(self._preferences) == "by_ear"
            self._window.stand_beside(self.dock, yes=by_ear)
            if by_ear:
                keys = {"moves": "ask_moves", "hand": "read_hand", "table": "read_table"}
                told = {name: self._key(command) for name, command in keys.items()}
                self._window.announcer.say(SpokenText.BY_EAR(**told))

    def _toggle_text(self) -> None:
        if self._beside_table:
            self.dock.toggle()

    def _read_out(self, text_of: Callable[[TableModel], str]) -> None:
        self._table.skip()
        model = self._table.model
        if model is not None and self._beside_table:
            text = text_of(model)
            self._window.notice.show_text(text, 4 + SECONDS_A_WORD * len(text.split()))
            self._read(text)

    def _moves_text(self, model: TableModel) -> str:
        table = self._table
        found = offers(model, table.selection.tokens, table.commands) if model.my_turn else ()
        places = tuple(dict.fromkeys(one.text.rstrip(".") for one in found))
        return moves_text(model, places, self._key_of, self.dock.text.taught)

    def _tell_of_show(self, text: str) -> None:
        """Speak for a show, once what it is about is shown and told."""
        self._of_show = text
        self._late.start()

    def _tell_now(self) -> None:
        if self._of_show and not self._table.player.pending:
            text, self._of_show = self._of_show, ""
            self._tell_turns()
            self._window.announcer.say(text)

    def _key_of(self, button: ButtonId) -> str:
        return self._key(OF_BUTTON.get(button, button.value))

    def refused(self, refused: RefusedModel) -> None:
        """Say why a gesture did nothing."""
        self.dock.text.tell(refused.text)
        if self._form(Topic.WARNINGS) != "off":
            self._tell_turns()
            self._read(refused.text)

    # --- what happens -------------------------------------------------------------------------

    def _form(self, topic: Topic | None) -> str:
        """Whether the player wants to hear of this at length, in short, or not at all."""
        return "long" if topic is None else self._preferences.chosen(f"tell_{topic.value}")

    def _hear(self, beat: Beat) -> None:
        """Tell one's own deeds at once, and keep those of others for the breath after them."""
        if not self._preferences.flag("announce_events"):
            return
        sentences: list[str] = []
        for told in beat.told or (Told(beat.announce, beat.announce),):
            form = self._form(told.topic)
            text = told.short if form == "short" else told.text
            if form == "off":
                continue
            if told.name:
                self._read_now(sentences)
                self._keep(told.name, text)
            else:
                sentences.append(text)
        self._read_now(sentences)

    def _read_now(self, sentences: list[str]) -> None:
        if sentences:
            self._tell_turns()
            self._read(" ".join(sentences))
            sentences.clear()

    def _keep(self, name: str, deed: str) -> None:
        """Keep what somebody did; whoever begins another turn lets the round be told."""
        newest = self._turns[-1][0] if self._turns else ""
        if newest != name:
            if any(name == other for other, _ in self._turns):
                self._tell_turns()
            self._turns.append((name, []))
        self._turns[-1][1].append(deed)
        self._breath.start()

    def _tell_turns(self) -> None:
        """Tell in one breath what others did."""
        turns, self._turns = self._turns, []
        remarks, self._remarks = self._remarks, []
        self._breath.stop()
        if turns:
            model = self._table.model
            seats = model.seats if model is not None and model.over == "no" else ()
            few = few_text(seats, [name for name, _ in turns])
            self._read(f"{turns_text(turns)} {few}".strip())
        for text in remarks:
            self._window.announcer.say(text, Buffer.TALK)

    def remark(self, text: str) -> None:
        """Tell what somebody says, after what it is about."""
        self._remarks.append(text)
        if not self._turns:
            self._tell_turns()

    def _stands_still(self) -> None:
        """All is shown: tell what others did, unless the next of them goes on, then the turn."""
        model = self._table.model
        if model is None or not any(seat.thinking for seat in model.seats):
            self._tell_turns()
        self._tell_now()
        self._say_what_is_expected()

    def _say_what_is_expected(self) -> None:
        """Speak of what the player is to do, once."""
        model = self._table.model
        expected = model.prompt if model is not None and model.my_turn else ""
        before, self._expected = self._expected, expected
        taught, self._taught_before = self._taught_before, self.dock.text.taught
        if expected and not before:
            self._follow_turn()
        if before and not expected and model is not None and model.my_turn:
            expected = taught if taught == self._taught_before else ""  # cards were taken back
        if expected in ("", before) or not self._preferences.flag("announce_events"):
            return
        topic = Topic.WARNINGS if model is not None and model.caution else Topic.TURN
        form = self._form(topic)
        if form == "long" or (topic is Topic.WARNINGS and form != "off"):
            self._read(self._with_keys(model) if model is not None and model.prompt else expected)
        elif form == "short" and not before:
            self._read(SpokenText.YOUR_TURN())

    def _with_keys(self, model: TableModel) -> str:
        """The prompt, and where it asks to be answered, by which keys."""
        if model.caution:
            return moves_text(model, (), self._key_of)
        ready = any(one.id is ButtonId.CONFIRM and one.enabled for one in model.buttons)
        by_key = SpokenText.BY_KEY(text=model.prompt, key=self._key("confirm"))
        return by_key if ready else model.prompt

    def _follow_turn(self) -> None:
        """Bring the keys to the hand as the turn begins; never out of a dialog or a panel."""
        now = QApplication.focusWidget()
        asked = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if not self._heard or asked is not None or panels_on(self._window.stack):
            return
        if now is not None and self.dock.text.isAncestorOf(now):
            if now in (self.dock.text.offers, *self.dock.text.buttons.children()):
                self.dock.text.hand.setFocus()
        elif now is self._table:
            self._table.go_to_hand()

    def _read(self, text: str) -> None:
        self._window.announcer.say(text, Buffer.PLAY)
