"""Where prices stand: a row of the rule block, and what a seat notes before it lays cards.

Worth is in hundredths of a point, shares are in parts of 256.
"""

from __future__ import annotations

from typing import Final

# --- in the rule block, from `PRICES` on, and behind all other rules -----------------------------

THIN: Final = 768
"""What a hand of so many cards costs at the end of a turn."""
HOPES: Final = 778
"""Chance of a canasta that lacks so many cards."""
PILE_SIZES: Final = 786
"""What a pile of so many cards is worth, then every card beyond ten."""
EXITS: Final = 798
"""Chance, of 65536, to go out next by cards in the hand."""
FREEDOM: Final = 811
"""Wild cards in the hand, the first one first."""
FIRST_CANASTA: Final = 817
PILE_WILD: Final = 818
RANK_PRESENCE: Final = 819
PRESENCE_OF_PILE: Final = 820
KEPT_PAIR: Final = 821
PAIR_OF_PILE: Final = 822
KEPT_LAYOFF: Final = 823
KEPT_GROUP: Final = 824
PAIR_HOPE: Final = 825
SINGLE_POINTS: Final = 826
"""Share of its points that a lone card keeps, then that of a card of a pair."""
SINGLE_ALIVE: Final = 828
WILD_USE: Final = 829
WILD_FINISH: Final = 830
JOKER_MORE: Final = 831
OPENS_WILD: Final = 832
THIN_WITH_CANASTAS: Final = 833
OPENING: Final = 834
OPENING_ROUND: Final = 835
OPENING_OF_PILE: Final = 836
OPENING_RIVALS: Final = 837
WAITING_COSTS: Final = 838
CARD_CAUGHT: Final = 839
CARD_GROWS: Final = 840
OPENING_AHEAD: Final = 841
FEEDING: Final = 952
BLACK_THREES: Final = 953
"""The only black three in the hand, then each of several."""
ON_FROZEN: Final = 955
ON_FROZEN_OF_PILE: Final = 956
FREEZE_PAIR: Final = 957
FREEZE_SAVES: Final = 958
"""This and the following are parts of 1024."""
PAIR_INSTINCT: Final = 959
STILL_HELD: Final = 960
"""What is left of the chance of a pair after its holder threw such a card or let one lie."""
FORGETS: Final = 961
OPENS: Final = 962
"""Chance that a fitting pair opens, by what is needed."""
OPENS_UP_TO: Final = 967
"""Points up to which each of these but the last one holds; below nothing else."""

# --- in the state, from `MOOD` on -----------------------------------------------------------------

CALM: Final = 2448
"""Of 256, how likely the deal goes on; this and the next four are noted before laying."""
PILE_WORTH: Final = 2449
PRESENCE: Final = 2450
PAIR_WORTH: Final = 2451
NEXT_CANASTA: Final = 2452
"""What a canasta brings because the side needs it to go out."""
KEPT: Final = 2453
"""Share of its later worth that a card fitting a meld keeps in the hand."""
