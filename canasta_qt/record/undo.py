"""What may be taken back: only what told nobody anything new.

Within the turn, a lay-down goes back into the hand as long as `table.undo_meld` allows it; so do
cards laid on the heap and a three that was laid out and not replaced, merged melds come apart, and
melds that were taken back lie down again. Drawing, taking the pile, asking, answering and
discarding are barriers, and so is a foot that came into the hand: cards or intentions have been
seen, and no undo crosses them.
"""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.engine.actions import (
    Action,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    RetractMelds,
)
from canasta_qt.engine.events import (
    CanastaCompleted,
    Event,
    LaidOnHeap,
    Melded,
    MeldsMerged,
    MeldsRetracted,
    Opened,
    ThreesTabled,
)
from canasta_qt.engine.rules import TableRules

_OWN_CARDS = (LayDown, LayOnHeap, LayThree, MergeMelds, RetractMelds)
"""Actions that move cards between the own hand and the table, or about on it."""

_TELLS_NOTHING = (
    Melded,
    MeldsMerged,
    LaidOnHeap,
    CanastaCompleted,
    Opened,
    ThreesTabled,
    MeldsRetracted,
)
"""Events that only move cards which their owner chose to show."""


def may_take_back(rules: TableRules, action: Action, events: Iterable[Event]) -> bool:
    """Whether the last action of a running deal, which caused `events`, may be undone."""
    return (
        rules.table.undo_meld
        and isinstance(action, _OWN_CARDS)
        and all(isinstance(event, _TELLS_NOTHING) for event in events)
    )
