"""Conceding a deal on one's own turn (`match.forfeit_call`, the British "acaba").

The opponents get a fixed number of points and nothing else of the deal counts. Where the rules
want the team-mate's consent it is asked first, at most once a turn. [wikipedia]
"""

from __future__ import annotations

from canasta_qt.engine.actions import ConcedeDeal
from canasta_qt.engine.events import (
    ConcessionAnswered,
    ConcessionAsked,
    DealConceded,
    DealEnded,
    Event,
)
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import DealResult, DealState, Phase, Position


def verify_concession(pos: Position, action: ConcedeDeal) -> Refusal | None:
    """Whether the seat to act may concede the deal now: on its turn, unless it was told no."""
    call = pos.setup.rules.match.forfeit_call
    if call is None or pos.phase not in (Phase.START, Phase.PLAY) or pos.now.stays:
        return Refusal(Code.PHASE)
    return None


def concede(state: DealState, action: ConcedeDeal, events: list[Event]) -> None:
    """Carry a verified `ConcedeDeal` out: ask the team-mate, or end the deal."""
    call = state.setup.rules.match.forfeit_call
    assert call is not None
    seat = state.turn_seat
    mates = state.teammates(seat)
    if not mates or not call.ask_partner:
        _end(state, events)
        return
    state.now.concession = state.phase
    state.phase = Phase.ANSWER
    events.append(ConcessionAsked(seat, mates[0]))


def answer(state: DealState, yes: bool, events: list[Event]) -> None:
    """The team-mate's answer to the open question: the deal ends, or goes on where it was."""
    assert state.now.concession is not None
    events.append(ConcessionAnswered(state.turn_seat, state.actor, yes))
    state.phase = state.now.concession
    state.now.concession = None
    state.now.stays = True
    if yes:
        _end(state, events)


def _end(state: DealState, events: list[Event]) -> None:
    seat = state.turn_seat
    state.phase = Phase.OVER
    state.result = DealResult(reason="conceded", conceded=seat)
    events += [DealConceded(seat), DealEnded(None, "conceded")]
