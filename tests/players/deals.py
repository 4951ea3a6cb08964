"""Whole deals played by bots, every action judged, for tests and for reading along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from canasta_qt.engine.actions import Action
from canasta_qt.engine.dealing import deal, deal_rng, shuffled
from canasta_qt.engine.events import Event
from canasta_qt.engine.judge.legality import fault_of
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.bot import Bot
from canasta_qt.players.heuristic.player import HeuristicBot

MOST_ACTIONS = 3000
"""No deal of sensible players is longer."""


@dataclass
class PlayedDeal:
    """A deal as far as it has come: the state, every event, and (seat, action) in order.

    `deck` has all its cards as they were dealt.
    """

    state: DealState
    events: list[Event]
    actions: list[tuple[int, Action]] = field(default_factory=list)
    deck: tuple[int, ...] = ()

    def totals(self) -> list[int]:
        return [score.total for score in score_deal(self.state)]


def start(
    rules: TableRules, seed: int, totals: tuple[int, ...] = (), dealer: int = 0
) -> PlayedDeal:
    setup = setup_for(rules)
    order = shuffled(setup.pack, deal_rng(seed, 1))
    state, events = deal(setup, order, dealer=dealer, deal_number=1, totals=totals)
    return PlayedDeal(state, list(events), deck=tuple(order))


def view(played: PlayedDeal, seat: int) -> PlayerView:
    return view_of(played.state, seat, played.events)


def play_deal(
    rules: TableRules,
    bots: Sequence[Bot],
    seed: int,
    totals: tuple[int, ...] = (),
    watch: Callable[[PlayerView, Action], None] | None = None,
) -> PlayedDeal:
    """Play one deal; an illegal action raises, and so does a bot's fault that costs a penalty."""
    played = start(rules, seed, totals)
    state = played.state
    while state.phase is not Phase.OVER:
        seat = state.actor
        seen = view(played, seat)
        action = bots[seat].choose(seen)
        if watch is not None:
            watch(seen, action)
        if isinstance(bots[seat], HeuristicBot):
            assert fault_of(state, action) is None, f"{action} is a fault"
        played.events += act(state, action)
        played.actions.append((seat, action))
        assert len(played.actions) < MOST_ACTIONS, "the deal does not end"
    return played
