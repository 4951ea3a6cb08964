"""From the advice of a bot to what a log keeps of it."""

from __future__ import annotations

from canasta_qt.bots.api import Advice
from canasta_qt.record.thoughts import Thought, considered


def thought_of(advice: Advice) -> Thought:
    """What was compared for a move, the one that was made first."""
    return tuple(
        considered(one.action, one.value, one.interval, one.taken, one.reasons)
        for one in advice.moves
    )
