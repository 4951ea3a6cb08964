"""Deals played to their end: fresh ones for measuring, and those that search asks about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, FIRST, KINDS, RED3
from canasta_qt.players.playout.policy.determinize import MASK, fill_row, shuffle_stock
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
    begun: i64 = s[at.TURN]
    last: i64 = begun + LONGEST
    while s[at.STAGE] != at.OVER:
        perform(r, s, decide(r, s))
        if s[at.TURN] > last:
            s[at.STAGE] = at.OVER
        if s[at.LONE]:
            r = in_force(r, s)
    return s[at.TURN] - begun


def play_on(r: vec[i64], s: vec[i64], until: i64) -> None:
    """Play to the beginning of that turn, or to the end of the deal."""
    while s[at.STAGE] != at.OVER and (s[at.TURN] < until or s[at.STAGE] != at.START):
        perform(r, s, decide(r, s))


def deal(r: vec[i64], s: vec[i64]) -> None:
    """Deal a fresh hand from a shuffled pack into a state that holds only its luck."""
    s[at.OUT] = -1
    stack(r, s)
    shuffle_stock(s)
    seat: i64
    for seat in range(r[at.SEATS]):
        take_cards(s, seat, r[at.HAND_SIZE])
    if r[at.BONUS_MODE] == 2:
        s[at.PACKET_HELD] = r[at.BONUS_CARDS]
        s[at.PACKET_HELD + 1] = r[at.BONUS_CARDS + 1]
        fill_row(s, at.PACKET, s[at.PACKET_HELD])
        fill_row(s, at.PACKET + KINDS, s[at.PACKET_HELD + 1])
    if r[at.FEET]:
        for seat in range(r[at.SEATS]):
            s[at.FOOT_HELD + seat] = r[at.FOOT_SIZE]
            s[at.FOOT_STAGE + seat] = 1
            fill_row(s, at.FOOT + KINDS * seat, r[at.FOOT_SIZE])
    slide_under(s, r[at.FACE_DOWN])
    if r[at.UPCARD]:
        turn_upcard(r, s)
    if not r[at.OWN_TURN_THREES]:
        for seat in range(r[at.SEATS]):
            table_threes(r, s, seat, 0)
    if r[at.TEMPORARY]:
        for seat in range(r[at.SEATS]):
            s[at.OWN_MINIMUM + seat] = s[at.MINIMUM + seat]
    begin_turn(r, s, 0)


def stack(r: vec[i64], s: vec[i64]) -> None:
    """Put the whole pack into the stock, kind by kind."""
    left: i64 = 0
    kind: i64
    copy: i64
    for kind in range(RED3, KINDS):
        suited: bool = r[at.HAS_RUNS] == 1 and FIRST <= kind <= ACE
        for copy in range(r[at.PACK + kind], 0, -1):
            s[at.STOCK + left] = kind + 16 * (1 + copy % 4) if suited else kind
            left += 1
    s[at.STOCK_LEFT] = left


def turn_upcard(r: vec[i64], s: vec[i64]) -> None:
    """Turn cards until one may stay on top; wild ones and red threes freeze the pile."""
    while s[at.STOCK_LEFT] > 0:
        s[at.STOCK_LEFT] -= 1
        card: i64 = s[at.STOCK + s[at.STOCK_LEFT]]
        kind: i64 = card & 15
        s[at.PILE + s[at.PILE_LEFT]] = card
        s[at.PILE_LEFT] += 1
        s[at.IN_PILE + kind] += 1
        if is_wild(kind) or kind == RED3 or (kind == BLACK3 and r[at.FREEZES + BLACK3]):
            s[at.FROZEN] = s[at.FROZEN] if s[at.FROZEN] else s[at.PILE_LEFT]
        if not is_wild(kind) and kind != RED3:
            slide_under(s, r[at.DOWN_BY + kind])
            return


def slide_under(s: vec[i64], count: i64) -> None:
    """Slide so many cards of the stock under the pile, face down."""
    index: i64 = s[at.PILE_LEFT] - 1
    while count and index >= 0:
        s[at.PILE + index + count] = s[at.PILE + index]
        index -= 1
    for index in range(count):
        s[at.STOCK_LEFT] -= 1
        s[at.PILE + index] = s[at.STOCK + s[at.STOCK_LEFT]]
    s[at.PILE_LEFT] += count
    s[at.PILE_DOWN] += count
    if s[at.FROZEN]:
        s[at.FROZEN] += count


def deals(r: vec[i64], blank: vec[i64], seed: i64, count: i64) -> i64:
    """Deal and play so many hands; the turns they took together (for the benchmark)."""
    turns: i64 = 0
    number: i64
    for number in range(count, 0, -1):
        s: vec[i64] = blank[:]
        s[at.LUCK] = seed + number
        deal(r, s)
        turns += play_out(r, s)
    return turns


def margins(r: vec[i64], blank: vec[i64], seed: i64, count: i64) -> i64:
    """Deal and play so many hands; points by which side 0 beat side 1 in all of them together."""
    total: i64 = 0
    number: i64
    for number in range(count, 0, -1):
        s: vec[i64] = blank[:]
        s[at.LUCK] = (seed + 7919 * number) & MASK
        deal(r, s)
        play_out(r, s)
        total += score(r, s, 0) - score(r, s, 1)
    return total


def rollout(r: vec[i64], world: vec[i64], plan: vec[i64], move: i64, points: vec[i64]) -> None:
    """Fill `points` with what the deal brings each scorer if the seat to act makes this move.

    `plan` has the numbers of the move's plan as they stand in a state. The world is not changed.
    """
    s: vec[i64] = world[:]
    make(r, s, plan, move)
    play_out(r, s)
    side: i64
    if r[at.TEMPORARY]:
        r = in_force(r, s)
        for side in range(r[at.SEATS]):
            points[side] = player_score(r, s, side)
        return
    for side in range(r[at.SIDES]):
        points[side] = score(r, s, side)


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
    own: i64 = s[at.SEAT] % 2
    until: i64 = s[at.TURN] + rounds * r[at.SEATS]
    make(r, s, plan, move)
    play_on(r, s, until)
    if s[at.STAGE] == at.OVER:
        points[0] = score(r, s, 0)
        points[1] = score(r, s, 1)
        return -1
    foresee(r, s, own, weights, points)
    return s[at.STOCK_LEFT]


def make(r: vec[i64], s: vec[i64], plan: vec[i64], move: i64) -> None:
    """Make the move in this state."""
    index: i64
    for index in range(at.PLAN_SIZE):
        s[at.PLAN + index] = plan[index]
    perform(r, s, move)
