"""What the first take of a fat pile is worth: ``python -m tools.lab.first_takes ID --least 8``.

Bots of one level play first deals of matches. Of each deal in which a pile of so many cards was
taken, the side that took the first such pile is asked by how many points it was ahead at the end;
told are the mean with its 95 % interval and how often it was ahead. Advice on how to play well
(`canasta_qt/features/rulebook/words/strategy`) leans on such figures. The same seed gives the same
figures.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator, Sequence

from canasta_qt.engine.actions import Action, TakePile
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.players.table import play_out
from canasta_qt.record.log import Player, RuleOrigin
from canasta_qt.record.replay import MatchRun


def main(argv: Sequence[str] | None = None) -> int:
    """Play and tell; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", metavar="ID", choices=preset_ids())
    parser.add_argument("--least", type=int, default=1, metavar="N", help="cards in the pile")
    parser.add_argument("--deals", type=int, default=300, metavar="N")
    parser.add_argument("--seed", default="takes")
    options = parser.parse_args(argv)
    rules = preset(options.game).rules
    leads = list(leads_after(rules, options.game, options.least, options.deals, options.seed))
    print(f"{options.game}, a pile of {options.least} or more: {told(leads)}")
    return 0


def told(leads: Sequence[float]) -> str:
    """The mean lead with its interval and the share of deals in which there was one."""
    if len(leads) < 2:
        return f"taken in {len(leads)} deals, too few to say more"
    interval = 1.96 * statistics.stdev(leads) / len(leads) ** 0.5
    share = sum(lead > 0 for lead in leads) / len(leads)
    mean = statistics.mean(leads)
    return f"{mean:+.0f} ± {interval:.0f} points, ahead in {share:.0%} of {len(leads)} deals"


def leads_after(
    rules: TableRules, preset_id: str, least: int, deals: int, seed: str
) -> Iterator[float]:
    """By how many points the first to take such a pile was ahead, deal by deal."""
    for number in range(deals):
        seats = range(rules.match.players)
        players = [Player(f"Bot {seat + 1}", DEFAULT_LEVEL) for seat in seats]
        run = MatchRun.new(rules, f"{seed}/{number}", players, RuleOrigin(preset_id, ()))
        bots = [make_bot(DEFAULT_LEVEL, number * len(seats) + seat) for seat in seats]
        takers: list[int] = []

        def watch(
            view: PlayerView, action: Action, _seconds: float, takers: list[int] = takers
        ) -> None:
            if isinstance(action, TakePile) and len(view.pile) >= least:
                takers.append(view.actor)

        run.start_deal()
        play_out(run, bots, f"deal {number}", watch)
        totals = [score.total for score in run.finish_deal()]
        if takers:
            yield lead_of(setup_for(rules).scorer_of[takers[0]], totals)


def lead_of(scorer: int, totals: Sequence[int]) -> float:
    """How far a scorer is ahead of the mean of the others."""
    others = [total for number, total in enumerate(totals) if number != scorer]
    return totals[scorer] - statistics.mean(others)


if __name__ == "__main__":
    sys.exit(main())
