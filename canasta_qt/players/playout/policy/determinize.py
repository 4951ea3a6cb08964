"""Hidden cards dealt out any way that they may lie, and the generator inside a state.

The generator gives the same numbers interpreted and compiled, on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.constants import ACE, FIRST, KINDS
from canasta_qt.players.playout.rules.melds import nibbles

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

FACTOR: Final = 25214903917
MASK: Final = 281474976710655


def below(s: State, limit: i64) -> i64:
    """The next number from 0 up to, not including, `limit` (drand48's 48-bit congruence)."""
    luck: i64 = (s.luck * FACTOR + 11) & MASK
    s.luck = luck
    return (luck >> 16) % limit


def shuffle_stock(s: State) -> None:
    """Put the cards left in the stock into random order."""
    luck: i64 = s.luck
    left: i64 = s.stock_left
    stock = s.stock_cards
    done: i64
    for done in range(1, left):
        last: i64 = left - done
        luck = (luck * FACTOR + 11) & MASK
        other: i64 = (luck >> 16) % (last + 1)
        card: i64 = stock[last]
        stock[last] = stock[other]
        stock[other] = card
    s.luck = luck


def fill(r: Rules, s: State) -> None:
    """Give every hand the cards it lacks from the pool of unseen ones in the stock's place.

    `HELD` says how many cards a hand has, its row which of them are known; the same holds for
    bonus cards that wait, packets set aside and feet. Threes that are laid out for points stay in
    the stock: in a hand they would have been laid out.
    """
    shuffle_stock(s)
    seat: i64
    for seat in range(r.seats):
        row: i64 = KINDS * seat
        for _ in range(lacks(s, s.hand, row, s.held[seat])):
            avoid_threes(r, s)
            draw_into(s, s.hand, row)
        if r.bonus_mode:
            fill_row(s, s.waiting, KINDS * seat, s.waiting_held[seat])
        if r.feet:
            fill_row(s, s.foot, KINDS * seat, s.foot_held[seat])
    index: i64
    for index in range(s.pile_down):
        if not s.pile[index] and s.stock_left:
            s.stock_left -= 1
            s.pile[index] = s.stock_cards[s.stock_left]
    if r.bonus_mode == 2:
        fill_row(s, s.packet, 0, s.packet_held[0])
        fill_row(s, s.packet, KINDS, s.packet_held[1])
    if r.has_runs:
        dress(r, s)


def dress(r: Rules, s: State) -> None:
    """Give the cards dealt out their suits, from the pool of unseen ones of each kind."""
    seat: i64
    for seat in range(r.seats):
        kind: i64
        for kind in range(FIRST, ACE + 1):
            place: i64 = KINDS * seat + kind
            missing: i64 = s.hand[place] - nibbles(s.hand_suits[place])
            while missing > 0:
                suit: i64 = any_suit(s, kind)
                if suit:
                    s.hand_suits[place] += 1 << (4 * (suit - 1))
                missing -= 1
    dress_row(s, s.stock_cards, s.stock_left)
    dress_row(s, s.pile, s.pile_down)


def dress_row(s: State, row: vec[i64], count: i64) -> None:
    """Give so many cards of a row their suits."""
    index: i64
    for index in range(count):
        kind: i64 = row[index]
        if FIRST <= kind <= ACE:
            row[index] = kind + 16 * any_suit(s, kind)


def any_suit(s: State, kind: i64) -> i64:
    """The suit, 1 to 4, of a card of this kind that leaves the pool; 0 where none is left."""
    pool: i64 = s.suit_pool[kind]
    if not pool:
        return 0
    chosen: i64 = below(s, nibbles(pool))
    suit: i64 = 1
    while chosen >= pool & 15:
        chosen -= pool & 15
        pool >>= 4
        suit += 1
    s.suit_pool[kind] -= 1 << (4 * (suit - 1))
    return suit


def lacks(s: State, row: vec[i64], start: i64, held: i64) -> i64:
    """How many of the `held` cards of a row are not known, as far as there are unseen cards."""
    kind: i64
    for kind in range(KINDS):
        held -= row[start + kind]
    return min(held, s.stock_left)


def fill_row(s: State, row: vec[i64], start: i64, held: i64) -> None:
    """Complete a row with any cards."""
    for _ in range(lacks(s, row, start, held)):
        draw_into(s, row, start)


def draw_into(s: State, row: vec[i64], start: i64) -> None:
    """Move the next card of the stock into a row of kinds."""
    s.stock_left -= 1
    row[start + s.stock_cards[s.stock_left]] += 1


def avoid_threes(r: Rules, s: State) -> None:
    """Make the next card of the stock no three for points, if there is another card."""
    next_card: i64 = s.stock_left - 1
    tries: i64 = 8
    while tries > 0 and r.tabled[s.stock_cards[next_card]]:
        other: i64 = below(s, next_card + 1)
        three: i64 = s.stock_cards[next_card]
        s.stock_cards[next_card] = s.stock_cards[other]
        s.stock_cards[other] = three
        tries -= 1
