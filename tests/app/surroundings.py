"""Odd surroundings of the program: what is odd in each, and what must happen there.

    python -m tests.app.surroundings [NAME ...] [--moves N]

starts the program in each, or in those that are named, lets bots play where a window opens, and
prints what came of it. Exit status 1 where something is not as it must be.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]

PATIENCE_S: Final = 120.0
"""More than any start takes."""

MOVES: Final = 12

WATCHED: Final = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from canasta_qt.__main__ import main
from canasta_qt.app.program import Program

moves = int(os.environ["WATCHED_MOVES"])
begin = Program.begin

def end(self):
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    for window in shown:
        if window is not self.window:
            for label in window.findChildren(QLabel):
                print("says", repr(label.text()))
    print("seen", self.window.isVisible(), self.window.width(), self.window.height(), flush=True)
    self.window.close_unasked()

def begin_and_end(self):
    begin(self)
    if not moves:
        QTimer.singleShot(0, self.window, lambda: end(self))
        return
    played = []
    def count(script):
        played.append(script)
        if len(played) == moves:
            end(self)
    self.controller.played.connect(count)

Program.begin = begin_and_end
sys.exit(main())
"""
"""Ends the program once its window stands, or after some moves of bots, and tells what it shows."""


@dataclass(frozen=True)
class Surroundings:
    """One row.

    Attributes:
        name: what is odd.
        variables: of the environment; None takes one away, `{home}` is the folder of the run.
        words: on the command line.
        limits: what `prlimit` takes, such as "nofile=64".
        prepare: what is done in the folder of the run before.
        before: code that runs in the process before the program.
        status: how the process must end.
        says: what must be read, on standard error or in a window that the program opens.
        quick: whether it is one of the few of a normal run.
        where: whether this system can be made so.
    """

    name: str
    variables: Mapping[str, str | None] = field(default_factory=dict)
    words: Sequence[str] = ()
    limits: Sequence[str] = ()
    prepare: Callable[[Path], object] = lambda _: None
    before: str = ""
    status: int = 0
    says: str = ""
    quick: bool = False
    where: Callable[[], bool] = lambda: True


@dataclass(frozen=True)
class Outcome:
    """How a run ended, what was shown, and whether its window stood."""

    status: int
    output: str
    errors: str

    @property
    def seen(self) -> bool:
        return "seen True" in self.output


def run(row: Surroundings, folder: Path, moves: int = 0) -> Outcome:
    """Start the program there; with `moves` bots play so many."""
    row.prepare(folder)
    variables = {
        "HOME": "{home}",
        "XDG_DATA_HOME": "{home}/share",
        "XDG_CONFIG_HOME": "{home}/config",
        "QT_QPA_PLATFORM": "offscreen",
        "WATCHED_MOVES": str(moves),
        "PYTHONPATH": str(ROOT),
        **row.variables,
    }
    taken = {"CANASTA_QT_DATA_DIR", *variables}
    mine = {name: value for name, value in os.environ.items() if name not in taken}
    given = {k: v.replace("{home}", str(folder)) for k, v in variables.items() if v is not None}
    play = ("--demo", "--rules", "classic_2p", "--seed", "4", "--speed", "0") if moves else ()
    limited = ["prlimit", *(f"--{one}" for one in row.limits)] if row.limits else []
    words = [one.replace("{home}", str(folder)) for one in row.words]
    done = subprocess.run(
        [*limited, sys.executable, "-c", row.before + WATCHED, *play, *words],
        cwd=folder,
        env={**mine, **given},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="backslashreplace",
        timeout=PATIENCE_S,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


HARMLESS: Final = (
    "This plugin does not support",
    "Detected locale",
    "Qt depends on a UTF-8 locale",
    "If this causes problems",
    "for more information",
    "Fontconfig error",
    "QApplication: invalid style",
    "\tAvailable styles",
    "canasta-qt: ",
)
"""What Qt says of surroundings that it can stand, and what we say of those that we can."""


def faults(row: Surroundings, outcome: Outcome) -> list[str]:
    """What is not as the row wants it."""
    found = []
    if outcome.status != row.status:
        found.append(f"status {outcome.status}, not {row.status}")
    if outcome.seen is not (row.status == 0):
        found.append("no window" if row.status == 0 else "a window all the same")
    if row.says not in outcome.output + outcome.errors:
        found.append(f"not said: {row.says!r}")
    if "Traceback" in outcome.errors:
        found.append("a traceback")
    lines = [one for one in outcome.errors.splitlines() if not one.startswith(HARMLESS)]
    if row.status == 0 and lines:
        found.append(f"on standard error: {lines[-1]}")
    return found


def wrong_in(row: Surroundings, folder: Path, moves: int) -> list[str]:
    """Start the program there; what is not as it must be, and all that was read then."""
    try:
        outcome = run(row, folder, moves)
    except subprocess.TimeoutExpired as late:
        return [f"nothing for {PATIENCE_S:.0f} s", repr((late.stderr or b"")[-1500:])]
    wrong = faults(row, outcome)
    return [*wrong, outcome.output + outcome.errors[-1500:]] if wrong else []


def _file(name: str, text: str = "") -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_text(text)


def _limits() -> bool:
    return shutil.which("prlimit") is not None


def _linux() -> bool:
    return sys.platform.startswith("linux")


def _screens(*places: tuple[int, int, int, int]) -> str:
    """Screens of the offscreen platform: x, y, width and height of each."""
    keys = ("x", "y", "width", "height")
    rows = [dict(zip(keys, at, strict=True)) | {"name": f"S{at[0]}"} for at in places]
    return json.dumps({"screens": rows})


def _row(name: str, **variables: str | None) -> Surroundings:
    """A row of variables alone, in which the program just starts."""
    return Surroundings(name, variables)


def _limited(name: str, limit: str, **more: Any) -> Surroundings:
    return Surroundings(name, limits=(limit,), where=_limits, **more)


def _without_window(name: str, says: str, **variables: str | None) -> Surroundings:
    """A row of variables alone, in which no window can open."""
    return Surroundings(name, variables, status=2, says=says, where=_linux)


_NO_FONTS: Final = (
    "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig></fontconfig>"
)
_ODD: Final = "ä b'\"%20#?&日本"
_SCREENS: Final = "offscreen:configfile={home}/screens.json"
_NO_XDG: Final = {"XDG_DATA_HOME": None, "XDG_CONFIG_HOME": None}
_UNSAVED: Final = "--data-dir"
"""What the window says where nothing can be saved names this way out."""

ROWS: Final = (
    Surroundings(
        "everything a little odd",
        {**_NO_XDG, "HOME": f"{{home}}/{_ODD}", "LC_ALL": "tr_TR.UTF-8",
         "QT_SCALE_FACTOR": "1.3333", "TZ": "Pacific/Kiritimati"},
        prepare=lambda folder: (folder / _ODD).mkdir(), quick=True,
    ),
    # locale
    _row("no language", LANG="C", LC_ALL="C", LANGUAGE=None),
    _row("Arabic, from right to left", LANG="ar_EG.UTF-8", LC_ALL="ar_EG.UTF-8"),
    _row("Persian digits", LANG="fa_IR.UTF-8", LC_ALL="fa_IR.UTF-8"),
    _row("a locale that is none", LANG="xx_YY.klingon@odd", LC_ALL="??"),
    _row("Latin-1", LANG="de_DE.ISO-8859-1", PYTHONIOENCODING="latin-1"),
    _row("ASCII only", LC_ALL="POSIX", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0"),
    # time zone
    _row("a zone that is none", TZ="Nowhere/At/All"),
    _row("a zone without end", TZ="A" * 5000),
    # HOME, XDG and other folders
    _row("no HOME", HOME=None),
    _row("an empty HOME", HOME=""),
    _row("a HOME that is not there", HOME="{home}/not/there", **_NO_XDG),
    Surroundings("a HOME that is a file", {**_NO_XDG, "HOME": "{home}/file"},
                 prepare=_file("file"), says=_UNSAVED, quick=True),
    Surroundings("XDG folders that are files",
                 {"XDG_DATA_HOME": "{home}/file", "XDG_CONFIG_HOME": "{home}/file"},
                 prepare=_file("file"), says=_UNSAVED),
    _row("relative XDG folders", XDG_DATA_HOME="share", XDG_CONFIG_HOME="config"),
    _row("empty XDG folders", XDG_DATA_HOME="", XDG_CONFIG_HOME=""),
    _row("no XDG_RUNTIME_DIR", XDG_RUNTIME_DIR=None),
    _row("an XDG_RUNTIME_DIR that is not there", XDG_RUNTIME_DIR="{home}/none"),
    _row("no folder for temporary files", TMPDIR="{home}/none"),
    Surroundings("a data folder that is a file", words=("--data-dir", "{home}/file"),
                 prepare=_file("file"), says=_UNSAVED),
    Surroundings("a working folder that is gone",
                 before="import os\nos.mkdir('x')\nos.chdir('x')\nos.rmdir('../x')\n"),
    # streams
    Surroundings("no standard input", before="import os\nos.close(0)\n"),
    Surroundings("no standard error", before="import os\nos.close(2)\n"),
    # fonts, style, desktop
    Surroundings("no fonts", {"FONTCONFIG_FILE": "{home}/fonts.conf"},
                 prepare=_file("fonts.conf", _NO_FONTS)),
    _row("fonts set up wrong", FONTCONFIG_FILE="/dev/null", FONTCONFIG_PATH="/nowhere"),
    _row("fonts of 30 dots an inch", QT_FONT_DPI="30"),
    _row("fonts of 400 dots an inch", QT_FONT_DPI="400"),
    _row("fonts of no dots an inch", QT_FONT_DPI="0"),
    _row("a style that is none", QT_STYLE_OVERRIDE="baroque"),
    _row("another desktop", XDG_CURRENT_DESKTOP="KDE", QT_QPA_PLATFORMTHEME="gtk3"),
    _row("an input method that is none", QT_IM_MODULE="nonsense"),
    # scale and screens
    _row("half scale", QT_SCALE_FACTOR="0.5"),
    _row("four times the scale", QT_SCALE_FACTOR="4"),
    _row("a scale that is none", QT_SCALE_FACTOR="nonsense"),
    _without_window("scale nought", "QT_SCALE_FACTOR=0.", QT_SCALE_FACTOR="0"),
    _without_window("no number as a scale", "QT_SCALE_FACTOR=nan.", QT_SCALE_FACTOR="nan"),
    Surroundings("a small screen", {"QT_QPA_PLATFORM": _SCREENS},
                 prepare=_file("screens.json", _screens((0, 0, 640, 400)))),
    Surroundings("a second screen to the left", {"QT_QPA_PLATFORM": _SCREENS},
                 prepare=_file("screens.json", _screens((-1280, -300, 1280, 1024),
                                                        (0, 0, 3840, 2160)))),
    # handles, memory, sizes
    _limited("32 handles", "nofile=32"),
    _limited("20 handles", "nofile=20", quick=True),
    _limited("12 handles", "nofile=12", says="cannot be opened"),
    _limited("900 MB of memory", "as=900000000"),
    _limited("450 MB of memory", "as=450000000"),
    _limited("300 MB of memory", "as=300000000", status=2, says="only 300 MB", quick=True),
    _limited("a small stack", "stack=1000000"),
    _limited("no file may grow", "fsize=0", says=_UNSAVED, quick=True),
    _limited("files up to 10 kB", "fsize=10000", says=_UNSAVED),
    # display
    Surroundings("no display",
                 {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None},
                 status=2, says="needs a screen", where=_linux, quick=True),
    _without_window("an empty display", "needs a screen",
                    DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM=""),
    _without_window("a display that does not answer", "nothing answers at DISPLAY=:977",
                    DISPLAY=":977", WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None),
    _without_window("a display of no name", "nothing answers",
                    DISPLAY="nonsense", WAYLAND_DISPLAY=None, QT_QPA_PLATFORM="xcb"),
    _without_window("a Wayland that does not answer", "nothing answers",
                    DISPLAY=None, WAYLAND_DISPLAY="wayland-77", QT_QPA_PLATFORM=None),
    _row("plugins of another Qt", QT_PLUGIN_PATH="{home}"),
    # Python
    _row("optimised Python", PYTHONOPTIMIZE="2"),
    _row("other hashes", PYTHONHASHSEED="7"),
    _row("interpreted", CANASTA_QT_INTERPRETED="1"),
)  # fmt: skip
"""Every row."""


def main() -> int:
    """Start the program in every row, or in those that are named."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("names", nargs="*", help="of rows; all without any")
    arguments.add_argument("--moves", type=int, default=MOVES, help="so many, where a window opens")
    options = arguments.parse_args()
    chosen = [one for one in ROWS if one.where() and one.name in (options.names or {one.name})]
    many = 0
    for row in chosen:
        with tempfile.TemporaryDirectory() as name:
            wrong = wrong_in(row, Path(name), options.moves)
        many += bool(wrong)
        print(f"{row.name}: {'; '.join(wrong) or 'as it must be'}", flush=True)
    print(f"{many} findings in {len(chosen)} surroundings")
    return 1 if many else 0


if __name__ == "__main__":
    sys.exit(main())
