"""Matches put together of rows that lie anywhere in a damaged file, recognised by their columns."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from canasta_qt.storage.salvage.pages import Cell, Pages, Record
from canasta_qt.storage.salvage.saved_match import (
    MatchKey,
    SavedMatch,
    SpareRules,
    StoredRow,
    fits,
    plays,
    sensible,
)

COLUMNS: Final = (
    *("id", "begun", "ended", "deleted", "aside", "source", "rules", "rules_name", "preset"),
    *("rule_set", "players", "seed", "words", "deals", "result", "margin", "totals"),
    *("header", "play"),
)
"""The columns of `matches`, in the order in which they are stored."""

_PAGES_AT_ONCE: Final = 50
"""After so many pages somebody may ask for an end."""

_MOST_ROWS: Final = 1_000_000
"""More than any file of ours has."""

_HIGHEST: Final = 1 << 48
"""No match has such a number."""

_NULL, _INTEGER, _REAL, _TEXT, _DATA = 1, 2, 4, 8, 16
"""What a column may hold, to be added up; SQLite stores a real number without a rest as integer."""

_MOMENT: Final = _REAL | _INTEGER

_MATCH: Final = (
    *(_NULL, _MOMENT, _MOMENT | _NULL, _MOMENT | _NULL, _TEXT | _NULL, _TEXT | _NULL),
    *([_TEXT] * 7),
    *(_INTEGER, _TEXT, _INTEGER, _TEXT, _TEXT, _DATA | _NULL),
)
_ACTION: Final = (_INTEGER, _INTEGER, _INTEGER, _MOMENT, _TEXT)

_RULES: Final = (_TEXT, _TEXT)

_SHAPES: Final = {len(shape): shape for shape in (_MATCH, _ACTION, _RULES)}

ActionKey = tuple[int, int]
"""Deal and number of an action."""


class ScatteredMatches:
    """The matches of one file: `look` at all of it, then take the `matches` of these `numbers`."""

    def __init__(self, path: Path) -> None:
        """Reads the file. Raises `OSError`."""
        self.numbers: set[int] = set()
        self._pages = Pages(path)
        self._rows: list[Record] = []
        self._rules: dict[str, str] = {}
        self._actions: defaultdict[int, dict[ActionKey, StoredRow]] = defaultdict(dict)
        self._left = _MOST_ROWS

    def look(self) -> Iterator[None]:
        """Look at every page; yields now and then."""
        for count, number in enumerate(self._pages.numbers()):
            for record in self._pages.records(number, _is_ours):
                self._note(record)
            if count % _PAGES_AT_ONCE == 0:
                yield
            if self._left <= 0:
                return

    def matches(
        self, spare: SpareRules | None
    ) -> Iterator[tuple[MatchKey, Callable[[], SavedMatch | None]]]:
        """What each match is recognised by, and a way to read it: None where it makes no sense."""
        for record in self._rows:
            values = self._pages.values(record)
            if values is not None:
                row = dict(zip(COLUMNS, (record.row, *values[1:]), strict=True))
                key = MatchKey(row["begun"], row["seed"], row["players"])
                yield key, partial(self._made, row, spare)

    def _note(self, record: Record) -> None:
        """Keep what a record holds; rows of matches are long and are read only when needed."""
        self._left -= 1
        if len(record.types) == len(_MATCH):
            if 0 < record.row < _HIGHEST:
                self.numbers.add(record.row)
                self._rows.append(record)
            return
        values = self._pages.values(record)
        if values is None:
            return
        if len(values) == len(_RULES):
            digest, options = values
            if isinstance(options, str) and fits(options, digest):
                self._rules[str(digest)] = options
        else:
            self._note_action(values)

    def _note_action(self, values: tuple[Cell, ...]) -> None:
        match, deal, number, at, text = values
        if not isinstance(match, int) or not isinstance(deal, int) or not isinstance(number, int):
            return
        if not isinstance(at, (int, float)):
            return
        before = self._actions[match].get((deal, number))
        if before is None or float(str(before[3])) <= at:  # an old page has what was taken back
            self._actions[match][deal, number] = (match, deal, number, float(at), text)

    def _made(self, row: dict[str, Cell], spare: SpareRules | None) -> SavedMatch | None:
        number = row["id"]
        assert isinstance(number, int)
        play = row["play"]
        rows = self._actions.get(number, {}) if play is None else {}
        actions = tuple(rows[key] for key in sorted(rows))
        options = self._rules.get(str(row["rules"]), "")
        saved = sensible(SavedMatch(number, row, options, actions), spare)
        return None if saved is None or (play is not None and not plays(saved)) else saved


def _is_ours(types: tuple[int, ...]) -> bool:
    shape = _SHAPES.get(len(types), ())
    return bool(shape) and all(_kind(one) & may for one, may in zip(types, shape, strict=True))


def _kind(one: int) -> int:
    if one >= 12:
        return _TEXT if one % 2 else _DATA
    return _NULL if one == 0 else _REAL if one == 7 else _INTEGER
