"""How a playout lays cards where there are feet: the first hand away, then canastas it lacks.

Beside that: openings that must hold a canasta, and loose cards that go on a heap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.constants import ACE, FIRST, JOKER, KINDS, SEVEN, TWO
from canasta_qt.players.playout.policy.policy_go_out import wants_out
from canasta_qt.players.playout.policy.policy_open import DEAR_PAIRS, plan_naturals, plan_opening
from canasta_qt.players.playout.policy.policy_open import add_wilds as wilds_to_open
from canasta_qt.players.playout.policy.policy_wilds import add_wilds, unplanned, wilds_left
from canasta_qt.players.playout.rules.extra_cards import (
    canastas_allowed,
    comes_with_last,
    completed,
)
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.heap import belongs_on_heap, heap_is_legal, heap_is_open
from canasta_qt.players.playout.rules.judge import is_frozen, must_be_pure, plan_is_legal
from canasta_qt.players.playout.rules.melds import (
    clear_plan,
    fits,
    has_canasta,
    meld_size,
    plan_points,
    planned_wilds,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

SPARED: Final = 5
"""Cards that a hand keeps when others go on the heap and the deal goes on."""


def plan_with_foot(r: Rules, s: State, seat: i64, side: i64, calm: bool) -> bool:
    """Plan what belongs on the table; False for nothing."""
    hurried: bool = r.feet == 1 and s.foot_held[seat] > 0
    least: i64 = least_kept(r, s, seat)
    keeps: i64 = r.keeps[seat] if calm and not hurried else least
    left: i64 = plan_ranks(r, s, seat, side, calm and not hurried, keeps, least)
    left = complete_ranks(r, s, seat, side, left, least)
    left = plan_wild_meld(r, s, seat, side, left, least)
    if hurried and (lacks_no_wilds(r, s, side) or left - wilds_left(s, seat) < 2):
        left = plan_rest(r, s, seat, side, left)
    if left < s.held[seat] and plan_is_legal(r, s, False):
        return True
    clear_plan(r, s)
    return False


def least_kept(r: Rules, s: State, seat: i64) -> i64:
    """Cards that must stay in the hand unless the deal ends."""
    if not s.foot_held[seat]:
        return 2
    if r.feet == 1:
        return 0
    if comes_with_last(r, s, seat):
        return 1
    return 2


def plan_ranks(r: Rules, s: State, seat: i64, side: i64, calm: bool, keeps: i64, least: i64) -> i64:
    """Plan naturals on their melds and groups for new ones; cards that stay in the hand."""
    left: i64 = s.held[seat]
    pile: i64 = r.holds[seat]
    holds: bool = calm and s.pile_left >= pile and is_frozen(r, s, side)
    kind: i64
    for kind in range(ACE, FIRST - 1, -1):
        held: i64 = s.hand[KINDS * seat + kind]
        size: i64 = meld_size(s, side, kind)
        if r.many and size >= r.canasta:
            size = 0
        if not held or (not size and held < r.least):
            continue
        held = min(held, r.most - size)
        full: bool = size < r.canasta <= size + held
        if held > 1 and holds and not full:
            continue
        if full and too_many(r, s, seat, side):
            full = False
            held = r.canasta - 1 - size
        stays: i64 = least if full else keeps
        if left - held < stays:
            held = left - stays
        if held > 0 and size + held >= r.least and fits(r, s, side, kind, held, 0):
            s.plan[kind] = held
            left -= held
    return left


def too_many(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Whether one more canasta than the plan completes must wait for team-mates."""
    if r.feet != 4:
        return False
    return completed(r, s, side, 0) >= canastas_allowed(r, s, seat, side)


def complete_ranks(r: Rules, s: State, seat: i64, side: i64, left: i64, least: i64) -> i64:
    """Plan wild cards that complete canastas, as long as the pure ones are not wanted more."""
    done: i64 = kinds_done(r, s, side)
    wild: bool = lacks_no_wilds(r, s, side)
    wilds: i64 = wilds_left(s, seat)
    fills: i64 = r.fills[seat]
    short: i64
    for short in range(1, fills + 1):
        kind: i64 = ACE
        while kind >= FIRST and wilds >= short and left - short >= least:
            size: i64 = meld_size(s, side, kind)
            if r.many and size >= r.canasta:
                size = 0
            size += s.plan[kind] + planned_wilds(s, kind)
            mixed: bool = s.twos[KINDS * side + kind] + s.jokers[KINDS * side + kind] > 0
            lacks: bool = size > 0 and r.canasta - size == short
            lacks = lacks and is_free(r, done, mixed, wild) and not too_many(r, s, seat, side)
            if lacks and fits(r, s, side, kind, s.plan[kind], short):
                add_wilds(s, seat, kind, short)
                wilds -= short
                left -= short
                done += 256
            kind -= 1
    return left


def lacks_no_wilds(r: Rules, s: State, side: i64) -> bool:
    """Whether the side needs no wild canasta, or has it."""
    return r.need_wild == 0 or has_canasta(r, s, side, TWO)


def is_free(r: Rules, done: i64, mixed: bool, wild: bool) -> bool:
    """Whether a meld, `mixed` or not, may become a mixed canasta, with those there are `done`.

    `wild` says that the side lacks no wild canasta.
    """
    if (done >> 8) < r.need_mixed:
        return True
    return wild and (mixed or (done & 255) >= r.need_natural)


def plan_wild_meld(r: Rules, s: State, seat: i64, side: i64, left: i64, least: i64) -> i64:
    """Plan wild cards for the wild meld; cards that stay in the hand."""
    if not r.wild_meld:
        return left
    size: i64 = meld_size(s, side, TWO)
    count: i64 = min(wilds_left(s, seat), r.wild_most - size)
    count = min(count, left - least)
    if size < r.canasta <= size + count and too_many(r, s, seat, side):
        count = r.canasta - 1 - size
    if count > 0 and size + count >= r.wild_least and fits(r, s, side, TWO, 0, count):
        add_wilds(s, seat, TWO, count)
        left -= count
    return left


def plan_rest(r: Rules, s: State, seat: i64, side: i64, left: i64) -> i64:
    """Plan pairs with a wild card, then wild cards on any meld, so that the foot comes soon."""
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = s.hand[KINDS * seat + kind]
        size: i64 = meld_size(s, side, kind)
        fresh: bool = not size or (r.many == 1 and size >= r.canasta)
        pair: bool = held == 2 and fresh and not s.plan[kind] and wilds_left(s, seat) > 0
        if pair and fits(r, s, side, kind, 2, 1):
            s.plan[kind] = 2
            add_wilds(s, seat, kind, 1)
            left -= 3
    for kind in range(FIRST, ACE + 1):
        while wilds_left(s, seat) and left > 1:
            if not fits(r, s, side, kind, s.plan[kind], planned_wilds(s, kind) + 1):
                break
            add_wilds(s, seat, kind, 1)
            left -= 1
    return left


def kinds_done(r: Rules, s: State, side: i64) -> i64:
    """Canastas of ranks that the side has, pure and mixed ones by eight bits.

    Those of sevens are left out where they serve by themselves.
    """
    done: i64 = 0
    kind: i64
    for kind in range(FIRST, ACE + 1):
        place: i64 = KINDS * side + kind
        if not has_canasta(r, s, side, kind) or (kind == SEVEN and r.need_sevens):
            continue
        if r.many:
            done += s.old_done[place]
        if s.sizes[place] >= r.canasta:
            if s.twos[place] + s.jokers[place]:
                done += 256
            else:
                done += 1
    return done


def wants_wild_top(r: Rules, s: State, seat: i64, side: i64, top: i64) -> bool:
    """Whether to take a wild top card; the plan says with what, and is empty otherwise."""
    room: i64 = r.wild_most - 1 - meld_size(s, side, TWO)
    held: i64 = min(s.hand[KINDS * seat + top], room)
    if held < 2:
        return False
    row = s.plan_twos if top == TWO else s.plan_jokers
    row[TWO] = held
    if plan_is_legal(r, s, True):
        return True
    row[TWO] = 0
    return False


def fewer_fit(r: Rules, s: State, side: i64, top: i64) -> bool:
    """Whether the take is legal with only as many cards of its rank as the meld has room for."""
    size: i64 = meld_size(s, side, top)
    if size >= r.canasta:
        size = 0
    room: i64 = r.most - 1 - size
    if r.feet == 4 and completed(r, s, side, top) > canastas_allowed(r, s, s.seat, side):
        room = r.canasta - 2 - size
    if not 0 < room < s.plan[top]:
        return False
    s.plan[top] = room
    return plan_is_legal(r, s, True)


def plan_canasta_opening(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Plan an opening around the canasta that it must hold; False for none."""
    pure: bool = s.tier[side] == 3
    if r.has_runs and not pure and plan_opening(r, s, False):
        return True
    kind: i64
    for kind in range(ACE, FIRST - 1, -1):
        held: i64 = s.hand[KINDS * seat + kind]
        short: i64 = max(r.canasta - held, 0)
        if not held or (short and pure) or short > wilds_left(s, seat):
            continue
        plan_naturals(r, s, seat, 0)
        s.plan[kind] = held
        add_wilds(s, seat, kind, short)
        if opens_so(r, s, seat, side):
            return True
    count: i64 = wilds_left(s, seat)
    if pure or not r.wild_meld or count < r.canasta:
        return False
    plan_naturals(r, s, seat, 0)
    add_wilds(s, seat, TWO, min(count, r.wild_most))
    return opens_so(r, s, seat, side)


def opens_so(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Whether the plan opens, perhaps with more wild cards; else it is empty."""
    gap: i64 = s.minimum[side] - plan_points(r, s, 0)
    twos: i64 = unplanned(s, seat, TWO, s.plan_twos)
    joks: i64 = unplanned(s, seat, JOKER, s.plan_jokers)
    if gap > 0 and twos + joks and not must_be_pure(r, s, side):
        wilds_to_open(r, s, seat, 0, gap, twos, joks, DEAR_PAIRS)
    if plan_is_legal(r, s, False):
        return True
    clear_plan(r, s)
    return False


def plan_heap(r: Rules, s: State, seat: i64, calm: bool) -> bool:
    """Plan what goes on the heap: while the deal is calm loose cards that a long hand spares."""
    side: i64 = seat % r.sides
    if not heap_is_open(r, s, side) or (r.must_ask and s.asked):
        return False
    leaves: bool = may_go_out(r, s, side, False, 0) and wants_out(r, s, seat, side)
    if leaves:
        calm = False
    left: i64 = s.held[seat] - (SPARED if calm else (1 if leaves else 2))
    kind: i64
    for kind in range(ACE, FIRST - 1, -1):
        held: i64 = s.hand[KINDS * seat + kind]
        if not held or left <= 0 or (calm and held > 1) or not belongs_on_heap(r, s, side, kind):
            continue
        held = min(held, left)
        s.plan[kind] = held
        left -= held
    if heap_is_legal(r, s):
        return True
    clear_plan(r, s)
    return False
