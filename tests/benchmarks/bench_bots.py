"""How long a player thinks, how strong the steady one is, and what its deals look like.

    python tests/benchmarks/bench_bots.py time [--deals 30] [--level expert] [preset ...]
    python tests/benchmarks/bench_bots.py strength [--deals 200] [preset ...]
    python tests/benchmarks/bench_bots.py deals [--deals 200] [preset ...]

`strength` plays duplicate pairs of the arena against a greedy and a random player, and prints by
how many points a deal the steady player beats them, with the 95 % interval.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from canasta_qt.engine.actions import Action
from canasta_qt.engine.events import PileTaken
from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import (
    make_bot,
)
from canasta_qt.players.bot import Bot
from tests.players.deals import PlayedDeal, play_deal
from tests.players.greedy import GreedyBot
from tools.lab.contest import Contest, report_of
from tools.lab.duel import Maker, Players, play_pair

TOTALS = (0, 1600, 3100)
"""Everybody's score before the deal, in turn, so that every opening minimum is met."""


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot = bot
        self.times = times

    def choose(self, view: PlayerView) -> Action:
        began = time.process_time()
        action = self.bot.choose(view)
        self.times.append(1000 * (time.process_time() - began))
        return action


def steady(seed: str) -> Bot:
    return make_bot("steady", seed)


def one_player(level: str, times: list[float]) -> Maker:
    """Players of the level who think by count, with a stopwatch; a clock would shorten thoughts."""
    return lambda seed: Timed(make_bot(level, seed, by_count=True), times)


def one_deal(rules: TableRules, maker: Maker, seed: int) -> PlayedDeal:
    """A deal of players of one kind."""
    setup = setup_for(rules)
    bots = [maker(f"{seed}/{seat}") for seat in range(setup.seats)]
    totals = (TOTALS[seed % len(TOTALS)],) * setup.scorers
    return play_deal(rules, bots, seed, totals=totals)


def show_times(preset_id: str, deals: int, level: str) -> None:
    """Milliseconds of processor for a decision: median, 95th and 99th percentile, longest."""
    times: list[float] = []
    for seed in range(deals):
        one_deal(preset(preset_id).rules, one_player(level, times), seed)
    times.sort()
    marks = [times[int(len(times) * share)] for share in (0.5, 0.95, 0.99)]
    p50, p95, p99 = marks
    print(
        f"{preset_id:22} {len(times):6} decisions, ms:"
        f" p50 {p50:.2f}  p95 {p95:.2f}  p99 {p99:.2f}  max {times[-1]:.2f}"
    )


def show_strength(preset_id: str, deals: int) -> None:
    """Points a deal by which the steady player beats the yardsticks, on duplicate deals."""
    rules = preset(preset_id).rules
    others: dict[str, Maker] = {"greedy": GreedyBot, "random": partial(make_bot, "random")}
    for name, other in others.items():
        players = Players(steady, other, other, other)
        pairs = [play_pair(rules, players, "bench", number) for number in range(deals)]
        report = report_of(Contest(rules, "steady", name, "bench"), pairs)
        print(
            f"{preset_id:22} steady over {name}: {report.margin:+.0f} ± {report.interval:.0f},"
            f" {report.pairs.mean:.0%} of pairs won"
        )


def show_deals(preset_id: str, deals: int) -> None:
    """What deals among steady players look like."""
    rules = preset(preset_id).rules
    played = [one_deal(rules, steady, seed) for seed in range(deals)]
    states = [deal.state for deal in played]
    out = sum(s.result is not None and s.result.reason == "out" for s in states) / deals
    opened = statistics.mean(turn > 0 for state in states for turn in state.opened)
    canastas = statistics.mean(
        sum(is_canasta(s.setup, meld) for melds in s.melds for meld in melds) for s in states
    )
    takes = [len(e.rest) + 1 for deal in played for e in deal.events if isinstance(e, PileTaken)]
    print(
        f"{preset_id:22} {deals} deals: out {out:.0%}, a side opened {opened:.0%},"
        f" {canastas:.2f} canastas, {statistics.mean(s.turn for s in states):.0f} turns,"
        f" {len(takes) / deals:.1f} piles of {statistics.mean(takes or [0]):.1f} cards"
    )


SHOWS = {"strength": show_strength, "deals": show_deals}


def main() -> None:
    """Print a line or two a preset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("time", *SHOWS))
    parser.add_argument("presets", nargs="*", default=preset_ids())
    parser.add_argument("--deals", type=int)
    parser.add_argument("--level", default="steady", help="whose time it is")
    options = parser.parse_intermixed_args()
    deals = options.deals or (30 if options.what == "time" else 200)
    for preset_id in options.presets:
        if options.what == "time":
            show_times(preset_id, deals, options.level)
        else:
            SHOWS[options.what](preset_id, deals)


if __name__ == "__main__":
    main()
