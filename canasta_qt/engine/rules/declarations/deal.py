"""Options of the deal: the groups ``deal``, ``draw``, ``bonus_cards`` and ``foot``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations.declare import ALIKE, APART, Condition, option
from canasta_qt.engine.rules.declarations.kinds import (
    Choice,
    Codes,
    NumberMap,
    Numbers,
    Whole,
    WholeOrWord,
)
from canasta_qt.engine.rules.declarations.structures import Field, Record
from canasta_qt.engine.rules.declarations.values import NATURALS, UPCARDS, CutBonus, IntMap

_UPCARD = (Condition("deal.upcard", among=(True,)),)
_REJECTED = (*_UPCARD, Condition("deal.upcard_reject", but_not=((),)))
_BONUS = (Condition("bonus_cards.mode", but_not=("none",)),)
_FOOT = (Condition("foot.pickup", but_not=("none",)),)


@dataclass(frozen=True, slots=True)
class DealRules:
    """What is dealt, and how the discard pile begins."""

    hand_size: int = option(
        11,
        kind=Whole(1, 30),
        label="Cards in hand",
        help="How many cards everybody is dealt.",
        step=2,
    )
    foot_size: int = option(
        0,
        kind=Whole(0, 30),
        label="Cards in the foot",
        help="A second packet for each player, picked up later in the deal. 0 means there is none.",
        step=APART,
    )
    upcard: bool = option(
        True,
        label="Turn an upcard",
        help="One card is turned over to start the discard pile. Without it the pile starts empty "
        "and the first player has to draw.",
        step=ALIKE,
    )
    upcard_reject: tuple[str, ...] = option(
        ("2", "X", "3r"),
        kind=Codes(UPCARDS),
        label="Upcards not accepted",
        help="Cards that cannot stay on top of the new pile.",
        shown_when=_UPCARD,
        step=ALIKE,
    )
    upcard_reject_action: Literal["cover", "bury", "leave"] = option(
        "cover",
        choices={
            "cover": "It stays, and another card is turned on top of it.",
            "bury": "It goes back into the stock, and another card is turned.",
            "leave": "It stays on top.",
        },
        label="When such a card is turned",
        help="What happens to an upcard that is not accepted.",
        shown_when=_REJECTED,
        step=ALIKE,
    )
    upcard_max_rejects: int | None = option(
        None,
        kind=Whole(1, 10, none_allowed=True, none_means="There is no limit."),
        label="Deal again after",
        help="After this many unaccepted upcards in a row, the same dealer deals again.",
        shown_when=(*_REJECTED, Condition("deal.upcard_reject_action", but_not=("leave",))),
        step=ALIKE,
    )
    pile_face_down: int | Literal["by_upcard"] = option(
        0,
        kind=WholeOrWord((("by_upcard", "As the list by upcard says."),), 0, 30),
        label="Hidden cards under the pile",
        help="Unknown cards slid under the upcard. Wild cards among them do not freeze the pile, "
        "and whoever takes it lays out red threes found there.",
        step=ALIKE,
    )
    pile_face_down_map: IntMap = option(
        (),
        kind=NumberMap(NATURALS, 0, 30),
        label="Hidden cards by upcard",
        help="How many hidden cards go under each upcard.",
        shown_when=(Condition("deal.pile_face_down", among=("by_upcard",)),),
        step=ALIKE,
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
        step=ALIKE,
    )
    turn_card: int | None = option(
        None,
        kind=Whole(1, 60, none_allowed=True, none_means="There is no turn card."),
        label="Turn card",
        help="A card this many from the bottom of the stock is laid sideways, as a warning that "
        "the end is near. Some games tie the bonus cards to it.",
        step=4,
    )


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
            "end_hand": (
                "The deal ends at once; if taking the pile also draws cards, before the turn "
                "begins."
            ),
        },
        label="Too few cards left",
        help="What happens when the stock has some cards left, but fewer than a full draw.",
        shown_when=(Condition("draw.count", but_not=(1,)),),
        step=ALIKE,
    )
    extra_with_pile: int = option(
        0,
        kind=Whole(0, 4),
        label="Drawn with the pile",
        help="Cards drawn from the stock on top of taking the pile.",
    )


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
        help="Extra cards for the player who opens for a team.",
        step=APART,
    )
    counts: tuple[int, int] = option(
        (0, 0),
        kind=Numbers(0, 20, 2, 2),
        label="How many bonus cards",
        help="For the first team to open, and for the second.",
        shown_when=_BONUS,
        step=4,
    )
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
        beyond_playouts=True,
    )


@dataclass(frozen=True, slots=True)
class FootRules:
    """The second packet of Hand and Foot games."""

    pickup: Literal[
        "none", "hand_empty", "own_first_canasta", "own_first_nonblack_canasta", "partner_then_self"
    ] = option(
        "none",
        choices={
            "none": "There is no foot to pick up.",
            "hand_empty": "When the hand is played out.",
            "own_first_canasta": "When you complete a canasta yourself.",
            "own_first_nonblack_canasta": "The same, but a mixed canasta does not count.",
            "partner_then_self": (
                "First the partner of whoever opened completes a canasta, then the opener does; "
                "then both pick it up."
            ),
        },
        label="Picking up the foot",
        help="What earns a player the second packet.",
        step=APART,
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
        step=APART,
    )
    peek: Literal["never", "once_before_play"] = option(
        "never",
        choices={"never": "No looking.", "once_before_play": "One look before play begins."},
        label="Looking at the foot",
        help="Whether you may look at your foot before you pick it up.",
        shown_when=_FOOT,
        step=ALIKE,
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
    unpicked_red_three: int = option(
        -100,
        kind=Whole(-2_000, 2_000, step=50),
        label="Red three in an unused foot",
        help="Points for each red three in a foot never picked up.",
        shown_when=_FOOT,
        step=400,
    )
