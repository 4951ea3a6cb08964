"""Every reason there is for a move: what it is about, and how much it tells a learner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.players.judging import Fact

FEW: Final = 3
"""Cards of a hand, or of a pile, that are few."""

MANY: Final = 6
"""Cards of a pile that are many."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move.

    Attributes:
        code: a key of `WEIGHTS`.
        kinds: the ranks it is about.
        number, other: cards or points, as the code has it.
        seat: whom it is about; -1 for nobody.
    """

    code: str
    kinds: tuple[int, ...] = ()
    number: int = 0
    other: int = 0
    seat: int = -1


@dataclass(frozen=True, slots=True)
class ReasonKind:
    """How telling a reason is, what it is about, and the facts of deals that it explains."""

    weight: float
    theme: str
    explains: tuple[Fact, ...] = ()


_SAFE: Final[tuple[Fact, ...]] = ("next_takes", "they_take_soon", "pile_given")

WEIGHTS: Final[dict[str, ReasonKind]] = {
    "goes_out": ReasonKind(100, "end", ("own_goes_out_soon", "own_goes_out")),
    "going": ReasonKind(100, "end", ("own_goes_out_soon", "own_goes_out")),
    "concealed": ReasonKind(95, "bonus"),
    "caught": ReasonKind(80, "caught", ("their_caught", "they_are_caught")),
    "opens": ReasonKind(90, "open", ("own_opens_soon",)),
    "completes": ReasonKind(88, "canasta", ("own_completes", "own_canastas")),
    "can_be_pure": ReasonKind(79, "canasta"),
    "leaves_canasta": ReasonKind(79, "mixed"),
    "foot": ReasonKind(75, "end", ("own_goes_out_soon", "own_goes_out")),
    "big_pile": ReasonKind(85, "pile", ("own_takes_soon",)),
    "pile_wilds": ReasonKind(45, "riches"),
    "pile_cards": ReasonKind(50, "pile"),
    "nearly": ReasonKind(60, "canasta", ("own_completes", "own_canastas")),
    "before_end": ReasonKind(62, "caught", ("own_is_caught", "own_caught", "they_go_out_soon")),
    "grows": ReasonKind(37, "canasta", ("own_completes", "own_canastas")),
    "begins": ReasonKind(33, "canasta"),
    "frees_hand": ReasonKind(42, "hand", ("own_is_caught", "own_caught", "own_goes_out")),
    "keeps_pairs": ReasonKind(40, "keep", ("own_takes_soon",)),
    "no_wilds": ReasonKind(34, "keep"),
    "stops": ReasonKind(78, "safe", _SAFE),
    "freezes": ReasonKind(82, "safe", (*_SAFE, "own_takes_soon")),
    "none_left": ReasonKind(72, "safe", _SAFE),
    "next_threw": ReasonKind(70, "safe", _SAFE),
    "next_let_lie": ReasonKind(68, "safe", _SAFE),
    "needs_pair": ReasonKind(48, "safe", _SAFE),
    "few_left": ReasonKind(46, "safe", _SAFE),
    "no_meld": ReasonKind(44, "safe", _SAFE),
    "must_open": ReasonKind(32, "safe", _SAFE),
    "small_pile": ReasonKind(38, "pile"),
    "single": ReasonKind(28, "hand"),
    "dead": ReasonKind(65, "hand"),
    "no_choice": ReasonKind(66, "hand"),
    "is_full": ReasonKind(43, "canasta"),
    "least_pair": ReasonKind(32, "keep"),
    "keeps_more": ReasonKind(31, "keep"),
    "keeps_others": ReasonKind(29, "keep"),
    "costs_much": ReasonKind(33, "caught", ("own_is_caught", "own_caught")),
    "costs_little": ReasonKind(27, "keep"),
    "stays": ReasonKind(84, "end"),
    "stays_late": ReasonKind(85, "end"),
    "leaves_mate": ReasonKind(83, "mate"),
    "agreed": ReasonKind(83, "mate"),
    "spares_wild": ReasonKind(64, "safe"),
    "gift": ReasonKind(63, "safe"),
    "freezes_needed": ReasonKind(83, "safe", (*_SAFE, "own_takes_soon")),
    "can_wait": ReasonKind(66, "canasta"),
    "mixes": ReasonKind(66, "mixed", ("own_completes", "own_canastas")),
    "tops_up": ReasonKind(66, "mixed"),
    "spends_wild": ReasonKind(66, "mixed"),
    "lays_much": ReasonKind(67, "keep"),
    "cannot_take": ReasonKind(35, "pile"),
    "poor_pile": ReasonKind(34, "pile"),
    "keeps_wilds": ReasonKind(41, "keep"),
    "hides_hand": ReasonKind(36, "keep"),
    "keeps_pair": ReasonKind(39, "keep"),
    "alone": ReasonKind(60, "mate"),
    "fills_hand": ReasonKind(28, "hand", ("own_goes_out_soon", "own_goes_out", "own_caught")),
    "holds_much": ReasonKind(60, "hand", ("own_is_caught", "own_caught")),
    "lays_three": ReasonKind(50, "hand"),
}
"""Code of a reason from the position to what it is like."""

SURPRISES: Final = frozenset(
    {"stays", "stays_late", "leaves_mate", "agreed", "spares_wild", "gift", "freezes_needed",
     "can_wait", "mixes", "lays_much", "can_be_pure", "leaves_canasta", "tops_up",
     "spends_wild"}
)  # fmt: skip
"""What looks like a fault of the move, and is worth its price."""

CONCEDED: Final = frozenset(
    {"leaves_mate", "gift", "freezes_needed", "can_wait", "mixes", "lays_much", "leaves_canasta",
     "tops_up", "spends_wild"}
)  # fmt: skip
"""Reasons that say what speaks against a move; never the only ones, if others are known."""


FACT_THEMES: Final[dict[Fact, str]] = {
    "next_takes": "safe",
    "they_take_soon": "safe",
    "pile_given": "safe",
    "own_takes_soon": "pile",
    "they_go_out_soon": "end",
    "own_goes_out_soon": "end",
    "they_go_out": "end",
    "own_goes_out": "end",
    "they_open_soon": "open",
    "own_opens_soon": "open",
    "they_complete": "canasta",
    "own_completes": "canasta",
    "own_canastas": "canasta",
    "their_canastas": "canasta",
    "own_is_caught": "caught",
    "own_caught": "caught",
    "they_are_caught": "caught",
    "their_caught": "caught",
}
"""What a fact is about."""


def theme_of(reason: Reason) -> str:
    """What a reason is about: of one theme one reason is enough."""
    return WEIGHTS[reason.code].theme
