"""Playing a deal out with bots, every choice judged and, if wanted, watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from canasta_qt.arena.thoughts import thought_of
from canasta_qt.bots.api import Bot, advice_of
from canasta_qt.engine.actions import Action
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.notation import text_of
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.thoughts import Thought

MOST_ACTIONS: Final = 5000
"""Actions after which a deal is taken for endless; real ones need some hundred."""

Watch = Callable[[PlayerView, Action, float], None]
"""Told after each action: what the seat saw before it, the action, and the seconds it took."""


class BotFault(RuntimeError):
    """A bot chose what the rules refuse, or a deal did not end (`endless`).

    The message says who, when and what.
    """

    def __init__(self, message: str, *, endless: bool = False) -> None:
        super().__init__(message)
        self.endless = endless


def play_out(run: MatchRun, bots: Sequence[Bot], place: str, watch: Watch | None = None) -> None:
    """Play the deal of `run` to its end, one bot a seat. Raises `BotFault`, which names `place`.

    What they considered goes into the log if it asks for that.
    """
    for _ in range(MOST_ACTIONS):
        if run.deal_over:
            return
        seat = run.state.actor
        view = run.view(seat)
        begun = perf_counter()
        action, thought = _choice(bots[seat], view, explained=run.log.advice)
        seconds = perf_counter() - begun
        try:
            run.play(action, thought)
        except IllegalAction as illegal:
            raise BotFault(
                f"{place}: the bot at seat {seat} chose {text_of(action)!r}, "
                f"which is refused ({illegal.refusal.code.value})"
            ) from None
        if watch is not None:
            watch(view, action, seconds)
    raise BotFault(f"{place}: no end after {MOST_ACTIONS} actions", endless=True)


def _choice(bot: Bot, view: PlayerView, *, explained: bool) -> tuple[Action, Thought]:
    if not explained:
        return bot.choose(view), ()
    advice = advice_of(bot, view)
    return advice.moves[0].action, thought_of(advice)
