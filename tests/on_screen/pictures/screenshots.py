"""Takes the pictures of a match: every stage a player sees, at two sizes of screen.

    python tests/on_screen/pictures/screenshots.py FOLDER [--seed S] [--size 1024x600 ...]
        [--game ID[:SEED] ...] [--prefer KEY=VALUE ...]

Each size gets an Xvfb screen of its own, the window fills it, and the mouse plays until each
moment has come: the welcome, the deal on its way, a turn, a draft opening, a taken pile, a
refusal, the score sheet, the end of the match. Animations run at full speed only for the deal.
With `--game` it is that game instead, which plays itself: its moments and its score sheet.
With `--prefer` in another look: `theme=dark`, `felt=blue`, `four_colour=on`, `card_percent=165`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from canasta_qt.app.program import Program
from canasta_qt.library.preferences import CHOICES, FLAGS
from canasta_qt.start import read_options
from canasta_qt.ui.parts.panel import dismiss_panels
from tests.helpers.programs.parts import Parts
from tests.on_screen.pictures.game_pictures import watch
from tests.on_screen.player import MousePlayer
from tests.on_screen.screen import virtual_screen

MOST_SECONDS = 150.0
"""A game that plays itself is watched for so long at most."""

STILL_MS = 300
"""Until everything asked for has been painted and a refused card has stopped to shake."""

SIZES = ("1024x600", "1920x1080")


class Photographer:
    """Takes the first picture of every kind of moment."""

    def __init__(self, program: Program, folder: Path, size: str) -> None:
        self._program = program
        self._folder = folder
        self._size = size
        self.taken: list[str] = []

    def __call__(self, moment: str) -> None:
        """A moment has come: let the pictures of the cards get sharp, and press the button."""
        if moment in self.taken:
            return
        self.taken.append(moment)
        self._program.table.scene().art.finish()
        QTest.qWait(STILL_MS)
        screen = QGuiApplication.primaryScreen()
        number = len(self.taken)
        file = self._folder / f"{self._size}-{number:02}-{moment}.png"
        screen.grabWindow(0).save(str(file))
        print(file, flush=True)


def prefer(program: Program, wishes: Sequence[str]) -> None:
    """Change the preferences as the words `KEY=VALUE` say."""
    preferences = program.preferences
    for key, _, value in (wish.partition("=") for wish in wishes):
        if key in FLAGS:
            preferences.set_flag(key, value == "on")
        elif key in CHOICES:
            preferences.choose(key, value)
        else:
            setattr(preferences, key, int(value))


def photograph(size: str, folder: Path, seed: int, wishes: Sequence[str] = ()) -> None:
    """Play a match on a screen of this size and keep the pictures."""
    with tempfile.TemporaryDirectory() as data:
        program = Program(read_options(["--data-dir", data, "--fullscreen"]))
        prefer(program, wishes)
        camera = Photographer(program, folder, size)
        program.show()
        program.begin()
        player = MousePlayer(program, camera)
        player.mouse.rest(600)
        camera("welcome")
        Parts(program.context).chooser.open()
        player.mouse.rest(300)
        camera("new-match")
        dismiss_panels(program.window.stack)
        Parts(program.context).match.begin(
            Parts(program.context).chosen.changed_to(None, seed), remember=False
        )
        player.mouse.rest(2200)
        camera("deal")
        Parts(program.context).looks.set_pace(0.0)
        player.mouse.wait(player.due, "the first turn")
        camera("turn")
        player.play()
        program.close()


def photograph_game(
    size: str, folder: Path, game: str, seed: int, wishes: Sequence[str] = ()
) -> None:
    """Watch another game play itself and keep the pictures."""
    with tempfile.TemporaryDirectory() as data:
        words = ["--data-dir", data, "--fullscreen", "--demo", "--rules", game, "--seed", str(seed)]
        program = Program(read_options([*words, "--speed", "1"]))
        prefer(program, wishes)
        camera = Photographer(program, folder, size)
        program.show()
        program.begin()
        watch(program, camera, game, MOST_SECONDS, deals=1)
        program.close()


def main() -> int:
    """One process per size: Qt connects to one screen only."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--seed", type=int, default=7)
    arguments.add_argument("--size", action="append", help="WIDTHxHEIGHT; may be repeated")
    arguments.add_argument("--game", action="append", default=[], help="ID or ID:SEED; repeatable")
    arguments.add_argument("--prefer", action="append", default=[], help="KEY=VALUE; repeatable")
    options = arguments.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    sizes = options.size or list(SIZES)
    if len(sizes) == 1 and len(options.game) < 2:
        width, height = map(int, sizes[0].split("x"))
        with virtual_screen(width, height):
            if options.game:
                game, _, seed = options.game[0].partition(":")
                photograph_game(
                    sizes[0], options.folder, game, int(seed or options.seed), options.prefer
                )
            else:
                photograph(sizes[0], options.folder, options.seed, options.prefer)
        return 0
    command = [sys.executable, __file__, str(options.folder), "--seed", str(options.seed)]
    command += [f"--prefer={wish}" for wish in options.prefer]
    games = [["--game", game] for game in options.game] or [[]]
    calls = [[*command, "--size", size, *game] for size in sizes for game in games]
    return max(subprocess.call(call) for call in calls)


if __name__ == "__main__":
    sys.exit(main())
