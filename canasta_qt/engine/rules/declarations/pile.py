"""Options of the discard pile: the groups ``pile``, ``freeze`` and ``discard``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations.declare import ALIKE, APART, Condition, option
from canasta_qt.engine.rules.declarations.kinds import Choice, ChoiceMap, Codes, Whole
from canasta_qt.engine.rules.declarations.structures import Field, Record
from canasta_qt.engine.rules.declarations.values import (
    BLOCKING_TOPS,
    NATURALS,
    NaturalsNeeded,
    WordMap,
)

_CAN_UNFREEZE = (Condition("pile.always_frozen", among=(False,)),)
_UPCARD_FREEZES = (*_CAN_UNFREEZE, Condition("deal.upcard", among=(True,)))
_SPECIAL_HANDS = (Condition("special_hands.list", but_not=((),)),)


@dataclass(frozen=True, slots=True)
class PileRules:
    """Taking the discard pile."""

    take_in_opening_turn: Literal["allowed", "allowed_after_hand_opening", "not_allowed"] = option(
        "allowed",
        choices={
            "allowed": "The top card may be part of the opening.",
            "allowed_after_hand_opening": "Open from the hand first, then take the pile.",
            "not_allowed": "The team must have opened in an earlier turn.",
        },
        label="Taking the pile to open",
        help="Whether a team that has not opened may take the pile.",
    )
    opening_pair: Literal["anywhere", "outside"] = option(
        "anywhere",
        choices={
            "anywhere": "They may be part of the opening, or lie beside it.",
            "outside": "They must lie outside the opening and do not count towards it.",
        },
        label="Cards that take the pile to open",
        help="Where the natural cards that take the pile must lie when opening from the hand.",
        shown_when=(Condition("pile.take_in_opening_turn", among=("allowed_after_hand_opening",)),),
        source="[pagat-canastone]",
    )
    frozen_before_open: bool = option(
        True,
        label="Frozen until you open",
        help="For a team that has not opened, the pile counts as frozen.",
        shown_when=_CAN_UNFREEZE,
    )
    always_frozen: bool = option(
        False, label="Always frozen", help="Taking the pile always needs a natural pair."
    )
    natural_plus_wild: bool = option(
        True,
        label="A natural and a wild take it",
        help="A pile that is not frozen may be taken with one matching card and a wild card.",
        shown_when=_CAN_UNFREEZE,
    )
    layoff: Literal["any_meld", "incomplete_only", "no"] = option(
        "any_meld",
        choices={
            "any_meld": "Yes, on any meld of yours, canastas too.",
            "incomplete_only": "Only on a meld that is not a canasta yet.",
            "no": "No, cards from the hand are always needed.",
        },
        label="Taking it with a meld on the table",
        help="Whether a pile that is not frozen may be taken by adding its top card to your own "
        "meld.",
        shown_when=_CAN_UNFREEZE,
        step=2,
    )
    naturals_needed: NaturalsNeeded = option(
        NaturalsNeeded(),
        kind=Record(
            NaturalsNeeded,
            (Field("unfrozen", Whole(1, 6), "Not frozen"), Field("frozen", Whole(1, 6), "Frozen")),
        ),
        label="Matching cards needed",
        help="How many natural cards of the top card's rank you must hold.",
    )
    own_canasta_rank: Literal["allowed", "pair_only", "forbidden"] = option(
        "allowed",
        choices={
            "allowed": "Like any other card.",
            "pair_only": "Only with a natural pair.",
            "forbidden": "Not at all; it works like a black three.",
        },
        label="Top card of your canasta's rank",
        help="How the pile may be taken when its top card matches a canasta of yours.",
    )
    cap_conflict: Literal["forbid", "second_meld", "lift_cap"] = option(
        "forbid",
        choices={
            "forbid": "The pile cannot be taken that way.",
            "second_meld": "The cards begin a second meld of that rank.",
            "lift_cap": "The extra wild card is allowed.",
        },
        label="One wild card too many",
        help="What happens when taking the pile with a natural and a wild card would give a "
        "canasta more wild cards than it may hold.",
        shown_when=(
            *_CAN_UNFREEZE,
            Condition("pile.natural_plus_wild", among=(True,)),
            Condition("pile.layoff", among=("incomplete_only",)),
            Condition("pile.own_canasta_rank", among=("allowed",)),
        ),
        source="[ruling]",
        beyond_playouts=True,
    )
    amount: Literal["all", "top_n", "to_next_wild", "from_chosen_card"] = option(
        "all",
        choices={
            "all": "The whole pile.",
            "top_n": "A number of cards from the top.",
            "to_next_wild": "Down to and including the next wild card.",
            "from_chosen_card": "From a card of your choice up, which you must meld.",
        },
        label="How much is taken",
        help="How many cards of the pile you get.",
        step=APART,
    )
    n: int | None = option(
        None,
        kind=Whole(1, 60, none_allowed=True, none_means="No number is set."),
        label="Cards taken from the top",
        help="How many cards come off the top, or fewer if the pile is smaller.",
        shown_when=(Condition("pile.amount", among=("top_n",)),),
        step=APART,
    )
    needs_n: bool = option(
        False,
        label="Pile must hold that many",
        help="A pile with fewer cards cannot be taken.",
        shown_when=(Condition("pile.amount", among=("top_n",)),),
    )
    blocked_tops: tuple[str, ...] = option(
        ("2", "X", "3b", "3r"),
        kind=Codes(BLOCKING_TOPS),
        label="Blocking cards",
        help="A pile with one of these on top can never be taken.",
    )
    blocked_ranks: tuple[str, ...] = option(
        (),
        kind=Codes(NATURALS),
        label="Blocking ranks",
        help="Natural ranks that block the pile while on top.",
    )
    least_hand: int = option(
        1,
        kind=Whole(1, 6),
        label="Cards needed in the hand",
        help="A player with fewer cards in the hand may not take the pile.",
        source="[ruling]",
        step=2,
    )
    one_card: Literal["forbid", "only_if_going_out", "allow"] = option(
        "forbid",
        choices={"forbid": "No.", "only_if_going_out": "Only to go out.", "allow": "Yes."},
        label="One card takes one card",
        help="Whether a player with a single card may take a pile of a single card.",
        shown_when=(Condition("pile.least_hand", among=(1,)),),
        source="[gamerules]",
        step=ALIKE,
    )
    initial_ace_pair: bool = option(
        True,
        label="Aces of the opening take an ace",
        help="Aces of a mixed opening meld may also take a pile topped by an ace.",
        shown_when=(Condition("pile.take_in_opening_turn", but_not=("not_allowed",)),),
        beyond_playouts=True,
    )
    special_hand_one_card: bool = option(
        False,
        label="Completes a special hand",
        help="The only card of a pile may be the last card of a special hand.",
        shown_when=_SPECIAL_HANDS,
        beyond_playouts=True,
    )


@dataclass(frozen=True, slots=True)
class FreezeRules:
    """Which cards in the pile freeze it."""

    wild_discard: bool = option(
        True,
        label="A discarded wild card",
        help="A wild card in the pile freezes it for everybody until it is taken.",
        shown_when=_CAN_UNFREEZE,
    )
    wild_upcard: bool = option(
        True,
        label="A wild card turned up",
        help="A wild card turned over at the start freezes the pile.",
        shown_when=_UPCARD_FREEZES,
        step=ALIKE,
    )
    red_three_upcard: bool = option(
        True,
        label="A red three turned up",
        help="A red three turned over at the start freezes the pile.",
        shown_when=_UPCARD_FREEZES,
        step=ALIKE,
    )
    black_three: bool = option(
        False,
        label="A black three",
        help="A black three freezes the pile until it is taken, not just for one turn.",
        shown_when=_CAN_UNFREEZE,
    )


@dataclass(frozen=True, slots=True)
class DiscardRules:
    """What may be discarded."""

    wild: Literal["allowed", "never", "last_or_all_wild"] = option(
        "allowed",
        choices={
            "allowed": "Yes.",
            "never": "No.",
            "last_or_all_wild": "Only to go out, or when you hold nothing else.",
        },
        label="Discarding wild cards",
        help="Whether wild cards may be discarded.",
    )
    threes: Literal["black", "none", "any"] = option(
        "black",
        choices={
            "black": "Black ones only.",
            "none": "No threes at all.",
            "any": "Red and black ones.",
        },
        label="Discarding threes",
        help="Which threes may be discarded.",
    )
    empty_pile_ban: tuple[str, ...] = option(
        (),
        kind=Codes(
            (
                ("A", "Aces"),
                ("7", "Sevens"),
                ("dead", "Dead cards"),
                ("wild", "Wild cards"),
                ("safe", "Cards of a rank the opponents have nearly or fully completed"),
            )
        ),
        label="Not on an empty pile",
        help="Cards that may not be the first card of a pile.",
        beyond_playouts=("safe",),
    )
    empty_pile_fallback: Literal["least_bad", "retract_melds"] = option(
        "least_bad",
        choices={
            "least_bad": "Discard the least bad of them.",
            "retract_melds": "Take back melds until you can discard something else.",
        },
        label="If nothing else is left",
        help="What to do when holding only such cards.",
        shown_when=(Condition("discard.empty_pile_ban", but_not=((),)),),
    )
    rank_locks: WordMap = option(
        (),
        kind=ChoiceMap(
            NATURALS,
            Choice(
                (
                    ("never", "They may never be discarded."),
                    (
                        "both_teams_have_sevens_canasta",
                        "Only once both teams have a canasta of sevens.",
                    ),
                )
            ),
        ),
        label="Ranks not to discard",
        help="Ranks that may not be discarded, and until when.",
        step=0.5,
    )
    pass_with_one: bool = option(
        False,
        label="Keep the last card",
        help="A player who cannot go out may meld down to one card and end the turn without a "
        "discard.",
        step=APART,
    )
