"""Examples of what cards and canastas count at the end of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canasta_qt.engine.rules.declarations.declare import Condition
from canasta_qt.features.rulebook.words.examples.example import Example


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
