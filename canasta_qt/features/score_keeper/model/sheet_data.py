"""Sheets as plain data, ready for JSON, with what undo and half entered deals need beside them.

A deal is `{"sides": {"0": {...}}, "players": {"2": {...}}}`; `deal_reading` reads one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Final

from canasta_qt.engine.rules import RulesProblem, TableRules, dump_rules, load_rules, require_sound
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.features.score_keeper.model.deal_reading import DEAL_KEYS, DealReader, seat_of
from canasta_qt.features.score_keeper.model.entries import (
    DealEntry,
    PlayerEntry,
    Sheet,
    SideEntry,
    clean_name,
)
from canasta_qt.features.score_keeper.model.tally import tally
from canasta_qt.record.positions.fields import Fields, PositionProblem
from canasta_qt.record.positions.position import rules_of

FORMAT: Final = 1

MOST_DEALS: Final = 500
"""A long match has twenty."""

_SHEET: Final = ("format", "rules", "game", "title", "names", "dealer", "deals")


def sheet_data(sheet: Sheet) -> dict[str, object]:
    """A sheet as plain data, with the whole of its rules: a game may change later."""
    return {
        "format": FORMAT,
        "game": sheet.game,
        "title": sheet.title,
        "rules": dump_rules(sheet.rules),
        "names": list(sheet.names),
        "dealer": sheet.dealer,
        "deals": [deal_data(deal) for deal in sheet.deals],
    }


def deal_data(deal: DealEntry) -> dict[str, object]:
    """A deal as plain data; what was not entered is left out."""
    data: dict[str, object] = {
        "sides": {str(side): _side_data(one) for side, one in enumerate(deal.sides)},
        "players": {
            str(seat): found
            for seat, one in enumerate(deal.players)
            if (found := _player_data(one))
        },
        "out": deal.out,
        "concealed": deal.concealed,
        "special_hand": deal.special_hand or None,
        "conceded": deal.conceded,
        "lone": deal.lone,
    }
    return {key: value for key, value in data.items() if value is not None and value is not False}


def _side_data(one: SideEntry) -> dict[str, object]:
    data: dict[str, object] = {
        "canastas": dict(one.canastas),
        "unfinished": dict(one.unfinished),
        "melds": list(one.melds),
        "cards": one.cards,
    }
    found = {key: value for key, value in data.items() if value}
    return found if one.points is None else {**found, "points": one.points}


def _player_data(one: PlayerEntry) -> dict[str, object]:
    data: dict[str, object] = {
        "red_threes": one.red_threes,
        "black_threes": one.black_threes,
        "foot_red_threes": one.foot_red_threes,
        "held": dict(one.held),
        "penalties": [name if points is None else {name: points} for name, points in one.penalties],
        "cuts": one.cuts,
    }
    left = {"hand": one.hand_cards or one.hand, "foot": one.foot_cards or one.foot}
    kept = {key: value for key, value in left.items() if value is not None}
    return kept | {key: value for key, value in data.items() if value}


def read_sheet(data: object) -> Sheet:
    """The sheet that plain data stands for. `PositionProblem` says what is wrong, and where."""
    if not isinstance(data, dict):
        raise PositionProblem("a sheet is an object with keys such as 'rules' and 'deals'")
    fields = Fields(data)
    fields.refuse_unknown(_SHEET)
    version = fields.number("format", FORMAT, low=1)
    fields.refuse_unless(version <= FORMAT, "format", "a newer Canasta Qt wrote this")
    rules = _rules(fields)
    setup = setup_for(rules)
    names = _names(fields, setup)
    dealer = seat_of(fields, "dealer", setup, names)
    plays = setup.order_of_deal(1)
    fields.refuse_unless(dealer in plays, "dealer", f"{names[dealer]} rests in the first deal")
    title, game = fields.value("title", ""), fields.value("game", _game(fields))
    for key, text in (("title", title), ("game", game)):
        good = isinstance(text, str) and text.isprintable() and len(text) <= 60
        fields.refuse_unless(good, key, "a short text is needed")
    sheet = Sheet(rules, str(game), names, dealer, (), str(title))
    given = fields.objects("deals", DEAL_KEYS)
    fields.refuse_unless(len(given) <= MOST_DEALS, "deals", f"at most {MOST_DEALS} are read")
    deals = (DealReader(one, setup, names, at + 1).read() for at, one in enumerate(given))
    whole = replace(sheet, deals=tuple(deals))
    tally(whole)  # cards that cannot be are told now
    return whole


def _rules(fields: Fields) -> TableRules:
    value = fields.value("rules")
    if not isinstance(value, dict) or "options" not in value:
        return rules_of(value)
    try:
        rules = load_rules(value)
        require_sound(rules)
    except RulesProblem as problem:
        raise PositionProblem(f"rules: {'; '.join(str(problem).splitlines())}") from None
    return rules


def _game(fields: Fields) -> object:
    value = fields.value("rules")
    return value.get("preset", "") if isinstance(value, dict) else value


def _names(fields: Fields, setup: Setup) -> tuple[str, ...]:
    """Seat to name; who is not named is the number of the seat, from 1."""
    given = fields.texts("names")
    fields.refuse_unless(len(given) <= setup.seats, "names", f"only {setup.seats} people play")
    names = [clean_name(name) for name in given]
    names += [str(seat + 1) for seat in range(len(names), setup.seats)]
    for at, name in enumerate(names):
        good = bool(name) and name.casefold() not in [one.casefold() for one in names[:at]]
        fields.refuse_unless(good, f"names[{at}]", "everybody needs a name of their own")
    return tuple(names)


# --- what is kept beside a sheet --------------------------------------------------------------

NEW: Final = -1
"""In place of the number of a deal: the one that comes next."""

MOST_STEPS: Final = 100
"""So many changes are kept each way."""

_NEXT: Final = "next"


@dataclass(frozen=True, slots=True)
class SheetProgress:
    """What is kept beside a sheet.

    Attributes:
        past: sheets that undo leads to, the nearest one last.
        future: sheets that redo leads to, the nearest one last.
        drafts: deals that are half entered, by number from 0, or `NEW`.
    """

    past: tuple[Sheet, ...] = ()
    future: tuple[Sheet, ...] = ()
    drafts: Mapping[int, DealEntry] = field(default_factory=dict)


def progress_data(sheet: Sheet, progress: SheetProgress) -> dict[str, object]:
    """All this as plain data; each step holds only what differs from the one nearer to now."""
    data: dict[str, object] = {
        "past": _steps_data(sheet, progress.past),
        "future": _steps_data(sheet, progress.future),
        "drafts": {
            _NEXT if at == NEW else str(at): deal_data(deal) for at, deal in progress.drafts.items()
        },
    }
    return {key: value for key, value in data.items() if value}


def read_progress(sheet: Sheet, data: Mapping[str, object]) -> SheetProgress:
    """What is kept beside a sheet; what makes no sense is left out."""
    return SheetProgress(
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
