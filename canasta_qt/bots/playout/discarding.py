"""Which card the player inside a playout throws: the one that costs it least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.discards import may_discard, must_retract
from canasta_qt.bots.playout.judge import is_frozen
from canasta_qt.bots.playout.layout import (
    BANS,
    BLACK3,
    BLOCKED,
    GROUP,
    GUESS,
    HAND,
    HAND_SUITS,
    HAS_RUNS,
    HELD,
    IN_PILE,
    JOKER,
    KINDS,
    KNOWN,
    LAYOFF,
    MANY,
    NO_DISCARD,
    OLD_CARDS,
    PACK,
    PAIR,
    PILE_LEFT,
    PLAIN_DISCARDS,
    POINTS,
    PRIZE,
    PRIZE_CARD,
    RED3,
    RED_GO,
    RETRACTS,
    SEATS,
    SIDES,
    SINGLE,
    SIZES,
    STOPPER,
    STYLE,
    STYLES,
    TABLED,
    TWO,
    WEIGHS,
    WILD,
)
from canasta_qt.bots.playout.moves import DISCARD, PASS, RETRACT
from canasta_qt.bots.playout.run_play import best_suit, gives_pile
from canasta_qt.bots.playout.weighed_discards import DEAREST, weighed_discard

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def choose_discard(r: vec[i64], s: vec[i64], seat: i64) -> i64:
    """How to end the turn: with the cheapest discard, if there is one."""
    if s[NO_DISCARD]:
        return PASS
    if r[RED_GO] and not r[TABLED + RED3] and may_discard(r, s, RED3):
        return DISCARD + RED3
    best: i64
    if r[STYLE + STYLES * seat + WEIGHS] == 4:
        best = weighed_discard(r, s, seat, (seat + 1) % r[SEATS])
    else:
        best = cheapest_discard(r, s, seat, (seat + 1) % r[SEATS])
    if best:
        return DISCARD + best
    if may_discard(r, s, RED3):
        return DISCARD + RED3
    return RETRACT if r[RETRACTS] and must_retract(r, s, seat) else PASS


def cheapest_discard(r: vec[i64], s: vec[i64], seat: i64, after: i64) -> i64:
    """The card that costs least: what it is worth to keep, and what it gives `after`; or 0."""
    hand: i64 = HAND + KINDS * seat
    style: i64 = STYLE + STYLES * seat
    single: i64 = r[style + SINGLE]
    pair: i64 = r[style + PAIR]
    group: i64 = r[style + GROUP]
    prize: i64 = r[style + PRIZE] + r[style + PRIZE_CARD] * s[PILE_LEFT]
    if (after - seat) % r[SIDES] == 0:
        prize = 0
    frozen: bool = is_frozen(r, s, after % r[SIDES])
    feeds: bool = not frozen and r[LAYOFF] == 0
    guess: i64 = prize * r[style + GUESS] * (1 if frozen else 2)
    own: i64 = KINDS * (seat % r[SIDES])
    theirs: i64 = KINDS * (after % r[SIDES])
    several: bool = s[HELD + seat] > 1
    plain: bool = several and r[PLAIN_DISCARDS] == 1
    free: bool = several and not r[BANS]
    runs: bool = r[HAS_RUNS] == 1
    best: i64 = 0
    least: i64 = DEAREST
    cost: i64
    kind: i64
    for kind in range(TWO, KINDS):
        held: i64 = s[hand + kind]
        if not held:
            continue
        natural: bool = BLACK3 < kind < JOKER
        if not plain and not (free and natural) and not may_discard(r, s, kind):
            continue
        if not natural:
            cost = keep_worth(r, style, kind)
        elif held == 1:
            cost = r[POINTS + kind] * single // 100
        else:
            cost = pair if held == 2 else group
        card: i64 = kind
        if runs and s[HAND_SUITS + KINDS * seat + kind]:
            suited: i64 = best_suit(r, s, seat, after, kind)
            cost += suited >> 3
            card += 16 * (suited & 7)
            if gives_pile(r, s, after, card):
                cost += prize
        if cost < least:
            if not r[BLOCKED + kind]:
                cost += danger(r, s, kind, held, own, theirs, after, prize, guess, feeds)
            if cost < least:
                best = card
                least = cost
    return best


def keep_worth(r: vec[i64], style: i64, kind: i64) -> i64:
    """What a black three or a wild card is worth in the hand."""
    return r[style + STOPPER] if kind == BLACK3 else r[style + WILD]


def danger(
    r: vec[i64],
    s: vec[i64],
    kind: i64,
    held: i64,
    own: i64,
    theirs: i64,
    after: i64,
    prize: i64,
    guess: i64,
    feeds: bool,
) -> i64:
    """What the opponent `after` gains on average from a discard of a kind held so often, in points.

    `own` and `theirs` are where the rows of the sides' melds begin. `prize` is what the pile is
    worth to the opponent, `guess` that for each unseen card of the kind, in per cent, `feeds`
    whether a meld of its side is enough to take the pile.
    """
    lying: i64 = s[SIZES + theirs + kind]
    if (lying and feeds) or s[KNOWN + KINDS * after + kind] >= 2:
        return prize
    unseen: i64 = r[PACK + kind] - held - lying - s[SIZES + own + kind] - s[IN_PILE + kind]
    if r[MANY]:
        unseen -= (s[OLD_CARDS + own + kind] & 255) + (s[OLD_CARDS + theirs + kind] & 255)
    if unseen < 2:
        return 0
    return guess * unseen // 100
