"""Options of the threes: red ones, black ones, and threes that are kept back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations.declare import ALIKE, APART, Condition, option
from canasta_qt.engine.rules.declarations.kinds import CountedChoice, Numbers, Span, Whole
from canasta_qt.engine.rules.declarations.structures import Field, HandEndForm, Record
from canasta_qt.engine.rules.declarations.values import HandEnd, RemovedOnTake, Size

_RED_TABLED = (Condition("red_three.role", but_not=("penalty_card",)),)
_BLACK_TABLED = (Condition("black_three.role", among=("modern", "bonus_like_red")),)
_BLACK_BLOCKS = (
    Condition("black_three.role", among=("stop",)),
    Condition("pile.blocked_tops", lacks="3b"),
)
_CAN_BE_MINUS = (*_RED_TABLED, Condition("red_three.positive_if", but_not=("always", "matrix")))
_BLACK_MELDED = (Condition("black_three.meld", but_not=("never",)),)
_MODERN = (Condition("red_three.role", among=("modern",)),)


@dataclass(frozen=True, slots=True)
class RedThreeRules:
    """Red threes: what they are for, when they are laid and what they score."""

    role: Literal["bonus", "modern", "penalty_card"] = option(
        "bonus",
        choices={
            "bonus": "Laid out for points.",
            "modern": "Both colours are laid out and scored by the modern table.",
            "penalty_card": "Cannot be laid out: discard it or pay for it.",
        },
        label="Red threes are",
        help="What red threes do.",
        step=APART,
    )
    place: Literal["on_receipt", "own_turn_start", "optional"] = option(
        "on_receipt",
        choices={
            "on_receipt": "At once; those dealt to you, before the first turn.",
            "own_turn_start": "Those dealt to you wait for your first turn.",
            "optional": "Whenever you like, or never.",
        },
        label="When they are laid out",
        help="When a red three goes from the hand to the table.",
        shown_when=_RED_TABLED,
        step=APART,
    )
    replace_from_stock: bool = option(
        True,
        label="Replace from the stock",
        help="Each red three laid out from the hand is replaced by a card from the stock.",
        shown_when=_RED_TABLED,
        beyond_playouts=True,
    )
    replace_when_from_pile: bool = option(
        False,
        label="Replace those from the pile",
        help="A red three found in a taken pile is replaced from the stock too.",
        shown_when=_RED_TABLED,
        beyond_playouts=True,
    )
    totals: tuple[int, ...] = option(
        (0, 100, 200, 300, 800),
        kind=Numbers(-10_000, 10_000, 0, 33),
        label="Points by number held",
        help="The total for none, one, two, three red threes and so on.",
        shown_when=_RED_TABLED,
        step=200,
    )
    positive_if: str = option(
        "has_meld",
        kind=CountedChoice(
            (
                ("has_meld", "The team has melded something."),
                ("kind:sevens", "The team has a canasta of sevens."),
                ("clean_and_dirty", "The team has a canasta with and one without wild cards."),
                ("always", "Red threes always count as a plus."),
                ("matrix", "The modern score table decides."),
            ),
            "canastas_ge",
            "The team has at least this many canastas.",
            1,
            10,
        ),
        label="They count as a plus if",
        help="What a team must have for its red threes to count as a plus.",
        shown_when=_RED_TABLED,
    )
    otherwise: Literal["negate", "zero", "canastone"] = option(
        "negate",
        choices={
            "negate": "They count as a minus of the same size.",
            "zero": "They count for nothing.",
            "canastone": (
                "Nothing with clean canastas only, a minus with dirty ones only, twice the minus "
                "with none at all."
            ),
        },
        label="Otherwise",
        help="What red threes count if that condition is not met.",
        shown_when=_CAN_BE_MINUS,
        step=2,
    )
    negate_only_if_opponents_out: bool = option(
        False,
        label="Minus only if others go out",
        help="The minus applies only when the other side went out.",
        shown_when=(
            *_CAN_BE_MINUS,
            Condition("red_three.otherwise", among=("negate", "canastone")),
        ),
        step=ALIKE,
    )
    in_hand_end: HandEnd = option(
        HandEnd(),
        kind=HandEndForm(Whole(-5_000, 5_000, step=50)),
        label="Left in hand",
        help="What red threes left in a hand cost: each, once for all, or as if laid out.",
        source="[denexa]",
        step=ALIKE,
    )
    discardable: bool = option(
        False,
        label="May be discarded",
        help="Red threes may be put on the discard pile.",
        shown_when=(Condition("discard.threes", among=("any",)),),
    )


@dataclass(frozen=True, slots=True)
class BlackThreeRules:
    """Black threes: stopping the pile, melding when going out, and points."""

    role: Literal["stop", "modern", "bonus_like_red"] = option(
        "stop",
        choices={
            "stop": "Blocks the pile for the next player.",
            "modern": "Laid out and scored like red threes in the modern games.",
            "bonus_like_red": "Laid out and replaced, with points of its own.",
        },
        label="Black threes are",
        help="What black threes do.",
        step=APART,
    )
    totals: tuple[int, ...] = option(
        (),
        kind=Numbers(-10_000, 10_000, 0, 33),
        label="Points by number held",
        help="The total for none, one, two, three black threes and so on.",
        shown_when=_BLACK_TABLED,
        step=200,
    )
    blocks_next: bool = option(
        True,
        label="Blocks the pile",
        help="A pile with a black three on top cannot be taken.",
        shown_when=_BLACK_BLOCKS,
    )
    meld: Literal["going_out_only", "never", "anytime"] = option(
        "going_out_only",
        choices={
            "going_out_only": "Only in the turn in which you go out.",
            "never": "Never.",
            "anytime": "Whenever you like.",
        },
        label="Melding black threes",
        help="When black threes may be melded.",
    )
    meld_sizes: Size = option(
        (3, 4),
        kind=Span(1, 32),
        label="Cards in such a meld",
        help="The fewest and the most black threes in one meld.",
        shown_when=_BLACK_MELDED,
        step=ALIKE,
    )
    meld_wilds: int = option(
        0,
        kind=Whole(0, 6),
        label="Wild cards in such a meld",
        help="How many wild cards a meld of black threes may hold.",
        shown_when=_BLACK_MELDED,
        beyond_playouts=True,
    )
    meld_is_canasta: bool = option(
        False,
        label="Can be a canasta",
        help="Enough black threes make a canasta with its bonus.",
        shown_when=_BLACK_MELDED,
        step=ALIKE,
    )
    points_melded: int = option(
        5,
        kind=Whole(0, 1_000, step=5),
        label="Value when melded",
        help="What each melded black three is worth.",
        shown_when=_BLACK_MELDED,
        step=4,
    )
    points_hand: int = option(
        5,
        kind=Whole(0, 1_000, step=5),
        label="Cost in hand",
        help="What each black three left in a hand costs.",
        step=4,
    )
    no_discard_first_round: bool = option(
        False,
        label="Not in the first turn",
        help="Black threes may not be discarded in a player's first turn.",
        shown_when=(Condition("discard.threes", but_not=("none",)),),
        step=ALIKE,
    )
    removed_on_pile_take: RemovedOnTake | None = option(
        None,
        kind=Record(
            RemovedOnTake,
            (
                Field("each", Whole(0, 1_000, step=5), "For each one"),
                Field("all", Whole(0, 5_000, step=50), "For all of them together"),
            ),
            none_allowed=True,
            none_means="Black threes stay in the pile.",
        ),
        label="Leave play with the pile",
        help="Black threes in a taken pile leave play and earn the taker points.",
    )


@dataclass(frozen=True, slots=True)
class ThreeRules:
    """Keeping threes back in the modern games."""

    keep_one_for_straight: bool = option(
        False,
        label="Keep one for a straight",
        help="Until the team opens, a player may keep a single three back for the straight.",
        shown_when=_MODERN,
        step=APART,
    )
    keep_any: bool = option(
        False,
        label="Keep as many as you like",
        help="Any number of threes may be kept in hand.",
        shown_when=_MODERN,
        beyond_playouts=True,
    )
    in_hand_scores_as_laid: bool = option(
        False,
        label="In hand as if laid",
        help="Threes caught in a hand count by the table for laid threes.",
        shown_when=_MODERN,
        beyond_playouts=True,
    )
