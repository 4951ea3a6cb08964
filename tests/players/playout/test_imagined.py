"""Imagined deals are like real ones (`tests.players.playout.imagined`)."""

from __future__ import annotations

import pytest

from canasta_qt.players.playout import COMPILED
from tests.players.playout.imagined import covered, flags, kept, known, play

SAMPLE = ("classic_4p", "american_2017", "bolivia", "hand_and_foot")
"""A second in all; the other games take eight."""


@pytest.mark.skipif(not COMPILED, reason="interpreted deals take twenty times as long")
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game in SAMPLE else pytest.mark.slow, id=game)
        for game in covered()
    ],
)
def test_what_happens_in_real_deals_happens_in_imagined_ones(game: str) -> None:
    found = flags(kept()[game], play(game))
    assert found.keys() == known(game).keys(), found
