"""`canasta-qt replay FILE`: play a saved match again, every action checked."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from canasta_qt.arena.deal_report import deal_report, unit_of
from canasta_qt.commands.arguments import DIFFERENT, OK, UsageProblem, complain
from canasta_qt.commands.report import as_data, as_lines
from canasta_qt.commands.saved_match import read_match
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun, ReplayDifference


def main(argv: Sequence[str]) -> int:
    """Print the scores of every deal that was finished.

    Exit status 0 when the match plays as written, 1 at the first difference, which is named, and
    2 when the file cannot be read.
    """
    options = _parser().parse_args(argv)
    try:
        return _replay(read_match(options.file), as_json=options.json)
    except UsageProblem as problem:
        return complain("replay", problem)
    except ReplayDifference as difference:
        print(f"canasta-qt replay: {options.file}, {difference}", file=sys.stderr)
        return DIFFERENT


def _replay(log: MatchLog, *, as_json: bool) -> int:
    def show(run: MatchRun) -> None:
        report = deal_report(run)
        lines = [json.dumps(as_data(report))] if as_json else as_lines(report)
        for line in lines:
            print(line)

    run = MatchRun.from_log(log, on_deal_over=show)
    if not as_json:
        print(_ending(run))
    return OK


def _ending(run: MatchRun) -> str:
    outcome = run.outcome()
    if outcome is not None:
        winners = " and ".join(f"{unit_of(run)} {scorer}" for scorer in outcome.winners)
        if run.log.conceded is not None:
            return f"seat {run.log.conceded} conceded the match, {winners} won"
        return f"{winners} won the match by {outcome.margin} points"
    if run.in_deal:
        done = len(run.log.deals[-1].entries)
        return f"deal {run.log.deals[-1].number} goes on after {done} actions"
    return "the match goes on"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt replay", description="Play a saved match again and check every action."
    )
    parser.add_argument("file", metavar="FILE", help="a saved match (*.canasta)")
    parser.add_argument("--json", action="store_true", help="one JSON object per deal")
    return parser
