"""Whole deals: dealing one for the benchmark, playing any position to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.layout import (
    ACE,
    BLACK3,
    BONUS_CARDS,
    BONUS_MODE,
    DOWN_BY,
    FACE_DOWN,
    FEET,
    FIRST,
    FOOT,
    FOOT_HELD,
    FOOT_SIZE,
    FOOT_STAGE,
    FREEZES,
    FROZEN,
    HAND_SIZE,
    HAS_RUNS,
    IN_PILE,
    KINDS,
    LONE,
    LUCK,
    MINIMUM,
    OUT,
    OVER,
    OWN_MINIMUM,
    OWN_TURN_THREES,
    PACK,
    PACKET,
    PACKET_HELD,
    PILE,
    PILE_DOWN,
    PILE_LEFT,
    RED3,
    SEATS,
    STAGE,
    START,
    STOCK,
    STOCK_LEFT,
    TEMPORARY,
    TURN,
    UPCARD,
)
from canasta_qt.bots.playout.luck import shuffle_stock
from canasta_qt.bots.playout.melds import is_wild
from canasta_qt.bots.playout.moves import perform
from canasta_qt.bots.playout.policy import decide
from canasta_qt.bots.playout.score import score
from canasta_qt.bots.playout.steps import begin_turn
from canasta_qt.bots.playout.table_of_three import in_force
from canasta_qt.bots.playout.threes import table_threes, take_cards
from canasta_qt.bots.playout.worlds import fill_row

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

LONGEST: Final = 2000
"""Turns after which a deal is given up; real ones need a hundred or two."""


def play_out(r: vec[i64], s: vec[i64]) -> i64:
    """Play to the end of the deal; the number of turns it took."""
    begun: i64 = s[TURN]
    last: i64 = begun + LONGEST
    while s[STAGE] != OVER:
        perform(r, s, decide(r, s))
        if s[TURN] > last:
            s[STAGE] = OVER
        if s[LONE]:
            r = in_force(r, s)
    return s[TURN] - begun


def play_on(r: vec[i64], s: vec[i64], until: i64) -> None:
    """Play to the beginning of that turn, or to the end of the deal."""
    while s[STAGE] != OVER and (s[TURN] < until or s[STAGE] != START):
        perform(r, s, decide(r, s))


def deal(r: vec[i64], s: vec[i64]) -> None:
    """Deal a fresh hand from a shuffled pack into a state that holds only its luck."""
    left: i64 = STOCK
    kind: i64
    copy: i64
    for kind in range(RED3, KINDS):
        suited: bool = r[HAS_RUNS] == 1 and FIRST <= kind <= ACE
        for copy in range(r[PACK + kind], 0, -1):
            s[left] = kind + 16 * (1 + copy % 4) if suited else kind
            left += 1
    left -= STOCK
    s[STOCK_LEFT] = left
    s[OUT] = -1
    shuffle_stock(s)
    seat: i64 = 0
    while seat < r[SEATS]:
        take_cards(s, seat, r[HAND_SIZE])
        seat += 1
    if r[BONUS_MODE] == 2:
        s[PACKET_HELD] = r[BONUS_CARDS]
        s[PACKET_HELD + 1] = r[BONUS_CARDS + 1]
        fill_row(s, PACKET, s[PACKET_HELD])
        fill_row(s, PACKET + KINDS, s[PACKET_HELD + 1])
    seat = 0
    while seat < r[SEATS] and r[FEET]:
        s[FOOT_HELD + seat] = r[FOOT_SIZE]
        s[FOOT_STAGE + seat] = 1
        fill_row(s, FOOT + KINDS * seat, r[FOOT_SIZE])
        seat += 1
    while s[PILE_LEFT] < r[FACE_DOWN]:
        s[STOCK_LEFT] -= 1
        s[PILE + s[PILE_LEFT]] = s[STOCK + s[STOCK_LEFT]]
        s[PILE_LEFT] += 1
    s[PILE_DOWN] = s[PILE_LEFT]
    if r[UPCARD]:
        turn_upcard(r, s)
    seat = 0
    while seat < r[SEATS] and not r[OWN_TURN_THREES]:
        table_threes(r, s, seat, 0, 0)
        seat += 1
    if r[TEMPORARY]:
        for seat in range(r[SEATS]):
            s[OWN_MINIMUM + seat] = s[MINIMUM + seat]
    begin_turn(r, s, 0)


def turn_upcard(r: vec[i64], s: vec[i64]) -> None:
    """Turn cards until one may stay on top; wild ones and red threes freeze the pile."""
    while s[STOCK_LEFT] > 0:
        s[STOCK_LEFT] -= 1
        card: i64 = s[STOCK + s[STOCK_LEFT]]
        kind: i64 = card & 15
        s[PILE + s[PILE_LEFT]] = card
        s[PILE_LEFT] += 1
        s[IN_PILE + kind] += 1
        if is_wild(kind) or kind == RED3 or (kind == BLACK3 and r[FREEZES + BLACK3]):
            s[FROZEN] = s[FROZEN] if s[FROZEN] else s[PILE_LEFT]
        if not is_wild(kind) and kind != RED3:
            slide_under(s, r[DOWN_BY + kind])
            return


def slide_under(s: vec[i64], count: i64) -> None:
    """Slide so many cards of the stock under the pile, face down."""
    index: i64 = s[PILE_LEFT] - 1
    while count and index >= 0:
        s[PILE + index + count] = s[PILE + index]
        index -= 1
    index = 0
    while index < count:
        s[STOCK_LEFT] -= 1
        s[PILE + index] = s[STOCK + s[STOCK_LEFT]]
        index += 1
    s[PILE_LEFT] += count
    s[PILE_DOWN] += count
    if s[FROZEN]:
        s[FROZEN] += count


def deals(r: vec[i64], blank: vec[i64], seed: i64, count: i64) -> i64:
    """Deal and play so many hands; the turns they took together (for the benchmark)."""
    turns: i64 = 0
    while count > 0:
        s: vec[i64] = blank[:]
        s[0] = seed + count
        deal(r, s)
        turns += play_out(r, s)
        count -= 1
    return turns


def margins(r: vec[i64], blank: vec[i64], seed: i64, count: i64) -> i64:
    """Deal and play so many hands; points by which side 0 beat side 1 in all of them together."""
    total: i64 = 0
    while count > 0:
        s: vec[i64] = blank[:]
        s[LUCK] = (seed + 7919 * count) & 281474976710655
        deal(r, s)
        play_out(r, s)
        total += score(r, s, 0) - score(r, s, 1)
        count -= 1
    return total
