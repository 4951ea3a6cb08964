"""Taking melds back because no card may be discarded on the empty pile (EX-111).

The last whole step of the turn goes back, even the take of the pile. Then the seat is where it
began: it draws from the stock (ruling: a turn without drawing or taking is none) and discards.
After a retraction nothing more is melded in the turn.
"""

from __future__ import annotations

from canasta_qt.engine.discards import must_retract
from canasta_qt.engine.events import Event, MeldsRetracted
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealState, Phase, Position, TableBefore


def is_played(pos: Position) -> bool:
    """Whether these rules ever send melds back."""
    rules = pos.setup.rules.discard
    return rules.empty_pile_fallback == "retract_melds" and bool(rules.empty_pile_ban)


def remember(state: DealState) -> None:
    """Before a lay-down or a pile take: note how the table lies, where that may be needed."""
    if is_played(state):
        state.now.steps = (*state.now.steps, table_before(state))


def table_before(state: DealState) -> TableBefore:
    """How the table lies now, for the seat to act."""
    seat, side = state.turn_seat, state.side
    return TableBefore(
        melds=tuple(state.melds[side]),
        red_threes=tuple(state.red_threes[seat]),
        black_threes=tuple(state.black_threes[seat]),
        pile=tuple(state.pile),
        freezer=state.freezer,
        stock_left=state.stock_left,
        turn_card_drawn=state.turn_card_drawn,
        opened=state.opened[side],
        next_uid=state.next_uid,
        laid=len(state.now.laid),
        took_pile=state.now.took_pile,
        beyond_top=state.now.beyond_top,
    )


def verify_retract(pos: Position) -> Refusal | None:
    """Whether the seat to act must take its last step back: no other way to end the turn."""
    needed = pos.phase is Phase.PLAY and must_retract(pos)
    return None if needed else Refusal(Code.PHASE)


def retract(state: DealState, events: list[Event]) -> None:
    """Put the table back to where the last step of the turn found it."""
    seat, side = state.turn_seat, state.side
    *earlier, before = state.now.steps
    melded = [card for meld in state.melds[side] for card in meld.cards]
    returned = {card for meld in before.melds for card in meld.cards}
    returned.update(before.pile, before.red_threes, before.black_threes)
    # Cards that the step drew (bonus cards, replacements of threes) go back on top of the stock.
    start = len(state.stock) - before.stock_left
    returned.update(state.stock[start : len(state.stock) - state.stock_left])
    back = tuple(card for card in melded if card not in returned)
    own = [*state.hands[seat], *state.red_threes[seat], *state.black_threes[seat], *back]
    state.hands[seat] = [card for card in own if card not in returned]
    if state.stock_left < before.stock_left:
        state.waiting[seat] = []
    _restore(state, before)
    state.now.steps = tuple(earlier)
    state.now.retracted = True
    pile = before.pile if state.phase is Phase.START else ()
    melds = tuple((meld.uid, meld.cards) for meld in before.melds)
    events.append(MeldsRetracted(seat, side, back, pile, melds))


def _restore(state: DealState, before: TableBefore) -> None:
    seat, side = state.turn_seat, state.side
    state.melds[side] = list(before.melds)
    state.red_threes[seat] = list(before.red_threes)
    state.black_threes[seat] = list(before.black_threes)
    state.pile = list(before.pile)
    state.freezer = before.freezer
    state.stock_left = before.stock_left
    state.turn_card_drawn = before.turn_card_drawn
    state.opened[side] = before.opened
    state.next_uid = before.next_uid
    now = state.now
    if now.took_pile and not before.took_pile:
        state.phase = Phase.START
    now.laid = now.laid[: before.laid]
    now.took_pile = before.took_pile
    now.beyond_top = before.beyond_top
