"""Examples of taking the pile, frozen or not, and of black threes on top of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canasta_qt.engine.rules.declarations.declare import Condition
from canasta_qt.features.rulebook.words.examples.example import LEGAL, Example


def _taking(hand: str, pile: str, own: tuple[str, ...] = ()) -> dict[str, object]:
    """The start of a turn of a side that opened earlier, with these cards and some more."""
    return {
        "opened": {"0": "earlier"},
        "hands": {"0": f"{hand} J J T T"},
        "melds": {"0": list(own)},
        "pile": pile,
    }


_LOOSE: Final = (Condition("pile.always_frozen", among=(False,)),)
_FROZEN: Final = (Condition("pile.always_frozen", among=(True,)),)
_FREEZING: Final = (*_LOOSE, Condition("freeze.wild_discard", among=(True,)))
_WHOLE: Final = Condition("pile.amount", but_not=("from_chosen_card",))

_PILES: Final = (
    Example(
        "The pile is, from below, a four, a nine, a king and a queen. Your side has opened, and "
        "you hold two nines. May you take the nine with all that lies above it?",
        _taking("9 9", "4 9 K Q"),
        ("pile.amount",),
        "take: 9 9 *9",
        when=(Condition("pile.amount", among=("from_chosen_card",)),),
    ),
    Example(
        "The pile is three cards, a four, a five and on top a nine. Your side has opened, and you "
        "hold two nines. May you take it?",
        _taking("9 9", "4 5 9"),
        ("pile.needs_n", "pile.n"),
        "take: 9 9 *",
        ("E_PILE_TOO_SMALL",),
        when=(_WHOLE,),
    ),
    Example(
        "A seven lies on top of the pile. Your side has opened, and you hold two sevens. May you "
        "take the pile?",
        _taking("7 7", "4 5 7"),
        ("pile.blocked_ranks",),
        "take: 7 7 *",
        ("E_PILE_BLOCKED",),
        when=(_WHOLE,),
    ),
    Example(
        "The eight of hearts lies on top of the pile, and your side has the five, six and seven of "
        "hearts on the table. May you add the eight?",
        _taking("K K", "4s 5s 8h", ("5h 6h 7h",)),
        ("sequence.pile_take",),
        "take: * -> run 5h",
        (LEGAL, "E_PILE_NO_MATCH", "E_PILE_FROZEN"),
        when=(Condition("sequence.enabled", among=(True,)),),
    ),
    Example(
        "A nine lies on top of the pile, your side has a canasta of six nines and a two, and you "
        "hold no nine. May you take the pile by adding its top card to the canasta?",
        _taking("K K", "4 5 9", ("9 9 9 9 9 9 2",)),
        ("pile.layoff", "pile.own_canasta_rank"),
        "take: *",
        (LEGAL, "E_PILE_CANASTA"),
        when=(*_LOOSE, _WHOLE),
    ),
    Example(
        "A nine lies on top of the pile, and your side has a canasta of five nines and two twos. "
        "May you take the pile with two nines from your hand?",
        _taking("9 9", "4 5 9", ("9 9 9 9 9 2 2",)),
        ("pile.own_canasta_rank", "meld.max_size"),
        "take: 9 9 *",
        ("E_PILE_CANASTA", "E_PILE_OVERFLOW", "E_CLOSED"),
        when=(_WHOLE,),
    ),
    Example(
        "A nine lies on top of the pile, and your side has three nines on the table. May you take "
        "the pile by adding the top card to them?",
        _taking("K K", "4 5 9", ("9 9 9",)),
        ("pile.layoff",),
        "take: *",
        (LEGAL, "E_PILE_NO_MATCH"),
        when=(*_LOOSE, _WHOLE),
    ),
    Example(
        "Your side has opened, and a nine lies on top of the pile. May you take the pile with a "
        "nine and a two from your hand?",
        _taking("9 2", "4 5 9"),
        ("pile.natural_plus_wild", "meld.rule_of_five"),
        "take: 9 2 *",
        (LEGAL, "E_PILE_NO_MATCH"),
        when=(*_LOOSE, _WHOLE),
    ),
    Example(
        "A two lies on top of the pile. May you take it with two twos from your hand?",
        _taking("2 2", "4 5 2"),
        ("wild_meld.pile_take", "pile.blocked_tops"),
        "take: 2 2 *",
        (LEGAL, "E_PILE_BLOCKED"),
        when=(_WHOLE,),
    ),
    Example(
        "One card is left in your hand, a nine, and the pile is a single nine. Your side has three "
        "nines on the table and no canasta. May you take the pile by adding to them?",
        {
            "opened": {"0": "earlier"},
            "hands": {"0": "9"},
            "melds": {"0": ["9 9 9"]},
            "pile": "9",
        },
        ("pile.one_card",),
        "take: *",
        ("E_PILE_ONE_CARD",),
        when=_LOOSE,
    ),
)

_FROZEN_PILES: Final = (
    Example(
        "Your side has opened and has three nines on the table. A nine lies on top of the pile, "
        "with a joker further down. May you take the pile by adding the nine to yours?",
        _taking("K K", "4 X 9", ("9 9 9",)),
        ("freeze.wild_discard", "pile.layoff"),
        "take: *",
        ("E_PILE_FROZEN",),
        when=(*_FREEZING, _WHOLE),
    ),
    Example(
        "A nine lies on top of the pile, with a joker further down, and your side has three nines "
        "on the table. May you take the pile with two nines from your hand and add all to yours?",
        _taking("9 9", "4 X 9", ("9 9 9",)),
        ("freeze.wild_discard", "pile.naturals_needed", "meld.same_rank"),
        "take: 9 9 * -> 9",
        (LEGAL, "E_PILE_FROZEN"),
        when=(*_FREEZING, _WHOLE),
    ),
    Example(
        "Your side has not opened, and a king lies on top of the pile, with no wild card below it. "
        "May you take the pile with a king and a joker?",
        {"hands": {"0": "K X J J T T 5 6"}, "pile": "4 5 K"},
        ("pile.frozen_before_open",),
        "take: K X *",
        ("E_PILE_FROZEN",),
        when=(*_LOOSE, _WHOLE),
    ),
    Example(
        "Your side has opened, and a nine lies on top of the pile. May you take the pile with a "
        "nine and a two from your hand?",
        _taking("9 2", "4 5 9"),
        ("pile.always_frozen", "pile.natural_plus_wild"),
        "take: 9 2 *",
        ("E_PILE_FROZEN",),
        when=(*_FROZEN, _WHOLE),
    ),
    Example(
        "Your side has opened, and a nine lies on top of the pile. May you take the pile with two "
        "nines from your hand?",
        _taking("9 9", "4 5 9"),
        ("pile.always_frozen", "pile.naturals_needed"),
        "take: 9 9 *",
        (LEGAL, "E_PILE_FROZEN"),
        when=(*_FROZEN, _WHOLE),
    ),
)

_BLACK_THREES: Final = (
    Example(
        "A black three lies on top of the pile. May you take the pile?",
        _taking("9 9 K", "9 3b"),
        ("black_three.blocks_next", "pile.blocked_tops"),
        "take: 9 9 *",
        ("E_PILE_BLOCKED",),
        when=(Condition("black_three.role", among=("stop",)), _WHOLE),
    ),
    Example(
        "You hold three black threes and four other cards, and your side has no canasta. May you "
        "meld the threes?",
        {
            "phase": "play",
            "opened": {"0": "earlier"},
            "hands": {"0": "3b 3b 3b J J T 5"},
        },
        ("black_three.meld", "black_three.meld_sizes"),
        "meld: 3b 3b 3b",
        (LEGAL, "E_BLACK3_NOT_OUT"),
    ),
)

EXAMPLES: Final[Mapping[str, tuple[Example, ...]]] = {
    "pile": _PILES,
    "frozen": _FROZEN_PILES,
    "black_threes": _BLACK_THREES,
}
