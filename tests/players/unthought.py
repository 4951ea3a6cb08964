"""How often Expert plays by rules of thumb alone: ``python -m tests.players.unthought --rules ID``.

Steady players play deals; at each of their choices it is asked whether Expert would compare moves
there by imagined deals, and if not, why. Forced moves, where one action alone is legal, giving the
deal up aside, do not count. ``--rules all`` takes every preset; ``--totals`` are points of each
side before the deal.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from canasta_qt.engine.actions import Action, ConcedeDeal
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.state import Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.levels import LEVELS
from canasta_qt.players.search.candidates import candidates, move_meant
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.player import weigh_answer
from canasta_qt.players.search.thinking import block_of, is_covered, table_is_known, weighs
from tests.players import deals

THOUGHT = "compared"
FORCED = "forced"
RULES = "rules"
TABLE = "table or opening"
PROMISED = "has promised to go out"
ANSWER = "answer"
MOVE = "move unknown"
ALONE = "no rival"

EXPERT = next(info.effort for info in LEVELS if info.id == "expert")


def why_unthought(view: PlayerView, bot: HeuristicBot, usual: Action) -> str:
    """Why Expert compares nothing here; `THOUGHT` where it does.

    `usual` is what the bot does here by rules of thumb.
    """
    assert EXPERT is not None
    if view.phase is Phase.ANSWER:
        return THOUGHT if weigh_answer(view, usual, 16, 1) else ANSWER
    block = block_of(view, careful=weighs(EXPERT, view.setup.rules))
    if block is None:
        return RULES
    if is_covered(view):
        moment = bot.moment(view)
        if move_meant(moment, usual) is None:
            return MOVE
        if len(candidates(moment, usual, block, flat_view(view))) > 1:
            return THOUGHT
    if sum(not isinstance(action, ConcedeDeal) for action in legal_actions(view)) == 1:
        return FORCED
    if is_covered(view):
        return ALONE
    return TABLE if not table_is_known(view) else PROMISED


def count(
    rules: TableRules, number: int, seed: int = 1, totals: Sequence[int] = ()
) -> Counter[str]:
    """Reason to the number of choices in so many deals."""
    found: Counter[str] = Counter()
    for deal in range(seed, seed + number):
        played = deals.start(rules, deal, tuple(totals))
        bots = [HeuristicBot(f"{deal}/{seat}") for seat in range(rules.match.players)]
        while played.state.phase is not Phase.OVER:
            view = deals.view(played, played.state.actor)
            usual = bots[view.seat].choose(view)
            found[why_unthought(view, bots[view.seat], usual)] += 1
            played.events += act(played.state, usual)
    return found


def share(found: Counter[str]) -> float:
    """Of the choices that were not forced, the share in which nothing was compared."""
    free = found.total() - found[FORCED]
    return (free - found[THOUGHT]) / free if free else 0.0


def main(argv: Sequence[str] | None = None) -> int:
    """Print for each preset the share, and the reasons."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--rules", metavar="ID", nargs="+", default=["all"], help="presets, or all")
    add("--deals", type=int, metavar="N", default=5, help="of each preset")
    add("--seed", type=int, metavar="S", default=1)
    add("--totals", type=int, metavar="POINTS", nargs="+", default=[])
    options = parser.parse_args(argv)
    for preset_id in preset_ids() if options.rules == ["all"] else options.rules:
        found = count(preset(preset_id).rules, options.deals, options.seed, options.totals)
        reasons = ", ".join(f"{why} {number}" for why, number in sorted(found.items()))
        print(f"{preset_id}: {share(found):.1%} ({reasons})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
