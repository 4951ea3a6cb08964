"""Plays a duplicate match by mouse in the real window, left in a deal and gone on with.

    python -m tests.on_screen.duplicate_match [--virtual-screen] [--left-after N] [--pictures DIR]

The page of a new match begins it; the program ends in the deal after those, starts anew, goes on
from the list of duplicate matches and plays to the end. Expert plays the same cards meanwhile. At
last every deal must have been told by its difference, the last one with the points and match
points of all, and the list must say the same. Takes some minutes. Exit status 0 when all is so.
"""

from __future__ import annotations

import argparse
import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer
from PySide6.QtTest import QTest

from canasta_qt.app.program import Program
from canasta_qt.features.challenges.model import DEALS, standing
from canasta_qt.features.challenges.window.comparison import DuplicateWindow
from canasta_qt.features.challenges.words import standing_words
from canasta_qt.features.match_setup.window.page import NewMatchPage
from canasta_qt.start import read_options
from tests.helpers.programs.parts import Parts
from tests.on_screen.player import MousePlayer
from tests.on_screen.screen import virtual_screen

GESTURES_BEFORE = 6
"""Made in the deal that is left."""

LONGEST_WAIT_S = 1500


def wait(until: Callable[[], bool], what: str) -> None:
    """Let the program live until something is so."""
    clock = QElapsedTimer()
    clock.start()
    while not until():
        QTest.qWait(50)
        assert clock.elapsed() < 1000 * LONGEST_WAIT_S, f"still waiting for {what}"


def first_half(program: Program, deals: int) -> None:
    """Begin it and leave it in a deal."""
    program.window.welcome.choose_button.click()
    page = program.window.findChild(NewMatchPage)
    assert page is not None
    page.offers[0].click()
    player = MousePlayer(program)
    player.play(deals)
    player._push_default()
    for _ in range(GESTURES_BEFORE):
        player.mouse.wait(player.due, "my turn")
        player._gesture()


def listen(program: Program, told: list[str]) -> None:
    """Hear what the window tells; it goes on telling it."""
    tell = program.window.tell

    def heard(text: str, *more: object) -> None:
        told.append(text)
        tell(text, *more)  # type: ignore[arg-type]

    program.window.tell = heard  # type: ignore[method-assign, assignment]


def second_half(program: Program, pictures: Path | None) -> None:
    """Go on from the list, play to the end, and look at what is said."""
    told: list[str] = []
    program.window.asked.emit("duplicate")
    window = program.window.findChild(DuplicateWindow)
    assert window is not None
    assert window.entry is not None
    assert window.entry.running
    listen(program, told)
    window.go_on.click()
    MousePlayer(program).play(None)
    flow = Parts(program.context).challenges.duplicate
    wait(lambda: len(flow._told) == DEALS, "Expert's last deal")
    job = Parts(program.context).challenges.compare.job
    assert job is not None
    found = standing(job.comparison)
    assert found.compared == DEALS
    whole = standing_words(found)
    ended = [text for text in told if whole in text]
    print(*told, sep="\n")
    assert ended, f"nothing told of {whole}"
    if pictures is not None:
        program.window.grab().save(str(pictures / "told.png"))
    program.window.asked.emit("duplicate")
    window = program.window.findChild(DuplicateWindow)
    assert window is not None
    assert window.entry is not None
    assert window.entry.standing == whole
    assert [row.deal for row in window.entry.rows] == [*range(1, DEALS + 1), 0]
    if pictures is not None:
        QTest.qWait(300)
        window.grab().save(str(pictures / "list.png"))


def half(arguments: argparse.Namespace, folder: str) -> None:
    """One life of the program."""
    program = Program(read_options(["--data-dir", folder, "--speed", "0"]))
    program.show()
    try:
        if arguments.half == "first":
            first_half(program, arguments.left_after)
        else:
            second_half(program, arguments.pictures)
    finally:
        program.close()


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--virtual-screen", action="store_true", help="on an Xvfb screen of its own")
    add("--left-after", type=int, default=5, help="so many deals are played before it is left")
    add("--pictures", type=Path, help="a folder for pictures of the end")
    add("--half", choices=("first", "second"), help=argparse.SUPPRESS)
    add("--folder", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.half:
        half(arguments, arguments.folder)
        return 0
    began = time.monotonic()
    screen = virtual_screen(1280, 800) if arguments.virtual_screen else contextlib.nullcontext()
    with screen, tempfile.TemporaryDirectory() as folder:
        for part in ("first", "second"):
            words = ["--half", part, "--folder", folder, *sys.argv[1:]]
            subprocess.run(
                [sys.executable, "-m", "tests.on_screen.duplicate_match", *words], check=True
            )
            print(f"{part} half: {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
