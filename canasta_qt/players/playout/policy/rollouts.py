"""Deals played to their end: fresh ones for measuring, and those that search asks about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout.layout import (
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
    PLAN,
    PLAN_SIZE,
    RED3,
    SEAT,
    SEATS,
    SIDES,
    STAGE,
    START,
    STOCK,
    STOCK_LEFT,
    TEMPORARY,
    TURN,
    UPCARD,
)
from canasta_qt.players.playout.policy.determinize import fill_row, shuffle_stock
from canasta_qt.players.playout.policy.evaluation import foresee
from canasta_qt.players.playout.policy.policy import decide
from canasta_qt.players.playout.rules.extra_cards import table_threes, take_cards
from canasta_qt.players.playout.rules.laying import in_force
from canasta_qt.players.playout.rules.melds import is_wild
from canasta_qt.players.playout.rules.score import player_score, score
from canasta_qt.players.playout.rules.steps import begin_turn, perform

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
        table_threes(r, s, seat, 0)
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


def rollout(r: vec[i64], world: vec[i64], plan: vec[i64], move: i64, points: vec[i64]) -> None:
    """Fill `points` with what the deal brings each scorer if the seat to act makes this move.

    `plan` has the numbers of the move's plan as they stand in a state. The world is not changed.
    """
    s: vec[i64] = world[:]
    make(r, s, plan, move)
    play_out(r, s)
    side: i64 = 0
    if r[TEMPORARY]:
        r = in_force(r, s)
        while side < r[SEATS]:
            points[side] = player_score(r, s, side)
            side += 1
        return
    while side < r[SIDES]:
        points[side] = score(r, s, side)
        side += 1


def short_rollout(
    r: vec[i64],
    world: vec[i64],
    plan: vec[i64],
    move: i64,
    rounds: i64,
    weights: vec[i64],
    points: vec[i64],
) -> i64:
    """The same of two sides, but only so many rounds are played and the rest is foreseen.

    Returns how many cards were left in the stock then, -1 if the deal had ended.
    """
    s: vec[i64] = world[:]
    own: i64 = s[SEAT] % 2
    until: i64 = s[TURN] + rounds * r[SEATS]
    make(r, s, plan, move)
    play_on(r, s, until)
    if s[STAGE] == OVER:
        points[0] = score(r, s, 0)
        points[1] = score(r, s, 1)
        return -1
    foresee(r, s, own, weights, points)
    return s[STOCK_LEFT]


def make(r: vec[i64], s: vec[i64], plan: vec[i64], move: i64) -> None:
    """Make the move in this state."""
    index: i64 = 0
    while index < PLAN_SIZE:
        s[PLAN + index] = plan[index]
        index += 1
    perform(r, s, move)
