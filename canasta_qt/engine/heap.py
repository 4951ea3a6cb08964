"""The heap, Bain's "garbage pile": loose cards of completed ranks tabled for their face value.

A side that has a canasta of sevens may put single cards of ranks whose canasta it has completed
aside there, never sevens. Nothing on it is a meld. [pagat: Bain Hand and Foot]
"""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.engine.actions import LayOnHeap
from canasta_qt.engine.cards import BLACK_THREE, HIDDEN, IS_WILD, KIND, RED_THREE, SEVEN
from canasta_qt.engine.events import Event, LaidOnHeap
from canasta_qt.engine.going_out import check_guard
from canasta_qt.engine.pile import has_canasta_of
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealState, Phase, Position


def is_open(pos: Position, side: int) -> bool:
    """Whether `side` may use its heap: the rules have one and it has a canasta of sevens."""
    return pos.setup.rules.meld.discard_heap and has_canasta_of(pos, side, SEVEN)


def belongs(pos: Position, side: int, kind: int) -> bool:
    """Whether cards of this kind may go on the open heap of `side`."""
    barred = IS_WILD[kind] or kind in (SEVEN, RED_THREE, BLACK_THREE)
    return not barred and has_canasta_of(pos, side, kind)


def verify_heap(pos: Position, action: LayOnHeap) -> Refusal | None:
    """Why the seat to act may not put these cards on its side's heap, or None when it may."""
    if pos.phase is not Phase.PLAY or not is_open(pos, pos.side):
        return Refusal(Code.PHASE, cards=action.cards)
    hand = pos.hands[pos.turn_seat]
    cards = set(action.cards)
    if not cards or len(cards) < len(action.cards) or HIDDEN in cards or not cards <= set(hand):
        return Refusal(Code.NOT_HELD, cards=action.cards)
    for card in action.cards:
        if KIND[card] in (RED_THREE, BLACK_THREE):
            return Refusal(Code.THREE_MELD, kind=KIND[card], cards=(card,))
        if not belongs(pos, pos.side, KIND[card]):
            return Refusal(Code.MIXED_RANKS, kind=KIND[card], cards=(card,))
    return check_guard(pos, pos.melds[pos.side], len(hand) - len(cards))


def heap_layings(pos: Position) -> Iterator[LayOnHeap]:
    """Single cards and all cards of a rank that the seat to act may put on its heap."""
    if not is_open(pos, pos.side):
        return
    by_kind: dict[int, list[int]] = {}
    for card in sorted(pos.hands[pos.turn_seat]):
        by_kind.setdefault(KIND[card], []).append(card)
    for cards in by_kind.values():
        for chosen in dict.fromkeys((tuple(cards[:1]), tuple(cards))):
            if verify_heap(pos, LayOnHeap(chosen)) is None:
                yield LayOnHeap(chosen)


def lay_on_heap(state: DealState, action: LayOnHeap, events: list[Event]) -> None:
    """Carry a verified `LayOnHeap` out."""
    seat, side = state.turn_seat, state.side
    state.hands[seat] = [card for card in state.hands[seat] if card not in action.cards]
    heap = state.heaps[side] + action.cards
    state.heaps = (*state.heaps[:side], heap, *state.heaps[side + 1 :])
    state.now.beyond_top = True
    events.append(LaidOnHeap(seat, side, action.cards))
