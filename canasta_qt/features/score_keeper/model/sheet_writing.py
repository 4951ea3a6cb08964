"""A sheet as text that people can read and change in any editor; `sheet_text` reads it again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules, diff, preset_ids
from canasta_qt.engine.rules.presets import preset
from canasta_qt.features.score_keeper.model.entries import (
    OTHER,
    DealEntry,
    PlayerEntry,
    Sheet,
    SideEntry,
    sides_of,
)
from canasta_qt.features.score_keeper.model.sheet_text import HELD_NAMES

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
    """Writes one deal."""

    def __init__(self, sheet: Sheet, deal: DealEntry) -> None:
        self._sheet, self._deal = sheet, deal

    def lines(self) -> Iterator[str]:
        """A line for every side and player that something is told of."""
        deal = self._deal
        sides = sides_of(self._sheet.setup, deal.lone)
        for side, seats in enumerate(sides):
            laid = list(_laid(deal.sides[side]))
            alone = len(seats) == 1
            items = laid + (self._of_player(seats[0]) if alone else [])
            if items:
                yield f"{self._name(seats, side)}: {', '.join(items)}"
            for seat in () if alone else seats:
                told = self._of_player(seat)
                if told:
                    yield f"{self._name((seat,), seat, '')}: {', '.join(told)}"

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
