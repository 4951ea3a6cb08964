#!/usr/bin/env python3
"""Try Canasta Qt on Windows without a Windows: under Wine, on Debian, as root.

    sudo python3.11 packaging/windows/try_under_wine.py [--work FOLDER] [--step NAME ...]

See README.md beside this file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parents[1])]

from release.project import BuildTrouble  # noqa: E402
from release.say import step  # noqa: E402
from under_wine import consoles, core, installer, packages, pointer, project, python, trials, wine  # noqa: E402
from under_wine.place import USUAL, Place  # noqa: E402

STEPS: Final = {
    "wine": (wine.provide_root, "a Debian with Wine"),
    "windows": (wine.provide_windows, "a Windows 10 under Wine"),
    "python": (python.provide_python, "Python for Windows, from wheels"),
    "project": (project.copy_project, "a copy of the project"),
    "core": (core.compile_core, "the playouts, compiled for Windows"),
    "build": (packages.build, "what people download, built and tried as a release does"),
    "remove": (installer.remove_for_all, "installed for all users, and removed"),
    "one-user": (installer.one_user, "installed for one user, and removed"),
    "console": (consoles.console, "commands in pipes and consoles"),
    "demo": (trials.demo, "a demonstration on the screen"),
    "kill": (trials.kill, "killed in the middle of a deal"),
    "folders": (trials.folders, "data in folders with odd names"),
    "second": (trials.second, "started twice"),
    "mouse": (pointer.mouse, "a deal with the mouse"),
    "storage": (trials.storage, "the tests of what is kept"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the steps that are named, or all; returns the exit status."""
    parser = argparse.ArgumentParser(description="Try Canasta Qt on Windows under Wine.")
    parser.add_argument("--work", type=Path, default=USUAL)
    parser.add_argument("--step", action="append", choices=STEPS)
    options = parser.parse_args(arguments)
    place = Place(options.work.resolve())
    try:
        wine.enter_own_mounts()
        _run(place, options.step or tuple(STEPS))
    except BuildTrouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    return 0


def _run(place: Place, names: Sequence[str]) -> None:
    for name in names:
        do, text = STEPS[name]
        with step(f"{name}: {text}"):
            if place.root.exists():
                wine.mount(place)
            do(place)


if __name__ == "__main__":
    sys.exit(main())
