"""What option values are made of: small frozen records, and the codes of cards and canastas.

Maps are sorted tuples of pairs; ranges are ``(low, high)`` with ``None`` for "no limit".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
    ("pairs_wild", "Pairs with wild cards"),
    ("miami", "Miami"),
    ("garbage", "Garbage"),
    ("zip", "Zip code"),
    ("blast_off", "Blast off"),
    ("triples", "Triples"),
    ("quads", "Quads"),
    ("dream_plus4", "Dream hand plus four"),
    ("dream_plus5", "Dream hand plus five"),
)


# --- records ---------------------------------------------------------------------------------

IntMap = tuple[tuple[str, int], ...]
"""A map from a short code (a rank or a kind) to a number, as pairs."""
WordMap = tuple[tuple[str, str], ...]
"""A map from a rank to a word, as pairs."""
Size = tuple[int, int | None]
"""Smallest and largest number of cards; ``None`` means no upper limit."""
OpeningTable = tuple[tuple[int | None, int], ...]
"""Rows ``(from, minimum)`` in ascending order; ``None`` stands for minus infinity."""


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """When a match is over: at a target ``score`` or after a ``count`` of deals, the other None."""

    kind: Literal["target", "deals"] = "target"
    score: int | None = 5000
    count: int | None = None


@dataclass(frozen=True, slots=True)
class ForfeitCall:
    """Conceding a deal on one's own turn (British "acaba")."""

    points_to_opponents: int
    own_points: int
    ask_partner: bool


@dataclass(frozen=True, slots=True)
class InstantWin:
    """What wins the whole match at once: a number of canastas, or one of some special hands."""

    canastas: int | None = None
    special_hands: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CutBonus:
    """Points for cutting exactly ``cards`` cards from the deck."""

    who: Literal["cutter_team", "dealer_team", "each_player"]
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class HandEnd:
    """What a red three costs that is still in a hand when the deal ends.

    ``each``: ``points`` for every such three; ``flat``: ``points`` once; ``as_laid``: it counts as
    if it lay on the table (``points`` is 0 and unused). Points are signed, so usually negative.
    """

    kind: Literal["each", "flat", "as_laid"] = "each"
    points: int = -500


@dataclass(frozen=True, slots=True)
class RemovedOnTake:
    """Points for black threes in a taken pile: ``each`` one, or ``all`` of the pack's together."""

    each: int
    all: int


@dataclass(frozen=True, slots=True)
class WildBonus:
    """Bonus of a completed wild canasta by what it is made of."""

    all_twos: int = 2000
    all_jokers: int = 2000
    """It holds every joker of the pack (filled up with twos if there are too few)."""
    mixed: int = 2000


@dataclass(frozen=True, slots=True)
class WildIncomplete:
    """Signed points at the end of the deal for a wild meld that is no canasta yet."""

    normal: int = 0
    all_jokers: int = 0


@dataclass(frozen=True, slots=True)
class ShortPenalty:
    """Signed points for each sequence with fewer than ``below`` cards at the end."""

    below: int
    points: int


@dataclass(frozen=True, slots=True)
class HandSet:
    """Signed points for each player who still holds ``min`` or more cards of ``rank``."""

    rank: str
    min: int
    points: int


TierNeed = Literal[
    "any canasta", "any canasta and count 200", "natural canasta", "hidden canasta (7 from hand)"
]


@dataclass(frozen=True, slots=True)
class OpeningTier:
    """An extra demand on the opening from a score, or from a deal number, on (one of the two)."""

    need: TierNeed
    from_score: int | None = None
    from_deal: int | None = None


@dataclass(frozen=True, slots=True)
class NaturalsNeeded:
    """How many matching naturals from the hand take the pile."""

    unfrozen: int = 2
    frozen: int = 2


CanastaKind = Literal["natural", "mixed", "wild", "sevens", "sequence", "clean", "dirty"]


@dataclass(frozen=True, slots=True)
class KindNeed:
    """At least ``min`` canastas of a kind are needed to go out."""

    kind: CanastaKind
    min: int


@dataclass(frozen=True, slots=True)
class SpecialHand:
    """A whole hand that ends the deal. ``pattern`` is the source's description of the cards."""

    id: str
    pattern: str
    value: int


@dataclass(frozen=True, slots=True)
class CanastaBonus:
    """Points for a completed canasta, on top of its cards."""

    natural: int = 500
    mixed: int = 300


@dataclass(frozen=True, slots=True)
class SetBonus:
    """Extra points for a set of canastas; each count is a minimum, 0 when it does not matter.

    ``replaces`` names the points of a smaller set bonus that this one takes the place of.
    """

    points: int
    canastas: int = 0
    natural: int = 0
    mixed: int = 0
    clean: int = 0
    dirty: int = 0
    replaces: int | None = None
