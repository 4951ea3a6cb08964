"""Building and shuffling the pack a rule set plays with."""

from __future__ import annotations

import random

from canasta_qt.engine.cards import FACES


def build_pack(decks: int, jokers: int) -> tuple[int, ...]:
    """Every card of a pack of `decks` 52-card decks and `jokers` jokers in all, in number order.

    Jokers are counted in total, not per deck: Jonola has nine in three decks.
    """
    cards = [copy * FACES + face for copy in range(decks) for face in range(52)]
    cards += [number // 2 * FACES + 52 + number % 2 for number in range(jokers)]
    return tuple(sorted(cards))


def shuffled(pack: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    """The pack in the order of this generator; the first card is dealt first."""
    cards = list(pack)
    rng.shuffle(cards)
    return tuple(cards)


def deal_rng(match_seed: int | str, deal: int) -> random.Random:
    """The generator that orders deal number `deal` (from 1) of a match; nothing else uses it."""
    return random.Random(f"canasta-qt/deal/{match_seed}/{deal}")
