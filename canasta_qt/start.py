"""The composition root: reads the command line and starts what it asks for.

Qt and the layers are imported only where they are needed: ``judge``, ``simulate`` and ``replay``
run without PySide6, and a start without a display still gets its explanation.
"""

import argparse
import importlib
import sys
from collections.abc import Mapping, Sequence

from canasta_qt import __version__, preflight

COMMANDS: Mapping[str, tuple[str, str]] = {
    "judge": ("canasta_qt.record.judge_cli", "judge positions written as text: judge FILE"),
    "simulate": (
        "canasta_qt.bots.simulate_cli",
        "let bots play without a screen: simulate --rules ID --deals N --seed S",
    ),
    "replay": ("canasta_qt.record.replay_cli", "play a saved log again: replay FILE"),
}
"""Command without a window: the module whose ``main(arguments) -> int`` runs it, and its help."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and words[0] in COMMANDS:
        module, _ = COMMANDS[words[0]]
        status: int = importlib.import_module(module).main(words[1:])
        return status
    return play(parser().parse_args(words))


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
