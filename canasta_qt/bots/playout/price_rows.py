"""The prices of the rules of thumb as rows of the rule block."""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.bots.heuristic.knowledge import EXIT_BY_HAND
from canasta_qt.bots.heuristic.pile import OPENING_CHANCE, RARELY_OPENS
from canasta_qt.bots.heuristic.weights import Weights
from canasta_qt.bots.heuristic.worth import MORE_BLACK_THREES
from canasta_qt.bots.playout import price_places as at

LET_LIE = 0.6
"""Of the cards that a seat lately did not want, how many it let lie instead of throwing them; a
playout does not keep these apart."""


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
        at.FEEDING: (weights.feeding,),
        at.BLACK_THREES: (weights.black_three, MORE_BLACK_THREES * weights.black_three),
        at.ON_FROZEN: (weights.wild_on_frozen,),
        at.FREEZE_PAIR: (weights.freeze_pairs,),
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
        at.ON_FROZEN_OF_PILE: (weights.wild_on_frozen_of_pile,),
    }
    still_held = LET_LIE * weights.let_lie + (1 - LET_LIE) * weights.thrown
    chances: dict[int, Iterable[float]] = {
        at.FREEZE_SAVES: (weights.freeze_coverage,),
        at.PAIR_INSTINCT: (weights.pair_instinct,),
        at.STILL_HELD: (still_held,),
        at.FORGETS: (weights.trust_per_round,),
        at.OPENS: (*(chance for _, chance in OPENING_CHANCE), RARELY_OPENS),
    }
    exits = {at.EXITS: EXIT_BY_HAND}
    needs = {at.OPENS_UP_TO: [points for points, _ in OPENING_CHANCE]}
    for one, rows in ((100, worth), (256, shares), (1024, chances), (65536, exits), (1, needs)):
        for start, numbers in rows.items():
            for place, number in enumerate(numbers, start):
                block[place] = round(one * number)
