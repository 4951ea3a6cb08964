"""The stranger: a player of the laboratory that nothing is fitted to. All here takes a second."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules import preset
from canasta_qt.players.mid_match import mid_match
from canasta_qt.players.table import play_out
from tools.lab.seeing import make_player
from tools.lab.stranger import STRANGER, agreement


@pytest.mark.parametrize(
    "game", ["classic_2p", "classic_4p", "american_2017", "hand_and_foot", "samba", "railroad"]
)
def test_it_plays_whole_deals_by_the_rules(game: str) -> None:
    rules = preset(game).rules
    run = mid_match(rules, "stranger", 1)
    run.start_deal()
    play_out(run, [make_player(STRANGER, 0)] * rules.match.players, game)
    assert run.deal_over


def test_it_seldom_does_as_steady_does() -> None:
    assert 0.3 < agreement("classic_2p", 200) <= 0.6
