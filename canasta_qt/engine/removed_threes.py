"""Black threes that leave play with a taken pile (`black_three.removed_on_pile_take`).

They lie with the taker's tabled threes and score at the end (EX-064).
"""

from __future__ import annotations

from canasta_qt.engine.cards import BLACK_THREE, KIND
from canasta_qt.engine.events import Event, ThreesTabled
from canasta_qt.engine.state import DealState, Position


def remove_black_threes(
    state: DealState, seat: int, taken: tuple[int, ...], events: list[Event]
) -> None:
    """Put aside the black threes among the `taken` cards, which are in the hand of `seat`."""
    if state.setup.rules.black_three.removed_on_pile_take is None:
        return
    threes = tuple(card for card in taken if KIND[card] == BLACK_THREE)
    if threes:
        state.hands[seat] = [card for card in state.hands[seat] if card not in threes]
        state.black_threes[seat] += threes
        events.append(ThreesTabled(seat, threes))


def removed_points(pos: Position, held: tuple[int, ...]) -> int:
    """What a side's removed black threes score: so much each, or a sum for all of the pack."""
    points = pos.setup.rules.black_three.removed_on_pile_take
    if points is None:
        return 0
    return points.all if len(held) == pos.setup.kind_total[BLACK_THREE] else points.each * len(held)
