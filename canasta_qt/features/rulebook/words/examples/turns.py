"""Examples of discards, feet, going out, asking and special hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.declarations.declare import Condition
from canasta_qt.features.rulebook.words.examples.example import LEGAL, Example


def _ending(hand: str, pile: str = "4 5", own: tuple[str, ...] = ()) -> dict[str, object]:
    """A turn after the draw, of a side that opened earlier, with just these cards left."""
    return {
        "phase": "play",
        "opened": {"0": "earlier", "1": "earlier"},
        "hands": {"0": hand},
        "pile": pile,
        "melds": {"0": list(own)},
    }


@dataclass(frozen=True, slots=True)
class _Listed:
    """The rules know a special hand."""

    hand: str

    def holds(self, rules: TableRules) -> bool:
        return any(known.id == self.hand for known in rules.special_hands.hands)


_NO_FOOT: Final = (Condition("foot.pickup", among=("none",)),)
_FEET: Final = (Condition("foot.pickup", but_not=("none",)),)
_PAIRS: Final = (_Listed("pairs_natural"),)
_MIXED: Final = "8 8 8 8 8 2 X"

_DISCARDS: Final = (
    Example(
        "The pile is empty. You hold an ace, two jacks and a five. May you discard the ace?",
        _ending("A J J 5", ""),
        ("discard.empty_pile_ban",),
        "discard: A",
        ("E_DISCARD_SWAD",),
    ),
    Example(
        "The pile is empty, and your side has a canasta of kings. You hold another king and two "
        "jacks. May you discard the king?",
        _ending("K J J", "", ("K K K K K K K",)),
        ("discard.empty_pile_ban", "meld.dead_ranks"),
        "discard: K",
        ("E_DISCARD_SWAD",),
    ),
    Example(
        "You hold a seven, two jacks and a five. May you discard the seven?",
        _ending("7 J J 5"),
        ("discard.rank_locks",),
        "discard: 7",
        ("E_DISCARD_RANK",),
    ),
    Example(
        "You hold a two, two jacks and a five. May you discard the two?",
        _ending("2 J J 5"),
        ("discard.wild",),
        "discard: 2",
        (LEGAL, "E_DISCARD_WILD"),
    ),
)

_FOOT: Final = (
    Example(
        "Your last three cards are kings, your foot still lies there, and your side has no "
        "canasta. May you meld all three kings?",
        _ending("K K K"),
        ("foot.pickup",),
        "meld: K K K",
        (LEGAL, "E_HAND_GUARD"),
        when=_FEET,
    ),
    Example(
        "You have five kings on the table and two in your hand, with a ten, a jack and your foot "
        "still to play. May you complete the canasta?",
        _ending("K K J T", own=("K K K K K",)),
        ("foot.pickup",),
        "meld: K K -> K",
        when=(Condition("foot.pickup", but_not=("none", "hand_empty")),),
    ),
)

_GOING_OUT: Final = (
    Example(
        "Your side has no canasta. You hold three kings and a five. May you meld the kings?",
        _ending("K K K 5"),
        ("go_out.canastas",),
        "meld: K K K",
        (LEGAL, "E_HAND_GUARD"),
        when=_NO_FOOT,
    ),
    Example(
        "Your side has a mixed canasta of eights and no other. You hold three kings and a five. "
        "May you meld the kings, to go out with the five?",
        _ending("K K K 5", own=(_MIXED,)),
        ("go_out.canastas", "go_out.kinds"),
        "meld: K K K",
        (LEGAL, "E_HAND_GUARD"),
        when=(*_NO_FOOT, Condition("discard.pass_with_one", among=(False,))),
    ),
    Example(
        "Your side has two canastas, seven nines and a mixed one of eights, and you hold three "
        "kings. May you go out by melding all three?",
        _ending("K K K", own=("9 9 9 9 9 9 9", _MIXED)),
        ("go_out.final_discard", "go_out.canastas", "go_out.kinds"),
        "meld: K K K",
        (LEGAL, "E_GO_OUT_DISCARD", "E_HAND_GUARD"),
        when=_NO_FOOT,
    ),
    Example(
        "You play from your foot and so does your partner. Your side has two canastas, seven nines "
        "and a mixed one of eights, and you have one card left, a five. May you go out by "
        "discarding it?",
        {
            **_ending("5", own=("9 9 9 9 9 9 9", _MIXED)),
            "feet": {"0": "taken", "2": "taken"},
        },
        ("go_out.canastas", "go_out.kinds", "go_out.red_threes"),
        "discard: 5",
        (LEGAL, "E_GO_OUT_KINDS", "E_GO_OUT_CANASTAS", "E_GO_OUT_RED3"),
        when=(*_FEET, Condition("match.team_mode", among=("pairs",))),
    ),
)

_ASKING: Final = (
    Example(
        "Your side has two canastas, seven nines and a mixed one of eights. You asked and were "
        "told no. Then you melded, and one card is left, a five. May you discard it?",
        {
            **_ending("5", own=("9 9 9 9 9 9 9", _MIXED)),
            "asked": {"seat": 0, "answer": "no"},
        },
        ("permission.binding", "permission.mode"),
        "discard: 5",
        (LEGAL, "E_GO_OUT_REFUSED"),
        when=_NO_FOOT,
    ),
)

_SPECIAL_HANDS: Final = (
    Example(
        "After your draw you hold pairs of aces, kings, queens, jacks, tens, nines and eights, and "
        "your side has not melded. May you lay them down as the special hand of pairs?",
        {"phase": "play", "hands": {"0": "A A K K Q Q J J T T 9 9 8 8"}},
        ("special_hands.list",),
        "special: pairs_natural",
        when=_PAIRS,
    ),
    Example(
        "After your draw you hold pairs of aces, kings, queens, jacks, tens and nines, an eight "
        "and a seven. May you lay them down as the special hand of pairs?",
        {"phase": "play", "hands": {"0": "A A K K Q Q J J T T 9 9 8 7"}},
        ("special_hands.list",),
        "special: pairs_natural",
        ("E_SPECIAL_HAND",),
        when=_PAIRS,
    ),
)

EXAMPLES: Final[Mapping[str, tuple[Example, ...]]] = {
    "discard": _DISCARDS,
    "foot": _FOOT,
    "going_out": _GOING_OUT,
    "asking": _ASKING,
    "special_hands": _SPECIAL_HANDS,
}


# --- examples of what cards and canastas count at the end of a --------------------------------


def _table(*melds: str, red: int = 0, hand: str = "") -> dict[str, object]:
    """The end of a deal: what the side of the first seat has on the table and in one hand."""
    return {
        "opened": {"0": "earlier" if melds else "no"},
        "melds": {"0": list(melds)},
        "red_threes": {"0": red},
        "hands": {"0": hand},
        "score": {},
    }


_LAID: Final = (Condition("red_three.role", among=("bonus",)),)
_ALL_LAID: Final = (
    *_LAID,
    Condition("pack.decks", among=(2,)),
    Condition("match.team_mode", but_not=("temp_2v1",)),
)
_RED_KEYS: Final = (
    "red_three.totals",
    "red_three.positive_if",
    "red_three.otherwise",
    "red_three.negate_only_if_opponents_out",
)

_RED_THREES: Final = (
    Example(
        "The stock has run out, and nobody went out. Your side has two red threes and a meld of "
        "three kings, and no canasta. What do the red threes count?",
        _table("K K K", red=2),
        _RED_KEYS,
        counts=("red_threes",),
        when=_LAID,
    ),
    Example(
        "The other side went out. Your side has all four red threes and has melded nothing. What "
        "do they count?",
        {**_table(red=4), "score": {"out": 1}},
        _RED_KEYS,
        counts=("red_threes",),
        when=_ALL_LAID,
    ),
)

_SCORING: Final = (
    Example(
        "Your side has a canasta of five eights, a two and a joker on the table, and nothing else. "
        "What do the cards and the bonus count together?",
        _table("8 8 8 8 8 2 X"),
        ("score.canasta", "pack.points", "score.canastas_for_positive"),
        counts=("melded", "mixed_canasta", "no_positive"),
        when=(Condition("meld.canasta_size", among=(7,)),),
    ),
    Example(
        "Your side has three kings on the table and no canasta. What do the kings count?",
        _table("K K K"),
        ("score.matrix", "score.canastas_for_positive", "pack.points"),
        counts=("melded", "no_positive"),
        when=(Condition("score.matrix", among=(True,)),),
    ),
    Example(
        "When the others go out you hold a king, a four and a joker. Your side has opened. What do "
        "they count?",
        _table("Q Q Q", hand="K 4 X"),
        ("pack.points", "score.unopened_hand_factor"),
        counts=("hand",),
    ),
    Example(
        "When the others go out your side has four sevens on the table. What do they count, their "
        "values left aside?",
        _table("7 7 7 7"),
        ("special_rank.incomplete",),
        counts=("special_rank_incomplete",),
        when=(Condition("special_rank.incomplete", but_not=((),)),),
    ),
)

SCORING_EXAMPLES: Final[Mapping[str, tuple[Example, ...]]] = {
    "red_threes": _RED_THREES,
    "scoring": _SCORING,
}
