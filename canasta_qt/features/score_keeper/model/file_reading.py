"""Entries out of a file, as text or JSON: read within bounds, and every fault with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.sheet_data import read_sheet
from canasta_qt.features.score_keeper.model.sheet_text import SheetText, is_json
from canasta_qt.record.json_text import half_character, parse_json
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.reading import place_of

MOST_BYTES: Final = 1_000_000
"""Longer files are not read."""


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """A sheet, and `placed`, which turns a place in its data into a place in the file."""

    sheet: Sheet
    placed: Callable[[str], str]


def read_entries(data: bytes) -> ReadSheet:
    """The sheet in a file's content. `PositionProblem` begins with the place in the file."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise PositionProblem(f"line {line}: not readable text") from None
    half = half_character(text)
    if half is not None and not is_json(text):
        raise PositionProblem(f"line {text.count(chr(10), 0, half) + 1}: half a character")
    return _from_json(data, text) if is_json(text) else _from_text(text)


def _from_text(text: str) -> ReadSheet:
    writing = SheetText(text)
    return ReadSheet(writing.sheet(), writing.place)


def _from_json(data: bytes, text: str) -> ReadSheet:
    try:
        value = parse_json(text)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        raise PositionProblem(f"{where}: not JSON: {problem.msg}") from None
    try:
        sheet = read_sheet(value)
    except PositionProblem as problem:
        where = place_of(data, 0, str(problem))
        raise PositionProblem(f"{where}: {problem}") from None
    return ReadSheet(sheet, lambda place: place_of(data, 0, f"{place}: "))
