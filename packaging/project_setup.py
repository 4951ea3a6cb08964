"""The commands of the set-up script: get everything ready, then play or test."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import qm_files
from checks import run_checks
from compiled import provide_beside, provide_compiled
from environment import Environment
from say import Trouble, complain, step
from system_packages import provide_system_needs

ROOT = Path(__file__).resolve().parent.parent


def parse(arguments: list[str]) -> tuple[str, list[str]]:
    """The command and what is to be passed on."""
    parser = argparse.ArgumentParser(
        prog="python3 packaging/bootstrap.py",
        description="Sets Canasta Qt up in the folder .venv and starts it. "
        "The first run downloads about 80 MB; later runs start at once.",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="play|test|setup")
    commands.add_parser("play", help="start the game; further arguments go to it", add_help=False)
    commands.add_parser("test", help="run all checks; further arguments go to pytest")
    setup = commands.add_parser("setup", help="only set up, for playing, testing or packaging")
    setup.add_argument("purpose", nargs="?", choices=("play", "test", "packaging"), default="play")
    known, rest = parser.parse_known_args(arguments)
    if known.command == "setup":
        if rest:
            parser.error("unknown arguments: " + " ".join(rest))
        return "setup", [known.purpose]
    return known.command, rest


def play(rest: list[str]) -> int:
    """Start the game."""
    environment = installed("play")
    given = {**os.environ, **provide_beside(environment)}
    return subprocess.call([*environment.python_command, "-m", "canasta_qt", *rest], env=given)


def test(rest: list[str]) -> int:
    """Run every check."""
    return run_checks(set_up("test"), rest)


def setup(rest: list[str]) -> int:
    """Get ready and stop there."""
    environment = set_up(rest[0])
    print(f"Ready: {environment.python}")
    return 0


def set_up(purpose: str) -> Environment:
    """The environment with everything the purpose needs, compiled too; raises Trouble."""
    environment = installed(purpose)
    provide_compiled(environment)
    return environment


def installed(purpose: str) -> Environment:
    """The environment with the packages and libraries the purpose needs; raises Trouble."""
    provide_system_needs(purpose)
    environment = Environment(ROOT)
    environment.provide(purpose)
    if qm_files.stale():
        with step("Compiling the translations"):
            command = [*environment.python_command, "packaging/translations.py", "release"]
            if subprocess.call(command, cwd=ROOT):
                raise Trouble("the translations could not be compiled; the reason stands above")
    return environment


COMMANDS = {"play": play, "test": test, "setup": setup}


def main(arguments: list[str]) -> int:
    """Run one command; returns the exit status."""
    command, rest = parse(arguments)
    os.chdir(ROOT)
    try:
        return COMMANDS[command](rest)
    except Trouble as trouble:
        complain(str(trouble))
        return 1
    except PermissionError as error:
        complain(f"this user may not write or run {error.filename}; is the folder somebody else's?")
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
