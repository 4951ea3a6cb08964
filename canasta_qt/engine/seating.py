"""Who sits where, who deals first, and the temporary partnership at a table of three (P9)."""

from __future__ import annotations

import random
from dataclasses import dataclass

from canasta_qt.engine.cards import ACE, FACES, JOKER, KIND, SUIT, TWO
from canasta_qt.engine.events import Event, PartnershipFormed
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState, Meld, Position

_THREE_RANK = 3
_SUIT_ORDER = "cdhs"


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """The outcome of drawing for seats.

    Attributes:
        drawn: for each person (in the order the match lists them) the card that counted.
        persons: seat to person.
        dealer: the seat that deals first.
    """

    drawn: tuple[int, ...]
    persons: tuple[int, ...]
    dealer: int


def draw_for_seats(setup: Setup, rng: random.Random) -> SeatDraw:
    """Seat the persons and find the first dealer as the rules say. [gamerules], [pagat]

    Whoever rests in the first deal neither deals it nor plays first.
    """
    rules = setup.rules.match
    drawn: tuple[int, ...] = ()
    persons = list(range(setup.seats))
    if _needs_draw(setup.rules):
        drawn = _draw_apart(setup, rng)
    if rules.partner_selection == "draw_two_highest":
        persons = _partners_by_rank(setup, drawn)
    elif rules.partner_selection == "random":
        rng.shuffle(persons)
    order = setup.order_of_deal(1)
    dealer = order[rng.randrange(len(order))]
    if rules.first_dealer == "right_of_highest_draw":
        highest = max(order, key=lambda seat: draw_rank(drawn[persons[seat]]))
        dealer = order[order.index(highest) - 1]
    return SeatDraw(drawn, tuple(persons), dealer)


def _needs_draw(rules: TableRules) -> bool:
    match = rules.match
    return (
        match.partner_selection == "draw_two_highest"
        or match.first_dealer == "right_of_highest_draw"
    )


def draw_rank(card: int) -> tuple[int, int]:
    """Order of drawn cards: ace high to two low, then spades, hearts, diamonds, clubs.

    >>> draw_rank(cards("As")[0]) > draw_rank(cards("Ah")[0]) > draw_rank(cards("K")[0])
    True
    """
    kind = KIND[card]
    rank = kind if kind == TWO or kind > _THREE_RANK else _THREE_RANK
    assert rank <= ACE
    return rank, _SUIT_ORDER.index(SUIT[card])


def _draw_apart(setup: Setup, rng: random.Random) -> tuple[int, ...]:
    """A card for each person; jokers and cards equal to another's are drawn again."""
    pack = [card for card in setup.pack if KIND[card] != JOKER]
    rng.shuffle(pack)
    drawn: list[int] = []
    for card in pack:
        if card % FACES not in [other % FACES for other in drawn]:
            drawn.append(card)
        if len(drawn) == setup.seats:
            break
    return tuple(drawn)


def _partners_by_rank(setup: Setup, drawn: tuple[int, ...]) -> list[int]:
    """Seat to person: the highest takes seat 0, the second highest its side, the rest follow."""
    order = sorted(range(setup.seats), key=lambda person: draw_rank(drawn[person]), reverse=True)
    seats = [*setup.sides[0], *(s for s in range(setup.seats) if setup.side_of[s] != 0)]
    persons = [0] * setup.seats
    for seat, person in zip(seats, order, strict=True):
        persons[seat] = person
    return persons


def partnership_is_open(pos: Position) -> bool:
    """Whether these rules make a temporary partnership and nobody is lone yet.

    >>> partnership_is_open(position("classic_3p")), partnership_is_open(position("classic_4p"))
    (True, False)
    """
    return pos.setup.temporary and len(pos.sides) == pos.setup.seats


def sides_against(lone: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """The two sides when `lone` plays alone against the rest, in order of their lowest seat.

    >>> sides_against(1, seats=3)
    ((0, 2), (1,))
    """
    partners = tuple(seat for seat in range(seats) if seat != lone)
    return tuple(sorted(((lone,), partners)))


def form_partnership(state: DealState, lone: int, events: list[Event]) -> None:
    """Make `lone` play alone and let the others pool their melds, merged where P1 allows it.

    The pooled side has opened when either partner had (ruling P9).
    """
    sides = sides_against(lone, state.setup.seats)
    own, opened = state.melds, state.opened  # every seat is a side of its own so far
    state.sides = sides
    state.side_of = tuple(int(seat in sides[1]) for seat in range(state.setup.seats))
    state.melds = [[meld for seat in seats for meld in own[seat]] for seats in sides]
    state.opened = [
        min((opened[seat] for seat in seats if opened[seat]), default=0) for seats in sides
    ]
    heaps = state.heaps
    state.heaps = tuple(tuple(card for seat in seats for card in heaps[seat]) for seats in sides)
    partners = 1 - state.side_of[lone]
    state.melds[partners] = _pooled(state, partners)
    on_table = tuple(tuple((meld.uid, meld.cards) for meld in melds) for melds in state.melds)
    events.append(PartnershipFormed(lone, sides, on_table))


def _pooled(state: DealState, side: int) -> list[Meld]:
    """The side's melds with equal ranks merged into the larger (then the older) one."""
    pooled: list[Meld] = []
    for meld in sorted(state.melds[side], key=lambda meld: (-len(meld.cards), meld.uid)):
        for index, larger in enumerate(pooled):
            if larger.kind == meld.kind:
                joined = _joined(larger, meld)
                if check_meld(state, side, larger, joined, meld.cards) is None:
                    pooled[index] = joined
                    break
        else:
            pooled.append(meld)
    return sorted(pooled, key=lambda meld: meld.uid)


def _joined(larger: Meld, smaller: Meld) -> Meld:
    return Meld(
        larger.uid,
        larger.kind,
        larger.cards + smaller.cards,
        larger.wilds + smaller.wilds,
        larger.born,
        larger.begun_dirty or smaller.begun_dirty,
    )
