"""Whether asking "may I go out?" is of any use now."""

from __future__ import annotations

from canasta_qt.controller.situation import Situation
from canasta_qt.engine.actions import AskPermission
from canasta_qt.engine.going_out import may_go_out
from canasta_qt.engine.legality import verify
from canasta_qt.engine.planner import going_out


def may_ask(sit: Situation) -> bool:
    """Whether asking "may I go out?" is legal and there is a way to go out."""
    if verify(sit.state, AskPermission()) is not None:
        return False
    allowed = sit.state.clone()
    allowed.now.answer = True
    alone = len(sit.hand) <= 1 and may_go_out(allowed) is None
    return alone or going_out(allowed) is not None
