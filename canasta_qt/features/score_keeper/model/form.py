"""The form of a deal: the numbers that the rules ask of sides, columns and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from canasta_qt.engine.setup import Setup
from canasta_qt.features.score_keeper.model.entries import (
    OTHER,
    DealEntry,
    EntryCounts,
    PlayerEntry,
    SideEntry,
    empty_deal,
    first_seat,
    sides_of,
)
from canasta_qt.features.score_keeper.model.kinds import (
    canasta_kinds,
    has_foot_price,
    held_kinds,
    penalty_names,
    tables_black_threes,
    unfinished_kinds,
)

Owner = Literal["side", "column", "player"]


@dataclass(frozen=True, slots=True)
class FormField:
    """A number that is asked, with a key such as `points` or `held.A`; folded away if `rare`."""

    key: str
    owner: Owner
    rare: bool = False

    @property
    def kind(self) -> str:
        """What comes behind the point of the key."""
        return self.key.partition(".")[2]

    @property
    def in_points(self) -> bool:
        """Whether points are asked, not a count."""
        return self.key in ("points", "hand", "foot", f"penalty.{OTHER}")


def form_fields(setup: Setup) -> tuple[FormField, ...]:
    """What is asked under these rules, in the order in which one counts at a table."""
    return tuple(_fields(setup))


def _fields(setup: Setup) -> Iterator[FormField]:
    for kind in canasta_kinds(setup):
        yield FormField(f"canastas.{kind}", "side")
    for kind in unfinished_kinds(setup):
        yield FormField(f"unfinished.{kind}", "side")
    yield FormField("points", "side")
    if setup.rules.red_three.role != "penalty_card":
        yield FormField("red_threes", "column")
    if tables_black_threes(setup):
        yield FormField("black_threes", "column")
    yield FormField("hand", "player")
    if has_foot_price(setup):
        yield FormField("foot", "player")
        yield FormField("foot_red_threes", "player", rare=True)
    for kind in held_kinds(setup):
        yield FormField(f"held.{kind}", "player", rare=kind == "3r")
    if setup.rules.deal.exact_cut_bonus is not None:
        yield FormField("cuts", "column", rare=True)
    for name in (*penalty_names(setup.rules), OTHER):
        yield FormField(f"penalty.{name}", "column", rare=True)


FieldPlace = tuple[str, int]
"""The key of a field and the number of its side, column or seat."""


@dataclass(frozen=True, slots=True)
class FormValues:
    """A form filled in: numbers, and cards as text in place of points."""

    numbers: Mapping[FieldPlace, int] = field(default_factory=dict)
    cards: Mapping[FieldPlace, str] = field(default_factory=dict)


def owners(setup: Setup, number: int, lone: int | None, owner: Owner) -> tuple[int, ...]:
    """The sides, columns or seats that a field of deal `number` is asked of."""
    if owner == "side":
        return tuple(range(len(sides_of(setup, lone))))
    if owner == "column":
        return tuple(range(setup.scorers))
    return setup.order_of_deal(number)


def filled_in(setup: Setup, number: int, deal: DealEntry) -> FormValues:
    """The form of deal `number` as it was filled in for this entry."""
    numbers: dict[FieldPlace, int] = {}
    cards: dict[FieldPlace, str] = {}
    for side, entry in enumerate(deal.sides):
        numbers |= {(f"canastas.{kind}", side): count for kind, count in entry.canastas}
        numbers |= {(f"unfinished.{kind}", side): count for kind, count in entry.unfinished}
        if entry.points is not None:
            numbers["points", side] = entry.points
        if entry.cards:
            cards["points", side] = entry.cards
    for seat, one in enumerate(deal.players):
        _fill_player(setup, seat, one, numbers, cards)
    return FormValues(numbers, cards)


def _fill_player(
    setup: Setup,
    seat: int,
    one: PlayerEntry,
    numbers: dict[FieldPlace, int],
    cards: dict[FieldPlace, str],
) -> None:
    column = setup.scorer_of[seat]
    for key, cards_text in (("hand", one.hand_cards), ("foot", one.foot_cards)):
        points = getattr(one, key)
        if points is not None:
            numbers[key, seat] = points
        if cards_text:
            cards[key, seat] = cards_text
    numbers["foot_red_threes", seat] = one.foot_red_threes
    numbers |= {(f"held.{kind}", seat): count for kind, count in one.held}
    booked = [
        ("red_threes", one.red_threes),
        ("black_threes", one.black_threes),
        ("cuts", one.cuts),
    ]
    booked += [
        (f"penalty.{name}", (points or 0) if name == OTHER else 1) for name, points in one.penalties
    ]
    for key, value in booked:
        numbers[key, column] = numbers.get((key, column), 0) + value


def entry_of(setup: Setup, number: int, values: FormValues, ended: DealEntry) -> DealEntry:
    """The entry of deal `number` that a form makes; its end and melds as cards are of `ended`.

    A hand that was left empty is one of 0 points, but that of the player who went out.
    """
    blank = empty_deal(setup, ended.lone)
    sides = list(blank.sides)
    for side in range(len(sides)):
        before = ended.sides[side] if len(ended.sides) == len(sides) else SideEntry()
        sides[side] = SideEntry(
            _counts(values, "canastas", side),
            _counts(values, "unfinished", side),
            before.melds,
            None if values.cards.get(("points", side)) else values.numbers.get(("points", side)),
            values.cards.get(("points", side), ""),
        )
    players = [_player(setup, number, values, seat) for seat in range(setup.seats)]
    for seat in setup.order_of_deal(number):
        one = players[seat]
        if seat != ended.out and one.hand is None and not one.hand_cards:
            players[seat] = replace(one, hand=0)
    return replace(ended, sides=tuple(sides), players=tuple(players))


def _counts(values: FormValues, group: str, index: int) -> EntryCounts:
    return tuple(
        (key.partition(".")[2], count)
        for (key, at), count in values.numbers.items()
        if at == index and key.startswith(f"{group}.") and count
    )


def _player(setup: Setup, number: int, values: FormValues, seat: int) -> PlayerEntry:
    column = setup.scorer_of[seat]
    books = first_seat(setup, number, setup.scorer_seats[column]) == seat
    get = values.numbers.get

    def of_column(key: str) -> int:
        return get((key, column), 0) if books else 0

    hand_cards, foot_cards = (values.cards.get((key, seat), "") for key in ("hand", "foot"))
    return PlayerEntry(
        of_column("red_threes"),
        of_column("black_threes"),
        None if hand_cards else get(("hand", seat)),
        hand_cards,
        None if foot_cards else get(("foot", seat)),
        foot_cards,
        get(("foot_red_threes", seat), 0),
        _counts(values, "held", seat),
        tuple(_penalties(values, column)) if books else (),
        of_column("cuts"),
    )


def _penalties(values: FormValues, column: int) -> Iterator[tuple[str, int | None]]:
    for (key, at), count in values.numbers.items():
        if at == column and key.startswith("penalty.") and count:
            name = key.partition(".")[2]
            if name == OTHER:
                yield name, count
            else:
                yield from [(name, None)] * count
