"""Melds that go back to the hand because no card may be discarded on the empty pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.layout import (
    ACE,
    BORN,
    DIRTY,
    FROZEN,
    FROZEN_WAS,
    HAND,
    HELD,
    IN_PILE,
    JOKER,
    JOKS,
    KINDS,
    KNOWN,
    LAID,
    MOST_STEPS,
    NATURALS,
    NOW,
    NOW_WILD,
    OPENED,
    OPENED_WAS,
    PILE,
    PILE_LEFT,
    PILE_WAS,
    PLAN,
    PLAN_JOKS,
    PLAN_TWOS,
    RETRACTED,
    SEAT,
    SETTLED,
    SIDES,
    SIZES,
    STAGE,
    START,
    STEPS,
    TOOK,
    TOP_WAS,
    TWO,
    TWOS,
    UNDO,
    UNDO_SIZE,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def remember(s: vec[i64], side: i64, top: i64) -> None:
    """Before the plan is laid: note how it can go back. Only the last steps are kept."""
    if s[STEPS] == MOST_STEPS:
        index: i64 = UNDO + UNDO_SIZE
        while index < UNDO + UNDO_SIZE * MOST_STEPS:
            s[index - UNDO_SIZE] = s[index]
            index += 1
        s[STEPS] -= 1
    at: i64 = UNDO + UNDO_SIZE * s[STEPS]
    kind: i64 = 0
    while kind < KINDS:
        s[at + kind] = s[PLAN + kind] + (s[PLAN_TWOS + kind] << 8) + (s[PLAN_JOKS + kind] << 16)
        kind += 1
    s[at + PILE_WAS] = s[PILE_LEFT]
    s[at + FROZEN_WAS] = s[FROZEN]
    s[at + OPENED_WAS] = s[OPENED + side]
    s[at + TOP_WAS] = top
    s[STEPS] += 1


def retract(r: vec[i64], s: vec[i64]) -> None:
    """Take the last step of the turn back, even the take of the pile."""
    seat: i64 = s[SEAT]
    side: i64 = seat % r[SIDES]
    s[STEPS] -= 1
    s[RETRACTED] = 1
    s[SETTLED] = 1
    at: i64 = UNDO + UNDO_SIZE * s[STEPS]
    kind: i64 = TWO
    while kind <= ACE:
        extra: i64 = 1 if kind == s[at + TOP_WAS] else 0
        if s[at + kind] + extra:
            lift(s, seat, KINDS * side + kind, kind, s[at + kind], extra)
        kind += 1
    s[OPENED + side] = s[at + OPENED_WAS]
    if s[at + TOP_WAS]:
        give_pile_back(s, seat, s[at + PILE_WAS])
        s[FROZEN] = s[at + FROZEN_WAS]


def lift(s: vec[i64], seat: i64, meld: i64, kind: i64, step: i64, extra: i64) -> None:
    """Cards of one meld go back to the hand; `extra` is 1 where the pile's top card is there."""
    naturals: i64 = step & 255
    twos: i64 = (step >> 8) & 255
    joks: i64 = step >> 16
    s[NATURALS + meld] -= naturals + extra
    s[TWOS + meld] -= twos
    s[JOKS + meld] -= joks
    cards: i64 = naturals + twos + joks + extra
    s[SIZES + meld] -= cards
    s[NOW + kind] -= cards
    s[NOW_WILD + kind] -= twos + joks
    s[LAID] -= cards
    if not s[SIZES + meld]:
        s[BORN + meld] = 0
        s[DIRTY + meld] = 0
    back(s, seat, kind, naturals)
    back(s, seat, TWO, twos)
    back(s, seat, JOKER, joks)


def back(s: vec[i64], seat: i64, kind: i64, count: i64) -> None:
    """Cards that everybody has seen come back into a hand."""
    s[HAND + KINDS * seat + kind] += count
    s[KNOWN + KINDS * seat + kind] += count
    s[HELD + seat] += count


def give_pile_back(s: vec[i64], seat: i64, count: i64) -> None:
    """The pile as it lay before it was taken; its cards still stand in the pile's row."""
    s[PILE_LEFT] = count
    s[TOOK] = 0
    s[STAGE] = START
    index: i64 = 0
    while index < count:
        s[IN_PILE + s[PILE + index]] += 1
        if index < count - 1:
            back(s, seat, s[PILE + index], -1)
        index += 1
