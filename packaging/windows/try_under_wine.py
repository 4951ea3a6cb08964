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

from release.say import step
from under_wine import core, packages, project, python, wine
from under_wine.place import USUAL, Place

STEPS: Final = {
    "wine": (wine.provide_root, "a Debian with Wine"),
    "windows": (wine.provide_windows, "a Windows 10 under Wine"),
    "python": (python.provide_python, "Python for Windows, from wheels"),
    "project": (project.copy_project, "a copy of the project"),
    "core": (core.compile_core, "the playouts, compiled for Windows"),
    "build": (packages.build, "what people download, built and tried as a release does"),
    "remove": (packages.remove_for_all, "installed for all users, and removed"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", type=Path, default=USUAL)
    parser.add_argument("--step", action="append", choices=STEPS)
    options = parser.parse_args(arguments)
    wine.enter_own_mounts()
    place = Place(options.work.resolve())
    wine.mount(place)
    for name in options.step or STEPS:
        do, text = STEPS[name]
        with step(f"{name}: {text}"):
            do(place)
    return 0


if __name__ == "__main__":
    sys.exit(main())
