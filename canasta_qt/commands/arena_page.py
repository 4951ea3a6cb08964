"""Putting the ladder's tables into a page such as the README, between two marks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from canasta_qt.storage.files import write_atomically
from canasta_qt.storage.problems import StorageProblem


class PageProblem(ValueError):
    """The page cannot be read or written, or has no place for the tables; a line saying so."""


def marks(game: str) -> tuple[str, str]:
    """The lines between which the tables of a game stand; a reader of the page sees neither."""
    return f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"


def require_marks(path: Path, game: str) -> None:
    """Raise `PageProblem` unless the page has its two marks, once each and in their order."""
    _parts(path, game)


def put(path: Path, game: str, lines: Sequence[str]) -> None:
    """Replace what stands between the marks of a game. Raises `PageProblem`."""
    before, after = _parts(path, game)
    begin, end = marks(game)
    text = "\n".join([begin, "", *lines, "", end])
    try:
        write_atomically(path, f"{before}{text}{after}")
    except StorageProblem as problem:
        raise PageProblem(f"{path}: {problem.reason}") from problem


def _parts(path: Path, game: str) -> tuple[str, str]:
    """What stands before the first mark and after the second."""
    begin, end = marks(game)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        raise PageProblem(f"{path} cannot be read: {problem}") from problem
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed or text.count(begin) + text.count(end) != 2:
        raise PageProblem(f"{path} needs the line {begin!r} and, below it, {end!r}, once each")
    return before, after
