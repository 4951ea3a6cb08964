"""What a bot's process does: it answers views with actions.

Importing this module does nothing, so that a spawned child may import it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Advice, Bot

Explainer = Callable[[Bot, PlayerView], Advice]
"""From a bot and what it sees to what it would do, and why."""


class Request(NamedTuple):
    """A question: level and seed of the bot, what it sees, and who says why, if any.

    `explain` is a function that can be named across a pipe, such as `advice_of` or one of a
    package that teaches. Where it is given, an `Advice` is the answer in place of an action: its
    first move.
    """

    level: str
    seed: int | str
    view: PlayerView
    explain: Explainer | None = None


def answering() -> Callable[[Request], Action | Advice]:
    """What answers requests in a process, all players imported; it remembers its bots."""
    from canasta_qt.players.search import advice  # noqa: F401 - nobody waits for it later

    bots: dict[tuple[str, int | str], Bot] = {}

    def answer(request: Request) -> Action | Advice:
        who = request.level, request.seed
        bot = bots.get(who) or bots.setdefault(who, make_bot(*who))
        if request.explain is not None:
            return request.explain(bot, request.view)
        return bot.choose(request.view)

    return answer
