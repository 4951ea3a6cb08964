"""A deal played by what AT-SPI says alone, as Orca 43 understands it and as newer ones do."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.on_screen.screen import available, virtual_screen

SYSTEM_PYTHON = "/usr/bin/python3"
PLAYER = Path(__file__).with_name("player.py")
HEARS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
SHORT = ("deal.hand_size=3", "go_out.canastas=0", "pack.decks=1")
"""A deal of a few turns: three cards each of one pack, and nothing needed to go out."""

PATIENCE_S = 110


def can_listen() -> bool:
    """Whether this machine has a screen and what a screen reader hears by."""
    if not available() or shutil.which("dbus-run-session") is None:
        return False
    if not Path(SYSTEM_PYTHON).exists():
        return False
    done = subprocess.run([SYSTEM_PYTHON, "-c", HEARS], capture_output=True, check=False)
    return done.returncode == 0


pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.timeout(PATIENCE_S + 20),
    pytest.mark.skipif(not can_listen(), reason="needs Xvfb, openbox, AT-SPI and python3-gi"),
]


class Transcript(NamedTuple):
    """What was heard of a deal."""

    lines: list[tuple[str, str]]

    @property
    def said(self) -> list[str]:
        return [text for kind, text in self.lines if kind == "said"]

    def first(self, text: str) -> int:
        """Where a line first has this; announcements in quick succession are one line."""
        return next(at for at, (_, line) in enumerate(self.lines) if text in line)


def play(folder: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> Transcript:
    """Play a deal by ear."""
    settings = {"level": "newcomer"}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    sets = [word for one in SHORT for word in ("--set", one)]
    program = [sys.executable, "-m", "canasta_qt", "--data-dir", str(folder), "--seed", "1"]
    program += ["--rules", "classic_2p", "--speed", "0", *sets]
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(PLAYER), *words, "--", *program]
    for name in ("DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.setenv(name, os.environ.get(name, ""))  # put back what the screen changes
    with virtual_screen(1366, 768):
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    assert done.returncode == 0, done.stdout + done.stderr
    heard = [line.split("\t") for line in done.stdout.splitlines() if "\t" in line]
    return Transcript([(kind, text) for kind, text in heard])


@pytest.mark.parametrize(
    # what newer ones hear beside it are announcements, which are asked for in `tests/ui`, too
    "words",
    [(), pytest.param(("--modern",), marks=pytest.mark.slow)],
    ids=["Orca 43", "announcements"],
)
def test_a_deal_is_played_by_what_at_spi_says_alone(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = play(tmp_path, monkeypatch, *words)
    assert any("Your turn" in text for text in heard.said)
    assert heard.first("Your turn") < heard.first("You draw") < heard.first("You discard")
    assert all(one != other for one, other in pairwise(heard.said)), "told twice"
    *_, end = (text for text in heard.said if "The deal is over" in text)
    assert re.search(r"You .\d+.*Vera .\d+", end), "the score is read"
