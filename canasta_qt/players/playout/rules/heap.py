"""The heap: loose cards of completed ranks that a side puts aside for their points.

They lie with the cards of older canastas (`OLD_CARDS`). A plan says how many naturals go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, FIRST, KINDS, SEVEN
from canasta_qt.players.playout.rules.extra_cards import comes_with_last, must_choose_three
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.judge import keeps_discard, keeps_enough
from canasta_qt.players.playout.rules.laying import leave_hand
from canasta_qt.players.playout.rules.melds import has_canasta, planned_in

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


def heap_is_open(r: Rules, s: State, side: i64) -> bool:
    """Whether the side may use its heap: there is one, and it has a canasta of sevens."""
    return r.add_natural > 1 and has_canasta(r, s, side, SEVEN)


def belongs_on_heap(r: Rules, s: State, side: i64, kind: i64) -> bool:
    """Whether cards of this kind may go on the open heap of the side."""
    return FIRST <= kind <= ACE and kind != SEVEN and has_canasta(r, s, side, kind)


def heap_is_legal(r: Rules, s: State) -> bool:
    """Whether the plan may go on the heap now."""
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    if s.stage != const.PLAY or not heap_is_open(r, s, side):
        return False
    if r.keeps_one and must_choose_three(r, s, seat):
        return False
    if s.plan_depth or s.plan_top or planned_in(s.plan_twos) or planned_in(s.plan_jokers):
        return False
    count: i64 = 0
    kind: i64
    for kind in range(KINDS):
        planned: i64 = s.plan[kind]
        if not planned:
            continue
        if not belongs_on_heap(r, s, side, kind) or planned > s.hand[KINDS * seat + kind]:
            return False
        count += planned
    left: i64 = s.held[seat] - count
    if not count:
        return False
    strands: bool = r.may_strand == 1 and left > 0 and not s.no_discard
    if strands and not (left == 1 and r.pass_one) and not keeps_discard(r, s, seat, side, False, 0):
        return False
    if left >= 2:
        return True
    if comes_with_last(r, s, seat) and (r.feet == 1 or left or r.foot_at_once):
        return True
    return keeps_enough(r, s, seat, left, False, may_go_out(r, s, side, False, 0))


def put_on_heap(r: Rules, s: State) -> None:
    """Put the cards of the plan on the heap."""
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    s.beyond_top = 1
    kind: i64
    for kind in range(FIRST, ACE + 1):
        planned: i64 = s.plan[kind]
        if planned:
            leave_hand(s, seat, kind, planned)
            s.old_cards[KINDS * side + kind] += planned
            s.plan[kind] = 0
