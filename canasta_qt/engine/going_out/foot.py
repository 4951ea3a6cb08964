"""The foot, or second hand: who has earned it, when it comes, and what going out asks of it.

[pagat: Hand and Foot, Pennies from Heaven, Bain, Railroad]
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.cards import SEVEN, TWO
from canasta_qt.engine.events import CanastaCompleted, Event, FootTakenUp
from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealState, FootStage, Meld, Position
from canasta_qt.engine.stock import table_threes


def foot_comes(pos: Position, melds: Sequence[Meld], left: int) -> bool:
    """Whether the seat to act gets its foot, so that it may keep as few as `left` cards (P4).

    `melds` are its side's melds after the action. With a foot that comes by an empty hand nothing
    need be kept; one earned by a canasta that comes only after the discard needs that discard.
    """
    if not pos.feet[pos.turn_seat]:
        return False
    rules = pos.setup.rules.foot
    if rules.pickup == "hand_empty":
        return True
    if not _earned(pos, melds):
        return False
    return left > 0 or rules.when == "same_turn_if_melded_out"


def foot_comes_with_discard(pos: Position) -> bool:
    """Whether the last card of the hand may be discarded because the foot comes then (EX-105)."""
    return bool(pos.feet[pos.turn_seat]) and foot_comes(pos, pos.melds[pos.side], 1)


def foot_comes_by_passing(pos: Position) -> bool:
    """Whether an emptied hand waits for the end of the turn to bring the foot."""
    seat = pos.turn_seat
    return bool(pos.feet[seat]) and not pos.hands[seat] and foot_comes(pos, pos.melds[pos.side], 0)


def check_foot_played(pos: Position) -> Refusal | None:
    """P5: the own foot, and where the rules say so the partner's, must have been played.

    >>> check_foot_played(position("hand_and_foot")).code
    <Code.GO_OUT_FOOT: 'E_GO_OUT_FOOT'>
    """
    stages = pos.foot_stages
    seat = pos.turn_seat
    if stages[seat] is FootStage.NONE:
        return None
    feet = [seat]
    if pos.setup.rules.go_out.partner_in_foot:
        feet += pos.teammates(seat)
    played = sum(stages[each] is FootStage.PLAYED for each in feet)
    return Refusal(Code.GO_OUT_FOOT, played, len(feet)) if played < len(feet) else None


def check_partner_first(pos: Position, melds: Sequence[Meld]) -> Refusal | None:
    """`partner_then_self` (Bain): first the partner completes a canasta, then who opened."""
    seat = pos.turn_seat
    if pos.setup.rules.foot.pickup != "partner_then_self" or not pos.feet[seat]:
        return None
    stages = pos.foot_stages
    new = len(_new_canastas(pos, melds))
    opener = _opener(pos, pos.side)
    if opener == seat:
        behind = [mate for mate in pos.teammates(seat) if stages[mate] < FootStage.EARNED]
        if new and behind:
            return Refusal(Code.GO_OUT_FOOT, 0, 1, what="partner_then_self")
        return None
    own = new + (stages[seat] is FootStage.EARNED)
    if new and own > 1 and stages[opener] < FootStage.EARNED:
        return Refusal(Code.GO_OUT_FOOT, 0, 1, what="second_canasta")
    return None


def foot_after_step(state: DealState, events: list[Event]) -> None:
    """After a step within a turn: book a foot its canastas earned; a hand melded away brings it."""
    seat = state.turn_seat
    if not state.feet[seat]:
        return
    side = state.side
    done = {
        event.uid for event in events if isinstance(event, CanastaCompleted) and event.seat == seat
    }
    if any(meld.uid in done and _earns(state, meld) for meld in state.melds[side]):
        _set_stage(state, seat, FootStage.EARNED)
        if state.setup.rules.foot.pickup == "partner_then_self":
            _partners_take_up(state, events)
    now = state.setup.rules.foot.when == "same_turn_if_melded_out"
    if now and not state.hands[seat] and foot_comes(state, state.melds[side], 0):
        _take_up(state, seat, FootStage.PLAYED, events)


def _partners_take_up(state: DealState, events: list[Event]) -> None:
    """When the canasta of the opener is complete the others take their feet at once (Bain)."""
    if waits_for_opener(state, state.turn_seat):
        return
    for mate in state.teammates(state.turn_seat):
        if state.foot_stages[mate] is FootStage.EARNED:
            _take_up(state, mate, FootStage.TAKEN, events)


def foot_at_turn_end(state: DealState, events: list[Event]) -> None:
    """Bring the seat whose turn ends a foot it has earned, to be played next turn."""
    seat = state.turn_seat
    if not state.feet[seat]:
        return
    earned = state.foot_stages[seat] is FootStage.EARNED and not waits_for_opener(state, seat)
    if earned or (not state.hands[seat] and foot_comes_with_discard(state)):
        _take_up(state, seat, FootStage.TAKEN, events)


def waits_for_opener(pos: Position, seat: int) -> bool:
    """Whether the foot of a seat comes only with the canasta of who opened for it (Bain)."""
    by_opener = pos.setup.rules.foot.pickup == "partner_then_self"
    return by_opener and _opener(pos, pos.side_of[seat]) != seat


def foot_at_turn_start(state: DealState, seat: int, events: list[Event]) -> None:
    """A foot taken up after the last turn is played from now; its red threes are laid (P0)."""
    if state.foot_stages[seat] is FootStage.TAKEN:
        _set_stage(state, seat, FootStage.PLAYED)
        _table_threes(state, seat, events)


def _take_up(state: DealState, seat: int, stage: FootStage, events: list[Event]) -> None:
    cards = state.feet[seat]
    state.hands[seat] += cards
    state.feet = (*state.feet[:seat], (), *state.feet[seat + 1 :])
    _set_stage(state, seat, stage)
    at_once = stage is FootStage.PLAYED
    events.append(FootTakenUp(seat, cards, at_once))
    if at_once or state.setup.rules.red_three.place == "on_receipt":
        _table_threes(state, seat, events)


def _table_threes(state: DealState, seat: int, events: list[Event]) -> None:
    replaced = state.setup.rules.foot.red_three_replaced
    table_threes(state, seat, events, replaced=replaced)


def _set_stage(state: DealState, seat: int, stage: FootStage) -> None:
    stages = state.foot_stages
    state.foot_stages = (*stages[:seat], stage, *stages[seat + 1 :])


def _earned(pos: Position, melds: Sequence[Meld]) -> bool:
    """Whether the seat to act gets its foot for a canasta that it has completed by these melds."""
    if waits_for_opener(pos, pos.turn_seat):
        return False
    if pos.foot_stages[pos.turn_seat] is FootStage.EARNED:
        return True
    return any(_earns(pos, meld) for meld in _new_canastas(pos, melds))


def _earns(pos: Position, meld: Meld) -> bool:
    """Whether completing this canasta earns a foot; in Railroad a mixed one does not."""
    pickup = pos.setup.rules.foot.pickup
    if pickup == "hand_empty":
        return False
    return pickup != "own_first_nonblack_canasta" or meld.kind in (TWO, SEVEN) or not meld.wilds


def _new_canastas(pos: Position, melds: Sequence[Meld]) -> list[Meld]:
    setup = pos.setup
    done = {meld.uid for meld in pos.melds[pos.side] if is_canasta(setup, meld)}
    return [meld for meld in melds if meld.uid not in done and is_canasta(setup, meld)]


def _opener(pos: Position, side: int) -> int:
    """The seat that opened for a side, or that would if the seat to act opened now."""
    opened = pos.opened[side] or pos.turn
    order = pos.order
    first = order.index(pos.next_seat(pos.dealer))
    return order[(first + opened - 1) % len(order)]
