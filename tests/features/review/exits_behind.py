"""Is going out five hundred points behind a mistake? Why the gate plants none.

    python -m tests.features.review.exits_behind --matches 100 --seed scan

Looks through matches of steady players for seats that can go out while their side has five hundred
points less on the table, and has the review's judge say what it thinks of what was done. In the
2,327 deals of 400 matches such a seat stayed 17 times, 16 of them in matches that were lost
whatever happened. In open matches steady players go out; of the first 62 such exits that could be
compared the judge would have done the same in 48, and was not sure in 8. So going out far behind is
no mistake by itself, since the others would soon end the deal with more. Where it is one the review
says so: it did in the other 6.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from canasta_qt.engine.actions import Action
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.review.model.judging import MoveJudge
from canasta_qt.players.heuristic.going_out import first_step, way_out
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.record.notation import text_of
from canasta_qt.record.replay import MatchRun
from tests.features.review.blunders import is_open, on_the_table
from tests.features.review.gate import Case, bots_of, new_match

BEHIND = 500


def exits(run: MatchRun) -> Iterator[tuple[PlayerView, Action, bool]]:
    """The first chance of every deal to go out far behind, what a steady player does, and whether
    that is going out.
    """
    bots = bots_of("steady", str(run.log.seed), run.log.rules.match.players)
    while run.outcome() is None:
        run.start_deal()
        found = False
        while not run.deal_over:
            view = run.view(run.state.actor)
            usual = bots[view.seat].choose(view)
            if not found and is_far_behind(run, view) and is_open(run):
                way = way_out(HeuristicBot("exits").moment(view))
                found = way is not None
                if way is not None:
                    yield view, usual, usual == first_step(way)
            run.play(usual)
        run.finish_deal()


def is_far_behind(run: MatchRun, view: PlayerView) -> bool:
    """Whether the seat, in the middle of its turn, has far less on the table than the others."""
    if view.phase is not Phase.PLAY or view.now.answer is not None:
        return False
    points = on_the_table(run)
    own = points.pop(run.state.setup.scorer_of[view.seat])
    return own + BEHIND <= max(points)


def main(argv: Sequence[str] | None = None) -> int:
    """Look through matches, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20, metavar="N")
    parser.add_argument("--seed", default="scan", metavar="S")
    options = parser.parse_args(argv)
    said: Counter[str] = Counter()
    judge = MoveJudge()
    for number in range(options.matches):
        for view, usual, goes in exits(new_match(Case("classic_4p", True, options.seed, number))):
            judgement = judge.judge(view, usual)
            said[f"{'goes' if goes else 'stays'}: {judgement.verdict}"] += 1
            if judgement.verdict == "better_there" and judgement.rival is not None:
                rival = text_of(judgement.rival)
                print(f"{text_of(usual)}; better by {judgement.points}: {rival}", flush=True)
    print(", ".join(f"{what} {count}" for what, count in sorted(said.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
