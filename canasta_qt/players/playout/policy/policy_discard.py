"""Which card the player inside a playout throws: what costs least, by style or by prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, FIRST, JOKER, KINDS, RED3, TWO
from canasta_qt.players.playout.policy.policy_open import best_suit, gives_pile
from canasta_qt.players.playout.policy.policy_wilds import reach, wild_worth
from canasta_qt.players.playout.policy.prices import (
    foresee_cards,
    kept,
    unseen,
    unseen_wilds,
    weigh,
)
from canasta_qt.players.playout.rules.discards import may_be_thrown, may_discard, must_retract
from canasta_qt.players.playout.rules.judge import is_frozen
from canasta_qt.players.playout.rules.melds import is_dead, wilds_held
from canasta_qt.players.playout.rules.steps import DISCARD, PASS, RETRACT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

MOST_UNSEEN: Final = 12
"""Unseen cards of a rank, as three packs have them, beyond which no pair gets likelier: hands are
no larger with more packs."""
DEAREST: Final = 1 << 40
"""More than any discard costs."""


def weighed_discard(r: Rules, s: State, seat: i64, after: i64) -> i64:
    """The kind that costs least to throw; 0 if none may be thrown."""
    side: i64 = seat % r.sides
    weigh(r, s, seat, side)
    hand = s.hand
    of_seat: i64 = KINDS * seat
    theirs: i64 = after % r.sides
    frozen: bool = is_frozen(r, s, theirs)
    prize: i64 = 0
    wild: i64 = -1
    small: bool = s.held[after] > 0 and s.held[after] < r.least_hand
    if theirs != side and not small:
        note_chances(r, s, seat, after)
        prize = fed(r, s)
    best: i64 = 0
    least: i64 = DEAREST
    cost: i64
    kind: i64
    for kind in range(BLACK3, ACE + 1):
        held: i64 = hand[of_seat + kind]
        if not held or not may_be_thrown(r, s, seat, kind):
            continue
        if kind == BLACK3:
            cost = black_loss(r, s, held)
        else:
            live: i64 = unseen(r, s, seat, kind)
            place: i64 = KINDS * side + kind
            naturals: i64 = s.naturals[place]
            wilds: i64 = s.twos[place] + s.jokers[place]
            cost = kept(r, s, kind, held, naturals, wilds, live)
            cost -= kept(r, s, kind, held - 1, naturals, wilds, live)
            if prize and cost < least and not r.blocked[kind]:
                if wild < 0:
                    wild = 0
                    if not frozen:
                        wild = wild_chance(r, s, seat, after)
                loose: i64 = loose_of(r, s, seat, kind, live)
                cost += take_chance(r, s, after, kind, loose, frozen, wild) * prize >> 10
        if cost < least:
            best = kind
            least = cost
    if wilds_held(s, seat) and wild_may_pay(r, s, seat, after, least):
        wild = cheapest_wild(r, s, seat, after, least)
        if wild:
            return wild
    return best


def wild_may_pay(r: Rules, s: State, seat: i64, after: i64, least: i64) -> bool:
    """A quick look: whether it may cost less than `least` to throw a wild card."""
    brings: i64 = 0
    if s.frozen or r.always_frozen:
        brings = -r.on_frozen
    elif can_freeze(r, s, seat % r.sides, after % r.sides):
        brings = s.pile_worth * r.freeze_saves >> 10
        kind: i64
        for kind in range(FIRST, ACE + 1):
            if s.hand[KINDS * seat + kind] >= 2:
                brings += r.freeze_pair
    return wild_loses(r, s, seat) - brings < least


def wild_loses(r: Rules, s: State, seat: i64) -> i64:
    """What throwing a wild card costs at least: the last one's freedom, less what it costs caught.

    Where wild cards are melded, they may be worth no more than one card less of them.
    """
    loses: i64 = 0
    if not r.wild_meld:
        free: i64 = r.freedom[min(wilds_held(s, seat) - 1, const.LAST_WILD)]
        loses = max((free * s.calm >> 8) - 1, 0)
    return loses - (100 * r.points[JOKER] * (256 - s.calm) >> 8)


def cheapest_wild(r: Rules, s: State, seat: i64, after: i64, least: i64) -> i64:
    """The wild card that costs less than `least` to throw, and least; 0 if there is none."""
    side: i64 = seat % r.sides
    freed: i64 = freezing(r, s, seat, side, after)
    if wild_loses(r, s, seat) - freed >= least:
        return 0
    twos: i64 = s.hand[KINDS * seat + TWO]
    joks: i64 = s.hand[KINDS * seat + JOKER]
    worth: i64 = wild_worth(r, s, seat, side, twos, joks) - freed
    best: i64 = 0
    cost: i64
    if twos and may_be_thrown(r, s, seat, TWO):
        cost = worth - wild_worth(r, s, seat, side, twos - 1, joks)
        if cost < least:
            best = TWO
            least = cost
    if joks and may_be_thrown(r, s, seat, JOKER):
        cost = worth - wild_worth(r, s, seat, side, twos, joks - 1)
        if cost < least:
            best = JOKER
    return best


def fed(r: Rules, s: State) -> i64:
    """What the pile with one more card is worth to its taker, and a meld on the table."""
    worth: i64 = s.pile_worth
    size: i64 = 0
    kind: i64
    for kind in range(TWO, KINDS):
        size += s.in_pile[kind]
    more: i64 = r.pile_more
    if size < const.LAST_PILE:
        more = r.pile_sizes[size + 1] - r.pile_sizes[size]
    return worth + more + r.feeding


def note_chances(r: Rules, s: State, seat: i64, after: i64) -> None:
    """Note the chances that the hand of `after` holds none of so many loose cards."""
    total: i64 = s.stock_left
    unknown: i64 = 0
    other: i64
    kind: i64
    for other in range(r.seats):
        if other != seat:
            left: i64 = s.held[other]
            for kind in range(TWO, KINDS):
                left -= s.known[KINDS * other + kind]
            total += left
            if other == after:
                unknown = left
    without: i64 = 1024
    if 0 < unknown < total:
        without -= (unknown << 10) // total
    elif unknown > 0:
        without = 0
    none: i64 = 1024
    for kind in range(const.MOST_LOOSE + 1):
        s.chances[kind] = none
        none = none * without >> 10


def loose_of(r: Rules, s: State, seat: i64, kind: i64, live: i64) -> i64:
    """Unseen cards of a kind of which nobody knows where they are."""
    other: i64
    for other in range(r.seats):
        if other != seat:
            live -= s.known[KINDS * other + kind]
    return min(max(live, 0), const.MOST_LOOSE)


def pair_chance(r: Rules, s: State, loose: i64) -> i64:
    """Chance that the hand holds two of so many loose cards."""
    if loose < 2:
        return 0
    one: i64 = loose * (s.chances[loose - 1] - s.chances[loose])
    chance: i64 = (1024 - s.chances[loose] - one) * r.pair_instinct >> 10
    return min(max(chance, 0), const.MOST_PAIR)


def wild_chance(r: Rules, s: State, seat: i64, after: i64) -> i64:
    """Chance that the hand of `after` holds a wild card."""
    row: i64 = KINDS * after
    if s.known[row + TWO] or s.known[row + JOKER]:
        return 1024
    left: i64 = max(unseen_wilds(r, s, seat), 0)
    return 1024 - s.chances[min(left, const.MOST_LOOSE)]


def take_chance(
    r: Rules, s: State, after: i64, kind: i64, loose: i64, frozen: bool, wild: i64
) -> i64:
    """Chance, of 1024, that the seat `after` takes the pile with this card on it.

    Of the kind are `loose` cards nobody knows where; `wild` is the chance that it has a wild card.
    """
    theirs: i64 = after % r.sides
    lying: i64 = s.sizes[KINDS * theirs + kind]
    if lying and not frozen and takes_top(r, lying):
        return const.SURE
    known: i64 = s.known[KINDS * after + kind]
    chance: i64 = const.SURE
    if known == 1:
        chance = 1024 - s.chances[loose]
    elif not known:
        chance = pair_chance(r, s, loose)
    if not frozen and known < 2:
        one: i64 = const.SURE
        if not known:
            one = 1024 - s.chances[loose]
        if one > chance:
            chance += (one - chance) * wild >> 11
    if known < 2:
        chance = chance * still_held(r, s, after, kind) >> 10
    if not s.opened[theirs]:
        chance = chance * may_open(r, s.minimum[theirs]) >> 10
    return chance


def still_held(r: Rules, s: State, after: i64, kind: i64) -> i64:
    """What is left, of 1024, of a chance for a pair, by what its holder threw or let lie."""
    when: i64 = s.declined[KINDS * after + kind]
    if not when:
        return 1024
    left: i64 = r.still_held + r.forgets * ((s.turn - when) - r.seats) // r.seats
    return min(max(left, r.still_held), 1024)


def takes_top(r: Rules, lying: i64) -> bool:
    """Whether a meld of so many cards takes the pile by itself, as long as that is not frozen."""
    return r.layoff == 0 or (r.layoff == 1 and lying < r.canasta)


def may_open(r: Rules, points: i64) -> i64:
    """Chance, of 1024, that a hand with a fitting pair can open by so many points."""
    step: i64 = 0
    while step < len(r.opens_up_to) and points > r.opens_up_to[step]:
        step += 1
    return r.opens[step]


def black_loss(r: Rules, s: State, held: i64) -> i64:
    """What a black three is worth in the hand."""
    calm: i64 = s.calm
    worth: i64 = r.black_threes[min(held, 2) - 1] * calm >> 8
    return worth - (100 * r.points[BLACK3] * (256 - calm) >> 8)


def freezing(r: Rules, s: State, seat: i64, side: i64, after: i64) -> i64:
    """What it brings to freeze the pile by a wild card."""
    if s.frozen or r.always_frozen:
        if s.opened[side]:
            return -r.on_frozen
        return -r.on_frozen - (s.pile_worth * r.on_frozen_of_pile >> 8)
    theirs: i64 = after % r.sides
    if not can_freeze(r, s, side, theirs):
        return 0
    about: i64 = 0
    fit: i64 = 0
    own: i64 = 0
    pairs: i64 = 0
    likely: i64 = 0
    kind: i64
    for kind in range(FIRST, ACE + 1):
        live: i64 = unseen(r, s, seat, kind)
        about += live
        if s.sizes[KINDS * theirs + kind]:
            fit += live
        if s.sizes[KINDS * side + kind]:
            own += live
        if s.hand[KINDS * seat + kind] >= 2:
            pairs += 1024
        if s.known[KINDS * after + kind] >= 2:
            likely += const.SURE
        else:
            likely += pair_chance(r, s, loose_of(r, s, seat, kind, live))
    saved: i64 = 0
    if about:
        saved = (s.pile_worth * r.freeze_saves >> 10) * (5 * fit - 4 * own) // (5 * about)
    return saved + (r.freeze_pair * (pairs - likely) >> 10)


def can_freeze(r: Rules, s: State, side: i64, theirs: i64) -> bool:
    """Whether a frozen pile hinders a side, the next one, that could else take it more easily."""
    if r.temporary and not s.lone:
        return False
    return r.freezes[TWO] > 0 and theirs != side and s.opened[theirs] > 0


def choose_discard(r: Rules, s: State, seat: i64) -> i64:
    """How to end the turn: with the cheapest discard, if there is one."""
    if s.no_discard:
        return PASS
    if r.red_go and not r.tabled[RED3] and may_discard(r, s, RED3):
        return DISCARD + RED3
    best: i64
    if r.weighs[seat] == 4:
        best = weighed_discard(r, s, seat, (seat + 1) % r.seats)
    else:
        best = cheapest_discard(r, s, seat, (seat + 1) % r.seats)
    if best:
        return DISCARD + best
    if may_discard(r, s, RED3):
        return DISCARD + RED3
    return RETRACT if r.retracts and must_retract(r, s, seat) else PASS


def cheapest_discard(r: Rules, s: State, seat: i64, after: i64) -> i64:
    """The card that costs least: what it is worth to keep, and what it gives `after`; or 0."""
    hand = s.hand
    of_seat: i64 = KINDS * seat
    side: i64 = seat % r.sides
    theirs: i64 = after % r.sides
    prize: i64 = pile_price(r, s, seat, side, theirs)
    frozen: bool = is_frozen(r, s, theirs)
    several: bool = s.held[seat] > 1
    plain: bool = several and r.plain_discards == 1
    free: bool = several and not r.bans
    runs: bool = r.has_runs == 1
    priced: bool = r.wild[seat] == 0
    watches: bool = r.remembers[seat] > 0 and prize > 0 and not frozen
    wilds: i64 = 0
    of_side: i64 = KINDS * side
    sizes = s.sizes
    at_risk: bool = r.at_risk == 1
    short = r.short_pure
    points = r.points
    single: i64 = r.single[seat]
    pair: i64 = r.pair[seat]
    group: i64 = r.group[seat]
    best: i64 = 0
    least: i64 = DEAREST
    cost: i64
    kind: i64
    for kind in range(TWO, KINDS):
        held: i64 = hand[of_seat + kind]
        if not held:
            continue
        natural: bool = BLACK3 < kind < JOKER
        if priced and not natural and kind != BLACK3:
            wilds += held
            continue
        if not plain and not (free and natural) and not may_be_thrown(r, s, seat, kind):
            continue
        if not natural:
            cost = keep_worth(r, s, seat, kind, held)
        elif at_risk and short[kind] and not sizes[of_side + kind]:
            cost = prize_kept(r, s, seat, kind, held)
        else:
            cost = points[kind] * single // 100 if held == 1 else (pair if held == 2 else group)
        card: i64 = kind
        if runs and s.hand_suits[KINDS * seat + kind]:
            suited: i64 = best_suit(r, s, seat, after, kind)
            cost += suited >> 3
            card += 16 * (suited & 7)
            if gives_pile(r, s, after, card):
                cost += prize
        if prize and cost < least and not r.blocked[kind]:
            given: i64 = prize
            if watches and sizes[KINDS * theirs + kind]:
                given += brought_on(r, s, theirs, kind)
            cost += given * danger(r, s, seat, side, after, theirs, kind, held, frozen) // 100
        if cost < least:
            best = card
            least = cost
    return or_wild(r, s, seat, after, best, least, wilds) if wilds else best


def or_wild(r: Rules, s: State, seat: i64, after: i64, best: i64, least: i64, wilds: i64) -> i64:
    """One of so many wild cards where that costs less than the `best` card at `least` points."""
    free: i64 = r.freedom[min(wilds - 1, const.LAST_WILD)] >> 2
    bound: i64 = free
    if s.frozen or r.always_frozen:
        bound += r.on_frozen
    if 100 * least <= bound:
        return best
    weigh(r, s, seat, seat % r.sides)
    if 100 * least + (s.pile_worth * r.freeze_saves >> 10) <= free:
        return best
    if not wild_may_pay(r, s, seat, after, 100 * least):
        return best
    note_chances(r, s, seat, after)
    wild: i64 = cheapest_wild(r, s, seat, after, 100 * least)
    return wild if wild else best


def keep_worth(r: Rules, s: State, seat: i64, kind: i64, held: i64) -> i64:
    """What a black three or a wild card is worth in the hand.

    By its price a black three is worth nothing while the pile may well be taken (P9).
    """
    if kind != BLACK3:
        return r.wild[seat]
    if r.wild[seat]:
        return r.stopper[seat]
    if r.temporary and not s.lone:
        return 0
    return r.black_threes[min(held, 2) - 1] // 100


def pile_price(r: Rules, s: State, seat: i64, side: i64, theirs: i64) -> i64:
    """What giving the pile to the next side costs, in points; nothing where it is the own one.

    Nor before a partnership is formed by a pile too small to play alone for.
    """
    if theirs == side:
        return 0
    prize: i64 = r.prize[seat] + r.prize_card[seat] * s.pile_left
    if r.temporary and not s.lone and 100 * prize < r.alone:
        return 0
    return prize


def prize_kept(r: Rules, s: State, seat: i64, kind: i64, held: i64) -> i64:
    """What a card is worth in the hand whose rank is begun only with most of its canasta.

    It is the hope that the rest comes, less what so many of them cost when they are caught.
    """
    if held < r.least and (not r.set_least[kind] or held < r.set_least[kind]):
        return 0
    weigh(r, s, seat, seat % r.sides)
    return (prized(r, s, seat, kind, held) - prized(r, s, seat, kind, held - 1)) // 100


def prized(r: Rules, s: State, seat: i64, kind: i64, held: i64) -> i64:
    """So many cards of such a rank in the hand."""
    live: i64 = unseen(r, s, seat, kind)
    foresee_cards(r, s, seat, seat % r.sides)
    worth: i64 = reach(r.canasta - held, live, s.comes_alone) * 100 * r.pure_bonus[kind] >> 8
    worth = (worth * r.prize_kept >> 8) * s.calm >> 8
    if r.set_least[kind] and held >= r.set_least[kind]:
        worth += 100 * r.set_points[kind] * (256 - s.calm) >> 8
    return worth


def brought_on(r: Rules, s: State, side: i64, kind: i64) -> i64:
    """Points by which a card of this kind brings the side's meld nearer to its canasta."""
    place: i64 = KINDS * side + kind
    lying: i64 = s.sizes[place]
    lacks: i64 = r.canasta - lying
    if not 0 < lacks <= const.LAST_HOPE:
        return 0
    done: i64 = r.mixed_bonus[kind]
    if s.naturals[place] == lying:
        done += (r.pure_bonus[kind] - done) * const.NATURAL_SOME_DAY >> 8
    return ((r.hopes[lacks - 1] - r.hopes[lacks]) * done >> 8) * r.feeds_meld >> 8


def danger(
    r: Rules,
    s: State,
    seat: i64,
    side: i64,
    after: i64,
    rival: i64,
    kind: i64,
    held: i64,
    frozen: bool,
) -> i64:
    """Chance, in per cent, that the opponent `after` takes the pile by a kind held so often.

    `side` and `rival` are the sides of both.
    """
    own: i64 = KINDS * side + kind
    theirs: i64 = KINDS * rival + kind
    lying: i64 = s.sizes[theirs]
    if s.known[KINDS * after + kind] >= 2 or (lying and not frozen and takes_top(r, lying)):
        return 100
    unseen: i64 = r.pack[kind] - held - lying - s.sizes[own] - s.in_pile[kind]
    if r.many:
        unseen -= (s.old_cards[own] & 255) + (s.old_cards[theirs] & 255)
    if unseen < 2 or (r.most < lying + r.need_frozen + 1 and not r.many):
        return 0
    if r.dead and is_dead(r, s, rival, kind, False):
        return 0
    unseen = min(unseen, MOST_UNSEEN)
    guess: i64 = r.guess[seat] * unseen
    if r.at_risk and not lying and r.short_pure[kind]:
        guess = guess * r.begins_prize >> 8
    if r.remembers[seat]:
        guess = guess * still_held(r, s, after, kind) >> 10
    if frozen or not r.natural_plus_wild:
        return guess
    return 2 * guess
