"""The temporary partnership at a table of three: one against two, once a pile is taken (P9)."""

from __future__ import annotations

from canasta_qt.engine.events import Event, PartnershipFormed
from canasta_qt.engine.meld_checks import check_meld
from canasta_qt.engine.state import DealState, Meld, Position


def is_open(pos: Position) -> bool:
    """Whether these rules make a temporary partnership and nobody is lone yet."""
    return pos.setup.temporary and len(pos.sides) == pos.setup.seats


def sides_against(lone: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """The two sides when `lone` plays alone against the rest, in order of their lowest seat."""
    partners = tuple(seat for seat in range(seats) if seat != lone)
    return tuple(sorted(((lone,), partners)))


def form(state: DealState, lone: int, events: list[Event]) -> None:
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
