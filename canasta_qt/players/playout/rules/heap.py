"""The heap: loose cards of completed ranks that a side puts aside for their points.

They lie with the cards of older canastas (`OLD_CARDS`). A plan says how many naturals go there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, FIRST, KINDS, SEVEN
from canasta_qt.players.playout.rules.extra_cards import comes_with_last, must_choose_three
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.judge import keeps_discard
from canasta_qt.players.playout.rules.laying import leave_hand
from canasta_qt.players.playout.rules.melds import has_canasta

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def heap_is_open(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether the side may use its heap: there is one, and it has a canasta of sevens."""
    return r[at.ADD_NATURAL] > 1 and has_canasta(r, s, side, SEVEN)


def belongs_on_heap(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> bool:
    """Whether cards of this kind may go on the open heap of the side."""
    return FIRST <= kind <= ACE and kind != SEVEN and has_canasta(r, s, side, kind)


def heap_is_legal(r: vec[i64], s: vec[i64]) -> bool:
    """Whether the plan may go on the heap now."""
    seat: i64 = s[at.SEAT]
    side: i64 = seat % r[at.SIDES]
    if s[at.STAGE] != at.PLAY or not heap_is_open(r, s, side):
        return False
    if r[at.KEEPS_ONE] and must_choose_three(r, s, seat):
        return False
    count: i64 = 0
    place: i64
    for place in range(at.PLAN_SIZE):
        planned: i64 = s[at.PLAN + place]
        if not planned:
            continue
        if place >= KINDS or not belongs_on_heap(r, s, side, place):
            return False
        if planned > s[at.HAND + KINDS * seat + place]:
            return False
        count += planned
    left: i64 = s[at.HELD + seat] - count
    if not count or not keeps_enough(r, s, seat, side, left):
        return False
    strands: bool = r[at.MAY_STRAND] == 1 and left > 0 and not s[at.NO_DISCARD]
    return not strands or keeps_discard(r, s, seat, side, False, 0)


def keeps_enough(r: vec[i64], s: vec[i64], seat: i64, side: i64, left: i64) -> bool:
    """P4: enough cards stay in the hand, or come to it, to end the turn."""
    if left >= 2:
        return True
    if comes_with_last(r, s, seat) and (r[at.FEET] == 1 or left or r[at.FOOT_AT_ONCE]):
        return True
    if may_go_out(r, s, side, False, 0):
        return left == 1 or not r[at.FINAL_DISCARD]
    return left == 1 and r[at.PASS_ONE] == 1


def put_on_heap(r: vec[i64], s: vec[i64]) -> None:
    """Put the cards of the plan on the heap."""
    seat: i64 = s[at.SEAT]
    side: i64 = seat % r[at.SIDES]
    s[at.BEYOND_TOP] = 1
    kind: i64
    for kind in range(FIRST, ACE + 1):
        planned: i64 = s[at.PLAN + kind]
        if planned:
            leave_hand(s, seat, kind, planned)
            s[at.OLD_CARDS + KINDS * side + kind] += planned
            s[at.PLAN + kind] = 0
