"""Moments of the recorded matches of all games: a position, and the move that was made there."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.engine.actions import Action, Discard, LayDown, TakePile
from canasta_qt.record.log_text import loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint, Timeline
from tests.golden.write_matches import FOLDER


def recorded(game: str) -> Timeline:
    """The recorded match of a game."""
    return Timeline(loads((FOLDER / f"{game}.canasta").read_bytes()).log)


def kinds_of_moments(game: str) -> Iterator[tuple[MatchRun, Action]]:
    """For every kind of move of a recorded match the first one; of those that meld before and
    after an opening, of discards with the last card, too."""
    timeline = recorded(game)
    seen = set()
    for deal, tape in enumerate(timeline.tapes, 1):
        for number, (_seat, action) in enumerate(tape.deal.entries):
            run = timeline.run_at(ReplayPoint(deal, number))
            state = run.state
            melds = isinstance(action, (LayDown, TakePile))
            opened = melds and bool(state.opened[state.side_of[state.actor]])
            last = isinstance(action, Discard) and len(state.hands[state.actor]) == 1
            kind = type(action), opened, last
            if kind not in seen:
                seen.add(kind)
                yield run, action
