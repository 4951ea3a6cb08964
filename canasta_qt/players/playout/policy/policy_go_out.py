"""Going out: how the whole hand may be laid, and whether ending the deal beats playing on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.policy.policy_wilds import add_wilds, meld_price, wilds_together
from canasta_qt.players.playout.policy.prices import price, unseen, weigh
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.judge import plan_is_legal
from canasta_qt.players.playout.rules.melds import (
    clear_plan,
    fits,
    meld_size,
    planned_wilds,
    wilds_held,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


PER_CENT: Final = 100
AVERAGE_CARD: Final = 12
"""Points a hidden card costs its holder on average."""


def plan_way_out(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Plan to lay the whole hand but at most one card, if the side may then go out."""
    if s.held[seat] < 2 or has_loose_cards(r, s, seat, side):
        return False
    if not wants_out(r, s, seat, side):
        return False
    found: bool = fill_way_out(r, s, seat, side) and plan_is_legal(r, s, False)
    if found and may_go_out(r, s, side, True, 0):
        return True
    clear_plan(r, s)
    return False


def has_loose_cards(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Whether more than one card of the hand finds no meld."""
    hand = s.hand
    of_seat: i64 = KINDS * seat
    sizes = s.sizes
    of_side: i64 = KINDS * side
    wilds: i64 = hand[of_seat + TWO] + hand[of_seat + JOKER]
    loose: i64 = hand[of_seat + BLACK3]
    if loose >= r.black_least and r.black_meld != 1:
        loose = 0
    least: i64 = r.least
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = hand[of_seat + kind]
        if held and held < least and not sizes[of_side + kind]:
            if held == 1:
                loose += 1
            elif wilds:
                wilds -= 1
            else:
                loose += 2
            if loose > 1:
                return True
    return loose > 1


def wants_out(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Whether ending the deal now is worth it: what others hold in points, own side's aside."""
    if r.weighs[seat]:
        return leaving_pays(r, s, seat, side)
    gain: i64 = r.out_bonus
    other: i64
    for other in range(r.seats):
        if other != seat:
            held: i64 = (s.held[other] + s.foot_held[other]) * AVERAGE_CARD
            gain += -held if other % r.sides == side else held
    return gain >= r.leaves[seat]


def fill_way_out(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Plan every card that finds a meld; whether at most one is left over."""
    wilds: i64 = wilds_held(s, seat)
    left: i64 = s.held[seat]
    kind: i64
    for kind in range(BLACK3, ACE + 1):
        held: i64 = s.hand[KINDS * seat + kind]
        if held and fits(r, s, side, kind, held, 0):
            s.plan[kind] = held
            left -= held
        elif held == 2 and wilds and fits(r, s, side, kind, 2, 1):
            s.plan[kind] = 2
            add_wilds(s, seat, kind, 1)
            wilds -= 1
            left -= 3
    used: i64
    if wilds and not may_go_out(r, s, side, True, 0):
        most: i64 = left - r.final_discard
        used = complete_one(r, s, seat, side, min(wilds, most))
        left -= used
        wilds -= used
    if r.wild_meld and left > 1:
        used = wilds_together(r, s, seat, side, min(wilds, left - 1))
        left -= used
        wilds -= used
    for kind in range(FIRST, ACE + 1):
        while wilds > 0 and left > 1:
            if not fits(r, s, side, kind, s.plan[kind], planned_wilds(s, kind) + 1):
                break
            add_wilds(s, seat, kind, 1)
            wilds -= 1
            left -= 1
    if left == 1:
        return s.no_discard == 0
    return left <= 0 and r.final_discard == 0


def complete_one(r: Rules, s: State, seat: i64, side: i64, most: i64) -> i64:
    """Plan at most `most` wild cards that complete the canasta which lacks fewest; how many."""
    best: i64 = 0
    least: i64 = most + 1
    kind: i64
    for kind in range(FIRST, ACE + 1):
        planned: i64 = planned_wilds(s, kind)
        size: i64 = meld_size(s, side, kind) + s.plan[kind] + planned
        short: i64 = r.canasta - size
        if size and 0 < short < least and fits(r, s, side, kind, s.plan[kind], planned + short):
            best = kind
            least = short
    if not best:
        return 0
    add_wilds(s, seat, best, least)
    return least


def leaving_pays(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Whether it beats playing on that this seat goes out now."""
    weigh(r, s, seat, side)
    calm: i64 = s.calm
    margin: i64 = 100 * r.out_bonus + (r.waiting_costs * (256 - calm) >> 8)
    other: i64
    for other in range(r.seats):
        if other != seat:
            caught: i64 = s.held[other] * (r.card_caught + (r.card_grows * calm >> 8))
            margin += -caught if other % r.sides == side else caught
    group: i64
    for group in range(r.sides):
        hope: i64 = hope_of(r, s, seat, group) * calm >> 8
        if not s.opened[group]:
            hope += r.opening_ahead
        margin += -hope if group == side else hope
    return margin > 0


def hope_of(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """What a side's unfinished melds may still bring, with the cards it still has or draws."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    size: i64 = meld_size(s, side, TWO)
    if 0 < size < r.canasta:
        first = meld_price(r, s, seat, side, size) - 100 * r.wild_short
    kind: i64
    for kind in range(FIRST, ACE + 1):
        place: i64 = KINDS * side + kind
        wilds: i64 = s.twos[place] + s.jokers[place]
        if 0 < s.naturals[place] + wilds < r.canasta:
            hope: i64 = price(r, s, kind, s.naturals[place], wilds, unseen(r, s, seat, kind))
            if hope > first:
                third = second
                second = first
                first = hope
            elif hope > second:
                third = second
                second = hope
            elif hope > third:
                third = hope
    cards: i64 = s.stock_left // (2 * r.sides)
    other: i64 = side
    while other < r.seats:
        cards += s.held[other]
        other += r.sides
    hopes: i64 = first * const.HOPE_FIRST + second * const.HOPE_SECOND + third * const.HOPE_THIRD
    hopes *= const.HOPE_COUNTS * min(cards, const.HOPE_CARDS)
    return hopes // (PER_CENT * PER_CENT * const.HOPE_CARDS)
