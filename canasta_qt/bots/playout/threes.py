"""Cards from the stock into a hand, and threes laid out for points and replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.layout import (
    BLACK,
    BLACK3,
    FIRST_THREE,
    HAND,
    HAND_SUITS,
    HELD,
    KEEPS_ONE,
    KINDS,
    OPENED,
    RED,
    RED3,
    SIDES,
    STOCK,
    STOCK_LEFT,
    TABLED,
    TABLES_BLACK,
    THREES_STAY,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def take_cards(s: vec[i64], seat: i64, count: i64) -> i64:
    """Move up to `count` cards from the stock into a hand; the kind of the last one."""
    last: i64 = 0
    left: i64 = s[STOCK_LEFT]
    hand: i64 = HAND + KINDS * seat
    if count > left:
        count = left
    s[STOCK_LEFT] = left - count
    s[HELD + seat] += count
    place: i64 = STOCK + left
    while count > 0:
        count -= 1
        place -= 1
        last = s[place]
        if last > 15:
            hold_suit(s, seat, last)
            last &= 15
        s[hand + last] += 1
    return last


def hold_suit(s: vec[i64], seat: i64, card: i64) -> None:
    """Note the suit of a card that comes into a hand."""
    s[HAND_SUITS + KINDS * seat + (card & 15)] += 1 << (4 * ((card >> 4) - 1))


def holds_three(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the hand has a three that has to be laid out for points."""
    hand: i64 = HAND + KINDS * seat
    if r[THREES_STAY]:
        return False
    if s[hand + RED3] and r[TABLED + RED3]:
        return True
    return r[TABLES_BLACK] == 1 and s[hand + BLACK3] > 0


def drew_three(r: vec[i64], s: vec[i64], seat: i64, count: i64) -> bool:
    """Whether one of the `count` cards just drawn is a three that has to be laid out for points.

    A three that was kept in the hand before waits for the next turn.
    """
    if not r[KEEPS_ONE]:
        return holds_three(r, s, seat)
    index: i64
    for index in range(s[STOCK_LEFT], s[STOCK_LEFT] + count):
        if r[TABLED + (s[STOCK + index] & 15)]:
            return True
    return False


def note_first(s: vec[i64], seat: i64, count: i64) -> None:
    """Of `count` cards just drawn, remember the first three where the hand had none."""
    index: i64 = s[STOCK_LEFT] + count - 1
    while index >= s[STOCK_LEFT] and not s[FIRST_THREE + seat]:
        if s[STOCK + index] in (RED3, BLACK3):
            s[FIRST_THREE + seat] = s[STOCK + index]
        index -= 1


def table_threes(r: vec[i64], s: vec[i64], seat: i64, last: i64, spared: i64) -> i64:
    """Lay out threes and replace them while the stock lasts; the last card drawn, or `last`.

    `spared` is the kind of a three that stays in the hand whatever the rules say, or 0.
    """
    hand: i64 = HAND + KINDS * seat
    while True:
        red: i64 = s[hand + RED3] - (1 if spared == RED3 else 0) if r[TABLED + RED3] else 0
        black: i64 = 0
        if r[TABLES_BLACK]:
            black = s[hand + BLACK3] - (1 if spared == BLACK3 else 0)
        if r[KEEPS_ONE] and red + black:
            if s[OPENED + seat % r[SIDES]]:
                s[FIRST_THREE + seat] = spared
            elif s[FIRST_THREE + seat] == RED3:
                red -= 1
            else:
                black -= 1
        count: i64 = red + black
        if not count:
            return last
        lay_out(s, seat, red, black)
        if s[STOCK_LEFT] == 0:
            return last
        before: i64 = s[STOCK_LEFT]
        last = take_cards(s, seat, count)
        if r[KEEPS_ONE]:
            note_first(s, seat, before - s[STOCK_LEFT])


def lay_out(s: vec[i64], seat: i64, red: i64, black: i64) -> None:
    """Move so many threes of the hand to the table."""
    s[HAND + KINDS * seat + RED3] -= red
    s[HAND + KINDS * seat + BLACK3] -= black
    s[RED + seat] += red
    s[BLACK + seat] += black
    s[HELD + seat] -= red + black


def lay_three(r: vec[i64], s: vec[i64], kind: i64, seat: i64) -> None:
    """Lay out a three that was kept."""
    lay_out(s, seat, 1 if kind == RED3 else 0, 1 if kind == BLACK3 else 0)
    s[FIRST_THREE + seat] = 0
    if s[STOCK_LEFT]:
        take_cards(s, seat, 1)
        if r[THREES_STAY]:
            return
        note_first(s, seat, 1)
        table_threes(r, s, seat, 0, 0)
