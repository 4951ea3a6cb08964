"""Options of the groups ``special_hands``, ``stock_end``, ``score``, ``penalty`` and ``table``."""

from __future__ import annotations

from canasta_qt.engine.rules.schema.codes import HAND_IDS
from canasta_qt.engine.rules.schema.kinds import Choice, Switch, Whole
from canasta_qt.engine.rules.schema.spec import Condition, opt
from canasta_qt.engine.rules.schema.structures import Field, PatternText, Record, Records
from canasta_qt.engine.rules.values import CanastaBonus, SetBonus, SpecialHand

_HANDS = (Condition("special_hands.list", but_not=((),)),)
_COUNT = Whole(0, 20)
_BONUS = Whole(0, 10_000, step=100)
_PENALTY = Whole(-10_000, 0, step=50)
_ASKING = (
    Condition("match.team_mode", but_not=("solo",)),
    Condition("permission.mode", but_not=("none",)),
)
_PENALISE = (Condition("table.enforcement", among=("penalise",)),)
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

SPECIAL_HANDS = (
    opt(
        "special_hands.list",
        Records(
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
        "Special hands",
        "Whole hands that end the deal at once. The team must not have opened, nothing is "
        "discarded, and only the hand's value is scored.",
    ),
    opt(
        "special_hands.wild_pair",
        Choice(
            (
                ("twos", "A pair of twos."),
                ("twos_or_jokers", "A pair of twos or of jokers."),
                ("none", "No pair of wild cards."),
            )
        ),
        "Wild pair",
        "Which wild cards may be the wild pair of the hand of pairs.",
        shown_when=_HANDS,
    ),
    opt(
        "special_hands.distinct_pairs",
        Switch(),
        "Pairs must differ",
        "Four cards of a rank are not two pairs.",
        shown_when=_HANDS,
    ),
    opt(
        "special_hands.partner_courtesy",
        Switch(),
        "Courtesy after the opening",
        "A special hand may still be shown in the turn right after your partner opened.",
        shown_when=_HANDS,
    ),
)

STOCK_END = (
    opt(
        "stock_end.mode",
        Choice(
            (
                ("play_on", "Play goes on while the pile can be taken."),
                ("end_after_last_draw_turn", "The deal ends after the turn of the last draw."),
            )
        ),
        "When the stock is empty",
        "Whether play goes on without a stock.",
    ),
    opt(
        "stock_end.forced_layoff",
        Choice(
            (
                ("none", "No."),
                ("whole_pile", "Yes, you must take the whole pile."),
                ("top_only", "Yes, but you take just that card."),
            )
        ),
        "Must you take a card that fits?",
        "Without a stock: whether the top card must be taken when it fits one of your melds and "
        "the pile is not frozen.",
        shown_when=(
            Condition("stock_end.mode", among=("play_on",)),
            Condition("pile.always_frozen", among=(False,)),
        ),
    ),
    opt(
        "stock_end.last_red_three",
        Choice(
            (
                ("end_no_meld", "The deal ends at once."),
                ("end_after_meld", "You may still meld, then the deal ends."),
                ("turn_continues_if_other_card", "With another card drawn, the turn goes on."),
            )
        ),
        "A red three as the last card",
        "What happens when the last card drawn is a red three.",
        shown_when=(
            Condition("red_three.role", among=("bonus",)),
            Condition("red_three.place", but_not=("optional",)),
        ),
    ),
    opt(
        "stock_end.last_three_modern",
        Choice(
            (
                ("count5", "It stays in hand and costs 5 points."),
                ("may_lay", "It may be laid out."),
                ("must_lay", "It must be laid out."),
                ("may_discard_to_go_out", "It may be discarded to go out."),
            )
        ),
        "A three as the last card",
        "What happens in modern games when the last card drawn is a three.",
        shown_when=(
            Condition("red_three.role", among=("modern",)),
            Condition("red_three.place", but_not=("optional",)),
        ),
    ),
)

SCORE = (
    opt(
        "score.canasta",
        Record(
            CanastaBonus,
            (Field("natural", _BONUS, "Natural"), Field("mixed", _BONUS, "Mixed")),
        ),
        "Canasta bonus",
        "Points for a canasta, on top of its cards.",
    ),
    opt(
        "score.matrix",
        Switch(),
        "Modern score table",
        "What counts, and as plus or minus, depends on how many canastas a team has: none, one, "
        "or two and more.",
    ),
    opt(
        "score.canastas_for_positive",
        Whole(0, 10),
        "Canastas for a plus",
        "A team with fewer canastas loses the value of its melds and its hands, and gets no bonus.",
    ),
    opt(
        "score.set_bonus",
        Records(
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
        "Bonus for sets of canastas",
        "Extra points for a collection of canastas.",
    ),
    opt(
        "score.unopened_hand_factor",
        Whole(1, 5),
        "Hand of an unopened team",
        "The cards in hand of a team that never opened count so many times.",
    ),
)

PENALTY = (
    opt(
        "penalty.pile_illegal",
        _PENALTY,
        "Taking the pile in error",
        "Points for claiming the top card and not being able to use it.",
        source="[denexa]",
    ),
    opt(
        "penalty.go_out_after_no",
        _PENALTY,
        "Going out after a no",
        "Points for going out although the partner refused.",
        source="[denexa]",
        shown_when=(*_ASKING, *_PENALISE),
    ),
    opt(
        "penalty.asked_but_unable",
        _PENALTY,
        "Asking without being able",
        "Points for asking to go out, hearing yes and not being able to.",
        source="[denexa]",
        shown_when=_ASKING,
    ),
    opt(
        "penalty.red_three_hidden",
        _PENALTY,
        "Hiding a red three",
        "Points for keeping a red three that should have been laid out.",
        source="[denexa]",
        shown_when=_PENALISE,
    ),
    opt(
        "penalty.talk_answer",
        Choice(
            (("opponents_answer", "The opponents give the answer."),),
            none_means="Nothing happens.",
        ),
        "Saying too much",
        "What happens when a player adds information to the question about going out.",
        effects=("conduct",),
        shown_when=_ASKING,
    ),
)

TABLE = (
    opt(
        "table.enforcement",
        Choice(
            (
                ("prevent", "Moves against the rules are refused."),
                ("penalise", "They are put right and cost points."),
            )
        ),
        "Moves against the rules",
        "How the program treats a move that the rules do not allow.",
        source="[ruling]",
        effects=("conduct",),
    ),
    opt(
        "table.undo_meld",
        Switch(),
        "Take back melds",
        "Melds of the current turn may be taken back until the discard.",
        source="[ruling]",
        effects=("conduct",),
    ),
    opt(
        "table.pile_view",
        Choice(
            (
                ("top_only", "Only the top card."),
                ("last_n", "The last few cards."),
                ("all", "The whole pile."),
            )
        ),
        "Looking through the pile",
        "How much of the discard pile you may look at.",
        source="[ruling]",
        effects=("display",),
    ),
)
