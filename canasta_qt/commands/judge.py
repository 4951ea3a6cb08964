"""`canasta-qt judge FILE`: settle what may be done in positions written as text."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from canasta_qt.commands.arguments import DIFFERENT, OK, UsageProblem, complain
from canasta_qt.record.judge import judge


def main(argv: Sequence[str]) -> int:
    """Print one JSON object per position, one a line.

    Exit status 0 when all could be judged, 1 when a position cannot be (its answer has `error`),
    2 when the file cannot be read.
    """
    options = _parser().parse_args(argv)
    try:
        positions = _read(options.file)
    except UsageProblem as problem:
        return complain("judge", problem)
    status = OK
    for position in positions:
        answer = judge(position)
        print(json.dumps(answer))
        if "error" in answer:
            status = DIFFERENT
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt judge",
        description="Judge positions written as JSON: which actions are legal, why not, the score.",
    )
    parser.add_argument("file", metavar="FILE", help="the positions; - reads standard input")
    return parser


def _read(name: str) -> list[object]:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as problem:
        raise UsageProblem(f"cannot read {name}: {problem.strerror or problem}") from None
    try:
        content = json.loads(data.decode("utf-8-sig"))
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise UsageProblem(f"{name} is not JSON: {problem.msg} ({where})") from None
    except (UnicodeDecodeError, RecursionError) as problem:
        raise UsageProblem(f"{name} is not JSON: {problem}") from None
    return content if isinstance(content, list) else [content]
