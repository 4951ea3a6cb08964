"""How a playout opens: natural groups first, then pairs with a wild card, the dearest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.fine_opening import must_be_pure
from canasta_qt.bots.playout.judge import claimed_card, plan_is_legal
from canasta_qt.bots.playout.layout import (
    ACE,
    FIRST,
    HAND,
    HAND_FIRST,
    HAS_RUNS,
    HELD,
    JOKER,
    KINDS,
    LEAST,
    MINIMUM,
    OPENS_KEEPING,
    PLAN,
    PLAN_JOKS,
    PLAN_TWOS,
    POINTS,
    RISKS,
    SEAT,
    SHORT_PURE,
    SIDES,
    STYLE,
    STYLES,
    TOP_COUNTS,
    TWO,
)
from canasta_qt.bots.playout.melds import clear_plan, fits, planned_cards
from canasta_qt.bots.playout.run_play import begin_runs, lend
from canasta_qt.bots.playout.runs import planned_run_points

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

DEAR_PAIRS: Final = 0
GROUPS: Final = 1
CHEAP_PAIRS: Final = 2


def plan_opening(r: vec[i64], s: vec[i64], taking: bool) -> bool:
    """Plan a legal opening, with the top card if `taking`; without one the plan stays empty."""
    seat: i64 = s[SEAT]
    side: i64 = seat % r[SIDES]
    if r[HAS_RUNS]:
        begin_runs(r, s, seat, side, s[HELD + seat] - 2)
        points: i64 = planned_run_points(r, s, side)
        if points:
            lend(s, seat, side, -1)
            filled: bool = fill_opening(r, s, seat, taking, points, DEAR_PAIRS)
            lend(s, seat, side, 1)
            if filled and is_wanted(r, s, seat, taking):
                return True
            clear_plan(r, s)
    if fill_opening(r, s, seat, taking, 0, DEAR_PAIRS) and is_wanted(r, s, seat, taking):
        return True
    clear_plan(r, s)
    return False


def is_wanted(r: vec[i64], s: vec[i64], seat: i64, taking: bool) -> bool:
    """Whether the planned opening is legal and leaves cards enough."""
    left: i64 = s[HELD + seat] - planned_cards(r, s, seat % r[SIDES])
    if not taking and left < r[STYLE + STYLES * seat + OPENS_KEEPING]:
        return False
    return plan_is_legal(r, s, taking)


def fill_opening(r: vec[i64], s: vec[i64], seat: i64, taking: bool, points: i64, way: i64) -> bool:
    """Plan groups, and wild cards with them, until they count enough with these `points`.

    `way` says where wild cards go first: `DEAR_PAIRS`, `GROUPS` or `CHEAP_PAIRS`.
    """
    top: i64 = 0
    if taking:
        top = claimed_card(s)
    gap: i64 = s[MINIMUM + seat % r[SIDES]] - points - plan_naturals(r, s, seat, top)
    twos: i64 = s[HAND + KINDS * seat + TWO]
    joks: i64 = s[HAND + KINDS * seat + JOKER]
    if gap > 0 and twos + joks and not must_be_pure(r, s, seat % r[SIDES]):
        gap = add_wilds(r, s, seat, top, gap, twos, joks, way)
    return gap <= 0


def plan_naturals(r: vec[i64], s: vec[i64], seat: i64, top: i64) -> i64:
    """Plan every group of naturals, and what goes with the top card; the points they count."""
    points: i64 = 0
    left: i64 = s[HELD + seat]
    least: i64 = r[LEAST]
    risks: i64 = r[STYLE + STYLES * seat + RISKS]
    hand: i64 = HAND + KINDS * seat
    kind: i64
    for kind in range(ACE, FIRST - 1, -1):
        held: i64 = s[hand + kind]
        if kind == top:
            s[PLAN + kind] = held
            if not r[HAND_FIRST] or (r[HAND_FIRST] == 1 and held >= r[LEAST]):
                points += held * r[POINTS + kind]
                if r[TOP_COUNTS]:
                    points += r[POINTS + kind]
            left -= held
        elif held >= (risks if r[SHORT_PURE + kind] else least) and left - held >= 2:
            s[PLAN + kind] = held
            points += held * r[POINTS + kind]
            left -= held
    return points


def add_wilds(
    r: vec[i64], s: vec[i64], seat: i64, top: i64, gap: i64, twos: i64, joks: i64, way: i64
) -> i64:
    """Fill the `gap` in points with wild cards; the gap that is left."""
    onto_pairs: bool = way != GROUPS
    side: i64 = seat % r[SIDES]
    rounds: i64 = 0
    while rounds < 2:
        rounds += 1
        place: i64 = ACE
        while place >= FIRST and gap > 0 and twos + joks > 0:
            kind: i64 = ACE + FIRST - place if way == CHEAP_PAIRS else place
            held: i64 = s[HAND + KINDS * seat + kind]
            natural: i64 = held
            if kind == top:
                natural += 1
            planned: bool = s[PLAN + kind] > 0
            wilds: i64 = s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind] + 1
            wanted: bool = (held == 2 and not planned) if onto_pairs else planned
            if wanted and fits(r, s, side, kind, natural, wilds):
                if not planned:
                    s[PLAN + kind] = held
                    gap -= held * r[POINTS + kind]
                if joks and (gap > r[POINTS + TWO] or not twos):
                    joks -= 1
                    s[PLAN_JOKS + kind] += 1
                    gap -= r[POINTS + JOKER]
                else:
                    twos -= 1
                    s[PLAN_TWOS + kind] += 1
                    gap -= r[POINTS + TWO]
            place -= 1
        onto_pairs = not onto_pairs
    return gap
