"""Cards for opening: how many are due, giving them and taking them up (`engine.stock`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.going_out import may_go_out
from canasta_qt.bots.playout.layout import (
    BONUS_CARDS,
    BONUS_MODE,
    BONUS_TURN_CARD,
    BONUS_WAITS,
    BONUS_WITH_PILE,
    BONUS_WITHIN,
    HAND,
    HELD,
    KINDS,
    OPENED,
    PACKET,
    PACKET_HELD,
    SIDES,
    STOCK,
    STOCK_LEFT,
    TABLED,
    TOOK,
    TURN,
    TURN_CARD,
    WAITING,
    WAITING_HELD,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def bonus_due(r: vec[i64], s: vec[i64], side: i64, taking: bool) -> i64:
    """Cards that opening in this turn brings the side to act, or is still to bring it."""
    opened: i64 = s[OPENED + side]
    if opened and opened != s[TURN]:
        return 0
    if not r[BONUS_WITH_PILE] and (taking or s[TOOK]):
        return 0
    place: i64 = opened_before(r, s, side)
    if place > 1:
        return 0
    gone: bool = s[STOCK_LEFT] < r[TURN_CARD]
    if gone and r[BONUS_TURN_CARD]:
        return 0
    if r[BONUS_MODE] == 2:
        return s[PACKET_HELD + place]
    count: i64 = r[BONUS_CARDS + place]
    within: i64 = s[STOCK_LEFT]
    if r[BONUS_WITHIN] and r[TURN_CARD]:
        within = 0 if gone else within - r[TURN_CARD] + 1
    return count if count < within else within


def opened_before(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """How many other sides have opened before this one."""
    others: i64 = 0
    other: i64 = 0
    while other < r[SIDES]:
        if other != side and s[OPENED + other]:
            others += 1
        other += 1
    return others


def bonus_now(r: vec[i64], s: vec[i64], side: i64, left: i64, taking: bool, top: i64) -> i64:
    """Cards that come within the step which opens by the plan and leaves `left` cards."""
    if r[BONUS_MODE] != 3 or s[OPENED + side]:
        return 0
    if not left and may_go_out(r, s, side, True, top):
        return 0
    return bonus_due(r, s, side, taking)


def bonus_comes(r: vec[i64], s: vec[i64], seat: i64, taking: bool) -> bool:
    """Whether cards for opening will reach the seat after this turn."""
    if r[BONUS_MODE] == 3:
        return False
    return s[WAITING_HELD + seat] > 0 or bonus_due(r, s, seat % r[SIDES], taking) > 0


def give_bonus(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Give what is due at the end of the opening turn; whether a three joined the hand."""
    side: i64 = seat % r[SIDES]
    if s[OPENED + side] != s[TURN] or r[BONUS_MODE] == 3:
        return False
    count: i64 = bonus_due(r, s, side, False)
    if not count:
        return False
    row: i64 = (WAITING if r[BONUS_WAITS] else HAND) + KINDS * seat
    s[(WAITING_HELD if r[BONUS_WAITS] else HELD) + seat] += count
    three: bool = False
    if r[BONUS_MODE] == 2:
        place: i64 = opened_before(r, s, side)
        s[PACKET_HELD + place] = 0
        kind: i64 = 0
        while kind < KINDS:
            packed: i64 = s[PACKET + KINDS * place + kind]
            if packed:
                three = three or r[TABLED + kind] == 1
                s[row + kind] += packed
                s[PACKET + KINDS * place + kind] = 0
            kind += 1
        return three and not r[BONUS_WAITS]
    while count > 0:
        s[STOCK_LEFT] -= 1
        kind = s[STOCK + s[STOCK_LEFT]]
        three = three or r[TABLED + kind] == 1
        s[row + kind] += 1
        count -= 1
    return three and not r[BONUS_WAITS]


def take_up(s: vec[i64], seat: i64) -> None:
    """The waiting cards come into the hand."""
    kind: i64 = 0
    while kind < KINDS:
        s[HAND + KINDS * seat + kind] += s[WAITING + KINDS * seat + kind]
        s[WAITING + KINDS * seat + kind] = 0
        kind += 1
    s[HELD + seat] += s[WAITING_HELD + seat]
    s[WAITING_HELD + seat] = 0
