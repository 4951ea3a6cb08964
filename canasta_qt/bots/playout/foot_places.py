"""Where feet, the second hands, stand in the rule block and the state (`places`).

With them stands what else the games with feet ask for.
"""

from __future__ import annotations

from typing import Final

# --- in the rule block ----------------------------------------------------------------------------

FOOT_SIZE: Final = 461
FOOT_AT_ONCE: Final = 462
"""A foot whose owner has laid the whole hand is played in the same turn."""
PARTNER_IN_FOOT: Final = 463
"""Nobody goes out before the team-mates have played from their feet too."""
FOOT_THREES_REPLACED: Final = 844
FOOT_COSTS: Final = 732
FOOT_RED: Final = 733
"""Feet that nobody took up cost their cards; what a red three in them brings."""
NEED_SEVENS: Final = 734
"""Canastas of sevens without which nobody goes out; they serve as no other kind then."""
MUST_ASK: Final = 735
"""Who goes out must ask: 0 no, 1 before any meld, 2 after one with the top card, 3 at any time."""
HAS_LOCKS: Final = 842
LOCKED: Final = 848
"""By kind: 1 for ranks never discarded, 2 for those not before every side has a sevens canasta."""
TIERS: Final = 843
"""Whether some openings must hold a canasta that comes from the hand."""
WILD_TAKES: Final = 27
"""Two wild cards of its kind take a wild top card onto the wild meld."""

# --- in the state ---------------------------------------------------------------------------------

FOOT_HELD: Final = 2456
"""By seat: cards in the foot, until it is taken up."""
FOOT_STAGE: Final = 2464
"""By seat: how far it is with its foot, as `engine.state.FootStage` counts."""
EARNED: Final = 2
TAKEN: Final = 3
PLAYED: Final = 4
FOOT: Final = 2472
"""By seat and kind."""
ASKED: Final = 2568
"""1 when a team-mate has been asked in this turn, where that must be done."""
BEYOND_TOP: Final = 2569
"""1 when this turn has laid more than the meld with the top card."""
TIER: Final = 2570
"""By side: 1 when its opening must hold a canasta that comes from the hand."""
