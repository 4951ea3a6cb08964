"""Sheets from and to plain data. Messages begin with the place: `deals[1].sides.0.points: ...`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import takewhile
from typing import Final

from canasta_qt.engine.rules import RulesProblem, TableRules, dump_rules, load_rules, require_sound
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.features.score_keeper.model.entries import (
    LONGEST_NAME,
    OTHER,
    DealEntry,
    EntryCounts,
    PlayerEntry,
    Sheet,
    SideEntry,
    added,
    clean_name,
    first_seat,
    holder,
    sides_of,
)
from canasta_qt.features.score_keeper.model.kinds import (
    canasta_kinds,
    held_kinds,
    penalty_names,
    tables_black_threes,
    unfinished_kinds,
)
from canasta_qt.features.score_keeper.model.tally import tally
from canasta_qt.record.positions.fields import Fields, PositionProblem
from canasta_qt.record.positions.position import rules_of

_MOST_COUNT: Final = 99
_SIDE: Final = ("canastas", "unfinished", "melds", "points", "cards")
_PLAYER: Final = (
    "red_threes", "black_threes", "hand", "foot", "foot_red_threes", "held", "penalties", "cuts",
    "out", "concealed", "special_hand", "conceded",
)  # fmt: skip

DEAL_KEYS: Final = ("sides", "players", "out", "concealed", "special_hand", "conceded", "lone")


def seat_of(fields: Fields, key: str, setup: Setup, names: tuple[str, ...]) -> int:
    """A seat, the first where nothing is said, by its number from 0 or its player's name."""
    value = fields.value(key, 0)
    if isinstance(value, str):
        found = [seat for seat, name in enumerate(names) if name.casefold() == value.casefold()]
        fields.refuse_unless(bool(found), key, f"nobody here is called {value[:LONGEST_NAME]!r}")
        return found[0]
    return fields.seat(key, setup.seats)


@dataclass(frozen=True, slots=True)
class DealReader:
    """Reads deal `number` of a match from its fields."""

    fields: Fields
    setup: Setup
    names: tuple[str, ...]
    number: int

    def read(self) -> DealEntry:
        """The deal. `PositionProblem` says what is wrong, and where."""
        by_seat = self.fields.by_seat("players", self.setup.seats)
        seats = {seat: self._fields_of(f"players.{seat}", one) for seat, one in by_seat.items()}
        sides, by_side = self._sides(seats)
        given = dict(seats) | {-1 - side: fields for side, fields in by_side.items()}
        nobody = tuple(PlayerEntry() for _ in range(self.setup.seats))
        entries = tuple(
            self._side(by_side[side]) if side in by_side else SideEntry()
            for side in range(len(sides))
        )
        read = DealEntry(entries, nobody, lone=self._lone(seats))
        ended = self._ended(read, given, sides)
        return replace(ended, players=self._players(seats, by_side, sides, ended.out))

    def _players(
        self,
        seats: Mapping[int, Fields],
        by_side: Mapping[int, Fields],
        sides: tuple[tuple[int, ...], ...],
        out: int | None,
    ) -> tuple[PlayerEntry, ...]:
        """Seat to entry; cards left to a side are with a player of it that has not gone out."""
        players = [PlayerEntry() for _ in range(self.setup.seats)]
        for seat, fields in seats.items():
            fields.refuse_unknown(_PLAYER)
            plays = seat in self.setup.order_of_deal(self.number)
            fields.refuse_unless(plays, "", f"{self.names[seat]} rests in this deal")
            players[seat] = self._player(fields)
        for side, fields in by_side.items():
            seat = holder(self.setup, self.number, sides[side], out)
            given = self._player(fields)
            for key in ("hand", "foot"):
                both = _gives_both(key, players[seat], given)
                fields.refuse_unless(not both, key, "either points or cards, not both")
            players[seat] = added(players[seat], given)
        return tuple(players)

    def _fields_of(self, key: str, value: object) -> Fields:
        self.fields.refuse_unless(isinstance(value, dict), key, "an object is needed")
        assert isinstance(value, dict)
        return Fields(value, f"{self.fields.place(key)}.")

    def _sides(
        self, seats: Mapping[int, Fields]
    ) -> tuple[tuple[tuple[int, ...], ...], dict[int, Fields]]:
        """Side to seats, and the fields of each side; whoever went out of three is lone."""
        sides = sides_of(self.setup, self._lone(seats))
        given = self.fields.by_side("sides", len(sides))
        by_side = {side: self._fields_of(f"sides.{side}", one) for side, one in given.items()}
        for fields in by_side.values():
            fields.refuse_unknown((*_SIDE, *_PLAYER))
        return sides, by_side

    def _lone(self, seats: Mapping[int, Fields]) -> int | None:
        """Who plays alone where two of three are partners: as said, else whoever went out."""
        said = self.fields.has("lone")
        known = self.setup.temporary
        self.fields.refuse_unless(
            known or not said, "lone", "these rules have no partnership for one deal"
        )
        key = "lone" if said else "out"
        if known and self.fields.has(key):
            return seat_of(self.fields, key, self.setup, self.names)
        out = [seat for seat, fields in seats.items() if known and fields.switch("out")]
        return out[0] if out else None

    def _side(self, fields: Fields) -> SideEntry:
        melds = tuple(fields.texts("melds"))
        cards = _text(fields, "cards")
        points = fields.number("points", 0, low=0) if fields.has("points") else None
        clear = points is None or not cards
        fields.refuse_unless(clear, "cards", "either points or cards, not both")
        return SideEntry(
            self._counts(fields, "canastas", canasta_kinds(self.setup)),
            self._counts(fields, "unfinished", unfinished_kinds(self.setup)),
            melds,
            points,
            cards,
        )

    def _counts(self, fields: Fields, key: str, known: tuple[str, ...]) -> EntryCounts:
        inner = Fields(fields.mapping(key), f"{fields.place(key)}.")
        for name in fields.mapping(key):
            text = f"that is not counted under these rules, only {', '.join(known) or 'nothing'}"
            inner.refuse_unless(name in known, name, text)
        given = [(name, inner.number(name, 0, low=0)) for name in known if inner.has(name)]
        for name, count in given:
            inner.refuse_unless(count <= _MOST_COUNT, name, f"at most {_MOST_COUNT} can be")
        return tuple((name, count) for name, count in given if count)

    def _player(self, fields: Fields) -> PlayerEntry:
        hand, hand_cards = _points_or_cards(fields, "hand")
        foot, foot_cards = _points_or_cards(fields, "foot")
        known = self.setup.has_feet
        has_foot = any(fields.has(key) for key in ("foot", "foot_red_threes"))
        fields.refuse_unless(known or not has_foot, "foot", "these rules have no foot")
        black = fields.count(fields.value("black_threes", 0), fields.place("black_threes"))
        fields.refuse_unless(
            not black or tables_black_threes(self.setup),
            "black_threes",
            "these rules table no black threes",
        )
        cut = self.setup.rules.deal.exact_cut_bonus is not None
        cuts = fields.count(fields.value("cuts", 0), fields.place("cuts"))
        fields.refuse_unless(cut or not cuts, "cuts", "these rules pay no exact cut")
        return PlayerEntry(
            fields.count(fields.value("red_threes", 0), fields.place("red_threes")),
            black,
            hand,
            hand_cards,
            foot,
            foot_cards,
            fields.count(fields.value("foot_red_threes", 0), fields.place("foot_red_threes")),
            self._counts(fields, "held", held_kinds(self.setup)),
            self._penalties(fields),
            cuts,
        )

    def _penalties(self, fields: Fields) -> tuple[tuple[str, int | None], ...]:
        value = fields.value("penalties", [])
        good = isinstance(value, list) and len(value) <= _MOST_COUNT
        fields.refuse_unless(good, "penalties", "a list of penalties is needed")
        assert isinstance(value, list)
        return tuple(self._penalty(fields, at, one) for at, one in enumerate(value))

    def _penalty(self, fields: Fields, at: int, one: object) -> tuple[str, int | None]:
        key = f"penalties[{at}]"
        name, points = one, None
        if isinstance(one, dict) and len(one) == 1:
            name, _ = next(iter(one.items()))
            points = Fields(one, f"{fields.place(key)}.").points(str(name))
        known = penalty_names(self.setup.rules)
        text = f'a penalty is one of {", ".join(known)}, or {{"{OTHER}": points}}'
        priced = name in known or (name == OTHER and points is not None)
        fields.refuse_unless(isinstance(name, str) and priced, key, text)
        return str(name), points

    def _ended(
        self, deal: DealEntry, given: Mapping[int, Fields], sides: tuple[tuple[int, ...], ...]
    ) -> DealEntry:
        """How the deal ended: as given for the deal itself, or with a player or side."""
        every = (self.fields, *given.values())
        out, conceded = (self._who(name, given, sides) for name in ("out", "conceded"))
        concealed = any(fields.switch("concealed") for fields in every)
        special = next((hand for fields in every if (hand := self._special(fields))), "")
        for key, claimed in (("concealed", concealed), ("special_hand", bool(special))):
            where = next((one for one in every if one.has(key)), self.fields)
            where.refuse_unless(not claimed or out is not None, key, "nobody has gone out")
        known = self.setup.rules.match.forfeit_call is not None
        where = next((one for one in every if one.has("conceded")), self.fields)
        allowed = conceded is None or known
        where.refuse_unless(allowed, "conceded", "these rules know no conceding")
        return replace(deal, out=out, concealed=concealed, special_hand=special, conceded=conceded)

    def _who(
        self, name: str, given: Mapping[int, Fields], sides: tuple[tuple[int, ...], ...]
    ) -> int | None:
        """The one seat that something is said of: `out` or `conceded`."""
        who = None
        if self.fields.has(name):
            who = seat_of(self.fields, name, self.setup, self.names)
        for key, fields in given.items():
            if fields.switch(name):
                only = "only one player can go out" if name == "out" else "only one can concede"
                fields.refuse_unless(who is None, name, only)
                who = key if key >= 0 else first_seat(self.setup, self.number, sides[-1 - key])
        return who

    def _special(self, fields: Fields) -> str:
        known = tuple(hand.id for hand in self.setup.special_hands)
        if not fields.has("special_hand"):
            return ""
        fields.refuse_unless(bool(known), "special_hand", "these rules have no special hands")
        return fields.word("special_hand", known, known[0])


def _text(fields: Fields, key: str) -> str:
    value = fields.value(key, "")
    fields.refuse_unless(isinstance(value, str), key, "cards as text are needed")
    return str(value)


def _points_or_cards(fields: Fields, key: str) -> tuple[int | None, str]:
    if isinstance(fields.value(key), str):
        return None, _text(fields, key)
    if not fields.has(key):
        return None, ""
    return fields.number(key, 0, low=0), ""


def _gives_both(key: str, *entries: PlayerEntry) -> bool:
    points = any(getattr(one, key) is not None for one in entries)
    return points and any(getattr(one, f"{key}_cards") for one in entries)


# --- sheets as plain data ---------------------------------------------------------------------

FORMAT: Final = 1

MOST_DEALS: Final = 500
"""A long match has twenty."""

_SHEET: Final = ("format", "rules", "game", "title", "date", "names", "dealer", "deals")


def sheet_data(sheet: Sheet) -> dict[str, object]:
    """A sheet as plain data, with the whole of its rules: a game may change later."""
    return {
        "format": FORMAT,
        "game": sheet.game,
        "title": sheet.title,
        **({"date": sheet.date} if sheet.date else {}),
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
    sheet = Sheet(rules, str(game), names, dealer, (), str(title), _date(fields))
    given = fields.objects("deals", DEAL_KEYS)
    fields.refuse_unless(len(given) <= MOST_DEALS, "deals", f"at most {MOST_DEALS} are read")
    deals = (DealReader(one, setup, names, at + 1).read() for at, one in enumerate(given))
    whole = replace(sheet, deals=tuple(deals))
    tally(whole)  # raises for cards that cannot be
    return whole


def _date(fields: Fields) -> str:
    value = fields.value("date", "")
    if value == "":
        return ""
    try:
        return date.fromisoformat(str(value)).isoformat()
    except ValueError:
        raise PositionProblem(
            f"{fields.place('date')}: a day such as 2026-11-28 is needed"
        ) from None


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


NEW: Final = -1
"""In place of the number of a deal: the one that comes next."""

MOST_STEPS: Final = 100
"""So many changes are kept each way."""

_NEXT: Final = "next"


@dataclass(frozen=True, slots=True)
class SheetProgress:
    """Beside a sheet: where undo and redo lead, the nearest last, and deals half entered.

    Drafts are kept by the number of their deal from 0, or `NEW`.
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


def _steps_data(sheet: Sheet, steps: Sequence[Sheet]) -> list[object]:
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
    if after.date != before.date:
        data["date"] = after.date
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
    day = _date(fields) if fields.has("date") else sheet.date
    return replace(sheet, deals=(*sheet.deals[:first], *between, *rest), names=names, date=day)


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
