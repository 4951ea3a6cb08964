"""Reading the saved match that a command is about."""

from __future__ import annotations

import sys
from pathlib import Path

from canasta_qt.commands.arguments import UsageProblem
from canasta_qt.record.codec import RecordProblem, loads
from canasta_qt.record.log import MatchLog


def read_match(file: str) -> MatchLog:
    """The match in a file; says so on standard error when its end is left out.

    Raises `UsageProblem`, naming file and line, when it cannot be read.
    """
    try:
        loaded = loads(Path(file).read_bytes())
    except OSError as problem:
        raise UsageProblem(f"cannot read {file}: {problem.strerror or problem}") from None
    except RecordProblem as problem:
        raise UsageProblem(f"{file}, {problem}") from None
    if loaded.cut_off:
        print(f"{file} was cut off; its incomplete end is left out", file=sys.stderr)
    return loaded.log
