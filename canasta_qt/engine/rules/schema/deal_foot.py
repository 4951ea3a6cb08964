"""Options of the groups ``deal``, ``draw``, ``bonus_cards`` and ``foot``."""

from __future__ import annotations

from canasta_qt.engine.rules.schema.codes import NATURALS, UPCARDS
from canasta_qt.engine.rules.schema.kinds import (
    Choice,
    Codes,
    NumberMap,
    Numbers,
    Switch,
    Whole,
    WholeOrWord,
)
from canasta_qt.engine.rules.schema.spec import Condition, opt
from canasta_qt.engine.rules.schema.structures import Field, Record
from canasta_qt.engine.rules.values import CutBonus

_UPCARD = (Condition("deal.upcard", among=(True,)),)
_REJECTED = (*_UPCARD, Condition("deal.upcard_reject", but_not=((),)))
_BONUS = (Condition("bonus_cards.mode", but_not=("none",)),)
_FOOT = (Condition("foot.pickup", but_not=("none",)),)

DEAL = (
    opt("deal.hand_size", Whole(1, 30), "Cards in hand", "How many cards everybody is dealt."),
    opt(
        "deal.foot_size",
        Whole(0, 30),
        "Cards in the foot",
        "A second packet for each player, picked up later in the deal. 0 means there is none.",
    ),
    opt(
        "deal.upcard",
        Switch(),
        "Turn an upcard",
        "One card is turned over to start the discard pile. Without it the pile starts empty and "
        "the first player has to draw.",
    ),
    opt(
        "deal.upcard_reject",
        Codes(UPCARDS),
        "Upcards not accepted",
        "Cards that cannot stay on top of the new pile.",
        shown_when=_UPCARD,
    ),
    opt(
        "deal.upcard_reject_action",
        Choice(
            (
                ("cover", "It stays, and another card is turned on top of it."),
                ("bury", "It goes back into the stock, and another card is turned."),
                ("leave", "It stays on top."),
            )
        ),
        "When such a card is turned",
        "What is done with an upcard that is not accepted.",
        shown_when=_REJECTED,
    ),
    opt(
        "deal.upcard_max_rejects",
        Whole(1, 10, none_allowed=True, none_means="There is no limit."),
        "Deal again after",
        "So many unaccepted upcards in a row, and the same dealer deals again.",
        shown_when=(
            *_REJECTED,
            Condition("deal.upcard_reject_action", but_not=("leave",)),
        ),
    ),
    opt(
        "deal.pile_face_down",
        WholeOrWord(0, 30, (("by_upcard", "As many as the table for the upcard says."),)),
        "Hidden cards under the pile",
        "Unknown cards slid under the upcard. Wild cards among them do not freeze the pile, and "
        "whoever takes it lays out red threes found there.",
    ),
    opt(
        "deal.pile_face_down_map",
        NumberMap(NATURALS, 0, 30),
        "Hidden cards by upcard",
        "How many hidden cards go under each upcard.",
        shown_when=(Condition("deal.pile_face_down", among=("by_upcard",)),),
    ),
    opt(
        "deal.exact_cut_bonus",
        Record(
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
        "Bonus for an exact cut",
        "Points for lifting exactly the right number of cards off the deck.",
    ),
    opt(
        "deal.turn_card",
        Whole(1, 60, none_allowed=True, none_means="There is no turn card."),
        "Turn card",
        "A card this many from the bottom of the stock is laid sideways, as a warning that the "
        "end is near. Some games tie the bonus cards to it.",
    ),
)

DRAW = (
    opt(
        "draw.count",
        Whole(1, 4),
        "Cards drawn",
        "How many cards you draw when you do not take the pile.",
    ),
    opt(
        "draw.short_stock",
        Choice(
            (
                ("take_rest", "You draw what is left and play on."),
                ("end_hand", "The deal ends at once."),
            )
        ),
        "Too few cards left",
        "What happens when the stock has some cards left, but fewer than a full draw.",
        shown_when=(Condition("draw.count", but_not=(1,)),),
    ),
    opt(
        "draw.extra_with_pile",
        Whole(0, 4),
        "Drawn with the pile",
        "Cards drawn from the stock on top of taking the pile.",
    ),
)

BONUS_CARDS = (
    opt(
        "bonus_cards.mode",
        Choice(
            (
                ("none", "Opening earns no cards."),
                ("draw_from_stock", "Drawn from the stock after the discard of the opening turn."),
                ("reserved_packets", "Packets put aside during the deal."),
                ("draw_now", "Drawn straight into the hand during the opening turn."),
            )
        ),
        "Bonus cards for opening",
        "Extra cards that the player who opens for a team receives.",
    ),
    opt(
        "bonus_cards.counts",
        Numbers(0, 20, 2, 2),
        "How many bonus cards",
        "For the first team to open, and for the second.",
        shown_when=_BONUS,
    ),
    opt(
        "bonus_cards.needs_turn_card",
        Switch(),
        "Only before the turn card",
        "Bonus cards are given only while the turn card is still in the stock.",
        shown_when=_BONUS,
    ),
    opt(
        "bonus_cards.limit",
        Choice(
            (
                ("full", "All of them, even past the turn card."),
                ("through_turn_card", "Never past the turn card, so perhaps fewer."),
            )
        ),
        "Limit at the turn card",
        "Whether bonus cards may be drawn past the turn card.",
        shown_when=_BONUS,
    ),
    opt(
        "bonus_cards.with_pile_take",
        Switch(),
        "Also with the pile",
        "Bonus cards are given even when the opening player took the pile in that turn.",
        shown_when=_BONUS,
    ),
    opt(
        "bonus_cards.usable",
        Choice(
            (
                ("next_turn", "They lie face down until your next turn."),
                ("same_turn", "You may play them at once."),
            )
        ),
        "When to use them",
        "When bonus cards may be picked up.",
        shown_when=_BONUS,
    ),
    opt(
        "bonus_cards.not_if_going_out",
        Switch(),
        "None when going out",
        "Opening and going out in the same turn earns no bonus cards.",
        shown_when=_BONUS,
    ),
)

FOOT = (
    opt(
        "foot.pickup",
        Choice(
            (
                ("none", "There is no foot to pick up."),
                ("hand_empty", "When the hand is played out."),
                ("own_first_canasta", "When you complete a canasta yourself."),
                ("own_first_nonblack_canasta", "The same, but black threes do not count."),
                ("partner_then_self", "First your partner completes a canasta, then you."),
            )
        ),
        "Picking up the foot",
        "What earns a player the second packet.",
    ),
    opt(
        "foot.when",
        Choice(
            (
                ("after_discard", "At the end of that turn."),
                (
                    "same_turn_if_melded_out",
                    "At once if the hand was melded out; after a discard, for the next turn.",
                ),
            )
        ),
        "When it is picked up",
        "Whether play goes on with the foot in the same turn.",
        shown_when=_FOOT,
    ),
    opt(
        "foot.peek",
        Choice(
            (
                ("never", "No looking."),
                ("once_before_play", "One look before play begins."),
            )
        ),
        "Looking at the foot",
        "Whether you may look at your foot before you pick it up.",
        shown_when=_FOOT,
    ),
    opt(
        "foot.red_three_replaced",
        Switch(),
        "Replace red threes",
        "Red threes found in the foot are replaced from the stock.",
        shown_when=(*_FOOT, Condition("red_three.role", but_not=("penalty_card",))),
    ),
    opt(
        "foot.unpicked_counts",
        Switch(),
        "Unused foot counts",
        "The cards of a foot never picked up count against the team.",
        shown_when=_FOOT,
    ),
    opt(
        "foot.unpicked_red_three",
        Whole(-2_000, 2_000, step=50),
        "Red three in an unused foot",
        "Points for each red three in a foot never picked up.",
        shown_when=_FOOT,
    ),
)
