"""A deal played on after a move, and what happens on the way: the facts that a review tells.

The players inside do just what they do in `rollouts`; they are only watched. A fact is a number,
mostly 0 or 1: whether something comes to pass in this one deal. Sides are those of the seat that
makes the move (own) and all others together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy.evaluation import foresee
from canasta_qt.players.playout.policy.policy import decide
from canasta_qt.players.playout.policy.rollouts import LONGEST, make
from canasta_qt.players.playout.rules.melds import canastas
from canasta_qt.players.playout.rules.score import hands_points, score
from canasta_qt.players.playout.rules.steps import TAKE, perform

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

NEXT_TAKES: Final = 0
"""The next player takes the pile in the turn that follows."""
THEY_TAKE_SOON: Final = 1
"""The others take the pile before the seat's own next turn ends; so below: soon."""
OWN_TAKES_SOON: Final = 2
"""The own side takes the pile after the move, soon."""
THEY_GO_OUT_SOON: Final = 3
OWN_GOES_OUT_SOON: Final = 4
THEY_GO_OUT: Final = 5
"""The others go out, as far as the deal is played."""
OWN_GOES_OUT: Final = 6
THEY_OPEN_SOON: Final = 7
"""Another side that had not opened does so; 0 where it had."""
OWN_OPENS_SOON: Final = 8
THEY_COMPLETE: Final = 9
"""The others complete one more canasta at least."""
OWN_COMPLETES: Final = 10
OWN_IS_CAUGHT: Final = 11
"""The others go out while the own side's hands cost 100 points or more."""
THEY_ARE_CAUGHT: Final = 12
PILE_GIVEN: Final = 13
"""Cards of the pile that the next player takes; 0 where it is left."""
OWN_CANASTAS: Final = 14
"""Canastas at the end, or as far as the deal is played."""
THEIR_CANASTAS: Final = 15
OWN_CAUGHT: Final = 16
"""What the cards in hands cost the own side when the others go out; 0 where they do not."""
THEIR_CAUGHT: Final = 17
FACTS: Final = 18
"""How many facts there are."""
DONE_BEFORE: Final = 18
"""Behind them, of the own side and of the others: canastas before the move."""
SHUT_BEFORE: Final = 20
"""And how many sides had still to open."""
ROW: Final = 22
"""Numbers of a row of facts."""

MUCH: Final = 100
"""Points in hands from which on a side is caught."""


def watched_rollout(
    r: Rules,
    world: State,
    plan: vec[i64],
    move: i64,
    rounds: i64,
    weights: vec[i64],
    points: vec[i64],
    facts: vec[i64],
) -> i64:
    """The same as `short_rollout`, or as `rollout` for no `rounds`; fills `facts` beside.

    Only where sides stay what they are (no temporary partners). Returns the cards left in the stock
    when the rest was foreseen, -1 if the deal had ended.
    """
    s = world.copy()
    own: i64 = s.seat % r.sides
    begun: i64 = s.turn
    until: i64 = begun + rounds * r.seats if rounds else begun + LONGEST
    note_before(r, s, own, facts)
    make(r, s, plan, move)
    note_soon(r, s, own, facts)
    while s.stage != const.OVER and (s.turn < until or s.stage != const.START):
        turn: i64 = s.turn - begun
        is_own: bool = s.seat % r.sides == own
        pile: i64 = s.pile_left
        code: i64 = decide(r, s)
        perform(r, s, code)
        if turn <= r.seats:
            if code == TAKE:
                note_take(is_own, turn, pile - s.pile_left, facts)
            note_soon(r, s, own, facts)
    note_end(r, s, own, facts)
    if s.stage != const.OVER and rounds:
        foresee(r, s, own, weights, points)
        return s.stock_left
    side: i64
    for side in range(r.sides):
        points[side] = score(r, s, side)
    return -1


def note_before(r: Rules, s: State, own: i64, facts: vec[i64]) -> None:
    """Begin a row: how many canastas lie there, and how many sides have still to open."""
    index: i64
    for index in range(ROW):
        facts[index] = 0
    side: i64
    for side in range(r.sides):
        theirs: i64 = 1 if side != own else 0
        facts[DONE_BEFORE + theirs] += canastas(r, s, side)
        if not s.opened[side]:
            facts[SHUT_BEFORE + theirs] += 1


def note_take(is_own: bool, turn: i64, cards: i64, facts: vec[i64]) -> None:
    """Somebody has taken so many cards of the pile, so many turns after the move."""
    if is_own:
        facts[OWN_TAKES_SOON] = 1
        return
    facts[THEY_TAKE_SOON] = 1
    if turn == 1:
        facts[NEXT_TAKES] = 1
        facts[PILE_GIVEN] = cards


def note_soon(r: Rules, s: State, own: i64, facts: vec[i64]) -> None:
    """Who has gone out or opened by now."""
    if s.stage == const.OVER and s.out >= 0:
        if s.out % r.sides == own:
            facts[OWN_GOES_OUT_SOON] = 1
        else:
            facts[THEY_GO_OUT_SOON] = 1
    if not facts[SHUT_BEFORE] + facts[SHUT_BEFORE + 1]:
        return
    theirs: i64 = facts[SHUT_BEFORE + 1]
    side: i64
    for side in range(r.sides):
        if side == own:
            if facts[SHUT_BEFORE] and s.opened[side]:
                facts[OWN_OPENS_SOON] = 1
        elif not s.opened[side]:
            theirs -= 1
    if theirs > 0:
        facts[THEY_OPEN_SOON] = 1


def note_end(r: Rules, s: State, own: i64, facts: vec[i64]) -> None:
    """How the deal stands as far as it is played."""
    side: i64
    theirs: i64 = 0
    caught: i64 = 0
    for side in range(r.sides):
        if side == own:
            facts[OWN_CANASTAS] = canastas(r, s, side)
        else:
            theirs += canastas(r, s, side)
            caught += hands_points(r, s, side)
    facts[THEIR_CANASTAS] = theirs
    if facts[OWN_CANASTAS] > facts[DONE_BEFORE]:
        facts[OWN_COMPLETES] = 1
    if theirs > facts[DONE_BEFORE + 1]:
        facts[THEY_COMPLETE] = 1
    if s.stage != const.OVER or s.out < 0:
        return
    if s.out % r.sides == own:
        facts[OWN_GOES_OUT] = 1
        facts[THEIR_CAUGHT] = caught
        if caught >= MUCH:
            facts[THEY_ARE_CAUGHT] = 1
        return
    facts[THEY_GO_OUT] = 1
    facts[OWN_CAUGHT] = hands_points(r, s, own)
    if facts[OWN_CAUGHT] >= MUCH:
        facts[OWN_IS_CAUGHT] = 1
