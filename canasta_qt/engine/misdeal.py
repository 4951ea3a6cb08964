"""Dealing again because too many upcards in a row were rejected (`deal.upcard_max_rejects`).

The same dealer deals again. What is dealt again is never played, so a log keeps only the deck that
was: the match looks at each shuffled deck before it deals it. [pagat: Canastone]
"""

from __future__ import annotations

import random

from canasta_qt.engine.cards import KIND
from canasta_qt.engine.deck import shuffled
from canasta_qt.engine.rules.facts import seats_dealt
from canasta_qt.engine.setup import Setup

_MOST = 1000
"""Decks to try at most; a pack of nothing but rejected cards must not hang the program."""


def is_misdeal(setup: Setup, order: tuple[int, ...]) -> bool:
    """Whether the first upcards this deck brings are rejected, as many as the rules put up with."""
    rules = setup.rules.deal
    most = rules.upcard_max_rejects
    if most is None or not rules.upcard or rules.upcard_reject_action == "leave":
        return False
    dealt = seats_dealt(setup.rules) * (rules.hand_size + rules.foot_size)
    if setup.rules.bonus_cards.mode == "reserved_packets":
        dealt += sum(setup.rules.bonus_cards.counts)
    turned = order[dealt : dealt + most]
    return bool(turned) and all(KIND[card] in setup.upcard_rejects for card in turned)


def shuffled_fairly(setup: Setup, rng: random.Random) -> tuple[int, ...]:
    """The pack in the order of this generator, shuffled again while it would be a misdeal."""
    order = shuffled(setup.pack, rng)
    for _ in range(_MOST):
        if not is_misdeal(setup, order):
            break
        order = shuffled(setup.pack, rng)
    return order
