"""Taking a wild top card: two of its kind from the hand put it on the wild meld (EX-057).

While such a take is judged or carried out, the card is looked at as one of the hand and the plan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.layout import (
    ACE,
    HAND,
    HELD,
    KINDS,
    KNOWN,
    MANY,
    PLAN_JOKS,
    PLAN_TWOS,
    TWO,
    WILD_TAKES,
)
from canasta_qt.bots.playout.melds import is_wild

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def takes_wild(r: vec[i64], top: i64) -> bool:
    """Whether a top card of this kind would be taken in this way."""
    return r[WILD_TAKES] == 1 and is_wild(top)


def wild_pair(r: vec[i64], s: vec[i64], top: i64) -> i64:
    """How many cards of the top card's kind the plan lays that count for the take.

    Where a side may have several melds of a rank, those laid elsewhere count too (EX-056).
    """
    row: i64 = PLAN_TWOS if top == TWO else PLAN_JOKS
    if not r[MANY]:
        return s[row + TWO]
    found: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        found += s[row + kind]
    return found


def lift(s: vec[i64], seat: i64, top: i64, count: i64) -> None:
    """Look at the top card as one of hand and plan (`count` 1), or no longer (-1)."""
    s[(PLAN_TWOS if top == TWO else PLAN_JOKS) + TWO] += count
    s[HAND + KINDS * seat + top] += count
    s[KNOWN + KINDS * seat + top] += count
    s[HELD + seat] += count
