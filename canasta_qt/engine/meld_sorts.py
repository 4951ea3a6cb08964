"""What cards are as a group: their kind and their wild cards, and when a meld is a canasta."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.cards import (
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    RED_THREE,
    RUN_CANASTA,
    SEQUENCE,
    TWO,
)
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.sequences import sort_of_run
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld


def is_canasta(setup: Setup, meld: Meld) -> bool:
    """Whether a meld is a completed canasta; black threes are one only where the rules say so."""
    size = len(meld.cards)
    if meld.kind == SEQUENCE:
        return size >= RUN_CANASTA
    if size < setup.canasta_size:
        return False
    return meld.kind != BLACK_THREE or setup.rules.black_three.meld_is_canasta


def classify(cards: Sequence[int], *, runs: bool = False) -> tuple[int, int] | Refusal:
    """(kind, number of wilds) of a group; kind `TWO` when it holds only wilds.

    Where there are `runs`, cards of different ranks are one (kind `SEQUENCE`). Otherwise a red
    three, or a black three beside other naturals, is E_THREE_MELD before anything else.
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
        run = sort_of_run(cards)
        if run is not None:
            return run
    if three and (mixed or kind == RED_THREE):
        return Refusal(Code.THREE_MELD, cards=tuple(cards))
    if mixed:
        return Refusal(Code.MIXED_RANKS, cards=tuple(cards))
    return kind or TWO, wilds


def wild_parts(cards: Sequence[int]) -> tuple[int, int]:
    """(twos, jokers) among the cards."""
    kinds = [KIND[card] for card in cards]
    return kinds.count(TWO), kinds.count(JOKER)
