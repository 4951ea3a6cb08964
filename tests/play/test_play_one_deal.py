"""One deal of the whole program, played by mouse as `play_match.py` plays a whole match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.play.screen import available

COMMAND = [sys.executable, str(Path(__file__).with_name("play_match.py"))]
SHORT = ("--set", 'match.end={"kind":"target","score":500}')


PATIENCE_S = 570
"""A quiet machine takes six seconds."""

pytestmark = pytest.mark.timeout(PATIENCE_S + 20)


def play(*words: str) -> str:
    """Play one deal."""
    return play_on("--deals", "1", *words)


def play_on(*words: str) -> str:
    """Play to the end of the match."""
    return run([*COMMAND, *words])


def run(command: list[str]) -> str:
    """What a command says that must end well."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "rules",
    ["american_2017", *(pytest.param(r, marks=pytest.mark.slow) for r in ("classic_4p", "samba"))],
)
def test_a_deal_is_played_by_mouse_from_the_first_card_to_the_score(rules: str) -> None:
    assert "1 deals" in play("--rules", rules)


def test_a_match_is_played_by_keyboard_alone() -> None:
    """Every key goes to what has the focus: table, buttons, score sheets, to the last one."""
    told = play_on("--rules", "classic_4p", "--keys", "--seed", "5", *SHORT)
    assert "gestures by keyboard" in told
    assert "win by" in told


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", ["classic_2p", "classic_3p", "samba", "hand_and_foot", "american_2017", "albany"]
)
def test_a_deal_of_every_kind_of_game_is_played_by_keyboard_alone(rules: str) -> None:
    assert "gestures by keyboard" in play("--rules", rules, "--keys")


@pytest.mark.xvfb
@pytest.mark.skipif(not available(), reason="needs Xvfb and openbox")
def test_a_deal_is_played_by_mouse_in_a_real_window() -> None:
    assert "1 deals" in play("--virtual-screen", "--seed", "3")
