"""The player inside a playout: sane, quick and without any look into hidden hands.

It takes the pile when it pays, opens when it can, melds what it holds three of, completes
canastas, asks and goes out when it may, and throws what the next opponent can use least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, FIRST, JOKER, KINDS, RED3, TWO
from canasta_qt.players.playout.policy.policy_discard import choose_discard
from canasta_qt.players.playout.policy.policy_feet import (
    fewer_fit,
    plan_canasta_opening,
    plan_heap,
    plan_with_foot,
    wants_wild_top,
)
from canasta_qt.players.playout.policy.policy_go_out import plan_way_out, wants_out
from canasta_qt.players.playout.policy.policy_meld import open_by_price, plan_by_price
from canasta_qt.players.playout.policy.policy_open import plan_opening, plan_runs, wants_run_card
from canasta_qt.players.playout.policy.policy_wilds import add_wilds, wilds_pay
from canasta_qt.players.playout.policy.prices import weigh
from canasta_qt.players.playout.rules import judge, steps
from canasta_qt.players.playout.rules.extra_cards import holds_three, must_lay_first
from canasta_qt.players.playout.rules.going_out import may_go_out, special_hand
from canasta_qt.players.playout.rules.melds import clear_plan, fits, meld_size, wild_meld_stays_open

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


STRAIGHT: Final = 13
"""Cards of a straight beside its three."""
FARTHEST: Final = 4
"""Cards missing from which nobody thinks of a special hand any more."""


def asks(r: Rules, s: State, seat: i64) -> bool:
    """Whether to ask now, since with a yes the seat would go out in this turn."""
    if not s.refused or s.asked or not in_time(r, s) or not s.opened[seat % r.sides]:
        return False
    s.refused = 0
    found: bool = finds_way(r, s, seat, seat % r.sides)
    s.refused = 1
    clear_plan(r, s)
    return found


def in_time(r: Rules, s: State) -> bool:
    """Whether the question does not come too late in the turn."""
    if r.must_ask == 1:
        return s.laid == 0
    return r.must_ask == 3 or not s.beyond_top


def finds_way(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Whether there is a way out that pays."""
    if s.held[seat] > 1:
        return plan_way_out(r, s, seat, side)
    if not may_go_out(r, s, side, False, 0) or not wants_out(r, s, seat, side):
        return False
    kind: i64
    for kind in range(KINDS):
        held: i64 = s.hand[KINDS * seat + kind]
        if held and r.last_banned[kind]:
            return False
    return True


def decide(r: Rules, s: State) -> i64:
    """The next move of the seat to act, one of `moves`; a plan goes with `TAKE` and `LAY`."""
    if r.threes_stay and lays_three(s):
        return steps.LAY_THREE + RED3
    if r.keeps_one and (must_lay_first(r, s, s.seat) or lays_kept_three(r, s, s.seat)):
        return three_to_lay(s)
    if s.stage == const.START:
        if s.stock_left == 0 and steps.must_take(r, s):
            return steps.TAKE
        if r.before_draw and not s.opened[s.seat % r.sides] and plan_table(r, s, s.seat):
            return steps.LAY
        if r.chooses:
            return steps.TAKE if wants_part(r, s) else steps.DRAW_STOCK
        return steps.TAKE if s.pile_left and wants_pile(r, s) else steps.DRAW_STOCK
    seat: i64 = s.seat
    if s.held[seat] == 0:
        return steps.GO_OUT if may_go_out(r, s, seat % r.sides, False, 0) else steps.PASS
    if r.hands and special_hand(r, s):
        return steps.DECLARE
    if r.must_ask and asks(r, s, seat):
        return steps.ASK
    if s.settled == 0 and plan_table(r, s, seat):
        return steps.LAY
    if r.add_natural > 1 and plan_heap(r, s, seat, is_calm(r, s, seat, seat % r.sides)):
        return steps.LAY_ON_HEAP
    return choose_discard(r, s, seat)


def three_to_lay(s: State) -> i64:
    """Which three to lay out: of two colours that of which the seat has laid more."""
    hand = s.hand
    of_seat: i64 = KINDS * s.seat
    if not hand[of_seat + RED3] or (
        hand[of_seat + BLACK3] and s.black_threes[s.seat] > s.red_threes[s.seat]
    ):
        return steps.LAY_THREE + BLACK3
    return steps.LAY_THREE + RED3


def lays_kept_three(r: Rules, s: State, seat: i64) -> bool:
    """Whether the three kept for a straight goes, since the straight is far away."""
    if s.stage != const.START or not s.stock_left or not holds_three(r, s, seat):
        return False
    lacks: i64 = STRAIGHT
    kind: i64
    for kind in range(TWO, KINDS):
        if s.hand[KINDS * seat + kind] and kind != BLACK3:
            lacks -= 1
    return lacks > FARTHEST


def lays_three(s: State) -> bool:
    """Whether to lay out a red three: whenever the turn can still be ended after it."""
    seat: i64 = s.seat
    if not s.hand[KINDS * seat + RED3]:
        return False
    if s.stage == const.START:
        return True
    least: i64 = 3
    if s.stock_left:
        least = 2
    return s.held[seat] >= least


def wants_part(r: Rules, s: State) -> bool:
    """Whether to take part of the pile: by the deepest card that takes some."""
    place: i64 = s.pile_down + 1
    while place <= s.pile_left:
        s.plan_depth = place
        if wants_pile(r, s):
            return True
        place += 1
    s.plan_depth = 0
    return False


def wants_pile(r: Rules, s: State) -> bool:
    """Whether to take the pile; the plan says with what, and is empty otherwise."""
    top: i64 = judge.claimed_card(s)
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    if r.blocked[top] or (r.temporary and not s.lone and not pays_alone(r, s, seat)):
        return False
    if not FIRST <= top <= ACE and judge.takes_wild(r, top):
        return wants_wild_top(r, s, seat, side, top)
    held: i64 = s.hand[KINDS * seat + top]
    if r.at_risk and r.short_pure[top] and starts_stump(r, s, seat, side, top, held):
        return False
    if s.opened[side] == 0:
        return held >= r.need_frozen and judge.pile_is_open(r, s) and plan_opening(r, s, True)
    if r.has_runs and wants_run_card(r, s, side):
        return True
    return wants_top(r, s, seat, side, top, held)


def starts_stump(r: Rules, s: State, seat: i64, side: i64, top: i64, held: i64) -> bool:
    """Whether taking the pile by a rank that costs begins a meld that is likely to stay short."""
    return held + s.in_pile[top] < r.risks[seat] and not meld_size(s, side, top)


def wants_top(r: Rules, s: State, seat: i64, side: i64, top: i64, held: i64) -> bool:
    """Whether to take the pile by the rank of its top card, of which the hand holds so many.

    A pile of fewer cards than the stock gives is only worth a pair.
    """
    size: i64 = meld_size(s, side, top)
    if held < r.need_unfrozen and ((not held and not size) or s.pile_left < r.draw):
        return False
    if held == 1 and not size:
        if (
            s.pile_left < r.pays_wild[seat]
            or not r.natural_plus_wild
            or judge.is_frozen(r, s, side)
        ):
            return False
        if s.hand[KINDS * seat + TWO]:
            s.plan_twos[top] = 1
        elif s.hand[KINDS * seat + JOKER]:
            s.plan_jokers[top] = 1
    if held >= r.need_unfrozen or r.natural_plus_wild:
        s.plan[top] = held
    if judge.plan_is_legal(r, s, True) or (r.feet and fewer_fit(r, s, side, top)):
        return True
    s.plan[top] = 0
    s.plan_twos[top] = 0
    s.plan_jokers[top] = 0
    return False


def pays_alone(r: Rules, s: State, seat: i64) -> bool:
    """Whether the pile is worth it to play alone against the two others, who do not get it."""
    weigh(r, s, seat, seat % r.sides)
    return 2 * s.pile_worth > r.alone


def plan_table(r: Rules, s: State, seat: i64) -> bool:
    """Plan what to lay between the draw and the discard; False for nothing."""
    side: i64 = seat % r.sides
    if s.opened[side] == 0:
        if r.tiers and s.tier[side]:
            return plan_canasta_opening(r, s, seat, side)
        if r.weighs[seat] >= 3 and not r.feet:
            return open_by_price(r, s, seat, side)
        return plan_opening(r, s, False)
    promised: bool = r.must_ask > 0 and s.asked > 0
    if r.has_runs and not promised and plan_runs(r, s, seat, side):
        return True
    if plan_way_out(r, s, seat, side):
        return True
    if r.feet:
        return plan_with_foot(r, s, seat, side, is_calm(r, s, seat, side))
    if r.weighs[seat] > 1:
        return plan_by_price(r, s, seat, side)
    return plan_melds(r, s, seat, side)


def plan_melds(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Plan what belongs on the table, if anything does and all of it is legal together."""
    if not has_something(r, s, seat, side):
        return False
    planned: i64 = gather_melds(r, s, seat, side)
    if not planned:
        return False
    if r.has_runs or r.wild_lock or s.retracted:
        if judge.plan_is_legal(r, s, False):
            return True
    elif judge.rest_is_legal(r, s, seat, side, planned, False, 0):
        return True
    clear_plan(r, s)
    return False


def gather_melds(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """Plan lay-offs, groups of three, canastas completed by wilds; how many cards they are."""
    left: i64 = s.held[seat]
    hand = s.hand
    of_seat: i64 = KINDS * seat
    sizes = s.sizes
    of_side: i64 = KINDS * side
    twos: i64 = hand[of_seat + TWO]
    wilds: i64 = twos + hand[of_seat + JOKER]
    calm: bool = is_calm(r, s, seat, side)
    keeps: i64 = 2
    begins: i64 = r.least
    if calm:
        keeps = r.keeps[seat]
        begins = r.begins[seat]
    together: i64 = 0
    if r.wild_meld and wilds:
        together = wilds_pay(r, s, seat, side, left)
        add_wilds(s, seat, TWO, together)
        twos -= s.plan_twos[TWO]
        wilds -= together
        if r.wild_lock and wild_meld_stays_open(r, s, side):
            wilds = 0
    risks: i64 = r.risks[seat]
    holds: bool = calm and s.pile_left >= r.holds[seat] and judge.is_frozen(r, s, side)
    fills: i64 = r.fills[seat]
    canasta: i64 = r.canasta
    before: i64 = left
    left -= together
    kind: i64
    for kind in range(ACE, FIRST - 1, -1):
        held: i64 = hand[of_seat + kind]
        if not held and not wilds:
            continue
        size: i64 = sizes[of_side + kind]
        if held and (size or held >= (risks if r.short_pure[kind] else begins)):
            full: bool = size + held >= canasta
            if full or not holds or held == 1:
                least: i64 = keeps
                if full:
                    least = 2
                if left - held >= least and fits(r, s, side, kind, held, 0):
                    s.plan[kind] = held
                    left -= held
                    size += held
        if not wilds or size >= canasta or canasta - size > fills:
            continue
        short: i64 = canasta - size
        if short <= wilds < left - 1 and fits(r, s, side, kind, s.plan[kind], short):
            left -= short
            wilds -= short
            used: i64 = min(short, twos)
            s.plan_twos[kind] += used
            s.plan_jokers[kind] += short - used
            twos -= used
    return before - left


def has_something(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Whether a card of the hand finds a meld on the table or enough of its kind in the hand."""
    hand = s.hand
    of_seat: i64 = KINDS * seat
    sizes = s.sizes
    of_side: i64 = KINDS * side
    wilds: i64 = hand[of_seat + TWO] + hand[of_seat + JOKER]
    if r.wild_meld and wilds and wilds + sizes[of_side + TWO] >= r.wild_least:
        return True
    least: i64 = r.least
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = hand[of_seat + kind]
        if (held or wilds) and (held >= least or sizes[of_side + kind]):
            return True
    return False


def is_calm(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Whether the deal will not end soon: no opponent with few cards, and a stock to draw from."""
    few: i64 = r.hurries[seat]
    other: i64
    for other in range(r.seats):
        if s.held[other] <= few and other % r.sides != side:
            return False
    return s.stock_left > 2 * r.seats
