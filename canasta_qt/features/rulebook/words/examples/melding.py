"""Examples of melds, canastas, sequences, melds of wild cards, and openings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canasta_qt.engine.rules.declarations.declare import Condition
from canasta_qt.features.rulebook.words.examples.example import LEGAL, Example


def _melding(
    hand: str, own: tuple[str, ...] = (), other: tuple[str, ...] = ()
) -> dict[str, object]:
    """A turn after the draw, of a side that opened earlier, with these cards and some more."""
    return {
        "phase": "play",
        "opened": {"0": "earlier", "1": "earlier"},
        "hands": {"0": f"{hand} J J T T"},
        "melds": {"0": list(own), "1": list(other)},
    }


def _opening(hand: str) -> dict[str, object]:
    """A turn after the draw of a side that has not melded yet."""
    return {"phase": "play", "hands": {"0": f"{hand} J J T 5"}}


_OPENING_KEYS: Final = ("initial.table", "initial.basis", "pack.points")
_BY_SCORE: Final = (Condition("initial.basis", among=("score",)),)
_ANY_TIME: Final = (*_BY_SCORE, Condition("initial.before_draw_only", among=(False,)))
_FIRST_ACT: Final = (*_BY_SCORE, Condition("initial.before_draw_only", among=(True,)))

_MELDS: Final = (
    Example(
        "Your side opened with three aces and no wild card among them. May you add a two to them "
        "in a later turn?",
        _melding("2", ("A A A",)),
        ("meld.wild_only_if_opened_dirty",),
        "meld: 2 -> A",
        ("E_ACE_PURE",),
    ),
    Example(
        "Your side opened in an earlier turn and has four nines on the table. May you add a joker "
        "to them?",
        _melding("X", ("9 9 9 9",)),
        ("meld.rule_of_five",),
        "meld: X -> 9",
        ("E_RULE_OF_FIVE",),
    ),
    Example(
        "May you lay three sevens and a two as a meld?",
        _melding("7 7 7 2"),
        ("meld.never_wild_ranks",),
        "meld: 7 7 7 2",
        ("E_NEVER_WILD",),
    ),
    Example(
        "Your side has a meld of three nines. May you lay three more nines as a second meld?",
        _melding("9 9 9", ("9 9 9",)),
        ("meld.same_rank",),
        "meld: 9 9 9 -> new",
        when=(Condition("meld.same_rank", but_not=("merge",)),),
    ),
    Example(
        "May you lay two queens and three twos as a meld?",
        _melding("Q Q 2 2 2"),
        ("meld.ratio", "meld.max_wilds", "meld.min_naturals"),
        "meld: Q Q 2 2 2",
        (LEGAL, "E_WILD_RATIO", "E_MAX_WILDS", "E_RULE_OF_FIVE"),
    ),
    Example(
        "May you lay a king, a two and a joker as a meld?",
        _melding("K 2 X"),
        ("meld.min_naturals",),
        "meld: K 2 X",
        ("E_MIN_NATURALS",),
    ),
    Example(
        "May you lay four sixes, two twos and two jokers as a meld?",
        _melding("6 6 6 6 2 2 X X"),
        ("meld.max_wilds", "meld.ratio", "meld.max_size"),
        "meld: 6 6 6 6 2 2 X X",
        (LEGAL, "E_MAX_WILDS", "E_WILD_RATIO", "E_MAX_SIZE"),
    ),
)

_CANASTAS: Final = (
    Example(
        "Your side has canastas of sevens and of nines, each of seven cards. May you put another "
        "nine on its garbage heap?",
        _melding("9", ("7 7 7 7 7 7 7", "9 9 9 9 9 9 9")),
        ("meld.discard_heap",),
        "heap: 9",
        when=(Condition("meld.discard_heap", among=(True,)),),
    ),
    Example(
        "The other side has a canasta of five kings and two twos. May you lay three kings?",
        _melding("K K K", (), ("K K K K K 2 2",)),
        ("meld.dead_ranks",),
        "meld: K K K",
        ("E_DEAD_RANK",),
    ),
    Example(
        "Your side has a canasta of seven nines. May you add another nine to it?",
        _melding("9", ("9 9 9 9 9 9 9",)),
        ("meld.add_natural_to_canasta", "meld.max_size", "meld.dead_ranks"),
        "meld: 9 -> 9",
        (LEGAL, "E_CLOSED", "E_DEAD_RANK", "E_MAX_SIZE"),
    ),
    Example(
        "Your side has a canasta of seven nines. May you add a two to it?",
        _melding("2", ("9 9 9 9 9 9 9",)),
        ("meld.add_wild_to_natural_canasta", "meld.max_size", "meld.dead_ranks"),
        "meld: 2 -> 9",
        (LEGAL, "E_CLOSED", "E_MAX_SIZE"),
    ),
)

_SEQUENCES: Final = (
    Example(
        "May you lay the five, seven and eight of hearts with a two as a sequence?",
        _melding("5h 7h 8h 2"),
        ("sequence.wilds",),
        "meld: 5h 7h 8h 2",
        (LEGAL, "E_SEQ_WILD"),
    ),
    Example(
        "May you lay the queen, king and ace of spades as a sequence?",
        _melding("Qs Ks As"),
        ("sequence.enabled", "sequence.sizes"),
        "meld: Qs Ks As",
        (LEGAL, "E_MIN_SIZE"),
    ),
    Example(
        "Your side has a sequence from the four to the ten of hearts. May you add the jack of "
        "hearts?",
        _melding("Jh", ("4h 5h 6h 7h 8h 9h Th",)),
        ("sequence.sizes", "sequence.extend_complete_when_going_out"),
        "meld: Jh -> run 4h",
        (LEGAL, "E_CLOSED"),
    ),
)

_WILD_MELDS: Final = (
    Example(
        "May you lay two twos and a joker as a meld of wild cards?",
        _melding("2 2 X"),
        ("wild_meld.enabled", "wild_meld.sizes"),
        "meld: 2 2 X -> wild",
        (LEGAL, "E_MIN_SIZE"),
    ),
    Example(
        "Your side has a meld of two twos and a joker, and one of five kings. May you add another "
        "two to the kings?",
        _melding("2", ("2 2 X", "K K K K K")),
        ("wild_meld.lock",),
        "meld: 2 -> K",
        (LEGAL, "E_WILD_LOCK"),
    ),
)

_OPENINGS: Final = (
    Example(
        "The total of your side is 0, and your turn begins. May you open with three kings and "
        "three nines?",
        {"hands": {"0": "K K K 9 9 9 J J T 5"}, "pile": "4 5 6"},
        (*_OPENING_KEYS, "initial.before_draw_only"),
        "meld: K K K / 9 9 9",
        (LEGAL, "E_INITIAL_COUNT"),
        when=_FIRST_ACT,
        total=0,
    ),
    Example(
        "Your side has not melded, and you have drawn. May you open with three kings and three "
        "nines?",
        _opening("K K K 9 9 9"),
        ("initial.before_draw_only",),
        "meld: K K K / 9 9 9",
        ("E_OPENING_LATE",),
        when=_FIRST_ACT,
        total=0,
    ),
    Example(
        "You hold two kings and a two, two queens and a two, and two aces and a joker. May you "
        "open with these three melds?",
        _opening("K K 2 Q Q 2 A A X"),
        ("initial.require", "initial.all_pure_up_to"),
        "meld: K K 2 / Q Q 2 / A A X",
        ("E_INITIAL_CLEAN",),
    ),
    Example(
        "You hold seven nines. May you open with them?",
        _opening("9 9 9 9 9 9 9"),
        ("initial.splash",),
        "meld: 9 9 9 9 9 9 9",
        when=(Condition("initial.splash", among=(True,)),),
    ),
    Example(
        "The total of your side is 0, and an ace lies on top of the pile. You hold four aces, "
        "three nines and three fives. May you open with all of them and take the pile with the "
        "aces?",
        {
            "hands": {"0": "A A A A 9 9 9 5 5 5 J T 6"},
            "pile": "6 8 A",
        },
        ("pile.opening_pair", "initial.table"),
        "take: A A A A * / 9 9 9 / 5 5 5",
        (LEGAL, "E_INITIAL_COUNT"),
        when=(
            *_BY_SCORE,
            Condition("pile.take_in_opening_turn", among=("allowed_after_hand_opening",)),
        ),
        total=0,
    ),
    Example(
        "The total of your side is 0. May you open with three kings and three nines?",
        _opening("K K K 9 9 9"),
        _OPENING_KEYS,
        "meld: K K K / 9 9 9",
        (LEGAL, "E_INITIAL_COUNT"),
        when=_ANY_TIME,
        total=0,
    ),
    Example(
        "The total of your side is 0. A nine lies on top of the pile, with two aces below it, and "
        "you hold two nines and an ace. May you take the pile with the nines to open, and lay the "
        "three aces as well?",
        {"hands": {"0": "9 9 A J J T 5 6"}, "pile": "4 A A 9"},
        ("initial.table", "initial.top_card_counts", "pile.take_in_opening_turn"),
        "take: 9 9 *",
        ("E_INITIAL_COUNT",),
        when=(
            *_BY_SCORE,
            Condition("pile.take_in_opening_turn", but_not=("allowed_after_hand_opening",)),
            Condition("pile.amount", but_not=("from_chosen_card",)),
        ),
        total=0,
    ),
    Example(
        "It is the first deal. May you open with three kings and three nines?",
        _opening("K K K 9 9 9"),
        _OPENING_KEYS,
        "meld: K K K / 9 9 9",
        (LEGAL, "E_INITIAL_COUNT"),
        when=(Condition("initial.basis", among=("deal_number",)),),
    ),
    Example(
        "The total of your side is 3,000. May you open with three aces and three kings?",
        _opening("A A A K K K"),
        _OPENING_KEYS,
        "meld: A A A / K K K",
        (LEGAL, "E_INITIAL_COUNT"),
        when=_ANY_TIME,
        total=3000,
    ),
)

EXAMPLES: Final[Mapping[str, tuple[Example, ...]]] = {
    "melds": _MELDS,
    "canastas": _CANASTAS,
    "sequences": _SEQUENCES,
    "wild_melds": _WILD_MELDS,
    "opening": _OPENINGS,
}
