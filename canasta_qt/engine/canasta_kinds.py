"""Kinds of canastas that going out, red threes and score sets ask for (procedure P5).

A canasta is natural, mixed or wild, and at the same time clean or dirty. Each kind is counted by
itself, so one natural canasta serves as natural and as clean.
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.cards import ACE, SEQUENCE, SEVEN, TWO
from canasta_qt.engine.events import CanastaStyle
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld
from canasta_qt.engine.wilds import wild_style


def canasta_style(meld: Meld) -> CanastaStyle:
    """What sort of canasta a meld is, or would become."""
    if meld.kind == SEQUENCE:
        return "sequence"
    if meld.kind == TWO:
        return "wild"
    return "mixed" if meld.wilds else "natural"


def is_clean(setup: Setup, meld: Meld) -> bool:
    """Whether a canasta is clean: it holds no wild cards.

    Where the rules tell clean canastas from dirty ones, a wild canasta of all twos, or with every
    joker of the pack, is clean too (Canastone); elsewhere no wild canasta is (EX-101).
    """
    if meld.kind != TWO:
        return not meld.wilds
    return _knows_dirty(setup.rules) and wild_style(setup, meld) != "mixed"


def _knows_dirty(rules: TableRules) -> bool:
    wanted = any(need.kind == "dirty" for need in rules.go_out.kinds)
    return wanted or rules.red_three.positive_if == "clean_and_dirty"


def is_of_kind(setup: Setup, meld: Meld, kind: str, *, sevens_apart: bool = False) -> bool:
    """Whether a canasta is of a kind; `sevens_apart`: sevens are a kind of their own."""
    if kind in ("clean", "dirty"):
        return is_clean(setup, meld) == (kind == "clean")
    if kind == "sevens":
        return meld.kind == SEVEN
    if sevens_apart and meld.kind == SEVEN:
        return False
    return canasta_style(meld) == kind


def count_of_kind(setup: Setup, melds: Sequence[Meld], kind: str) -> int:
    """How many of a side's canastas are of a kind that `go_out.kinds` asks for.

    A sevens canasta that is asked for by itself serves as nothing else but clean or dirty. A wild
    canasta that does not count to go out serves only where wild ones are asked for.
    """
    rules = setup.rules
    apart = any(need.kind == "sevens" for need in rules.go_out.kinds)
    wild = kind == "wild" or rules.wild_meld.counts_to_go_out
    return sum(
        is_canasta(setup, meld)
        and (wild or meld.kind != TWO)
        and is_of_kind(setup, meld, kind, sevens_apart=apart)
        for meld in melds
    )


def incomplete(setup: Setup, melds: Sequence[Meld], name: str) -> Meld | None:
    """The first meld short of a canasta that a name of `go_out.blocked_by_incomplete` means."""
    for meld in melds:
        if len(meld.cards) < setup.canasta_size and _is_named(meld, name):
            return meld
    return None


def _is_named(meld: Meld, name: str) -> bool:
    if name == "A_pure":
        return meld.kind == ACE and not meld.wilds
    return meld.kind == (TWO if name == "wild" else SEVEN)
