"""`canasta-qt judge`, `replay` and `verify`: positions and saved matches checked against the rules.

`judge FILE` settles what may be done in positions written as text; `replay FILE` plays a saved
match again, every action checked; `verify FILE` says whether it was dealt fairly, and played by its
rules.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from canasta_qt.arena.deal_report import deal_report, unit_of
from canasta_qt.commands.arguments import DIFFERENT, OK, UsageProblem, complain
from canasta_qt.commands.report import deal_data, deal_lines
from canasta_qt.record.fair_deal import DealCheck, check_deals
from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import FOREIGN, RecordProblem, loads
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.positions.reading import MOST_BYTES, read_positions
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.files import StorageProblem, read_bytes
from canasta_qt.words.refusals import refusal_text


def judge_positions(argv: Sequence[str]) -> int:
    """Print one JSON object per position, one a line.

    Exit status 0 when all could be judged, 1 when a position cannot be (its answer has `error`),
    2 when the file cannot be read.
    """
    parser = argparse.ArgumentParser(
        prog="canasta-qt judge",
        description="Judge positions written as JSON: which actions are legal, why not, the score.",
    )
    parser.add_argument("file", metavar="FILE", help="the positions; - reads standard input")
    options = parser.parse_args(argv)
    try:
        positions = _read_positions(options.file)
    except UsageProblem as problem:
        return complain("judge", problem)
    status = OK
    for position in positions:
        answer = judge(position, refusal_text)
        print(json.dumps(answer))
        if "error" in answer:
            status = DIFFERENT
    return status


def _read_positions(name: str) -> list[object]:
    try:
        if name == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            data = read_bytes(Path(name), MOST_BYTES)
        return read_positions(data)
    except StorageProblem as problem:
        raise UsageProblem(f"cannot read {name}: {problem.reason}") from None
    except PositionProblem as problem:
        raise UsageProblem(f"{name} {problem}") from None


def _match_parser(command: str, description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"canasta-qt {command}", description=description)
    parser.add_argument("file", metavar="FILE", help="a saved match (*.canasta)")
    return parser


def read_match(file: str) -> MatchLog:
    """The match in a file; says so on standard error when its end is left out.

    Raises `UsageProblem`, naming file and line, when it cannot be read.
    """
    try:
        loaded = loads(read_bytes(Path(file), FOREIGN.size), FOREIGN)
    except StorageProblem as problem:
        raise UsageProblem(f"cannot read {file}: {problem.reason}") from None
    except RecordProblem as problem:
        raise UsageProblem(f"{file}, {problem}") from None
    if loaded.cut_off:
        print(f"{file} was cut off; its incomplete end is left out", file=sys.stderr)
    return loaded.log


def replay_match(argv: Sequence[str]) -> int:
    """Print the scores of every deal that was finished.

    Exit status 0 when the match plays as written, 1 at the first difference, which is named, and
    2 when the file cannot be read.
    """
    parser = _match_parser("replay", "Play a saved match again and check every action.")
    parser.add_argument("--json", action="store_true", help="one JSON object per deal")
    options = parser.parse_args(argv)
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
        lines = [json.dumps(deal_data(report))] if as_json else deal_lines(report)
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


def verify_match(argv: Sequence[str]) -> int:
    """Print for every deal its seal and whether the deck is the one that was sealed.

    Exit status 0 when every deck is proved and the match plays as written, 1 when not, 2 when the
    file cannot be read.
    """
    parser = _match_parser(
        "verify",
        "Check the decks of a saved match against the seals shown before each deal, "
        "and that the match was played by its rules.",
    )
    options = parser.parse_args(argv)
    try:
        log = read_match(options.file)
    except UsageProblem as problem:
        return complain("verify", problem)
    checks = check_deals(log)
    for check in checks:
        print(deck_line(check))
    try:
        MatchRun.from_log(log)
    except ReplayDifference as difference:
        print(f"canasta-qt verify: {options.file}, {difference}", file=sys.stderr)
        return DIFFERENT
    print("the match plays by its rules, action by action")
    return OK if all(check.proved for check in checks) else DIFFERENT


def deck_line(check: DealCheck) -> str:
    """One line about a deal."""
    seed = "the match's seed gives this deck" if check.shuffled else "the seed gives another deck"
    if not check.sealed:
        return f"deal {check.deal}: was not sealed; {seed}"
    if check.kept:
        return f"deal {check.deal}: the deck is the one that was sealed, {check.digest}; {seed}"
    return f"deal {check.deal}: NOT THE DECK that was sealed: {check.digest} != {check.computed}"
