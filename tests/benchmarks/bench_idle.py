"""How much of a core the program takes while nothing happens.

    python tests/benchmarks/bench_idle.py [--seconds 60] [--only welcome,table,ledger]

Starts the program on a virtual screen with Xvfb and openbox, waits until it rests, and reads from
`/proc` the time that it, its bots' process and all its other processes take: at the welcome; on the
table while it is the player's turn; and the same in a wide window with the ledger beside it. Also
prints how often a second its main thread wakes. The aim: at most 0.2 % of a core.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

AIM: Final = 0.002
"""Share of a core."""

SETTLE_S = 25.0
"""So long cards are dealt, bots play until it is the player's turn, and caches are filled."""

TICK: Final = os.sysconf("SC_CLK_TCK")
GAME: Final = ("--rules", "classic_4p", "--seed", "7", "--speed", "0")
GRAB: Final = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
QGuiApplication.primaryScreen().grabWindow(0).save(sys.argv[1])
"""
STAGES: Final[dict[str, tuple[tuple[int, int], tuple[str, ...]]]] = {
    "welcome": ((1366, 768), ()),
    "table": ((1024, 600), GAME),
    "ledger": ((1920, 1080), (*GAME, "--fullscreen")),
}
"""What is measured: size of the screen, words on the command line. Wide windows have the ledger."""


def main() -> int:
    """Measures, prints, and fails when the aim is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--only", default=",".join(STAGES), help="stages, separated by commas")
    parser.add_argument("--picture", type=Path, help="a folder for pictures of what was measured")
    options = parser.parse_args()
    missed = False
    for stage in options.only.split(","):
        share, wakes = measured(stage, options.seconds, options.picture)
        late = share > AIM
        missed = missed or late
        words = f"{stage:<10}{share:8.2%} of a core, wakes {wakes:5.1f} times a second"
        print(words + ("  MISSED" if late else ""), flush=True)
    return int(missed)


def measured(stage: str, seconds: float, pictures: Path | None) -> tuple[float, float]:
    """The share of a core, and how often a second the main thread goes to sleep."""
    from tests.on_screen.screen import virtual_screen

    size, words = STAGES[stage]
    with tempfile.TemporaryDirectory() as folder, virtual_screen(*size) as display:
        command = [sys.executable, "-m", "canasta_qt", "--data-dir", folder, *words]
        process = subprocess.Popen(command, cwd=ROOT)
        try:
            time.sleep(SETTLE_S)
            if pictures is not None:
                keep_picture(display, pictures / f"{stage}.png")
            before, slept = spent(process.pid), sleeps(process.pid)
            time.sleep(seconds)
            if process.poll() is not None:
                raise RuntimeError("the program has ended by itself")
            share = (spent(process.pid) - before) / seconds
            return share, (sleeps(process.pid) - slept) / seconds
        finally:
            process.terminate()
            process.wait(30)


def spent(pid: int) -> float:
    """Seconds of processor time of a process and of all below it."""
    return sum(sum(map(int, fields(each)[11:15])) for each in family(pid)) / TICK


def family(pid: int) -> Iterator[int]:
    """A process and all that it has started, and they."""
    yield pid
    for thread in Path(f"/proc/{pid}/task").iterdir():
        for child in (thread / "children").read_text().split():
            yield from family(int(child))


def fields(pid: int) -> Sequence[str]:
    """What the system says of a process, after its name: its state is the first."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def sleeps(pid: int) -> int:
    """How often the main thread has gone to sleep."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("voluntary"))


def keep_picture(display: str, file: Path) -> None:
    """What is seen on the screen, by a program of its own."""
    file.parent.mkdir(parents=True, exist_ok=True)
    variables = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    subprocess.run([sys.executable, "-c", GRAB, str(file)], check=True, env=variables)


if __name__ == "__main__":
    sys.exit(main())
