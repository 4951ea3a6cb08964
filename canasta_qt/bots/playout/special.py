"""Special hands: whole hands that are laid at once, end the deal and score only their value.

A hand is two numbers: its *code* has four bits for the count of each kind, threes of both colours
together, its *sizes* four bits for the number of natural ranks held so many times. Each way to make
a special hand names counts of some kinds, always those of the wild ones, and the sizes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.layout import (
    BLACK3,
    HAND,
    HANDS,
    JOKER,
    KINDS,
    LAID,
    OPENED,
    PLAY,
    RED3,
    REFUSED,
    RETRACTED,
    SEAT,
    SIDES,
    STAGE,
    TOOK,
    TWO,
    WAY,
    WAYS,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def special_hand(r: vec[i64], s: vec[i64]) -> i64:
    """Value of the dearest special hand that the seat to act may declare now, 0 for none."""
    if not r[HANDS] or s[STAGE] != PLAY or s[LAID] or s[TOOK] or s[REFUSED] or s[RETRACTED]:
        return 0
    seat: i64 = s[SEAT]
    if s[OPENED + seat % r[SIDES]]:
        return 0
    code: i64 = 0
    sizes: i64 = 0
    kind: i64 = JOKER
    while kind >= TWO:
        held: i64 = s[HAND + KINDS * seat + kind]
        if kind == BLACK3:
            held += s[HAND + KINDS * seat + RED3]
        if held > 14:
            return 0
        code = (code << 4) + held
        if held and kind not in (TWO, JOKER):
            sizes += 1 << (4 * (held - 1))
        kind -= 1
    return worth_of(r, code, sizes)


def worth_of(r: vec[i64], code: i64, sizes: i64) -> i64:
    """Value of the dearest special hand of this code and these sizes, 0 for none."""
    worth: i64 = 0
    at: i64 = WAYS
    end: i64 = WAYS + WAY * r[HANDS]
    while at < end:
        if r[at + 2] == sizes and (code & r[at + 1]) == r[at] and r[at + 3] > worth:
            worth = r[at + 3]
        at += WAY
    return worth
