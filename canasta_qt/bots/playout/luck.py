"""The generator inside a state: the same numbers interpreted and compiled, on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.places import LUCK, STOCK, STOCK_LEFT

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def below(s: vec[i64], limit: i64) -> i64:
    """The next number from 0 up to, not including, `limit` (drand48's 48-bit congruence)."""
    luck: i64 = (s[LUCK] * 25214903917 + 11) & 281474976710655
    s[LUCK] = luck
    return (luck >> 16) % limit


def shuffle_stock(s: vec[i64]) -> None:
    """Put the cards left in the stock into random order."""
    last: i64 = s[STOCK_LEFT] - 1
    while last > 0:
        other: i64 = below(s, last + 1)
        card: i64 = s[STOCK + last]
        s[STOCK + last] = s[STOCK + other]
        s[STOCK + other] = card
        last -= 1
