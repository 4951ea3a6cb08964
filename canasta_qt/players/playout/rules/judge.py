"""What a seat may do in a playout: the same answers as the engine's judge, on counts.

A playout never decides what is legal at the table; a test walks it and the engine side by side.
A *plan* is a step about to be taken: for each kind the naturals, twos and jokers of the hand that
go onto the side's meld of that kind. It is laid as one step, or with the top card takes the pile.
With it stand openings asked for more than points, and taking a wild top card (EX-057).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, JOKER, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules import extra_cards, melds
from canasta_qt.players.playout.rules.going_out import may_go_out

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

LACKING: Final = -1
PLENTY: Final = 100000
"""What a splash counts: it opens without any count."""


def fine_points(r: Rules, s: State, side: i64, points: i64, top: i64) -> i64:
    """Points that the plan counts as an opening (P2), `LACKING` where its content is not enough.

    `points` is what all its cards count; `top` the kind of the pile's top card if it is taken.
    """
    apart: bool = top > 0 and (r.hand_first == 2 or not stands_alone(r, s, side, top))
    if r.hand_first and top > 0:
        points = melds.plan_points(r, s, top if apart else 0)
    pure: bool = must_be_pure(r, s, side)
    found: i64 = 0
    splash: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        naturals: i64 = s.plan[kind]
        wilds: i64 = s.plan_twos[kind] + s.plan_jokers[kind]
        outside: bool = apart and kind == top
        if wilds and pure and not (outside and r.hand_first):
            return LACKING
        if naturals + wilds and not outside:
            traits: i64 = traits_of(r, naturals, wilds)
            found |= traits
            if kind != top:
                splash |= traits
        if r.no_mixed_opening:
            if kind == top:
                naturals += 1
            if traits_of(r, naturals, wilds) & const.MIXED_CANASTA:
                return LACKING
    if r.content and not found & r.content:
        return LACKING
    return PLENTY if r.splash and splash & const.UNMIXED_CANASTA else points


def traits_of(r: Rules, naturals: i64, wilds: i64) -> i64:
    """What a meld of so many cards is for the content of an opening, as the engine has said."""
    if naturals >= const.TRAITS_ROW:
        naturals = const.TRAITS_ROW - 1
    if wilds >= const.TRAITS_ROW:
        wilds = const.TRAITS_ROW - 1
    return r.traits[const.TRAITS_ROW * naturals + wilds]


def must_be_pure(r: Rules, s: State, side: i64) -> bool:
    """Whether no meld of the side's opening may hold wild cards."""
    return s.minimum[side] <= r.pure_up_to


def stands_alone(r: Rules, s: State, side: i64, top: i64) -> bool:
    """Whether the cards that take the pile are a meld without its top card."""
    wilds: i64 = s.plan_twos[top] + s.plan_jokers[top]
    return s.plan[top] + wilds > 0 and melds.fits(r, s, side, top, s.plan[top], wilds)


def spoils_opening(r: Rules, s: State, side: i64) -> bool:
    """Whether melds after the opening, in the same turn, complete what an opening may not hold."""
    if s.opened[side] != s.turn or s.took_pile:
        return False
    pure: bool = must_be_pure(r, s, side)
    kind: i64
    for kind in range(TWO, ACE + 1):
        naturals: i64 = s.plan[kind]
        wilds: i64 = s.plan_twos[kind] + s.plan_jokers[kind]
        place: i64 = KINDS * side + kind
        if wilds and pure:
            return True
        if naturals + wilds and r.no_mixed_opening:
            naturals += s.naturals[place]
            wilds += s.twos[place] + s.jokers[place]
            if traits_of(r, naturals, wilds) & const.MIXED_CANASTA:
                return True
    return False


def holds_canasta(r: Rules, s: State, side: i64, lifted: i64, top: i64) -> bool:
    """Whether the plan holds the canasta that the side's opening must (`TIER`).

    The pile's top card joins `top` if any; `lifted` is 1 where it stands in the plan as a wild card
    of the hand. Where all must come from the hand it does not count.
    """
    tier: i64 = s.tier[side]
    bare: bool = tier == 1 or r.hand_first > 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        wilds: i64 = s.plan_twos[kind] + s.plan_jokers[kind]
        size: i64 = s.plan[kind] + wilds
        if kind == TWO and bare:
            size -= lifted
        if kind == top and not bare:
            size += 1
        if size < r.canasta or (tier == 3 and wilds):
            continue
        if kind != top or not bare or melds.fits(r, s, side, kind, s.plan[kind], wilds):
            return True
    return tier != 3 and r.has_runs == 1 and melds.long_runs(s, side, True) > 0


def takes_wild(r: Rules, top: i64) -> bool:
    """Whether a top card of this kind would be taken in this way."""
    return r.wild_takes == 1 and melds.is_wild(top)


def wild_pair(s: State, top: i64) -> i64:
    """How many cards of the top card's kind the plan lays in the wild meld, to take the pile."""
    return (s.plan_twos if top == TWO else s.plan_jokers)[TWO]


def lift(s: State, seat: i64, top: i64, count: i64) -> None:
    """Look at the top card as one of hand and plan (`count` 1), or no longer (-1)."""
    (s.plan_twos if top == TWO else s.plan_jokers)[TWO] += count
    s.hand[KINDS * seat + top] += count
    s.known[KINDS * seat + top] += count
    s.held[seat] += count


def top_of_pile(s: State) -> i64:
    """Kind of the top card, 0 for an empty pile."""
    left: i64 = s.pile_left
    if not left:
        return 0
    return s.pile[left - 1] & 15


def claimed_card(s: State) -> i64:
    """Kind of the card by which the plan takes the pile: the top one, if none is chosen."""
    place: i64 = s.plan_depth
    if not place:
        place = s.pile_left
    if not place:
        return 0
    return s.pile[place - 1] & 15


def is_face_down(s: State) -> bool:
    """Whether the card by which the plan takes the pile lies face down."""
    if s.plan_depth:
        return s.plan_depth <= s.pile_down
    return s.pile_left <= s.pile_down


def is_frozen(r: Rules, s: State, side: i64) -> bool:
    """Whether only naturals from the hand take the pile for this side."""
    return r.always_frozen == 1 or s.frozen > 0 or (s.opened[side] == 0 and r.frozen_unopened == 1)


def pile_is_open(r: Rules, s: State) -> bool:
    """Whether the pile may be taken at all, whatever cards take it (P3)."""
    top: i64 = claimed_card(s)
    if not top or r.blocked[top] or s.stage != const.START or s.pile_left < r.needs_cards:
        return False
    if s.pile_down and is_face_down(s):
        return False
    seat: i64 = s.seat
    side: i64 = seat % r.sides
    if s.opened[side] == 0 and r.take_to_open == 2:
        return False
    if s.held[seat] < r.least_hand:
        return False
    if r.one_card == 0 and s.pile_left == 1 and s.held[seat] == 1:
        return False
    return r.own_rank != 2 or not melds.has_canasta(r, s, side, top)


def plan_is_legal(r: Rules, s: State, taking: bool) -> bool:
    """Whether the plan may be laid now or, `taking`, takes the pile."""
    if s.retracted:
        return False
    seat: i64 = s.seat
    if r.keeps_one and extra_cards.must_choose_three(r, s, seat):
        return False
    side: i64 = seat % r.sides
    top: i64 = 0
    if taking:
        top = claimed_card(s)
        if not pile_is_open(r, s) or not justifies(r, s, side, top):
            return False
        if s.plan_top:
            top = 0
        elif takes_wild(r, top):
            return wild_take_fits(r, s, seat, side, top)
    elif s.stage != (const.START if r.before_draw and not s.opened[side] else const.PLAY):
        return False
    planned: i64 = fitting_cards(r, s, seat, side, top)
    if planned >= 0 and r.has_runs:
        in_runs: i64 = melds.run_cards(r, s, seat, side)
        planned = -1 if in_runs < 0 else planned + in_runs
    if not planned and not taking:
        return False
    return planned >= 0 and rest_is_legal(r, s, seat, side, planned, taking, top)


def wild_take_fits(r: Rules, s: State, seat: i64, side: i64, top: i64) -> bool:
    """Whether the plan is legal that puts the wild top card on the wild meld."""
    lift(s, seat, top, 1)
    planned: i64 = fitting_cards(r, s, seat, side, 0)
    legal: bool = planned >= 0 and rest_is_legal(r, s, seat, side, planned, True, 0)
    lift(s, seat, top, -1)
    return legal


def rest_is_legal(
    r: Rules, s: State, seat: i64, side: i64, planned: i64, taking: bool, top: i64
) -> bool:
    """Whether a plan of so many cards is legal, all of whose melds are known to fit.

    `top` is the kind that the pile's top card brings to a meld, or 0.
    """
    left: i64 = s.held[seat] - planned
    if taking:
        left += arriving(r, s, bottom_of_take(r, s, top))
    bonus: i64 = 0
    if r.bonus_mode == 3:
        bonus = extra_cards.bonus_now(r, s, side, left, taking, top)
        left += bonus
    passes: bool = left == 1 and r.pass_one == 1
    strands: bool = r.may_strand == 1 and left > 0 and not bonus and not s.no_discard
    if strands and not passes and not keeps_discard(r, s, seat, side, taking, top):
        return False
    out: bool = left < 2 and may_go_out(r, s, side, True, top)
    single: bool = taking and s.pile_left == 1 and s.held[seat] == 1
    if single and r.one_card == 1 and not may_go_out(r, s, side, True, top):
        return False
    return (
        (s.opened[side] > 0 or opens(r, s, side, left, taking, top, out))
        and (
            left >= 2
            or (r.feet > 0 and extra_cards.foot_comes(r, s, seat, left, top))
            or keeps_enough(r, s, seat, left, taking, out)
        )
        and (not s.plan[BLACK3] or r.black_meld == 2 or (out and empties(s, left)))
        and (
            r.feet != 4
            or extra_cards.completed(r, s, side, top)
            <= extra_cards.canastas_allowed(r, s, seat, side)
        )
        and (not r.run_grows or (out and empties(s, left)) or not melds.makes_long_run(r, s, side))
        and (not r.spoils or taking or not spoils_opening(r, s, side))
    )


def keeps_enough(r: Rules, s: State, seat: i64, left: i64, taking: bool, out: bool) -> bool:
    """P4: enough cards stay in the hand, or come to it, to end the turn."""
    if left == 1 and r.bonus_mode and extra_cards.bonus_comes(r, s, seat, taking):
        return True
    if not guard_holds(r, s, left, out):
        return left == 1 and r.pass_one == 1
    return left != 1 or not r.fine_last or may_be_last(r, s, seat, taking)


def may_be_last(r: Rules, s: State, seat: i64, taking: bool) -> bool:
    """Whether the one card that the plan leaves can be the discard that goes out."""
    side: i64 = seat % r.sides
    kind: i64
    for kind in range(RED3, JOKER + 1):
        held: i64 = s.hand[KINDS * seat + kind]
        if held and r.last_banned[kind] and held > melds.planned_of(r, s, side, kind):
            return False
    if not taking:
        return True
    index: i64 = bottom_of_take(r, s, claimed_card(s)) + r.chooses
    index = max(index, s.pile_down)
    while index < s.pile_left - 1 + r.chooses:
        kind = s.pile[index] & 15
        if r.last_banned[kind] and not r.tabled[kind]:
            return False
        index += 1
    return True


def keeps_discard(r: Rules, s: State, seat: i64, side: i64, taking: bool, top: i64) -> bool:
    """P4: whether the plan leaves a card that may be discarded in some case."""
    wild: bool = r.discard_wild != 1
    if wild and r.wilds_held:
        size: i64 = melds.wild_meld_size(s, side)
        wild = size == 0 or size >= r.canasta
    sevens: bool = all_sevens(r, s, side, top)
    kind: i64
    for kind in range(RED3, JOKER + 1):
        held: i64 = s.hand[KINDS * seat + kind]
        if held and held > melds.planned_of(r, s, side, kind) and may_go(r, kind, wild, sevens):
            return True
    return taking and brings_discard(r, s, wild, sevens)


def brings_discard(r: Rules, s: State, wild: bool, sevens: bool) -> bool:
    """Whether the pile brings a card that may be discarded; one that nobody knows might be."""
    if r.extra and s.stock_left:
        return True
    bottom: i64 = bottom_of_take(r, s, claimed_card(s))
    index: i64
    for index in range(bottom + r.chooses, s.pile_left - 1 + r.chooses):
        kind: i64 = s.pile[index] & 15
        gone: bool = r.tabled[kind] == 1 or (kind == BLACK3 and r.removes_black == 1)
        if index < s.pile_down or (not gone and may_go(r, kind, wild, sevens)):
            return True
    return False


def may_go(r: Rules, kind: i64, wild: bool, sevens: bool) -> bool:
    """Whether a card of this kind may be discarded in some case.

    `wild` says so of wild cards; `sevens`: every side has a canasta of sevens.
    """
    if melds.is_wild(kind):
        return wild
    if r.tabled[kind]:
        return (kind == RED3 and r.red_go == 1) or (kind == BLACK3 and r.no_threes == 0)
    return not r.locked[kind] or (r.locked[kind] == 2 and sevens)


def all_sevens(r: Rules, s: State, side: i64, top: i64) -> bool:
    """Whether every side has a canasta of sevens once the plan of this side lies there."""
    cards: i64 = s.plan[SEVEN] + melds.planned_wilds(s, SEVEN)
    if top == SEVEN:
        cards += 1
    other: i64
    for other in range(r.sides):
        mine: i64 = cards if other == side else 0
        now: i64 = melds.meld_size(s, other, SEVEN)
        if not melds.has_canasta(r, s, other, SEVEN) and not melds.is_canasta(r, SEVEN, now + mine):
            return False
    return True


def justifies(r: Rules, s: State, side: i64, top: i64) -> bool:
    """Whether the plan justifies taking the pile, by a meld of its top card or by a run (P3)."""
    if s.plan_top:
        return melds.run_claim_holds(r, s, side, is_frozen(r, s, side))
    return claim_holds(r, s, side, top)


def claim_holds(r: Rules, s: State, side: i64, top: i64) -> bool:
    """Whether the cards of the plan beside the top card justify taking the pile (P3)."""
    naturals: i64 = s.plan[top]
    if takes_wild(r, top):
        return wild_pair(s, top) >= (r.need_frozen if is_frozen(r, s, side) else r.need_unfrozen)
    if r.hand_first and s.opened[side] == 0:
        frozen: bool = r.always_frozen == 1 or s.frozen > 0
        return naturals >= (r.need_frozen if frozen else r.need_unfrozen)
    if r.before_draw and r.hand_first != 2:
        naturals += s.laid_now[top] - s.wilds_now[top]
    if is_frozen(r, s, side):
        return naturals >= r.need_frozen
    if naturals >= r.need_unfrozen:
        return True
    size: i64 = melds.meld_size(s, side, top)
    full: bool = melds.is_canasta(r, top, size)
    if r.own_rank == 1 and melds.has_canasta(r, s, side, top):
        return False
    wilds: i64 = melds.planned_wilds(s, top)
    if r.natural_plus_wild and naturals and wilds:
        return True
    if r.many and melds.begins_new(r, s, side, top, s.plan[top] + 1, wilds):
        return False
    return size > 0 and (r.layoff == 0 or (r.layoff == 1 and not full))


def fitting_cards(r: Rules, s: State, seat: i64, side: i64, top: i64) -> i64:
    """How many cards of the hand are in the plan; -1 where not every meld of it is one (P1)."""
    cards: i64 = 0
    twos: i64 = 0
    jokers: i64 = 0
    elsewhere: i64 = 0
    hand = s.hand
    of_seat: i64 = KINDS * seat
    kind: i64
    plan = s.plan
    plan_twos = s.plan_twos
    plan_jokers = s.plan_jokers
    for kind in range(TWO, ACE + 1):
        naturals: i64 = plan[kind]
        wild_twos: i64 = plan_twos[kind]
        wild_joks: i64 = plan_jokers[kind]
        if naturals or wild_twos or wild_joks or kind == top:
            wilds: i64 = wild_twos + wild_joks
            cards += naturals + wilds
            if naturals > hand[of_seat + kind]:
                return -1
            if kind == top:
                naturals += 1
            if not melds.fits(r, s, side, kind, naturals, wilds):
                return -1
            twos += wild_twos
            jokers += wild_joks
            if kind != TWO:
                elsewhere += wilds
    if twos > hand[of_seat + TWO] or jokers > hand[of_seat + JOKER]:
        return -1
    if elsewhere and r.wild_lock and melds.wild_meld_stays_open(r, s, side):
        return -1
    return cards


def opens(r: Rules, s: State, side: i64, left: i64, taking: bool, top: i64, out: bool) -> bool:
    """Whether the plan is a legal opening (P2); `left` and `out` as in `guard_holds`."""
    if r.tiers and s.tier[side]:
        lifted: i64 = 1 if taking and takes_wild(r, top_of_pile(s)) else 0
        if not holds_canasta(r, s, side, lifted, top):
            return False
    points: i64 = melds.plan_points(r, s, 0)
    if r.has_runs:
        points += melds.run_points(r, s, side, True)
    if taking and r.top_counts:
        points += r.points[top]
    if r.fine_opening:
        points = fine_points(r, s, side, points, top)
        if points < 0:
            return False
    if points >= s.minimum[side]:
        return True
    exempt: i64 = r.open_exempt
    if exempt == 0 or not out or not empties(s, left) or (exempt == 1 and taking):
        return False
    if s.stage == const.START and not taking:
        return False
    return guard_holds(r, s, left, out)


def bottom_of_take(r: Rules, s: State, top: i64) -> i64:
    """Index of the lowest card of the pile that comes with its top card, taken with the plan."""
    left: i64 = s.pile_left
    if r.chooses:
        return (s.plan_depth if s.plan_depth else left) - 1
    forced: bool = r.forced == 2 and s.stock_left == 0
    if forced:
        forced = not is_frozen(r, s, s.seat % r.sides)
    if s.plan_top and (r.run_take == 1 or forced):
        return left - 1
    if forced:
        naturals: i64 = s.plan[top]
        wild: bool = melds.planned_wilds(s, top) > 0
        pair: bool = naturals >= r.need_unfrozen
        if not pair and not (wild and naturals and r.natural_plus_wild):
            return left - 1
    if r.top_cards < 0:
        return next_wild(s)
    if 0 < r.top_cards < left:
        return left - r.top_cards
    return 0


def next_wild(s: State) -> i64:
    """Index of the nearest open wild card under the top card of the pile; 0 without one."""
    index: i64 = s.pile_left - 2
    while index >= s.pile_down:
        if melds.is_wild(s.pile[index]):
            return index
        index -= 1
    return 0


def arriving(r: Rules, s: State, bottom: i64) -> i64:
    """Cards that the pile brings from index `bottom` on: not the one melded nor threes for points.

    Those face down count, whatever they turn out to be, and so do those drawn beside the pile.
    """
    cards: i64 = r.extra if r.extra < s.stock_left else s.stock_left
    index: i64
    for index in range(bottom + r.chooses, s.pile_left - 1 + r.chooses):
        kind: i64 = s.pile[index] & 15
        gone: bool = r.tabled[kind] == 1 or (kind == BLACK3 and r.removes_black == 1)
        if not gone or index < s.pile_down:
            cards += 1
    return cards


def empties(s: State, left: i64) -> bool:
    """Whether a turn that keeps `left` cards after its melds can get rid of them all."""
    return left == 0 if s.no_discard else left <= 1


def guard_holds(r: Rules, s: State, left: i64, out: bool) -> bool:
    """P4: two cards are kept unless the side may go `out`."""
    if left >= 2:
        return True
    return out and (left == 1 or r.final_discard == 0)


def forced_onto(r: Rules, s: State) -> i64:
    """The kind of the top card that an empty stock forces onto an own meld (P6), or 0.

    The plan must be empty, which is the plan of that take, unless a run takes the card.
    """
    if s.stock_left or not r.forced or not s.pile_left:
        return 0
    top: i64 = top_of_pile(s)
    side: i64 = s.seat % r.sides
    if not top or is_frozen(r, s, side):
        return 0
    size: i64 = 0
    if r.layoff != 2:
        size = melds.meld_size(s, side, top)
    if r.has_runs and (not size or size >= r.canasta) and melds.plan_run_take(r, s, side):
        return top
    if size:
        return top
    return 0
