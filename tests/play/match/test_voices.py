"""The button in gold, cautions and hints do not contradict one another; `voices` plays more."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from canasta_qt.players.adviser import hinting
from canasta_qt.players.playout import COMPILED
from tests.play.match.voices import Follow, Follower


@pytest.mark.parametrize(
    ("rules", "follow"),
    [
        ("classic_4p", "gold"),
        ("samba", "hints"),
        pytest.param("american_2017", "gold", marks=pytest.mark.slow),
        pytest.param("classic_2p", "hints", marks=pytest.mark.slow),
    ],
)
def test_a_deal_played_by_what_is_advised_meets_no_contradiction(
    rules: str, follow: Follow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By rules of thumb and with few imagined deals; costs 2 s in all."""
    monkeypatch.setattr(hinting, "WORLDS", 20 if COMPILED else 0)
    walk = Follower(rules, 3, follow, "steady").play_deal()
    assert walk.faults == []
    assert walk.moves > 8
    assert 2 * walk.followed > walk.moves
