"""The composition root: reads the command line and starts what it asks for.

Qt and the layers are imported only where they are needed: ``judge``, ``simulate`` and ``replay``
run without PySide6, and a start without a display still gets its explanation.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Mapping, Sequence

from canasta_qt import __version__, preflight

COMMANDS: Mapping[str, tuple[str, str]] = {
    "judge": ("canasta_qt.commands.judge", "judge positions written as text: judge FILE"),
    "simulate": (
        "canasta_qt.commands.simulate",
        "let bots play without a screen: simulate --rules ID --deals N --seed S",
    ),
    "replay": ("canasta_qt.commands.replay", "play a saved log again: replay FILE"),
    "rules": ("canasta_qt.commands.rules_list", "list all games and whether they can be played"),
}
"""Command without a window: the module whose ``main(arguments) -> int`` runs it, and its help."""

INTERRUPTED = 130
"""Exit status of a command that was stopped."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in COMMANDS:
        return _run(*words)
    return play(parser().parse_args(words))


def _run(command: str, *words: str) -> int:
    """Run a command; a reader that goes away, or the keyboard, ends it quietly."""
    module, _ = COMMANDS[command]
    try:
        status: int = importlib.import_module(module).main(words)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INTERRUPTED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def parser() -> argparse.ArgumentParser:
    """The command line of the game itself."""
    lines = "\n".join(f"  {name:<10}{text}" for name, (_, text) in COMMANDS.items())
    result = argparse.ArgumentParser(
        prog="canasta-qt",
        description="Canasta for the desktop.",
        epilog=f"commands without a window (each with its own --help):\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    result.add_argument("--demo", action="store_true", help="bots play every seat")
    result.add_argument("--rules", metavar="ID", help="start a match with this preset")
    result.add_argument("--data-dir", metavar="DIR", help="keep matches and settings here")
    result.add_argument("--version", action="version", version=f"Canasta Qt {__version__}")
    return result


def play(options: argparse.Namespace) -> int:
    """Open the game."""
    if not preflight.ready():
        return preflight.CANNOT_START
    window = importlib.import_module("canasta_qt.main_window")
    status: int = window.run(options)
    return status
