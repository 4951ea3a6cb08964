"""Asking "may I go out?" where nobody goes out without; the team-mate of a playout says yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.going_out import may_go_out
from canasta_qt.bots.playout.layout import (
    ASKED,
    BEYOND_TOP,
    HAND,
    HELD,
    KINDS,
    LAID,
    LAST_BANNED,
    MUST_ASK,
    OPENED,
    REFUSED,
    SIDES,
)
from canasta_qt.bots.playout.leaving import plan_way_out, wants_out
from canasta_qt.bots.playout.melds import clear_plan

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def asks(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether to ask now, since with a yes the seat would go out in this turn."""
    if not s[REFUSED] or s[ASKED] or not in_time(r, s) or not s[OPENED + seat % r[SIDES]]:
        return False
    s[REFUSED] = 0
    found: bool = finds_way(r, s, seat, seat % r[SIDES])
    s[REFUSED] = 1
    clear_plan(r, s)
    return found


def in_time(r: vec[i64], s: vec[i64]) -> bool:
    """Whether the question does not come too late in the turn."""
    if r[MUST_ASK] == 1:
        return s[LAID] == 0
    return r[MUST_ASK] == 3 or not s[BEYOND_TOP]


def finds_way(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Whether there is a way out that pays."""
    if s[HELD + seat] > 1:
        return plan_way_out(r, s, seat, side)
    if not may_go_out(r, s, side, False, 0) or not wants_out(r, s, seat, side):
        return False
    kind: i64
    for kind in range(KINDS):
        if s[HAND + KINDS * seat + kind] and r[LAST_BANNED + kind]:
            return False
    return True
