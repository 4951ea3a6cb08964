"""Going out: how the whole hand may be laid, and whether ending the deal beats playing on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.policy.prices import price, unseen, weigh
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.judge import plan_is_legal
from canasta_qt.players.playout.rules.melds import clear_plan, fits, meld_size, planned_in

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


PER_CENT: Final = 100
AVERAGE_CARD: Final = 12
"""Points a hidden card costs its holder on average."""


def plan_way_out(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Plan to lay the whole hand but at most one card, if the side may then go out."""
    if s[at.HELD + seat] < 2 or has_loose_cards(r, s, seat, side):
        return False
    if not wants_out(r, s, seat, side):
        return False
    found: bool = fill_way_out(r, s, seat, side) and plan_is_legal(r, s, False)
    if found and may_go_out(r, s, side, True, 0):
        return True
    clear_plan(r, s)
    return False


def has_loose_cards(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Whether more than one card of the hand finds no meld."""
    hand: i64 = at.HAND + KINDS * seat
    sizes: i64 = at.SIZES + KINDS * side
    wilds: i64 = s[hand + TWO] + s[hand + JOKER]
    loose: i64 = s[hand + BLACK3]
    if loose >= r[at.BLACK_LEAST] and r[at.BLACK_MELD] != 1:
        loose = 0
    least: i64 = r[at.LEAST]
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = s[hand + kind]
        if held and held < least and not s[sizes + kind]:
            if held == 1:
                loose += 1
            elif wilds:
                wilds -= 1
            else:
                loose += 2
            if loose > 1:
                return True
    return loose > 1


def wants_out(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Whether ending the deal now is worth it: what others hold in points, own side's aside."""
    if r[at.STYLE + at.STYLES * seat + at.WEIGHS]:
        return leaving_pays(r, s, seat, side)
    gain: i64 = r[at.OUT_BONUS]
    other: i64
    for other in range(r[at.SEATS]):
        if other != seat:
            held: i64 = (s[at.HELD + other] + s[at.FOOT_HELD + other]) * AVERAGE_CARD
            gain += -held if other % r[at.SIDES] == side else held
    return gain >= r[at.STYLE + at.STYLES * seat + at.LEAVES]


def fill_way_out(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Plan every card that finds a meld; whether at most one is left over."""
    wilds: i64 = s[at.HAND + KINDS * seat + TWO] + s[at.HAND + KINDS * seat + JOKER]
    left: i64 = s[at.HELD + seat]
    kind: i64
    for kind in range(BLACK3, ACE + 1):
        held: i64 = s[at.HAND + KINDS * seat + kind]
        if held and fits(r, s, side, kind, held, 0):
            s[at.PLAN + kind] = held
            left -= held
        elif held == 2 and wilds and fits(r, s, side, kind, 2, 1):
            s[at.PLAN + kind] = 2
            add_wilds(s, seat, kind, 1)
            wilds -= 1
            left -= 3
    used: i64
    if wilds and not may_go_out(r, s, side, True, 0):
        most: i64 = left - r[at.FINAL_DISCARD]
        used = complete_one(r, s, seat, side, wilds if wilds < most else most)
        left -= used
        wilds -= used
    if r[at.FEET] and r[at.WILD_MELD] and left > 1:
        used = wilds_together(r, s, seat, side, wilds if wilds < left - 1 else left - 1)
        left -= used
        wilds -= used
    for kind in range(FIRST, ACE + 1):
        while wilds > 0 and left > 1:
            used = s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
            if not fits(r, s, side, kind, s[at.PLAN + kind], used + 1):
                break
            add_wilds(s, seat, kind, 1)
            wilds -= 1
            left -= 1
    if left == 1:
        return s[at.NO_DISCARD] == 0
    return left <= 0 and r[at.FINAL_DISCARD] == 0


def wilds_together(r: vec[i64], s: vec[i64], seat: i64, side: i64, most: i64) -> i64:
    """Plan as many wild cards as the wild meld takes, up to `most`; how many."""
    while most > 0 and not fits(r, s, side, TWO, 0, most):
        most -= 1
    if most > 0:
        add_wilds(s, seat, TWO, most)
    return most


def add_wilds(s: vec[i64], seat: i64, kind: i64, count: i64) -> None:
    """Put so many more wild cards onto a meld of the plan, twos first."""
    twos: i64 = unplanned(s, seat, TWO, at.PLAN_TWOS)
    used: i64 = count if count < twos else twos
    s[at.PLAN_TWOS + kind] += used
    s[at.PLAN_JOKS + kind] += count - used


def unplanned(s: vec[i64], seat: i64, wild: i64, row: i64) -> i64:
    """How many wild cards of a kind the plan, in that row of it, leaves in the hand."""
    return s[at.HAND + KINDS * seat + wild] - planned_in(s, row)


def complete_one(r: vec[i64], s: vec[i64], seat: i64, side: i64, most: i64) -> i64:
    """Plan at most `most` wild cards that complete the canasta which lacks fewest; how many."""
    best: i64 = 0
    least: i64 = most + 1
    kind: i64
    for kind in range(FIRST, ACE + 1):
        planned: i64 = s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
        size: i64 = meld_size(s, side, kind) + s[at.PLAN + kind] + planned
        short: i64 = r[at.CANASTA] - size
        if (
            size
            and 0 < short < least
            and fits(r, s, side, kind, s[at.PLAN + kind], planned + short)
        ):
            best = kind
            least = short
    if not best:
        return 0
    add_wilds(s, seat, best, least)
    return least


def leaving_pays(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> bool:
    """Whether it beats playing on that this seat goes out now."""
    weigh(r, s, seat, side)
    calm: i64 = s[at.CALM]
    margin: i64 = 100 * r[at.OUT_BONUS] + (r[at.WAITING_COSTS] * (256 - calm) >> 8)
    other: i64
    for other in range(r[at.SEATS]):
        if other != seat:
            caught: i64 = s[at.HELD + other] * (r[at.CARD_CAUGHT] + (r[at.CARD_GROWS] * calm >> 8))
            margin += -caught if other % r[at.SIDES] == side else caught
    group: i64
    for group in range(r[at.SIDES]):
        hope: i64 = hope_of(r, s, seat, group) * calm >> 8
        if not s[at.OPENED + group]:
            hope += r[at.OPENING_AHEAD]
        margin += -hope if group == side else hope
    return margin > 0


def hope_of(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """What a side's unfinished melds may still bring, with the cards it still has or draws."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    kind: i64
    for kind in range(FIRST, ACE + 1):
        place: i64 = KINDS * side + kind
        wilds: i64 = s[at.TWOS + place] + s[at.JOKS + place]
        if 0 < s[at.NATURALS + place] + wilds < r[at.CANASTA]:
            hope: i64 = price(r, s, kind, s[at.NATURALS + place], wilds, unseen(r, s, seat, kind))
            if hope > first:
                third = second
                second = first
                first = hope
            elif hope > second:
                third = second
                second = hope
            elif hope > third:
                third = hope
    cards: i64 = s[at.STOCK_LEFT] // (2 * r[at.SIDES])
    other: i64 = side
    while other < r[at.SEATS]:
        cards += s[at.HELD + other]
        other += r[at.SIDES]
    if cards > at.HOPE_CARDS:
        cards = at.HOPE_CARDS
    hopes: i64 = first * at.HOPE_FIRST + second * at.HOPE_SECOND + third * at.HOPE_THIRD
    return hopes * at.HOPE_COUNTS * cards // (PER_CENT * PER_CENT * at.HOPE_CARDS)
