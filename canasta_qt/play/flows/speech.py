"""What was said, to be heard again; and the program's own voice, where no screen reader speaks."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.speech.engines import nothing_speaks
from canasta_qt.play.speech.focus import FocusReader, Place
from canasta_qt.play.speech.speaker import Speaker, wish_of
from canasta_qt.play.windows.said_list import SaidList
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.widgets.announcing import ASKED_AGAIN_MS, screen_reader_listens
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.telling import Buffer, History
from canasta_qt.words.spoken.telling import SpokenText, buffer_text

GREETED = "told_by_ear"
"""The name under which the preferences keep that it was said."""

GREETED_MS = 1_500
"""Time in which a screen reader reads what has the keys first."""

FIRST, LAST = 0, 1_000_000
"""Places of the oldest and the newest line."""


class SpeechFlow(Flow):
    """Keeps what was said, says it again, and speaks where no screen reader does.

    Attributes:
        history: what was said. shown: the same as a list, for the text view.
        speaker: the program's own voice.
    """

    def __init__(self, context: Context, speaker: Speaker) -> None:
        super().__init__(context)
        self.history = History()
        self.speaker = speaker
        self._this_run = self._told_of_failure = False
        speaker.failed.connect(self._failed)
        self._asked = QElapsedTimer()
        self._read_by_other = False
        self._focus = FocusReader(self._speak, self._interrupt, self._known, self)
        self._preferences.changed.connect(self._preferred)
        self._focus.switch(on=self.wanted)
        self.shown = SaidList(self.history, self._window)
        self._window.announcer.said.connect(self._said)
        context.of(Play).curtain.changed.connect(self._other_person)
        bind = self._window.commands.bind
        bind("said_again", self.repeat)
        bind("said_previous", lambda: self._say(self.history.walk(-1)))
        bind("said_next", lambda: self._say(self.history.walk(1)))
        bind("said_first", partial(self._go_to, FIRST))
        bind("said_last", partial(self._go_to, LAST))
        bind("said_buffer", self._turn)
        bind("said_copy", self._copy)
        bind("hush", self.hush)
        bind("own_voice", self._switch).setCheckable(True)
        self._mark()
        self._greeting = single_shot(self, self._greet, GREETED_MS)
        if not self._preferences.kept(GREETED):
            QApplication.instance().focusChanged.connect(self._greet_soon)  # type: ignore[union-attr]

    def _greet_soon(self) -> None:
        """A screen reader may come later than the window."""
        if self.is_heard and not self._preferences.kept(GREETED):
            self._greeting.start()

    def _greet(self) -> None:
        """Say once that the game can be played by ear."""
        if not self._preferences.kept(GREETED):
            self._preferences.keep(GREETED, "yes")
            self._window.announcer.say(SpokenText.WELCOME(keys=self._key("keys")))

    # --- the voice ----------------------------------------------------------------------------

    @property
    def wanted(self) -> bool:
        """Whether the program's own voice is switched on."""
        return self._this_run or self._preferences.flag("own_voice")

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens: a screen reader, or who has the voice switched on."""
        return self.wanted or QAccessible.isActive()

    def speak_in_this_run(self) -> None:
        """Speak, whatever the preferences are."""
        self._this_run = True
        self._focus.switch(on=True)
        self._mark()

    def _switch(self) -> None:
        on, self._this_run = not self.wanted, False
        self._preferences.set_flag("own_voice", on)
        self._preferred("own_voice")
        text, self._told_of_failure = self.tr("The voice is on.") if on else "", False
        if on and not self.speaker.can_speak:
            text = nothing_speaks()
        if text:
            self._window.tell(text)

    def _preferred(self, what: str) -> None:
        if what == "own_voice":
            self._focus.switch(on=self.wanted)
            self._mark()
            if not self.wanted:
                self.speaker.stop()

    def _failed(self) -> None:
        """Say once, where it can be seen, why nothing is heard."""
        if not self._told_of_failure:
            self._told_of_failure = True
            self._window.tell(self.tr("The voice fails. Preferences, Speech has others."))

    def _mark(self) -> None:
        self._window.commands.actions["own_voice"].setChecked(self.wanted)

    def _speak(self, text: str) -> None:
        if self.wanted and not self._other_speaks():
            self.speaker.say(text, wish_of(self._preferences))

    def _interrupt(self) -> None:
        self.speaker.stop()

    def _other_speaks(self) -> bool:
        """Whether a screen reader listens; asked again now and then, for one may come."""
        if not self._asked.isValid() or self._asked.elapsed() > ASKED_AGAIN_MS:
            self._read_by_other = screen_reader_listens()
            self._asked.start()
        return self._read_by_other

    def _known(self, widget: QWidget) -> Place | None:
        """What the ring on the table is around; of a panel all was said as it opened."""
        if isinstance(widget, TablePanel):
            return Place(id(widget), "")
        if widget is not self._table:
            return None
        line = self._table.mirror.line
        keys = self._table.keyboard
        whole = (widget, self._window.windowTitle())  # of one deal, review or lesson
        return Place((keys.zone, keys.token), line or widget.accessibleName(), whole)

    def close(self) -> None:
        """Leave nothing that speaks behind."""
        self._focus.switch(on=False)
        self._greeting.stop()
        self.speaker.stop()

    # --- what was said ------------------------------------------------------------------------

    def _said(self, text: str, buffer: Buffer | None) -> None:
        self._speak(text)
        if buffer is not None:
            self.history.add(text, buffer)
            self.shown.follow()

    def _other_person(self) -> None:
        """Another person sits down: what the one before heard of the play is nobody's business."""
        self.speaker.stop()
        self.history.clear(Buffer.PLAY)
        self.shown.follow()

    def _say(self, text: str) -> None:
        """Say something that is not kept, for it is known already."""
        self._window.announcer.say(text or SpokenText.NOTHING(), None)
        self.shown.follow()

    def repeat(self) -> None:
        """Say once more what was said last."""
        self._say(self.history.last)

    def _go_to(self, place: int) -> None:
        self._say(self.history.go_to(place))

    def _turn(self) -> None:
        history = self.history
        self._say(buffer_text(history.turn(), history.lines(), history.line))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.history.line)
        self._window.announcer.say(self.tr("Copied."), None)

    def hush(self) -> None:
        """Stop speaking, and forget what waits to be spoken."""
        self._window.announcer.forget()
        self.speaker.stop()
