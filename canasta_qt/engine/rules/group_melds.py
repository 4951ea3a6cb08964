"""Option groups about what may be laid down: threes, melds, sequences and the opening.

Attributes are named like the option after the dot; every default is classic four-handed play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.values import (
    HandEnd,
    HandSet,
    IntMap,
    OpeningTable,
    OpeningTier,
    RemovedOnTake,
    ShortPenalty,
    Size,
    WildBonus,
    WildIncomplete,
)


@dataclass(frozen=True, slots=True)
class RedThreeRules:
    """Red threes: what they are for, when they are laid and what they score."""

    role: Literal["bonus", "modern", "penalty_card"] = "bonus"
    place: Literal["on_receipt", "own_turn_start", "optional"] = "on_receipt"
    replace_from_stock: bool = True
    replace_when_from_pile: bool = False
    totals: tuple[int, ...] = (0, 100, 200, 300, 800)
    """Total points of a team that holds as many red threes as the index."""
    positive_if: str = "has_meld"
    """``has_meld``, ``canastas_ge:N``, ``kind:sevens``, ``clean_and_dirty``, ``always`` or
    ``matrix``: the condition for the total to count as a plus."""
    otherwise: Literal["negate", "zero", "canastone"] = "negate"
    negate_only_if_opponents_out: bool = False
    in_hand_end: HandEnd = HandEnd()
    discardable: bool = False


@dataclass(frozen=True, slots=True)
class BlackThreeRules:
    """Black threes: stopping the pile, melding when going out, and points."""

    role: Literal["stop", "modern", "bonus_like_red"] = "stop"
    totals: tuple[int, ...] = ()
    """Like ``red_three.totals``, for the roles ``modern`` and ``bonus_like_red``."""
    blocks_next: bool = True
    meld: Literal["going_out_only", "never", "anytime"] = "going_out_only"
    meld_sizes: Size = (3, 4)
    meld_wilds: int = 0
    meld_is_canasta: bool = False
    points_melded: int = 5
    points_hand: int = 5
    """What one left in hand costs, as a positive number."""
    no_discard_first_round: bool = False
    removed_on_pile_take: RemovedOnTake | None = None


@dataclass(frozen=True, slots=True)
class ThreeRules:
    """Keeping threes back in the modern games."""

    keep_one_for_straight: bool = False
    keep_any: bool = False
    in_hand_scores_as_laid: bool = False


@dataclass(frozen=True, slots=True)
class MeldRules:
    """Melds of one rank."""

    min_size: int = 3
    max_size: int | None = None
    canasta_size: int = 7
    min_naturals: int = 2
    max_wilds: int | None = 3
    ratio: Literal["none", "nat_ge_wild", "nat_gt_wild", "nat_ge_2wild"] = "none"
    wild_cap_scope: Literal["whole", "first_seven"] = "whole"
    rule_of_five: bool = False
    """After the opening turn a wild needs five naturals in the meld it joins."""
    same_rank: Literal["merge", "new_after_canasta", "many"] = "merge"
    add_natural_to_canasta: bool = True
    add_wild_to_natural_canasta: bool = True
    add_wild_to_mixed_canasta: bool = True
    dead_ranks: Literal["none", "both_teams", "own_team"] = "none"
    never_wild_ranks: tuple[str, ...] = ()
    wild_only_if_opened_dirty: tuple[str, ...] = ()
    """Ranks whose meld may hold wilds only if it had one when laid in the opening."""
    discard_heap: bool = False


@dataclass(frozen=True, slots=True)
class WildMeldRules:
    """Melds of twos and jokers only."""

    enabled: bool = False
    sizes: Size = (3, 7)
    lock: bool = False
    """Until the wild meld is a canasta, the team's wilds may go nowhere else."""
    bonus: WildBonus = WildBonus()
    incomplete: WildIncomplete = WildIncomplete()
    counts_to_go_out: bool = True
    pile_take: Literal["never", "same_kind_pair"] = "never"


@dataclass(frozen=True, slots=True)
class SequenceRules:
    """Melds of consecutive cards of one suit (sambas, escaleras)."""

    enabled: bool = False
    sizes: Size = (3, 7)
    wilds: int = 0
    bonus: int = 1500
    merge: bool = False
    pile_take: Literal["none", "top_only", "whole_pile"] = "none"
    extend_complete_when_going_out: bool = False
    short_penalty: ShortPenalty | None = None


@dataclass(frozen=True, slots=True)
class SpecialRankRules:
    """Ranks with a score of their own: aces and sevens."""

    bonus: IntMap = ()
    """By kind: ``A_pure``, ``A_mixed``, ``7_pure``, ``7_any``."""
    incomplete: IntMap = ()
    """Signed points by kind: ``A_pure``, ``A``, ``7_pure``, ``7``."""
    hand_set: tuple[HandSet, ...] = ()


@dataclass(frozen=True, slots=True)
class InitialRules:
    """The opening: the first melds of a team in a deal."""

    table: OpeningTable = ((None, 15), (0, 50), (1500, 90), (3000, 120))
    """Minimum count by team total before the deal, or by deal number (see ``basis``)."""
    basis: Literal["score", "deal_number"] = "score"
    top_card_counts: bool = True
    canasta_bonus_counts: bool = False
    require: Literal["none", "pure_meld", "pure_or_wild_meld", "three_naturals", "all_pure"] = (
        "none"
    )
    all_pure_up_to: int | None = None
    from_hand_only: bool = False
    before_draw_only: bool = False
    splash: bool = False
    tiers: tuple[OpeningTier, ...] = ()
    concealed_exempt: Literal["no", "stock_draw_only", "always"] = "stock_draw_only"
    """Whether the count is waived when the whole hand goes out in one turn."""
    may_complete_mixed_canasta: bool = True
