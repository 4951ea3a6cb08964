"""Written positions out of a file, within bounds: what is no list of positions is refused."""

from __future__ import annotations

import json
from typing import Final

from canasta_qt.record.json_text import parse_json
from canasta_qt.record.positions.fields import PositionProblem

MOST_BYTES: Final = 500_000
"""A position has some hundred bytes."""

MOST_POSITIONS: Final = 1_000


def read_positions(data: bytes) -> list[object]:
    """The positions in a file's content, a list of them or a single one, each to be judged.

    Raises `PositionProblem`, which goes on where the file's name ends, with line and column.
    """
    if len(data) > MOST_BYTES:
        raise PositionProblem(f"has more than {MOST_BYTES} bytes", "large")
    try:
        content = parse_json(data.decode("utf-8-sig"))
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise PositionProblem(
            f"is not JSON: {problem.msg} ({where})",
            "not_json",
            line=problem.lineno,
            column=problem.colno,
        ) from None
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise PositionProblem(
            f"is not JSON: not readable text (line {line})", "not_text", line=line
        ) from None
    positions = content if isinstance(content, list) else [content]
    if len(positions) > MOST_POSITIONS:
        raise PositionProblem(
            f"has {len(positions)} positions, at most {MOST_POSITIONS}", "many", n=MOST_POSITIONS
        )
    return positions
