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
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import Token
from canasta_qt.words.move_analysis import hint_cards, hint_text
from canasta_qt.words.people import seat_name
from canasta_qt.words.turn import say

PATIENCE_MS = 300
"""After so long it is said that a hint is being thought of."""


class Hints(QObject):
    """Asks for advice on the player's own turn; the player's seat is all that the adviser sees.

    Signals:
        told(str, tuple | None): a hint in words, and the tokens of the hand that it is about; None
            says that the hint is still being thought of, or with no words that there is none now.
    """

    told = Signal(str, object)

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._request = 0
        self._moment: tuple[int, int] | None = None
        """Of which moment a hint is being thought of, or was told last."""
        self._stands = False
        """Whether something was told that is not taken back yet."""
        self._asked = controller.adviser
        for pool in {id(one): one for one in (controller.adviser, controller.pool)}.values():
            pool.answered.connect(partial(self._answered, pool))
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(lambda: self._tell(say("told.hint"), None))
        controller.played.connect(self._played)

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
            self._moment = _moment_of(run)
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

    def _played(self) -> None:
        """What is shown is another moment, or the same with the hand in another order, say."""
        match = self._controller.match
        moment = _moment_of(match.run) if match is not None and match.run.log.deals else None
        if self._moment is not None and moment != self._moment:
            stood = self._stands
            self.forget()
            if stood:
                self.told.emit("", None)

    def forget(self) -> None:
        """The player wants no hint: what still comes is not told."""
        self._patience.stop()
        self._moment, self._stands = None, False
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
        self._tell(hint_text(advice, after, last_card=last), tokens)

    def _tell(self, text: str, tokens: tuple[Token, ...] | None) -> None:
        self._stands = True
        self.told.emit(text, tokens)


def _moment_of(run: MatchRun) -> tuple[int, int]:
    """Names a moment of a match: another deal or another action makes another one."""
    return len(run.log.deals), len(run.log.deals[-1].entries)
