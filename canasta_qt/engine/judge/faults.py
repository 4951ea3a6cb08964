"""Faults that a table lets happen and penalises (`table.enforcement = penalise`), once a turn each.

Whatever was done is put back. Under `prevent` only giving a wrongly taken pile back is booked, in
the one game that has it (`table.restore_pile`, EX-066).
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from canasta_qt.engine import events as ev
from canasta_qt.engine.actions import Action, Discard, GoOut, LayDown, Pass, TakePile
from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.events import Event
from canasta_qt.engine.judge.going_out_search import can_go_out
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.table_rules import get
from canasta_qt.engine.state import DealState, Penalty, Position

Judge = Callable[[Position, Action], Refusal | None]
"""Why an action is against the rules, or None."""

_TAKES_IN_VAIN = frozenset({Code.INITIAL_COUNT, Code.INITIAL_CLEAN})
"""Refusals that make a take one in vain, besides those of the pile itself."""

_GOES_OUT = frozenset({Code.GO_OUT_REFUSED, Code.HAND_GUARD})
"""How somebody is stopped who goes out although the team-mate said no."""


def punishes(rules: TableRules) -> bool:
    """Whether slips may happen at this table, and cost points.

    >>> punishes(resolve("classic_4p"))
    False
    >>> punishes(resolve("classic_4p", {"table.enforcement": "penalise"}))
    True
    """
    return rules.table.enforcement == "penalise"


def may_restore_pile(rules: TableRules) -> bool:
    """Whether somebody may reach for the pile in vain and give it back for points.

    >>> may_restore_pile(resolve("hoyle_2p")), may_restore_pile(resolve("classic_4p"))
    (True, False)
    """
    return punishes(rules) or rules.table.restore_pile


def cost_of(rules: TableRules, fault: str) -> int:
    """What a fault costs: signed points of the option of that name under `penalty`.

    >>> cost_of(resolve("classic_4p"), "pile_illegal")
    -50
    """
    points = get(rules, f"penalty.{fault}")
    assert isinstance(points, int)
    return points


def fault_in(pos: Position, action: Action, refusal: Refusal, judge: Judge) -> str | None:
    """The option under `penalty` that punishes this refusal, if it still may in this turn."""
    fault = None
    code = refusal.code
    if isinstance(action, TakePile):
        fault = "pile_illegal" if _takes_in_vain(code) else None
    elif isinstance(action, LayDown) and code is Code.INITIAL_COUNT:
        fault = "opening_low"
    elif isinstance(action, (Discard, Pass)) and code is Code.MUST_GO_OUT:
        fault = "asked_but_unable"
    elif isinstance(action, (Discard, GoOut, LayDown)) and code in _GOES_OUT:
        fault = "go_out_after_no" if _legal_after_yes(pos, action, judge) else None
    return fault if fault is not None and fault not in pos.now.faults else None


def _takes_in_vain(code: Code) -> bool:
    pile = code.value.startswith("E_PILE") and code is not Code.PILE_EMPTY
    return pile or code in _TAKES_IN_VAIN


def _legal_after_yes(pos: Position, action: Action, judge: Judge) -> bool:
    if pos.now.answer is not False:
        return False
    allowed = copy(pos)
    allowed.now = pos.now.copy()
    allowed.now.answer = True
    return judge(allowed, action) is None


def asked_in_vain(pos: Position) -> bool:
    """Whether the answer was yes and the player does not go out (EX-096), where that costs points.

    It is asked before the turn ends. Where a yes does not bind, who could go out need not.
    """
    if pos.now.answer is not True or not punishes(pos.setup.rules):
        return False
    return pos.setup.rules.permission.binding or not can_go_out(pos)


def book_penalty(state: DealState, fault: str, events: list[Event]) -> None:
    """Book the penalty option `fault` against the seat whose turn it is."""
    points = cost_of(state.setup.rules, fault)
    seat = state.turn_seat
    state.penalties = (*state.penalties, Penalty(seat, fault, points))
    state.now.faults = (*state.now.faults, fault)
    events.append(ev.PenaltyBooked(seat, fault, points))


def book_hidden_threes(state: DealState, events: list[Event]) -> None:
    """At the end of a deal: who holds a red three and had a turn to lay it out pays for each."""
    points = cost_of(state.setup.rules, "red_three_hidden")
    if not state.setup.threes_by_hand or not points:
        return
    for seat in state.order:
        held = sum(KIND[card] == RED_THREE for card in state.hands[seat])
        if held and _had_a_turn(state, seat):
            fine = Penalty(seat, "red_three_hidden", points * held)
            state.penalties = (*state.penalties, fine)
            events.append(ev.PenaltyBooked(seat, fine.fault, fine.points))


def _had_a_turn(pos: Position, seat: int) -> bool:
    first = pos.order.index(pos.next_seat(pos.dealer))
    return pos.turn > (pos.order.index(seat) - first) % len(pos.order)


def pays_for_threes(pos: Position, seat: int) -> bool:
    """Whether the red threes in the hand of a seat are paid for as hidden ones."""
    return any(one.seat == seat and one.fault == "red_three_hidden" for one in pos.penalties)
