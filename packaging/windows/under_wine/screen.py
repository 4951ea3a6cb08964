"""A screen of its own for the trial Windows: Xvfb with openbox, looked at from here."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from release.project import BuildTrouble, run
from release.say import note

from under_wine.place import Place

TOOLS: Final = ("Xvfb", "openbox", "xdotool", "import")
"""Debian: xvfb, openbox, xdotool, imagemagick."""
SIZE: Final = "1280x800x24"


class Screen:
    """One screen while it lasts; pictures go to a folder."""

    def __init__(self, display: str, pictures: Path) -> None:
        self.display = display
        self._pictures = pictures
        self._env = {**os.environ, "DISPLAY": display}

    def picture(self, name: str) -> Path:
        """Keep what the screen shows as `NAME.png`."""
        self._pictures.mkdir(parents=True, exist_ok=True)
        file = self._pictures / f"{name}.png"
        run(["import", "-window", "root", str(file)], "no picture of the screen", env=self._env)
        return file

    def do(self, *words: str | int) -> str:
        """Let xdotool do something; returns what it says, which is nothing where it failed."""
        command = ["xdotool", *map(str, words)]
        said = subprocess.run(command, env=self._env, capture_output=True, text=True, check=False)
        return said.stdout.strip()

    def click(self, x: int, y: int) -> None:
        """A click of the left button."""
        self.do("mousemove", x, y, "sleep", 0.3, "click", 1)

    def window(self, name: str = "Canasta") -> str:
        """The number of the first window seen whose title holds `name`, or nothing."""
        return self.do("search", "--onlyvisible", "--name", name).partition("\n")[0]


@contextmanager
def screen(place: Place, name: str) -> Iterator[Screen]:
    """A screen for a while; its pictures lie in the work folder, below `pictures/NAME`."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        raise BuildTrouble(f"these programs are not installed: {', '.join(missing)}")
    number = next(n for n in range(170, 270) if not Path(f"/tmp/.X{n}-lock").exists())
    words = ["Xvfb", f":{number}", "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    wait_for(Path(f"/tmp/.X11-unix/X{number}").exists, "Xvfb", 20)
    shown = Screen(f":{number}", place.work / "pictures" / name)
    manager = subprocess.Popen(["openbox"], env=shown._env, stderr=subprocess.DEVNULL)
    try:
        yield shown
        note(f"pictures in {place.work / 'pictures' / name}")
    finally:
        for started in (manager, server):
            started.terminate()
            started.wait()


def wait_for(happened: Callable[[], object], what: str, patience: float = 60) -> None:
    """Wait until something holds. Raises `BuildTrouble` if it does not within seconds."""
    end = time.monotonic() + patience
    while not happened():
        if time.monotonic() > end:
            raise BuildTrouble(f"waited {patience:.0f} s for {what}")
        time.sleep(0.5)
