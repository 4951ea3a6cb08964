"""What an unfinished deal will bring each of two sides: a weighted sum of what lies and is held.

Playouts need not go on to the end of a deal when its outcome can be foreseen on average: what is
left out is luck. The weights are fitted (`tools.lab.fit_evaluation`); each of them depends on how
many cards are left in the stock and how many lie on the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.policy.policy import decide
from canasta_qt.players.playout.policy.policy_open import most_points
from canasta_qt.players.playout.rules.judge import is_frozen, top_of_pile
from canasta_qt.players.playout.rules.melds import canastas, is_canasta, meld_size
from canasta_qt.players.playout.rules.score import hands_points, score
from canasta_qt.players.playout.rules.steps import perform

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

OF_ALL: Final = 4
OF_SIDE: Final = 23
OF_SEAT: Final = 14
"""Numbers of the deal as a whole, of each side and of each seat."""
TERMS: Final = 3
"""What a weight is made of: by itself, by card of the stock, by card of the pile."""
UNIT: Final = 65536
"""A weight of one."""
HEAD: Final = 4
"""Numbers before those of a look that is watched (`watch`)."""
LONGEST: Final = 400
"""Turns after which a deal that is watched is given up."""


def foresee(r: Rules, s: State, own: i64, weights: vec[i64], points: vec[i64]) -> None:
    """Fill `points` with what the deal will bring side `own` and the other one, each at its place.

    It is the beginning of a turn. `weights` are those of the numbers of `look` for the own side,
    then those for the other one.
    """
    count: i64 = numbers_of(r)
    seen: vec[i64] = weights[:count]
    look(r, s, own, seen, 0)
    points[own] = weighed(s, seen, count, weights, 0)
    points[1 - own] = weighed(s, seen, count, weights, TERMS * count)


def numbers_of(r: Rules) -> i64:
    """How many numbers a look has."""
    return OF_ALL + 2 * OF_SIDE + r.seats * OF_SEAT


def weighed(s: State, seen: vec[i64], count: i64, weights: vec[i64], start: i64) -> i64:
    """The sum of so many numbers by the weights that begin at `start`."""
    stock: i64 = s.stock_left
    pile: i64 = s.pile_left
    total: i64 = 0
    index: i64
    for index in range(count):
        number: i64 = seen[index]
        if number:
            term: i64 = start + TERMS * index
            total += number * (weights[term] + stock * weights[term + 1] + pile * weights[term + 2])
    return total // UNIT


def look(r: Rules, s: State, own: i64, seen: vec[i64], start: i64) -> None:
    """Fill `seen` from `start` on: of the deal, of side `own`, of the other, of seats in turn."""
    seen[start] = 1
    seen[start + 1] = 1 if s.frozen else 0
    seen[start + 2] = 0
    kind: i64
    for kind in range(KINDS):
        seen[start + 2] += s.in_pile[kind] * r.points[kind]
    seen[start + 3] = s.in_pile[TWO] + s.in_pile[JOKER]
    place: i64 = start + OF_ALL
    look_at_side(r, s, own, seen, place)
    look_at_side(r, s, 1 - own, seen, place + OF_SIDE)
    place += 2 * OF_SIDE
    seat: i64 = s.seat
    for _ in range(r.seats):
        look_at_seat(r, s, seat, seen, place)
        place += OF_SEAT
        seat += 1
        if seat == r.seats:
            seat = 0


def clear(seen: vec[i64], start: i64, count: i64) -> None:
    """Set so many numbers to 0."""
    end: i64 = start + count
    while start < end:
        seen[start] = 0
        start += 1


def look_at_side(r: Rules, s: State, side: i64, seen: vec[i64], start: i64) -> None:
    """What a side has on the table, and what its hands have together."""
    clear(seen, start, OF_SIDE)
    seen[start] = score(r, s, side) + hands_points(r, s, side)
    seen[start + 1] = canastas(r, s, side)
    kind: i64
    for kind in range(FIRST, ACE + 1):
        look_at_rank(r, s, side, kind, seen, start)
    best: i64 = 0
    opened: bool = s.opened[side] > 0
    seat: i64 = side
    while seat < r.seats:
        seen[start + 18] += s.red_threes[seat]
        if not opened:
            points: i64 = most_points(r, s, seat)
            if points > best:
                best = points
        seat += r.sides
    if opened:
        seen[start + 2] = 1
        return
    lacks: i64 = s.minimum[side] - best
    seen[start + 19] = s.minimum[side]
    seen[start + 20] = best
    if lacks <= 0:
        seen[start + 21] = 1
    else:
        seen[start + 22] = lacks


def look_at_rank(r: Rules, s: State, side: i64, kind: i64, seen: vec[i64], start: i64) -> None:
    """A side's meld of a rank by its size, and the cards that its hands hold for it."""
    held: i64 = 0
    seat: i64 = side
    while seat < r.seats:
        held += s.hand[KINDS * seat + kind]
        seat += r.sides
    size: i64 = meld_size(s, side, kind)
    if not size:
        if held >= 3:
            seen[start + 17] += held
        return
    mixed: bool = s.naturals[KINDS * side + kind] < size
    if is_canasta(r, kind, size):
        seen[start + 15] += held
        if not mixed:
            seen[start + 16] += 1
        return
    place: i64 = min(max(size - 3, 0), 3)
    if mixed:
        place += 4
    seen[start + 3 + place] += 1
    seen[start + 11] += held
    lacks: i64 = r.canasta - size - held
    if lacks <= 0:
        seen[start + 12] += 1
    elif lacks <= 2:
        seen[start + 12 + lacks] += 1


def look_at_seat(r: Rules, s: State, seat: i64, seen: vec[i64], start: i64) -> None:
    """What a hand holds, and whether it could take the pile."""
    clear(seen, start, OF_SEAT)
    side: i64 = seat % r.sides
    hand = s.hand
    of_seat: i64 = KINDS * seat
    seen[start] = s.held[seat]
    seen[start + 2] = hand[of_seat + TWO]
    seen[start + 3] = hand[of_seat + JOKER]
    seen[start + 4] = hand[of_seat + BLACK3]
    kind: i64
    for kind in range(KINDS):
        held: i64 = hand[of_seat + kind]
        if held:
            seen[start + 1] += held * r.hand_cost[kind]
            if FIRST <= kind <= ACE:
                if meld_size(s, side, kind):
                    seen[start + 5] += held
                elif held < 3:
                    seen[start + 5 + held] += 1
                else:
                    seen[start + 8] += 1
                    seen[start + 9] += held
                if held > 1 and s.in_pile[kind]:
                    seen[start + 10] += 1
                if meld_size(s, 1 - side, kind):
                    seen[start + 11] += held
    top: i64 = top_of_pile(s)
    if FIRST <= top <= ACE:
        if hand[of_seat + top] > 1:
            seen[start + 12] = 1
        elif hand[of_seat + top] + meld_size(s, side, top) and not is_frozen(r, s, side):
            seen[start + 13] = 1


def watch(r: Rules, s: State, every: i64, first: i64, seen: vec[i64], most: i64) -> i64:
    """Play a deal to its end and look at it at the start of some turns; how many looks there were.

    They are the turns whose remainder by `every` is `first`, `most` at most. In `seen` each look
    begins with the cards of the stock and of the pile, and with what the deal then brought the side
    whose turn it was and the other one; `look` follows.
    """
    size: i64 = HEAD + numbers_of(r)
    looks: i64 = 0
    last: i64 = -1
    while s.stage != const.OVER and s.turn < LONGEST:
        row: i64 = looks * size
        if s.stage == const.START and s.turn > last:
            last = s.turn
            if last % every == first and looks < most:
                seen[row] = s.stock_left
                seen[row + 1] = s.pile_left
                seen[row + 2] = s.seat % 2
                look(r, s, s.seat % 2, seen, row + HEAD)
                looks += 1
        perform(r, s, decide(r, s))
    index: i64
    for index in range(looks):
        row = index * size
        own: i64 = seen[row + 2]
        seen[row + 2] = score(r, s, own)
        seen[row + 3] = score(r, s, 1 - own)
    return looks
