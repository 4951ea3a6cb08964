"""Options of the opening: the group ``initial``, a team's first melds in a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations.declare import ALIKE, APART, Condition, option
from canasta_qt.engine.rules.declarations.kinds import Choice, Whole
from canasta_qt.engine.rules.declarations.structures import Field, OpeningRows, Record, Records
from canasta_qt.engine.rules.declarations.values import OpeningTable, OpeningTier

_WITH_THE_PILE = (Condition("pile.take_in_opening_turn", among=("allowed",)),)


@dataclass(frozen=True, slots=True)
class InitialRules:
    """The opening: the first melds of a team in a deal."""

    table: OpeningTable = option(
        ((None, 15), (0, 50), (1500, 90), (3000, 120)),
        kind=OpeningRows(-100_000, 100_000, 1_000, 12),
        label="Opening minimum",
        help="How many points a team's first melds must be worth, by its score before the deal (or "
        "by the number of the deal).",
        step=ALIKE,
    )
    basis: Literal["score", "deal_number"] = option(
        "score",
        choices={
            "score": "The team's score before the deal.",
            "deal_number": "The number of the deal, from 1.",
        },
        label="The minimum depends on",
        help="What decides which row of the opening table counts.",
        step=ALIKE,
    )
    top_card_counts: bool = option(
        True,
        label="Top card counts",
        help="The top card of the pile counts towards the opening when it is taken in that turn. "
        "The other cards of the pile never do.",
        shown_when=(*_WITH_THE_PILE, Condition("initial.from_hand_only", among=(False,))),
    )
    canasta_bonus_counts: bool = option(
        False,
        label="Canasta bonus counts",
        help="The bonus of a canasta in the opening counts towards the minimum.",
        beyond_playouts=True,
    )
    require: Literal["none", "pure_meld", "pure_or_wild_meld", "three_naturals", "all_pure"] = (
        option(
            "none",
            choices={
                "none": "Nothing more.",
                "pure_meld": "A meld of three naturals without wild cards, all from the hand.",
                "pure_or_wild_meld": "Such a meld, or a wild meld of three.",
                "three_naturals": "A meld with at least three naturals.",
                "all_pure": "No wild cards at all.",
            },
            label="Opening must contain",
            help="What the first melds must contain besides the points.",
            beyond_playouts=("three_naturals",),
        )
    )
    all_pure_up_to: int | None = option(
        None,
        kind=Whole(
            0,
            1_000,
            none_allowed=True,
            none_means="Wild cards are allowed at any minimum.",
            step=10,
        ),
        label="No wilds up to a minimum of",
        help="When the minimum is no higher than this, the opening may not hold wild cards.",
        shown_when=(Condition("initial.require", but_not=("all_pure",)),),
        step=400,
    )
    from_hand_only: bool = option(
        False,
        label="From the hand only",
        help="The opening must be complete from the hand before the pile is touched.",
        shown_when=_WITH_THE_PILE,
    )
    before_draw_only: bool = option(
        False,
        label="Before drawing only",
        help="A team may open only at the very start of a turn.",
    )
    splash: bool = option(
        False,
        label="Splash",
        help="A natural or wild canasta complete in the hand opens without counting points.",
    )
    tiers: tuple[OpeningTier, ...] = option(
        (),
        kind=Records(
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
        label="High-score openings",
        help="Stricter openings for teams far ahead, or late in the match.",
        step=APART,
    )
    concealed_exempt: Literal["no", "stock_draw_only", "always"] = option(
        "stock_draw_only",
        choices={
            "no": "The minimum always counts.",
            "stock_draw_only": "It is waived, but not after taking the pile.",
            "always": "It is waived.",
        },
        label="Minimum when going out at once",
        help="Whether the minimum is waived for a whole hand laid down in one turn with a canasta.",
        step=ALIKE,
    )
    may_complete_mixed_canasta: bool = option(
        True,
        label="May hold a mixed canasta",
        help="A team may open with a complete mixed canasta.",
    )
