"""How long until the window is there, beside an empty PySide6 main window.

    python tests/benchmarks/bench_start.py [--runs N] [--program FILE]

Starts both programs in turn, each in a fresh process and with an empty data folder, and measures
from the start of the process to the first paint of the window. The aim: at most 350 milliseconds
more than the empty window, with at most 190 of our modules imported. Prints the medians and says
whether the aims are met; also prints the resident memory of the main process after that first
paint.

Bytecode is kept, as in any installation, in a folder that is gone afterwards.

With `--program` the frozen program of that file is started beside these sources instead, on a
virtual screen, and measured from the start of the process until dealt cards are seen there. The
aim: at most 1.5 times as long.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

SCREEN = (1280, 800)
TABLE = ("--rules", "classic_4p", "--seed", "7", "--speed", "0", "--fullscreen")
"""Begins a match at once, and deals it at once."""

HAND_FROM, STEP, PAPER, MUCH = 0.85, 8, 225, 0.1
"""Cards are seen where, below this share of the height, every eighth pixel is looked at, and this
share of them is as light as paper."""

LOOK_S = 0.01
PATIENCE_S = 60.0
MORE_MS, MOST_MODULES = 350, 190
"""Our own start may take so much longer than an empty window, and import so many modules."""

FROZEN_AIM = 1.5
"""A frozen program may take so many times as long as its sources."""

WATCH = """
import resource, sys
from PySide6.QtCore import QEvent, QObject, QTimer
class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print("painted", sum(name.startswith("canasta_qt") for name in sys.modules), flush=True)
            watched.removeEventFilter(self)
            QTimer.singleShot(1500, self.end)
        return False
    def end(self):
        with open("/proc/self/statm") as statm:
            print(int(statm.read().split()[1]) * resource.getpagesize() // 2**20, flush=True)
        app.quit()
"""

EMPTY = (
    WATCH
    + """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.resize(1024, 600)
watch = FirstPaint()
window.installEventFilter(watch)
window.show()
app.exec()
"""
)

OURS = (
    WATCH
    + """
from canasta_qt.start import read_options
from canasta_qt.app.program import Program
program = Program(read_options([]), at_once=False)
app = program.app
watch = FirstPaint()
program.window.installEventFilter(watch)
program.run()
"""
)


def measure(code: str) -> tuple[float, int, int]:
    """Seconds until the first paint, our modules then, and megabytes a little later."""
    with tempfile.TemporaryDirectory() as folder:
        variables = {
            "QT_QPA_PLATFORM": "offscreen",
            **os.environ,
            "CANASTA_QT_DATA_DIR": folder,
            "PYTHONPATH": str(ROOT),
        }
        begun = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", code], env=variables, stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        took = time.perf_counter() - begun
        megabytes = process.stdout.readline()
        process.wait(30)
    word, _, modules = line.strip().partition(" ")
    if word != "painted":
        raise RuntimeError("the window was never painted")
    return took, int(modules), int(megabytes)


def until_cards(command: Sequence[str], seen: Callable[[], bool]) -> float:
    """Seconds from a program's start until `seen`; it is ended then."""
    while seen():  # the window of the one before has not gone yet
        time.sleep(LOOK_S)
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        process = subprocess.Popen([*command, *TABLE, "--data-dir", folder], cwd=ROOT)
        try:
            while not seen():
                if process.poll() is not None or time.perf_counter() - begun > PATIENCE_S:
                    raise RuntimeError(f"{command[0]} never showed its cards")
                time.sleep(LOOK_S)
            return time.perf_counter() - begun
        finally:
            process.terminate()
            process.wait(30)


def cards_are_seen() -> bool:
    """Whether a hand lies at the lower edge of the screen."""
    from PySide6.QtGui import QGuiApplication

    screen = QGuiApplication.primaryScreen()
    width, height = SCREEN
    top = round(height * HAND_FROM)
    image = screen.grabWindow(0, 0, top, width, height - top).toImage()
    pixels = [
        image.pixelColor(x, y)
        for x in range(0, image.width(), STEP)
        for y in range(0, image.height(), STEP)
    ]
    light = sum(min(one.red(), one.green(), one.blue()) > PAPER for one in pixels)
    return light > MUCH * len(pixels)


def compare(program: str, runs: int) -> int:
    """A frozen program beside these sources; returns 1 where it takes too long."""
    from PySide6.QtGui import QGuiApplication

    sys.path.insert(0, str(ROOT))
    from tests.on_screen.screen import virtual_screen

    commands = {"sources": [sys.executable, "-m", "canasta_qt"], "frozen": [program]}
    with virtual_screen(*SCREEN):
        app = QGuiApplication(["bench"])
        for command in commands.values():  # what is read from the disk is kept in memory then
            until_cards(command, cards_are_seen)
        times = [
            {n: until_cards(c, cards_are_seen) for n, c in commands.items()} for _ in range(runs)
        ]
        app.shutdown()
    medians = {name: statistics.median(row[name] for row in times) for name in commands}
    for name, seconds in medians.items():
        print(f"{name:<14}{seconds * 1000:7.0f} ms to the dealt table, median of {runs}")
    ratio = medians["frozen"] / medians["sources"]
    met = ratio <= FROZEN_AIM
    print(f"ratio         {ratio:7.2f}      {'met' if met else 'MISSED'} (aim: {FROZEN_AIM})")
    return 0 if met else 1


def main() -> int:
    """Measure and tell; returns 1 where the aim is missed."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.formatter_class = argparse.RawDescriptionHelpFormatter
    arguments.add_argument("--runs", type=int, default=7, help="starts of each program")
    arguments.add_argument("--program", metavar="FILE", help="a frozen program")
    options = arguments.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as bytecode:
        os.environ["PYTHONPYCACHEPREFIX"] = bytecode
        if options.program:
            return compare(options.program, options.runs)
        return beside_empty(options.runs)


def beside_empty(runs: int) -> int:
    """The program beside an empty window; returns 1 where it takes too long."""
    rounds = [{name: measure(code) for name, code in PROGRAMS.items()} for _ in range(runs)]
    took, modules, memory = (
        {name: statistics.median(row[name][what] for row in rounds) for name in PROGRAMS}
        for what in range(3)
    )
    for name in PROGRAMS:
        print(f"{name:<14}{took[name] * 1000:7.0f} ms   {memory[name]:4.0f} MB resident")
    aim = took["empty window"] + MORE_MS / 1000
    met = took["Canasta Qt"] <= aim
    few = modules["Canasta Qt"] <= MOST_MODULES
    print(f"aim           {aim * 1000:7.0f} ms   {'met' if met else 'MISSED'}")
    told = "met" if few else "MISSED"
    print(f"modules       {modules['Canasta Qt']:7.0f}      {told} (aim: {MOST_MODULES})")
    return 0 if met and few else 1


PROGRAMS = {"empty window": EMPTY, "Canasta Qt": OURS}

if __name__ == "__main__":
    sys.exit(main())
