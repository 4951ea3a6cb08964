"""What a review costs: processor seconds of a match of ten deals, and until its first moment.

    python tests/benchmarks/bench_review.py [--deals N] [--level ID] [--seed S] [--file MATCH]
                                            [--processes K]

A match is played by bots (or read from a file) and seat 0 of it reviewed, in this process, deal by
deal. Processor time is counted, so a busy machine makes no difference. The program shares the deals
out among its processes in turn; how long each of K would take is added up from the deals. The aims,
on two cores: all of it within 60 seconds, the first moment within 10. CANASTA_QT_INTERPRETED=1
shows what it costs without the compiled playouts, for which there is no aim.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from canasta_qt.engine.rules import resolve  # noqa: E402
from canasta_qt.features.review.model.reviewing import Reviewer, judge_name  # noqa: E402
from canasta_qt.players.api import make_bot  # noqa: E402
from canasta_qt.players.playout import COMPILED  # noqa: E402
from canasta_qt.players.table import play_out  # noqa: E402
from canasta_qt.record.log import MatchLog, Player  # noqa: E402
from canasta_qt.record.log_text import loads  # noqa: E402
from canasta_qt.record.replay import MatchRun  # noqa: E402
from canasta_qt.record.timeline import Timeline  # noqa: E402

ALL_S, FIRST_S = 60.0, 10.0
"""The aims."""


class Cost(NamedTuple):
    """Processor seconds of a review.

    Attributes:
        before: until deals are looked at: the match played again.
        deals: of each deal, in order; the line of luck is counted with the first.
        first: of the deals until the first moment is known; None where there is none.
        moments, asked: how many moments were found, and how many decisions were judged.
    """

    before: float
    deals: tuple[float, ...]
    first: float | None
    moments: int
    asked: int


def played(deals: int, level: str, seed: str) -> MatchLog:
    """A match of bots that goes over so many deals."""
    rules = resolve("classic_4p", {"match.end": {"kind": "deals", "count": deals}})
    levels = [level, "steady", "expert", "steady"]
    run = MatchRun.new(rules, seed, [Player(f"Seat {at}", one) for at, one in enumerate(levels)])
    bots = [make_bot(one, f"{seed}/{at}") for at, one in enumerate(levels)]
    while run.outcome() is None:
        run.start_deal()
        play_out(run, bots, seed)
        run.finish_deal()
    return run.log


def review(log: MatchLog) -> Cost:
    """Review seat 0, and count."""
    begun = process_time()
    reviewer = Reviewer(Timeline(log), 0)
    running, first = reviewer.run(), None
    spent: dict[int, float] = {}
    before = at = process_time() - begun
    for progress in running:
        now = process_time() - begun
        spent[progress.deal] = spent.get(progress.deal, 0.0) + now - at
        at = now
        if progress.moment is not None and first is None:
            first = now
    found = reviewer.review
    asked = sum(deal.asked for deal in found.deals.values())
    return Cost(before, tuple(spent.values()), first, len(found.moments), asked)


def report(cost: Cost, processes: int) -> list[str]:
    """What is printed."""
    each = [cost.before + sum(cost.deals[at::processes]) for at in range(processes)]
    core = "compiled" if COMPILED else "interpreted"
    first = "none found" if cost.first is None else f"{cost.first:.1f} s"
    lines = [
        f"judge {judge_name()}, playouts {core}",
        f"{len(cost.deals)} deals, {cost.asked} decisions, {cost.moments} moments told",
        f"processor time: {cost.before + sum(cost.deals):.1f} s in all, first moment {first}",
        "each deal: " + ", ".join(f"{seconds:.1f}" for seconds in cost.deals),
        f"on {processes} processes: " + ", ".join(f"{seconds:.1f} s" for seconds in each),
    ]
    if COMPILED:
        met = max(each) <= ALL_S and (cost.first is None or cost.first <= FIRST_S)
        lines.append(f"aims ({ALL_S:.0f} s, first {FIRST_S:.0f} s): {'met' if met else 'MISSED'}")
    return lines


def main(argv: Sequence[str] | None = None) -> int:
    """Play or read, review, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--deals", type=int, default=10, metavar="N")
    add("--level", default="steady", metavar="ID", help="who plays seat 0 (steady)")
    add("--seed", default="review", metavar="S")
    add("--file", type=Path, metavar="MATCH", help="a saved match instead")
    add("--processes", type=int, default=2, metavar="K", help="how many share the deals (2)")
    options = parser.parse_args(argv)
    if options.file is None:
        log = played(options.deals, options.level, options.seed)
    else:
        log = loads(options.file.read_text(encoding="utf-8")).log
    print("\n".join(report(review(log), options.processes)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
