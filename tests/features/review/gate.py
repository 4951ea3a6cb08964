"""The gate of the review: does it blame good moves, and does it find blunders?

    python -m tests.features.review.gate --game classic_4p --deals 60 --seed 1
    python -m tests.features.review.gate --game classic_4p --deals 40 --seed 1 --planted
    python -m tests.features.review.gate --show

Expert judged by Expert: whatever is flagged is a false blame, or a move where Expert chose by
chance. All seats of a deal are reviewed; a review is one seat's deal. Planted: deals of steady
players in which one seat makes one gross mistake. What both models call a mistake, beside what
Steady does there, must be found, and be among the three moments unless three larger ones are.

Every deal is a line of the file of results, so that a run goes on where another one ended: what is
there of the same judge is not done again.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from canasta_qt.engine.rules import preset
from canasta_qt.features.review.model import reviewing
from canasta_qt.features.review.model.judging import LEAST_GAP, SURE
from canasta_qt.features.review.model.moments import MOST_MOMENTS, MatchReview, Moment, moment_data
from canasta_qt.features.review.model.reviewing import Reviewer, judge_name
from canasta_qt.jobs.pool import Pool
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Bot
from canasta_qt.players.judging import Comparer, Model, moves_of
from canasta_qt.players.table import play_out
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint, Timeline
from tests.features.review.blunders import PLANTER, Planted, planted_deal

RESULTS: Final = Path(__file__).with_name("gate_results.jsonl")
WORLDS: Final = 3000
"""Imagined deals, in each model, in which a blunder is compared with what Steady does."""
DEALS_BEFORE: Final = 4
"""So many different numbers of deals are over before the one that is looked at."""
MOST_FLAGS: Final = 0.05
LEAST_FOUND: Final = 0.9


class Case(NamedTuple):
    """A deal to be played and reviewed."""

    game: str
    planted: bool
    seed: str
    number: int


def play_case(case: Case) -> dict[str, Any]:
    """Play and review one deal; what is kept of it."""
    begun = perf_counter()
    told = _planted(case) if case.planted else _among_experts(case)
    head = {"judge": judge_name(), **case._asdict()}
    return {**head, **told, "seconds": round(perf_counter() - begun, 1)}


def new_match(case: Case, tried: int = 0) -> MatchRun:
    """A match of steady players, nothing dealt yet."""
    rules = preset(case.game).rules
    seats = range(rules.match.players)
    seed = f"{case.seed}/{case.number}/{tried}"
    return MatchRun.new(rules, seed, [Player(f"Seat {seat}", "steady") for seat in seats])


def match_before(case: Case, tried: int = 0) -> MatchRun:
    """A match of steady players in which some deals are over."""
    run = new_match(case, tried)
    seed, rules = f"{case.seed}/{case.number}/{tried}", run.log.rules
    bots = bots_of("steady", seed, rules.match.players)
    for _ in range((case.number + tried) % DEALS_BEFORE):
        run.start_deal()
        play_out(run, bots, seed)
        run.finish_deal()
        if run.outcome() is not None:
            return match_before(case, tried + 1)
    run.start_deal()
    return run


def bots_of(level: str, seed: str, count: int) -> list[Bot]:
    return [make_bot(level, f"{seed}/{level}/{seat}") for seat in range(count)]


def _among_experts(case: Case) -> dict[str, Any]:
    run = match_before(case)
    seats = run.log.rules.match.players
    play_out(run, bots_of("expert", f"{case.seed}/{case.number}", seats), str(case))
    timeline = Timeline(run.log)
    reviews = [review_last(timeline, seat) for seat in range(seats)]
    moments = [moment for review in reviews for moment in review.moments]
    return {
        "reviews": seats,
        "asked": sum(deal.asked for review in reviews for deal in review.deals.values()),
        "flags": [kept(moment) for moment in moments if not moment.is_praise],
        "praise": [moment.points for moment in moments if moment.is_praise],
        "disputed": sum(len(d.disputed) for review in reviews for d in review.deals.values()),
    }


def _planted(case: Case) -> dict[str, Any]:
    planted = planted_deal(lambda tried: new_match(case, tried), case.number)
    timeline = Timeline(planted.run.log)
    review = review_last(timeline, planted.seat)
    blamed = [moment for moment in review.moments if not moment.is_praise]
    found = [
        moment
        for deal in review.deals.values()
        for moment in deal.found
        if not moment.is_praise and moment.action <= planted.last and planted.first <= moment.last
    ]
    full = len(review.moments) == MOST_MOMENTS
    behind = full and all(hit.points <= one.points for hit in found for one in review.moments)
    return {
        "planter": PLANTER,
        "blunder": planted.kind,
        "place": [planted.run.log.deals[-1].number, planted.first, planted.seat],
        "called": is_called(planted, timeline),
        "found": bool(found) and (behind or any(hit in blamed for hit in found)),
        "flags": [kept(moment) for moment in blamed],
    }


def is_called(planted: Planted, timeline: Timeline) -> bool:
    """Whether both models call the blunder a mistake, compared with what Steady does there."""
    place = ReplayPoint(planted.run.log.deals[-1].number, planted.first - 1)
    view = timeline.run_at(place).view(planted.seat)
    blunder = planted.run.log.deals[-1].entries[planted.first - 1].action
    if moves_of(view, (blunder, planted.usual)) is None:
        return False
    models: tuple[Model, ...] = ("careful", "plain")
    for model in models:
        both = Comparer(view, (blunder, planted.usual), luck="gate", model=model, facts=False)
        gap = both.add(WORLDS).gap(1, 0)
        if gap.points < LEAST_GAP or not gap.is_beyond(0, SURE):
            return False
    return True


def review_last(timeline: Timeline, seat: int) -> MatchReview:
    """The review of a match's last deal, to its end, whether it is offered yet or not."""
    last = len(timeline.tapes)
    with patch.object(reviewing, "why_not", lambda _: None):
        reviewer = Reviewer(timeline, seat, deals=(last,))
    for _ in reviewer.run():
        pass
    return reviewer.review


def kept(moment: Moment) -> dict[str, Any]:
    """A moment without its continuation."""
    data = moment_data(moment)
    del data["continuation"]
    return data


# --- results ------------------------------------------------------------------------------


def results(file: Path) -> list[dict[str, Any]]:
    """What is kept so far of the judge, and the planter, of now."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    rows = [row for row in map(json.loads, lines) if row["judge"] == judge_name()]
    return [row for row in rows if row.get("planter", PLANTER) == PLANTER]


def cases_left(options: argparse.Namespace) -> list[Case]:
    """The deals that are not kept yet."""
    done = {
        (row["game"], row["planted"], row["seed"], row["number"]) for row in results(options.file)
    }
    wanted = (
        Case(options.game, options.planted, options.seed, number) for number in range(options.deals)
    )
    return [case for case in wanted if tuple(case) not in done]


def poisson_interval(count: int) -> tuple[float, float]:
    """About 95 % for the mean of a count (Byar's approximation)."""
    low = 0.0
    if count:
        low = count * (1 - 1 / (9 * count) - 1.96 / (3 * math.sqrt(count))) ** 3
    more = count + 1
    return low, more * (1 - 1 / (9 * more) + 1.96 / (3 * math.sqrt(more))) ** 3


def wilson_interval(hits: int, count: int) -> tuple[float, float]:
    """About 95 % for a share."""
    z = 1.96
    middle = (hits + z * z / 2) / (count + z * z)
    half = z / (count + z * z) * math.sqrt(hits * (count - hits) / count + z * z / 4)
    return middle - half, middle + half


def report(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Lines that say how the gate stands."""
    for game in sorted({row["game"] for row in rows}):
        among = [row for row in rows if row["game"] == game and not row["planted"]]
        if among:
            yield _self_line(game, among)
        planted = [row for row in rows if row["game"] == game and row["planted"]]
        if planted:
            yield _planted_line(game, planted)


def _self_line(game: str, rows: Sequence[dict[str, Any]]) -> str:
    reviews = sum(row["reviews"] for row in rows)
    flags = sum(len(row["flags"]) for row in rows)
    low, high = (bound / reviews for bound in poisson_interval(flags))
    passed = "passed" if flags / reviews <= MOST_FLAGS else "SHUT"
    return (
        f"{game}: Expert by Expert, {len(rows)} deals, {reviews} reviews, {flags} flags: "
        f"{flags / reviews:.3f} a deal ({low:.3f} to {high:.3f}), {passed}"
    )


def _planted_line(game: str, rows: Sequence[dict[str, Any]]) -> str:
    planted, rows = len(rows), [row for row in rows if row.get("called", True)]
    found = sum(row["found"] for row in rows)
    low, high = wilson_interval(found, len(rows))
    kinds = sorted({row["blunder"] for row in rows})
    by_kind = ", ".join(
        f"{kind} {sum(row['found'] for row in rows if row['blunder'] == kind)} of "
        f"{sum(row['blunder'] == kind for row in rows)}"
        for kind in kinds
    )
    passed = "passed" if found / len(rows) >= LEAST_FOUND else "SHUT"
    return (
        f"{game}: {planted} blunders planted, {found} of {len(rows)} found "
        f"({low:.2f} to {high:.2f}; {by_kind}), {passed}"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Do what is left, append it to the file, and say how the gate stands."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--game", default="classic_4p", metavar="ID")
    add("--deals", type=int, default=60, metavar="N")
    add("--seed", default="1", metavar="S")
    add("--processes", type=int, default=1, metavar="K")
    add("--planted", action="store_true", help="deals with one planted blunder each")
    add("--file", type=Path, default=RESULTS, help="where results are kept")
    add("--show", action="store_true", help="only say how the gate stands")
    options = parser.parse_args(argv)
    if not options.show:
        _work(options)
    print("\n".join(report(results(options.file))), flush=True)
    return 0


def _work(options: argparse.Namespace) -> None:
    with Pool[Case, dict[str, Any]](play_case, options.processes) as pool:
        for done in pool.run(cases_left(options)):
            _keep(options.file, done.result, done.trouble)


def _keep(file: Path, row: dict[str, Any] | None, trouble: str) -> None:
    if row is None:
        print(trouble, file=sys.stderr)
        return
    with file.open("a", encoding="utf-8") as kept_results:
        kept_results.write(json.dumps(row) + "\n")
    told = f"{len(row['flags'])} flags" if "found" not in row else f"found: {row['found']}"
    print(f"{row['game']} {row['number']}: {told}, {row['seconds']} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
