"""Openings asked for more than points: complete from the hand, pure melds, whole canastas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.layout import (
    ACE,
    CANASTA,
    CONTENT,
    HAND_FIRST,
    JOKER,
    JOKS,
    KINDS,
    MINIMUM,
    NATURALS,
    NO_MIXED_OPENING,
    OPENED,
    PLAN,
    PLAN_JOKS,
    PLAN_TWOS,
    POINTS,
    PURE_UP_TO,
    SPLASH,
    TOOK,
    TURN,
    TWO,
    TWOS,
)
from canasta_qt.bots.playout.melds import fits, is_canasta

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

LACKING: Final = -1
PLENTY: Final = 100000
"""What a splash counts: it opens without any count."""


def fine_points(r: vec[i64], s: vec[i64], side: i64, points: i64, top: i64) -> i64:
    """Points that the plan counts as an opening (P2), `LACKING` where its content is not enough.

    `points` is what all its cards count; `top` the kind of the pile's top card if it is taken.
    """
    apart: bool = top > 0 and (r[HAND_FIRST] == 2 or not stands_alone(r, s, side, top))
    if r[HAND_FIRST] and top > 0:
        points = hand_points(r, s, top if apart else 0)
    unmixed_only: bool = must_be_pure(r, s, side)
    pure: bool = False
    wild: bool = False
    splash: bool = False
    kind: i64 = TWO
    while kind <= ACE:
        naturals: i64 = s[PLAN + kind]
        wilds: i64 = s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
        if naturals + wilds and not (apart and kind == top):
            if wilds and unmixed_only:
                return LACKING
            pure = pure or (naturals >= 3 and not wilds)
            wild = wild or (kind == TWO and wilds >= 3)
            unmixed: bool = not naturals or not wilds
            if unmixed and kind != top and naturals + wilds >= r[CANASTA]:
                splash = True
        if r[NO_MIXED_OPENING] and is_mixed(r, naturals + (1 if kind == top else 0), wilds):
            return LACKING
        kind += 1
    if r[CONTENT] and not pure and not (wild and r[CONTENT] == 2):
        return LACKING
    return PLENTY if splash and r[SPLASH] else points


def must_be_pure(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether no meld of the side's opening may hold wild cards."""
    return s[MINIMUM + side] <= r[PURE_UP_TO]


def stands_alone(r: vec[i64], s: vec[i64], side: i64, top: i64) -> bool:
    """Whether the cards that take the pile are a meld without its top card."""
    wilds: i64 = s[PLAN_TWOS + top] + s[PLAN_JOKS + top]
    return s[PLAN + top] + wilds > 0 and fits(r, s, side, top, s[PLAN + top], wilds)


def hand_points(r: vec[i64], s: vec[i64], without: i64) -> i64:
    """Face values of the plan's cards, those of kind `without` aside."""
    points: i64 = 0
    kind: i64 = TWO
    while kind <= ACE:
        if kind != without:
            points += s[PLAN + kind] * r[POINTS + kind]
            points += s[PLAN_TWOS + kind] * r[POINTS + TWO]
            points += s[PLAN_JOKS + kind] * r[POINTS + JOKER]
        kind += 1
    return points


def is_mixed(r: vec[i64], naturals: i64, wilds: i64) -> bool:
    """Whether so many cards are a completed mixed canasta."""
    return naturals > 0 and wilds > 0 and naturals + wilds >= r[CANASTA]


def spoils_opening(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether melds after the opening, in the same turn, complete what an opening may not hold."""
    if s[OPENED + side] != s[TURN] or s[TOOK]:
        return False
    pure: bool = must_be_pure(r, s, side)
    kind: i64 = TWO
    while kind <= ACE:
        naturals: i64 = s[PLAN + kind]
        wilds: i64 = s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
        at: i64 = KINDS * side + kind
        if wilds and pure:
            return True
        if naturals + wilds and r[NO_MIXED_OPENING]:
            naturals += s[NATURALS + at]
            wilds += s[TWOS + at] + s[JOKS + at]
            if is_mixed(r, naturals, wilds):
                return True
        kind += 1
    return False


def has_hidden_canasta(r: vec[i64], s: vec[i64], side: i64, lifted: i64, top: i64) -> bool:
    """Whether the plan holds a canasta without the pile's top card, which joins `top` if any.

    `lifted` is 1 where the top card stands in the plan as a wild card of the hand.
    """
    kind: i64
    for kind in range(TWO, ACE + 1):
        wilds: i64 = s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
        size: i64 = s[PLAN + kind] + wilds
        if kind == TWO:
            size -= lifted
        if not is_canasta(r, kind, size):
            continue
        if kind != top or fits(r, s, side, kind, s[PLAN + kind], wilds):
            return True
    return False
