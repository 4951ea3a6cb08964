"""Options of melds: of one rank, of wild cards, sequences, and ranks with scores of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations import values
from canasta_qt.engine.rules.declarations.declare import APART, Condition, option
from canasta_qt.engine.rules.declarations.kinds import Codes, NumberMap, Span, Whole
from canasta_qt.engine.rules.declarations.structures import Field, HandSetMap, Record

_WILD = (Condition("wild_meld.enabled", among=(True,)),)
_SEQUENCE = (Condition("sequence.enabled", among=(True,)),)
_POINTS = Whole(-10_000, 10_000, step=100)
_BONUS = Whole(0, 10_000, step=100)


@dataclass(frozen=True, slots=True)
class MeldRules:
    """Melds of one rank."""

    min_size: int = option(
        3,
        kind=Whole(2, 7),
        label="Smallest meld",
        help="The fewest cards in a meld of one rank.",
        step=APART,
    )
    max_size: int | None = option(
        None,
        kind=Whole(3, 60, none_allowed=True, none_means="There is no limit."),
        label="Largest meld",
        help="The most cards a meld may hold.",
    )
    canasta_size: int = option(
        7,
        kind=Whole(3, 13),
        label="Cards in a canasta",
        help="How many cards make a canasta.",
        step=APART,
    )
    min_naturals: int = option(
        2,
        kind=Whole(1, 7),
        label="Natural cards at least",
        help="The fewest natural cards in a meld of one rank.",
    )
    max_wilds: int | None = option(
        3,
        kind=Whole(0, 30, none_allowed=True, none_means="Only the balance of cards limits them."),
        label="Wild cards at most",
        help="The most wild cards in a meld of one rank.",
        step=0.5,
    )
    ratio: Literal["none", "nat_ge_wild", "nat_gt_wild", "nat_ge_2wild"] = option(
        "none",
        choices={
            "none": "No further limit.",
            "nat_ge_wild": "At least as many naturals as wild cards.",
            "nat_gt_wild": "More naturals than wild cards.",
            "nat_ge_2wild": "At least two naturals for each wild card.",
        },
        label="Balance of cards",
        help="How naturals and wild cards must balance in a meld, after each move.",
    )
    wild_cap_scope: Literal["whole", "first_seven"] = option(
        "whole",
        choices={
            "whole": "The limit counts for the whole meld.",
            "first_seven": "A canasta with four naturals may take any number of wilds.",
        },
        label="Limit on wild cards",
        help="Whether more wild cards may join once the canasta is complete.",
        shown_when=(Condition("meld.max_wilds", but_not=(None,)),),
    )
    rule_of_five: bool = option(
        False,
        label="Five naturals first",
        help="After the turn in which the team opened, a wild card may join only a meld with at "
        "least five naturals.",
        step=0.5,
    )
    same_rank: Literal["merge", "new_after_canasta", "many"] = option(
        "merge",
        choices={
            "merge": "One meld per rank; new cards join it.",
            "new_after_canasta": "A second one may begin when the first is a canasta.",
            "many": "Any number of melds; you may merge them.",
        },
        label="Melds of the same rank",
        help="Whether a team may have several melds of one rank.",
        step=APART,
    )
    add_natural_to_canasta: bool = option(
        True,
        label="Add naturals to a canasta",
        help="Natural cards may still be added to a complete canasta.",
    )
    add_wild_to_natural_canasta: bool = option(
        True,
        label="Add wilds to a natural canasta",
        help="A wild card may be added to a natural canasta, which makes it a mixed one.",
    )
    add_wild_to_mixed_canasta: bool = option(
        True,
        label="Add wilds to a mixed canasta",
        help="Wild cards may be added to a mixed canasta, up to the limit.",
    )
    dead_ranks: Literal["none", "both_teams", "own_team"] = option(
        "none",
        choices={
            "none": "Ranks stay alive.",
            "both_teams": "Nobody may meld a rank again once it is a canasta.",
            "own_team": "A team may not meld the rank of its own canasta again.",
        },
        label="Dead ranks",
        help="Whether a completed canasta closes its rank.",
        step=0.5,
    )
    never_wild_ranks: tuple[str, ...] = option(
        (),
        kind=Codes(values.NATURALS),
        label="Ranks without wilds",
        help="Ranks whose melds may never hold wild cards.",
        step=0.5,
    )
    wild_only_if_opened_dirty: tuple[str, ...] = option(
        (),
        kind=Codes(values.NATURALS),
        label="Wilds only from the start",
        help="Melds of these ranks may hold wild cards only if they had one when first laid in the "
        "opening turn; otherwise they stay pure for good.",
        step=0.5,
    )
    discard_heap: bool = option(
        False,
        label="Garbage heap",
        help="After the canasta of sevens, loose cards of completed ranks may be put on the table "
        "for their face value.",
        step=0.5,
    )


@dataclass(frozen=True, slots=True)
class WildMeldRules:
    """Melds of twos and jokers only."""

    enabled: bool = option(
        False,
        label="Wild melds",
        help="Twos and jokers alone may form a meld, one for each team.",
        step=APART,
    )
    sizes: values.Size = option(
        (3, 7),
        kind=Span(1, 60, open_end=True),
        label="Cards in a wild meld",
        help="The fewest and the most cards in a wild meld.",
        shown_when=_WILD,
    )
    lock: bool = option(
        False,
        label="Locks the wild cards",
        help="From its first card until it is a canasta, the team's wild cards may go nowhere "
        "else.",
        shown_when=_WILD,
    )
    bonus: values.WildBonus = option(
        values.WildBonus(),
        kind=Record(
            values.WildBonus,
            (
                Field("all_twos", _BONUS, "Twos only"),
                Field("all_jokers", _BONUS, "With every joker"),
                Field("mixed", _BONUS, "Anything else"),
            ),
        ),
        label="Wild canasta bonus",
        help="Points for a canasta of wild cards, by what it is made of.",
        shown_when=_WILD,
        step=1000,
    )
    incomplete: values.WildIncomplete = option(
        values.WildIncomplete(),
        kind=Record(
            values.WildIncomplete,
            (
                Field("normal", _POINTS, "Ordinary"),
                Field("all_jokers", _POINTS, "With every joker"),
            ),
        ),
        label="Unfinished wild meld",
        help="Points, usually a loss, for a wild meld that did not become a canasta.",
        shown_when=_WILD,
        step=1000,
    )
    counts_to_go_out: bool = option(
        True,
        label="Counts for going out",
        help="A wild canasta is one of the canastas needed to go out.",
        shown_when=_WILD,
    )
    pile_take: Literal["never", "same_kind_pair"] = option(
        "never",
        choices={
            "never": "A wild card on top can never be taken.",
            "same_kind_pair": "Two twos take a two, and two jokers take a joker.",
        },
        label="Taking a pile with a wild on top",
        help="Whether wild cards can take the pile when a wild card is on top.",
        shown_when=_WILD,
        step=APART,
    )


@dataclass(frozen=True, slots=True)
class SequenceRules:
    """Melds of consecutive cards of one suit (sambas, escaleras)."""

    enabled: bool = option(
        False,
        label="Sequences",
        help="Cards of one suit in a row, from four to ace, form a meld.",
        step=APART,
    )
    sizes: values.Size = option(
        (3, 7),
        kind=Span(3, 11),
        label="Cards in a sequence",
        help="The fewest and the most cards in a sequence; at seven it is a canasta.",
        shown_when=_SEQUENCE,
    )
    wilds: int = option(
        0,
        kind=Whole(0, 4),
        label="Wild cards in a sequence",
        help="How many wild cards a sequence may hold.",
        shown_when=_SEQUENCE,
        beyond_playouts=True,
    )
    bonus: int = option(
        1500,
        kind=_BONUS,
        label="Sequence bonus",
        help="Points for a complete sequence of seven.",
        shown_when=_SEQUENCE,
        step=1000,
    )
    merge: bool = option(
        False,
        label="Join sequences",
        help="Two sequences on the table may be joined by the card between them.",
        shown_when=_SEQUENCE,
        beyond_playouts=True,
    )
    pile_take: Literal["none", "top_only", "whole_pile"] = option(
        "none",
        choices={
            "none": "A sequence never takes the pile.",
            "top_only": "The top card alone may be added to your sequence.",
            "whole_pile": "If the top card fits your sequence, you take the whole pile.",
        },
        label="Taking the pile with a sequence",
        help="Whether the top card may extend one of your sequences on the table.",
        shown_when=_SEQUENCE,
        step=APART,
    )
    extend_complete_when_going_out: bool = option(
        False,
        label="Extend when going out",
        help="A complete sequence may grow at its ends in the turn in which you go out.",
        shown_when=_SEQUENCE,
    )
    short_penalty: values.ShortPenalty | None = option(
        None,
        kind=Record(
            values.ShortPenalty,
            (Field("below", Whole(3, 7), "Shorter than"), Field("points", _POINTS, "Points")),
            none_allowed=True,
            none_means="Short sequences cost nothing.",
        ),
        label="Short sequences",
        help="Points, usually a loss, for each sequence that stayed too short.",
        shown_when=_SEQUENCE,
        step=1000,
    )


@dataclass(frozen=True, slots=True)
class SpecialRankRules:
    """Ranks with a score of their own: aces and sevens."""

    bonus: values.IntMap = option(
        (),
        kind=NumberMap(
            (
                ("A_pure", "Natural canasta of aces"),
                ("A_mixed", "Mixed canasta of aces"),
                ("7_pure", "Natural canasta of sevens"),
                ("7_any", "Any canasta of sevens"),
            ),
            0,
            10_000,
        ),
        label="Aces and sevens",
        help="Bonuses for canastas of aces or sevens, in place of the usual one.",
        step=400,
    )
    incomplete: values.IntMap = option(
        (),
        kind=NumberMap(
            (
                ("A_pure", "Natural meld of aces"),
                ("A", "Any meld of aces"),
                ("7_pure", "Natural meld of sevens"),
                ("7", "Any meld of sevens"),
            ),
            -10_000,
            10_000,
        ),
        label="Unfinished aces and sevens",
        help="Points, usually a loss, for such a meld that did not become a canasta.",
        step=1000,
    )
    hand_set: tuple[values.HandSet, ...] = option(
        (),
        kind=HandSetMap(tuple(rank for rank, _ in values.NATURALS), Whole(1, 20), _POINTS),
        label="Sets caught in hand",
        help="Points, usually a loss, for every player caught with several cards of a rank.",
        step=1000,
    )
