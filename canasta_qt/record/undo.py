"""What may be taken back: only what told nobody anything new.

Within the turn, a lay-down goes back into the hand as long as `table.undo_meld` allows it.
Drawing, taking the pile, asking, answering and discarding are barriers: cards or intentions have
been seen, and no undo crosses them.
"""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.engine.actions import Action, LayDown
from canasta_qt.engine.events import CanastaCompleted, Event, Melded, Opened
from canasta_qt.engine.rules import TableRules

_TELLS_NOTHING = (Melded, CanastaCompleted, Opened)
"""Events that only move cards which their owner chose to show."""


def may_take_back(rules: TableRules, action: Action, events: Iterable[Event]) -> bool:
    """Whether the last action of a running deal, which caused `events`, may be undone."""
    return (
        rules.table.undo_meld
        and isinstance(action, LayDown)
        and all(isinstance(event, _TELLS_NOTHING) for event in events)
    )
