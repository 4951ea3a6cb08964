"""Options of the end of a deal: special hands, the last card, scores, penalties, conduct."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations.declare import ALIKE, APART, Condition, option
from canasta_qt.engine.rules.declarations.kinds import Choice, Whole
from canasta_qt.engine.rules.declarations.structures import Field, PatternText, Record, Records
from canasta_qt.engine.rules.declarations.values import (
    HAND_IDS,
    CanastaBonus,
    SetBonus,
    SpecialHand,
)

_HANDS = (Condition("special_hands.list", but_not=((),)),)
_COUNT = Whole(0, 20)
_BONUS = Whole(0, 10_000, step=100)
_PENALTY = Whole(-10_000, 0, step=50)
_ASKING = (
    Condition("match.team_mode", but_not=("solo",)),
    Condition("permission.mode", but_not=("none",)),
)
_PENALISE = (Condition("table.enforcement", among=("penalise",)),)
_FORGETTING = (
    *_PENALISE,
    Condition("red_three.role", among=("bonus",)),
    Condition("red_three.place", but_not=("optional",)),
    Condition("black_three.role", among=("stop",)),
    Condition("deal.foot_size", among=(0,)),
    Condition("bonus_cards.mode", among=("none",)),
)
_USUAL_HANDS = (
    SpecialHand("pairs_natural", "7 natural pairs", 2500),
    SpecialHand("pairs_wild", "22,77,AA+4 natural pairs", 2000),
    SpecialHand("garbage", "4-4-3-3 natural", 2000),
    SpecialHand("straight", "A,2,3,4,5,6,7,8,9,T,J,Q,K,X", 3000),
    SpecialHand("miami", "AA,XX,77,22+3 natural pairs", 2500),
    SpecialHand("zip", "4-3-3-2-2", 2500),
    SpecialHand("blast_off", "5-4-3-2", 3000),
    SpecialHand("triples", "3-3-3-3+wild pair", 3500),
    SpecialHand("quads", "4-4-4+wild pair", 3500),
    SpecialHand("dream_plus4", "5-5+4 matching wilds", 8500),
    SpecialHand("dream_plus5", "5-4+5 wilds", 8500),
)
"""Each as the first American game of the catalogue has it that knows it."""


@dataclass(frozen=True, slots=True)
class SpecialHandsRules:
    """Whole hands that end the deal."""

    hands: tuple[SpecialHand, ...] = option(
        (),
        kind=Records(
            Record(
                SpecialHand,
                (
                    Field("id", Choice(HAND_IDS), "Hand"),
                    Field("pattern", PatternText(), "Cards"),
                    Field("value", Whole(0, 50_000, step=500), "Points"),
                ),
            ),
            20,
            _USUAL_HANDS,
        ),
        label="Special hands",
        help="Whole hands that end the deal at once. The team must not have opened, nothing is "
        "discarded, and only the hand's value is scored.",
        name="list",
        step=APART,
    )
    wild_pair: Literal["twos", "twos_or_jokers", "none"] = option(
        "twos",
        choices={
            "twos": "A pair of twos.",
            "twos_or_jokers": "A pair of twos or of jokers.",
            "none": "No pair of wild cards.",
        },
        label="Wild pair",
        help="Which wild cards may be the wild pair of the hand of pairs.",
        shown_when=_HANDS,
        step=APART,
    )
    distinct_pairs: bool = option(
        True,
        label="Pairs must differ",
        help="Four cards of a rank are not two pairs.",
        shown_when=_HANDS,
        beyond_playouts=True,
    )
    partner_courtesy: bool = option(
        False,
        label="Courtesy after the opening",
        help="A special hand may still be shown in the turn right after your partner opened.",
        shown_when=_HANDS,
        beyond_playouts=True,
    )


@dataclass(frozen=True, slots=True)
class StockEndRules:
    """What happens when the stock runs out."""

    mode: Literal["play_on", "end_after_last_draw_turn"] = option(
        "play_on",
        choices={
            "play_on": "Play goes on while the pile can be taken.",
            "end_after_last_draw_turn": "The deal ends after the turn of the last draw.",
        },
        label="When the stock is empty",
        help="Whether play goes on without a stock.",
        step=ALIKE,
    )
    forced_layoff: Literal["none", "whole_pile", "top_only"] = option(
        "whole_pile",
        choices={
            "none": "No.",
            "whole_pile": "Yes, you must take the whole pile.",
            "top_only": "Yes, but you take just that card.",
        },
        label="Must you take a card that fits?",
        help="Without a stock: whether the top card must be taken when it fits one of your melds "
        "and the pile is not frozen.",
        shown_when=(
            Condition("stock_end.mode", among=("play_on",)),
            Condition("pile.always_frozen", among=(False,)),
        ),
        step=ALIKE,
    )
    last_red_three: Literal["end_no_meld", "end_after_meld", "turn_continues_if_other_card"] = (
        option(
            "end_no_meld",
            choices={
                "end_no_meld": "The deal ends at once.",
                "end_after_meld": "You may still meld, then the deal ends.",
                "turn_continues_if_other_card": "If another card was drawn, the turn goes on.",
            },
            label="A red three as the last card",
            help="What happens when the last card drawn is a red three.",
            shown_when=(
                Condition("red_three.role", among=("bonus",)),
                Condition("red_three.place", but_not=("optional",)),
            ),
            step=ALIKE,
        )
    )
    last_three_modern: Literal["count5", "may_lay", "must_lay", "may_discard_to_go_out"] = option(
        "count5",
        choices={
            "count5": "It stays in hand and costs 5 points.",
            "may_lay": "It may be laid out.",
            "must_lay": "It must be laid out.",
            "may_discard_to_go_out": "It may be discarded to go out.",
        },
        label="A three as the last card",
        help="What happens in modern games when the last card drawn is a three.",
        shown_when=(
            Condition("red_three.role", among=("modern",)),
            Condition("red_three.place", but_not=("optional",)),
        ),
        step=ALIKE,
        beyond_playouts=("may_lay", "may_discard_to_go_out"),
    )


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """Points at the end of a deal."""

    canasta: CanastaBonus = option(
        CanastaBonus(),
        kind=Record(
            CanastaBonus, (Field("natural", _BONUS, "Natural"), Field("mixed", _BONUS, "Mixed"))
        ),
        label="Canasta bonus",
        help="Points for a canasta, on top of its cards.",
        step=400,
    )
    matrix: bool = option(
        False,
        label="Modern score table",
        help=(
            "What counts, and as plus or minus, depends on how many canastas a team has: none, "
            "one, or two or more."
        ),
        step=APART,
    )
    canastas_for_positive: int = option(
        0,
        kind=Whole(0, 10),
        label="Canastas for a plus",
        help="A team with fewer canastas loses the value of its melds and its hands, and gets no "
        "bonus.",
        beyond_playouts=True,
    )
    set_bonus: tuple[SetBonus, ...] = option(
        (),
        kind=Records(
            Record(
                SetBonus,
                (
                    Field("canastas", _COUNT, "Canastas", 0),
                    Field("natural", _COUNT, "Natural canastas", 0),
                    Field("mixed", _COUNT, "Mixed canastas", 0),
                    Field("clean", _COUNT, "Clean canastas", 0),
                    Field("dirty", _COUNT, "Dirty canastas", 0),
                    Field("points", _BONUS, "Points"),
                    Field("replaces", _BONUS, "In place of the bonus of", None),
                ),
            ),
            10,
        ),
        label="Bonus for sets of canastas",
        help="Extra points for a set of canastas.",
        step=1000,
    )
    unopened_hand_factor: int = option(
        1,
        kind=Whole(1, 5),
        label="Hand of an unopened team",
        help="Cards left with a team that never opened count this many times.",
    )


@dataclass(frozen=True, slots=True)
class PenaltyRules:
    """Signed points for breaches of the rules."""

    pile_illegal: int = option(
        -50,
        kind=_PENALTY,
        label="Taking the pile in error",
        help="Points for taking the pile without being able to use its top card.",
        source="[denexa]",
        beyond_playouts=True,
    )
    go_out_after_no: int = option(
        -100,
        kind=_PENALTY,
        label="Going out after a no",
        help="Points for going out although the partner refused.",
        shown_when=(*_ASKING, *_PENALISE),
        source="[denexa]",
        beyond_playouts=True,
    )
    asked_but_unable: int = option(
        -100,
        kind=_PENALTY,
        label="Asking without being able",
        help="Points for asking to go out, getting a yes and not going out.",
        shown_when=(*_ASKING, *_PENALISE),
        source="[denexa]",
        beyond_playouts=True,
    )
    red_three_hidden: int = option(
        -500,
        kind=_PENALTY,
        label="Hiding a red three",
        help="Points for each red three in the hand at the end that should have been laid out.",
        shown_when=_FORGETTING,
        source="[denexa]",
        beyond_playouts=True,
    )
    opening_low: int = option(
        -100,
        kind=_PENALTY,
        label="Opening with too little",
        help="Points for laying a first meld that does not reach its minimum.",
        shown_when=_PENALISE,
        source="[ruling]",
        beyond_playouts=True,
    )
    talk_answer: Literal["opponents_answer"] | None = option(
        None,
        choices={"opponents_answer": "The opponents give the answer."},
        none_means="Nothing happens.",
        label="Saying too much",
        help="What happens when a partner answers more than yes or no to the question about going "
        "out.",
        shown_when=_ASKING,
        effects=("conduct",),
    )


@dataclass(frozen=True, slots=True)
class ConductRules:
    """How the program conducts the game; no rule of play."""

    enforcement: Literal["prevent", "penalise"] = option(
        "prevent",
        choices={
            "prevent": "Moves against the rules are refused.",
            "penalise": "They are corrected and cost points.",
        },
        label="Moves against the rules",
        help="How the program treats a move that the rules do not allow.",
        source="[ruling]",
        effects=("rules", "conduct"),
        beyond_playouts=True,
    )
    restore_pile: bool = option(
        False,
        label="Giving the pile back",
        help="Whoever takes the pile but cannot use it gives it back and loses points.",
        shown_when=(Condition("table.enforcement", among=("prevent",)),),
        source="[pagat]",
        effects=("conduct",),
    )
    undo_meld: bool = option(
        True,
        label="Take back melds",
        help="Melds of the current turn may be taken back until the discard.",
        source="[ruling]",
        effects=("conduct",),
    )
    pile_view: Literal["top_only", "last_n", "all"] = option(
        "top_only",
        choices={
            "top_only": "Only the top card.",
            "last_n": "The last few cards.",
            "all": "The whole pile.",
        },
        label="Looking through the pile",
        help="How much of the discard pile you may look at.",
        source="[ruling]",
        effects=("display",),
    )
