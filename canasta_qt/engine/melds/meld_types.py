"""Types of melds: what cards are as a group, wild melds, canastas and their kinds (procedure P5).

A canasta is natural, mixed or wild, and at the same time clean or dirty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    KIND_TEXT,
    RED_THREE,
    RUN_CANASTA,
    SEQUENCE,
    SEVEN,
    TWO,
)
from canasta_qt.engine.events import CanastaStyle
from canasta_qt.engine.melds.sequences import classify_run
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.shapes.canasta_sorts import OF_KIND, CanastaSort, sorts_serving
from canasta_qt.engine.state import Meld


def is_canasta(setup: Setup, meld: Meld) -> bool:
    """Whether a meld is a completed canasta; black threes are one only where the rules say so.

    >>> setup = position().setup
    >>> is_canasta(setup, meld("K*7")), is_canasta(setup, meld("K*6"))
    (True, False)
    """
    size = len(meld.cards)
    if meld.kind == SEQUENCE:
        return size >= RUN_CANASTA
    if size < setup.canasta_size:
        return False
    return meld.kind != BLACK_THREE or setup.rules.black_three.meld_is_canasta


def has_canasta(setup: Setup, melds: Sequence[Meld], kind: int) -> bool:
    """Whether one of the melds is a canasta of this kind."""
    return any(meld.kind == kind and is_canasta(setup, meld) for meld in melds)


def classify(cards: Sequence[int], *, runs: bool = False) -> tuple[int, int] | Refusal:
    """(kind, number of wilds) of a group; kind `TWO` when it holds only wilds.

    Where there are `runs`, cards of different ranks are one (kind `SEQUENCE`). Otherwise a red
    three, or a black three beside other naturals, is E_THREE_MELD before anything else.

    >>> classify(cards("K K 2"))
    (13, 1)
    >>> classify(cards("K Q 2")).code
    <Code.MIXED_RANKS: 'E_MIXED_RANKS'>
    """
    kind = 0
    wilds = 0
    mixed = False
    three = False
    for card in cards:
        this = KIND[card]
        if IS_WILD[this]:
            wilds += 1
        elif this != kind:
            mixed = mixed or kind != 0
            three = three or this in (RED_THREE, BLACK_THREE)
            kind = this
    if mixed and runs:
        run = classify_run(cards)
        if run is not None:
            return run
    if three and (mixed or kind == RED_THREE):
        return Refusal(Code.THREE_MELD, cards=tuple(cards))
    if mixed:
        return Refusal(Code.MIXED_RANKS, cards=tuple(cards))
    return kind or TWO, wilds


WildStyle = Literal["all_twos", "all_jokers", "mixed"]


def check_wild_meld(rules: TableRules, meld: Meld) -> Refusal | None:
    """P1 for a wild meld: it must be allowed, and of an allowed size. No ratio applies (C21)."""
    if not rules.wild_meld.enabled:
        return Refusal(Code.WILD_MELD_OFF, cards=meld.cards)
    return check_size(meld, *rules.wild_meld.sizes)


def check_size(meld: Meld, low: int, high: int | None) -> Refusal | None:
    """Whether a meld has neither too few cards nor too many; None is no limit."""
    size = len(meld.cards)
    if size < low:
        return Refusal(Code.MIN_SIZE, size, low, meld.kind, meld.cards)
    if high is not None and size > high:
        return Refusal(Code.MAX_SIZE, size, high, meld.kind, meld.cards)
    return None


def open_wild_meld(setup: Setup, melds: Sequence[Meld]) -> bool:
    """Whether a wild meld is begun and not yet a canasta (`wild_meld.lock`, EX-019)."""
    return any(meld.kind == TWO and len(meld.cards) < setup.canasta_size for meld in melds)


def _wild_style(setup: Setup, meld: Meld) -> WildStyle:
    """Which of the three bonuses a wild canasta earns; `all_jokers`: every joker of the pack."""
    jokers = sum(KIND[card] == JOKER for card in meld.cards)
    if not jokers:
        return "all_twos"
    return "all_jokers" if jokers == setup.kind_total[JOKER] else "mixed"


def canasta_style(meld: Meld) -> CanastaStyle:
    """What style of canasta a meld is, or would become.

    >>> canasta_style(meld("K*7")), canasta_style(meld("K*5 2 X"))
    ('natural', 'mixed')
    """
    if meld.kind == SEQUENCE:
        return "sequence"
    if meld.kind == TWO:
        return "wild"
    return "mixed" if meld.wilds else "natural"


def has_rank_bonus(setup: Setup, meld: Meld) -> bool:
    """Whether the canastas of this rank, without or with wild cards, have a bonus of their own."""
    rank = KIND_TEXT[meld.kind]
    ends = ("_mixed", "_any") if meld.wilds else ("_pure", "_any")
    named = dict(setup.rules.special_rank.bonus)
    return meld.kind != TWO and any(rank + end in named for end in ends)


def canasta_bonus(setup: Setup, meld: Meld) -> int:
    """The bonus of a meld if it is a canasta, else 0.

    >>> setup = position().setup
    >>> [canasta_bonus(setup, one) for one in (meld("K*7"), meld("K*5 2 X"), meld("K K K"))]
    [500, 300, 0]
    """
    if not is_canasta(setup, meld):
        return 0
    rules = setup.rules
    if meld.kind == SEQUENCE:
        return rules.sequence.bonus
    if meld.kind == TWO:
        bonus = rules.wild_meld.bonus
        by_style = {"all_twos": bonus.all_twos, "all_jokers": bonus.all_jokers}
        return by_style.get(_wild_style(setup, meld), bonus.mixed)
    if meld.wilds and meld.kind != BLACK_THREE:
        return setup.mixed_bonus[meld.kind]
    return setup.natural_bonus[meld.kind]


def is_clean(setup: Setup, meld: Meld) -> bool:
    """Whether a canasta is clean: it holds no wild cards.

    Where the rules distinguish clean and dirty canastas, a wild canasta of all twos, or with every
    joker of the pack, is clean too (Canastone); elsewhere no wild canasta is (EX-101).

    >>> setup = position().setup
    >>> is_clean(setup, meld("K*7")), is_clean(setup, meld("K*5 2 2"))
    (True, False)
    """
    if meld.kind != TWO:
        return not meld.wilds
    return setup.has_clean_wilds and _wild_style(setup, meld) != "mixed"


def canasta_sort(setup: Setup, meld: Meld) -> CanastaSort:
    """Which sort of canasta a completed meld is.

    >>> canasta_sort(position().setup, meld("K*5 2 X"))
    <CanastaSort.MIXED: 1>
    """
    clean = is_clean(setup, meld)
    if meld.kind == SEQUENCE:
        return CanastaSort.SEQUENCE if clean else CanastaSort.MIXED_SEQUENCE
    if meld.kind == TWO:
        return CanastaSort.CLEAN_WILD if clean else CanastaSort.DIRTY_WILD
    if meld.kind == SEVEN:
        return CanastaSort.NATURAL_SEVENS if clean else CanastaSort.MIXED_SEVENS
    return CanastaSort.NATURAL if clean else CanastaSort.MIXED


def is_of_kind(setup: Setup, meld: Meld, kind: str) -> bool:
    """Whether a canasta is of a kind, whatever else it is."""
    return canasta_sort(setup, meld) in OF_KIND[kind]


def count_of_kind(setup: Setup, melds: Sequence[Meld], kind: str) -> int:
    """How many of a side's canastas serve as a kind that `go_out.kinds` asks for, or as "any".

    >>> pos = position("hand_and_foot", melds={0: ["K*7", "Q*5 2 2"]})
    >>> [count_of_kind(pos.setup, pos.melds[0], sort) for sort in ("clean", "any")]
    [1, 2]
    """
    sorts = sorts_serving(setup.rules, kind)
    return sum(is_canasta(setup, meld) and canasta_sort(setup, meld) in sorts for meld in melds)


def first_incomplete(setup: Setup, melds: Sequence[Meld], name: str) -> Meld | None:
    """The first meld short of a canasta that a name of `go_out.blocked_by_incomplete` means."""
    for meld in melds:
        if len(meld.cards) < setup.canasta_size and _is_named(meld, name):
            return meld
    return None


def _is_named(meld: Meld, name: str) -> bool:
    if name == "A_pure":
        return meld.kind == ACE and not meld.wilds
    return meld.kind == (TWO if name == "wild" else SEVEN)
