"""Laying cards by their prices: what is worth more on the table than in the hand, best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.policy import prices
from canasta_qt.players.playout.policy.policy_go_out import unplanned
from canasta_qt.players.playout.policy.policy_open import CHEAP_PAIRS, DEAR_PAIRS, fill_opening
from canasta_qt.players.playout.rules.judge import plan_is_legal
from canasta_qt.players.playout.rules.melds import clear_plan, fits, meld_size

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

LEAST_GAIN: Final = 6553600
"""What a step must bring: a point in hundredths, times 65536."""
FEW: Final = 5
"""Cards in a hand below which its owner may be about to go out."""


def plan_by_price(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Plan the steps that pay, each judged with the earlier ones laid; False for none."""
    if not may_lay(r, s, seat, side):
        return False
    prices.weigh(r, s, seat, side)
    left: i64 = s[at.HELD + seat]
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


def may_lay(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """A quick look: whether some step may be worth laying."""
    hand: i64 = at.HAND + KINDS * seat
    count: i64 = s[hand + TWO] + s[hand + JOKER]
    if count > 3 or (count and may_hurry(r, s, seat)):
        return True
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = s[hand + kind]
        if held >= r[at.LEAST]:
            return True
        if held or count:
            size: i64 = meld_size(s, side, kind)
            if size and (held or size + count >= r[at.CANASTA]):
                return True
    return False


def may_hurry(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """A quick look: whether the deal may end soon."""
    if s[at.STOCK_LEFT] < 3 * r[at.SEATS] * r[at.DRAW]:
        return True
    return any(other != seat and s[at.HELD + other] < FEW for other in range(r[at.SEATS]))


def open_by_price(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Plan the opening from the hand that costs least, if having opened is worth it."""
    if most_points(r, s, seat) < s[at.MINIMUM + side]:
        return False
    prices.weigh(r, s, seat, side)
    best: i64 = -opening_worth(r, s, side)
    choice: i64 = -1
    way: i64 = DEAR_PAIRS
    while way <= CHEAP_PAIRS:
        wilds: i64 = 0
        if fill_opening(r, s, seat, False, 0, way):
            wilds = trim(r, s, seat, side)
            gain: i64 = plan_gain(r, s, seat, side)
            if gain > best and plan_is_legal(r, s, False):
                best = gain
                choice = way
        elif way == DEAR_PAIRS and not has_wilds(s, seat):
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


def most_points(r: vec[i64], s: vec[i64], seat: i64) -> i64:
    """A quick look: no opening from the hand counts more than this."""
    hand: i64 = at.HAND + KINDS * seat
    points: i64 = s[hand + TWO] * r[at.POINTS + TWO] + s[hand + JOKER] * r[at.POINTS + JOKER]
    least: i64 = 2 if points else r[at.LEAST]
    kind: i64
    for kind in range(FIRST, ACE + 1):
        if s[hand + kind] >= least:
            points += s[hand + kind] * r[at.POINTS + kind]
    return points


def opening_worth(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """What it is worth to have opened, whatever is laid for it."""
    rounds: i64 = (s[at.TURN] - 1) // r[at.SEATS]
    if rounds > 6:
        rounds = 6
    value: i64 = r[at.OPENING] + r[at.OPENING_ROUND] * rounds
    value += r[at.OPENING_OF_PILE] * s[at.PILE_WORTH] >> 8
    threes: i64 = 0
    seat: i64 = side
    while seat < r[at.SEATS]:
        threes += s[at.RED + seat]
        seat += r[at.SIDES]
    value += at.THREES_AT_RISK * (256 - s[at.CALM]) * r[at.RED_TOTALS + threes] >> 8
    other: i64
    for other in range(r[at.SIDES]):
        if other != side and s[at.OPENED + other]:
            return value + r[at.OPENING_RIVALS]
    return value


def has_wilds(s: vec[i64], seat: i64) -> bool:
    """Whether the hand holds wild cards."""
    hand: i64 = at.HAND + KINDS * seat
    return s[hand + TWO] + s[hand + JOKER] > 0


def trim(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """Take groups of naturals out of the plan that the opening does not need; its wild cards."""
    wilds: i64 = 0
    over: i64 = -s[at.MINIMUM + side]
    kind: i64
    for kind in range(FIRST, ACE + 1):
        over += s[at.PLAN + kind] * r[at.POINTS + kind]
        over += (
            s[at.PLAN_TWOS + kind] * r[at.POINTS + TWO]
            + s[at.PLAN_JOKS + kind] * r[at.POINTS + JOKER]
        )
        wilds += planned_wilds(s, kind)
    for kind in range(FIRST, ACE + 1):
        points: i64 = s[at.PLAN + kind] * r[at.POINTS + kind]
        if 0 < points <= over and not planned_wilds(s, kind):
            s[at.PLAN + kind] = 0
            over -= points
    return wilds


def plan_gain(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """What laying the plan is worth over keeping its cards."""
    gain: i64 = 0
    laid: i64 = 0
    twos: i64 = 0
    joks: i64 = 0
    kind: i64
    for kind in range(FIRST, ACE + 1):
        if s[at.PLAN + kind] + planned_wilds(s, kind):
            live: i64 = prices.unseen(r, s, seat, kind)
            held: i64 = s[at.HAND + KINDS * seat + kind]
            gain += prices.rank_worth(r, s, seat, side, kind, live)
            gain -= prices.kept(r, s, kind, held, 0, 0, live)
            gain += 100 * s[at.PLAN + kind] * r[at.POINTS + kind]
            laid += s[at.PLAN + kind]
            twos += s[at.PLAN_TWOS + kind]
            joks += s[at.PLAN_JOKS + kind]
    all_twos: i64 = s[at.HAND + KINDS * seat + TWO]
    all_joks: i64 = s[at.HAND + KINDS * seat + JOKER]
    gain += 100 * (twos * r[at.POINTS + TWO] + joks * r[at.POINTS + JOKER])
    gain += prices.wild_worth(r, s, seat, side, all_twos - twos, all_joks - joks)
    gain -= prices.loose_wilds(r, s, side, all_twos, all_joks)
    left: i64 = s[at.HELD + seat]
    return (
        gain
        + prices.thinness(r, s, left - laid - twos - joks - 1)
        - prices.thinness(r, s, left - 1)
    )


def best_step(r: vec[i64], s: vec[i64], seat: i64, side: i64, left: i64) -> i64:
    """Add the step that brings most to the plan; how many cards it lays, 0 for none."""
    hand: i64 = at.HAND + KINDS * seat
    count: i64 = s[hand + TWO] + s[hand + JOKER]
    kind: i64 = FIRST
    while count and kind <= ACE:
        count -= planned_wilds(s, kind)
        kind += 1
    best: i64 = LEAST_GAIN
    choice: i64 = 0
    for kind in range(FIRST, ACE + 1):
        held: i64 = s[hand + kind] - s[at.PLAN + kind]
        if held or count:
            size: i64 = s[at.SIZES + KINDS * side + kind] + s[at.PLAN + kind]
            size += s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
            if held and (size or held >= r[at.LEAST]):
                found: i64 = natural_step(r, s, seat, side, kind, held, left)
                if found > best:
                    best = found
                    choice = kind
            if count and (size or held >= 2) and wilds_may_go(r, s, size + held + count, count):
                found = wild_step(r, s, seat, side, kind, held, left, count)
                if found > best:
                    best = found
                    choice = kind
    if not choice:
        return 0
    lay: i64 = best >> 8 & 255
    extra: i64 = best & 255
    add(s, choice, lay, extra, twos_used(s, seat, extra))
    return lay + extra


def natural_step(
    r: vec[i64], s: vec[i64], seat: i64, side: i64, kind: i64, held: i64, left: i64
) -> i64:
    """The better of laying all cards of a rank and all but a pair: its gain, 0 for none.

    The gain is times 65536; cards of the rank times 256 and wild cards are added to it.
    """
    place: i64 = KINDS * side + kind
    naturals: i64 = s[at.NATURALS + place] + s[at.PLAN + kind]
    wilds: i64 = s[at.TWOS + place] + s[at.JOKS + place] + planned_wilds(s, kind)
    live: i64 = prices.unseen(r, s, seat, kind)
    none: i64 = prices.price(r, s, kind, naturals, wilds, live)
    full: i64 = prices.price(r, s, kind, naturals + held, wilds, live)
    size: i64 = naturals + wilds + held
    before: i64 = none + prices.keeps(
        r, s, kind, held, naturals + wilds > 0, full - none, size, live
    )
    before += prices.thinness(r, s, left - 1)
    best: i64 = 0
    if left - held >= 2 and fits(
        r, s, side, kind, s[at.PLAN + kind] + held, planned_wilds(s, kind)
    ):
        gain: i64 = 100 * held * r[at.POINTS + kind] + full - before
        gain += prices.thinness(r, s, left - held - 1)
        if gain > 0:
            best = (gain << 16) + (held << 8)
    lay: i64 = held - 2
    if lay > 0 and fits(r, s, side, kind, s[at.PLAN + kind] + lay, planned_wilds(s, kind)):
        some: i64 = prices.price(r, s, kind, naturals + lay, wilds, live)
        gain = (
            100 * lay * r[at.POINTS + kind] + some - before + prices.thinness(r, s, left - lay - 1)
        )
        gain += prices.keeps(r, s, kind, 2, True, full - some, size, live)
        if gain > 0 and (gain << 16) + (lay << 8) > best:
            best = (gain << 16) + (lay << 8)
    return best


def wild_step(
    r: vec[i64], s: vec[i64], seat: i64, side: i64, kind: i64, held: i64, left: i64, count: i64
) -> i64:
    """The best of laying wild cards with cards of a rank or alone, as `natural_step` gives it."""
    live: i64 = prices.unseen(r, s, seat, kind)
    before: i64 = prices.rank_worth(r, s, seat, side, kind, live) + prices.thinness(r, s, left - 1)
    before += wilds_left(r, s, seat, side)
    size: i64 = meld_size(s, side, kind) + s[at.PLAN + kind] + planned_wilds(s, kind)
    best: i64 = 0
    lay: i64 = held
    while True:
        extra: i64 = 1
        while extra <= count and extra <= 3 and left - lay - extra >= 2:
            wilds: i64 = planned_wilds(s, kind) + extra
            if wilds_may_go(r, s, size + lay + extra, count) and fits(
                r, s, side, kind, s[at.PLAN + kind] + lay, wilds
            ):
                twos: i64 = twos_used(s, seat, extra)
                gain: i64 = lay * r[at.POINTS + kind] + twos * r[at.POINTS + TWO]
                gain = 100 * (gain + (extra - twos) * r[at.POINTS + JOKER]) - before
                add(s, kind, lay, extra, twos)
                gain += prices.rank_worth(r, s, seat, side, kind, live)
                gain += wilds_left(r, s, seat, side) + prices.thinness(r, s, left - lay - extra - 1)
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


def wilds_left(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """What the wild cards are worth that the plan leaves in the hand."""
    twos: i64 = unplanned(s, seat, TWO, at.PLAN_TWOS)
    return prices.wild_worth(r, s, seat, side, twos, unplanned(s, seat, JOKER, at.PLAN_JOKS))


def add(s: vec[i64], kind: i64, lay: i64, extra: i64, twos: i64) -> None:
    """Put so many cards of a rank and wild cards, `twos` of them twos, into the plan."""
    s[at.PLAN + kind] += lay
    s[at.PLAN_TWOS + kind] += twos
    s[at.PLAN_JOKS + kind] += extra - twos


def wilds_may_go(r: vec[i64], s: vec[i64], size: i64, count: i64) -> bool:
    """Whether it is worth a look to lay wild cards on a meld that gets this size."""
    return size >= r[at.CANASTA] or count > 3 or s[at.CALM] < at.CALM_HURRIED


def planned_wilds(s: vec[i64], kind: i64) -> i64:
    """Wild cards that the plan lays with this rank."""
    return s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]


def twos_used(s: vec[i64], seat: i64, extra: i64) -> i64:
    """How many of the wild cards laid are twos: jokers go first when being caught is near."""
    if not extra:
        return 0
    twos: i64 = unplanned(s, seat, TWO, at.PLAN_TWOS)
    joks: i64 = unplanned(s, seat, JOKER, at.PLAN_JOKS)
    if s[at.CALM] < at.CALM_HURRIED:
        if extra < joks:
            return 0
        return extra - joks
    return extra if extra < twos else twos
