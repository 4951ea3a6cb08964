"""How long the club player thinks about one decision.

Run: ``python tests/benchmarks/bench_bots.py [deals] [preset ...]``; prints milliseconds per game.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from canasta_qt.bots.api import Bot, make_bot
from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import playable_preset_ids, preset
from canasta_qt.engine.view import PlayerView
from tests.bots.deals import play_deal


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot = bot
        self.times = times

    def choose(self, view: PlayerView) -> Action:
        began = time.perf_counter()
        action = self.bot.choose(view)
        self.times.append(1000 * (time.perf_counter() - began))
        return action


def measure(preset_id: str, deals: int) -> list[float]:
    """Milliseconds of every decision in so many deals, sorted."""
    rules = preset(preset_id).rules
    times: list[float] = []
    for seed in range(deals):
        seats = range(rules.match.players)
        bots = [Timed(make_bot("club", f"{seed}/{seat}"), times) for seat in seats]
        play_deal(rules, bots, seed, totals=(1600, 3100))
    return sorted(times)


def main() -> None:
    """Print one line a preset."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    presets = sys.argv[2:] or playable_preset_ids()
    print(f"{'preset':24}{'decisions':>10}{'p50 ms':>9}{'p95':>8}{'p99':>8}{'max':>8}")
    for preset_id in presets:
        times = measure(preset_id, deals)
        marks = [times[int(len(times) * share)] for share in (0.5, 0.95, 0.99)]
        text = "".join(f"{mark:8.2f}" for mark in (*marks, times[-1]))
        print(f"{preset_id:24}{len(times):>10} {text}")


if __name__ == "__main__":
    main()
