"""A match with the mouse on the trial Windows, from the welcome to the score sheet of a deal.

`hand` plays on the other side and says where; here the pointer of the screen goes there.
"""

from __future__ import annotations

import subprocess
import threading
from typing import IO, Final

from release.project import BuildTrouble
from release.say import note

from under_wine.place import Place
from under_wine.screen import Screen, screen
from under_wine.trials import fresh

SEED: Final = "5"
PATIENCE_S: Final = 900.0
PLAYER: Final = "packaging/windows/under_wine/hand.py"


def mouse(place: Place) -> None:
    """Welcome, new match, and one deal by clicks and drags of the screen's own pointer."""
    fresh(place, "mouse")
    python = place.windows_path(place.python / "python.exe")
    words = [python, place.windows_path(place.project / PLAYER), "C:\\trial\\mouse", SEED]
    with screen(place, "mouse") as shown:
        running = place.start(words, folder=place.project, display=shown.display)
        late = threading.Timer(PATIENCE_S, running.kill)
        late.start()
        errors: list[bytes] = []
        listener = threading.Thread(target=lambda: errors.extend(running.stderr or ()))
        listener.start()
        try:
            deeds, played = _follow(running, shown)
        finally:
            late.cancel()
            if running.poll() is None:
                shown.picture("last")
        status = running.wait(60)
        listener.join(10)
    said = b"".join(errors).decode("utf-8", "replace")
    if status or not played:
        raise BuildTrouble(f"no deal was played, status {status}, {deeds} deeds:\n{said[-2500:]}")
    gestures, refused, totals = played
    note(f"one deal with the mouse: {gestures} gestures of {deeds} deeds, {refused} refused")
    note(f"totals {totals}")


def _follow(running: subprocess.Popen[bytes], shown: Screen) -> tuple[int, list[str]]:
    """Do what the player says until there is no more; returns the deeds, and the last word."""
    deeds, played = 0, []
    assert running.stdout is not None
    assert running.stdin is not None
    for line in running.stdout:
        word, *rest = line.decode("utf-8", "replace").split() or [""]
        if word.startswith("played|"):
            played = line.decode().strip().split("|")[1:]
        elif word in ("down", "move", "up", "picture"):
            _deed(shown, word, *rest)
            deeds += word != "picture"
            _answer(running.stdin)
    return deeds, played


def _deed(shown: Screen, word: str, *rest: str) -> None:
    if word == "picture":
        shown.picture(rest[0])
        return
    x, y, held = rest
    keys = held == "ctrl"
    shown.do("mousemove", x, y)
    if word == "down":
        if keys:
            shown.do("keydown", "ctrl")
        shown.do("mousedown", 1)
    elif word == "up":
        shown.do("mouseup", 1)
        if keys:
            shown.do("keyup", "ctrl")


def _answer(stdin: IO[bytes]) -> None:
    stdin.write(b"ok\n")
    stdin.flush()
