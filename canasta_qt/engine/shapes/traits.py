"""Traits of a meld that the content of an opening may ask for or forbid."""

from __future__ import annotations

from typing import Final

PURE: Final = 1
THREE_NATURALS: Final = 2
WILD_MELD: Final = 4
HOLDS_WILDS: Final = 8
MIXED_CANASTA: Final = 16
UNMIXED_CANASTA: Final = 32
"""Traits of a meld, by bits, that the content of an opening may ask for or forbid."""


def meld_traits(naturals: int, wilds: int, canasta: int) -> int:
    """The traits of a meld of so many cards, where `canasta` cards complete one.

    >>> meld_traits(naturals=3, wilds=0, canasta=7) == THREE_NATURALS | PURE
    True
    """
    traits = HOLDS_WILDS if wilds else 0
    if naturals >= 3:
        traits |= THREE_NATURALS if wilds else THREE_NATURALS | PURE
    elif wilds >= 3 and not naturals:
        traits |= WILD_MELD
    if naturals + wilds >= canasta:
        traits |= MIXED_CANASTA if naturals and wilds else UNMIXED_CANASTA
    return traits


REQUIRED: Final = {
    "none": 0,
    "pure_meld": PURE,
    "pure_or_wild_meld": PURE | WILD_MELD,
    "three_naturals": THREE_NATURALS,
    "all_pure": 0,
}
"""The traits of which some meld must have one; 0: none, or `must_be_pure` says the rest."""
