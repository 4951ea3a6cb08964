"""Measures how much chance is left in a deal when its cards are taken out, by game.

    python -m tools.lab.fit_luck --deals 300 classic_4p british ...

Deals of four steady players: their result has nothing but chance in it, so what is left of it when
the luck of the cards is subtracted (`canasta_qt.features.review.model.luck`) is what that leaves to
chance. Written for the rules that players in imagined deals go by. Where the luck of the cards
explains nothing, nothing is written. Prints the mean of the luck too, which must be nothing.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

from canasta_qt.engine.rules import preset
from canasta_qt.features.review.model import luck
from canasta_qt.features.review.model.luck import DealLuck, deal_luck
from canasta_qt.players.api import make_bot
from canasta_qt.players.search.evaluation import evaluation_of
from canasta_qt.players.search.thinking import rules_of
from canasta_qt.players.table import play_out
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import Timeline

FILE = Path(luck.__file__).with_name(luck.FILE)
LEAST_EXPLAINED = 0.05
"""Share of the variance that luck must explain to be told."""


def some_deal(game: str, number: int) -> DealLuck | None:
    """The luck of seat 0 in a deal of steady players."""
    rules, seed = preset(game).rules, f"fit luck/{number}"
    seats = range(rules.match.players)
    run = MatchRun.new(rules, seed, [Player(f"Seat {seat}", "steady") for seat in seats])
    run.start_deal()
    play_out(run, [make_bot("steady", f"{seed}/{seat}") for seat in seats], seed)
    return deal_luck(Timeline(run.log), 0, 1)


def measure(game: str, deals: int) -> int | None:
    """What is left to chance, in points; None where luck explains nothing. Prints the figures."""
    found = [one for one in (some_deal(game, number) for number in range(deals)) if one is not None]
    if len(found) < deals:
        print(f"{game}: its deals cannot be valued")
        return None
    results = statistics.stdev(one.result for one in found)
    left = statistics.stdev(one.result - one.luck for one in found)
    luck_mean = statistics.fmean(one.luck for one in found)
    error = statistics.stdev(one.luck for one in found) / len(found) ** 0.5
    print(
        f"{game}: {deals} deals, results \N{PLUS-MINUS SIGN} {results:.0f}, without the luck of the"
        f" cards \N{PLUS-MINUS SIGN} {left:.0f}; luck {luck_mean:.0f} \N{PLUS-MINUS SIGN}"
        f" {error:.0f} on average",
        flush=True,
    )
    return round(left) if left**2 < (1 - LEAST_EXPLAINED) * results**2 else None


def main(argv: Sequence[str] | None = None) -> int:
    """Measure some games and write what was found beside what is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", metavar="ID")
    parser.add_argument("--deals", type=int, default=300)
    options = parser.parse_args(argv)
    known = json.loads(FILE.read_text(encoding="utf-8"))["left_to_chance"]
    for game in options.games:
        block = rules_of(preset(game).rules, careful=True)
        if block is None or evaluation_of(block) is None:
            print(f"{game}: nothing foresees its deals")
            continue
        left = measure(game, options.deals)
        key = game
        known.pop(key, None)
        if left is not None:
            known[key] = left
    FILE.write_text(json.dumps({"left_to_chance": known}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
