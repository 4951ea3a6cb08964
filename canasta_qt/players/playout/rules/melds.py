"""Melds and runs as counts: what lies, what a plan would make of it, suits of the cards.

A run is one number: its lowest kind, 16 times its highest, 256 times its suit. A plan says of each
run of the side what becomes of it; the places behind the last run are for new ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, FIRST, JOKER, KINDS, TWO

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

RUN_CANASTA: Final = 7
"""Cards that make a run a canasta, whatever size canastas have."""


def low_of(run: i64) -> i64:
    """Kind of a run's lowest card."""
    return run & 15


def high_of(run: i64) -> i64:
    """Kind of a run's highest card."""
    return (run >> 4) & 15


def suit_of(run: i64) -> i64:
    """Suit of a run, 1 to 4."""
    return run >> 8


def run_size(run: i64) -> i64:
    """Cards of a run."""
    if run:
        return ((run >> 4) & 15) - (run & 15) + 1
    return 0


def run_of(low: i64, high: i64, suit: i64) -> i64:
    """The run from `low` to `high`."""
    return low + 16 * high + 256 * suit


def top_card(s: State) -> i64:
    """The pile's top card with its suit, 0 for an empty pile."""
    left: i64 = s.pile_left
    if left:
        return s.pile[left - 1]
    return 0


def run_places(s: State, side: i64) -> i64:
    """Runs of the side, those that the plan begins among them."""
    count: i64 = 0
    while count < const.MOST_RUNS:
        if not s.runs[const.MOST_RUNS * side + count] and not s.plan_runs[count]:
            break
        count += 1
    return count


def run_cards(r: Rules, s: State, seat: i64, side: i64) -> i64:
    """How many cards of the hand the planned runs take; -1 where one is no run, or they lack.

    Counts the suits of the whole plan on the way.
    """
    kind: i64
    for kind in range(FIRST, ACE + 1):
        s.used_suits[kind] = s.plan_suits[kind]
    cards: i64 = 0
    slot: i64
    for slot in range(run_places(s, side)):
        if s.plan_runs[slot]:
            taken: i64 = use_cards(r, s, side, slot)
            if taken < 0:
                return -1
            cards += taken
    return cards if suits_are_held(s, seat) else -1


def use_cards(r: Rules, s: State, side: i64, slot: i64) -> i64:
    """Count the suits of the cards that the run of this place takes; -1 where it is no run (P1)."""
    want: i64 = s.plan_runs[slot]
    now: i64 = s.runs[const.MOST_RUNS * side + slot]
    low: i64 = low_of(want)
    high: i64 = high_of(want)
    suit: i64 = suit_of(want)
    size: i64 = high - low + 1
    if low < FIRST or high > ACE or size < r.run_least:
        return -1
    if size > r.run_most and not r.run_grows:
        return -1
    if now and (suit_of(now) != suit or low_of(now) < low or high_of(now) > high):
        return -1
    comes: i64 = top_card(s) & 15 if s.plan_top == slot + 1 else 0
    cards: i64 = 0
    while low <= high:
        lies: bool = now > 0 and low_of(now) <= low <= high_of(now)
        if not lies and low != comes:
            s.used_suits[low] += 1 << (4 * (suit - 1))
            cards += 1
        low += 1
    return cards if cards or comes else -1


def suits_are_held(s: State, seat: i64) -> bool:
    """Whether the hand has the cards whose suits are counted, and all others of the plan."""
    kind: i64
    for kind in range(FIRST, ACE + 1):
        used: i64 = s.used_suits[kind]
        if used:
            held: i64 = s.hand_suits[KINDS * seat + kind]
            spare: i64 = s.hand[KINDS * seat + kind] - nibbles(used)
            if not s.plan_suits[kind]:
                spare -= s.plan[kind]
            if spare < 0:
                return False
            while used:
                if used & 15 > held & 15:
                    return False
                used >>= 4
                held >>= 4
    return True


def nibbles(suits: i64) -> i64:
    """How many cards these are, of whatever suit."""
    return (suits & 15) + ((suits >> 4) & 15) + ((suits >> 8) & 15) + (suits >> 12)


def run_claim_holds(r: Rules, s: State, side: i64, frozen: bool) -> bool:
    """Whether the top card takes the pile by the end of the run that the plan names (P3)."""
    slot: i64 = s.plan_top - 1
    now: i64 = s.runs[const.MOST_RUNS * side + slot]
    if not now or r.run_take == 0 or (r.run_take == 2 and frozen):
        return False
    if run_size(now) >= RUN_CANASTA:
        return False
    return s.plan_runs[slot] == grown(r, now, top_card(s))


def grown(r: Rules, run: i64, card: i64) -> i64:
    """The run with this card at one of its ends, 0 where it does not go there."""
    if not run or suit_of(run) != card >> 4 or run_size(run) >= r.run_most:
        return 0
    kind: i64 = card & 15
    if kind == low_of(run) - 1 and kind >= FIRST:
        return run - 1
    return run + 16 if kind == high_of(run) + 1 and kind <= ACE else 0


def run_for(r: Rules, s: State, side: i64, card: i64) -> i64:
    """Place, from 1, of the first run of the side that this card continues; 0 for none."""
    slot: i64 = 0
    runs = s.runs
    while slot < const.MOST_RUNS:
        run: i64 = runs[const.MOST_RUNS * side + slot]
        if not run:
            return 0
        if grown(r, run, card):
            return slot + 1
        slot += 1
    return 0


def plan_run_take(r: Rules, s: State, side: i64) -> bool:
    """Plan to take the pile by the end of an own run that is not complete; whether there is one."""
    top: i64 = top_card(s)
    place: i64 = run_for(r, s, side, top) if top > 15 else 0
    if not place or run_size(s.runs[const.MOST_RUNS * side + place - 1]) >= RUN_CANASTA:
        return False
    s.plan_top = place
    s.plan_runs[place - 1] = grown(r, s.runs[const.MOST_RUNS * side + place - 1], top)
    return True


def long_runs(s: State, side: i64, planned: bool) -> i64:
    """Complete runs of the side, as the plan makes them if it is `planned`."""
    found: i64 = 0
    slot: i64
    for slot in range(run_places(s, side)):
        run: i64 = s.runs[const.MOST_RUNS * side + slot]
        if planned and s.plan_runs[slot]:
            run = s.plan_runs[slot]
        if run_size(run) >= RUN_CANASTA:
            found += 1
    return found


def makes_long_run(r: Rules, s: State, side: i64) -> bool:
    """Whether the plan gives a run more cards than make it complete."""
    return any(run_size(s.plan_runs[slot]) > r.run_most for slot in range(run_places(s, side)))


def short_points(r: Rules, s: State, side: i64) -> i64:
    """What the side's runs bring that stayed too short."""
    found: i64 = 0
    slot: i64
    for slot in range(run_places(s, side)):
        if run_size(s.runs[const.MOST_RUNS * side + slot]) < r.run_short:
            found += 1
    return found * r.run_short_points


def run_points(r: Rules, s: State, side: i64, planned: bool) -> i64:
    """Face values of the side's runs, or of the cards that the plan adds to them."""
    points: i64 = 0
    slot: i64
    for slot in range(run_places(s, side)):
        lies: i64 = row_points(r, s.runs[const.MOST_RUNS * side + slot])
        if not planned:
            points += lies
        elif s.plan_runs[slot]:
            points += row_points(r, s.plan_runs[slot]) - lies
    return points


def row_points(r: Rules, run: i64) -> i64:
    """Face values of one run."""
    points: i64 = 0
    low: i64 = low_of(run)
    kind: i64
    for kind in range(low, low + run_size(run)):
        points += r.points[kind]
    return points


def dress_plan(s: State, seat: i64, side: i64) -> None:
    """Name the suits of the planned naturals where they are open: those that runs leave over."""
    kind: i64
    for kind in range(FIRST, ACE + 1):
        missing: i64 = s.plan[kind]
        if missing and not s.plan_suits[kind]:
            suits: i64 = s.hand_suits[KINDS * seat + kind] - planned_suits(s, side, kind)
            s.plan_suits[kind] = some_of(suits, missing)


def holds(run: i64, kind: i64) -> bool:
    """Whether a card of this kind is in the run; in no run there is none."""
    return low_of(run) <= kind <= high_of(run)


def planned_suits(s: State, side: i64, kind: i64) -> i64:
    """Suits of the cards of this kind that the plan moves from the hand to runs."""
    used: i64 = 0
    slot: i64 = 0
    place: i64 = const.MOST_RUNS * side
    top: i64 = s.plan_top - 1
    runs = s.runs
    plan_runs = s.plan_runs
    while slot < const.MOST_RUNS:
        now: i64 = runs[place + slot]
        want: i64 = plan_runs[slot]
        if not now and not want:
            break
        if want and slot != top and holds(want, kind) and not holds(now, kind):
            used += 1 << (4 * (suit_of(want) - 1))
        slot += 1
    return used


def planned_of(r: Rules, s: State, side: i64, kind: i64) -> i64:
    """Cards of this kind that the plan takes from the hand, wild cards for whichever meld."""
    if kind == TWO:
        return planned_in(s.plan_twos)
    if kind == JOKER:
        return planned_in(s.plan_jokers)
    used: i64 = s.plan[kind]
    if r.has_runs and FIRST <= kind <= ACE:
        used += nibbles(planned_suits(s, side, kind))
    return used


def planned_in(row: vec[i64]) -> i64:
    """Cards in a row of the plan."""
    found: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        found += row[kind]
    return found


def some_of(suits: i64, count: i64) -> i64:
    """So many of these cards, those of the first suits."""
    chosen: i64 = 0
    place: i64 = 0
    while place < 16:
        here: i64 = min((suits >> place) & 15, count)
        chosen += here << place
        count -= here
        place += 4
    return chosen


def planned_run_cards(s: State, side: i64) -> i64:
    """Cards of the hand in the planned runs."""
    cards: i64 = 0
    slot: i64
    for slot in range(run_places(s, side)):
        want: i64 = s.plan_runs[slot]
        if want and slot != s.plan_top - 1:
            cards += run_size(want) - run_size(s.runs[const.MOST_RUNS * side + slot])
    return cards


def is_wild(kind: i64) -> bool:
    """Whether cards of this kind are wild."""
    return kind in (TWO, JOKER)


def meld_size(s: State, side: i64, kind: i64) -> i64:
    """Cards in the side's meld of this kind; 0 without one."""
    return s.sizes[KINDS * side + kind]


def wilds_held(s: State, seat: i64) -> i64:
    """Wild cards of the hand."""
    hand = s.hand
    of_seat: i64 = KINDS * seat
    return hand[of_seat + TWO] + hand[of_seat + JOKER]


def planned_wilds(s: State, kind: i64) -> i64:
    """Wild cards that the plan puts on the meld of this kind."""
    return s.plan_twos[kind] + s.plan_jokers[kind]


def wild_meld_size(s: State, side: i64) -> i64:
    """Cards of the side's wild meld with those that the plan puts there."""
    return s.sizes[KINDS * side + TWO] + s.plan_twos[TWO] + s.plan_jokers[TWO]


def begins_new(r: Rules, s: State, side: i64, kind: i64, naturals: i64, wilds: i64) -> bool:
    """Whether so many cards begin another meld of a rank, beside the one that is complete."""
    if not r.many or not naturals or naturals + wilds < r.least or kind in (TWO, BLACK3):
        return False
    return meld_size(s, side, kind) >= r.canasta


def has_canasta(r: Rules, s: State, side: i64, kind: i64) -> bool:
    """Whether the side has completed a canasta of this kind."""
    older: i64 = 0
    if r.many:
        older = s.old_done[KINDS * side + kind]
    return older > 0 or is_canasta(r, kind, meld_size(s, side, kind))


def is_canasta(r: Rules, kind: i64, size: i64) -> bool:
    """Whether a meld of this kind and size is a completed canasta."""
    return size >= r.canasta and (kind != BLACK3 or r.black_canasta == 1)


def fits(r: Rules, s: State, side: i64, kind: i64, naturals: i64, wilds: i64) -> bool:
    """Whether so many more cards make a legal meld of this kind, or keep it one (P1)."""
    if kind == TWO:
        size: i64 = meld_size(s, side, TWO) + wilds
        return r.wild_meld == 1 and r.wild_least <= size <= r.wild_most
    place: i64 = KINDS * side + kind
    now_natural: i64 = s.naturals[place]
    if kind == BLACK3:
        black: i64 = now_natural + naturals
        return wilds == 0 and r.black_meld != 1 and r.black_least <= black <= r.black_most
    lying: i64 = s.sizes[place]
    now_wild: i64 = lying - now_natural
    if lying >= r.canasta:
        if r.many and naturals and naturals + wilds >= r.least:
            if r.special_melds and wilds and r.purity[kind] == 1:
                return False
            return is_group(r, naturals, wilds, wilds > 0)
        open_to_wilds: i64 = r.add_wild_mixed if now_wild else r.add_wild_natural
        if (naturals and not r.add_natural & 1) or (wilds and not open_to_wilds):
            return False
    if r.special_melds and not rank_allows(r, s, side, kind, naturals, wilds):
        return False
    return is_group(r, now_natural + naturals, now_wild + wilds, wilds > 0)


def rank_allows(r: Rules, s: State, side: i64, kind: i64, naturals: i64, wilds: i64) -> bool:
    """Whether dead ranks, pure ranks and the rule of five let a meld of this kind get so many."""
    if r.dead and is_dead(r, s, side, kind, False):
        return False
    place: i64 = KINDS * side + kind
    now_wild: i64 = s.sizes[place] - s.naturals[place]
    if not now_wild + wilds:
        return True
    opened_before: bool = 0 < s.opened[side] < s.turn
    purity: i64 = r.purity[kind]
    if purity == 1:
        return False
    if purity == 2:
        lies: bool = s.sizes[place] > 0
        if opened_before if not lies else s.dirty[place] == 0:
            return False
    few: bool = s.naturals[place] + naturals < 5
    return not (wilds > 0 and few and opened_before and r.rule_of_five > 0)


def is_dead(r: Rules, s: State, side: i64, kind: i64, others: bool) -> bool:
    """Whether a completed canasta bars this rank to the side, or to all `others`."""
    owner: i64
    for owner in range(r.sides):
        done: bool = s.sizes[KINDS * owner + kind] >= r.canasta
        if done and ((owner == side) != others or r.dead == 1):
            return True
    return False


def is_group(r: Rules, naturals: i64, wilds: i64, adds_wilds: bool) -> bool:
    """Whether so many naturals and wilds are a meld of a rank, as the engine has said."""
    counts: i64 = r.groups[wilds] if adds_wilds else r.groups_lying[wilds]
    return counts >> naturals & 1 > 0


def canastas(r: Rules, s: State, side: i64) -> i64:
    """Completed canastas of the side, of whatever sort."""
    found: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        if is_canasta(r, kind, meld_size(s, side, kind)):
            found += 1
        if r.many:
            older: i64 = s.old_done[KINDS * side + kind]
            found += (older & 255) + (older >> 8)
    return found + long_runs(s, side, False) if r.has_runs else found


def has_meld(s: State, side: i64) -> bool:
    """Whether anything of the side lies on the table, black threes and wild melds included."""
    kind: i64
    for kind in range(TWO, ACE + 1):
        if meld_size(s, side, kind):
            return True
    return s.runs[const.MOST_RUNS * side] > 0


def wild_meld_stays_open(r: Rules, s: State, side: i64) -> bool:
    """Whether a wild meld lies there that the plan does not complete."""
    return meld_size(s, side, TWO) > 0 and wild_meld_size(s, side) < r.canasta


def plan_points(r: Rules, s: State, without: i64) -> i64:
    """Face values of the hand's cards in the plan, those on the meld of kind `without` aside."""
    points: i64 = 0
    twos: i64 = 0
    joks: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        if kind != without:
            points += s.plan[kind] * r.points[kind]
            twos += s.plan_twos[kind]
            joks += s.plan_jokers[kind]
    return points + twos * r.points[TWO] + joks * r.points[JOKER]


def planned_melds(s: State, top: i64) -> i64:
    """Melds that the plan and the pile's top card change."""
    found: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        if s.plan[kind] + planned_wilds(s, kind) or kind == top:
            found += 1
    return found


def clear_plan(r: Rules, s: State) -> None:
    """Begin a new plan."""
    kind: i64
    slot: i64
    if r.has_runs:
        suits = s.plan_suits
        runs = s.plan_runs
        for kind in range(KINDS):
            suits[kind] = 0
        for slot in range(const.MOST_RUNS):
            runs[slot] = 0
        s.plan_top = 0
    naturals = s.plan
    twos = s.plan_twos
    jokers = s.plan_jokers
    for kind in range(KINDS):
        naturals[kind] = 0
        twos[kind] = 0
        jokers[kind] = 0
    s.plan_depth = 0


def planned_cards(r: Rules, s: State, side: i64) -> i64:
    """Cards of the hand in the plan."""
    total: i64 = 0
    kind: i64
    for kind in range(TWO, KINDS):
        total += s.plan[kind] + s.plan_twos[kind] + s.plan_jokers[kind]
    return total + planned_run_cards(s, side) if r.has_runs else total
