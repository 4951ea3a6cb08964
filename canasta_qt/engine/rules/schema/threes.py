"""Options of the groups ``red_three``, ``black_three`` and ``three``."""

from __future__ import annotations

from canasta_qt.engine.rules.schema.kinds import (
    Choice,
    CountedChoice,
    Numbers,
    Span,
    Switch,
    Whole,
)
from canasta_qt.engine.rules.schema.spec import Condition, opt
from canasta_qt.engine.rules.schema.structures import Field, HandEndForm, Record
from canasta_qt.engine.rules.values import RemovedOnTake

_RED_TABLED = (Condition("red_three.role", but_not=("penalty_card",)),)
_BLACK_TABLED = (Condition("black_three.role", among=("modern", "bonus_like_red")),)
_BLACK_BLOCKS = (
    Condition("black_three.role", among=("stop",)),
    Condition("pile.blocked_tops", lacks="3b"),
)
_CAN_BE_MINUS = (
    *_RED_TABLED,
    Condition("red_three.positive_if", but_not=("always", "matrix")),
)
_BLACK_MELDED = (Condition("black_three.meld", but_not=("never",)),)
_MODERN = (Condition("red_three.role", among=("modern",)),)

RED_THREE = (
    opt(
        "red_three.role",
        Choice(
            (
                ("bonus", "Laid out for points."),
                ("modern", "Both colours are laid out and scored by the modern table."),
                ("penalty_card", "Cannot be laid out: discard it or pay for it."),
            )
        ),
        "Red threes are",
        "What a red three is for.",
    ),
    opt(
        "red_three.place",
        Choice(
            (
                ("on_receipt", "At once; those dealt to you, before the first turn."),
                ("own_turn_start", "Those dealt to you wait for your first turn."),
                ("optional", "Whenever you like, or never."),
            )
        ),
        "When they are laid out",
        "When a red three goes from the hand to the table.",
        shown_when=_RED_TABLED,
    ),
    opt(
        "red_three.replace_from_stock",
        Switch(),
        "Replace from the stock",
        "Each red three laid out from the hand is replaced by a card from the stock.",
        shown_when=_RED_TABLED,
    ),
    opt(
        "red_three.replace_when_from_pile",
        Switch(),
        "Replace those from the pile",
        "A red three found in a taken pile is replaced from the stock, too.",
        shown_when=_RED_TABLED,
    ),
    opt(
        "red_three.totals",
        Numbers(-10_000, 10_000, 0, 33),
        "Points by number held",
        "The total for none, one, two, three red threes and so on.",
        shown_when=_RED_TABLED,
    ),
    opt(
        "red_three.positive_if",
        CountedChoice(
            (
                ("has_meld", "The team has melded something."),
                ("kind:sevens", "The team has a canasta of sevens."),
                ("clean_and_dirty", "The team has a canasta with and one without wild cards."),
                ("always", "Red threes always count as a plus."),
                ("matrix", "The modern score table decides."),
            ),
            "canastas_ge",
            "The team has at least so many canastas.",
            1,
            10,
        ),
        "They count as a plus if",
        "What a team must have for its red threes to count as a plus.",
        shown_when=_RED_TABLED,
    ),
    opt(
        "red_three.otherwise",
        Choice(
            (
                ("negate", "They count as a minus of the same size."),
                ("zero", "They count nothing."),
                (
                    "canastone",
                    (
                        "Nothing with clean canastas only, minus with dirty ones only, and twice "
                        "the minus with none at all."
                    ),
                ),
            )
        ),
        "Otherwise",
        "What red threes count if that condition is not met.",
        shown_when=_CAN_BE_MINUS,
    ),
    opt(
        "red_three.negate_only_if_opponents_out",
        Switch(),
        "Minus only if others go out",
        "The minus applies only when the other side went out.",
        shown_when=(
            *_CAN_BE_MINUS,
            Condition("red_three.otherwise", among=("negate", "canastone")),
        ),
    ),
    opt(
        "red_three.in_hand_end",
        HandEndForm(Whole(-5_000, 5_000, step=50)),
        "Left in hand",
        "What a red three costs that is still in a hand at the end: each, once for all, or as if "
        "it had been laid out.",
        source="[denexa]",
    ),
    opt(
        "red_three.discardable",
        Switch(),
        "May be discarded",
        "Red threes may be put on the discard pile.",
        shown_when=(Condition("discard.threes", among=("any",)),),
    ),
)

BLACK_THREE = (
    opt(
        "black_three.role",
        Choice(
            (
                ("stop", "Blocks the pile for the next player."),
                ("modern", "Laid out and scored like red threes in the modern games."),
                ("bonus_like_red", "Laid out and replaced, with points of its own."),
            )
        ),
        "Black threes are",
        "What a black three is for.",
    ),
    opt(
        "black_three.totals",
        Numbers(-10_000, 10_000, 0, 33),
        "Points by number held",
        "The total for none, one, two, three black threes and so on.",
        shown_when=_BLACK_TABLED,
    ),
    opt(
        "black_three.blocks_next",
        Switch(),
        "Blocks the pile",
        "A pile with a black three on top cannot be taken.",
        shown_when=_BLACK_BLOCKS,
    ),
    opt(
        "black_three.meld",
        Choice(
            (
                ("going_out_only", "Only in the turn in which you go out."),
                ("never", "Never."),
                ("anytime", "Whenever you like."),
            )
        ),
        "Melding black threes",
        "When black threes may be melded.",
    ),
    opt(
        "black_three.meld_sizes",
        Span(1, 32),
        "Cards in such a meld",
        "The fewest and the most black threes in one meld.",
        shown_when=_BLACK_MELDED,
    ),
    opt(
        "black_three.meld_wilds",
        Whole(0, 6),
        "Wild cards in such a meld",
        "How many wild cards a meld of black threes may hold.",
        shown_when=_BLACK_MELDED,
    ),
    opt(
        "black_three.meld_is_canasta",
        Switch(),
        "Can be a canasta",
        "Enough black threes make a canasta with its bonus.",
        shown_when=_BLACK_MELDED,
    ),
    opt(
        "black_three.points_melded",
        Whole(0, 1_000, step=5),
        "Value when melded",
        "What each melded black three is worth.",
        shown_when=_BLACK_MELDED,
    ),
    opt(
        "black_three.points_hand",
        Whole(0, 1_000, step=5),
        "Cost in hand",
        "What each black three left in a hand costs.",
    ),
    opt(
        "black_three.no_discard_first_round",
        Switch(),
        "Not in the first turn",
        "Black threes may not be discarded in a player's first turn.",
        shown_when=(Condition("discard.threes", but_not=("none",)),),
    ),
    opt(
        "black_three.removed_on_pile_take",
        Record(
            RemovedOnTake,
            (
                Field("each", Whole(0, 1_000, step=5), "For each one"),
                Field("all", Whole(0, 5_000, step=50), "For all of them together"),
            ),
            none_allowed=True,
            none_means="Black threes stay in the pile.",
        ),
        "Leave play with the pile",
        "Black threes in a taken pile leave play and earn the taker points.",
    ),
)

THREE = (
    opt(
        "three.keep_one_for_straight",
        Switch(),
        "Keep one for a straight",
        "Until the team opens, a player may keep a single three back for the straight.",
        shown_when=_MODERN,
    ),
    opt(
        "three.keep_any",
        Switch(),
        "Keep as many as you like",
        "Any number of threes may be kept in hand.",
        shown_when=_MODERN,
    ),
    opt(
        "three.in_hand_scores_as_laid",
        Switch(),
        "In hand as if laid",
        "Threes caught in a hand count by the table for laid threes.",
        shown_when=_MODERN,
    ),
)
