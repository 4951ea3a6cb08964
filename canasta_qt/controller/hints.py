"""Hints: the player asks what to do, the bots' process thinks about it, a sentence comes back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from canasta_qt.bots.api import ADVICE
from canasta_qt.controller.bot_pool import BotAnswer, BotPool
from canasta_qt.controller.game import GameController
from canasta_qt.controller.messages import say
from canasta_qt.controller.messages.hints import hint_cards, hint_text


class Hints(QObject):
    """Asks for advice on the player's own turn; the player's seat is all that the adviser sees.

    Signals:
        told(str, tuple): a hint in words, and the tokens of the hand that it is about.
    """

    told = Signal(str, object)

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._request = 0
        self._pool: BotPool | None = None
        controller.played.connect(self.forget)

    def ask(self) -> None:
        """Think of a hint, if the player is to act; otherwise say why there is none."""
        run, session = self._controller.run, self._controller.session
        if run is None or session is None or run.deal_over:
            self._controller.refuse(say("no.game" if run is None else "no.over"))
        elif not session.is_human(run.state.actor):
            self._controller.refuse(say("no.turn", name=session.name(run.state.actor)))
        else:
            seat = run.state.actor
            self._request = self._asked_pool().ask(ADVICE, f"{run.log.seed}/hint", run.view(seat))

    def _asked_pool(self) -> BotPool:
        """The pool in which bots think; while the player is to act it has nothing else to do."""
        if self._pool is None:
            self._pool = self._controller.pool
            self._pool.answered.connect(self._answered)
        return self._pool

    def forget(self, _script: object = None) -> None:
        """Something was played: an answer that still comes would be about the past."""
        self._request = 0

    def _answered(self, answer: BotAnswer) -> None:
        run, session = self._controller.run, self._controller.session
        if not self._request or answer.request != self._request or not run or not session:
            return
        self._request = 0
        if answer.advice is None:
            self._controller.refuse(say("no.hint"))
            return
        after = session.name(run.state.next_seat(run.state.turn_seat))
        tokens = self._controller.tokens_of(hint_cards(answer.advice))
        self.told.emit(hint_text(answer.advice, after), tokens)
