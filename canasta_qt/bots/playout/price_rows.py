"""The prices of the rules of thumb as rows of the rule block."""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.bots.heuristic.knowledge import EXIT_BY_HAND
from canasta_qt.bots.heuristic.weights import Weights
from canasta_qt.bots.playout import price_places as at


def write_prices(block: list[int], weights: Weights) -> None:
    """Write what `weights` hold things worth: points in hundredths, shares in parts of 256."""
    worth: dict[int, Iterable[float]] = {
        at.THIN: weights.thin_hand,
        at.PILE_SIZES: (*weights.pile_by_size, weights.pile_per_card_more),
        at.FREEDOM: weights.wild,
        at.FIRST_CANASTA: (weights.first_canasta,),
        at.PILE_WILD: (weights.pile_wild,),
        at.RANK_PRESENCE: (weights.meld_presence,),
        at.KEPT_PAIR: (weights.pair,),
        at.SINGLE_ALIVE: (weights.single,),
        at.JOKER_MORE: (weights.joker_more,),
        at.OPENING: (weights.opening, weights.opening_per_round),
        at.OPENING_RIVALS: (weights.opening_rivals,),
        at.WAITING_COSTS: (weights.waiting, weights.caught_card, weights.growth_card),
        at.OPENING_AHEAD: (weights.opening_ahead,),
    }
    shares: dict[int, Iterable[float]] = {
        at.HOPES: weights.canasta_chance,
        at.PRESENCE_OF_PILE: (weights.presence_of_pile,),
        at.PAIR_OF_PILE: (weights.pair_of_pile,),
        at.KEPT_LAYOFF: (weights.layoff_kept, weights.meld_kept, weights.pair_hope),
        at.SINGLE_POINTS: (weights.single_kept, weights.pair_kept),
        at.WILD_USE: (weights.wild_use, weights.wild_finish),
        at.OPENS_WILD: (weights.wild_to_open,),
        at.THIN_WITH_CANASTAS: (weights.thin_hand_with_canastas,),
        at.OPENING_OF_PILE: (weights.opening_of_pile,),
    }
    for one, rows in ((100, worth), (256, shares), (65536, {at.EXITS: EXIT_BY_HAND})):
        for start, numbers in rows.items():
            for place, number in enumerate(numbers, start):
                block[place] = round(one * number)
