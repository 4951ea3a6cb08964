"""Worlds: hidden cards dealt out as they might lie, and the generator inside a state.

The generator gives the same numbers interpreted and compiled, on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout.layout import (
    ACE,
    BONUS_MODE,
    FEET,
    FIRST,
    FOOT,
    FOOT_HELD,
    HAND,
    HAND_SUITS,
    HAS_RUNS,
    HELD,
    KINDS,
    LUCK,
    PACKET,
    PACKET_HELD,
    PILE,
    PILE_DOWN,
    SEATS,
    STOCK,
    STOCK_LEFT,
    SUIT_POOL,
    TABLED,
    WAITING,
    WAITING_HELD,
)
from canasta_qt.players.playout.rules.melds import nibbles

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

FACTOR: Final = 25214903917
MASK: Final = 281474976710655


def below(s: vec[i64], limit: i64) -> i64:
    """The next number from 0 up to, not including, `limit` (drand48's 48-bit congruence)."""
    luck: i64 = (s[LUCK] * FACTOR + 11) & MASK
    s[LUCK] = luck
    return (luck >> 16) % limit


def shuffle_stock(s: vec[i64]) -> None:
    """Put the cards left in the stock into random order."""
    luck: i64 = s[LUCK]
    left: i64 = s[STOCK_LEFT]
    done: i64
    for done in range(1, left):
        last: i64 = left - done
        luck = (luck * FACTOR + 11) & MASK
        other: i64 = STOCK + (luck >> 16) % (last + 1)
        card: i64 = s[STOCK + last]
        s[STOCK + last] = s[other]
        s[other] = card
    s[LUCK] = luck


TRIES: Final = 600
"""Cards looked at for a hand; after so many it takes what comes."""


def imagine(
    r: vec[i64], base: vec[i64], world: vec[i64], weights: vec[i64], number: i64, luck: i64
) -> None:
    """Make `world` the world of this number: `base` with its unseen cards dealt by weights.

    `weights` has a row of kinds for every seat, the weight of a first card, and after those as many
    rows with the weight of a second card and of any further one. Who picks first changes from world
    to world.
    """
    copy_row(base, world)
    world[LUCK] = luck
    turn: i64 = 0
    while turn < r[SEATS]:
        deal_hand(world, (number + turn) % r[SEATS], weights)
        turn += 1
    fill(r, world)


def copy_row(source: vec[i64], target: vec[i64]) -> None:
    """Fill a row with the numbers of another one of the same length."""
    index: i64 = 0
    while index < len(source):
        target[index] = source[index]
        index += 1


def deal_hand(s: vec[i64], seat: i64, weights: vec[i64]) -> None:
    """Give a hand the cards it lacks from the pool of unseen ones, each kept by its weight of 256.

    A card of no weight is only kept when nothing else is left.
    """
    row: i64 = HAND + KINDS * seat
    part: i64 = len(weights) // 3
    missing: i64 = lacks(s, row, s[HELD + seat])
    tries: i64 = TRIES
    while missing > 0:
        place: i64 = STOCK + below(s, s[STOCK_LEFT])
        kind: i64 = s[place]
        held: i64 = s[row + kind]
        if held > 2:
            held = 2
        weight: i64 = KINDS * seat + kind + part * held
        tries -= 1
        if (s[LUCK] >> 40) < weights[weight] or tries < 0:
            s[STOCK_LEFT] -= 1
            s[place] = s[STOCK + s[STOCK_LEFT]]
            s[row + kind] += 1
            missing -= 1


def fill(r: vec[i64], s: vec[i64]) -> None:
    """Give every hand the cards it lacks from the pool of unseen ones in the stock's place.

    `HELD` says how many cards a hand has, its row which of them are known; the same holds for
    bonus cards that wait, packets set aside and feet. Threes that are laid out for points stay in
    the stock: in a hand they would have been laid out.
    """
    shuffle_stock(s)
    seat: i64 = 0
    while seat < r[SEATS]:
        row: i64 = HAND + KINDS * seat
        missing: i64 = lacks(s, row, s[HELD + seat])
        while missing > 0:
            avoid_threes(r, s)
            draw_into(s, row)
            missing -= 1
        if r[BONUS_MODE]:
            fill_row(s, WAITING + KINDS * seat, s[WAITING_HELD + seat])
        if r[FEET]:
            fill_row(s, FOOT + KINDS * seat, s[FOOT_HELD + seat])
        seat += 1
    index: i64 = 0
    while index < s[PILE_DOWN]:
        if not s[PILE + index] and s[STOCK_LEFT]:
            s[STOCK_LEFT] -= 1
            s[PILE + index] = s[STOCK + s[STOCK_LEFT]]
        index += 1
    if r[BONUS_MODE] == 2:
        fill_row(s, PACKET, s[PACKET_HELD])
        fill_row(s, PACKET + KINDS, s[PACKET_HELD + 1])
    if r[HAS_RUNS]:
        dress(r, s)


def dress(r: vec[i64], s: vec[i64]) -> None:
    """Give the cards dealt out their suits, from the pool of unseen ones of each kind."""
    seat: i64 = 0
    while seat < r[SEATS]:
        kind: i64 = FIRST
        while kind <= ACE:
            at: i64 = KINDS * seat + kind
            missing: i64 = s[HAND + at] - nibbles(s[HAND_SUITS + at])
            while missing > 0:
                suit: i64 = any_suit(s, kind)
                if suit:
                    s[HAND_SUITS + at] += 1 << (4 * (suit - 1))
                missing -= 1
            kind += 1
        seat += 1
    dress_row(s, STOCK, s[STOCK_LEFT])
    dress_row(s, PILE, s[PILE_DOWN])


def dress_row(s: vec[i64], row: i64, count: i64) -> None:
    """Give so many cards of a row their suits."""
    index: i64 = 0
    while index < count:
        kind: i64 = s[row + index]
        if FIRST <= kind <= ACE:
            s[row + index] = kind + 16 * any_suit(s, kind)
        index += 1


def any_suit(s: vec[i64], kind: i64) -> i64:
    """The suit, 1 to 4, of a card of this kind that leaves the pool; 0 where none is left."""
    pool: i64 = s[SUIT_POOL + kind]
    if not pool:
        return 0
    chosen: i64 = below(s, nibbles(pool))
    suit: i64 = 1
    while chosen >= pool & 15:
        chosen -= pool & 15
        pool >>= 4
        suit += 1
    s[SUIT_POOL + kind] -= 1 << (4 * (suit - 1))
    return suit


def lacks(s: vec[i64], row: i64, held: i64) -> i64:
    """How many of the `held` cards of a row are not known, as far as there are unseen cards."""
    kind: i64 = 0
    while kind < KINDS:
        held -= s[row + kind]
        kind += 1
    return held if held < s[STOCK_LEFT] else s[STOCK_LEFT]


def fill_row(s: vec[i64], row: i64, held: i64) -> None:
    """Complete a row with any cards."""
    missing: i64 = lacks(s, row, held)
    while missing > 0:
        draw_into(s, row)
        missing -= 1


def draw_into(s: vec[i64], row: i64) -> None:
    """Move the next card of the stock into a row of kinds."""
    s[STOCK_LEFT] -= 1
    s[row + s[STOCK + s[STOCK_LEFT]]] += 1


def avoid_threes(r: vec[i64], s: vec[i64]) -> None:
    """Make the next card of the stock no three for points, if there is another card."""
    next_card: i64 = s[STOCK_LEFT] - 1
    tries: i64 = 8
    while tries > 0 and r[TABLED + s[STOCK + next_card]]:
        other: i64 = below(s, next_card + 1)
        three: i64 = s[STOCK + next_card]
        s[STOCK + next_card] = s[STOCK + other]
        s[STOCK + other] = three
        tries -= 1
