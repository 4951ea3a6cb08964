"""Card and canasta codes with their names for people, shared by several options."""

from __future__ import annotations

Pairs = tuple[tuple[str, str], ...]

WILDS: Pairs = (("2", "Twos"), ("X", "Jokers"))
NATURALS: Pairs = (
    ("A", "Aces"),
    ("K", "Kings"),
    ("Q", "Queens"),
    ("J", "Jacks"),
    ("T", "Tens"),
    ("9", "Nines"),
    ("8", "Eights"),
    ("7", "Sevens"),
    ("6", "Sixes"),
    ("5", "Fives"),
    ("4", "Fours"),
)
POINT_RANKS: Pairs = (("X", "Jokers"), ("2", "Twos"), *NATURALS)
UPCARDS: Pairs = (*WILDS, ("3r", "Red threes"), ("3b", "Black threes"))
BLOCKING_TOPS: Pairs = (*WILDS, ("3b", "Black threes"), ("3r", "Red threes"))
CANASTA_KINDS: Pairs = (
    ("natural", "A canasta of one rank without wild cards."),
    ("mixed", "A canasta of one rank with at least one wild card."),
    ("wild", "A canasta of twos and jokers only."),
    ("sevens", "A canasta of sevens; it does not count as natural as well."),
    ("sequence", "Seven cards of one suit in a row."),
    ("clean", "Any canasta without wild cards."),
    ("dirty", "Any canasta with wild cards."),
)
HAND_IDS: Pairs = (
    ("straight", "Straight"),
    ("pairs_natural", "Natural pairs"),
    ("pairs_wild", "Pairs with a wild pair"),
    ("miami", "Miami"),
    ("garbage", "Garbage"),
    ("zip", "Zip"),
    ("blast_off", "Blast off"),
    ("triples", "Triples"),
    ("quads", "Quads"),
    ("dream_plus4", "Dream with four wilds"),
    ("dream_plus5", "Dream with five wilds"),
)
