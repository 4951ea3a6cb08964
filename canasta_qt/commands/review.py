"""`canasta-qt review FILE`: the moments of a saved match that are worth a second look."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from time import perf_counter

from canasta_qt.commands.arguments import DIFFERENT, OK, complain
from canasta_qt.commands.check import chosen_seat, read_match, timeline_of
from canasta_qt.features.review.model.moments import MatchReview, Moment, moment_data, review_data
from canasta_qt.features.review.model.reviewing import Reviewer, ReviewNotOffered
from canasta_qt.features.review.words import review as words
from canasta_qt.features.review.words.review import PanelText
from canasta_qt.players.judging import Gap
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.start import UsageProblem
from canasta_qt.words.sentences import figures


def review_match(argv: Sequence[str]) -> int:
    """Print at most three moments a deal, for one seat, and how long that took.

    Exit status 0 when it could be reviewed, 1 when the match does not play as it is written, 2 when
    the file cannot be read or matches under its rules are not reviewed.
    """
    parser = argparse.ArgumentParser(
        prog="canasta-qt review",
        description="Look for moves of a saved match that could have been better, or were well "
        "found: at most three a deal, each confirmed twice. Only what the seat knew counts.",
    )
    parser.add_argument("file", metavar="FILE", help="a saved match (*.canasta)")
    parser.add_argument(
        "--seat", metavar="N", help="whose moves, from 0; left out: the first person's"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args(argv)
    try:
        log = read_match(options.file)
        seat = chosen_seat(log, options.seat)
        begun = perf_counter()
        timeline = timeline_of(log)
        reviewer = Reviewer(timeline, seat)
        if not reviewer.deals:
            raise UsageProblem(PanelText.RUNNING_TEXT())
        _run(reviewer, quiet=options.json)
    except UsageProblem as problem:
        return complain("review", problem)
    except ReviewNotOffered as problem:
        return complain("review", words.offer_words(problem.reason))
    except ReplayDifference as difference:
        return complain("review", f"{options.file} is damaged: {difference}", DIFFERENT)
    seconds = perf_counter() - begun
    if options.json:
        print(json.dumps(_as_data(reviewer.review, seconds)))
    else:
        print("\n".join(_lines(timeline, reviewer.review, seconds)))
    return OK


def _run(reviewer: Reviewer, *, quiet: bool) -> None:
    if not quiet and not COMPILED:
        print(PanelText.SLOW(), file=sys.stderr)
    watched = not quiet and sys.stderr.isatty()
    for progress in reviewer.run():
        if watched:
            print(f"\r{progress.done:.0%}", end="", file=sys.stderr, flush=True)
    if watched:
        print(file=sys.stderr)


def _lines(timeline: Timeline, review: MatchReview, seconds: float) -> Iterator[str]:
    for number in sorted(review.deals):
        deal = review.deals[number]
        if not deal.moments:
            text = PanelText.WELL_TEXT if deal.asked else PanelText.NO_CHOICE_TEXT
            yield f"deal {number}: {text()}"
        for moment in deal.moments:
            yield from _moment_lines(timeline, moment)
    luck = words.luck_words(review.luck)
    if luck:
        yield luck
    asked = sum(deal.asked for deal in review.deals.values())
    seen = f"{_counted(len(review.deals), 'deal')} and {_counted(asked, 'decision')}"
    yield f"{seen} in {seconds:.1f} seconds"


def _moment_lines(timeline: Timeline, moment: Moment) -> Iterator[str]:
    before = timeline.run_at(ReplayPoint(moment.deal, moment.action - 1)).state
    melds = {meld.uid: meld.kind for meld in before.melds[before.side_of[moment.seat]]}
    title, gain = words.moment_title(moment.kind), words.gain_words(moment)
    where = f"deal {moment.deal}, action {moment.action}, turn {moment.turn}"
    yield f"{where}: {title}, {gain}"
    yield f"  {words.played_words(moment.played, melds)} {words.other_words(moment, melds)}"
    if moment.fact is not None:
        yield f"  {words.fact_words(moment)}"
    careful = f"{_plus_minus(moment.careful)} over {figures(moment.worlds)} imagined deals"
    plain = f"{_plus_minus(moment.plain)} over {figures(moment.plain_worlds)} of plainer players"
    yield f"  {careful}, {plain}"


def _counted(count: int, what: str) -> str:
    return f"{figures(count)} {what}{'' if count == 1 else 's'}"


def _plus_minus(gap: Gap) -> str:
    return f"{gap.points:.0f} ± {gap.error:.0f}"


def _as_data(review: MatchReview, seconds: float) -> dict[str, object]:
    data = review_data(review)
    moments = [moment_data(moment) for moment in review.moments]
    for deal in data["deals"]:
        del deal["found"]
    return {**data, "moments": moments, "seconds": round(seconds, 1)}
