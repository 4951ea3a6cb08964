"""Thinking ends in time even where imagined deals are long or take far too long."""

from __future__ import annotations

import pytest

from canasta_qt.bots.levels import Effort
from canasta_qt.bots.search import thinking
from canasta_qt.bots.search.player import SearchBot
from canasta_qt.bots.search.thinking import rollouts_for
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.rules import preset
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Phase
from tests.bots.permutations import moments

SLOW_S = 0.12
"""What one imagined deal takes by the clock; usually it is a few hundred thousandths."""


def test_thinking_stops_after_three_seconds_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    real, now = thinking.rollout, 0.0

    def slow(*row: object) -> None:
        nonlocal now
        now += SLOW_S
        real(*row)

    monkeypatch.setattr(thinking, "rollout", slow)
    monkeypatch.setattr(thinking, "perf_counter", lambda: now)
    rules = preset("classic_4p").rules
    played, view = next(pair for pair in moments(rules, 5) if pair[1].phase is Phase.PLAY)
    action = SearchBot("slow", Effort(100_000)).choose(view)
    assert verify(played.state, action) is None
    assert thinking.SAFETY_S == 3
    assert 3 <= now < 5


def test_with_more_packs_fewer_deals_are_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    master = Effort(16_000, careful_rollouts=16_000)
    games = ("classic_4p", "samba", "hand_and_foot", "railroad")
    setups = [Setup(preset(game).rules) for game in games]
    assert [rollouts_for(master, setup) for setup in setups] == [16_000, 10_666, 6_400, 4_000]
    assert rollouts_for(Effort(3_600), setups[-1]) == 3_600
    tried = []
    real = thinking.rollout

    def counting(*row: object) -> None:
        tried.append(row)
        real(*row)

    monkeypatch.setattr(thinking, "rollout", counting)
    _, view = next(pair for pair in moments(setups[2].rules, 5) if pair[1].phase is Phase.PLAY)
    SearchBot("few", Effort(100_000, cards=60 * 270)).choose(view)
    assert 0 < len(tried) <= 2 * 60
