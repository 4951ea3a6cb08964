#!/usr/bin/env python3
"""Set Canasta Qt up in this folder and start it, with nothing but Python 3.11 or later.

    python3 packaging/bootstrap.py play [arguments of the game]
    python3 packaging/bootstrap.py test [arguments of pytest]
    python3 packaging/bootstrap.py setup [play|test|packaging]

This file stays readable for old Pythons: it looks for one that will do, and hands over to
``project_setup``.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)
CANDIDATES = ("python3.13", "python3.12", "python3.11", "python3.14")


def runs_new_enough(command):
    """Whether the command starts a Python that will do."""
    code = "import sys; sys.exit(0 if sys.version_info[:2] >= (%d, %d) else 1)" % OLDEST
    try:
        with open(os.devnull, "w") as nothing:
            return subprocess.call(command + ["-c", code], stdout=nothing, stderr=nothing) == 0
    except OSError:
        return False


def find_python():
    """The command of a newer Python on this machine, or None."""
    commands = [[name] for name in CANDIDATES]
    if os.name == "nt":
        commands = [["py", "-" + name[len("python") :]] for name in CANDIDATES] + commands
    for command in commands:
        if runs_new_enough(command):
            return command
    return None


def hand_over_to_newer_python(script=__file__):
    """Run this script, or another, again under a newer Python; explain where there is none."""
    command = find_python()
    if command is None:
        sys.stderr.write(
            "Canasta Qt needs Python %d.%d or later; this is Python %d.%d.\n"
            "Install a newer one (https://www.python.org/downloads/, or your system's package\n"
            "python3.12 or python3.11) and run this command again with it.\n"
            % (OLDEST + tuple(sys.version_info[:2]))
        )
        return 1
    return subprocess.call(command + [os.path.abspath(script)] + sys.argv[1:])


def main():
    """Run under a Python that will do."""
    if sys.version_info[:2] < OLDEST:
        return hand_over_to_newer_python()
    # what Linux must bring is written in the package, which need not be installed for that; where
    # it is, in another version from another folder, this folder's goes first
    sys.path.insert(1, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    import project_setup

    return project_setup.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
