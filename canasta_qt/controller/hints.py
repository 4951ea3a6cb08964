"""Hints: the player asks what to do, a process thinks about it, a sentence comes back."""

from __future__ import annotations

import contextlib
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.bots.api import ADVISER
from canasta_qt.bots.search.advice import by_rule_of_thumb
from canasta_qt.controller.bots import BotAnswer, BotPool
from canasta_qt.controller.game import GameController
from canasta_qt.record.bot_seeds import bot_seed
from canasta_qt.words.move_analysis import hint_cards, hint_text
from canasta_qt.words.people import seat_name
from canasta_qt.words.turn import say

PATIENCE_MS = 300
"""After so long it is said that a hint is being thought of."""


class Hints(QObject):
    """Asks for advice on the player's own turn; the player's seat is all that the adviser sees.

    Signals:
        told(str, tuple | None): a hint in words, and the tokens of the hand that it is about; None
            says that the hint is still being thought of.
    """

    told = Signal(str, object)

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._request = 0
        self._asked = controller.adviser
        for pool in {id(one): one for one in (controller.adviser, controller.pool)}.values():
            pool.answered.connect(partial(self._answered, pool))
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(lambda: self.told.emit(say("told.hint"), None))
        controller.played.connect(self.forget)

    def ask(self) -> None:
        """Think of a hint, if the player is to act; otherwise say why there is none."""
        match, table = self._controller.match, self._controller.input
        if match is None or match.run.deal_over:
            table.refuse(say("no.game" if match is None else "no.over"))
            return
        run = match.run
        if not match.session.is_human(run.state.actor):
            table.refuse(say("no.turn", name=seat_name(match.session, run.state.actor)))
        else:
            table.unwarn()
            seed, view = bot_seed(run.log, "hint"), run.view(run.state.actor)
            self._asked = self._free_pool()
            self._request = self._asked.ask(ADVISER, seed, view, explain=True)
            self._patience.start()

    def _free_pool(self) -> BotPool:
        """Where there is somebody to ask at once.

        A process takes its time to start; until the adviser's does, that of the bots is asked,
        which has nothing to do while the player is to act.
        """
        adviser, bots = self._controller.adviser, self._controller.pool
        if adviser.ready or not bots.ready:
            return adviser
        with contextlib.suppress(OSError):
            adviser.start()
        return bots

    def forget(self, _script: object = None) -> None:
        """Something was played, or the player wants none: what still comes is not told."""
        self._patience.stop()
        if self._request:
            self._request = 0
            self._asked.cancel()

    def _answered(self, pool: BotPool, answer: BotAnswer) -> None:
        match = self._controller.match
        if match is None or pool is not self._asked or answer.request != self._request:
            return
        run = match.run
        self._request = 0
        self._patience.stop()
        last = len(run.state.hands[run.state.actor]) == 1
        advice = answer.advice or by_rule_of_thumb(answer.action)
        after = seat_name(match.session, run.state.next_seat(run.state.turn_seat))
        tokens = match.presenter.tokens.all(hint_cards(advice))
        self.told.emit(hint_text(advice, after, last_card=last), tokens)
