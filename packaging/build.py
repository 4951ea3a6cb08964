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

from bootstrap import OLDEST, hand_over_to_newer_python  # noqa: E402


def main(arguments):
    """Get ready and build; returns the exit status."""
    if sys.version_info[:2] < OLDEST:
        return hand_over_to_newer_python(__file__)
    from project_setup import set_up
    from say import Trouble, complain

    try:
        environment = set_up("packaging")
    except Trouble as trouble:
        complain(str(trouble))
        return 1
    except OSError as problem:
        complain(f"{problem.filename or PACKAGING.parent}: {problem.strerror}")
        return 1
    tools = os.pathsep.join([str(environment.scripts), os.environ.get("PATH", "")])
    variables = {**os.environ, "PYTHONPATH": str(PACKAGING), "PATH": tools}
    command = [*environment.python_command, "-m", "release", *arguments]
    return subprocess.call(command, env=variables, cwd=PACKAGING.parent)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
