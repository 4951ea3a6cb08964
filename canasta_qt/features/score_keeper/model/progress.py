"""What is kept beside a sheet: what undo and redo lead to, and deals that are half entered.

All of it is a help, never the score: what makes no sense here is left out, and the sheet stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Final

from canasta_qt.features.score_keeper.model.deal_reading import DEAL_KEYS, DealReader
from canasta_qt.features.score_keeper.model.entries import DealEntry, Sheet, clean_name
from canasta_qt.features.score_keeper.model.sheet_data import deal_data
from canasta_qt.record.positions.fields import Fields, PositionProblem

NEW: Final = -1
"""In place of the number of a deal: the one that comes next."""

MOST_STEPS: Final = 100
"""So many changes are kept each way."""

_NEXT: Final = "next"


@dataclass(frozen=True, slots=True)
class Progress:
    """What is kept beside a sheet.

    Attributes:
        past: sheets that undo leads to, the nearest one last.
        future: sheets that redo leads to, the nearest one last.
        drafts: deals that are half entered, by number from 0, or `NEW`.
    """

    past: tuple[Sheet, ...] = ()
    future: tuple[Sheet, ...] = ()
    drafts: Mapping[int, DealEntry] = field(default_factory=dict)


def progress_data(sheet: Sheet, progress: Progress) -> dict[str, object]:
    """All this as plain data; each step holds only what differs from the one nearer to now."""
    data: dict[str, object] = {
        "past": _steps_data(sheet, progress.past),
        "future": _steps_data(sheet, progress.future),
        "drafts": {
            _NEXT if at == NEW else str(at): deal_data(deal) for at, deal in progress.drafts.items()
        },
    }
    return {key: value for key, value in data.items() if value}


def read_progress(sheet: Sheet, data: Mapping[str, object]) -> Progress:
    """What is kept beside a sheet; what makes no sense is left out."""
    return Progress(
        _steps(sheet, data.get("past")),
        _steps(sheet, data.get("future")),
        dict(_drafts(sheet, data.get("drafts"))),
    )


# --- steps -----------------------------------------------------------------------------------


def _steps_data(sheet: Sheet, steps: Sequence[Sheet]) -> list[object]:
    """The steps, the nearest one first."""
    found: list[object] = []
    for step in reversed(steps[-MOST_STEPS:]):
        found.append(_step_data(sheet, step))
        sheet = step
    return found


def _step_data(before: Sheet, after: Sheet) -> dict[str, object]:
    """How one sheet becomes another: deals kept at the beginning and end, and those between."""
    first = _alike(before.deals, after.deals)
    last = _alike(before.deals[first:][::-1], after.deals[first:][::-1])
    between = after.deals[first : len(after.deals) - last]
    data: dict[str, object] = {"first": first, "last": last}
    if between:
        data["deals"] = [deal_data(deal) for deal in between]
    if after.names != before.names:
        data["names"] = list(after.names)
    return data


def _alike(one: Sequence[DealEntry], other: Sequence[DealEntry]) -> int:
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _steps(sheet: Sheet, data: object) -> tuple[Sheet, ...]:
    """The sheets that steps lead to, the nearest one last; none beyond one that makes no sense."""
    found: list[Sheet] = []
    for one in data[:MOST_STEPS] if isinstance(data, list) else ():
        try:
            sheet = _step(sheet, one)
        except PositionProblem:
            break
        found.append(sheet)
    return tuple(reversed(found))


def _step(sheet: Sheet, data: object) -> Sheet:
    if not isinstance(data, dict):
        raise PositionProblem("a step is an object")
    fields = Fields(data)
    first, last = (fields.number(key, 0, low=0) for key in ("first", "last"))
    fields.refuse_unless(first + last <= len(sheet.deals), "first", "there are fewer deals")
    given = fields.objects("deals", DEAL_KEYS)
    between = tuple(
        DealReader(one, sheet.setup, sheet.names, first + at + 1).read()
        for at, one in enumerate(given)
    )
    rest = sheet.deals[len(sheet.deals) - last :]
    names = tuple(map(clean_name, fields.texts("names"))) or sheet.names
    known = len(names) == len(sheet.names) and all(names)
    fields.refuse_unless(known, "names", "everybody needs a name")
    return replace(sheet, deals=(*sheet.deals[:first], *between, *rest), names=names)


# --- drafts ----------------------------------------------------------------------------------


def _drafts(sheet: Sheet, data: object) -> Iterator[tuple[int, DealEntry]]:
    for key, one in data.items() if isinstance(data, dict) else ():
        at = NEW if key == _NEXT else _whole(key)
        number = len(sheet.deals) if at == NEW else at
        if at is None or number is None or number > len(sheet.deals) or not isinstance(one, dict):
            continue
        try:
            fields = Fields(one)
            fields.refuse_unknown(DEAL_KEYS)
            yield at, DealReader(fields, sheet.setup, sheet.names, number + 1).read()
        except PositionProblem:
            continue


def _whole(key: object) -> int | None:
    return int(key) if isinstance(key, str) and key.isascii() and key.isdecimal() else None
