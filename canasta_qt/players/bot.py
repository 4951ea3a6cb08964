"""What a bot is: it chooses a move, and may tell which moves it compared, and why this one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, Protocol

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView


class Bot(Protocol):
    """Somebody who plays one seat, from what that seat may know.

    `choose` is a pure function of the bot's seed and the view: the same question gets the same
    answer, in every process and on every machine, unless a clock ends its thinking (`make_bot`).
    """

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act.

        Raises `NoLegalAction` where nothing can be done, which nobody needs to ask: `can_act`.
        """
        ...


AdviceReason = Literal["safer", "better", "about_equal", "rule_of_thumb"]
"""Why a move: the next player takes the pile less often, it brings more points, another one is
as good, or only rules of thumb were asked."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A move that was looked at.

    Attributes:
        action: the move.
        value: points by which its side was ahead in the imagined deals, on average.
        interval: half the 95 % interval of that; infinite where it was hardly tried.
        taken: of a hundred imagined deals, in how many the next player takes the pile right after
            it; None for a move that is no discard, or where nothing was imagined.
        reasons: codes, the most telling first, two at most; only the first move has some.
        is_level: whether the first move was hardly better, by what deals can tell.
    """

    action: Action
    value: float = 0.0
    interval: float = math.inf
    taken: int | None = None
    reasons: tuple[AdviceReason, ...] = ()
    is_level: bool = False


@dataclass(frozen=True, slots=True)
class Advice:
    """The moves for one view, the one to make first."""

    moves: tuple[Advised, ...]
