"""Who plays with whom in a written position, and the threes that lie before each seat."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.engine.partnership import sides_against
from canasta_qt.engine.setup import Setup
from canasta_qt.record.card_words import PositionProblem
from canasta_qt.record.position_fields import Fields


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of a position: `order` plays the deal, `sides` are side to seats."""

    order: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]

    @property
    def side_of(self) -> tuple[int, ...]:
        """Seat to side."""
        found = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        return tuple(found[seat] for seat in sorted(found))

    def check_plays(self, seat: int, where: str) -> None:
        """`PositionProblem` for a seat that rests in this deal."""
        if seat not in self.order:
            raise PositionProblem(f"{where}: seat {seat} rests in this deal")


def seats_of(fields: Fields, setup: Setup) -> Seats:
    """The seats and sides as the position has them.

    `deal` says who rests; `lone` (a seat) that the other two of three have become partners.
    """
    lone = _lone(fields, setup)
    sides = setup.sides if lone is None else sides_against(lone, setup.seats)
    return Seats(setup.order_of_deal(fields.number("deal", 1, low=1)), sides)


def _lone(fields: Fields, setup: Setup) -> int | None:
    if not fields.has("lone"):
        return _concluded_lone(fields, setup) if setup.temporary else None
    fields.refuse_unless(setup.temporary, "lone", "these rules have no partnership for one deal")
    return fields.seat("lone", setup.seats)


def _concluded_lone(fields: Fields, setup: Setup) -> int | None:
    """Who must be lone when a seat is out that has no melds of its own (EX-130).

    Then the melds are those of two sides, and the first seat fits that leaves the seat that is out
    on a side with melds.
    """
    score = Fields(fields.mapping("score"), "score.")
    melds = {side for side, laid in fields.by_side("melds", setup.seats).items() if laid}
    if not score.has("out") or not melds or max(melds) > 1:
        return None
    out = score.seat("out", setup.seats)
    if out in melds:
        return None
    for lone in range(setup.seats):
        sides = sides_against(lone, setup.seats)
        if lone != out and next(side for side in (0, 1) if out in sides[side]) in melds:
            return lone
    return None


def threes_by_seat(fields: Fields, key: str, setup: Setup, seats: Seats) -> list[int]:
    """Seat to the number of tabled threes under `key`: by side, or by seat under `by_seat`."""
    value = fields.mapping(key)
    counts = [0] * setup.seats
    if "by_seat" in value:
        by_seat = Fields({"by_seat": value["by_seat"]}, f"{key}.")
        for seat, count in by_seat.by_seat("by_seat", setup.seats).items():
            counts[seat] += fields.count(count, f"{key}.by_seat.{seat}")
    by_side = Fields({key: {name: count for name, count in value.items() if name != "by_seat"}})
    for side, count in by_side.by_side(key, len(seats.sides)).items():
        first = next(seat for seat in seats.sides[side] if seat in seats.order)
        counts[first] += fields.count(count, f"{key}.{side}")
    return counts
