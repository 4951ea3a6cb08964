"""One deal of the whole program, played by mouse as `play_match.py` plays a whole match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.play.screen import available

COMMAND = [sys.executable, str(Path(__file__).with_name("play_match.py")), "--deals", "1"]


def play(*words: str) -> str:
    done = subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, timeout=110, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("rules", ["classic_4p", "classic_2p", "american_2017"])
def test_a_deal_is_played_by_mouse_from_the_first_card_to_the_score(rules: str) -> None:
    assert "1 deals" in play("--rules", rules)


def test_a_deal_is_played_by_keyboard_alone() -> None:
    assert "gestures by keyboard" in play("--rules", "classic_2p", "--keys")


@pytest.mark.xvfb
@pytest.mark.skipif(not available(), reason="needs Xvfb and openbox")
def test_a_deal_is_played_by_mouse_in_a_real_window() -> None:
    assert "1 deals" in play("--virtual-screen", "--seed", "3")
