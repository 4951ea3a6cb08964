"""Option groups about turns and scores: the pile, discards, going out, the end, points, conduct.

Attributes are named like the option after the dot; every default is classic four-handed play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.values import (
    CanastaBonus,
    KindNeed,
    NaturalsNeeded,
    SetBonus,
    SpecialHand,
    WordMap,
)


@dataclass(frozen=True, slots=True)
class PileRules:
    """Taking the discard pile."""

    take_in_opening_turn: Literal["allowed", "allowed_after_hand_opening", "not_allowed"] = (
        "allowed"
    )
    frozen_before_open: bool = True
    always_frozen: bool = False
    natural_plus_wild: bool = True
    layoff: Literal["any_meld", "incomplete_only", "no"] = "any_meld"
    naturals_needed: NaturalsNeeded = NaturalsNeeded()
    own_canasta_rank: Literal["allowed", "pair_only", "forbidden"] = "allowed"
    cap_conflict: Literal["forbid", "second_meld", "lift_cap"] = "forbid"
    """Taking with a natural and a wild onto a canasta that already has all its wilds."""
    amount: Literal["all", "top_n", "to_next_wild", "from_chosen_card"] = "all"
    n: int | None = None
    """How many cards ``top_n`` takes."""
    needs_n: bool = False
    blocked_tops: tuple[str, ...] = ("2", "X", "3b", "3r")
    blocked_ranks: tuple[str, ...] = ()
    one_card: Literal["forbid", "only_if_going_out", "allow"] = "forbid"
    """A player with one card against a pile of one card."""
    initial_ace_pair: bool = True
    special_hand_one_card: bool = False


@dataclass(frozen=True, slots=True)
class FreezeRules:
    """Which cards in the pile freeze it."""

    wild_discard: bool = True
    wild_upcard: bool = True
    red_three_upcard: bool = True
    black_three: bool = False


@dataclass(frozen=True, slots=True)
class DiscardRules:
    """What may be discarded."""

    wild: Literal["allowed", "never", "last_or_all_wild"] = "allowed"
    threes: Literal["black", "none", "any"] = "black"
    empty_pile_ban: tuple[str, ...] = ()
    empty_pile_fallback: Literal["least_bad", "retract_melds"] = "least_bad"
    rank_locks: WordMap = ()
    """Rank to ``never`` or ``both_teams_have_sevens_canasta``."""
    pass_with_one: bool = False
    """A player who may not go out may keep the last card and end the turn."""


@dataclass(frozen=True, slots=True)
class GoOutRules:
    """Going out."""

    canastas: int = 1
    kinds: tuple[KindNeed, ...] = ()
    final_discard: Literal["optional", "required"] = "optional"
    final_face_down: bool = False
    final_ban: tuple[str, ...] = ()
    blocked_by_incomplete: tuple[str, ...] = ()
    red_threes: Literal["none", "ge_canastas", "all"] = "none"
    partner_in_foot: bool = False
    bonus: int = 100


@dataclass(frozen=True, slots=True)
class PermissionRules:
    """Asking the partner "may I go out?"."""

    mode: Literal["optional", "mandatory", "none"] = "optional"
    timing: Literal["before_any_meld", "after_top_card_meld", "when_ready"] = "after_top_card_meld"
    binding: bool = True
    limit_per_deal: int | None = None
    whom: Literal["partner", "any_one_teammate"] = "partner"


@dataclass(frozen=True, slots=True)
class ConcealedRules:
    """Going out concealed: the whole hand in one turn."""

    total: int | None = 200
    """The whole going-out bonus then, in place of ``go_out.bonus``; ``None``: no such bonus."""
    scope: Literal["player", "team"] = "player"
    own_canasta: bool = True
    no_layoff: bool = True
    lenient: bool = False
    pile_ok: bool = True
    without_canasta_total: int | None = None


@dataclass(frozen=True, slots=True)
class SpecialHandsRules:
    """Whole hands that end the deal."""

    hands: tuple[SpecialHand, ...] = ()
    """Option key ``special_hands.list``."""
    wild_pair: Literal["twos", "twos_or_jokers", "none"] = "twos"
    distinct_pairs: bool = True
    partner_courtesy: bool = False


@dataclass(frozen=True, slots=True)
class StockEndRules:
    """What happens when the stock runs out."""

    mode: Literal["play_on", "end_after_last_draw_turn"] = "play_on"
    forced_layoff: Literal["none", "whole_pile", "top_only"] = "whole_pile"
    last_red_three: Literal["end_no_meld", "end_after_meld", "turn_continues_if_other_card"] = (
        "end_no_meld"
    )
    last_three_modern: Literal["count5", "may_lay", "must_lay", "may_discard_to_go_out"] = "count5"


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """Points at the end of a deal."""

    canasta: CanastaBonus = CanastaBonus()
    matrix: bool = False
    canastas_for_positive: int = 0
    """With fewer canastas the result is minus the table and the hand, without bonuses."""
    set_bonus: tuple[SetBonus, ...] = ()
    unopened_hand_factor: int = 1


@dataclass(frozen=True, slots=True)
class PenaltyRules:
    """Signed points for breaches of the rules."""

    pile_illegal: int = -50
    go_out_after_no: int = -100
    asked_but_unable: int = -100
    red_three_hidden: int = -500
    talk_answer: Literal["opponents_answer"] | None = None


@dataclass(frozen=True, slots=True)
class ConductRules:
    """How the program conducts the game; no rule of play."""

    enforcement: Literal["prevent", "penalise"] = "prevent"
    undo_meld: bool = True
    pile_view: Literal["top_only", "last_n", "all"] = "top_only"
