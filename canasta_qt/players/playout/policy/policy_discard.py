"""Which card the player inside a playout throws: what costs least, by style or by prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, FIRST, JOKER, KINDS, RED3, TWO
from canasta_qt.players.playout.policy.policy_open import best_suit, gives_pile
from canasta_qt.players.playout.policy.prices import kept, unseen, weigh, wild_worth
from canasta_qt.players.playout.rules.discards import may_be_thrown, may_discard, must_retract
from canasta_qt.players.playout.rules.judge import is_frozen
from canasta_qt.players.playout.rules.steps import DISCARD, PASS, RETRACT

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

DEAREST: Final = 1 << 40
"""More than any discard costs."""


def weighed_discard(r: vec[i64], s: vec[i64], seat: i64, after: i64) -> i64:
    """The kind that costs least to throw; 0 if none may be thrown."""
    side: i64 = seat % r[at.SIDES]
    weigh(r, s, seat, side)
    hand: i64 = at.HAND + KINDS * seat
    theirs: i64 = after % r[at.SIDES]
    frozen: bool = is_frozen(r, s, theirs)
    prize: i64 = 0
    wild: i64 = -1
    small: bool = s[at.HELD + after] > 0 and s[at.HELD + after] < r[at.LEAST_HAND]
    if theirs != side and not small:
        note_chances(r, s, seat, after)
        prize = fed(r, s)
    best: i64 = 0
    least: i64 = DEAREST
    cost: i64
    kind: i64
    for kind in range(BLACK3, ACE + 1):
        held: i64 = s[hand + kind]
        if not held or not may_be_thrown(r, s, seat, kind):
            continue
        if kind == BLACK3:
            cost = black_loss(r, s, held)
        else:
            live: i64 = unseen(r, s, seat, kind)
            place: i64 = KINDS * side + kind
            naturals: i64 = s[at.NATURALS + place]
            wilds: i64 = s[at.TWOS + place] + s[at.JOKS + place]
            cost = kept(r, s, kind, held, naturals, wilds, live)
            cost -= kept(r, s, kind, held - 1, naturals, wilds, live)
            if prize and cost < least and not r[at.BLOCKED + kind]:
                if wild < 0:
                    wild = 0
                    if not frozen:
                        wild = wild_chance(r, s, seat, after)
                loose: i64 = loose_of(r, s, seat, kind, live)
                cost += take_chance(r, s, after, kind, loose, frozen, wild) * prize >> 10
        if cost < least:
            best = kind
            least = cost
    if s[hand + TWO] or s[hand + JOKER]:
        wild = cheapest_wild(r, s, seat, after, least)
        if wild:
            return wild
    return best


def cheapest_wild(r: vec[i64], s: vec[i64], seat: i64, after: i64, least: i64) -> i64:
    """The wild card that costs less than `least` to throw, and least; 0 if there is none."""
    side: i64 = seat % r[at.SIDES]
    freed: i64 = freezing(r, s, seat, side, after)
    spared: i64 = 100 * r[at.POINTS + JOKER] * (256 - s[at.CALM]) >> 8
    if -freed - spared >= least:
        return 0
    twos: i64 = s[at.HAND + KINDS * seat + TWO]
    joks: i64 = s[at.HAND + KINDS * seat + JOKER]
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


def fed(r: vec[i64], s: vec[i64]) -> i64:
    """What the pile with one more card is worth to its taker, and a meld on the table."""
    worth: i64 = s[at.PILE_WORTH]
    size: i64 = 0
    kind: i64
    for kind in range(TWO, KINDS):
        size += s[at.IN_PILE + kind]
    more: i64 = r[at.PILE_MORE]
    if size < at.LAST_PILE:
        more = r[at.PILE_SIZES + size + 1] - r[at.PILE_SIZES + size]
    return worth + more + r[at.FEEDING]


def note_chances(r: vec[i64], s: vec[i64], seat: i64, after: i64) -> None:
    """Note the chances that the hand of `after` holds none of so many loose cards."""
    total: i64 = s[at.STOCK_LEFT]
    unknown: i64 = 0
    other: i64
    kind: i64
    for other in range(r[at.SEATS]):
        if other != seat:
            left: i64 = s[at.HELD + other]
            for kind in range(TWO, KINDS):
                left -= s[at.KNOWN + KINDS * other + kind]
            total += left
            if other == after:
                unknown = left
    without: i64 = 1024
    if 0 < unknown < total:
        without -= (unknown << 10) // total
    elif unknown > 0:
        without = 0
    none: i64 = 1024
    for kind in range(at.MOST_LOOSE + 1):
        s[at.CHANCES + kind] = none
        none = none * without >> 10


def loose_of(r: vec[i64], s: vec[i64], seat: i64, kind: i64, live: i64) -> i64:
    """Unseen cards of a kind of which nobody knows where they are."""
    other: i64
    for other in range(r[at.SEATS]):
        if other != seat:
            live -= s[at.KNOWN + KINDS * other + kind]
    if live < 0:
        return 0
    if live > at.MOST_LOOSE:
        return at.MOST_LOOSE
    return live


def pair_chance(r: vec[i64], s: vec[i64], loose: i64) -> i64:
    """Chance that the hand holds two of so many loose cards."""
    if loose < 2:
        return 0
    one: i64 = loose * (s[at.CHANCES + loose - 1] - s[at.CHANCES + loose])
    chance: i64 = (1024 - s[at.CHANCES + loose] - one) * r[at.PAIR_INSTINCT] >> 10
    if chance < 0:
        return 0
    if chance > at.MOST_PAIR:
        return at.MOST_PAIR
    return chance


def wild_chance(r: vec[i64], s: vec[i64], seat: i64, after: i64) -> i64:
    """Chance that the hand of `after` holds a wild card."""
    row: i64 = at.KNOWN + KINDS * after
    if s[row + TWO] or s[row + JOKER]:
        return 1024
    left: i64 = unseen_wilds(r, s, seat)
    if left < 0:
        left = 0
    if left > at.MOST_LOOSE:
        left = at.MOST_LOOSE
    return 1024 - s[at.CHANCES + left]


def unseen_wilds(r: vec[i64], s: vec[i64], seat: i64) -> i64:
    """Wild cards that a seat does not see, and of which nobody knows where they are."""
    left: i64 = r[at.PACK + TWO] + r[at.PACK + JOKER] - s[at.IN_PILE + TWO] - s[at.IN_PILE + JOKER]
    left -= s[at.HAND + KINDS * seat + TWO] + s[at.HAND + KINDS * seat + JOKER]
    other: i64
    kind: i64
    for other in range(r[at.SEATS]):
        if other != seat:
            left -= s[at.KNOWN + KINDS * other + TWO] + s[at.KNOWN + KINDS * other + JOKER]
    for other in range(r[at.SIDES]):
        for kind in range(TWO, ACE + 1):
            left -= s[at.TWOS + KINDS * other + kind] + s[at.JOKS + KINDS * other + kind]
    return left


def take_chance(
    r: vec[i64], s: vec[i64], after: i64, kind: i64, loose: i64, frozen: bool, wild: i64
) -> i64:
    """Chance, of 1024, that the seat `after` takes the pile with this card on it.

    Of the kind are `loose` cards nobody knows where; `wild` is the chance that it has a wild card.
    """
    theirs: i64 = after % r[at.SIDES]
    if s[at.SIZES + KINDS * theirs + kind] and not frozen and r[at.LAYOFF] == 0:
        return at.SURE
    known: i64 = s[at.KNOWN + KINDS * after + kind]
    chance: i64 = at.SURE
    if known == 1:
        chance = 1024 - s[at.CHANCES + loose]
    elif not known:
        chance = pair_chance(r, s, loose)
    if not frozen and known < 2:
        one: i64 = at.SURE if known else 1024 - s[at.CHANCES + loose]
        if one > chance:
            chance += (one - chance) * wild >> 11
    when: i64 = s[at.DECLINED + KINDS * after + kind]
    if when and known < 2:
        left: i64 = (
            r[at.STILL_HELD] + r[at.FORGETS] * ((s[at.TURN] - when) - r[at.SEATS]) // r[at.SEATS]
        )
        if left < r[at.STILL_HELD]:
            left = r[at.STILL_HELD]
        if left < 1024:
            chance = chance * left >> 10
    if not s[at.OPENED + theirs]:
        chance = chance * may_open(r, s[at.MINIMUM + theirs]) >> 10
    return chance


def may_open(r: vec[i64], points: i64) -> i64:
    """Chance, of 1024, that a hand with a fitting pair can open by so many points."""
    step: i64 = 0
    while at.OPENS + step + 1 < at.OPENS_UP_TO and points > r[at.OPENS_UP_TO + step]:
        step += 1
    return r[at.OPENS + step]


def black_loss(r: vec[i64], s: vec[i64], held: i64) -> i64:
    """What a black three is worth in the hand."""
    calm: i64 = s[at.CALM]
    if held > 2:
        held = 2
    worth: i64 = r[at.BLACK_THREES + held - 1] * calm >> 8
    return worth - (100 * r[at.POINTS + BLACK3] * (256 - calm) >> 8)


def freezing(r: vec[i64], s: vec[i64], seat: i64, side: i64, after: i64) -> i64:
    """What it brings to freeze the pile by a wild card."""
    if s[at.FROZEN] or r[at.ALWAYS_FROZEN]:
        if s[at.OPENED + side]:
            return -r[at.ON_FROZEN]
        return -r[at.ON_FROZEN] - (s[at.PILE_WORTH] * r[at.ON_FROZEN_OF_PILE] >> 8)
    theirs: i64 = after % r[at.SIDES]
    if not r[at.FREEZES + TWO] or theirs == side or not s[at.OPENED + theirs]:
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
        if s[at.SIZES + KINDS * theirs + kind]:
            fit += live
        if s[at.SIZES + KINDS * side + kind]:
            own += live
        if s[at.HAND + KINDS * seat + kind] >= 2:
            pairs += 1024
        if s[at.KNOWN + KINDS * after + kind] >= 2:
            likely += at.SURE
        else:
            likely += pair_chance(r, s, loose_of(r, s, seat, kind, live))
    saved: i64 = 0
    if about:
        saved = (s[at.PILE_WORTH] * r[at.FREEZE_SAVES] >> 10) * (5 * fit - 4 * own) // (5 * about)
    return saved + (r[at.FREEZE_PAIR] * (pairs - likely) >> 10)


def choose_discard(r: vec[i64], s: vec[i64], seat: i64) -> i64:
    """How to end the turn: with the cheapest discard, if there is one."""
    if s[at.NO_DISCARD]:
        return PASS
    if r[at.RED_GO] and not r[at.TABLED + RED3] and may_discard(r, s, RED3):
        return DISCARD + RED3
    best: i64
    if r[at.STYLE + at.STYLES * seat + at.WEIGHS] == 4:
        best = weighed_discard(r, s, seat, (seat + 1) % r[at.SEATS])
    else:
        best = cheapest_discard(r, s, seat, (seat + 1) % r[at.SEATS])
    if best:
        return DISCARD + best
    if may_discard(r, s, RED3):
        return DISCARD + RED3
    return RETRACT if r[at.RETRACTS] and must_retract(r, s, seat) else PASS


def cheapest_discard(r: vec[i64], s: vec[i64], seat: i64, after: i64) -> i64:
    """The card that costs least: what it is worth to keep, and what it gives `after`; or 0."""
    hand: i64 = at.HAND + KINDS * seat
    style: i64 = at.STYLE + at.STYLES * seat
    prize: i64 = r[style + at.PRIZE] + r[style + at.PRIZE_CARD] * s[at.PILE_LEFT]
    if (after - seat) % r[at.SIDES] == 0:
        prize = 0
    frozen: bool = is_frozen(r, s, after % r[at.SIDES])
    several: bool = s[at.HELD + seat] > 1
    plain: bool = several and r[at.PLAIN_DISCARDS] == 1
    free: bool = several and not r[at.BANS]
    runs: bool = r[at.HAS_RUNS] == 1
    best: i64 = 0
    least: i64 = DEAREST
    cost: i64
    kind: i64
    for kind in range(TWO, KINDS):
        held: i64 = s[hand + kind]
        if not held:
            continue
        natural: bool = BLACK3 < kind < JOKER
        if not plain and not (free and natural) and not may_be_thrown(r, s, seat, kind):
            continue
        if not natural:
            cost = keep_worth(r, style, kind)
        elif held == 1:
            cost = r[at.POINTS + kind] * r[style + at.SINGLE] // 100
        else:
            cost = r[style + at.PAIR] if held == 2 else r[style + at.GROUP]
        card: i64 = kind
        if runs and s[at.HAND_SUITS + KINDS * seat + kind]:
            suited: i64 = best_suit(r, s, seat, after, kind)
            cost += suited >> 3
            card += 16 * (suited & 7)
            if gives_pile(r, s, after, card):
                cost += prize
        if cost < least:
            if not r[at.BLOCKED + kind]:
                cost += prize * danger(r, s, seat, after, kind, held, frozen) // 100
            if cost < least:
                best = card
                least = cost
    return best


def keep_worth(r: vec[i64], style: i64, kind: i64) -> i64:
    """What a black three or a wild card is worth in the hand."""
    return r[style + at.STOPPER] if kind == BLACK3 else r[style + at.WILD]


def danger(
    r: vec[i64], s: vec[i64], seat: i64, after: i64, kind: i64, held: i64, frozen: bool
) -> i64:
    """Chance, in per cent, that the opponent `after` takes the pile by a kind held so often."""
    own: i64 = KINDS * (seat % r[at.SIDES])
    theirs: i64 = KINDS * (after % r[at.SIDES])
    lying: i64 = s[at.SIZES + theirs + kind]
    if s[at.KNOWN + KINDS * after + kind] >= 2 or (lying and not frozen and r[at.LAYOFF] == 0):
        return 100
    unseen: i64 = r[at.PACK + kind] - held - lying - s[at.SIZES + own + kind] - s[at.IN_PILE + kind]
    if r[at.MANY]:
        unseen -= (s[at.OLD_CARDS + own + kind] & 255) + (s[at.OLD_CARDS + theirs + kind] & 255)
    if unseen < 2:
        return 0
    guess: i64 = r[at.STYLE + at.STYLES * seat + at.GUESS] * unseen
    if frozen:
        return guess
    return 2 * guess
