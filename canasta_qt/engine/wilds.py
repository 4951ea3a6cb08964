"""Wild melds: twos and jokers melded by themselves, one per side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from canasta_qt.engine.cards import JOKER, KIND, TWO
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld

WildStyle = Literal["all_twos", "all_jokers", "mixed"]


def check_wild_meld(rules: TableRules, meld: Meld) -> Refusal | None:
    """P1 for a wild meld: it must be allowed, and of an allowed size. No ratio applies (C21)."""
    if not rules.wild_meld.enabled:
        return Refusal(Code.WILD_MELD_OFF, cards=meld.cards)
    low, high = rules.wild_meld.sizes
    size = len(meld.cards)
    if size < low:
        return Refusal(Code.MIN_SIZE, size, low, TWO, meld.cards)
    if high is not None and size > high:
        return Refusal(Code.MAX_SIZE, size, high, TWO, meld.cards)
    return None


def open_wild_meld(setup: Setup, melds: Sequence[Meld]) -> bool:
    """Whether a wild meld is begun and not yet a canasta (`wild_meld.lock`, EX-019)."""
    return any(meld.kind == TWO and len(meld.cards) < setup.canasta_size for meld in melds)


def wild_style(setup: Setup, meld: Meld) -> WildStyle:
    """Which of the three bonuses a wild canasta earns; `all_jokers`: every joker of the pack."""
    jokers = sum(KIND[card] == JOKER for card in meld.cards)
    if jokers == 0:
        return "all_twos"
    return "all_jokers" if jokers == setup.kind_total[JOKER] else "mixed"
