"""Remarks of the person at the screen: chosen at the own face."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer

from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.match.chat import Chat, Spoken
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.scene.panels.choice import SayButton
from canasta_qt.play.scene.transient import SHOWN_MS
from canasta_qt.view_model.session import Session
from canasta_qt.view_model.telling import Buffer
from canasta_qt.words.chat import QUICK, TO_PARTNER, in_words
from canasta_qt.words.people import seat_name

ANSWER_MS = SHOWN_MS + 400
"""Time until a bot may answer."""


class SayFlow(Flow):
    """Offers a few remarks while a deal is played, and shows the one that is chosen.

    They are not stored. Where remarks are switched off there is no button.

    Attributes:
        button: on the own face.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.button = SayButton(self._table.viewport())
        self.button.said.connect(self.say)
        self._chat: Chat | None = None
        self._answer: Spoken | None = None
        self._wait = QTimer(self, singleShot=True, interval=ANSWER_MS)
        self._wait.timeout.connect(self._answered)
        self._table.player.shown.connect(self.follow)
        self._table.scene_of_cards.relaid.connect(self.follow)
        self._preferences.changed.connect(lambda _: self.follow())
        self.follow()

    def sayings(self) -> tuple[str, ...]:
        """The remarks that may be made now."""
        match, model = self._speaking(), self._table.model
        if match is None or model is None or model.viewer != match.session.reader:
            return ()
        seat, state = match.session.reader, match.run.state
        if model.over != "no" or not match.session.is_human(seat):
            return ()
        mates = seat in state.order and state.teammates(seat)
        return tuple(one for one in QUICK if mates or one != TO_PARTNER)

    def _speaking(self) -> RunningMatch | None:
        """The match on the table, if it is played now and people may speak."""
        return (
            self._controller.match
            if self._stage.at_match and self._preferences.flag("remarks")
            else None
        )

    def follow(self) -> None:
        """Follow a change of table, people or preferences."""
        sayings, layout = self.sayings(), self._table.scene_of_cards.layout
        self._window.commands.offer("say", bool(sayings))
        match = self._controller.match
        if match is None or layout is None:
            self.button.offer((), None, 1.0)
            return
        self.button.offer(sayings, layout.seats.get(match.session.reader), layout.unit)

    def open(self) -> None:
        """Choose at the own face, by key."""
        self.follow()
        self.button.open_menu()

    def say(self, saying: str) -> None:
        """Make one of the remarks of `QUICK`, for the person at the screen."""
        match = self._speaking()
        if match is None or saying not in self.sayings():
            return
        seat = match.session.reader
        self._table.chat.hush()
        if self._table.chat.say(seat, in_words(saying)):
            self._window.announcer.say(
                spoken_text(match.session, seat, in_words(saying)), Buffer.TALK
            )
            if self._chat is None or self._chat.run is not match.run:
                self._chat = Chat(match.run, match.session)
            self._answer = self._chat.answer(seat, saying)
            self._wait.start()

    def _answered(self) -> None:
        """Show the answer of a bot, unless another match is played or another seat speaks."""
        answer, self._answer = self._answer, None
        match = self._speaking()
        same = match is not None and self._chat is not None and self._chat.run is match.run
        if (
            answer is not None
            and match is not None
            and same
            and self._table.chat.say(answer.seat, answer.text)
        ):
            text = spoken_text(match.session, answer.seat, answer.text)
            self._window.announcer.say(text, Buffer.TALK)


def spoken_text(session: Session, seat: int, words: str) -> str:
    """A remark with its speaker, for screen readers."""
    text = QCoreApplication.translate("SayFlow", "{name}: {words}")
    return text.format(name=seat_name(session, seat), words=words)
