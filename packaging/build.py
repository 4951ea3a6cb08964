#!/usr/bin/env python3
"""Make the standalone program and its installer for the system this runs on.

    python3 packaging/build.py [--out FOLDER]

Sets up what it needs in `.venv` first, as `bootstrap.py` does; then `release` takes over. Linux
gets a .deb and a .tar.xz, Windows an installer and a .zip, macOS a .dmg; each with checksums and a
list of what is inside.
"""

import os
import subprocess
import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
sys.path[:0] = [str(PACKAGING), str(PACKAGING.parent)]

from project_setup import set_up  # noqa: E402
from say import Trouble, complain  # noqa: E402


def main(arguments: list[str]) -> int:
    """Get ready and build; returns the exit status."""
    try:
        environment = set_up("packaging")
    except Trouble as trouble:
        complain(str(trouble))
        return 1
    variables = {**os.environ, "PYTHONPATH": str(PACKAGING)}
    command = [*environment.python_command, "-m", "release", *arguments]
    return subprocess.call(command, env=variables, cwd=PACKAGING.parent)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
