"""`canasta-qt judge`, `replay` and `verify`: positions and saved matches checked against the rules.

`judge FILE` settles what may be done in positions written as text; `replay FILE` plays a saved
match again, every action checked, or writes one of its positions; `verify FILE` says whether it is
proved that nobody chose its cards, and whether it was played by its rules.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from canasta_qt.commands.arguments import (
    DIFFERENT,
    OK,
    complain,
    read_input,
    whole_number,
)
from canasta_qt.commands.report import deal_data, deal_lines
from canasta_qt.players.deal_report import deal_report, unit_of
from canasta_qt.record.fair_deal import Doubt, MatchCheck, check_match, is_as_committed
from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import FOREIGN, RecordProblem, loads
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.positions.reading import MOST_BYTES, place_of, read_positions
from canasta_qt.record.positions.writing import without_the_obvious, write_action, write_position
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.record.timeline import Timeline
from canasta_qt.start import UsageProblem
from canasta_qt.storage.files import StorageProblem, read_bytes
from canasta_qt.words.refusals import doubt_text, refusal_text


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
        data, positions = _read_positions(options.file)
    except UsageProblem as problem:
        return complain("judge", problem)
    status = OK
    for at, position in enumerate(positions):
        answer = judge(position, refusal_text)
        if "error" in answer:
            status = DIFFERENT
            error = str(answer["error"])
            answer["error"] = f"{error} ({place_of(data, at, error)})"
        print(json.dumps(answer))
    return status


def _read_positions(name: str) -> tuple[bytes, list[object]]:
    """The file's content and the positions in it."""
    data = read_input(name, MOST_BYTES)
    try:
        return data, read_positions(data)
    except PositionProblem as problem:
        raise UsageProblem(f"{name} {problem}") from None


def _match_parser(command: str, description: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"canasta-qt {command}", description=description)
    parser.add_argument("file", metavar="FILE", help="a saved match (*.canasta)")
    return parser


def read_match(file: str) -> MatchLog:
    """The match in a file; says so on standard error when it was changed, or its end is left out.

    Raises `UsageProblem`, naming file and line, when it cannot be read.
    """
    try:
        loaded = loads(read_bytes(Path(file), FOREIGN.size), FOREIGN)
    except StorageProblem as problem:
        raise UsageProblem(f"cannot read {file}: {problem.reason}") from None
    except RecordProblem as problem:
        raise UsageProblem(f"{file}, {problem}") from None
    if not is_as_committed(loaded.log):
        print(f"{file}: {doubt_text(Doubt.CHANGED)}", file=sys.stderr)
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
    parser.add_argument(
        "--position",
        metavar="DEAL.ACTION",
        help="print the position before an action, with it, as `canasta-qt judge` reads it",
    )
    options = parser.parse_args(argv)
    try:
        log = read_match(options.file)
        if options.position is not None:
            print(json.dumps(_position_at(log, options.position)))
            return OK
        return _replay(log, as_json=options.json)
    except UsageProblem as problem:
        return complain("replay", problem)
    except ReplayDifference as difference:
        return complain("replay", f"{options.file}, {difference}", DIFFERENT)


def _position_at(log: MatchLog, place: str) -> dict[str, object]:
    """The position before an action of a match, `2.17` being the 17th of the second deal.

    Raises `UsageProblem` where the match has no such action.
    """
    found = re.fullmatch(r"([1-9][0-9]{0,6})\.([1-9][0-9]{0,6})", place)
    if found is None:
        raise UsageProblem(f"--position: 2.17 is the 17th action of deal 2; {place[:20]!r} is none")
    deal, number = int(found[1]), int(found[2])
    if deal > len(log.deals):
        raise UsageProblem(f"--position: the match has {len(log.deals)} deals")
    if not timeline_of(log).is_over(deal):
        raise UsageProblem(f"--position: deal {deal} goes on; all cards are shown once it is over")
    entries = log.deals[deal - 1].entries
    if number > len(entries):
        raise UsageProblem(f"--position: deal {deal} has {len(entries)} actions")
    before = replace(log.copy(), deals=log.copy().deals[:deal], conceded=None)
    before.deals[-1].scored = None
    before.truncate(number - 1)
    state = MatchRun.from_log(before).state
    written = without_the_obvious(write_position(state))
    return {"id": place, **written, "actions": [write_action(state, entries[number - 1].action)]}


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


_SEAL: Final = re.compile(r"[0-9a-f]{64}")


def verify_match(argv: Sequence[str]) -> int:
    """Say for the match and every deal whether it is proved that nobody chose the cards.

    Exit status 0 when all of it is proved and the match plays as written, 1 when anything is not,
    with the reason, and 2 when the file cannot be read.
    """
    parser = _match_parser(
        "verify",
        "Check that nobody chose the cards of a saved match: what was committed to, the seals, "
        "the shuffles and their order, and that the match was played by its rules.",
    )
    parser.add_argument(
        "--noted",
        metavar="SEAL",
        action="append",
        default=[],
        help="a seal that was noted down while the match was played; may be given several times",
    )
    options = parser.parse_args(argv)
    try:
        noted = [_noted(seal) for seal in options.noted]
        log = read_match(options.file)
    except UsageProblem as problem:
        return complain("verify", problem)
    check = check_match(log)
    problems = [*_told(log, check), *_missing(check, noted)]
    try:
        MatchRun.from_log(log)
        print("the match plays by its rules, action by action")
    except ReplayDifference as difference:
        problems.append(str(difference))
    if problems:
        print(f"not proved: {problems[0]}")
        return DIFFERENT
    print("proved: nobody chose these cards")
    return OK


def _noted(text: str) -> str:
    seal = "".join(text.split()).lower()
    if _SEAL.fullmatch(seal) is None:
        raise UsageProblem(f"--noted: {text} is no seal, which has 64 hexadecimal digits")
    return seal


def _told(log: MatchLog, check: MatchCheck) -> Iterator[str]:
    """Print the match and its deals line by line; what is not proved is handed back."""
    cut = f"cut after {log.cut} cards" if log.cut else "not cut by the player"
    about = f"committed to {check.commitment}, {cut}"
    for name, doubts, found in [
        ("the match", check.doubts, about),
        *((f"deal {one.deal}", one.doubts, f"sealed {one.digest}") for one in check.deals),
    ]:
        reasons = " ".join(map(doubt_text, doubts))
        print(f"{name}: {f'NOT PROVED: {reasons}' if doubts else found}")
        if doubts:
            yield f"{name}: {reasons}"


def _missing(check: MatchCheck, noted: Sequence[str]) -> Iterator[str]:
    """Seals that were noted and are not those of the match."""
    seals = {check.commitment, *(deal.digest for deal in check.deals)}
    for seal in noted:
        if seal not in seals:
            yield f"the seal {seal}, which was noted, is none of this match's"


def chosen_seat(log: MatchLog, wanted: str | None) -> int:
    """The seat that is asked for, else the first person's. Raises `UsageProblem`."""
    seats = range(log.rules.match.players)
    if wanted is None:
        return log.viewers[0]
    seat = whole_number(wanted, "--seat", 0)
    if seat not in seats:
        raise UsageProblem(f"--seat: the match has the seats 0 to {len(seats) - 1}")
    return seat


def timeline_of(log: MatchLog) -> Timeline:
    """The match played again. Raises `UsageProblem` (no deal) and `ReplayDifference`."""
    try:
        return Timeline(log)
    except ReplayDifference:
        raise
    except ValueError as problem:
        raise UsageProblem(problem) from None
