"""The temporary partnership at a table of three (P9): one against two, once a pile is taken.

From then on the places are numbered so that the lone player has place 1 and the partners 0 and 2.
The turn goes round as before, and the side of a place is again its number modulo sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.layout import (
    ACE,
    BLACK,
    BORN,
    DIRTY,
    HAND,
    HELD,
    JOKS,
    KINDS,
    KNOWN,
    LAID_BEFORE,
    LONE,
    MINIMUM,
    NATURALS,
    OLD_CARDS,
    OPENED,
    OWN_MINIMUM,
    RED,
    SEAT,
    SIDES,
    SIZES,
    STEPS,
    TWO,
    TWOS,
)
from canasta_qt.bots.playout.melds import fits

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def in_force(r: vec[i64], s: vec[i64]) -> vec[i64]:
    """The rules as they are once a partnership has been formed, before that just `r`."""
    if not s[LONE] or r[SIDES] == 2:
        return r
    paired: vec[i64] = r[:]
    paired[SIDES] = 2
    return paired


def form(r: vec[i64], s: vec[i64], lone: i64) -> None:
    """Let the player at place `lone` play alone; the others pool their melds."""
    s[LONE] = lone + 1
    s[STEPS] = 0
    if lone != 1:
        turn_table(s, lone)
    if s[OPENED + 2] and (not s[OPENED] or s[OPENED + 2] < s[OPENED]):
        s[OPENED] = s[OPENED + 2]
    s[OPENED + 2] = 0
    s[MINIMUM] = s[OWN_MINIMUM]
    s[MINIMUM + 2] = 0
    kind: i64 = TWO
    while kind <= ACE:
        pool(r, s, kind)
        kind += 1


def turn_table(s: vec[i64], lone: i64) -> None:
    """Number the places anew, so that `lone` becomes place 1."""
    back: bool = lone == 0
    s[SEAT] = (s[SEAT] + (1 if back else 2)) % 3
    turn_row(s, HELD, 1, back)
    turn_row(s, LAID_BEFORE, 1, back)
    turn_row(s, RED, 1, back)
    turn_row(s, BLACK, 1, back)
    turn_row(s, OPENED, 1, back)
    turn_row(s, MINIMUM, 1, back)
    turn_row(s, OWN_MINIMUM, 1, back)
    turn_row(s, HAND, KINDS, back)
    turn_row(s, KNOWN, KINDS, back)
    turn_row(s, SIZES, KINDS, back)
    turn_row(s, NATURALS, KINDS, back)
    turn_row(s, TWOS, KINDS, back)
    turn_row(s, JOKS, KINDS, back)
    turn_row(s, BORN, KINDS, back)
    turn_row(s, DIRTY, KINDS, back)


def turn_row(s: vec[i64], row: i64, width: i64, back: bool) -> None:
    """Move three parts of a row round by one place: the last one to the front if `back`."""
    place: i64 = row
    while place < row + width:
        first: i64 = s[place]
        second: i64 = s[place + width]
        third: i64 = s[place + 2 * width]
        s[place] = third if back else second
        s[place + width] = first if back else third
        s[place + 2 * width] = second if back else first
        place += 1


def pool(r: vec[i64], s: vec[i64], kind: i64) -> None:
    """Put the partners' melds of this kind together, onto the larger (then the older) one.

    Where they may not be one meld, the smaller one only keeps its card points.
    """
    other: i64 = 2 * KINDS + kind
    size: i64 = s[SIZES + other]
    if not size:
        return
    younger: bool = size == s[SIZES + kind] and s[BORN + other] < s[BORN + kind]
    if size > s[SIZES + kind] or younger:
        swap(s, SIZES, kind)
        swap(s, NATURALS, kind)
        swap(s, TWOS, kind)
        swap(s, JOKS, kind)
        swap(s, BORN, kind)
        swap(s, DIRTY, kind)
    naturals: i64 = s[NATURALS + other]
    twos: i64 = s[TWOS + other]
    joks: i64 = s[JOKS + other]
    if fits(r, s, 0, kind, naturals, twos + joks):
        s[SIZES + kind] += s[SIZES + other]
        s[NATURALS + kind] += naturals
        s[TWOS + kind] += twos
        s[JOKS + kind] += joks
        if s[DIRTY + other]:
            s[DIRTY + kind] = 1
    else:
        s[OLD_CARDS + kind] += naturals + (twos << 8) + (joks << 16)
    s[SIZES + other] = 0
    s[NATURALS + other] = 0
    s[TWOS + other] = 0
    s[JOKS + other] = 0
    s[BORN + other] = 0
    s[DIRTY + other] = 0


def swap(s: vec[i64], row: i64, kind: i64) -> None:
    """Exchange what the first and the last place have of this kind in a row."""
    first: i64 = s[row + kind]
    s[row + kind] = s[row + 2 * KINDS + kind]
    s[row + 2 * KINDS + kind] = first
