"""Options of the table and the cards: match, pack, deal, draw, bonus cards, foot.

Attributes are named like the option after the dot; every default is classic four-handed play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations.declare import Condition, option
from canasta_qt.engine.rules.declarations.kinds import (
    Choice,
    Codes,
    NumberMap,
    Numbers,
    Switch,
    Whole,
    WholeOrWord,
)
from canasta_qt.engine.rules.declarations.structures import (
    Field,
    InstantWinForm,
    MatchEndForm,
    Record,
)
from canasta_qt.engine.rules.declarations.values import (
    HAND_IDS,
    NATURALS,
    POINT_RANKS,
    UPCARDS,
    WILDS,
    CutBonus,
    ForfeitCall,
    InstantWin,
    IntMap,
    MatchEnd,
)

_UPCARD = (Condition("deal.upcard", among=(True,)),)
_REJECTED = (*_UPCARD, Condition("deal.upcard_reject", but_not=((),)))
_BONUS = (Condition("bonus_cards.mode", but_not=("none",)),)
_FOOT = (Condition("foot.pickup", but_not=("none",)),)


@dataclass(frozen=True, slots=True)
class MatchRules:
    """Seats, teams, and how long a match lasts."""

    players: int = option(
        4,
        kind=Whole(2, 6),
        label="Players",
        help="How many people sit at the table. With rotating teams of three and two, five share "
        "the four seats of each deal.",
    )
    team_mode: Literal["solo", "pairs", "triples", "temp_2v1", "rotating_3v2"] = option(
        "pairs",
        choices={
            "solo": "Everybody plays alone.",
            "pairs": "Partners sit across the table and share melds and score.",
            "triples": "Six players in two teams of three, every other seat.",
            "temp_2v1": "Three players; whoever takes the pile first plays the other two.",
            "rotating_3v2": "Five players; the team of three sends two to each deal in turn.",
        },
        label="Teams",
        help="Who shares melds and score with whom.",
    )
    """Who shares melds and score."""
    seating: Literal["alternate"] = option(
        "alternate",
        choices={
            "alternate": "Team-mates never sit next to each other.",
        },
        label="Seating",
        help="How the teams are placed around the table.",
        effects=("display",),
    )
    partner_selection: Literal["agreed", "random", "draw_two_highest"] = option(
        "agreed",
        choices={
            "agreed": "You choose the seats yourselves.",
            "random": "Seats are shuffled.",
            "draw_two_highest": "Everybody draws a card; the two highest become partners.",
        },
        label="Choosing partners",
        help="How partners find each other. When drawing, aces are high and spades beat hearts, "
        "diamonds and clubs; the highest card also plays first.",
        effects=("conduct",),
    )
    first_dealer: Literal["random", "right_of_highest_draw"] = option(
        "random",
        choices={
            "random": "Anybody may be the first dealer.",
            "right_of_highest_draw": "Whoever drew the highest card plays first.",
        },
        label="First dealer",
        help="Who deals the first hand of the match. The player to the dealer's left begins.",
    )
    dealer_rotation: Literal["left", "alternate"] = option(
        "left",
        choices={
            "left": "The deal passes to the left.",
            "alternate": "The two players deal in turn.",
        },
        label="Next dealer",
        help="How the deal moves on after each hand.",
    )
    first_player: Literal["left_of_dealer"] = option(
        "left_of_dealer",
        choices={
            "left_of_dealer": "The player to the dealer's left begins.",
        },
        label="First to play",
        help="Who has the first turn of a deal.",
        effects=("display",),
    )
    cutter: Literal["right_of_dealer", "left_of_dealer", "scorekeeper"] = option(
        "right_of_dealer",
        choices={
            "right_of_dealer": "The player to the dealer's right cuts.",
            "left_of_dealer": "The player to the dealer's left cuts.",
            "scorekeeper": "Whoever keeps the score cuts.",
        },
        label="Who cuts",
        help="Who cuts the cards before the deal. It only matters where an exact cut earns points.",
        effects=("display",),
    )
    end: MatchEnd = option(
        MatchEnd(),
        kind=MatchEndForm(Whole(100, 100_000, step=500), Whole(1, 50)),
        label="End of the match",
        help="Play to a number of points, or for a number of deals. Totals are compared only after "
        "a deal is fully scored, and the highest total wins, not the first to get there.",
    )
    """Looked at only after a deal is fully scored; the highest total wins."""
    tie: Literal["play_on", "shared"] = option(
        "play_on",
        choices={
            "play_on": "Deal again until one side is ahead.",
            "shared": "The win is shared.",
        },
        label="Equal totals",
        help="What happens when the best sides are level at the end.",
        source="[ruling]",
    )
    score_unit: Literal["per_team", "per_player"] = option(
        "per_team",
        choices={
            "per_team": "One total for each team.",
            "per_player": "One total for each player.",
        },
        label="Score kept",
        help="Whether totals belong to teams or to players. Play alone needs a total per player.",
    )
    forfeit_call: ForfeitCall | None = option(
        None,
        kind=Record(
            ForfeitCall,
            (
                Field("points_to_opponents", Whole(0, 10_000, step=100), "For the opponents"),
                Field("own_points", Whole(-10_000, 10_000, step=100), "For your own side"),
                Field("ask_partner", Switch(), "Your partner must agree"),
            ),
            none_allowed=True,
            none_means="A deal is always played out.",
        ),
        label="Giving up a deal",
        help="Lets a player concede the deal on their own turn, for a fixed score.",
    )
    instant_win: InstantWin | None = option(
        None,
        kind=InstantWinForm(Whole(1, 20), Codes(HAND_IDS, least=1)),
        label="Instant win",
        help="A feat in one deal that wins the whole match at once: a number of canastas, or a "
        "very special hand.",
    )


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

    decks: int = option(
        2,
        kind=Whole(1, 8),
        label="Decks",
        help="How many packs of 52 cards are shuffled together.",
    )
    jokers: int = option(
        4,
        kind=Whole(0, 32),
        label="Jokers",
        help="How many jokers there are in all, not per deck.",
    )
    """All jokers together, not per deck."""
    wild_ranks: tuple[str, ...] = option(
        ("2", "X"),
        kind=Codes(WILDS),
        label="Wild cards",
        help="Which cards can stand in for others.",
    )
    points: IntMap = option(
        CLASSIC_POINTS,
        kind=NumberMap(POINT_RANKS, 0, 500, complete=True),
        label="Card values",
        help="What each card is worth: for the opening, on the table and, as a loss, in hand. "
        "Threes have values of their own.",
    )
    """Face values by rank; threes have their own groups."""


@dataclass(frozen=True, slots=True)
class DealRules:
    """What is dealt, and how the discard pile begins."""

    hand_size: int = option(
        11,
        kind=Whole(1, 30),
        label="Cards in hand",
        help="How many cards everybody is dealt.",
    )
    foot_size: int = option(
        0,
        kind=Whole(0, 30),
        label="Cards in the foot",
        help="A second packet for each player, picked up later in the deal. 0 means there is none.",
    )
    """Cards of the second packet of each seat; 0 means there is none."""
    upcard: bool = option(
        True,
        label="Turn an upcard",
        help="One card is turned over to start the discard pile. Without it the pile starts empty "
        "and the first player has to draw.",
    )
    upcard_reject: tuple[str, ...] = option(
        ("2", "X", "3r"),
        kind=Codes(UPCARDS),
        label="Upcards not accepted",
        help="Cards that cannot stay on top of the new pile.",
        shown_when=_UPCARD,
    )
    """Cards that cannot stay on top of the new pile."""
    upcard_reject_action: Literal["cover", "bury", "leave"] = option(
        "cover",
        choices={
            "cover": "It stays, and another card is turned on top of it.",
            "bury": "It goes back into the stock, and another card is turned.",
            "leave": "It stays on top.",
        },
        label="When such a card is turned",
        help="What is done with an upcard that is not accepted.",
        shown_when=_REJECTED,
    )
    upcard_max_rejects: int | None = option(
        None,
        kind=Whole(1, 10, none_allowed=True, none_means="There is no limit."),
        label="Deal again after",
        help="So many unaccepted upcards in a row, and the same dealer deals again.",
        shown_when=(
            *_REJECTED,
            Condition("deal.upcard_reject_action", but_not=("leave",)),
        ),
    )
    """That many rejected cards in a row mean a new deal by the same dealer."""
    pile_face_down: int | Literal["by_upcard"] = option(
        0,
        kind=WholeOrWord(0, 30, (("by_upcard", "As many as the table for the upcard says."),)),
        label="Hidden cards under the pile",
        help="Unknown cards slid under the upcard. Wild cards among them do not freeze the pile, "
        "and whoever takes it lays out red threes found there.",
    )
    """Unknown cards under the upcard; ``by_upcard`` reads the map below."""
    pile_face_down_map: IntMap = option(
        (),
        kind=NumberMap(NATURALS, 0, 30),
        label="Hidden cards by upcard",
        help="How many hidden cards go under each upcard.",
        shown_when=(Condition("deal.pile_face_down", among=("by_upcard",)),),
    )
    exact_cut_bonus: CutBonus | None = option(
        None,
        kind=Record(
            CutBonus,
            (
                Field(
                    "who",
                    Choice(
                        (
                            ("cutter_team", "The side of the player who cuts."),
                            ("dealer_team", "The dealer's side."),
                            ("each_player", "Every player, when cutting their own cards."),
                        )
                    ),
                    "Who may earn it",
                ),
                Field("cards", Whole(1, 432), "Cards to cut"),
                Field("points", Whole(0, 5_000, step=50), "Points"),
            ),
            none_allowed=True,
            none_means="Cutting earns nothing.",
        ),
        label="Bonus for an exact cut",
        help="Points for lifting exactly the right number of cards off the deck.",
    )
    turn_card: int | None = option(
        None,
        kind=Whole(1, 60, none_allowed=True, none_means="There is no turn card."),
        label="Turn card",
        help="A card this many from the bottom of the stock is laid sideways, as a warning that "
        "the end is near. Some games tie the bonus cards to it.",
    )
    """Place, counted from the bottom of the stock, of the card laid sideways."""


@dataclass(frozen=True, slots=True)
class DrawRules:
    """Drawing from the stock."""

    count: int = option(
        1,
        kind=Whole(1, 4),
        label="Cards drawn",
        help="How many cards you draw when you do not take the pile.",
    )
    short_stock: Literal["take_rest", "end_hand"] = option(
        "take_rest",
        choices={
            "take_rest": "You draw what is left and play on.",
            "end_hand": "The deal ends at once.",
        },
        label="Too few cards left",
        help="What happens when the stock has some cards left, but fewer than a full draw.",
        shown_when=(Condition("draw.count", but_not=(1,)),),
    )
    """What happens when fewer than ``count`` cards, but some, are left."""
    extra_with_pile: int = option(
        0,
        kind=Whole(0, 4),
        label="Drawn with the pile",
        help="Cards drawn from the stock on top of taking the pile.",
    )
    """Stock cards drawn on top of a taken pile."""


@dataclass(frozen=True, slots=True)
class BonusCardsRules:
    """Cards a team receives for opening (talon, wings)."""

    mode: Literal["none", "draw_from_stock", "reserved_packets", "draw_now"] = option(
        "none",
        choices={
            "none": "Opening earns no cards.",
            "draw_from_stock": "Drawn from the stock after the discard of the opening turn.",
            "reserved_packets": "Packets put aside during the deal.",
            "draw_now": "Drawn straight into the hand during the opening turn.",
        },
        label="Bonus cards for opening",
        help="Extra cards that the player who opens for a team receives.",
    )
    counts: tuple[int, int] = option(
        (0, 0),
        kind=Numbers(0, 20, 2, 2),
        label="How many bonus cards",
        help="For the first team to open, and for the second.",
        shown_when=_BONUS,
    )
    """For the first and for the second team to open."""
    needs_turn_card: bool = option(
        False,
        label="Only before the turn card",
        help="Bonus cards are given only while the turn card is still in the stock.",
        shown_when=_BONUS,
    )
    limit: Literal["full", "through_turn_card"] = option(
        "full",
        choices={
            "full": "All of them, even past the turn card.",
            "through_turn_card": "Never past the turn card, so perhaps fewer.",
        },
        label="Limit at the turn card",
        help="Whether bonus cards may be drawn past the turn card.",
        shown_when=_BONUS,
    )
    with_pile_take: bool = option(
        True,
        label="Also with the pile",
        help="Bonus cards are given even when the opening player took the pile in that turn.",
        shown_when=_BONUS,
    )
    usable: Literal["next_turn", "same_turn"] = option(
        "next_turn",
        choices={
            "next_turn": "They lie face down until your next turn.",
            "same_turn": "You may play them at once.",
        },
        label="When to use them",
        help="When bonus cards may be picked up.",
        shown_when=_BONUS,
    )
    not_if_going_out: bool = option(
        True,
        label="None when going out",
        help="Opening and going out in the same turn earns no bonus cards.",
        shown_when=_BONUS,
    )


@dataclass(frozen=True, slots=True)
class FootRules:
    """The second packet of Hand and Foot games."""

    pickup: Literal[
        "none",
        "hand_empty",
        "own_first_canasta",
        "own_first_nonblack_canasta",
        "partner_then_self",
    ] = option(
        "none",
        choices={
            "none": "There is no foot to pick up.",
            "hand_empty": "When the hand is played out.",
            "own_first_canasta": "When you complete a canasta yourself.",
            "own_first_nonblack_canasta": "The same, but black threes do not count.",
            "partner_then_self": "First your partner completes a canasta, then you.",
        },
        label="Picking up the foot",
        help="What earns a player the second packet.",
    )
    when: Literal["after_discard", "same_turn_if_melded_out"] = option(
        "same_turn_if_melded_out",
        choices={
            "after_discard": "At the end of that turn.",
            "same_turn_if_melded_out": (
                "At once if the hand was melded out; after a discard, for the next turn."
            ),
        },
        label="When it is picked up",
        help="Whether play goes on with the foot in the same turn.",
        shown_when=_FOOT,
    )
    peek: Literal["never", "once_before_play"] = option(
        "never",
        choices={
            "never": "No looking.",
            "once_before_play": "One look before play begins.",
        },
        label="Looking at the foot",
        help="Whether you may look at your foot before you pick it up.",
        shown_when=_FOOT,
    )
    red_three_replaced: bool = option(
        True,
        label="Replace red threes",
        help="Red threes found in the foot are replaced from the stock.",
        shown_when=(*_FOOT, Condition("red_three.role", but_not=("penalty_card",))),
    )
    unpicked_counts: bool = option(
        True,
        label="Unused foot counts",
        help="The cards of a foot never picked up count against the team.",
        shown_when=_FOOT,
    )
    """Foot cards never picked up count against the team at face value."""
    unpicked_red_three: int = option(
        -100,
        kind=Whole(-2_000, 2_000, step=50),
        label="Red three in an unused foot",
        help="Points for each red three in a foot never picked up.",
        shown_when=_FOOT,
    )
    """Signed points for each red three in a foot never picked up."""
