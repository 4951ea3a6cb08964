"""What a bot is, and where bots come from: the only door of this package for the controller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from canasta_qt.bots.heuristic.player import HeuristicBot
from canasta_qt.bots.random_bot import RandomBot
from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView


class Bot(Protocol):
    """Somebody who plays one seat, from what that seat may know.

    `choose` is a pure function of the bot's seed and the view: the same question gets the same
    answer, in every process and on every machine.
    """

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act."""
        ...


@dataclass(frozen=True, slots=True)
class LevelInfo:
    """A playing strength that can be chosen.

    Attributes:
        id: the stable name, kept in logs and settings; its words are the controller's business.
        rank: order of strength, weakest first.
        offered: whether a person may choose it; the others serve tests and simulations.
    """

    id: str
    rank: int
    offered: bool = True


class UnknownLevel(ValueError):
    """There is no bot level of this name; `level` is the name asked for."""

    def __init__(self, level: str) -> None:
        known = ", ".join(sorted(_MAKERS))
        super().__init__(f"there is no bot level {level!r}; the levels are: {known}")
        self.level = level

    def __reduce__(self) -> tuple[type[UnknownLevel], tuple[str]]:
        return UnknownLevel, (self.level,)


LEVELS: tuple[LevelInfo, ...] = (
    LevelInfo("random", rank=0, offered=False),
    LevelInfo("club", rank=30),
)
"""Every level, weakest first."""

DEFAULT_LEVEL = "club"

_MAKERS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "club": HeuristicBot,
}


def make_bot(level: str, seed: int | str) -> Bot:
    """A bot of this level. `seed` is the match's bot seed, never the generator of its deals.

    Raises `UnknownLevel`.
    """
    maker = _MAKERS.get(level)
    if maker is None:
        raise UnknownLevel(level)
    return maker(seed)
