"""What a seat may do in a playout: the same answers as the engine's judge, on counts.

A playout never decides what is legal at the table; a test walks it and the engine side by side.
A *plan* is a step about to be taken: for each kind the naturals, twos and jokers of the hand that
go onto the side's meld of that kind. It is laid as one step, or with the top card takes the pile.
With it stand openings asked for more than points, and taking a wild top card (EX-057).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, JOKER, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules import extra_cards, melds
from canasta_qt.players.playout.rules.going_out import may_go_out

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

LACKING: Final = -1
PLENTY: Final = 100000
"""What a splash counts: it opens without any count."""


def fine_points(r: vec[i64], s: vec[i64], side: i64, points: i64, top: i64) -> i64:
    """Points that the plan counts as an opening (P2), `LACKING` where its content is not enough.

    `points` is what all its cards count; `top` the kind of the pile's top card if it is taken.
    """
    apart: bool = top > 0 and (r[at.HAND_FIRST] == 2 or not stands_alone(r, s, side, top))
    if r[at.HAND_FIRST] and top > 0:
        points = melds.plan_points(r, s, top if apart else 0)
    pure: bool = must_be_pure(r, s, side)
    found: i64 = 0
    splash: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        naturals: i64 = s[at.PLAN + kind]
        wilds: i64 = s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
        outside: bool = apart and kind == top
        if wilds and pure and not (outside and r[at.HAND_FIRST]):
            return LACKING
        if naturals + wilds and not outside:
            traits: i64 = traits_of(r, naturals, wilds)
            found |= traits
            if kind != top:
                splash |= traits
        if r[at.NO_MIXED_OPENING]:
            if kind == top:
                naturals += 1
            if traits_of(r, naturals, wilds) & at.MIXED_CANASTA:
                return LACKING
    if r[at.CONTENT] and not found & r[at.CONTENT]:
        return LACKING
    return PLENTY if r[at.SPLASH] and splash & at.UNMIXED_CANASTA else points


def traits_of(r: vec[i64], naturals: i64, wilds: i64) -> i64:
    """What a meld of so many cards is for the content of an opening, as the engine has said."""
    if naturals >= at.TRAITS_ROW:
        naturals = at.TRAITS_ROW - 1
    if wilds >= at.TRAITS_ROW:
        wilds = at.TRAITS_ROW - 1
    return r[at.TRAITS + at.TRAITS_ROW * naturals + wilds]


def must_be_pure(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether no meld of the side's opening may hold wild cards."""
    return s[at.MINIMUM + side] <= r[at.PURE_UP_TO]


def stands_alone(r: vec[i64], s: vec[i64], side: i64, top: i64) -> bool:
    """Whether the cards that take the pile are a meld without its top card."""
    wilds: i64 = s[at.PLAN_TWOS + top] + s[at.PLAN_JOKS + top]
    return s[at.PLAN + top] + wilds > 0 and melds.fits(r, s, side, top, s[at.PLAN + top], wilds)


def spoils_opening(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether melds after the opening, in the same turn, complete what an opening may not hold."""
    if s[at.OPENED + side] != s[at.TURN] or s[at.TOOK]:
        return False
    pure: bool = must_be_pure(r, s, side)
    kind: i64
    for kind in range(TWO, ACE + 1):
        naturals: i64 = s[at.PLAN + kind]
        wilds: i64 = s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
        place: i64 = KINDS * side + kind
        if wilds and pure:
            return True
        if naturals + wilds and r[at.NO_MIXED_OPENING]:
            naturals += s[at.NATURALS + place]
            wilds += s[at.TWOS + place] + s[at.JOKS + place]
            if traits_of(r, naturals, wilds) & at.MIXED_CANASTA:
                return True
    return False


def holds_canasta(r: vec[i64], s: vec[i64], side: i64, lifted: i64, top: i64) -> bool:
    """Whether the plan holds the canasta that the side's opening must (`TIER`).

    The pile's top card joins `top` if any; `lifted` is 1 where it stands in the plan as a wild card
    of the hand. Where all must come from the hand it does not count.
    """
    tier: i64 = s[at.TIER + side]
    bare: bool = tier == 1 or r[at.HAND_FIRST] > 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        wilds: i64 = s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
        size: i64 = s[at.PLAN + kind] + wilds
        if kind == TWO and bare:
            size -= lifted
        if kind == top and not bare:
            size += 1
        if size < r[at.CANASTA] or (tier == 3 and wilds):
            continue
        if kind != top or not bare or melds.fits(r, s, side, kind, s[at.PLAN + kind], wilds):
            return True
    return tier != 3 and r[at.HAS_RUNS] == 1 and melds.long_runs(s, side, True) > 0


def takes_wild(r: vec[i64], top: i64) -> bool:
    """Whether a top card of this kind would be taken in this way."""
    return r[at.WILD_TAKES] == 1 and melds.is_wild(top)


def wild_pair(s: vec[i64], top: i64) -> i64:
    """How many cards of the top card's kind the plan lays in the wild meld, to take the pile."""
    row: i64 = at.PLAN_TWOS if top == TWO else at.PLAN_JOKS
    return s[row + TWO]


def lift(s: vec[i64], seat: i64, top: i64, count: i64) -> None:
    """Look at the top card as one of hand and plan (`count` 1), or no longer (-1)."""
    s[(at.PLAN_TWOS if top == TWO else at.PLAN_JOKS) + TWO] += count
    s[at.HAND + KINDS * seat + top] += count
    s[at.KNOWN + KINDS * seat + top] += count
    s[at.HELD + seat] += count


def top_of_pile(s: vec[i64]) -> i64:
    """Kind of the top card, 0 for an empty pile."""
    left: i64 = s[at.PILE_LEFT]
    if not left:
        return 0
    return s[at.PILE + left - 1] & 15


def claimed_card(s: vec[i64]) -> i64:
    """Kind of the card by which the plan takes the pile: the top one, if none is chosen."""
    place: i64 = s[at.PLAN_DEPTH]
    if not place:
        place = s[at.PILE_LEFT]
    if not place:
        return 0
    return s[at.PILE + place - 1] & 15


def is_face_down(s: vec[i64]) -> bool:
    """Whether the card by which the plan takes the pile lies face down."""
    if s[at.PLAN_DEPTH]:
        return s[at.PLAN_DEPTH] <= s[at.PILE_DOWN]
    return s[at.PILE_LEFT] <= s[at.PILE_DOWN]


def is_frozen(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether only naturals from the hand take the pile for this side."""
    return (
        r[at.ALWAYS_FROZEN] == 1
        or s[at.FROZEN] > 0
        or (s[at.OPENED + side] == 0 and r[at.FROZEN_UNOPENED] == 1)
    )


def pile_is_open(r: vec[i64], s: vec[i64]) -> bool:
    """Whether the pile may be taken at all, whatever cards take it (P3)."""
    top: i64 = claimed_card(s)
    if (
        not top
        or r[at.BLOCKED + top]
        or s[at.STAGE] != at.START
        or s[at.PILE_LEFT] < r[at.NEEDS_CARDS]
    ):
        return False
    if s[at.PILE_DOWN] and is_face_down(s):
        return False
    seat: i64 = s[at.SEAT]
    side: i64 = seat % r[at.SIDES]
    if s[at.OPENED + side] == 0 and r[at.TAKE_TO_OPEN] == 2:
        return False
    if s[at.HELD + seat] < r[at.LEAST_HAND]:
        return False
    if r[at.ONE_CARD] == 2 and s[at.PILE_LEFT] == 1 and s[at.HELD + seat] == 1:
        return False
    return r[at.OWN_RANK] != 2 or not melds.has_canasta(r, s, side, top)


def plan_is_legal(r: vec[i64], s: vec[i64], taking: bool) -> bool:
    """Whether the plan may be laid now or, `taking`, takes the pile."""
    if s[at.RETRACTED]:
        return False
    seat: i64 = s[at.SEAT]
    if r[at.KEEPS_ONE] and extra_cards.must_choose_three(r, s, seat):
        return False
    side: i64 = seat % r[at.SIDES]
    top: i64 = 0
    if taking:
        top = claimed_card(s)
        if not pile_is_open(r, s) or not justifies(r, s, side, top):
            return False
        if s[at.PLAN_TOP]:
            top = 0
        elif takes_wild(r, top):
            return wild_take_fits(r, s, seat, side, top)
    elif s[at.STAGE] != (at.START if r[at.BEFORE_DRAW] and not s[at.OPENED + side] else at.PLAY):
        return False
    planned: i64 = fitting_cards(r, s, seat, side, top)
    if planned >= 0 and r[at.HAS_RUNS]:
        in_runs: i64 = melds.run_cards(r, s, seat, side)
        planned = -1 if in_runs < 0 else planned + in_runs
    if not planned and not taking:
        return False
    return planned >= 0 and rest_is_legal(r, s, seat, side, planned, taking, top)


def wild_take_fits(r: vec[i64], s: vec[i64], seat: i64, side: i64, top: i64) -> bool:
    """Whether the plan is legal that puts the wild top card on the wild meld."""
    lift(s, seat, top, 1)
    planned: i64 = fitting_cards(r, s, seat, side, 0)
    legal: bool = planned >= 0 and rest_is_legal(r, s, seat, side, planned, True, 0)
    lift(s, seat, top, -1)
    return legal


def rest_is_legal(
    r: vec[i64], s: vec[i64], seat: i64, side: i64, planned: i64, taking: bool, top: i64
) -> bool:
    """Whether a plan of so many cards is legal, all of whose melds are known to fit.

    `top` is the kind that the pile's top card brings to a meld, or 0.
    """
    left: i64 = s[at.HELD + seat] - planned
    if taking:
        left += arriving(r, s, bottom_of_take(r, s, top))
    bonus: i64 = 0
    if r[at.BONUS_MODE] == 3:
        bonus = extra_cards.bonus_now(r, s, side, left, taking, top)
        left += bonus
    passes: bool = left == 1 and r[at.PASS_ONE] == 1
    strands: bool = r[at.MAY_STRAND] == 1 and left > 0 and not bonus and not s[at.NO_DISCARD]
    if strands and not passes and not keeps_discard(r, s, seat, side, taking, top):
        return False
    out: bool = left < 2 and may_go_out(r, s, side, True, top)
    single: bool = taking and s[at.PILE_LEFT] == 1 and s[at.HELD + seat] == 1
    if single and r[at.ONE_CARD] == 1 and not may_go_out(r, s, side, True, top):
        return False
    return (
        (s[at.OPENED + side] > 0 or opens(r, s, side, left, taking, top, out))
        and (
            left >= 2
            or (r[at.FEET] > 0 and extra_cards.foot_comes(r, s, seat, left, top))
            or keeps_enough(r, s, seat, left, taking, out)
        )
        and (not s[at.PLAN + BLACK3] or r[at.BLACK_MELD] == 2 or (out and empties(s, left)))
        and (
            r[at.FEET] != 4
            or extra_cards.completed(r, s, side, top)
            <= extra_cards.canastas_allowed(r, s, seat, side)
        )
        and (
            not r[at.RUN_GROWS]
            or (out and empties(s, left))
            or not melds.makes_long_run(r, s, side)
        )
        and (not r[at.SPOILS] or taking or not spoils_opening(r, s, side))
    )


def keeps_enough(r: vec[i64], s: vec[i64], seat: i64, left: i64, taking: bool, out: bool) -> bool:
    """P4: enough cards stay in the hand, or come to it, to end the turn."""
    if left == 1 and r[at.BONUS_MODE] and extra_cards.bonus_comes(r, s, seat, taking):
        return True
    if not guard_holds(r, s, left, out):
        return left == 1 and r[at.PASS_ONE] == 1
    return left != 1 or not r[at.FINE_LAST] or may_be_last(r, s, seat, taking)


def may_be_last(r: vec[i64], s: vec[i64], seat: i64, taking: bool) -> bool:
    """Whether the one card that the plan leaves can be the discard that goes out."""
    side: i64 = seat % r[at.SIDES]
    kind: i64
    for kind in range(RED3, JOKER + 1):
        held: i64 = s[at.HAND + KINDS * seat + kind]
        if held and r[at.LAST_BANNED + kind] and held > melds.planned_of(r, s, side, kind):
            return False
    if not taking:
        return True
    index: i64 = bottom_of_take(r, s, claimed_card(s)) + r[at.CHOOSES]
    if index < s[at.PILE_DOWN]:
        index = s[at.PILE_DOWN]
    while index < s[at.PILE_LEFT] - 1 + r[at.CHOOSES]:
        kind = s[at.PILE + index] & 15
        if r[at.LAST_BANNED + kind] and not r[at.TABLED + kind]:
            return False
        index += 1
    return True


def keeps_discard(r: vec[i64], s: vec[i64], seat: i64, side: i64, taking: bool, top: i64) -> bool:
    """P4: whether the plan leaves a card that may be discarded in some case."""
    wild: bool = r[at.DISCARD_WILD] != 1
    if wild and r[at.WILDS_HELD]:
        size: i64 = melds.meld_size(s, side, TWO) + s[at.PLAN_TWOS + TWO] + s[at.PLAN_JOKS + TWO]
        wild = size == 0 or size >= r[at.CANASTA]
    sevens: bool = all_sevens(r, s, side, top)
    kind: i64
    for kind in range(RED3, JOKER + 1):
        held: i64 = s[at.HAND + KINDS * seat + kind]
        if held and held > melds.planned_of(r, s, side, kind) and may_go(r, kind, wild, sevens):
            return True
    return taking and brings_discard(r, s, wild, sevens)


def brings_discard(r: vec[i64], s: vec[i64], wild: bool, sevens: bool) -> bool:
    """Whether the pile brings a card that may be discarded; one that nobody knows might be."""
    if r[at.EXTRA] and s[at.STOCK_LEFT]:
        return True
    bottom: i64 = bottom_of_take(r, s, claimed_card(s))
    index: i64
    for index in range(bottom + r[at.CHOOSES], s[at.PILE_LEFT] - 1 + r[at.CHOOSES]):
        kind: i64 = s[at.PILE + index] & 15
        gone: bool = r[at.TABLED + kind] == 1 or (kind == BLACK3 and r[at.REMOVES_BLACK] == 1)
        if index < s[at.PILE_DOWN] or (not gone and may_go(r, kind, wild, sevens)):
            return True
    return False


def may_go(r: vec[i64], kind: i64, wild: bool, sevens: bool) -> bool:
    """Whether a card of this kind may be discarded in some case.

    `wild` says so of wild cards; `sevens`: every side has a canasta of sevens.
    """
    if melds.is_wild(kind):
        return wild
    if r[at.TABLED + kind]:
        return (kind == RED3 and r[at.RED_GO] == 1) or (kind == BLACK3 and r[at.NO_THREES] == 0)
    return not r[at.LOCKED + kind] or (r[at.LOCKED + kind] == 2 and sevens)


def all_sevens(r: vec[i64], s: vec[i64], side: i64, top: i64) -> bool:
    """Whether every side has a canasta of sevens once the plan of this side lies there."""
    cards: i64 = s[at.PLAN + SEVEN] + s[at.PLAN_TWOS + SEVEN] + s[at.PLAN_JOKS + SEVEN]
    if top == SEVEN:
        cards += 1
    other: i64
    for other in range(r[at.SIDES]):
        mine: i64 = cards if other == side else 0
        now: i64 = melds.meld_size(s, other, SEVEN)
        if not melds.has_canasta(r, s, other, SEVEN) and not melds.is_canasta(r, SEVEN, now + mine):
            return False
    return True


def justifies(r: vec[i64], s: vec[i64], side: i64, top: i64) -> bool:
    """Whether the plan justifies taking the pile, by a meld of its top card or by a run (P3)."""
    if s[at.PLAN_TOP]:
        return melds.run_claim_holds(r, s, side, is_frozen(r, s, side))
    return claim_holds(r, s, side, top)


def claim_holds(r: vec[i64], s: vec[i64], side: i64, top: i64) -> bool:
    """Whether the cards of the plan beside the top card justify taking the pile (P3)."""
    naturals: i64 = s[at.PLAN + top]
    if takes_wild(r, top):
        return wild_pair(s, top) >= r[at.NEED_FROZEN if is_frozen(r, s, side) else at.NEED_UNFROZEN]
    if r[at.HAND_FIRST] and s[at.OPENED + side] == 0:
        frozen: bool = r[at.ALWAYS_FROZEN] == 1 or s[at.FROZEN] > 0
        return naturals >= (r[at.NEED_FROZEN] if frozen else r[at.NEED_UNFROZEN])
    if r[at.BEFORE_DRAW] and r[at.HAND_FIRST] != 2:
        naturals += s[at.NOW + top] - s[at.NOW_WILD + top]
    if is_frozen(r, s, side):
        return naturals >= r[at.NEED_FROZEN]
    if naturals >= r[at.NEED_UNFROZEN]:
        return True
    size: i64 = melds.meld_size(s, side, top)
    full: bool = melds.is_canasta(r, top, size)
    if r[at.OWN_RANK] == 1 and melds.has_canasta(r, s, side, top):
        return False
    if r[at.NATURAL_PLUS_WILD] and naturals and s[at.PLAN_TWOS + top] + s[at.PLAN_JOKS + top] > 0:
        return True
    wilds: i64 = s[at.PLAN_TWOS + top] + s[at.PLAN_JOKS + top]
    if r[at.MANY] and melds.begins_new(r, s, side, top, s[at.PLAN + top] + 1, wilds):
        return False
    return size > 0 and (r[at.LAYOFF] == 0 or (r[at.LAYOFF] == 1 and not full))


def fitting_cards(r: vec[i64], s: vec[i64], seat: i64, side: i64, top: i64) -> i64:
    """How many cards of the hand are in the plan; -1 where not every meld of it is one (P1)."""
    cards: i64 = 0
    twos: i64 = 0
    jokers: i64 = 0
    elsewhere: i64 = 0
    hand: i64 = at.HAND + KINDS * seat
    kind: i64
    for kind in range(TWO, ACE + 1):
        if s[at.PLAN + kind] or s[at.PLAN_TWOS + kind] or s[at.PLAN_JOKS + kind] or kind == top:
            naturals: i64 = s[at.PLAN + kind]
            wild_twos: i64 = s[at.PLAN_TWOS + kind]
            wild_joks: i64 = s[at.PLAN_JOKS + kind]
            wilds: i64 = wild_twos + wild_joks
            cards += naturals + wilds
            if naturals > s[hand + kind]:
                return -1
            if kind == top:
                naturals += 1
            if not melds.fits(r, s, side, kind, naturals, wilds):
                return -1
            twos += wild_twos
            jokers += wild_joks
            if kind != TWO:
                elsewhere += wilds
    if twos > s[hand + TWO] or jokers > s[hand + JOKER]:
        return -1
    if elsewhere and r[at.WILD_LOCK] and melds.wild_meld_stays_open(r, s, side):
        return -1
    return cards


def opens(
    r: vec[i64], s: vec[i64], side: i64, left: i64, taking: bool, top: i64, out: bool
) -> bool:
    """Whether the plan is a legal opening (P2); `left` and `out` as in `guard_holds`."""
    if r[at.TIERS] and s[at.TIER + side]:
        lifted: i64 = 1 if taking and takes_wild(r, top_of_pile(s)) else 0
        if not holds_canasta(r, s, side, lifted, top):
            return False
    points: i64 = melds.plan_points(r, s, 0)
    if r[at.HAS_RUNS]:
        points += melds.planned_run_points(r, s, side)
    if taking and r[at.TOP_COUNTS]:
        points += r[at.POINTS + top]
    if r[at.FINE_OPENING]:
        points = fine_points(r, s, side, points, top)
        if points < 0:
            return False
    if points >= s[at.MINIMUM + side]:
        return True
    exempt: i64 = r[at.OPEN_EXEMPT]
    if exempt == 0 or not out or not empties(s, left) or (exempt == 1 and taking):
        return False
    if s[at.STAGE] == at.START and not taking:
        return False
    return guard_holds(r, s, left, out)


def bottom_of_take(r: vec[i64], s: vec[i64], top: i64) -> i64:
    """Index of the lowest card of the pile that comes with its top card, taken with the plan."""
    left: i64 = s[at.PILE_LEFT]
    if r[at.CHOOSES]:
        return (s[at.PLAN_DEPTH] if s[at.PLAN_DEPTH] else left) - 1
    forced: bool = r[at.FORCED] == 2 and s[at.STOCK_LEFT] == 0
    if forced:
        forced = not is_frozen(r, s, s[at.SEAT] % r[at.SIDES])
    if s[at.PLAN_TOP] and (r[at.RUN_TAKE] == 1 or forced):
        return left - 1
    if forced:
        naturals: i64 = s[at.PLAN + top]
        wild: bool = s[at.PLAN_TWOS + top] + s[at.PLAN_JOKS + top] > 0
        pair: bool = naturals >= r[at.NEED_UNFROZEN]
        if not pair and not (wild and naturals and r[at.NATURAL_PLUS_WILD]):
            return left - 1
    if r[at.TOP_CARDS] < 0:
        return next_wild(s)
    return left - r[at.TOP_CARDS] if 0 < r[at.TOP_CARDS] < left else 0


def next_wild(s: vec[i64]) -> i64:
    """Index of the nearest open wild card under the top card of the pile; 0 without one."""
    index: i64 = s[at.PILE_LEFT] - 2
    while index >= s[at.PILE_DOWN]:
        if melds.is_wild(s[at.PILE + index]):
            return index
        index -= 1
    return 0


def arriving(r: vec[i64], s: vec[i64], bottom: i64) -> i64:
    """Cards that the pile brings from index `bottom` on: not the one melded nor threes for points.

    Those face down count, whatever they turn out to be, and so do those drawn beside the pile.
    """
    cards: i64 = r[at.EXTRA] if r[at.EXTRA] < s[at.STOCK_LEFT] else s[at.STOCK_LEFT]
    index: i64
    for index in range(bottom + r[at.CHOOSES], s[at.PILE_LEFT] - 1 + r[at.CHOOSES]):
        kind: i64 = s[at.PILE + index] & 15
        gone: bool = r[at.TABLED + kind] == 1 or (kind == BLACK3 and r[at.REMOVES_BLACK] == 1)
        if not gone or index < s[at.PILE_DOWN]:
            cards += 1
    return cards


def empties(s: vec[i64], left: i64) -> bool:
    """Whether a turn that keeps `left` cards after its melds can get rid of them all."""
    return left == 0 if s[at.NO_DISCARD] else left <= 1


def guard_holds(r: vec[i64], s: vec[i64], left: i64, out: bool) -> bool:
    """P4: two cards are kept unless the side may go `out`."""
    if left >= 2:
        return True
    return out and (left == 1 or r[at.FINAL_DISCARD] == 0)


def forced_onto(r: vec[i64], s: vec[i64]) -> i64:
    """The kind of the top card that an empty stock forces onto an own meld (P6), or 0.

    The plan must be empty, which is the plan of that take, unless a run takes the card.
    """
    if s[at.STOCK_LEFT] or not r[at.FORCED] or not s[at.PILE_LEFT]:
        return 0
    top: i64 = top_of_pile(s)
    side: i64 = s[at.SEAT] % r[at.SIDES]
    if not top or is_frozen(r, s, side):
        return 0
    size: i64 = melds.meld_size(s, side, top) if r[at.LAYOFF] != 2 else 0
    if r[at.HAS_RUNS] and (not size or size >= r[at.CANASTA]) and melds.plan_run_take(r, s, side):
        return top
    return top if size else 0
