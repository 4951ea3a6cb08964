"""Laying cards by their prices: what is worth more on the table than in the hand, best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.policy import prices
from canasta_qt.players.playout.policy.policy_open import (
    DEAR_PAIRS,
    TOGETHER,
    fill_opening,
    most_points,
)
from canasta_qt.players.playout.policy.policy_wilds import (
    add_wilds,
    loose_wilds,
    meld_price,
    together,
    together_gain,
    unplanned,
    wild_worth,
    wilds_left,
)
from canasta_qt.players.playout.rules.judge import plan_is_legal
from canasta_qt.players.playout.rules.melds import (
    clear_plan,
    fits,
    meld_size,
    plan_points,
    planned_cards,
    planned_in,
    planned_wilds,
    wilds_held,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

LEAST_GAIN: Final = 6553600
"""What a step must bring: a point in hundredths, times 65536."""
FEW: Final = 5
"""Cards in a hand below which its owner may be about to go out."""


def plan_by_price(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Plan the steps that pay, each judged with the earlier ones laid; False for none."""
    if not may_lay(r, s, seat, side):
        return False
    prices.weigh(r, s, seat, side)
    left: i64 = s.held[seat]
    laid: i64 = best_step(r, s, seat, side, left)
    if not laid:
        return False
    while laid:
        left -= laid
        laid = best_step(r, s, seat, side, left)
    if plan_is_legal(r, s, False):
        return True
    clear_plan(r, s)
    return False


def may_lay(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """A quick look: whether some step may be worth laying."""
    hand = s.hand
    of_seat: i64 = KINDS * seat
    count: i64 = wilds_held(s, seat)
    if count > 3 or (count and may_hurry(r, s, seat)):
        return True
    if r.wild_meld and count and count + meld_size(s, side, TWO) >= r.wild_least:
        return True
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = hand[of_seat + kind]
        if held >= r.least:
            return True
        if held or count:
            size: i64 = meld_size(s, side, kind)
            if size and (held or size + count >= r.canasta):
                return True
    return False


def may_hurry(r: Rules, s: State, seat: i64) -> bool:
    """A quick look: whether the deal may end soon."""
    if s.stock_left < 3 * r.seats * r.draw:
        return True
    return any(other != seat and s.held[other] < FEW for other in range(r.seats))


def open_by_price(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Plan the opening from the hand that costs least, if having opened is worth it."""
    if most_points(r, s, seat) < s.minimum[side]:
        return False
    prices.weigh(r, s, seat, side)
    best: i64 = -opening_worth(r, s, side)
    choice: i64 = -1
    way: i64 = DEAR_PAIRS
    while way <= TOGETHER:
        wilds: i64 = 0
        if fill_opening(r, s, seat, False, 0, way):
            wilds = trim(r, s, seat, side)
            gain: i64 = plan_gain(r, s, seat, side)
            if gain > best and plan_is_legal(r, s, False):
                best = gain
                choice = way
        elif way == DEAR_PAIRS and not wilds_held(s, seat):
            clear_plan(r, s)
            return False
        clear_plan(r, s)
        way += 1
        if choice >= 0 and not wilds:
            break
    if choice < 0:
        return False
    fill_opening(r, s, seat, False, 0, choice)
    trim(r, s, seat, side)
    return True


def opening_worth(r: Rules, s: State, side: i64) -> i64:
    """What it is worth to have opened, whatever is laid for it."""
    value: i64 = r.opening + r.opening_round * min((s.turn - 1) // r.seats, 6)
    value += r.opening_of_pile * s.pile_worth >> 8
    threes: i64 = 0
    seat: i64 = side
    while seat < r.seats:
        threes += s.red_threes[seat]
        seat += r.sides
    value += const.THREES_AT_RISK * (256 - s.calm) * r.red_totals[threes] >> 8
    other: i64
    for other in range(r.sides):
        if other != side and s.opened[other]:
            return value + r.opening_rivals
    return value


def trim(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """Take groups of naturals out of the plan that the opening does not need; its wild cards."""
    over: i64 = plan_points(r, s, 0) - s.minimum[side]
    kind: i64
    for kind in range(FIRST, ACE + 1):
        points: i64 = s.plan[kind] * r.points[kind]
        if 0 < points <= over and not planned_wilds(s, kind):
            s.plan[kind] = 0
            over -= points
    return planned_in(s.plan_twos) + planned_in(s.plan_jokers)


def plan_gain(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """What laying the plan is worth over keeping its cards."""
    gain: i64 = 100 * plan_points(r, s, 0)
    kind: i64
    for kind in range(FIRST, ACE + 1):
        if s.plan[kind] + planned_wilds(s, kind):
            live: i64 = prices.unseen(r, s, seat, kind)
            held: i64 = s.hand[KINDS * seat + kind]
            gain += prices.rank_worth(r, s, seat, side, kind, live)
            gain -= prices.kept(r, s, kind, held, 0, 0, live)
    gain += meld_price(r, s, seat, side, planned_wilds(s, TWO)) + worth_left(r, s, seat, side)
    gain -= loose_wilds(r, s, side, s.hand[KINDS * seat + TWO], s.hand[KINDS * seat + JOKER])
    left: i64 = s.held[seat]
    gain += prices.thinness(r, s, left - planned_cards(r, s, side) - 1)
    return gain - prices.thinness(r, s, left - 1)


def best_step(r: Rules, s: State, seat: i64, side: i64, left: i64) -> i64:
    """Add the step that brings most to the plan; how many cards it lays, 0 for none."""
    hand = s.hand
    of_seat: i64 = KINDS * seat
    count: i64 = wilds_left(s, seat)
    best: i64 = LEAST_GAIN
    choice: i64 = 0
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = hand[of_seat + kind] - s.plan[kind]
        if held or count:
            size: i64 = s.sizes[KINDS * side + kind] + s.plan[kind] + planned_wilds(s, kind)
            if held and (size or held >= r.least):
                found: i64 = natural_step(r, s, seat, side, kind, held, left)
                if found > best:
                    best = found
                    choice = kind
            if count and (size or held >= 2) and wilds_may_go(r, s, size + held + count, count):
                found = wild_step(r, s, seat, side, kind, held, left, count)
                if found > best:
                    best = found
                    choice = kind
    if r.wild_meld and count:
        size = together(r, s, seat, side, left)
        if size and together_gain(r, s, seat, side, size, left) << 16 > best:
            add_wilds(s, seat, TWO, size)
            return size
    if not choice:
        return 0
    lay: i64 = best >> 8 & 255
    extra: i64 = best & 255
    add(s, choice, lay, extra, twos_used(s, seat, extra))
    return lay + extra


def natural_step(r: Rules, s: State, seat: i64, side: i64, kind: i64, held: i64, left: i64) -> i64:
    """The better of laying all cards of a rank and all but a pair: its gain, 0 for none.

    The gain is times 65536; cards of the rank times 256 and wild cards are added to it.
    """
    place: i64 = KINDS * side + kind
    naturals: i64 = s.naturals[place] + s.plan[kind]
    wilds: i64 = s.twos[place] + s.jokers[place] + planned_wilds(s, kind)
    live: i64 = prices.unseen(r, s, seat, kind)
    none: i64 = prices.price(r, s, kind, naturals, wilds, live)
    full: i64 = prices.price(r, s, kind, naturals + held, wilds, live)
    size: i64 = naturals + wilds + held
    before: i64 = none + prices.keeps(
        r, s, kind, held, naturals + wilds > 0, full - none, size, live
    )
    before += prices.thinness(r, s, left - 1)
    best: i64 = 0
    if left - held >= 2 and fits(r, s, side, kind, s.plan[kind] + held, planned_wilds(s, kind)):
        gain: i64 = 100 * held * r.points[kind] + full - before
        gain += prices.thinness(r, s, left - held - 1)
        if gain > 0:
            best = (gain << 16) + (held << 8)
    lay: i64 = held - 2
    if lay > 0 and fits(r, s, side, kind, s.plan[kind] + lay, planned_wilds(s, kind)):
        some: i64 = prices.price(r, s, kind, naturals + lay, wilds, live)
        gain = 100 * lay * r.points[kind] + some - before + prices.thinness(r, s, left - lay - 1)
        gain += prices.keeps(r, s, kind, 2, True, full - some, size, live)
        if gain > 0 and (gain << 16) + (lay << 8) > best:
            best = (gain << 16) + (lay << 8)
    return best


def wild_step(
    r: Rules, s: State, seat: i64, side: i64, kind: i64, held: i64, left: i64, count: i64
) -> i64:
    """The best of laying wild cards with cards of a rank or alone, as `natural_step` gives it."""
    live: i64 = prices.unseen(r, s, seat, kind)
    before: i64 = prices.rank_worth(r, s, seat, side, kind, live) + prices.thinness(r, s, left - 1)
    before += worth_left(r, s, seat, side)
    size: i64 = meld_size(s, side, kind) + s.plan[kind] + planned_wilds(s, kind)
    best: i64 = 0
    lay: i64 = held
    while True:
        extra: i64 = 1
        while extra <= count and extra <= 3 and left - lay - extra >= 2:
            wilds: i64 = planned_wilds(s, kind) + extra
            if wilds_may_go(r, s, size + lay + extra, count) and fits(
                r, s, side, kind, s.plan[kind] + lay, wilds
            ):
                twos: i64 = twos_used(s, seat, extra)
                gain: i64 = lay * r.points[kind] + twos * r.points[TWO]
                gain = 100 * (gain + (extra - twos) * r.points[JOKER]) - before
                add(s, kind, lay, extra, twos)
                gain += prices.rank_worth(r, s, seat, side, kind, live)
                gain += worth_left(r, s, seat, side) + prices.thinness(r, s, left - lay - extra - 1)
                add(s, kind, -lay, -extra, -twos)
                if gain > 0 and (gain << 16) + (lay << 8) + extra > best:
                    best = (gain << 16) + (lay << 8) + extra
            extra += 1
        if not lay:
            break
        if lay == held and lay > 2:
            lay -= 2
        else:
            lay = 0
    return best


def worth_left(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """What the wild cards are worth that the plan leaves in the hand."""
    twos: i64 = unplanned(s, seat, TWO, s.plan_twos)
    return wild_worth(r, s, seat, side, twos, unplanned(s, seat, JOKER, s.plan_jokers))


def add(s: State, kind: i64, lay: i64, extra: i64, twos: i64) -> None:
    """Put so many cards of a rank and wild cards, `twos` of them twos, into the plan."""
    s.plan[kind] += lay
    s.plan_twos[kind] += twos
    s.plan_jokers[kind] += extra - twos


def wilds_may_go(r: Rules, s: State, size: i64, count: i64) -> bool:
    """Whether it is worth a look to lay wild cards on a meld that gets this size."""
    return size >= r.canasta or count > 3 or s.calm < const.CALM_HURRIED


def twos_used(s: State, seat: i64, extra: i64) -> i64:
    """How many of the wild cards laid are twos: jokers go first when being caught is near."""
    if not extra:
        return 0
    twos: i64 = unplanned(s, seat, TWO, s.plan_twos)
    joks: i64 = unplanned(s, seat, JOKER, s.plan_jokers)
    if s.calm < const.CALM_HURRIED:
        if extra < joks:
            return 0
        return extra - joks
    return min(extra, twos)
