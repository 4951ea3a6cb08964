"""What a bot is, and where bots come from: by level, perhaps with a personality.

Beside them: what a bot has in its head, so that it can be shown, and the bot that plays any legal
action, the yardstick of tests. Who only asks about levels imports no player: those come with the
first bot that is made.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from canasta_qt.engine.actions import Action
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.bot import Bot
from canasta_qt.players.levels import LEVELS, style_of

Counts = tuple[int, ...]
"""Kind of card to a number of cards."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """What is in a bot's head.

    Attributes:
        known: seat to the cards that it knows to be in that hand, because they came with the pile.
        unseen: cards of which it does not know where they are: in the stock or in other hands.
        rounds: how many rounds back it remembers; None: to the beginning of the deal.
        reads_hands: whether it thinks about what others hold.
    """

    known: tuple[Counts, ...]
    unseen: Counts
    rounds: float | None
    reads_hands: bool


def remembered(view: PlayerView, level: str) -> Remembered:
    """What a bot of this level (and personality) has in its head when it sees this."""
    from canasta_qt.players.heuristic.knowledge import Knowledge
    from canasta_qt.players.heuristic.weights import weights_of

    style = style_of(level)
    weights = weights_of(style.level, style.personality)
    know = Knowledge(view, weights)
    known = tuple(map(tuple, know.memory.known))
    return Remembered(known, tuple(know.loose), weights.remembers, weights.reads_hands)


class RandomBot:
    """Plays one legal action drawn by its seed and the moment."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: PlayerView) -> Action:
        """Some legal action for `view.seat`."""
        from canasta_qt.players.heuristic.moment import roll

        return random_action(view, random.Random(roll(self.seed, view)))


_FELT_S = 1.0
"""Seconds of thinking that are more than a player's usual pause."""

ADVISER = "expert"
"""Level that gives hints."""

_LEVELS = {info.id: info for info in LEVELS}


class UnknownLevel(ValueError):
    """There is no bot level of this name; `level` is the name asked for."""

    def __init__(self, level: str) -> None:
        known = ", ".join(sorted(_LEVELS))
        super().__init__(f"there is no bot level {level!r}; the levels are: {known}")
        self.level = level

    def __reduce__(self) -> tuple[type[UnknownLevel], tuple[str]]:
        return UnknownLevel, (self.level,)


def make_bot(
    level: str, seed: int | str, *, by_count: bool = False, interpreted: bool | None = None
) -> Bot:
    """A bot of this level, or level and personality (`expert:miser`).

    `seed` is the match's bot seed, never the generator of its deals. With `by_count` no clock ends
    its thinking, however slow the machine is; else one does where it thinks as hard as players can
    whose playouts run `interpreted` (as they do here, where that is not given):
    `LevelInfo.interpreted_s` after it began. Raises `UnknownLevel`.
    """
    from canasta_qt.players.heuristic.player import HeuristicBot
    from canasta_qt.players.heuristic.weights import weights_of
    from canasta_qt.players.search.player import SearchBot

    style = style_of(level)
    info = _LEVELS.get(style.level)
    if info is None:
        raise UnknownLevel(level)
    if not info.rank:
        return RandomBot(seed)
    weights = weights_of(style.level, style.personality)
    if interpreted is None:
        interpreted = not is_compiled()
    effort = info.interpreted if interpreted else info.effort
    if effort is None:
        return HeuristicBot(seed, weights)
    seconds = math.inf if by_count else info.interpreted_s if interpreted else None
    return SearchBot(seed, effort, weights=weights, safety_s=seconds)


def is_compiled() -> bool:
    """Whether playouts run compiled here."""
    from canasta_qt.players.playout import COMPILED

    return COMPILED


def thinks_ahead(level: str) -> bool:
    """Whether this level (perhaps with a personality) compares moves by imagined deals."""
    info = _LEVELS.get(style_of(level).level)
    return info is not None and info.effort is not None


def felt_s(level: str) -> float:
    """Seconds that this level (perhaps with a personality) may think here, if that is to be felt.

    0 where playouts run compiled, and for those whose thinking is over in a moment.
    """
    info = _LEVELS.get(style_of(level).level)
    if is_compiled() or info is None or info.interpreted is None:
        return 0.0
    return info.interpreted_s if info.interpreted_s >= _FELT_S else 0.0


def can_think_ahead(rules: TableRules) -> bool:
    """Whether deals under these rules can be imagined; otherwise those levels play like Steady."""
    from canasta_qt.players.playout.supported_rules import unknown_options

    return not unknown_options(rules)
