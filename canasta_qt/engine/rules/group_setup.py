"""Option groups about the table and the cards: match, pack, deal, draw, bonus cards, foot.

Attributes are named like the option after the dot; every default is classic four-handed play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.values import (
    CutBonus,
    ForfeitCall,
    InstantWin,
    IntMap,
    MatchEnd,
)


@dataclass(frozen=True, slots=True)
class MatchRules:
    """Seats, teams, and how long a match lasts."""

    players: int = 4
    team_mode: Literal["solo", "pairs", "triples", "temp_2v1", "rotating_3v2"] = "pairs"
    """Who shares melds and score."""
    seating: Literal["alternate"] = "alternate"
    partner_selection: Literal["agreed", "random", "draw_two_highest"] = "agreed"
    first_dealer: Literal["random", "right_of_highest_draw"] = "random"
    dealer_rotation: Literal["left", "alternate"] = "left"
    first_player: Literal["left_of_dealer"] = "left_of_dealer"
    cutter: Literal["right_of_dealer", "left_of_dealer", "scorekeeper"] = "right_of_dealer"
    end: MatchEnd = MatchEnd()
    """Looked at only after a deal is fully scored; the highest total wins."""
    tie: Literal["play_on", "shared"] = "play_on"
    score_unit: Literal["per_team", "per_player"] = "per_team"
    forfeit_call: ForfeitCall | None = None
    instant_win: InstantWin | None = None


CLASSIC_POINTS: IntMap = (
    ("X", 50),
    ("2", 20),
    ("A", 20),
    ("K", 10),
    ("Q", 10),
    ("J", 10),
    ("T", 10),
    ("9", 10),
    ("8", 10),
    ("7", 5),
    ("6", 5),
    ("5", 5),
    ("4", 5),
)


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards in play."""

    decks: int = 2
    jokers: int = 4
    """All jokers together, not per deck."""
    wild_ranks: tuple[str, ...] = ("2", "X")
    points: IntMap = CLASSIC_POINTS
    """Face values by rank; threes have their own groups."""


@dataclass(frozen=True, slots=True)
class DealRules:
    """What is dealt, and how the discard pile begins."""

    hand_size: int = 11
    foot_size: int = 0
    """Cards of the second packet of each seat; 0 means there is none."""
    upcard: bool = True
    upcard_reject: tuple[str, ...] = ("2", "X", "3r")
    """Cards that cannot stay on top of the new pile."""
    upcard_reject_action: Literal["cover", "bury", "leave"] = "cover"
    upcard_max_rejects: int | None = None
    """That many rejected cards in a row mean a new deal by the same dealer."""
    pile_face_down: int | Literal["by_upcard"] = 0
    """Unknown cards under the upcard; ``by_upcard`` reads the map below."""
    pile_face_down_map: IntMap = ()
    exact_cut_bonus: CutBonus | None = None
    turn_card: int | None = None
    """Place, counted from the bottom of the stock, of the card laid sideways."""


@dataclass(frozen=True, slots=True)
class DrawRules:
    """Drawing from the stock."""

    count: int = 1
    short_stock: Literal["take_rest", "end_hand"] = "take_rest"
    """What happens when fewer than ``count`` cards, but some, are left."""
    extra_with_pile: int = 0
    """Stock cards drawn on top of a taken pile."""


@dataclass(frozen=True, slots=True)
class BonusCardsRules:
    """Cards a team receives for opening (talon, wings)."""

    mode: Literal["none", "draw_from_stock", "reserved_packets", "draw_now"] = "none"
    counts: tuple[int, int] = (0, 0)
    """For the first and for the second team to open."""
    needs_turn_card: bool = False
    limit: Literal["full", "through_turn_card"] = "full"
    with_pile_take: bool = True
    usable: Literal["next_turn", "same_turn"] = "next_turn"
    not_if_going_out: bool = True


@dataclass(frozen=True, slots=True)
class FootRules:
    """The second packet of Hand and Foot games."""

    pickup: Literal[
        "none",
        "hand_empty",
        "own_first_canasta",
        "own_first_nonblack_canasta",
        "partner_then_self",
    ] = "none"
    when: Literal["after_discard", "same_turn_if_melded_out"] = "same_turn_if_melded_out"
    peek: Literal["never", "once_before_play"] = "never"
    red_three_replaced: bool = True
    unpicked_counts: bool = True
    """Foot cards never picked up count against the team at face value."""
    unpicked_red_three: int = -100
    """Signed points for each red three in a foot never picked up."""
