"""Options of the groups ``meld``, ``wild_meld``, ``sequence`` and ``special_rank``."""

from __future__ import annotations

from canasta_qt.engine.rules.schema.codes import NATURALS
from canasta_qt.engine.rules.schema.kinds import Choice, Codes, NumberMap, Span, Switch, Whole
from canasta_qt.engine.rules.schema.spec import Condition, opt
from canasta_qt.engine.rules.schema.structures import Field, HandSetMap, Record
from canasta_qt.engine.rules.values import ShortPenalty, WildBonus, WildIncomplete

_WILD = (Condition("wild_meld.enabled", among=(True,)),)
_SEQUENCE = (Condition("sequence.enabled", among=(True,)),)
_POINTS = Whole(-10_000, 10_000, step=100)
_BONUS = Whole(0, 10_000, step=100)

MELD = (
    opt("meld.min_size", Whole(2, 7), "Smallest meld", "The fewest cards of a meld of one rank."),
    opt(
        "meld.max_size",
        Whole(3, 60, none_allowed=True, none_means="There is no limit."),
        "Largest meld",
        "The most cards a meld may grow to.",
    ),
    opt(
        "meld.canasta_size",
        Whole(3, 13),
        "Cards in a canasta",
        "How many cards make a canasta.",
    ),
    opt(
        "meld.min_naturals",
        Whole(1, 7),
        "Natural cards at least",
        "The fewest natural cards in a meld of one rank.",
    ),
    opt(
        "meld.max_wilds",
        Whole(0, 30, none_allowed=True, none_means="Only the balance of cards limits them."),
        "Wild cards at most",
        "The most wild cards in a meld of one rank.",
    ),
    opt(
        "meld.ratio",
        Choice(
            (
                ("none", "No further limit."),
                ("nat_ge_wild", "At least as many naturals as wild cards."),
                ("nat_gt_wild", "More naturals than wild cards."),
                ("nat_ge_2wild", "At least two naturals for each wild card."),
            )
        ),
        "Balance of cards",
        "How naturals and wild cards must balance in a meld, after each move.",
    ),
    opt(
        "meld.wild_cap_scope",
        Choice(
            (
                ("whole", "The limit counts for the whole meld."),
                ("first_seven", "A canasta with four naturals may take any number of wilds."),
            )
        ),
        "The limit on wilds counts",
        "Whether more wild cards may join once the canasta is complete.",
        shown_when=(Condition("meld.max_wilds", but_not=(None,)),),
    ),
    opt(
        "meld.rule_of_five",
        Switch(),
        "Five naturals first",
        "After the turn in which the team opened, a wild card may join only a meld with at least "
        "five naturals.",
    ),
    opt(
        "meld.same_rank",
        Choice(
            (
                ("merge", "One meld per rank; new cards join it."),
                ("new_after_canasta", "A second one may begin when the first is a canasta."),
                ("many", "Any number of melds; you may merge them."),
            )
        ),
        "Melds of the same rank",
        "Whether a team may have several melds of one rank.",
    ),
    opt(
        "meld.add_natural_to_canasta",
        Switch(),
        "Add naturals to a canasta",
        "Natural cards may still be added to a complete canasta.",
    ),
    opt(
        "meld.add_wild_to_natural_canasta",
        Switch(),
        "Add wilds to a natural canasta",
        "A wild card may be added to a natural canasta, which makes it a mixed one.",
    ),
    opt(
        "meld.add_wild_to_mixed_canasta",
        Switch(),
        "Add wilds to a mixed canasta",
        "Wild cards may be added to a mixed canasta, up to the limit.",
    ),
    opt(
        "meld.dead_ranks",
        Choice(
            (
                ("none", "Ranks stay alive."),
                ("both_teams", "Nobody may meld a rank again once it is a canasta."),
                ("own_team", "A team may not meld the rank of its own canasta again."),
            )
        ),
        "Dead ranks",
        "Whether a completed canasta closes its rank.",
    ),
    opt(
        "meld.never_wild_ranks",
        Codes(NATURALS),
        "Ranks without wilds",
        "Ranks whose melds may never hold wild cards.",
    ),
    opt(
        "meld.wild_only_if_opened_dirty",
        Codes(NATURALS),
        "Wilds only from the start",
        "Melds of these ranks may hold wild cards only if they had one when first laid in the "
        "opening turn; otherwise they stay pure for good.",
    ),
    opt(
        "meld.discard_heap",
        Switch(),
        "Garbage heap",
        "After the canasta of sevens, loose cards of completed ranks may be put on the table for "
        "their face value.",
    ),
)

WILD_MELD = (
    opt(
        "wild_meld.enabled",
        Switch(),
        "Wild melds",
        "Twos and jokers alone may form a meld, one for each team.",
    ),
    opt(
        "wild_meld.sizes",
        Span(1, 60, open_end=True),
        "Cards in a wild meld",
        "The fewest and the most cards of a wild meld.",
        shown_when=_WILD,
    ),
    opt(
        "wild_meld.lock",
        Switch(),
        "Locks the wild cards",
        "From its first card until it is a canasta, the team's wild cards may go nowhere else.",
        shown_when=_WILD,
    ),
    opt(
        "wild_meld.bonus",
        Record(
            WildBonus,
            (
                Field("all_twos", _BONUS, "Twos only"),
                Field("all_jokers", _BONUS, "With every joker"),
                Field("mixed", _BONUS, "Anything else"),
            ),
        ),
        "Wild canasta bonus",
        "Points for a canasta of wild cards, by what it is made of.",
        shown_when=_WILD,
    ),
    opt(
        "wild_meld.incomplete",
        Record(
            WildIncomplete,
            (
                Field("normal", _POINTS, "Ordinary"),
                Field("all_jokers", _POINTS, "With every joker"),
            ),
        ),
        "Unfinished wild meld",
        "Points, usually a loss, for a wild meld that did not become a canasta.",
        shown_when=_WILD,
    ),
    opt(
        "wild_meld.counts_to_go_out",
        Switch(),
        "Counts for going out",
        "A wild canasta is one of the canastas needed to go out.",
        shown_when=_WILD,
    ),
    opt(
        "wild_meld.pile_take",
        Choice(
            (
                ("never", "A wild card on top can never be taken."),
                ("same_kind_pair", "Two twos take a two, and two jokers take a joker."),
            )
        ),
        "Taking a pile with a wild on top",
        "Whether wild cards can take the pile when a wild card is on top.",
        shown_when=_WILD,
    ),
)

SEQUENCE = (
    opt(
        "sequence.enabled",
        Switch(),
        "Sequences",
        "Cards of one suit in a row, from four to ace, form a meld.",
    ),
    opt(
        "sequence.sizes",
        Span(3, 11),
        "Cards in a sequence",
        "The fewest and the most cards of a sequence; at seven it is a canasta.",
        shown_when=_SEQUENCE,
    ),
    opt(
        "sequence.wilds",
        Whole(0, 4),
        "Wild cards in a sequence",
        "How many wild cards a sequence may hold.",
        shown_when=_SEQUENCE,
    ),
    opt(
        "sequence.bonus",
        _BONUS,
        "Sequence bonus",
        "Points for a complete sequence of seven.",
        shown_when=_SEQUENCE,
    ),
    opt(
        "sequence.merge",
        Switch(),
        "Join sequences",
        "Two sequences on the table may be joined by the card between them.",
        shown_when=_SEQUENCE,
    ),
    opt(
        "sequence.pile_take",
        Choice(
            (
                ("none", "A sequence never takes the pile."),
                ("top_only", "The top card alone may be added to your sequence."),
                ("whole_pile", "If the top card fits your sequence, you take the whole pile."),
            )
        ),
        "Taking the pile with a sequence",
        "Whether the top card may extend one of your sequences on the table.",
        shown_when=_SEQUENCE,
    ),
    opt(
        "sequence.extend_complete_when_going_out",
        Switch(),
        "Extend when going out",
        "A complete sequence may grow at its ends in the turn in which you go out.",
        shown_when=_SEQUENCE,
    ),
    opt(
        "sequence.short_penalty",
        Record(
            ShortPenalty,
            (
                Field("below", Whole(3, 7), "Shorter than"),
                Field("points", _POINTS, "Points"),
            ),
            none_allowed=True,
            none_means="Short sequences cost nothing.",
        ),
        "Short sequences",
        "Points, usually a loss, for each sequence that stayed too short.",
        shown_when=_SEQUENCE,
    ),
)

SPECIAL_RANK = (
    opt(
        "special_rank.bonus",
        NumberMap(
            (
                ("A_pure", "Natural canasta of aces"),
                ("A_mixed", "Mixed canasta of aces"),
                ("7_pure", "Natural canasta of sevens"),
                ("7_any", "Any canasta of sevens"),
            ),
            0,
            10_000,
        ),
        "Aces and sevens",
        "Bonuses that take the place of the usual one for canastas of aces or sevens.",
    ),
    opt(
        "special_rank.incomplete",
        NumberMap(
            (
                ("A_pure", "Natural meld of aces"),
                ("A", "Any meld of aces"),
                ("7_pure", "Natural meld of sevens"),
                ("7", "Any meld of sevens"),
            ),
            -10_000,
            10_000,
        ),
        "Unfinished aces and sevens",
        "Points, usually a loss, for such a meld that did not become a canasta.",
    ),
    opt(
        "special_rank.hand_set",
        HandSetMap(tuple(rank for rank, _ in NATURALS), Whole(1, 20), _POINTS),
        "Sets caught in hand",
        "Points, usually a loss, for every player who is caught with several cards of a rank.",
    ),
)
