"""What an unfinished deal will bring each of two sides: a weighted sum of what lies and is held.

Playouts need not go on to the end of a deal when its outcome can be foreseen on average: what is
left out is luck. The weights are fitted (`tools.lab.fit_evaluation`); each of them depends on how
many cards are left in the stock and how many lie on the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout.layout import (
    ACE,
    BLACK3,
    CANASTA,
    FIRST,
    FROZEN,
    HAND,
    HAND_COST,
    HELD,
    IN_PILE,
    JOKER,
    KINDS,
    MINIMUM,
    NATURALS,
    OPENED,
    OVER,
    PILE_LEFT,
    POINTS,
    RED,
    SEAT,
    SEATS,
    SIDES,
    STAGE,
    START,
    STOCK_LEFT,
    TURN,
    TWO,
)
from canasta_qt.players.playout.policy.policy import decide
from canasta_qt.players.playout.policy.policy_meld import most_points
from canasta_qt.players.playout.rules.judge import is_frozen, top_of_pile
from canasta_qt.players.playout.rules.melds import canastas, is_canasta, meld_size
from canasta_qt.players.playout.rules.score import hands_points, score
from canasta_qt.players.playout.rules.steps import perform

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

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


def foresee(r: vec[i64], s: vec[i64], own: i64, weights: vec[i64], points: vec[i64]) -> None:
    """Fill `points` with what the deal will bring side `own` and the other one, each at its place.

    It is the beginning of a turn. `weights` are those of the numbers of `look` for the own side,
    then those for the other one.
    """
    count: i64 = numbers_of(r)
    seen: vec[i64] = weights[:count]
    look(r, s, own, seen, 0)
    points[own] = weighed(s, seen, count, weights, 0)
    points[1 - own] = weighed(s, seen, count, weights, TERMS * count)


def numbers_of(r: vec[i64]) -> i64:
    """How many numbers a look has."""
    return OF_ALL + 2 * OF_SIDE + r[SEATS] * OF_SEAT


def weighed(s: vec[i64], seen: vec[i64], count: i64, weights: vec[i64], start: i64) -> i64:
    """The sum of so many numbers by the weights that begin at `start`."""
    stock: i64 = s[STOCK_LEFT]
    pile: i64 = s[PILE_LEFT]
    total: i64 = 0
    index: i64 = 0
    while index < count:
        number: i64 = seen[index]
        if number:
            at: i64 = start + TERMS * index
            total += number * (weights[at] + stock * weights[at + 1] + pile * weights[at + 2])
        index += 1
    return total // UNIT


def look(r: vec[i64], s: vec[i64], own: i64, seen: vec[i64], start: i64) -> None:
    """Fill `seen` from `start` on: of the deal, of side `own`, of the other, of seats in turn."""
    seen[start] = 1
    seen[start + 1] = 0
    if s[FROZEN]:
        seen[start + 1] = 1
    seen[start + 2] = 0
    kind: i64 = 0
    while kind < KINDS:
        seen[start + 2] += s[IN_PILE + kind] * r[POINTS + kind]
        kind += 1
    seen[start + 3] = s[IN_PILE + TWO] + s[IN_PILE + JOKER]
    at: i64 = start + OF_ALL
    look_at_side(r, s, own, seen, at)
    look_at_side(r, s, 1 - own, seen, at + OF_SIDE)
    at += 2 * OF_SIDE
    seat: i64 = s[SEAT]
    turn: i64 = 0
    while turn < r[SEATS]:
        look_at_seat(r, s, seat, seen, at)
        at += OF_SEAT
        seat += 1
        if seat == r[SEATS]:
            seat = 0
        turn += 1


def clear(seen: vec[i64], at: i64, count: i64) -> None:
    """Set so many numbers to 0."""
    end: i64 = at + count
    while at < end:
        seen[at] = 0
        at += 1


def look_at_side(r: vec[i64], s: vec[i64], side: i64, seen: vec[i64], at: i64) -> None:
    """What a side has on the table, and what its hands have together."""
    clear(seen, at, OF_SIDE)
    seen[at] = score(r, s, side) + hands_points(r, s, side)
    seen[at + 1] = canastas(r, s, side)
    kind: i64 = FIRST
    while kind <= ACE:
        look_at_rank(r, s, side, kind, seen, at)
        kind += 1
    best: i64 = 0
    opened: bool = s[OPENED + side] > 0
    seat: i64 = side
    while seat < r[SEATS]:
        seen[at + 18] += s[RED + seat]
        if not opened:
            points: i64 = most_points(r, s, seat)
            if points > best:
                best = points
        seat += r[SIDES]
    if opened:
        seen[at + 2] = 1
        return
    lacks: i64 = s[MINIMUM + side] - best
    seen[at + 19] = s[MINIMUM + side]
    seen[at + 20] = best
    if lacks <= 0:
        seen[at + 21] = 1
    else:
        seen[at + 22] = lacks


def look_at_rank(r: vec[i64], s: vec[i64], side: i64, kind: i64, seen: vec[i64], at: i64) -> None:
    """A side's meld of a rank by its size, and the cards that its hands hold for it."""
    held: i64 = 0
    seat: i64 = side
    while seat < r[SEATS]:
        held += s[HAND + KINDS * seat + kind]
        seat += r[SIDES]
    size: i64 = meld_size(s, side, kind)
    if not size:
        if held >= 3:
            seen[at + 17] += held
        return
    mixed: bool = s[NATURALS + KINDS * side + kind] < size
    if is_canasta(r, kind, size):
        seen[at + 15] += held
        if not mixed:
            seen[at + 16] += 1
        return
    place: i64 = 0
    if size > 3:
        place = size - 3
    if place > 3:
        place = 3
    if mixed:
        place += 4
    seen[at + 3 + place] += 1
    seen[at + 11] += held
    lacks: i64 = r[CANASTA] - size - held
    if lacks <= 0:
        seen[at + 12] += 1
    elif lacks <= 2:
        seen[at + 12 + lacks] += 1


def look_at_seat(r: vec[i64], s: vec[i64], seat: i64, seen: vec[i64], at: i64) -> None:
    """What a hand holds, and whether it could take the pile."""
    clear(seen, at, OF_SEAT)
    side: i64 = seat % r[SIDES]
    hand: i64 = HAND + KINDS * seat
    seen[at] = s[HELD + seat]
    seen[at + 2] = s[hand + TWO]
    seen[at + 3] = s[hand + JOKER]
    seen[at + 4] = s[hand + BLACK3]
    kind: i64 = 0
    while kind < KINDS:
        held: i64 = s[hand + kind]
        if held:
            seen[at + 1] += held * r[HAND_COST + kind]
            if FIRST <= kind <= ACE:
                if meld_size(s, side, kind):
                    seen[at + 5] += held
                elif held < 3:
                    seen[at + 5 + held] += 1
                else:
                    seen[at + 8] += 1
                    seen[at + 9] += held
                if held > 1 and s[IN_PILE + kind]:
                    seen[at + 10] += 1
                if meld_size(s, 1 - side, kind):
                    seen[at + 11] += held
        kind += 1
    top: i64 = top_of_pile(s)
    if FIRST <= top <= ACE:
        if s[hand + top] > 1:
            seen[at + 12] = 1
        elif s[hand + top] + meld_size(s, side, top) and not is_frozen(r, s, side):
            seen[at + 13] = 1


def watch(r: vec[i64], s: vec[i64], every: i64, first: i64, seen: vec[i64], most: i64) -> i64:
    """Play a deal to its end and look at it at the start of some turns; how many looks there were.

    They are the turns whose remainder by `every` is `first`, `most` at most. In `seen` each look
    begins with the cards of the stock and of the pile, and with what the deal then brought the side
    whose turn it was and the other one; `look` follows.
    """
    size: i64 = HEAD + numbers_of(r)
    looks: i64 = 0
    last: i64 = -1
    while s[STAGE] != OVER and s[TURN] < LONGEST:
        at: i64 = looks * size
        if s[STAGE] == START and s[TURN] > last:
            last = s[TURN]
            if last % every == first and looks < most:
                seen[at] = s[STOCK_LEFT]
                seen[at + 1] = s[PILE_LEFT]
                seen[at + 2] = s[SEAT] % 2
                look(r, s, s[SEAT] % 2, seen, at + HEAD)
                looks += 1
        perform(r, s, decide(r, s))
    index: i64 = 0
    while index < looks:
        at = index * size
        own: i64 = seen[at + 2]
        seen[at + 2] = score(r, s, own)
        seen[at + 3] = score(r, s, 1 - own)
        index += 1
    return looks
