"""Players of another checkout: asked over a pipe, they do what they would do there."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from canasta_qt.engine.rules import preset
from canasta_qt.players.api import make_bot
from tests.players.permutations import moments
from tools.lab.elsewhere import end_all
from tools.lab.seeing import make_player

HERE = Path(__file__).resolve().parents[2]


def test_a_player_of_this_very_checkout_does_the_same() -> None:
    """A process is started, half a second."""
    there, here = make_player(f"casual@{HERE}", 7), make_bot("casual", 7)
    for _, view in islice(moments(preset("classic_2p").rules, 5, 5), 8):
        assert there.choose(view) == here.choose(view)
    end_all()
