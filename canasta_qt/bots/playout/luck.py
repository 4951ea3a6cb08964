"""The generator inside a state: the same numbers interpreted and compiled, on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.layout import (
    LUCK,
    STOCK,
    STOCK_LEFT,
)

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
