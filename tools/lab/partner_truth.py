"""A judge of complaints that is none of Expert's own: the true hands, played on by Steady.

The models of `players.judging` are that by which Expert thinks, and a relative of it; a fault that
they share would never be seen. Here nothing is imagined: the deal is played again up to the move,
with every hand as it was and only the rest of the stock in another order, then by the engine's
rules and Steady's rules of thumb at every seat to its end, once after the move and once after the
harmless one. Of a single case that says little (the hands that happened to be may have punished a
good move), so only the mean over many is told, with its interval. Steady plays on worse than
Expert does, and what needs a good player afterwards comes out too small.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.players.api import make_bot
from canasta_qt.players.table import play_out
from canasta_qt.record.replay import DealTape, MatchRun
from canasta_qt.record.seeds import hidden_seed
from tools.lab.decisions.measuring import Estimate, student

CONTINUATIONS: Final = 100
"""Orders of the stock in which either move is played on."""
PLAYS_ON: Final = "steady"
"""The level that does."""


@dataclass(frozen=True, slots=True)
class TrueMoment:
    """A moment of a deal with everything in it: its run and tape, and the actions before it."""

    run: MatchRun
    tape: DealTape
    actions: int

    def again(self, rng: random.Random) -> MatchRun:
        """The deal played again up to here; from here on the stock lies in another order."""
        run = self._dealt(self.tape.deal.order)
        order, rest = self.tape.deal.order, run.state.remaining_stock()
        if not rest:
            return run
        stock = rng.sample(rest, len(rest))
        return self._dealt((*order[: len(order) - len(rest)], *stock))

    def _dealt(self, order: tuple[int, ...]) -> MatchRun:
        return MatchRun.with_deck(self.run.log, self.tape, order, self.actions)


def true_gain(
    moment: TrueMoment,
    seat: int,
    move: Action,
    better: Action,
    luck: str,
    continuations: int = CONTINUATIONS,
) -> float | None:
    """Points of the deal by which a seat's `move` brought more than `better`; None if refused.

    Both go on from the same orders of the stock. Raises `BotFault`.
    """
    gains = []
    for number in range(continuations):
        seed = f"{luck}/truth/{number}"
        brought = _brought(moment, seat, move, seed)
        instead = _brought(moment, seat, better, seed)
        if brought is None or instead is None:
            return None
        gains.append(brought - instead)
    return statistics.fmean(gains)


def _brought(moment: TrueMoment, seat: int, move: Action, seed: str) -> float | None:
    """Points by which the seat's scorer is ahead of the others on average after this move."""
    run = moment.again(random.Random(seed))
    try:
        run.play(move)
    except IllegalAction:
        return None
    bots = [make_bot(PLAYS_ON, hidden_seed(f"{seed}/{at}")) for at in range(run.state.setup.seats)]
    play_out(run, bots, f"a continuation of {seed}")
    points = [score.total for score in run.finish_deal()]
    return points.pop(run.state.setup.scorer_of[seat]) - statistics.fmean(points)


def mean_gain(by_deal: Iterable[Iterable[float]]) -> Estimate | None:
    """The mean of all gains, deal by deal, with half its 95 % interval; None for no gains.

    Those of one deal may go together, so the interval counts deals, not gains.
    """
    deals = [gains for gains in map(tuple, by_deal) if gains]
    count = sum(map(len, deals))
    if not count:
        return None
    mean = math.fsum(map(math.fsum, deals)) / count
    if len(deals) < 2:
        return Estimate(mean, math.inf)
    spread = math.fsum(math.fsum(gain - mean for gain in gains) ** 2 for gains in deals)
    error = math.sqrt(spread * len(deals) / (len(deals) - 1)) / count
    return Estimate(mean, student(len(deals) - 1) * error)
