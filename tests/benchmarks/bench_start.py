"""How long until the window is there, beside an empty PySide6 main window.

    python tests/benchmarks/bench_start.py [--runs N]

Starts both programs in turn, each in a fresh process and with an empty data folder, and measures
from the start of the process to the first paint of the window. The aim: at most twice the empty
window plus half a second. Prints the medians and says whether the aim is met; also prints the
resident memory of the main process after that first paint.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

WATCH = """
import resource, sys
from PySide6.QtCore import QEvent, QObject, QTimer
class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            print("painted", flush=True)
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
from canasta_qt.program import Program
program = Program(read_options([]))
app = program.app
watch = FirstPaint()
program.window.installEventFilter(watch)
program.run()
"""
)


def measure(code: str) -> tuple[float, int]:
    """Seconds from the process's start to the first paint, and its megabytes a little later."""
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
    if line.strip() != "painted":
        raise RuntimeError("the window was never painted")
    return took, int(megabytes)


def main() -> int:
    """Measure and tell; returns 1 where the aim is missed."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--runs", type=int, default=7, help="starts of each program")
    runs = arguments.parse_args().runs
    results = {name: [measure(code) for _ in range(runs)] for name, code in PROGRAMS.items()}
    medians = {name: statistics.median(took for took, _ in rows) for name, rows in results.items()}
    for name, rows in results.items():
        memory = statistics.median(megabytes for _, megabytes in rows)
        print(f"{name:<14}{medians[name] * 1000:7.0f} ms   {memory:4.0f} MB resident")
    aim = 2 * medians["empty window"] + 0.5
    met = medians["Canasta Qt"] <= aim
    print(f"aim           {aim * 1000:7.0f} ms   {'met' if met else 'MISSED'}")
    return 0 if met else 1


PROGRAMS = {"empty window": EMPTY, "Canasta Qt": OURS}

if __name__ == "__main__":
    sys.exit(main())
