"""One deal of the whole program, played by mouse as `play_match.py` plays a whole match."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.start import read_options
from tests.helpers.programs.started_program import take_down, write_quick_bots
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.table.table_tools import LocalPool
from tests.on_screen.keys import KeyPlayer
from tests.on_screen.play_match import check_scores
from tests.on_screen.player import MousePlayer
from tests.on_screen.screen import available

ROOT = Path(__file__).resolve().parents[2]


def command_of(module: str) -> list[str]:
    """Runs the module's `main` without a file of its own, which every bot would import again."""
    return [sys.executable, "-c", f"import sys, {module} as it; sys.exit(it.main())"]


COMMAND = command_of("tests.on_screen.play_match")
SHORT = ("--set", 'match.end={"kind":"target","score":500}')


PATIENCE_S = 570
"""A quiet machine takes six seconds."""

SMALL = ("deal.hand_size=4", "go_out.canastas=0", "pack.decks=1")
"""A deal of a few turns."""

SMALL_WORDS = tuple(word for rule in SMALL for word in ("--set", rule))

pytestmark = pytest.mark.timeout(PATIENCE_S + 20)


def play(*words: str) -> str:
    """Play one deal in a process of its own."""
    return run([*COMMAND, "--deals", "1", *words])


def run(command: list[str]) -> str:
    """What a command says that must end well."""
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


Play = Callable[..., MousePlayer]


@pytest.fixture
def play_here(qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Play]:
    """Plays in this process as `play_match.py` does in one of its own, among quick bots.

    That bots think in processes of their own is asked of the deals in a real window: by mouse with
    `-m slow`, by ear always.
    """
    programs: list[Program] = []
    monkeypatch.setattr("canasta_qt.play.match.game.BotPool", LocalPool)
    write_quick_bots(data_dir)

    def play(*words: str, how: type[MousePlayer], deals: int | None) -> MousePlayer:
        options = ["--data-dir", str(data_dir), "--speed", "0", *words]
        programs.append(program := Program(read_options(options)))
        leave_unpainted(program.window)
        program.show()
        program.begin()
        player = how(program)
        check_scores(program, player.play(deals), whole=deals is None)
        return player

    yield play
    for program in programs:
        take_down(program)


@pytest.mark.parametrize(
    # a deal of few cards stands for longer ones
    ("rules", "words"),
    [
        ("classic_3p", SMALL_WORDS),
        *(
            pytest.param(rules, (), marks=pytest.mark.slow)
            for rules in ("american_2017", "classic_4p", "samba")
        ),
    ],
)
def test_a_deal_is_played_by_mouse_from_the_first_card_to_the_score(
    play_here: Play, rules: str, words: tuple[str, ...]
) -> None:
    assert (
        play_here("--rules", rules, "--seed", "7", *words, how=MousePlayer, deals=1).gestures > 10
    )


def test_a_match_is_played_by_keyboard_alone(play_here: Play) -> None:
    """Every key goes to what has the focus: table, buttons, score sheets, to the last one."""
    words = ("--rules", "classic_4p", "--seed", "5", *SHORT)
    assert play_here(*words, how=KeyPlayer, deals=None).gestures > 10


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules", ["classic_2p", "classic_3p", "samba", "hand_and_foot", "american_2017", "albany"]
)
def test_a_deal_of_every_kind_of_game_is_played_by_keyboard_alone(rules: str) -> None:
    assert "gestures by keyboard" in play("--rules", rules, "--keys")


# stand-in: `..._from_the_first_card_to_the_score`; on a real screen `test_play_by_ear`
@pytest.mark.slow
@pytest.mark.xvfb
@pytest.mark.skipif(not available(), reason="needs Xvfb and openbox")
def test_a_deal_is_played_by_mouse_in_a_real_window() -> None:
    assert "1 deals" in play(
        "--virtual-screen", "--seed", "3", "--rules", "classic_2p", *SMALL_WORDS
    )
