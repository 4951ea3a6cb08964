"""Sampled worlds: the hidden cards dealt anew among the other hands and the stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.luck import below, shuffle_stock
from canasta_qt.bots.playout.places import (
    HAND,
    HELD,
    KINDS,
    RED3,
    SEATS,
    STOCK,
    STOCK_LEFT,
)
from canasta_qt.bots.playout.steps import take_cards

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def fill(r: vec[i64], s: vec[i64]) -> None:
    """Give every hand the cards it lacks from the pool of unseen ones in the stock's place.

    `HELD` says how many cards a hand has, its row which of them are known. Red threes stay in the
    stock: in a hand they would have been laid out.
    """
    shuffle_stock(s)
    seat: i64 = 0
    while seat < r[SEATS]:
        known: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            known += s[HAND + KINDS * seat + kind]
            kind += 1
        missing: i64 = s[HELD + seat] - known
        s[HELD + seat] = known
        while missing > 0:
            avoid_red(s)
            take_cards(s, seat, 1)
            missing -= 1
        seat += 1


def avoid_red(s: vec[i64]) -> None:
    """Make the next card of the stock no red three, if there is another card."""
    next_card: i64 = s[STOCK_LEFT] - 1
    tries: i64 = 8
    while tries > 0 and s[STOCK + next_card] == RED3:
        other: i64 = below(s, next_card + 1)
        s[STOCK + next_card] = s[STOCK + other]
        s[STOCK + other] = RED3
        tries -= 1
