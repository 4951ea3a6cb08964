"""What a finished playout brings each side, by the same rules as `engine.scoring` (P7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.melds import canastas, has_meld, is_canasta, meld_size
from canasta_qt.bots.playout.places import (
    ACE,
    ALL_JOKERS,
    ALL_TWOS,
    BLACK3,
    CANASTA,
    CONCEALED,
    CONCEALED_PLAIN,
    CONCEALED_TOTAL,
    HAND,
    HAND_COST,
    JOKER,
    JOKERS,
    JOKS,
    KINDS,
    MIXED_BONUS,
    MIXED_WILD,
    NATURAL_BONUS,
    NATURALS,
    OUT,
    OUT_BONUS,
    POINTS,
    RED,
    RED_IF,
    RED_IF_N,
    RED_MOST,
    RED_OTHERWISE,
    RED_TOTALS,
    RED_UNLESS_OUT,
    SEATS,
    SIDES,
    TWO,
    TWOS,
    WILD_SHORT,
    WILD_SHORT_JOKERS,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def score(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Points of the deal for a side."""
    total: i64 = red_points(r, s, side) + going_out_points(r, s, side)
    kind: i64 = TWO
    while kind <= ACE:
        size: i64 = meld_size(s, side, kind)
        if size:
            total += meld_points(r, s, side, kind, size)
        kind += 1
    return total - hand_points(r, s, side)


def meld_points(r: vec[i64], s: vec[i64], side: i64, kind: i64, size: i64) -> i64:
    """Cards and bonus of one meld."""
    at: i64 = KINDS * side + kind
    twos: i64 = s[TWOS + at]
    joks: i64 = s[JOKS + at]
    points: i64 = s[NATURALS + at] * r[POINTS + kind] + twos * r[POINTS + TWO]
    points += joks * r[POINTS + JOKER]
    if kind == TWO:
        return points + wild_points(r, size, joks)
    if not is_canasta(r, kind, size):
        return points
    if twos + joks and kind != BLACK3:
        return points + r[MIXED_BONUS]
    return points + r[NATURAL_BONUS]


def wild_points(r: vec[i64], size: i64, joks: i64) -> i64:
    """Bonus of a wild canasta by what it holds, or the price of one that is incomplete."""
    every: bool = joks > 0 and joks == r[JOKERS]
    if size < r[CANASTA]:
        return r[WILD_SHORT_JOKERS] if every else r[WILD_SHORT]
    if joks == 0:
        return r[ALL_TWOS]
    return r[ALL_JOKERS] if every else r[MIXED_WILD]


def going_out_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """The bonus for going out, or the concealed total in its place."""
    if s[OUT] < 0 or s[OUT] % r[SIDES] != side:
        return 0
    if s[CONCEALED] == 1:
        return r[CONCEALED_TOTAL]
    return r[CONCEALED_PLAIN] if s[CONCEALED] == 2 else r[OUT_BONUS]


def red_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """The side's red threes with their sign."""
    count: i64 = 0
    seat: i64 = side
    while seat < r[SEATS]:
        count += s[RED + seat]
        seat += r[SIDES]
    if not count:
        return 0
    points: i64 = r[RED_TOTALS + (count if count < r[RED_MOST] else r[RED_MOST])]
    mode: i64 = r[RED_IF]
    if mode == 2 or (mode == 1 and canastas(r, s, side) >= r[RED_IF_N]):
        return points
    if mode == 0 and has_meld(s, side):
        return points
    if r[RED_OTHERWISE] == 1:
        return 0
    if r[RED_UNLESS_OUT] and (s[OUT] < 0 or s[OUT] % r[SIDES] == side):
        return points
    return -points


def hand_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """What the cards left in the side's hands cost."""
    cost: i64 = 0
    seat: i64 = side
    while seat < r[SEATS]:
        kind: i64 = 0
        while kind < KINDS:
            cost += s[HAND + KINDS * seat + kind] * r[HAND_COST + kind]
            kind += 1
        seat += r[SIDES]
    return cost
