"""Sheets as text that people can write with any editor, one line for each side of a deal.

    rules: classic_4p
    names: Ann, Bob, Carl, Dora
    deal
    Ann & Carl: natural 1, mixed 2, red threes 2, points 520, hand 45, out
    Bob & Dora: mixed 1, points 235, hand 80

It is made into the data of `sheet_data`, and read from that. Every message says in which line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from canasta_qt.engine.rules import TableRules, diff, preset_ids
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.features.score_keeper.model.entries import (
    OTHER,
    DealEntry,
    PlayerEntry,
    Sheet,
    SideEntry,
    clean_name,
    sides_of,
)
from canasta_qt.features.score_keeper.model.kinds import CANASTAS, UNFINISHED
from canasta_qt.features.score_keeper.model.sheet_data import read_sheet
from canasta_qt.record.json_text import half_character, parse_json
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.position import rules_of
from canasta_qt.record.positions.reading import place_of

MOST_LINES: Final = 10_000

_LONGEST: Final = 60
_DEAL: Final = re.compile(r"deal( [0-9]{1,4})?:?", re.I)
_NUMBERED: Final = re.compile(r"(?P<name>.*?)(?: (?P<number>-?[0-9]{1,7}))?")
_CARDS: Final = re.compile(r"(?P<name>melds|cards|hand cards|foot cards) +(?P<cards>.+)", re.I)
_SWITCHES: Final = {"out": "out", "concealed": "concealed", "conceded": "conceded"}
_NUMBERS: Final = {
    "red threes": "red_threes",
    "black threes": "black_threes",
    "points": "points",
    "hand": "hand",
    "foot": "foot",
    "foot red threes": "foot_red_threes",
    "exact cuts": "cuts",
}
_HELD: Final = {
    "held red threes": "3r",
    "held black threes": "3b",
    **{f"held {name}": rank for name, rank in zip(
        ("aces", "kings", "queens", "jacks", "tens", "nines", "eights", "sevens", "sixes", "fives",
         "fours"), "AKQJT987654", strict=True)},
}  # fmt: skip

HELD_NAMES: Final = {kind: name for name, kind in _HELD.items()}
"""Kind of a card with a price of its own to how it is written where somebody holds it."""


class SheetText:
    """A sheet written as text. Raises `PositionProblem` with the line that is wrong."""

    def __init__(self, text: str) -> None:
        self._head: dict[str, tuple[int, str]] = {}
        self._changes: dict[str, object] = {}
        self._deals: list[_WrittenDeal] = []
        self._lines: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if number > MOST_LINES:
                raise line_problem(number, f"at most {MOST_LINES} lines are read")
            content = line.partition("#")[0].strip()
            if content:
                self._take(number, content)

    def sheet(self) -> Sheet:
        """The sheet. `PositionProblem` says what is wrong, and in which line."""
        data = self._data()
        try:
            return read_sheet(data)
        except PositionProblem as problem:
            raise PositionProblem(self._placed(str(problem))) from None

    def place(self, place: str) -> str:
        """`line 7`: where in the text a place of the data stands."""
        return self._placed(f"{place}: ").removesuffix(": ")

    def _take(self, number: int, content: str) -> None:
        if _DEAL.fullmatch(content):
            self._deals.append(_WrittenDeal(number))
            return
        label, colon, rest = content.partition(":")
        label, rest = " ".join(label.split()), rest.strip()
        if not colon:
            raise line_problem(number, f"{content[:_LONGEST]!r} has no ':' after who it is about")
        if self._deals:
            self._deals[-1].entries.append((number, label, rest))
        else:
            self._take_head(number, label.casefold(), rest)

    def _take_head(self, number: int, key: str, value: str) -> None:
        if key == "set":
            option, equals, given = value.partition("=")
            if not equals:
                raise line_problem(number, "'set:' needs OPTION=VALUE")
            self._changes[option.strip()] = _value(given.strip())
            self._lines["rules"] = number
        elif key not in ("rules", "names", "dealer", "title", "date"):
            known = "'rules:', 'set:', 'names:', 'dealer:', 'title:', 'date:' or 'deal'"
            raise line_problem(number, f"{key[:_LONGEST]!r} is unknown here; {known} is needed")
        elif key in self._head:
            raise line_problem(number, f"'{key}:' stands here a second time")
        else:
            self._head[key] = (number, value)
            self._lines.setdefault(key, number)

    def _data(self) -> dict[str, object]:
        if "rules" not in self._head:
            raise line_problem(1, "a line 'rules: ' with the id of a game is needed")
        game = self._head["rules"][1]
        rules = {"preset": game, "overrides": self._changes}
        try:
            setup = setup_for(rules_of(rules))
        except PositionProblem as problem:
            raise PositionProblem(self._placed(str(problem))) from None
        names = self._names(setup)
        data: dict[str, object] = {"rules": rules, "game": game, "names": names}
        for key in ("dealer", "title", "date"):
            if key in self._head:
                data[key] = self._head[key][1]
        data["deals"] = [
            _DealText(setup, names, deal, f"deals[{at}]", self._lines).data()
            for at, deal in enumerate(self._deals)
        ]
        return data

    def _names(self, setup: Setup) -> list[str]:
        given = self._head.get("names", (0, ""))[1]
        names = [clean_name(name) for name in given.split(",")] if given else []
        return names + [str(seat + 1) for seat in range(len(names), setup.seats)]

    def _placed(self, message: str) -> str:
        """A message about the data, with the line of the text in place of its place there."""
        place, colon, rest = message.partition(": ")
        while place and place not in self._lines:
            place = re.sub(r"(\.[^.\[]*|\[[0-9]+\])$|^[^.\[]*$", "", place)
        if not colon or not place:
            return message
        return f"line {self._lines[place]}: {rest}"


def line_problem(number: int, message: str) -> PositionProblem:
    return PositionProblem(f"line {number}: {message}")


@dataclass
class _WrittenDeal:
    """A deal as written: the line it begins in, and label, content and number of each line."""

    line: int
    entries: list[tuple[int, str, str]] = field(default_factory=list)


def _value(text: str) -> object:
    try:
        return parse_json(text)
    except ValueError:
        return text


class _DealText:
    """The lines of one deal, made into data; `lines` learns where what stands."""

    def __init__(
        self, setup: Setup, names: list[str], deal: _WrittenDeal, place: str, lines: dict[str, int]
    ) -> None:
        self._setup, self._names, self._deal = setup, names, deal
        self._place, self._lines = place, lines
        lines[place] = deal.line

    def data(self) -> dict[str, object]:
        sides: dict[str, dict[str, object]] = {}
        players: dict[str, dict[str, object]] = {}
        lone = self._lone()
        by_side = sides_of(self._setup, lone)
        for number, label, content in self._deal.entries:
            seats = self._seats(number, label, by_side)
            is_side = seats in by_side
            key = str(by_side.index(seats) if is_side else seats[0])
            into = sides if is_side else players
            place = f"{self._place}.{'sides' if is_side else 'players'}.{key}"
            self._lines[place] = number
            items = _Items(into.setdefault(key, {}), number, place, temporary=self._setup.temporary)
            self._lines.update(items.take(content))
        data: dict[str, object] = {"sides": sides, "players": players}
        return data if lone is None else data | {"lone": lone}

    def _lone(self) -> int | None:
        """Who plays alone where two of three are partners: as said, else whoever went out."""
        if not self._setup.temporary:
            return None
        for word in ("alone", "out"):
            for number, label, content in self._deal.entries:
                if word in [" ".join(item.split()).casefold() for item in content.split(",")]:
                    return self._seat(number, label)
        return None

    def _seat(self, number: int, label: str) -> int:
        for seat, name in enumerate(self._names):
            if name.casefold() == label.casefold():
                return seat
        if re.fullmatch("[1-9]", label) and int(label) <= len(self._names):
            return int(label) - 1
        people = ", ".join(self._names)
        raise line_problem(number, f"nobody here is called {label[:_LONGEST]!r}, only {people}")

    def _seats(
        self, number: int, label: str, by_side: tuple[tuple[int, ...], ...]
    ) -> tuple[int, ...]:
        """The seats of a side, by its number or all its names, or the seat of one player."""
        found = re.fullmatch(r"side ([1-9])", label, re.I)
        if found is not None:
            if int(found[1]) > len(by_side):
                raise line_problem(number, f"there are only {len(by_side)} sides")
            return by_side[int(found[1]) - 1]
        parts = [" ".join(part.split()) for part in re.split(r"[&+]", label)]
        seats = tuple(sorted(self._seat(number, part) for part in parts))
        if len(seats) > 1 and seats not in by_side:
            raise line_problem(number, f"{label[:_LONGEST]} are no side")
        return seats


class _Items:
    def __init__(
        self, into: dict[str, object], number: int, place: str, *, temporary: bool
    ) -> None:
        self._into, self._number, self._place, self._temporary = into, number, place, temporary

    def take(self, content: str) -> dict[str, int]:
        """Put every item of a line into the data; returns the line of each place there."""
        items = filter(None, (" ".join(part.split()) for part in content.split(",")))
        return {f"{self._place}.{self._item(item)}": self._number for item in items}

    def _item(self, item: str) -> str:
        cards = _CARDS.fullmatch(item)
        if cards is not None:
            return self._cards(cards["name"].casefold(), cards["cards"])
        if item.casefold() == "alone" and self._temporary:
            return ""  # whole deals are about that
        if item.casefold() in _SWITCHES:
            return self._put(_SWITCHES[item.casefold()], True)
        words = item.split()
        if words[0].casefold() == "penalty":
            return self._penalty(words[1:], item)
        if words[0].casefold() == "special":
            return self._put("special_hand", "_".join(words[1:]).casefold())
        if item.casefold() == "exact cut":
            return self._put("cuts", 1)
        return self._numbered(item)

    def _cards(self, name: str, text: str) -> str:
        if name == "melds":
            return self._put("melds", [part.strip() for part in text.split("/")])
        return self._put(name.removesuffix(" cards"), text)

    def _penalty(self, words: list[str], item: str) -> str:
        if not words:
            raise self._problem(item, "which penalty, or how many points?")
        given = self._into.setdefault("penalties", [])
        assert isinstance(given, list)
        points = words[-1] if re.fullmatch(r"-?[0-9]{1,7}", words[-1]) else None
        name = "_".join(words[:-1] if points else words).casefold() or OTHER
        given.append(name if points is None else {name: int(points)})
        return "penalties"

    def _numbered(self, item: str) -> str:
        found = _NUMBERED.fullmatch(item)
        assert found is not None
        name = found["name"].casefold()
        leading = re.fullmatch(r"([0-9]{1,7}) (.+)", name)
        number = found["number"] or (leading[1] if leading else None)
        name = leading[2] if leading and not found["number"] else name
        if name in _NUMBERS:
            if number is None:
                raise self._problem(item, "a number is needed")
            return self._put(_NUMBERS[name], int(number))
        if name in _HELD:
            return self._count("held", _HELD[name], int(number or 1))
        return self._melds(item, name, int(number or 1))

    def _melds(self, item: str, name: str, number: int) -> str:
        short = name.startswith("unfinished ")
        kind = name.removeprefix("unfinished ")
        if kind != "black canasta":
            kind = re.sub(r" canastas?$", "", kind)
        kind = {"sequences": "sequence", "aces": "natural aces", "sevens": "natural sevens"}.get(
            kind, kind
        )
        kind = kind.replace(" ", "_")
        if kind not in (UNFINISHED if short else CANASTAS):
            raise self._problem(item, "that is nothing to be counted")
        return self._count("unfinished" if short else "canastas", kind, number)

    def _count(self, key: str, kind: str, number: int) -> str:
        counts = self._into.setdefault(key, {})
        assert isinstance(counts, dict)
        if kind in counts:
            raise self._problem(kind.replace("_", " "), "it stands there a second time")
        counts[kind] = number
        return f"{key}.{kind}"

    def _put(self, key: str, value: object) -> str:
        if key in self._into:
            raise self._problem(key.replace("_", " "), "it stands there a second time")
        self._into[key] = value
        return key

    def _problem(self, item: str, message: str) -> PositionProblem:
        return line_problem(self._number, f"{item[:_LONGEST]!r}: {message}")


def is_json(text: str) -> bool:
    return text.lstrip("\ufeff \t\r\n").startswith("{")


# --- a sheet as text that people can read and change in any -----------------------------------

_CLASSIC: Final = "classic_4p"
_MEANING: Final = re.compile(r"[,:#&+]|^(side )?[0-9]+$", re.I)
"""What a name cannot have in it where a line begins with it."""


def sheet_as_text(sheet: Sheet) -> str:
    """The sheet as text. Commas and number signs in names and titles become blanks."""
    return "\n".join(_lines(sheet)) + "\n"


def _lines(sheet: Sheet) -> Iterator[str]:
    game = sheet.game if sheet.game in preset_ids() else _CLASSIC
    yield f"rules: {game}"
    for key, value in _changes(sheet.rules, game):
        yield f"set: {key}={value}"
    if sheet.title:
        yield f"title: {_plain(sheet.title)}"
    if sheet.date:
        yield f"date: {sheet.date}"
    yield f"names: {', '.join(map(_plain, sheet.names))}"
    if sheet.dealer:
        yield f"dealer: {_plain(sheet.names[sheet.dealer])}"
    for number, deal in enumerate(sheet.deals, 1):
        yield ""
        yield f"deal {number}"
        yield from _DealWriter(sheet, deal).lines()


def _changes(rules: TableRules, game: str) -> Iterator[tuple[str, str]]:
    for key, value in diff(rules, preset(game).rules).items():
        yield key, json.dumps(value, ensure_ascii=True).replace("#", "\\u0023")


def _plain(text: str) -> str:
    return " ".join(re.sub("[,#]", " ", text).split())


class _DealWriter:
    def __init__(self, sheet: Sheet, deal: DealEntry) -> None:
        self._sheet, self._deal = sheet, deal

    def lines(self) -> Iterator[str]:
        deal = self._deal
        sides = sides_of(self._sheet.setup, deal.lone)
        for side, seats in enumerate(sides):
            laid = list(_laid(deal.sides[side]))
            alone = len(seats) == 1
            items = laid + (self._of_player(seats[0]) if alone else [])
            if items:
                yield f"{self._name(seats, side)}: {', '.join(items)}"
            for seat in () if alone else seats:
                items_of = self._of_player(seat)
                if items_of:
                    yield f"{self._name((seat,), seat, '')}: {', '.join(items_of)}"

    def _name(self, seats: tuple[int, ...], number: int, noun: str = "side ") -> str:
        names = [self._sheet.names[seat] for seat in seats]
        if any(_MEANING.search(name) for name in names):
            return f"{noun}{number + 1}"
        return " & ".join(names)

    def _of_player(self, seat: int) -> list[str]:
        deal = self._deal
        items = list(_left(deal.players[seat]))
        if deal.lone == seat and deal.out != seat:
            items.append("alone")
        if deal.out == seat:
            items.append("out")
            items += ["concealed"] if deal.concealed else []
            items += [f"special {_words(deal.special_hand)}"] if deal.special_hand else []
        return [*items, "conceded"] if deal.conceded == seat else items


def _laid(one: SideEntry) -> Iterator[str]:
    for kind, count in one.canastas:
        yield f"{_words(kind)} {count}"
    for kind, count in one.unfinished:
        yield f"unfinished {_words(kind)} {count}"
    if one.melds:
        yield f"melds {' / '.join(one.melds)}"
    if one.points is not None:
        yield f"points {one.points}"
    if one.cards:
        yield f"cards {one.cards}"


def _left(one: PlayerEntry) -> Iterator[str]:
    for name, count in (
        ("red threes", one.red_threes),
        ("black threes", one.black_threes),
        ("foot red threes", one.foot_red_threes),
        ("exact cuts", one.cuts),
    ):
        if count:
            yield f"{name} {count}"
    for name, points, cards in (
        ("hand", one.hand, one.hand_cards),
        ("foot", one.foot, one.foot_cards),
    ):
        if cards:
            yield f"{name} cards {cards}"
        elif points is not None:
            yield f"{name} {points}"
    for kind, count in one.held:
        yield f"{HELD_NAMES[kind]} {count}"
    for name, points in one.penalties:
        shown = "" if name == OTHER else f" {_words(name)}"
        yield f"penalty{shown}" + ("" if points is None else f" {points}")


def _words(key: str) -> str:
    return key.replace("_", " ")


# --- entries out of a file --------------------------------------------------------------------

MOST_BYTES: Final = 5_000_000


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
    if is_json(text):
        return _from_json(data, text)
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
