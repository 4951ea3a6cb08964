"""Options of the group ``initial``: the first melds of a team in a deal."""

from __future__ import annotations

from canasta_qt.engine.rules.schema.kinds import Choice, Switch, Whole
from canasta_qt.engine.rules.schema.spec import Condition, opt
from canasta_qt.engine.rules.schema.structures import Field, OpeningRows, Record, Records
from canasta_qt.engine.rules.values import OpeningTier

_WITH_THE_PILE = (Condition("pile.take_in_opening_turn", among=("allowed",)),)

INITIAL = (
    opt(
        "initial.table",
        OpeningRows(-100_000, 100_000, 1_000, 12),
        "Opening minimum",
        "How many points a team's first melds must be worth, by its score before the deal (or by "
        "the number of the deal).",
    ),
    opt(
        "initial.basis",
        Choice(
            (
                ("score", "The team's score before the deal."),
                ("deal_number", "The number of the deal, from 1."),
            )
        ),
        "The minimum depends on",
        "What the rows of the opening table are looked up by.",
    ),
    opt(
        "initial.top_card_counts",
        Switch(),
        "Top card counts",
        "The top card of the pile counts towards the opening when it is taken in that turn. The "
        "other cards of the pile never do.",
        shown_when=(*_WITH_THE_PILE, Condition("initial.from_hand_only", among=(False,))),
    ),
    opt(
        "initial.canasta_bonus_counts",
        Switch(),
        "Canasta bonus counts",
        "The bonus of a canasta in the opening counts towards the minimum.",
    ),
    opt(
        "initial.require",
        Choice(
            (
                ("none", "Nothing more."),
                ("pure_meld", "A meld of three naturals without wild cards, all from the hand."),
                ("pure_or_wild_meld", "Such a meld, or a wild meld of three."),
                ("three_naturals", "A meld with at least three naturals."),
                ("all_pure", "No wild cards at all."),
            )
        ),
        "Opening must contain",
        "What the first melds must contain besides the points.",
    ),
    opt(
        "initial.all_pure_up_to",
        Whole(
            0,
            1_000,
            none_allowed=True,
            none_means="Wild cards are welcome at any minimum.",
            step=10,
        ),
        "No wilds up to a minimum of",
        "When the minimum is no higher than this, the opening may not hold wild cards.",
        shown_when=(Condition("initial.require", but_not=("all_pure",)),),
    ),
    opt(
        "initial.from_hand_only",
        Switch(),
        "From the hand only",
        "The opening must be complete from the hand before the pile is touched.",
        shown_when=_WITH_THE_PILE,
    ),
    opt(
        "initial.before_draw_only",
        Switch(),
        "Before drawing only",
        "A team may open only as the very first act of a turn.",
    ),
    opt(
        "initial.splash",
        Switch(),
        "Splash",
        "A natural or wild canasta complete in the hand opens without counting points.",
    ),
    opt(
        "initial.tiers",
        Records(
            Record(
                OpeningTier,
                (
                    Field("from_score", Whole(-100_000, 100_000, step=500), "From score", None),
                    Field("from_deal", Whole(1, 50), "From deal", None),
                    Field(
                        "need",
                        Choice(
                            (
                                ("any canasta", "Any canasta, whatever it counts."),
                                ("any canasta and count 200", "A canasta, and 200 points in all."),
                                ("natural canasta", "A natural canasta."),
                                (
                                    "hidden canasta (7 from hand)",
                                    "A canasta whose seven cards all come from the hand.",
                                ),
                            )
                        ),
                        "Needs",
                    ),
                ),
            ),
            8,
        ),
        "High-score openings",
        "Harder demands on the opening for teams that are far ahead, or late in the match.",
    ),
    opt(
        "initial.concealed_exempt",
        Choice(
            (
                ("no", "The minimum always counts."),
                ("stock_draw_only", "It is waived, but not after taking the pile."),
                ("always", "It is waived."),
            )
        ),
        "Minimum when going out at once",
        "Whether the minimum is waived for a whole hand laid down in one turn with a canasta.",
    ),
    opt(
        "initial.may_complete_mixed_canasta",
        Switch(),
        "May hold a mixed canasta",
        "A team may open with a complete mixed canasta.",
    ),
)
