"""Hints: the player asks what to do, a process thinks about it, a sentence comes back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from canasta_qt.bots.api import ADVISER, by_rule_of_thumb
from canasta_qt.controller.bot_pool import BotAnswer
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
        self._pool = controller.adviser
        self._pool.answered.connect(self._answered)
        controller.played.connect(self.forget)

    def ask(self) -> None:
        """Think of a hint, if the player is to act; otherwise say why there is none."""
        run, session = self._controller.run, self._controller.session
        if run is None or session is None or run.deal_over:
            self._controller.refuse(say("no.game" if run is None else "no.over"))
        elif not session.is_human(run.state.actor):
            self._controller.refuse(say("no.turn", name=session.name(run.state.actor)))
        else:
            seed, view = f"{run.log.seed}/hint", run.view(run.state.actor)
            self._request = self._pool.ask(ADVISER, seed, view, explain=True)

    def forget(self, _script: object = None) -> None:
        """Something was played: an answer that still comes would be about the past."""
        if self._request:
            self._request = 0
            self._pool.cancel()

    def _answered(self, answer: BotAnswer) -> None:
        run, session = self._controller.run, self._controller.session
        if answer.request != self._request or run is None or session is None:
            return
        self._request = 0
        advice = answer.advice or by_rule_of_thumb(answer.action)
        after = session.name(run.state.next_seat(run.state.turn_seat))
        tokens = self._controller.tokens_of(hint_cards(advice))
        self.told.emit(hint_text(advice, after), tokens)
