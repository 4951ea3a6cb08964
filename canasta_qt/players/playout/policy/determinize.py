"""Worlds: hidden cards dealt out as they might lie, and the generator inside a state.

The generator gives the same numbers interpreted and compiled, on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, FIRST, KINDS
from canasta_qt.players.playout.rules.melds import nibbles

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

FACTOR: Final = 25214903917
MASK: Final = 281474976710655


def below(s: vec[i64], limit: i64) -> i64:
    """The next number from 0 up to, not including, `limit` (drand48's 48-bit congruence)."""
    luck: i64 = (s[at.LUCK] * FACTOR + 11) & MASK
    s[at.LUCK] = luck
    return (luck >> 16) % limit


def shuffle_stock(s: vec[i64]) -> None:
    """Put the cards left in the stock into random order."""
    luck: i64 = s[at.LUCK]
    left: i64 = s[at.STOCK_LEFT]
    done: i64
    for done in range(1, left):
        last: i64 = left - done
        luck = (luck * FACTOR + 11) & MASK
        other: i64 = at.STOCK + (luck >> 16) % (last + 1)
        card: i64 = s[at.STOCK + last]
        s[at.STOCK + last] = s[other]
        s[other] = card
    s[at.LUCK] = luck


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
    world[at.LUCK] = luck
    turn: i64
    for turn in range(r[at.SEATS]):
        deal_hand(world, (number + turn) % r[at.SEATS], weights)
    fill(r, world)


def copy_row(source: vec[i64], target: vec[i64]) -> None:
    """Fill a row with the numbers of another one of the same length."""
    index: i64
    for index in range(len(source)):
        target[index] = source[index]


def deal_hand(s: vec[i64], seat: i64, weights: vec[i64]) -> None:
    """Give a hand the cards it lacks from the pool of unseen ones, each kept by its weight of 256.

    A card of no weight is only kept when nothing else is left.
    """
    row: i64 = at.HAND + KINDS * seat
    part: i64 = len(weights) // 3
    missing: i64 = lacks(s, row, s[at.HELD + seat])
    tries: i64 = TRIES
    while missing > 0:
        place: i64 = at.STOCK + below(s, s[at.STOCK_LEFT])
        kind: i64 = s[place]
        held: i64 = s[row + kind]
        if held > 2:
            held = 2
        weight: i64 = KINDS * seat + kind + part * held
        tries -= 1
        if (s[at.LUCK] >> 40) < weights[weight] or tries < 0:
            s[at.STOCK_LEFT] -= 1
            s[place] = s[at.STOCK + s[at.STOCK_LEFT]]
            s[row + kind] += 1
            missing -= 1


def fill(r: vec[i64], s: vec[i64]) -> None:
    """Give every hand the cards it lacks from the pool of unseen ones in the stock's place.

    `HELD` says how many cards a hand has, its row which of them are known; the same holds for
    bonus cards that wait, packets set aside and feet. Threes that are laid out for points stay in
    the stock: in a hand they would have been laid out.
    """
    shuffle_stock(s)
    seat: i64
    for seat in range(r[at.SEATS]):
        row: i64 = at.HAND + KINDS * seat
        for _ in range(lacks(s, row, s[at.HELD + seat])):
            avoid_threes(r, s)
            draw_into(s, row)
        if r[at.BONUS_MODE]:
            fill_row(s, at.WAITING + KINDS * seat, s[at.WAITING_HELD + seat])
        if r[at.FEET]:
            fill_row(s, at.FOOT + KINDS * seat, s[at.FOOT_HELD + seat])
    index: i64
    for index in range(s[at.PILE_DOWN]):
        if not s[at.PILE + index] and s[at.STOCK_LEFT]:
            s[at.STOCK_LEFT] -= 1
            s[at.PILE + index] = s[at.STOCK + s[at.STOCK_LEFT]]
    if r[at.BONUS_MODE] == 2:
        fill_row(s, at.PACKET, s[at.PACKET_HELD])
        fill_row(s, at.PACKET + KINDS, s[at.PACKET_HELD + 1])
    if r[at.HAS_RUNS]:
        dress(r, s)


def dress(r: vec[i64], s: vec[i64]) -> None:
    """Give the cards dealt out their suits, from the pool of unseen ones of each kind."""
    seat: i64
    for seat in range(r[at.SEATS]):
        kind: i64
        for kind in range(FIRST, ACE + 1):
            place: i64 = KINDS * seat + kind
            missing: i64 = s[at.HAND + place] - nibbles(s[at.HAND_SUITS + place])
            while missing > 0:
                suit: i64 = any_suit(s, kind)
                if suit:
                    s[at.HAND_SUITS + place] += 1 << (4 * (suit - 1))
                missing -= 1
    dress_row(s, at.STOCK, s[at.STOCK_LEFT])
    dress_row(s, at.PILE, s[at.PILE_DOWN])


def dress_row(s: vec[i64], row: i64, count: i64) -> None:
    """Give so many cards of a row their suits."""
    index: i64
    for index in range(count):
        kind: i64 = s[row + index]
        if FIRST <= kind <= ACE:
            s[row + index] = kind + 16 * any_suit(s, kind)


def any_suit(s: vec[i64], kind: i64) -> i64:
    """The suit, 1 to 4, of a card of this kind that leaves the pool; 0 where none is left."""
    pool: i64 = s[at.SUIT_POOL + kind]
    if not pool:
        return 0
    chosen: i64 = below(s, nibbles(pool))
    suit: i64 = 1
    while chosen >= pool & 15:
        chosen -= pool & 15
        pool >>= 4
        suit += 1
    s[at.SUIT_POOL + kind] -= 1 << (4 * (suit - 1))
    return suit


def lacks(s: vec[i64], row: i64, held: i64) -> i64:
    """How many of the `held` cards of a row are not known, as far as there are unseen cards."""
    kind: i64
    for kind in range(KINDS):
        held -= s[row + kind]
    return held if held < s[at.STOCK_LEFT] else s[at.STOCK_LEFT]


def fill_row(s: vec[i64], row: i64, held: i64) -> None:
    """Complete a row with any cards."""
    for _ in range(lacks(s, row, held)):
        draw_into(s, row)


def draw_into(s: vec[i64], row: i64) -> None:
    """Move the next card of the stock into a row of kinds."""
    s[at.STOCK_LEFT] -= 1
    s[row + s[at.STOCK + s[at.STOCK_LEFT]]] += 1


def avoid_threes(r: vec[i64], s: vec[i64]) -> None:
    """Make the next card of the stock no three for points, if there is another card."""
    next_card: i64 = s[at.STOCK_LEFT] - 1
    tries: i64 = 8
    while tries > 0 and r[at.TABLED + s[at.STOCK + next_card]]:
        other: i64 = below(s, next_card + 1)
        three: i64 = s[at.STOCK + next_card]
        s[at.STOCK + next_card] = s[at.STOCK + other]
        s[at.STOCK + other] = three
        tries -= 1
