"""Written positions out of a file, within bounds, and where in it something is wrong.

A message about a position begins with the place in it: `hands.0: '1h' is no card`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from canasta_qt.record.json_text import parse_json
from canasta_qt.record.positions.fields import PositionProblem

MOST_BYTES: Final = 500_000
"""A position has some hundred bytes."""

MOST_POSITIONS: Final = 1_000


def read_positions(data: bytes) -> list[object]:
    """The positions in a file's content, a list of them or a single one, each to be judged.

    Raises `PositionProblem` with line and column.

    >>> read_positions(b'{"rules": "samba"}')
    [{'rules': 'samba'}]
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


# --- where in it something is wrong ----------------------------------------------------------

_DECODER: Final = json.JSONDecoder()
_BLANK: Final = re.compile(r"[ \t\r\n]*")
_STEP: Final = re.compile(r"[^.\[\]]+")
_QUOTED: Final = re.compile(r"'([^']+)'")


def place_of(data: bytes, at: int, message: str) -> str:
    """`line 3, column 14`: the place of what a message about position number `at` complains of."""
    line, column = line_and_column(data, at, message)
    return f"line {line}, column {column}"


def line_and_column(data: bytes, at: int, message: str) -> tuple[int, int]:
    """The line and column, from 1, of what a message about position number `at` complains of.

    Those of the position itself where the message names nothing in it; `at` counts from 0.
    """
    text = data.decode("utf-8-sig")
    start = _starts(text)[at]
    path, _, _ = message.partition(": ")
    for step in _STEP.findall(path.partition(" ")[0]):
        inner = _value_of(text, start, step)
        if inner is None:
            break
        start = inner
    start = _word_in(text, start, message)
    line = text.count("\n", 0, start) + 1
    return line, start - text.rfind("\n", 0, start)


@lru_cache(maxsize=1)
def _starts(text: str) -> tuple[int, ...]:
    first = _skip(text, 0)
    if text[first] != "[":
        return (first,)
    return tuple(start for _, start in _items(text, first))


def _skip(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    assert found is not None
    return found.end()


def _items(text: str, start: int) -> Iterator[tuple[str, int]]:
    """Key (or number, as text) and beginning of each value of the object or list at `start`."""
    named = text[start] == "{"
    at = _skip(text, start + 1)
    number = 0
    while text[at] not in "]}":
        key = str(number)
        if named:
            key, at = _DECODER.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)
        yield key, at
        _, at = _DECODER.raw_decode(text, at)
        at = _skip(text, at)
        at = _skip(text, at + 1) if text[at] == "," else at
        number += 1


def _value_of(text: str, start: int, key: str) -> int | None:
    """Where the value of a key begins in what is at `start`; of two equal keys the last."""
    if text[start] not in "{[":
        return None
    found = [at for name, at in _items(text, start) if name == key]
    return found[-1] if found else None


def _word_in(text: str, start: int, message: str) -> int:
    """Where the word that a message quotes first stands in the value at `start`, or its start."""
    _, end = _DECODER.raw_decode(text, start)
    quoted = _QUOTED.search(message)
    at = text.find(quoted[1], start, end) if quoted is not None else -1
    return at if at >= 0 else start
