"""Results kept in a file as they come, so that a long measurement may be broken off and taken up.

Every line is a duel that was played. Players play alike whenever they meet again with the same
seed; so before kept results count, one of them is played again and must come out the same.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

from canasta_qt.arena.duel import MatchResult, PairResult, Record, Records

Played = PairResult | MatchResult
Key = tuple[str, int]
"""Kind of a duel and its number."""

_COUNTS = ("discards", "gifts", "outs", "losses", "defeats")


class KeptProblem(ValueError):
    """The file cannot be used; the message says why, and in which line."""


class Kept:
    """The file. What comes is on the disk before the next duel is played."""

    def __init__(self, path: Path) -> None:
        """Read it if it is there; a last line that was cut off is left out.

        Raises `KeptProblem` when it cannot be read or is no file of results.
        """
        self._path = path
        self._found: dict[str, dict[Key, Played]] = {}
        whole = self._read()
        for number, line in enumerate(whole.splitlines(), 1):
            self._take(number, line)
        if path.exists() and path.stat().st_size != len(whole.encode()):
            self._path.write_text(whole, encoding="utf-8")

    def of(self, contest: object) -> dict[Key, Played]:
        """What is kept of a contest, in the order it came."""
        return dict(self._found.get(name_of(contest), {}))

    def add(self, contest: object, result: Played) -> None:
        """Keep one more. Raises `KeptProblem` when it cannot be written."""
        line = json.dumps({"contest": name_of(contest), **_as_data(result)})
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as problem:
            raise KeptProblem(f"{self._path}: {problem.strerror}") from problem

    def _read(self) -> str:
        try:
            text = self._path.read_text(encoding="utf-8") if self._path.exists() else ""
        except OSError as problem:
            raise KeptProblem(f"{self._path}: {problem.strerror}") from problem
        except UnicodeDecodeError as problem:
            raise KeptProblem(f"{self._path} is no file of results") from problem
        return text[: text.rfind("\n") + 1]

    def _take(self, number: int, line: str) -> None:
        try:
            data = json.loads(line)
            result = _from_data(data)
            self._found.setdefault(data["contest"], {})[key_of(result)] = result
        except (ValueError, KeyError, TypeError, AttributeError) as problem:
            raise KeptProblem(f"{self._path}, line {number}: that is no result") from problem


def name_of(contest: object) -> str:
    """What tells a contest from all others: a digest of its rules, players and seed."""
    return hashlib.blake2b(repr(contest).encode(), digest_size=8).hexdigest()


def key_of(result: Played) -> Key:
    """Which duel of its contest it is."""
    return ("pair" if isinstance(result, PairResult) else "match"), result.number


def same(one: Played, other: Played) -> bool:
    """Whether two results are of the same play: all but the times agree."""
    return _without_times(_as_data(one)) == _without_times(_as_data(other))


def _without_times(data: dict[str, Any]) -> dict[str, Any]:
    records = {role: counts[: len(_COUNTS)] for role, counts in data["records"].items()}
    return {**data, "records": records}


def _as_data(result: Played) -> dict[str, Any]:
    records = {
        role: [*(getattr(record, name) for name in _COUNTS), _times(record)]
        for role, record in result.records.items()
    }
    kind, number = key_of(result)
    found = (
        {"margin": result.margin}
        if isinstance(result, PairResult)
        else {"won": result.won, "deals": result.deals}
    )
    return {"kind": kind, "number": number, **found, "records": records}


def _times(record: Record) -> list[list[int]]:
    """Times and how often each was measured, to two figures."""
    rounded = (int(float(f"{time:.1e}")) for time in record.times)
    return [list(pair) for pair in sorted(Counter(rounded).items())]


def _from_data(data: dict[str, Any]) -> Played:
    records: Records = {role: _record(*counts) for role, counts in data["records"].items()}
    if data["kind"] == "pair":
        return PairResult(data["number"], data["margin"], records)
    return MatchResult(data["number"], data["won"], data["deals"], records)


def _record(*counts: Any) -> Record:
    record = Record(times=[time for time, often in counts[-1] for _ in range(often)])
    for name, count in zip(_COUNTS, counts[:-1], strict=True):
        setattr(record, name, count)
    return record
