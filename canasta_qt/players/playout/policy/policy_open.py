"""How a playout opens, and how it plays runs.

Openings take natural groups first, then pairs with a wild card, the dearest first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.policy.policy_wilds import add_wilds as add_to_meld
from canasta_qt.players.playout.policy.policy_wilds import together, wilds_pay
from canasta_qt.players.playout.rules import melds
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.judge import (
    claimed_card,
    is_frozen,
    must_be_pure,
    plan_is_legal,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

JOINS: Final = 60
"""Points for which a card is kept that continues an own run."""
FOLLOWS: Final = 14
"""The same beside one of its suit next in rank; half with a gap."""
FEEDS: Final = 40
"""What a card costs that continues a run of the next opponent, if only that card is taken."""
FINISHES: Final = 500
"""What it costs if it completes the run."""
ONE_OF_EACH: Final = 4369
"""One card of each suit, by four bits."""
ONE_CARD_FROM: Final = 5
"""Cards of an own run from which its next card is worth more than two from the stock."""


def plan_runs(r: Rules, s: State, seat: i64, side: i64) -> bool:
    """Plan to continue own runs and to begin new ones; False for nothing."""
    least: i64 = 2
    if may_go_out(r, s, side, False, 0):
        least = 1
    spare: i64 = s.held[seat] - least
    spare -= continue_runs(r, s, seat, side, spare)
    begin_runs(r, s, seat, side, spare)
    planned: i64 = 0
    slot: i64
    for slot in range(melds.run_places(s, side)):
        planned += s.plan_runs[slot]
    if planned and plan_is_legal(r, s, False):
        return True
    melds.clear_plan(r, s)
    return False


def continue_runs(r: Rules, s: State, seat: i64, side: i64, spare: i64) -> i64:
    """Plan at most `spare` cards of the hand onto own runs; how many."""
    cards: i64 = 0
    slot: i64 = 0
    while slot < const.MOST_RUNS and s.runs[const.MOST_RUNS * side + slot]:
        run: i64 = s.runs[const.MOST_RUNS * side + slot]
        was: i64 = run
        while cards < spare and melds.run_size(run) < r.run_most:
            suit: i64 = melds.suit_of(run)
            if melds.high_of(run) < ACE and is_free(s, seat, side, melds.high_of(run) + 1, suit):
                run += 16
            elif melds.low_of(run) > FIRST and is_free(s, seat, side, melds.low_of(run) - 1, suit):
                run -= 1
            else:
                break
            cards += 1
        if run != was:
            s.plan_runs[slot] = run
        slot += 1
    return cards


def begin_runs(r: Rules, s: State, seat: i64, side: i64, spare: i64) -> None:
    """Plan new runs of the hand's cards with at most `spare` of them.

    The first one begins with a card less where going out asks for a run.
    """
    slot: i64 = 0
    while slot < const.MOST_RUNS and s.runs[const.MOST_RUNS * side + slot]:
        slot += 1
    least: i64 = r.run_least
    if r.run_short_points < 0 and least < r.run_short - 1:
        least = r.run_short - 1
    begins: i64 = r.run_begins[seat]
    if r.need_run and not s.runs[const.MOST_RUNS * side]:
        begins -= 1
    ranks: i64 = ranks_by_suit(s, seat)
    suit: i64
    for suit in range(1, 5):
        if (ranks >> 4 * (suit - 1)) & 15 < begins:
            continue
        kind: i64 = ACE
        high: i64 = 0
        while kind >= FIRST - 1:
            free: bool = kind >= FIRST and is_free(s, seat, side, kind, suit)
            if free and not high:
                high = kind
            size: i64 = high - kind
            if high and (not free or size == r.run_most):
                fits: bool = least <= size <= spare and slot < const.MOST_RUNS
                if fits and size < begins:
                    fits = in_row(s, seat, kind + 1, high, suit) >= begins
                if fits:
                    s.plan_runs[slot] = melds.run_of(kind + 1, high, suit)
                    slot += 1
                    spare -= size
                high = 0
                if free:
                    high = kind
            kind -= 1


def ranks_by_suit(s: State, seat: i64) -> i64:
    """How many ranks the hand has of each suit, by four bits."""
    suits = s.hand_suits
    of_seat: i64 = KINDS * seat
    ranks: i64 = 0
    kind: i64
    for kind in range(FIRST, ACE + 1):
        held: i64 = suits[of_seat + kind]
        ranks += (held | held >> 1 | held >> 2 | held >> 3) & ONE_OF_EACH
    return ranks


def in_row(s: State, seat: i64, low: i64, high: i64, suit: i64) -> i64:
    """The most cards that the hand has of a complete run which holds those from `low` to `high`."""
    place: i64 = 4 * (suit - 1)
    suits = s.hand_suits
    most: i64 = 0
    start: i64 = max(high - melds.RUN_CANASTA + 1, FIRST)
    while start <= low and start + melds.RUN_CANASTA - 1 <= ACE:
        count: i64 = 0
        kind: i64
        for kind in range(start, start + melds.RUN_CANASTA):
            if (suits[KINDS * seat + kind] >> place) & 15:
                count += 1
        if count > most:
            most = count
        start += 1
    return most


def is_free(s: State, seat: i64, side: i64, kind: i64, suit: i64) -> bool:
    """Whether the hand has a card of this kind and suit that the plan has not used for a run."""
    place: i64 = 4 * (suit - 1)
    held: i64 = (s.hand_suits[KINDS * seat + kind] >> place) & 15
    if not held:
        return False
    return held > (melds.planned_suits(s, side, kind) >> place) & 15


def lend(s: State, seat: i64, side: i64, sign: i64) -> None:
    """Count the cards of the planned runs out of the hand, or into it again (`sign`: -1 or 1)."""
    kind: i64
    for kind in range(FIRST, ACE + 1):
        suits: i64 = melds.planned_suits(s, side, kind)
        if suits:
            count: i64 = sign * melds.nibbles(suits)
            s.hand[KINDS * seat + kind] += count
            s.held[seat] += count


def wants_run_card(r: Rules, s: State, side: i64) -> bool:
    """Whether to take the pile, or its top card alone, by the end of an own run; plans it."""
    if not melds.plan_run_take(r, s, side):
        return False
    if plan_is_legal(r, s, True) and (
        r.run_take == 2 or melds.run_size(s.plan_runs[s.plan_top - 1]) > ONE_CARD_FROM
    ):
        return True
    melds.clear_plan(r, s)
    return False


def best_suit(r: Rules, s: State, seat: i64, after: i64, kind: i64) -> i64:
    """Which suit of this kind goes at the least cost to runs: 8 times the cost, plus the suit."""
    best: i64 = 0
    suits: i64 = s.hand_suits[KINDS * seat + kind]
    suit: i64 = 1
    while suits:
        if suits & 15:
            cost: i64 = suit_cost(r, s, seat, after, kind, suit) * 8 + suit
            if not best or cost < best:
                best = cost
        suits >>= 4
        suit += 1
    return best


def suit_cost(r: Rules, s: State, seat: i64, after: i64, kind: i64, suit: i64) -> i64:
    """What this card is worth to own runs, and to those of the opponent `after`."""
    cost: i64 = 0
    place: i64 = 4 * (suit - 1)
    suits = s.hand_suits
    of_seat: i64 = KINDS * seat
    step: i64
    for step in range(-2, 3):
        other: i64 = kind + step
        in_rank: bool = step != 0 and FIRST <= other <= ACE
        if in_rank and (suits[of_seat + other] >> place) & 15:
            cost += FOLLOWS if step in (-1, 1) else FOLLOWS // 2
    card: i64 = kind + 16 * suit
    if melds.run_for(r, s, seat % r.sides, card):
        cost += JOINS
    theirs: i64 = after % r.sides
    fed: i64 = melds.run_for(r, s, theirs, card) if r.run_take else 0
    if fed:
        size: i64 = melds.run_size(s.runs[const.MOST_RUNS * theirs + fed - 1])
        cost += FINISHES if size + 1 == r.run_most else FEEDS
    return cost


def gives_pile(r: Rules, s: State, after: i64, card: i64) -> bool:
    """Whether the whole pile goes with this card to a run of the opponent `after`."""
    theirs: i64 = after % r.sides
    if r.run_take != 2 or is_frozen(r, s, theirs):
        return False
    return melds.run_for(r, s, theirs, card) > 0


DEAR_PAIRS: Final = 0
GROUPS: Final = 1
CHEAP_PAIRS: Final = 2
TOGETHER: Final = 3


def plan_opening(r: Rules, s: State, taking: bool) -> bool:
    """Plan a legal opening, with the top card if `taking`; without one the plan stays empty."""
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    if r.has_runs:
        begin_runs(r, s, seat, side, s.held[seat] - 2)
        points: i64 = melds.run_points(r, s, side, True)
        if points:
            lend(s, seat, side, -1)
            filled: bool = fill_opening(r, s, seat, taking, points, best_way(r, s, seat, side))
            lend(s, seat, side, 1)
            if filled and is_wanted(r, s, seat, taking):
                return True
            melds.clear_plan(r, s)
    elif not taking and most_points(r, s, seat) < s.minimum[side]:
        return False
    way: i64 = best_way(r, s, seat, side)
    while way >= DEAR_PAIRS:
        if fill_opening(r, s, seat, taking, 0, way) and is_wanted(r, s, seat, taking):
            return True
        melds.clear_plan(r, s)
        way -= TOGETHER
    return False


def best_way(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """Where wild cards had better go in an opening: to a meld of their own if that pays anyway."""
    if r.wild_meld and wilds_pay(r, s, seat, side, s.held[seat]):
        return TOGETHER
    return DEAR_PAIRS


def most_points(r: Rules, s: State, seat: i64) -> i64:
    """A quick look: no opening from the hand counts more than this."""
    hand = s.hand
    of_seat: i64 = KINDS * seat
    points: i64 = hand[of_seat + TWO] * r.points[TWO] + hand[of_seat + JOKER] * r.points[JOKER]
    least: i64 = r.least
    if points:
        least = 2
    kind: i64
    for kind in range(FIRST, ACE + 1):
        if hand[of_seat + kind] >= least:
            points += hand[of_seat + kind] * r.points[kind]
    return points


def is_wanted(r: Rules, s: State, seat: i64, taking: bool) -> bool:
    """Whether the planned opening is legal and leaves cards enough."""
    left: i64 = s.held[seat] - melds.planned_cards(r, s, seat % r.sides)
    if not taking and left < r.opens_keeping[seat]:
        return False
    return plan_is_legal(r, s, taking)


def fill_opening(r: Rules, s: State, seat: i64, taking: bool, points: i64, way: i64) -> bool:
    """Plan groups, and wild cards with them, until they count enough with these `points`.

    `way` says where wild cards go first: `DEAR_PAIRS`, `GROUPS` or `CHEAP_PAIRS`; or `TOGETHER`.
    """
    top: i64 = 0
    if taking:
        top = claimed_card(s)
    gap: i64 = s.minimum[seat % r.sides] - points - plan_naturals(r, s, seat, top)
    twos: i64 = s.hand[KINDS * seat + TWO]
    joks: i64 = s.hand[KINDS * seat + JOKER]
    if way == TOGETHER:
        count: i64 = together(r, s, seat, seat % r.sides, s.held[seat] - melds.planned_in(s.plan))
        if gap <= 0 or not count:
            return False
        add_to_meld(s, seat, TWO, count)
        gap -= s.plan_twos[TWO] * r.points[TWO] + s.plan_jokers[TWO] * r.points[JOKER]
    elif gap > 0 and twos + joks and not must_be_pure(r, s, seat % r.sides):
        gap = add_wilds(r, s, seat, top, gap, twos, joks, way)
    return gap <= 0


def plan_naturals(r: Rules, s: State, seat: i64, top: i64) -> i64:
    """Plan every group of naturals, and what goes with the top card; the points they count."""
    points: i64 = 0
    left: i64 = s.held[seat]
    least: i64 = r.least
    risks: i64 = r.risks[seat]
    hand = s.hand
    of_seat: i64 = KINDS * seat
    kind: i64
    for kind in range(ACE, FIRST - 1, -1):
        held: i64 = hand[of_seat + kind]
        if kind == top:
            s.plan[kind] = held
            if not r.hand_first or (r.hand_first == 1 and held >= r.least):
                points += held * r.points[kind]
                if r.top_counts:
                    points += r.points[kind]
            left -= held
        elif held >= (risks if r.short_pure[kind] else least) and left - held >= 2:
            if r.feet == 4 and held >= r.canasta:
                held = r.canasta - 1
            s.plan[kind] = held
            points += held * r.points[kind]
            left -= held
    return points


def add_wilds(
    r: Rules, s: State, seat: i64, top: i64, gap: i64, twos: i64, joks: i64, way: i64
) -> i64:
    """Fill the `gap` in points with wild cards; the gap that is left."""
    onto_pairs: bool = way != GROUPS
    side: i64 = seat % r.sides
    for _ in range(2):
        place: i64 = ACE
        while place >= FIRST and gap > 0 and twos + joks > 0:
            kind: i64 = ACE + FIRST - place if way == CHEAP_PAIRS else place
            held: i64 = s.hand[KINDS * seat + kind]
            natural: i64 = held
            if kind == top:
                natural += 1
            planned: bool = s.plan[kind] > 0
            wilds: i64 = melds.planned_wilds(s, kind) + 1
            wanted: bool = (held == 2 and not planned) if onto_pairs else planned
            if wanted and melds.fits(r, s, side, kind, natural, wilds):
                if not planned:
                    s.plan[kind] = held
                    gap -= held * r.points[kind]
                if joks and (gap > r.points[TWO] or not twos):
                    joks -= 1
                    s.plan_jokers[kind] += 1
                    gap -= r.points[JOKER]
                else:
                    twos -= 1
                    s.plan_twos[kind] += 1
                    gap -= r.points[TWO]
            place -= 1
        onto_pairs = not onto_pairs
    return gap
