"""Thinking ends in time even where imagined deals are long or take far too long."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.rules import preset
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Phase
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import Effort
from canasta_qt.players.search import thinking
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import rollouts_for
from tests.players.permutations import moments

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
    monkeypatch.setattr(thinking, "_may_be_better", lambda *_: True)
    rules = preset("classic_4p").rules
    played, view = next(pair for pair in moments(rules, 5) if pair[1].phase is Phase.PLAY)
    action = SearchBot("slow", Effort(100_000)).choose(view)
    assert verify(played.state, action) is None
    assert thinking.SAFETY_S == 3
    assert 3 <= now < 5


class SlowMachine:
    """A clock that only imagined deals move, and how many there were."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        self.now, self.played = 0.0, 0
        for name in ("rollout", "short_rollout"):
            real = getattr(thinking, name)
            monkeypatch.setattr(thinking, name, partial(self._play, real, seconds))
        monkeypatch.setattr(thinking, "perf_counter", lambda: self.now)

    def _play(self, real: Callable[..., int], seconds: float, *row: object) -> int:
        self.now += seconds
        self.played += 1
        return real(*row)


@pytest.mark.parametrize("game", ["classic_4p", "samba"])
@pytest.mark.parametrize(("level", "most_s"), [("club", 0.3), ("expert", 1.5), ("master", 3)])
@pytest.mark.parametrize("deal_s", [0.004, 0.07, 0.9, 7.0])
def test_interpreted_players_move_in_time_on_the_slowest_machine(
    monkeypatch: pytest.MonkeyPatch, game: str, level: str, most_s: float, deal_s: float
) -> None:
    slow = SlowMachine(monkeypatch, deal_s)
    _, view = next(pair for pair in moments(preset(game).rules, 5) if pair[1].phase is Phase.PLAY)
    action = make_bot(level, "slow", interpreted=True).choose(view)
    assert slow.now <= most_s + deal_s
    assert slow.played > 0
    if deal_s > most_s / 4:
        # what a few worlds say moves nobody
        assert action == make_bot("steady", "slow").choose(view)


def test_by_count_no_clock_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = next(
        pair for pair in moments(preset("samba").rules, 5) if pair[1].phase is Phase.PLAY
    )
    found = []
    for deal_s in (0.0, 0.1):
        slow = SlowMachine(monkeypatch, deal_s)
        action = make_bot("club", "counts", interpreted=True, by_count=True).choose(view)
        found.append((action, slow.played))
        monkeypatch.undo()
    assert found[0] == found[1]
    assert slow.now > 10


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
