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
