"""How much of a searching player's choice is chance: the same decisions with several seeds.

    python -m tools.lab.chance GAME ... [--level L] [--decisions N] [--seeds N] [--worlds N]

The decisions come from deals that Steady plays, one in a few that there is something to choose in.
Told is in how many of them all seeds agree; what a choice loses against the best of those that were
chosen, and how often it is worse than Steady's, by fresh imagined deals; and the processor time a
decision takes. The best is picked in one half of those deals and valued in the other.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time
from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import preset
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.judging import Comparer, can_compare
from canasta_qt.players.mid_match import STANDINGS, mid_match
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.table import play_out
from canasta_qt.record.replay import MatchRun

ONE_IN: Final = 7
"""Of so many decisions one is asked about, so that they come from many deals."""
SURELY: Final = 2.0
"""Standard errors from which on a choice is called worse."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One decision: whether all seeds agreed, the loss and the time of each, which were worse."""

    agreed: bool
    losses: tuple[float, ...]
    worse: tuple[bool, ...]
    seconds: tuple[float, ...]


def decisions(game: str, count: int, seed: str) -> Iterator[PlayerView]:
    """So many decisions of a game in which there is something to choose, as the seats see them."""
    lot, found = random.Random(f"{seed}/{game}"), 0
    deal = 0
    while found < count:
        for view in _views(game, f"{seed}/{deal}", deal):
            if lot.randrange(ONE_IN) == 0 and found < count:
                found += 1
                yield view
        deal += 1


def _views(game: str, seed: str, number: int) -> list[PlayerView]:
    run: MatchRun = mid_match(preset(game).rules, seed, number % STANDINGS)
    run.start_deal()
    seen: list[PlayerView] = []
    seats = range(run.match.rules.match.players)
    bots = [HeuristicBot(f"{seed}/{seat}") for seat in seats]
    play_out(run, bots, f"{game}, deal {number}", lambda view, *_: seen.append(view))
    return seen


def ask(view: PlayerView, level: str, seeds: int, worlds: int) -> Asked | None:
    """Let a level decide with several seeds; None where there is nothing to choose."""
    chosen, seconds = [], []
    for number in range(seeds):
        bot = make_bot(level, f"chance/{number}", by_count=True)
        assert isinstance(bot, SearchBot)
        begun = process_time()
        action, thoughts = bot.consider(view)
        seconds.append(process_time() - begun)
        if thoughts is None:
            return None
        chosen.append(action)
    usual = HeuristicBot("chance").choose(view)
    losses, worse = _judged(view, chosen, usual, worlds)
    return Asked(len(set(chosen)) == 1, losses, worse, tuple(seconds))


def _judged(
    view: PlayerView, chosen: list[Action], usual: Action, worlds: int
) -> tuple[tuple[float, ...], tuple[bool, ...]]:
    """What each choice loses against the best of them, and which are worse than the usual move."""
    actions = list(dict.fromkeys([usual, *chosen]))
    if len(actions) == 1 or not can_compare(view, actions):
        return (0.0,) * len(chosen), (False,) * len(chosen)
    comparer = Comparer(view, actions, luck="chance", facts=False, in_points=True)
    best = comparer.add(worlds).best
    whole = comparer.add(worlds)
    means = [statistics.fmean(branch.values[worlds:]) for branch in whole.branches]
    places = [actions.index(one) for one in chosen]
    worse = [
        place != 0 and whole.gap(0, place).is_beyond(0.0, SURELY) and means[0] > means[place]
        for place in places
    ]
    return tuple(means[best] - means[place] for place in places), tuple(worse)


def told(game: str, found: list[Asked]) -> str:
    """A line of figures."""
    losses = [statistics.fmean(one.losses) for one in found]
    error = statistics.stdev(losses) / len(losses) ** 0.5 if len(losses) > 1 else 0.0
    times = sorted(1000 * one for asked in found for one in asked.seconds)
    worse = statistics.fmean(bad for asked in found for bad in asked.worse)
    agreed = statistics.fmean(one.agreed for one in found)
    late = times[min(len(times) - 1, round(0.99 * len(times)))]
    return (
        f"{game:20}{len(found):4} decisions  all seeds agree {agreed:4.0%}  lost by chance "
        f"{statistics.fmean(losses):6.1f} ± {error:.1f}  worse than Steady's {worse:5.1%}  "
        f"median {statistics.median(times):.0f} ms, p99 {late:.0f} ms"
    )


def main(arguments: list[str] | None = None) -> int:
    """Ask and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("games", nargs="+", metavar="GAME")
    add("--level", default="expert")
    add("--decisions", type=int, default=40)
    add("--seeds", type=int, default=5)
    add("--worlds", type=int, default=400, help="fresh imagined deals in each half")
    add("--seed", default="chance")
    options = parser.parse_args(arguments)
    for game in options.games:
        asked = (
            ask(view, options.level, options.seeds, options.worlds)
            for view in decisions(game, 3 * options.decisions, options.seed)
        )
        found: list[Asked] = []
        for one in asked:
            if one is not None:
                found.append(one)
            if len(found) == options.decisions:
                break
        print(told(game, found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
