"""Deals of a real table: cards counted, or as text (`K*7`, `8*5 2 X`), and the sheet of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.seating import sides_against
from canasta_qt.engine.setup import Setup, setup_for

EntryCounts = tuple[tuple[str, int], ...]
"""How many of each kind, in the order entered."""

LONGEST_NAME: Final = 40

OTHER: Final = "other"
"""A penalty that no option has a price for."""


@dataclass(frozen=True, slots=True)
class SideEntry:
    """What a side has laid, counted or card by card.

    Attributes:
        canastas: by kind (`kinds.canasta_kinds`).
        unfinished: melds short of a canasta that have a price (`kinds.unfinished_kinds`).
        points: face values of everything the side has laid, its canastas included.
        cards: all these cards as text, in place of their points.
    """

    canastas: EntryCounts = ()
    unfinished: EntryCounts = ()
    melds: tuple[str, ...] = ()
    points: int | None = None
    cards: str = ""


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """What belongs to one player. Threes of a side are entered with its first player.

    Attributes:
        red_threes, black_threes: laid out for points, or gone out of play with a pile.
        hand: face values left in the hand; `hand_cards` are its cards as text instead.
        foot: the same of a foot that was never taken up.
        held: cards of a hand that have a price of their own, beside its points: kind to number.
        penalties: option under `penalty`, or `OTHER`, and its points (None: as the rules say).
    """

    red_threes: int = 0
    black_threes: int = 0
    hand: int | None = None
    hand_cards: str = ""
    foot: int | None = None
    foot_cards: str = ""
    foot_red_threes: int = 0
    held: EntryCounts = ()
    penalties: tuple[tuple[str, int | None], ...] = ()
    cuts: int = 0


@dataclass(frozen=True, slots=True)
class DealEntry:
    """A whole deal; sides as `sides_of` has them, players by seat.

    Attributes:
        out: the seat that went out; None: the stock ended the deal.
        special_hand: id of the special hand it laid, or empty.
        conceded: the seat that conceded the deal.
        lone: the seat that played alone where two of three became partners.
    """

    sides: tuple[SideEntry, ...]
    players: tuple[PlayerEntry, ...]
    out: int | None = None
    concealed: bool = False
    special_hand: str = ""
    conceded: int | None = None
    lone: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A match at a real table, dealt first by the seat `dealer`.

    Attributes:
        game: id of the game the rules come from.
        title: what rules of one's own are called; empty for a game as it is.
        date: the day it was played, `2026-11-28`; empty where nobody said.
    """

    rules: TableRules
    game: str
    names: tuple[str, ...]
    dealer: int = 0
    deals: tuple[DealEntry, ...] = ()
    title: str = ""
    date: str = ""

    @property
    def setup(self) -> Setup:
        return setup_for(self.rules)

    def with_deal(self, at: int, deal: DealEntry) -> Sheet:
        """The sheet with one deal corrected, or added at the end."""
        return replace(self, deals=(*self.deals[:at], deal, *self.deals[at + 1 :]))

    def without_deal(self, at: int) -> Sheet:
        return replace(self, deals=(*self.deals[:at], *self.deals[at + 1 :]))


def empty_deal(setup: Setup, lone: int | None = None) -> DealEntry:
    sides = sides_of(setup, lone)
    return DealEntry(
        tuple(SideEntry() for _ in sides),
        tuple(PlayerEntry() for _ in range(setup.seats)),
        lone=lone,
    )


def sides_of(setup: Setup, lone: int | None) -> tuple[tuple[int, ...], ...]:
    """Side to seats in a deal in which `lone` played against the others; None: as it began."""
    return setup.sides if lone is None else sides_against(lone, setup.seats)


def first_seat(setup: Setup, deal_number: int, seats: tuple[int, ...]) -> int:
    """The seat that what belongs to a whole side is entered with: the first one not resting."""
    order = setup.order_of_deal(deal_number)
    return next(seat for seat in seats if seat in order)


def holder(setup: Setup, deal_number: int, seats: tuple[int, ...], out: int | None) -> int:
    """The seat of a side that cards left to the whole side are entered with."""
    order = setup.order_of_deal(deal_number)
    holding = [seat for seat in seats if seat in order and seat != out]
    return holding[0] if holding else first_seat(setup, deal_number, seats)


def added(one: PlayerEntry, other: PlayerEntry) -> PlayerEntry:
    """Two entries as one. Both give a hand, and a foot, in the same way."""
    held = dict(one.held)
    for kind, count in other.held:
        held[kind] = held.get(kind, 0) + count
    return PlayerEntry(
        one.red_threes + other.red_threes,
        one.black_threes + other.black_threes,
        _sum(one.hand, other.hand),
        f"{one.hand_cards} {other.hand_cards}".strip(),
        _sum(one.foot, other.foot),
        f"{one.foot_cards} {other.foot_cards}".strip(),
        one.foot_red_threes + other.foot_red_threes,
        tuple(held.items()),
        one.penalties + other.penalties,
        one.cuts + other.cuts,
    )


def _sum(one: int | None, other: int | None) -> int | None:
    return other if one is None else one + (other or 0)


def twice(names: Sequence[str]) -> int | None:
    """The place of the first name that stands before already, in whatever letters."""
    seen: set[str] = set()
    for at, name in enumerate(names):
        if name.casefold() in seen:
            return at
        seen |= {name.casefold()} - {""}
    return None


def clean_name(name: str) -> str:
    """A name that can stand on a sheet: one line, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()
