"""How long every window of the program takes to open, the first time and later.

    python tests/benchmarks/bench_windows.py [--size 2560x1440] [--runs N] [--only RulesDialog,...]
                                             [--profile]

For each window a program of its own is started without a screen, with a few matches in its history
and one on its table; a new match is asked for at the welcome. The window is opened as a player
opens it, until it has been painted, and closed, over and over. Prints milliseconds of the process's
own time: the first opening, with all that is imported for it (the least of `--starts` programs),
and the median of the later ones. The aims: 150 ms at first, 50 ms later. `--profile` shows where
the time of later openings goes.
"""

from __future__ import annotations

import argparse
import contextlib
import cProfile
import os
import pstats
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.helpers.programs.parts import Parts

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

FIRST_MS, LATER_MS = 150.0, 50.0
REST_S = 0.3
"""What a window does a moment after it was opened is done by then, and is not counted."""

ACTIONS = {
    "HistoryWindow": "history", "StatisticsWindow": "statistics",
    "PreferencesDialog": "preferences", "HowToPlay": "how_to_play", "KeySheet": "keys",
    "WhatsNew": "whats_new", "About": "about",
    "RulesDialog": "table_rules", "CompareDialog": "compare_rules", "ShortText": "copy_rules",
    "FairDealDialog": "fair_deal", "MatchCheckWindow": "check_matches",
}  # fmt: skip
"""Windows, and the entries of menus that open them; nothing of them is imported before."""

NEW_MATCH, EVERY_GAME = "NewMatch", "EveryGame"


def main() -> int:
    """Measures, prints, and fails when an aim is missed."""
    options = read_options()
    if options.inside:
        return inside(options)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with TemporaryDirectory() as bytecode:  # kept as in any installation
        os.environ["PYTHONPYCACHEPREFIX"] = bytecode
        return bench(options)


def bench(options: argparse.Namespace) -> int:
    missed = False
    for name in options.only.split(",") if options.only else (NEW_MATCH, EVERY_GAME, *ACTIONS):
        first, later = measured(name, options)
        late = first > FIRST_MS or later > LATER_MS
        missed = missed or late
        words = "  MISSED" if late else ""
        print(f"{name:<20} first {first:6.0f} ms   later {later:6.1f} ms{words}", flush=True)
    return int(missed)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--size", default="2560x1440", help="of the program's window")
    parser.add_argument("--runs", type=int, default=9, help="later openings of each window")
    parser.add_argument("--starts", type=int, default=2, help="programs for each window")
    parser.add_argument("--only", default="", help="names of windows, separated by commas")
    parser.add_argument("--profile", action="store_true", help="where the time goes")
    parser.add_argument("--inside", default="", help=argparse.SUPPRESS)
    return parser.parse_args()


def measured(name: str, options: argparse.Namespace) -> tuple[float, float]:
    """Milliseconds of the first opening and of later ones."""
    command = [sys.executable, __file__, "--inside", name, "--size", options.size]
    command += ["--runs", str(options.runs)] + ["--profile"] * options.profile
    rows = []
    for _ in range(options.starts):
        said = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
        *profile, row = said.stdout.strip().splitlines()
        print("\n".join(profile), end="\n" if profile else "")
        rows.append([float(word) for word in row.split()])
    return min(row[0] for row in rows), min(row[1] for row in rows)


def inside(options: argparse.Namespace) -> int:
    """In a program of its own: open one window over and over, and print two figures."""
    from tests.on_screen.pictures.window_pictures import provide_screen

    with TemporaryDirectory(prefix="canasta-qt-bench-") as folder:
        provide_screen(Path(folder))
        program = started(folder, options.size, plays=options.inside != NEW_MATCH)
        opener = opener_of(options.inside)
        first = opening(program, opener)
        profile = cProfile.Profile()
        with profile if options.profile else contextlib.nullcontext():
            later = [opening(program, opener) for _ in range(options.runs)]
        if options.profile:
            pstats.Stats(profile).sort_stats("tottime").print_stats(25)
            pstats.Stats(profile).sort_stats("cumulative").print_stats(60)
        print(first, statistics.median(later))
        program.close()
    return 0


def started(folder: str, size: str, *, plays: bool) -> Any:
    """A program with a match on its table, or with its welcome."""
    from canasta_qt.app.program import Program
    from canasta_qt.library.match_setup import MatchChoice
    from canasta_qt.start import read_options as read_words
    from canasta_qt.storage.files import Paths
    from tests.on_screen.pictures.window_pictures import fill_history

    fill_history(Paths.find(folder))
    program = Program(read_words(["--data-dir", folder, "--speed", "0", "--language", "en"]))
    program.window.resize(*map(int, size.split("x")))
    program.show()
    program.begin()
    if plays:
        Parts(program.context).match.begin(MatchChoice(seed=7))
    rest(program)
    return program


def opener_of(name: str) -> Callable[[Any], object]:
    """What opens a window of a program."""
    if name == EVERY_GAME:
        return lambda program: Parts(program.context).chooser.open_all()
    if name == NEW_MATCH:
        return lambda program: Parts(program.context).chooser.open()
    return lambda program: program.window.menus.actions[ACTIONS[name]].trigger()


def opening(program: Any, opener: Callable[[Any], object]) -> float:
    """Open, wait until it is painted, close; returns the milliseconds until it was painted."""
    from PySide6.QtWidgets import QDialog

    begun = time.process_time()
    opener(program)
    program.app.processEvents()
    took = (time.process_time() - begun) * 1000
    rest(program)
    page = Parts(program.context).chooser.asking
    if page is not None:
        page.reject()
    for dialog in reversed(program.window.findChildren(QDialog)):
        if dialog.isVisible():
            dialog.done(0)
    rest(program)
    return took


def rest(program: Any) -> None:
    end = time.monotonic() + REST_S
    while time.monotonic() < end:
        program.app.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    raise SystemExit(main())
