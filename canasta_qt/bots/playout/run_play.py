"""How the player inside a playout plays runs: begins and continues them, keeps what may join."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.going_out import may_go_out
from canasta_qt.bots.playout.judge import is_frozen, plan_is_legal
from canasta_qt.bots.playout.layout import (
    ACE,
    FIRST,
    HAND,
    HAND_SUITS,
    HELD,
    KINDS,
    MOST_RUNS,
    PLAN_RUNS,
    PLAN_TOP,
    RUN_BEGINS,
    RUN_FEEDS,
    RUN_LEAST,
    RUN_MOST,
    RUN_NEXT,
    RUN_TAKE,
    RUNS,
    SIDES,
    STYLE,
    STYLES,
)
from canasta_qt.bots.playout.melds import clear_plan
from canasta_qt.bots.playout.runs import (
    high_of,
    is_place,
    low_of,
    plan_run_take,
    planned_suits,
    run_for,
    run_of,
    run_size,
    suit_of,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

JOINS: Final = 60
"""Points for which a card is kept that continues an own run."""
FINISHES: Final = 500
"""What a card costs that completes a run of the next opponent."""
ONE_CARD_FROM: Final = 5
"""Cards of an own run from which its next card is worth more than two from the stock."""


def plan_runs(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Plan to continue own runs and to begin new ones; False for nothing."""
    least: i64 = 1 if may_go_out(r, s, side, False, 0) else 2
    spare: i64 = s[HELD + seat] - least
    spare -= continue_runs(r, s, seat, side, spare)
    begin_runs(r, s, seat, side, spare)
    slot: i64 = 0
    while is_place(s, side, slot) and not s[PLAN_RUNS + slot]:
        slot += 1
    if is_place(s, side, slot) and plan_is_legal(r, s, False):
        return True
    clear_plan(r, s)
    return False


def continue_runs(r: vec[i64], s: vec[i64], seat: i64, side: i64, spare: i64) -> i64:
    """Plan at most `spare` cards of the hand onto own runs; how many."""
    cards: i64 = 0
    slot: i64 = 0
    while slot < MOST_RUNS and s[RUNS + MOST_RUNS * side + slot]:
        run: i64 = s[RUNS + MOST_RUNS * side + slot]
        was: i64 = run
        while cards < spare and run_size(run) < r[RUN_MOST]:
            suit: i64 = suit_of(run)
            if high_of(run) < ACE and is_free(s, seat, side, high_of(run) + 1, suit):
                run += 16
            elif low_of(run) > FIRST and is_free(s, seat, side, low_of(run) - 1, suit):
                run -= 1
            else:
                break
            cards += 1
        if run != was:
            s[PLAN_RUNS + slot] = run
        slot += 1
    return cards


def begin_runs(r: vec[i64], s: vec[i64], seat: i64, side: i64, spare: i64) -> None:
    """Plan new runs of the hand's cards with at most `spare` of them."""
    slot: i64 = 0
    while slot < MOST_RUNS and s[RUNS + MOST_RUNS * side + slot]:
        slot += 1
    least: i64 = r[STYLE + STYLES * seat + RUN_BEGINS]
    if least < r[RUN_LEAST]:
        least = r[RUN_LEAST]
    suit: i64 = 1
    while suit <= 4:
        kind: i64 = ACE
        high: i64 = 0
        while kind >= FIRST - 1:
            free: bool = kind >= FIRST and is_free(s, seat, side, kind, suit)
            if free and not high:
                high = kind
            size: i64 = high - kind
            if high and (not free or size == r[RUN_MOST]):
                if least <= size <= spare and slot < MOST_RUNS:
                    s[PLAN_RUNS + slot] = run_of(kind + 1, high, suit)
                    slot += 1
                    spare -= size
                high = kind if free else 0
            kind -= 1
        suit += 1


def is_free(s: vec[i64], seat: i64, side: i64, kind: i64, suit: i64) -> bool:
    """Whether the hand has a card of this kind and suit that the plan has not used for a run."""
    place: i64 = 4 * (suit - 1)
    held: i64 = (s[HAND_SUITS + KINDS * seat + kind] >> place) & 15
    if not held:
        return False
    return held > (planned_suits(s, side, kind) >> place) & 15


def lend(s: vec[i64], seat: i64, side: i64, sign: i64) -> None:
    """Count the cards of the planned runs out of the hand, or into it again (`sign`: -1 or 1)."""
    kind: i64 = FIRST
    while kind <= ACE:
        suits: i64 = planned_suits(s, side, kind)
        if suits:
            count: i64 = sign * ((suits & 15) + ((suits >> 4) & 15) + ((suits >> 8) & 15))
            count += sign * (suits >> 12)
            s[HAND + KINDS * seat + kind] += count
            s[HELD + seat] += count
        kind += 1


def wants_run_card(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether to take the pile, or its top card alone, by the end of an own run; plans it."""
    if not plan_run_take(r, s, side):
        return False
    if plan_is_legal(r, s, True) and (
        r[RUN_TAKE] == 2 or run_size(s[PLAN_RUNS + s[PLAN_TOP] - 1]) > ONE_CARD_FROM
    ):
        return True
    clear_plan(r, s)
    return False


def best_suit(r: vec[i64], s: vec[i64], seat: i64, after: i64, kind: i64) -> i64:
    """Which suit of this kind goes at the least cost to runs: 8 times the cost, plus the suit."""
    best: i64 = 0
    suits: i64 = s[HAND_SUITS + KINDS * seat + kind]
    suit: i64 = 1
    while suits:
        if suits & 15:
            cost: i64 = suit_cost(r, s, seat, after, kind, suit) * 8 + suit
            if not best or cost < best:
                best = cost
        suits >>= 4
        suit += 1
    return best


def suit_cost(r: vec[i64], s: vec[i64], seat: i64, after: i64, kind: i64, suit: i64) -> i64:
    """What this card is worth to own runs, and to those of the opponent `after`."""
    cost: i64 = 0
    style: i64 = STYLE + STYLES * seat
    follows: i64 = r[style + RUN_NEXT]
    place: i64 = 4 * (suit - 1)
    step: i64 = -2
    while step <= 2:
        other: i64 = kind + step
        in_rank: bool = step != 0 and FIRST <= other <= ACE
        if in_rank and (s[HAND_SUITS + KINDS * seat + other] >> place) & 15:
            cost += follows if step in (-1, 1) else follows // 2
        step += 1
    card: i64 = kind + 16 * suit
    if run_for(r, s, seat % r[SIDES], card):
        cost += JOINS
    theirs: i64 = after % r[SIDES]
    fed: i64 = run_for(r, s, theirs, card) if r[RUN_TAKE] else 0
    if fed:
        size: i64 = run_size(s[RUNS + MOST_RUNS * theirs + fed - 1])
        cost += FINISHES if size + 1 == r[RUN_MOST] else r[style + RUN_FEEDS]
    return cost


def gives_pile(r: vec[i64], s: vec[i64], after: i64, card: i64) -> bool:
    """Whether the whole pile goes with this card to a run of the opponent `after`."""
    theirs: i64 = after % r[SIDES]
    if r[RUN_TAKE] != 2 or is_frozen(r, s, theirs):
        return False
    return run_for(r, s, theirs, card) > 0
