"""Cutting the deck before a deal, where an exact cut scores (`deal.exact_cut_bonus`).

Who cuts tries for the number that scores and misses it by a little, as hands do. The cuts come from
the match's seed, so that a log played again has the same. They do not touch the order of the cards:
whatever was lifted, the deck that is dealt is the one in the log.
"""

from __future__ import annotations

import random

from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Cut

SPREAD = 5.0
"""Standard deviation, in cards, of a cut around the number tried for: one in twelve is exact."""


def draw_cuts(
    setup: Setup, seed: int | str, deal: int, dealer: int, order: tuple[int, ...]
) -> tuple[Cut, ...]:
    """The cuts before deal number `deal` of a match, in order; none where they cannot score.

    `order` holds the seats that play the deal, in turn order. [pagat: Canadian, Simpson]
    """
    bonus = setup.rules.deal.exact_cut_bonus
    if bonus is None:
        return ()
    rng = random.Random(f"canasta-qt/cut/{seed}/{deal}")
    cuts = []
    for seat in _cutters(setup, dealer, order):
        cards = round(rng.gauss(bonus.cards, SPREAD))
        cards = min(max(1, cards), len(setup.pack) - 1)
        cuts.append(Cut(seat, cards, bonus.points if cards == bonus.cards else 0))
    return tuple(cuts)


def _cutters(setup: Setup, dealer: int, order: tuple[int, ...]) -> tuple[int, ...]:
    """Who cuts for points: the cutter, the dealer, or everybody from the dealer's left on."""
    at = order.index(dealer)
    who = setup.rules.deal.exact_cut_bonus
    assert who is not None
    if who.who == "each_player":
        return (*order[at + 1 :], *order[: at + 1])
    if who.who == "dealer_team":
        return (dealer,)
    return (cutter_of(setup, dealer, order),)


def cutter_of(setup: Setup, dealer: int, order: tuple[int, ...]) -> int:
    """The seat that cuts the deck for `dealer` (`match.cutter`); `order` as for `draw_cuts`.

    The scorekeeper is whoever plays at the first seat (ruling).
    """
    at = order.index(dealer)
    by_cutter = {
        "right_of_dealer": order[at - 1],
        "left_of_dealer": order[(at + 1) % len(order)],
        "scorekeeper": order[0],
    }
    return by_cutter[setup.rules.match.cutter]
