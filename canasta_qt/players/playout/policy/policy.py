"""The player inside a playout: sane, quick and without any look into hidden hands.

It takes the pile when it pays, opens when it can, melds what it holds three of, completes
canastas, asks and goes out when it may, and throws what the next opponent can use least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, FIRST, JOKER, KINDS, RED3, TWO
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
from canasta_qt.players.playout.rules import judge, steps
from canasta_qt.players.playout.rules.extra_cards import must_lay_first
from canasta_qt.players.playout.rules.going_out import may_go_out, special_hand
from canasta_qt.players.playout.rules.melds import clear_plan, fits, meld_size

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def asks(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether to ask now, since with a yes the seat would go out in this turn."""
    if (
        not s[at.REFUSED]
        or s[at.ASKED]
        or not in_time(r, s)
        or not s[at.OPENED + seat % r[at.SIDES]]
    ):
        return False
    s[at.REFUSED] = 0
    found: bool = finds_way(r, s, seat, seat % r[at.SIDES])
    s[at.REFUSED] = 1
    clear_plan(r, s)
    return found


def in_time(r: vec[i64], s: vec[i64]) -> bool:
    """Whether the question does not come too late in the turn."""
    if r[at.MUST_ASK] == 1:
        return s[at.LAID] == 0
    return r[at.MUST_ASK] == 3 or not s[at.BEYOND_TOP]


def finds_way(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Whether there is a way out that pays."""
    if s[at.HELD + seat] > 1:
        return plan_way_out(r, s, seat, side)
    if not may_go_out(r, s, side, False, 0) or not wants_out(r, s, seat, side):
        return False
    kind: i64
    for kind in range(KINDS):
        if s[at.HAND + KINDS * seat + kind] and r[at.LAST_BANNED + kind]:
            return False
    return True


def decide(r: vec[i64], s: vec[i64]) -> i64:
    """The next move of the seat to act, one of `moves`; a plan goes with `TAKE` and `LAY`."""
    if r[at.THREES_STAY] and lays_three(s):
        return steps.LAY_THREE + RED3
    if r[at.KEEPS_ONE] and must_lay_first(r, s, s[at.SEAT]):
        return three_to_lay(s)
    if s[at.STAGE] == at.START:
        if s[at.STOCK_LEFT] == 0 and steps.must_take(r, s):
            return steps.TAKE
        if r[at.BEFORE_DRAW] and opens_early(r, s):
            return steps.LAY
        if r[at.CHOOSES]:
            return steps.TAKE if wants_part(r, s) else steps.DRAW_STOCK
        return steps.TAKE if s[at.PILE_LEFT] and wants_pile(r, s) else steps.DRAW_STOCK
    seat: i64 = s[at.SEAT]
    if s[at.HELD + seat] == 0:
        return steps.GO_OUT if may_go_out(r, s, seat % r[at.SIDES], False, 0) else steps.PASS
    if r[at.HANDS] and special_hand(r, s):
        return steps.DECLARE
    if r[at.MUST_ASK] and asks(r, s, seat):
        return steps.ASK
    if s[at.SETTLED] == 0 and plan_table(r, s, seat):
        return steps.LAY
    if r[at.ADD_NATURAL] > 1 and uses_heap(r, s, seat, seat % r[at.SIDES]):
        return steps.LAY_ON_HEAP
    return choose_discard(r, s, seat)


def uses_heap(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Whether to put cards on the heap; the plan says which."""
    return s[at.OPENED + side] > 0 and plan_heap(r, s, seat, side, is_calm(r, s, seat, side))


def opens_early(r: vec[i64], s: vec[i64]) -> bool:
    """Whether to open before the draw, where it is done then; the plan says with what."""
    seat: i64 = s[at.SEAT]
    return s[at.OPENED + seat % r[at.SIDES]] == 0 and plan_table(r, s, seat)


def three_to_lay(s: vec[i64]) -> i64:
    """Which three to lay out: of two colours that of which the seat has laid more."""
    hand: i64 = at.HAND + KINDS * s[at.SEAT]
    if not s[hand + RED3] or (
        s[hand + BLACK3] and s[at.BLACK + s[at.SEAT]] > s[at.RED + s[at.SEAT]]
    ):
        return steps.LAY_THREE + BLACK3
    return steps.LAY_THREE + RED3


def lays_three(s: vec[i64]) -> bool:
    """Whether to lay out a red three: whenever the turn can still be ended after it."""
    seat: i64 = s[at.SEAT]
    if not s[at.HAND + KINDS * seat + RED3]:
        return False
    if s[at.STAGE] == at.START:
        return True
    least: i64 = 2 if s[at.STOCK_LEFT] else 3
    return s[at.HELD + seat] >= least


def wants_part(r: vec[i64], s: vec[i64]) -> bool:
    """Whether to take part of the pile: by the deepest card that takes some."""
    place: i64 = s[at.PILE_DOWN] + 1
    while place <= s[at.PILE_LEFT]:
        s[at.PLAN_DEPTH] = place
        if wants_pile(r, s):
            return True
        place += 1
    s[at.PLAN_DEPTH] = 0
    return False


def wants_pile(r: vec[i64], s: vec[i64]) -> bool:
    """Whether to take the pile; the plan says with what, and is empty otherwise."""
    top: i64 = judge.claimed_card(s)
    if r[at.BLOCKED + top]:
        return False
    seat: i64 = s[at.SEAT]
    side: i64 = seat % r[at.SIDES]
    if not FIRST <= top <= ACE and judge.takes_wild(r, top):
        return wants_wild_top(r, s, seat, side, top)
    held: i64 = s[at.HAND + KINDS * seat + top]
    if s[at.OPENED + side] == 0:
        return held >= r[at.NEED_FROZEN] and judge.pile_is_open(r, s) and plan_opening(r, s, True)
    size: i64 = meld_size(s, side, top)
    if r[at.HAS_RUNS] and wants_run_card(r, s, side):
        return True
    if not held and not size:
        return False
    if held == 1 and not size:
        if (
            s[at.PILE_LEFT] < r[at.STYLE + at.STYLES * seat + at.PAYS_WILD]
            or not r[at.NATURAL_PLUS_WILD]
            or judge.is_frozen(r, s, side)
        ):
            return False
        if s[at.HAND + KINDS * seat + TWO]:
            s[at.PLAN_TWOS + top] = 1
        elif s[at.HAND + KINDS * seat + JOKER]:
            s[at.PLAN_JOKS + top] = 1
    s[at.PLAN + top] = held
    if judge.plan_is_legal(r, s, True) or (r[at.FEET] and fewer_fit(r, s, side, top)):
        return True
    s[at.PLAN + top] = 0
    s[at.PLAN_TWOS + top] = 0
    s[at.PLAN_JOKS + top] = 0
    return False


def plan_table(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Plan what to lay between the draw and the discard; False for nothing."""
    side: i64 = seat % r[at.SIDES]
    if s[at.OPENED + side] == 0:
        if r[at.TIERS] and s[at.TIER + side]:
            return plan_canasta_opening(r, s, seat, side)
        if r[at.STYLE + at.STYLES * seat + at.WEIGHS] >= 3 and not r[at.FEET]:
            return open_by_price(r, s, seat, side)
        return plan_opening(r, s, False)
    promised: bool = r[at.MUST_ASK] > 0 and s[at.ASKED] > 0
    if r[at.HAS_RUNS] and not promised and plan_runs(r, s, seat, side):
        return True
    if plan_way_out(r, s, seat, side):
        return True
    if r[at.FEET]:
        return plan_with_foot(r, s, seat, side, is_calm(r, s, seat, side))
    if r[at.STYLE + at.STYLES * seat + at.WEIGHS] > 1:
        return plan_by_price(r, s, seat, side)
    return plan_melds(r, s, seat, side)


def plan_melds(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Plan what belongs on the table, if anything does and all of it is legal together."""
    if not has_something(r, s, seat, side):
        return False
    planned: i64 = gather_melds(r, s, seat, side)
    if not planned:
        return False
    if r[at.HAS_RUNS] or r[at.WILD_LOCK] or s[at.RETRACTED]:
        if judge.plan_is_legal(r, s, False):
            return True
    elif judge.rest_is_legal(r, s, seat, side, planned, False, 0):
        return True
    clear_plan(r, s)
    return False


def gather_melds(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """Plan lay-offs, groups of three, canastas completed by wilds; how many cards they are."""
    left: i64 = s[at.HELD + seat]
    hand: i64 = at.HAND + KINDS * seat
    sizes: i64 = at.SIZES + KINDS * side
    twos: i64 = s[hand + TWO]
    wilds: i64 = twos + s[hand + JOKER]
    style: i64 = at.STYLE + at.STYLES * seat
    calm: bool = is_calm(r, s, seat, side)
    keeps: i64 = 2
    begins: i64 = r[at.LEAST]
    if calm:
        keeps = r[style + at.KEEPS]
        begins = r[style + at.BEGINS]
    risks: i64 = r[style + at.RISKS]
    holds: bool = calm and s[at.PILE_LEFT] >= r[style + at.HOLDS] and judge.is_frozen(r, s, side)
    fills: i64 = r[style + at.FILLS]
    canasta: i64 = r[at.CANASTA]
    before: i64 = left
    kind: i64
    for kind in range(ACE, FIRST - 1, -1):
        held: i64 = s[hand + kind]
        if not held and not wilds:
            continue
        size: i64 = s[sizes + kind]
        if held and (size or held >= (risks if r[at.SHORT_PURE + kind] else begins)):
            full: bool = size + held >= canasta
            if full or not holds or held == 1:
                least: i64 = 2 if full else keeps
                if left - held >= least and fits(r, s, side, kind, held, 0):
                    s[at.PLAN + kind] = held
                    left -= held
                    size += held
        if not wilds or size >= canasta or canasta - size > fills:
            continue
        short: i64 = canasta - size
        if short <= wilds < left - 1 and fits(r, s, side, kind, s[at.PLAN + kind], short):
            left -= short
            wilds -= short
            used: i64 = short if short < twos else twos
            s[at.PLAN_TWOS + kind] += used
            s[at.PLAN_JOKS + kind] += short - used
            twos -= used
    return before - left


def has_something(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Whether a card of the hand finds a meld on the table or enough of its kind in the hand."""
    hand: i64 = at.HAND + KINDS * seat
    sizes: i64 = at.SIZES + KINDS * side
    wilds: i64 = s[hand + TWO] + s[hand + JOKER]
    least: i64 = r[at.LEAST]
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = s[hand + kind]
        if (held or wilds) and (held >= least or s[sizes + kind]):
            return True
    return False


def is_calm(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Whether the deal will not end soon: no opponent with few cards, and a stock to draw from."""
    few: i64 = r[at.STYLE + at.STYLES * seat + at.HURRIES]
    other: i64
    for other in range(r[at.SEATS]):
        if s[at.HELD + other] <= few and other % r[at.SIDES] != side:
            return False
    return s[at.STOCK_LEFT] > 2 * r[at.SEATS]
