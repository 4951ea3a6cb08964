"""Options of the groups ``pile``, ``freeze`` and ``discard``."""

from __future__ import annotations

from canasta_qt.engine.rules.schema.codes import BLOCKING_TOPS, NATURALS
from canasta_qt.engine.rules.schema.kinds import Choice, ChoiceMap, Codes, Switch, Whole
from canasta_qt.engine.rules.schema.spec import Condition, opt
from canasta_qt.engine.rules.schema.structures import Field, Record
from canasta_qt.engine.rules.values import NaturalsNeeded

_CAN_UNFREEZE = (Condition("pile.always_frozen", among=(False,)),)
_UPCARD_FREEZES = (*_CAN_UNFREEZE, Condition("deal.upcard", among=(True,)))
_SPECIAL_HANDS = (Condition("special_hands.list", but_not=((),)),)

PILE = (
    opt(
        "pile.take_in_opening_turn",
        Choice(
            (
                ("allowed", "The top card may be part of the opening."),
                ("allowed_after_hand_opening", "Open from the hand first, then take the pile."),
                ("not_allowed", "The team must have opened in an earlier turn."),
            )
        ),
        "Taking the pile to open",
        "Whether a team that has not opened may take the pile.",
    ),
    opt(
        "pile.frozen_before_open",
        Switch(),
        "Frozen until you open",
        "For a team that has not opened, the pile counts as frozen.",
        shown_when=_CAN_UNFREEZE,
    ),
    opt(
        "pile.always_frozen",
        Switch(),
        "Always frozen",
        "Taking the pile always needs a natural pair.",
    ),
    opt(
        "pile.natural_plus_wild",
        Switch(),
        "A natural and a wild take it",
        "A pile that is not frozen may be taken with one matching card and a wild card.",
        shown_when=_CAN_UNFREEZE,
    ),
    opt(
        "pile.layoff",
        Choice(
            (
                ("any_meld", "Yes, on any meld of yours, canastas too."),
                ("incomplete_only", "Only on a meld that is not a canasta yet."),
                ("no", "No, cards from the hand are always needed."),
            )
        ),
        "Taking it with a meld on the table",
        "Whether a pile that is not frozen may be taken by adding its top card to your own meld.",
        shown_when=_CAN_UNFREEZE,
    ),
    opt(
        "pile.naturals_needed",
        Record(
            NaturalsNeeded,
            (
                Field("unfrozen", Whole(1, 6), "Not frozen"),
                Field("frozen", Whole(1, 6), "Frozen"),
            ),
        ),
        "Matching cards needed",
        "How many natural cards of the top card's rank you must hold.",
    ),
    opt(
        "pile.own_canasta_rank",
        Choice(
            (
                ("allowed", "Like any other card."),
                ("pair_only", "Only with a natural pair."),
                ("forbidden", "Not at all; it works like a black three."),
            )
        ),
        "Top card of your canasta's rank",
        "How the pile may be taken when its top card matches a canasta of yours.",
    ),
    opt(
        "pile.cap_conflict",
        Choice(
            (
                ("forbid", "The pile cannot be taken that way."),
                ("second_meld", "The cards begin a second meld of that rank."),
                ("lift_cap", "The extra wild card is allowed."),
            )
        ),
        "One wild card too many",
        "What happens when taking the pile with a natural and a wild card would give a canasta "
        "more wild cards than it may hold.",
        source="[ruling]",
        shown_when=(
            *_CAN_UNFREEZE,
            Condition("pile.natural_plus_wild", among=(True,)),
            Condition("pile.layoff", among=("incomplete_only",)),
            Condition("pile.own_canasta_rank", among=("allowed",)),
        ),
    ),
    opt(
        "pile.amount",
        Choice(
            (
                ("all", "The whole pile."),
                ("top_n", "A number of cards from the top."),
                ("to_next_wild", "Down to and including the next wild card."),
                ("from_chosen_card", "From a card of your choice up, which you must meld."),
            )
        ),
        "How much is taken",
        "How many cards of the pile you get.",
    ),
    opt(
        "pile.n",
        Whole(1, 60, none_allowed=True, none_means="No number is set."),
        "Cards taken from the top",
        "How many cards come off the top, or fewer if the pile is smaller.",
        shown_when=(Condition("pile.amount", among=("top_n",)),),
    ),
    opt(
        "pile.needs_n",
        Switch(),
        "Needs so many cards",
        "A pile with fewer cards than that cannot be taken.",
        shown_when=(Condition("pile.amount", among=("top_n",)),),
    ),
    opt(
        "pile.blocked_tops",
        Codes(BLOCKING_TOPS),
        "Blocking cards",
        "A pile with one of these on top can never be taken.",
    ),
    opt(
        "pile.blocked_ranks",
        Codes(NATURALS),
        "Blocking ranks",
        "Natural ranks that block the pile while on top.",
    ),
    opt(
        "pile.one_card",
        Choice(
            (
                ("forbid", "No."),
                ("only_if_going_out", "Only to go out."),
                ("allow", "Yes."),
            )
        ),
        "One card takes one card",
        "Whether a player with a single card may take a pile of a single card.",
        source="[gamerules]",
    ),
    opt(
        "pile.initial_ace_pair",
        Switch(),
        "Aces of the opening take an ace",
        "Aces of a mixed opening meld may also take a pile topped by an ace.",
        shown_when=(Condition("pile.take_in_opening_turn", but_not=("not_allowed",)),),
    ),
    opt(
        "pile.special_hand_one_card",
        Switch(),
        "Completes a special hand",
        "The only card of a pile may be the last card of a special hand.",
        shown_when=_SPECIAL_HANDS,
    ),
)

FREEZE = (
    opt(
        "freeze.wild_discard",
        Switch(),
        "A discarded wild card",
        "A wild card in the pile freezes it for everybody until it is taken.",
        shown_when=_CAN_UNFREEZE,
    ),
    opt(
        "freeze.wild_upcard",
        Switch(),
        "A wild card turned up",
        "A wild card turned over at the start freezes the pile.",
        shown_when=_UPCARD_FREEZES,
    ),
    opt(
        "freeze.red_three_upcard",
        Switch(),
        "A red three turned up",
        "A red three turned over at the start freezes the pile.",
        shown_when=_UPCARD_FREEZES,
    ),
    opt(
        "freeze.black_three",
        Switch(),
        "A black three",
        "A black three freezes the pile until it is taken, not just for one turn.",
        shown_when=_CAN_UNFREEZE,
    ),
)

DISCARD = (
    opt(
        "discard.wild",
        Choice(
            (
                ("allowed", "Yes."),
                ("never", "No."),
                ("last_or_all_wild", "Only to go out, or when you hold nothing else."),
            )
        ),
        "Discarding wild cards",
        "Whether wild cards may be discarded.",
    ),
    opt(
        "discard.threes",
        Choice(
            (
                ("black", "Black ones only."),
                ("none", "No threes at all."),
                ("any", "Red and black ones."),
            )
        ),
        "Discarding threes",
        "Which threes may be discarded.",
    ),
    opt(
        "discard.empty_pile_ban",
        Codes(
            (
                ("A", "Aces"),
                ("7", "Sevens"),
                ("dead", "Dead cards"),
                ("wild", "Wild cards"),
                ("safe", "Cards of a rank the opponents have nearly or fully completed"),
            )
        ),
        "Not on an empty pile",
        "Cards that may not be the first card of a pile.",
    ),
    opt(
        "discard.empty_pile_fallback",
        Choice(
            (
                ("least_bad", "You discard the least bad of them."),
                ("retract_melds", "You take back melds until you can discard something else."),
            )
        ),
        "If nothing else is left",
        "What a player does who holds only such cards.",
        shown_when=(Condition("discard.empty_pile_ban", but_not=((),)),),
    ),
    opt(
        "discard.rank_locks",
        ChoiceMap(
            NATURALS,
            Choice(
                (
                    ("never", "They may never be discarded."),
                    (
                        "both_teams_have_sevens_canasta",
                        "Not before both teams have a canasta of sevens.",
                    ),
                )
            ),
        ),
        "Ranks not to discard",
        "Ranks that may not be discarded, and until when.",
    ),
    opt(
        "discard.pass_with_one",
        Switch(),
        "Keep the last card",
        "A player who cannot go out may meld down to one card and end the turn without a discard.",
    ),
)
