"""Deals played to their end: fresh ones for measuring, and those that search asks about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, FIRST, KINDS, RED3
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

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

LONGEST: Final = 2000
"""Turns after which a deal is given up; real ones need a hundred or two."""


def play_out(r: Rules, s: State) -> i64:
    """Play to the end of the deal; the number of turns it took."""
    begun: i64 = s.turn
    last: i64 = begun + LONGEST
    while s.stage != const.OVER:
        perform(r, s, decide(r, s))
        if s.turn > last:
            s.stage = const.OVER
        if s.lone:
            r = in_force(r, s)
    return s.turn - begun


def play_on(r: Rules, s: State, until: i64) -> None:
    """Play to the beginning of that turn, or to the end of the deal."""
    while s.stage != const.OVER and (s.turn < until or s.stage != const.START):
        perform(r, s, decide(r, s))


def deal(r: Rules, s: State) -> None:
    """Deal a fresh hand from a shuffled pack into a state that holds only its luck."""
    s.out = -1
    stack(r, s)
    shuffle_stock(s)
    seat: i64
    for seat in range(r.seats):
        take_cards(s, seat, r.hand_size)
    if r.bonus_mode == 2:
        s.packet_held[0] = r.bonus_cards[0]
        s.packet_held[1] = r.bonus_cards[1]
        fill_row(s, s.packet, 0, s.packet_held[0])
        fill_row(s, s.packet, KINDS, s.packet_held[1])
    if r.feet:
        for seat in range(r.seats):
            s.foot_held[seat] = r.foot_size
            s.foot_stage[seat] = 1
            fill_row(s, s.foot, KINDS * seat, r.foot_size)
    slide_under(s, r.face_down)
    if r.upcard:
        turn_upcard(r, s)
    if not r.own_turn_threes:
        for seat in range(r.seats):
            table_threes(r, s, seat, 0)
    if r.temporary:
        for seat in range(r.seats):
            s.own_minimum[seat] = s.minimum[seat]
    begin_turn(r, s, 0)


def stack(r: Rules, s: State) -> None:
    """Put the whole pack into the stock, kind by kind."""
    left: i64 = 0
    kind: i64
    copy: i64
    for kind in range(RED3, KINDS):
        suited: bool = r.has_runs == 1 and FIRST <= kind <= ACE
        for copy in range(r.pack[kind], 0, -1):
            s.stock_cards[left] = kind + 16 * (1 + copy % 4) if suited else kind
            left += 1
    s.stock_left = left


def turn_upcard(r: Rules, s: State) -> None:
    """Turn cards until one may stay on top; wild ones and red threes freeze the pile."""
    while s.stock_left > 0:
        s.stock_left -= 1
        card: i64 = s.stock_cards[s.stock_left]
        kind: i64 = card & 15
        s.pile[s.pile_left] = card
        s.pile_left += 1
        s.in_pile[kind] += 1
        if is_wild(kind) or kind == RED3 or (kind == BLACK3 and r.freezes[BLACK3]):
            s.frozen = s.frozen if s.frozen else s.pile_left
        if not is_wild(kind) and kind != RED3:
            slide_under(s, r.down_by[kind])
            return


def slide_under(s: State, count: i64) -> None:
    """Slide so many cards of the stock under the pile, face down."""
    index: i64 = s.pile_left - 1
    while count and index >= 0:
        s.pile[index + count] = s.pile[index]
        index -= 1
    for index in range(count):
        s.stock_left -= 1
        s.pile[index] = s.stock_cards[s.stock_left]
    s.pile_left += count
    s.pile_down += count
    if s.frozen:
        s.frozen += count


def deals(r: Rules, blank: State, seed: i64, count: i64) -> i64:
    """Deal and play so many hands; the turns they took together (for the benchmark)."""
    turns: i64 = 0
    number: i64
    for number in range(count, 0, -1):
        s = blank.copy()
        s.luck = seed + number
        deal(r, s)
        turns += play_out(r, s)
    return turns


def margins(r: Rules, blank: State, seed: i64, count: i64) -> i64:
    """Deal and play so many hands; points by which side 0 beat side 1 in all of them together."""
    total: i64 = 0
    number: i64
    for number in range(count, 0, -1):
        s = blank.copy()
        s.luck = (seed + 7919 * number) & MASK
        deal(r, s)
        play_out(r, s)
        total += score(r, s, 0) - score(r, s, 1)
    return total


def rollout(r: Rules, world: State, plan: vec[i64], move: i64, points: vec[i64]) -> None:
    """Fill `points` with what the deal brings each scorer if the seat to act makes this move.

    `plan` has the numbers of the move's plan as they stand in a state. The world is not changed.
    """
    s = world.copy()
    make(r, s, plan, move)
    play_out(r, s)
    side: i64
    if r.temporary:
        r = in_force(r, s)
        for side in range(r.seats):
            points[side] = player_score(r, s, side)
        return
    for side in range(r.sides):
        points[side] = score(r, s, side)


def short_rollout(
    r: Rules,
    world: State,
    plan: vec[i64],
    move: i64,
    rounds: i64,
    weights: vec[i64],
    points: vec[i64],
) -> i64:
    """The same of two sides, but only so many rounds are played and the rest is foreseen.

    Returns how many cards were left in the stock then, -1 if the deal had ended.
    """
    s = world.copy()
    own: i64 = s.seat % 2
    until: i64 = s.turn + rounds * r.seats
    make(r, s, plan, move)
    play_on(r, s, until)
    if s.stage == const.OVER:
        points[0] = score(r, s, 0)
        points[1] = score(r, s, 1)
        return -1
    foresee(r, s, own, weights, points)
    return s.stock_left


def make(r: Rules, s: State, plan: vec[i64], move: i64) -> None:
    """Make the move in this state."""
    s.set_plan(plan)
    perform(r, s, move)
