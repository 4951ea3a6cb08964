"""What is always true of a state; `check` reports everything that is wrong at once."""

from __future__ import annotations

from canasta_qt.engine.cards import code
from canasta_qt.engine.going_out.requirements import may_get_stuck
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.stock import holds_threes_to_table


def broken_invariants(state: DealState) -> list[str]:
    """Every broken invariant in words for a bug report; empty when the state is sound."""
    return [*_check_cards(state), *_check_seats(state), *_check_melds(state), *_check_phase(state)]


def _check_cards(state: DealState) -> list[str]:
    """Every card of the pack is in exactly one place."""
    cards = [
        *(card for hand in state.hands for card in hand),
        *(card for threes in state.red_threes for card in threes),
        *(card for threes in state.black_threes for card in threes),
        *(card for cards in (*state.waiting, *state.packets) for card in cards),
        *(card for melds in state.melds for meld in melds for card in meld.cards),
        *(card for foot in state.feet for card in foot),
        *(card for heap in state.heaps for card in heap),
        *state.pile,
        *state.remaining_stock(),
    ]
    if tuple(sorted(cards)) == state.setup.pack:
        return []
    lost = [code(card) for card in state.setup.pack if card not in cards]
    twice = [code(card) for card in sorted({c for c in cards if cards.count(c) > 1})]
    return [f"cards lost: {' '.join(lost) or 'none'}; twice: {' '.join(twice) or 'none'}"]


def _check_seats(state: DealState) -> list[str]:
    """Every seat is on one side, and whoever does not play this deal has no cards."""
    wrong = []
    seats = [(seat, side) for side, seats in enumerate(state.sides) for seat in seats]
    if sorted(seats) != list(enumerate(state.side_of)):
        wrong.append(f"sides {state.sides} do not fit seats {state.side_of}")
    if not len(state.sides) == len(state.melds) == len(state.opened):
        wrong.append(f"{len(state.sides)} sides, but melds of {len(state.melds)}")
    resting = [seat for seat in range(state.setup.seats) if seat not in state.order]
    wrong += [f"seat {seat} rests and has cards" for seat in resting if state.hands[seat]]
    if state.actor in resting:
        wrong.append(f"seat {state.actor} rests and is to play")
    return wrong


def _check_melds(state: DealState) -> list[str]:
    wrong = []
    uids = [meld.uid for melds in state.melds for meld in melds]
    if len(set(uids)) != len(uids):
        wrong.append(f"melds share a number: {uids}")
    for side, melds in enumerate(state.melds):
        if melds and not state.opened[side]:
            wrong.append(f"side {side} has melds but has not opened")
        for meld in melds:
            found = classify(meld.cards, runs=state.setup.has_runs)
            if isinstance(found, Refusal) or found != (meld.kind, meld.wilds):
                wrong.append(f"meld {meld.uid} is not what it says: {meld}")
                continue
            refusal = check_meld(state, side, meld, meld, ())
            if refusal is not None and refusal.code not in (Code.DEAD_RANK, Code.ACE_PURE):
                wrong.append(f"meld {meld.uid} breaks {refusal.code.value}: {meld}")
    return wrong


def _check_phase(state: DealState) -> list[str]:
    wrong = []
    over = state.phase is Phase.OVER
    if over != (state.result is not None):
        wrong.append("the deal is over without a result, or has one while going on")
    if state.freezer >= 0 and state.freezer not in state.pile:
        wrong.append("the freezing card is not in the pile")
    return [*wrong, *_check_hands(state, over)]


def _check_hands(state: DealState, over: bool) -> list[str]:
    """Nobody holds a three that should be tabled, or is out of cards without being out."""
    wrong = []
    rules = state.setup.rules
    held = rules.red_three.place != "on_receipt" or state.setup.keeps_threes or state.now.last_three
    last = over and rules.red_three.role == "modern"
    refills = not may_get_stuck(rules)
    for seat in state.order:
        hand = state.hands[seat]
        if not held and not last and holds_threes_to_table(state, hand):
            wrong.append(f"seat {seat} holds a three")
        waiting = not over and seat != state.turn_seat
        if not hand and not state.waiting[seat] and waiting and refills:
            wrong.append(f"seat {seat} has no cards though nobody went out")
    return wrong
