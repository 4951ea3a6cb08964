"""Which meld of a side a group of cards joins, and where it may begin a new one."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.cards import BLACK_THREE, SEQUENCE, TWO
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.sequences import run_for
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld


def find_meld(melds: Sequence[Meld], kind: int, setup: Setup) -> int:
    """Index of the meld that cards of this kind join by themselves, or -1.

    Where a side has two melds of a rank the one still open is meant.
    """
    found = -1
    for index, meld in enumerate(melds):
        if meld.kind == kind:
            if len(meld.cards) < setup.canasta_size:
                return index
            found = index
    return found


def may_begin(setup: Setup, melds: Sequence[Meld], kind: int) -> bool:
    """Whether a side with these melds may begin one of this kind (`meld.same_rank`).

    Wild cards and black threes have one meld each.
    """
    own = [meld for meld in melds if meld.kind == kind]
    if not own:
        return True
    mode = setup.rules.meld.same_rank
    if mode == "merge" or kind in (TWO, BLACK_THREE):
        return False
    return mode == "many" or all(is_canasta(setup, meld) for meld in own)


def home_of(setup: Setup, melds: Sequence[Meld], kind: int, cards: Sequence[int]) -> int:
    """Index of the meld that a play joins when it names none (`AUTO`), or -1 for a new one.

    The first open meld of its rank; else the first run that takes the cards; else, where there may
    be another meld of the rank, a new one if the cards are enough for it; else what is complete:
    the canasta of the rank, or the run that they continue.
    """
    index = find_meld(melds, kind, setup) if kind != SEQUENCE else -1
    if index >= 0 and len(melds[index].cards) < setup.canasta_size:
        return index
    if setup.has_runs and kind not in (TWO, BLACK_THREE):
        small = index < 0 and len(cards) < _least_of(setup, kind)
        run = run_for(setup, melds, cards, complete=small)
        if run >= 0:
            return run
    if index >= 0 and len(cards) >= setup.rules.meld.min_size and may_begin(setup, melds, kind):
        return -1
    return index


def _least_of(setup: Setup, kind: int) -> int:
    """The fewest cards of a new meld of this kind."""
    return setup.rules.sequence.sizes[0] if kind == SEQUENCE else setup.rules.meld.min_size
