"""Wild cards: what they are worth in the hand, and as a meld of their own.

A wild canasta brings so much that the cards for it are gathered in the hand, begun when there are
enough of them, and then laid on. One that costs when it stays unfinished is begun where it is
likely to be finished; one that going out asks for comes before all else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.policy.prices import (
    foresee_cards,
    price,
    thinness,
    unseen,
    weigh,
)
from canasta_qt.players.playout.rules.melds import (
    fits,
    has_canasta,
    meld_size,
    planned_in,
    planned_wilds,
    wild_meld_size,
    wilds_held,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

ONE: Final = 1048576
"""A chance of one while chances are multiplied."""
POINT: Final = 100


def wilds_pay(r: Rules, s: State, seat: i64, side: i64, left: i64) -> i64:
    """How many wild cards had better be laid as a meld of their own; 0 for none.

    `left` cards are in the hand without the plan.
    """
    count: i64 = together(r, s, seat, side, left)
    if not count:
        return 0
    weigh(r, s, seat, side)
    if together_gain(r, s, seat, side, count, left) > POINT:
        return count
    return 0


def together(r: Rules, s: State, seat: i64, side: i64, left: i64) -> i64:
    """How many wild cards of the hand may go to a meld of their own: all of them, or none."""
    size: i64 = meld_size(s, side, TWO)
    count: i64 = wilds_held(s, seat)
    if not count or count + size < r.wild_least or size >= r.wild_most:
        return 0
    room: i64 = r.wild_most - wild_meld_size(s, side)
    count = min(wilds_left(s, seat), room)
    count = min(count, left - 2)
    if count > 0 and fits(r, s, side, TWO, 0, planned_wilds(s, TWO) + count):
        return count
    return 0


def together_gain(r: Rules, s: State, seat: i64, side: i64, count: i64, left: i64) -> i64:
    """What it brings to lay so many of the wild cards as a meld of their own."""
    size: i64 = wild_meld_size(s, side)
    twos: i64 = unplanned(s, seat, TWO, s.plan_twos)
    joks: i64 = unplanned(s, seat, JOKER, s.plan_jokers)
    used: i64 = min(count, twos)
    gain: i64 = 100 * (used * r.points[TWO] + (count - used) * r.points[JOKER])
    gain += meld_price(r, s, seat, side, size + count) - meld_price(r, s, seat, side, size)
    gain += thinness(r, s, left - count - 1) - thinness(r, s, left - 1)
    loose: i64 = loose_wilds(r, s, side, twos, joks)
    if count == twos + joks and gain <= loose:
        return gain - loose
    gain -= wild_worth(r, s, seat, side, twos, joks)
    return gain + wild_worth(r, s, seat, side, twos - used, joks - count + used)


def meld_price(r: Rules, s: State, seat: i64, side: i64, size: i64) -> i64:
    """A wild meld of so many cards beyond its card points: its canasta, or the hope of one."""
    if not size:
        return 0
    done: i64 = 100 * r.mixed_wild + s.next_canasta
    if is_asked(r, s, side):
        done += r.asked_for
    chance: i64 = completion(r, s, seat, side, size, False)
    return (chance * done + (256 - chance) * 100 * r.wild_short) >> 8


def is_asked(r: Rules, s: State, side: i64) -> bool:
    """Whether going out asks for a wild canasta that the side has not."""
    return r.need_wild > 0 and not has_canasta(r, s, side, TWO)


def gathering(r: Rules, s: State, seat: i64, side: i64, twos: i64, joks: i64) -> i64:
    """So many wild cards in the hand as cards for a wild canasta."""
    there: i64 = wild_meld_size(s, side)
    size: i64 = there + twos + joks
    gain: i64 = meld_price(r, s, seat, side, size) - meld_price(r, s, seat, side, there)
    if not there:
        chance: i64 = completion(r, s, seat, side, size, True)
        alone: i64 = 100 * r.mixed_wild
        if is_asked(r, s, side):
            alone += r.asked_for
        gain = max(gain, chance * alone >> 8)
    gain += 100 * (twos * r.points[TWO] + joks * r.points[JOKER])
    return (gain * s.calm >> 8) * r.prize_kept >> 8


def completion(r: Rules, s: State, seat: i64, side: i64, size: i64, alone: bool) -> i64:
    """Chance, of 256, that a wild meld of so many cards becomes a canasta; `alone`: by this hand.

    Where other melds stay open, wild cards go anywhere: the chance is the one seen in play.
    """
    missing: i64 = r.canasta - size
    if missing <= 0:
        return 256
    if r.most > r.canasta and not is_asked(r, s, side):
        return (const.WILD_COMPLETED * r.hopes[min(missing, const.LAST_HOPE)] * s.calm) >> 16
    foresee_cards(r, s, seat, side)
    return reach(missing, s.wilds_about, s.comes_alone if alone else s.comes)


def reach(wanted: i64, live: i64, share: i64) -> i64:
    """Chance, of 256, to get so many of the live cards, each of which comes with a `share`."""
    if wanted > live:
        return 0
    chance: i64 = ONE
    left: i64 = live
    while left > 0:
        chance = chance * (256 - share) >> 8
        left -= 1
    fewer: i64 = 0
    number: i64
    for number in range(wanted):
        fewer += chance
        chance = chance * (live - number) * share // ((number + 1) * (256 - share))
    return max(ONE - fewer, 0) >> 12


def wild_worth(r: Rules, s: State, seat: i64, side: i64, twos: i64, joks: i64) -> i64:
    """So many wild cards in the hand: their freedom, or their best use on the table if more."""
    count: i64 = twos + joks
    if not count:
        return 0
    two: i64 = 100 * r.points[TWO] * s.calm >> 8
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    kind: i64
    for kind in range(FIRST, ACE + 1):
        place: i64 = KINDS * side + kind
        wilds: i64 = s.twos[place] + s.jokers[place] + s.plan_twos[kind] + s.plan_jokers[kind]
        naturals: i64 = s.naturals[place] + s.plan[kind]
        if naturals + wilds:
            live: i64 = unseen(r, s, seat, kind)
            naturals += s.hand[KINDS * seat + kind] - s.plan[kind]
            more: i64 = 0
            before: i64 = price(r, s, kind, naturals, wilds, live)
            while more < count and more < 3 and naturals + wilds < r.canasta:
                if naturals < wilds + 1 and r.ratio:
                    break
                if wilds >= r.max_wilds:
                    break
                wilds += 1
                more += 1
                after: i64 = price(r, s, kind, naturals, wilds, live)
                use: i64 = after - before
                if naturals + wilds >= r.canasta:
                    use = (use * s.calm >> 8) + two
                    use = use * r.wild_finish >> 8
                else:
                    use = (use + two) * r.wild_use >> 8
                before = after
                if use > first:
                    third = second
                    second = first
                    first = use
                elif use > second:
                    third = second
                    second = use
                elif use > third:
                    third = use
    best: i64 = freedom(r, s, side, twos, joks, first, second, third)
    if r.wild_meld and count + meld_size(s, side, TWO) >= r.wild_least:
        best = max(best, gathering(r, s, seat, side, twos, joks))
    return best - caught(r, s, twos, joks)


def loose_wilds(r: Rules, s: State, side: i64, twos: i64, joks: i64) -> i64:
    """The same before the side has melds."""
    return freedom(r, s, side, twos, joks, 0, 0, 0) - caught(r, s, twos, joks)


def freedom(
    r: Rules, s: State, side: i64, twos: i64, joks: i64, first: i64, second: i64, third: i64
) -> i64:
    """Worth of wild cards whose best uses are these."""
    to_open: i64 = 0
    if not s.opened[side]:
        to_open = 100 * r.opens_wild * s.minimum[side] >> 8
    total: i64 = 0
    number: i64
    for number in range(twos + joks):
        free: i64 = r.freedom[min(number, const.LAST_WILD)]
        use: i64 = 0
        if number < 3:
            free += to_open
            use = third
            if number < 2:
                use = second if number else first
        free = free * s.calm >> 8
        total += max(free, use)
    return total + (r.joker_more * joks * s.calm >> 8)


def caught(r: Rules, s: State, twos: i64, joks: i64) -> i64:
    """What so many wild cards are likely to cost in the hand when the deal ends."""
    return 100 * (twos * r.points[TWO] + joks * r.points[JOKER]) * (256 - s.calm) >> 8


def wilds_together(r: Rules, s: State, seat: i64, side: i64, most: i64) -> i64:
    """Plan as many wild cards as the wild meld takes, up to `most`; how many.

    None where it would be begun, cost for being unfinished, and end so with the deal.
    """
    size: i64 = meld_size(s, side, TWO)
    while most > 0 and not fits(r, s, side, TWO, 0, most):
        most -= 1
    if not size and most < r.canasta and r.wild_short < 0:
        return 0
    if most > 0:
        add_wilds(s, seat, TWO, most)
    return most


def add_wilds(s: State, seat: i64, kind: i64, count: i64) -> None:
    """Put so many more wild cards onto a meld of the plan, twos first."""
    twos: i64 = unplanned(s, seat, TWO, s.plan_twos)
    used: i64 = min(count, twos)
    s.plan_twos[kind] += used
    s.plan_jokers[kind] += count - used


def unplanned(s: State, seat: i64, wild: i64, row: vec[i64]) -> i64:
    """How many wild cards of a kind the plan, in that row of it, leaves in the hand."""
    return s.hand[KINDS * seat + wild] - planned_in(row)


def wilds_left(s: State, seat: i64) -> i64:
    """Wild cards of the hand that the plan does not use."""
    held: i64 = wilds_held(s, seat)
    if held:
        held -= planned_in(s.plan_twos) + planned_in(s.plan_jokers)
    return held
