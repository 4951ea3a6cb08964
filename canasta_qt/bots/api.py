"""What a bot is, and where bots come from: the only door of this package for the controller."""

from __future__ import annotations

from typing import Protocol

from canasta_qt.bots.heuristic.personalities import weights_of
from canasta_qt.bots.heuristic.player import HeuristicBot
from canasta_qt.bots.levels import DEFAULT_LEVEL, LEVELS, TEMPERS, LevelInfo, Style, style_of
from canasta_qt.bots.playout.coverage import unknown_options
from canasta_qt.bots.playout.flat import COMPILED
from canasta_qt.bots.random_bot import RandomBot
from canasta_qt.bots.remembering import Remembered, remembered
from canasta_qt.bots.search.advice import Advice, Advised, advice_of, by_rule_of_thumb
from canasta_qt.bots.search.player import SearchBot
from canasta_qt.bots.search.thinking import Effort
from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.view import PlayerView

__all__ = [
    "ADVISER",
    "DEFAULT_LEVEL",
    "LEVELS",
    "TEMPERS",
    "Advice",
    "Advised",
    "Bot",
    "LevelInfo",
    "Remembered",
    "Style",
    "UnknownLevel",
    "advice_of",
    "by_rule_of_thumb",
    "can_think_ahead",
    "make_bot",
    "remembered",
    "style_of",
    "thinks_ahead",
]


class Bot(Protocol):
    """Somebody who plays one seat, from what that seat may know.

    `choose` is a pure function of the bot's seed and the view: the same question gets the same
    answer, in every process and on every machine.
    """

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act."""
        ...


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


def make_bot(level: str, seed: int | str) -> Bot:
    """A bot of this level, or level and temper (`expert:miser`).

    `seed` is the match's bot seed, never the generator of its deals. Raises `UnknownLevel`.
    """
    style = style_of(level)
    info = _LEVELS.get(style.level)
    if info is None:
        raise UnknownLevel(level)
    if not info.rank:
        return RandomBot(seed)
    weights = weights_of(style.level, style.temper)
    if not info.rollouts:
        return HeuristicBot(seed, weights)
    effort = Effort(info.interpreted)
    if COMPILED:
        effort = Effort(
            info.rollouts, info.careful, info.trust, info.rounds, info.width, info.reads
        )
    return SearchBot(seed, effort, weights=weights)


def thinks_ahead(level: str) -> bool:
    """Whether this level (perhaps with a temper) compares moves by imagined deals."""
    info = _LEVELS.get(style_of(level).level)
    return info is not None and info.rollouts > 0


def can_think_ahead(rules: TableRules) -> bool:
    """Whether deals under these rules can be imagined; otherwise those levels play like Steady."""
    return not unknown_options(rules)
