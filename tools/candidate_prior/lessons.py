"""What Expert found of its candidates: ``python -m tools.candidate_prior.lessons GAME FILE``.

Options are --deals N and --from N (deals whose search is learned from), --worlds N and --share N:
with worlds, every candidate of one decision in so many is tried in that many worlds, for
`trial`.
"""

from __future__ import annotations

import argparse
import pickle
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from canasta_qt.arena.duel import STANDINGS, mid_match
from canasta_qt.bots.api import make_bot
from canasta_qt.bots.heuristic.moment import roll
from canasta_qt.bots.playout.layout.state_codec import SHELF
from canasta_qt.bots.search.candidates import own_move
from canasta_qt.bots.search.move_codec import flat_view
from canasta_qt.bots.search.player import SearchBot
from canasta_qt.bots.search.thinking import (
    HEURISTIC_WEIGHT,
    Outcome,
    Thoughts,
    block_of,
    weighs,
    worlds_of,
)
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from tools.candidate_prior.clues import of_all


class Decision(NamedTuple):
    """One decision: its deal, the clues and what was found of each candidate.

    Attributes:
        means, counts: by candidate; what search found, and in how many worlds.
        held: what the rules of thumb hold against each.
        suspect: whether a partner would complain of it.
        start: whether a turn begins.
        discards: the names of the actions.
        values: worlds by candidates, without `held`; or None.
    """

    deal: int
    clues: Any
    means: Any
    counts: Any
    held: Any
    suspect: Any
    start: bool
    discards: Any
    values: Any


def decision(
    bot: SearchBot, view: PlayerView, thoughts: Thoughts, deal: int, worlds: int
) -> Decision:
    """The lesson of what a bot thought."""
    effort = bot.effort
    moment = bot.heuristic.moment(view)
    careful = weighs(effort, view.setup.rules)
    block = block_of(view, careful=careful)
    base = flat_view(view)
    inside = own_move(block, base)
    moves = thoughts.candidates
    own = next((at for at, one in enumerate(moves) if one.move == inside), -1)
    weight = effort.heuristic_weight if careful else HEURISTIC_WEIGHT
    values = None
    if worlds:
        made = worlds_of(view, block, base, roll("trial", view), recalled=careful)
        outcome = Outcome(view, block, effort.rounds if careful else 0)
        plans = [SHELF.filled(f"plan {at}", one.move.plan) for at, one in enumerate(moves)]
        values = np.array(
            [
                [
                    outcome.of(world, plan, one.move.code)
                    for plan, one in zip(plans, moves, strict=True)
                ]
                for world in map(made.world, range(worlds))
            ],
            dtype=np.float32,
        )
    return Decision(
        deal,
        np.array(of_all(moment, block, base, moves, own), dtype=np.float32),
        np.array([one.mean for one in thoughts.records], dtype=np.float32),
        np.array([len(one.values) for one in thoughts.records]),
        np.array([weight * one.cost for one in moves], dtype=np.float32),
        np.array([one.is_suspect for one in moves]),
        view.phase is Phase.START,
        np.array([type(one.action).__name__ for one in moves]),
        values,
    )


def lessons(game: str, deals: range, worlds: int, share: int) -> list[Decision]:
    """Of these deals, Expert at every seat."""
    rules = preset(game).rules
    found = []
    for number in deals:
        run = mid_match(rules, f"prior/{number}", number % STANDINGS)
        run.start_deal()
        bots = [
            make_bot("expert", f"{number}/{seat}", by_count=True)
            for seat in range(rules.match.players)
        ]
        chance = random.Random(number)
        while not run.deal_over:
            view = run.view(run.state.actor)
            bot = bots[view.seat]
            assert isinstance(bot, SearchBot)
            action, thoughts = bot.consider(view)
            looked_at = view.phase is not Phase.ANSWER and (
                not worlds or chance.randrange(share) == 0
            )
            if thoughts is not None and looked_at:
                found.append(decision(bot, view, thoughts, number, worlds))
            run.play(action)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Play and write; returns the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--worlds", type=int, default=0)
    parser.add_argument("--share", type=int, default=3)
    options = parser.parse_args(argv)
    kept: list[Decision] = []
    if options.file.exists():
        kept = pickle.loads(options.file.read_bytes())
    for number in range(options.first, options.first + options.deals):
        more = lessons(options.game, range(number, number + 1), options.worlds, options.share)
        kept += more
        options.file.write_bytes(pickle.dumps([tuple(one) for one in kept]))
        sys.stdout.write(f"{options.game} {number}: {len(more)}, {len(kept)} in all\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
