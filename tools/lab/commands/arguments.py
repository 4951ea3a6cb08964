"""What all commands of the laboratory take, and how they complain."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from canasta_qt.commands.arguments import DIFFERENT, OK, UNUSABLE, chosen_rules, parse_settings
from canasta_qt.engine.rules import TableRules
from canasta_qt.jobs.pool import PoolLost
from canasta_qt.players.api import UnknownLevel
from canasta_qt.start import UsageProblem
from tools.lab.commands.arena_report import PageProblem
from tools.lab.contest import PROCESSES
from tools.lab.lines_file import LinesFileProblem

Run = Callable[[argparse.Namespace, TableRules], bool]
"""Does what the options ask for, under these rules; whether all of it was played."""


def parser_of(command: str, description: str) -> argparse.ArgumentParser:
    """A parser with the options that all commands have."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.lab {command}", description=description)
    add = parser.add_argument
    add("levels", metavar="LEVEL", nargs="*", help="two levels")
    add("--rules", metavar="ID", default="classic_4p", help="a preset; see: canasta-qt rules")
    add("--set", metavar="KEY=VALUE", action="append", default=[], help="change one table rule")
    add("--seed", metavar="S", default="1", help="same seed, same cards and play (default: 1)")
    add("--processes", metavar="N", default=str(PROCESSES), help=f"default: {PROCESSES}")
    add("--keep", metavar="FILE", help="keep results in FILE, and go on with what is in it")
    add("--json", action="store_true", help="one JSON object a result")
    return parser


def run(command: str, options: argparse.Namespace, do: Run) -> int:
    """Exit status 0 when all was played, 1 when a bot broke the rules or the processes died, 2 for
    unusable arguments, which are complained of in one line.
    """
    try:
        rules = chosen_rules(options.rules, parse_settings(options.set)).rules
        return OK if do(options, rules) else DIFFERENT
    except (UsageProblem, UnknownLevel, PageProblem, LinesFileProblem) as problem:
        print(f"tools.lab {command}: {problem}", file=sys.stderr)
        return UNUSABLE
    except PoolLost as problem:
        print(f"tools.lab {command}: {problem}", file=sys.stderr)
        return DIFFERENT


def two_levels(options: argparse.Namespace, *, otherwise: str = "") -> tuple[str, str]:
    """The two levels. Raises `UsageProblem` where there are not two."""
    if len(options.levels) != 2:
        raise UsageProblem(f"two levels are needed, not {len(options.levels)}{otherwise}")
    one, other = options.levels
    return one, other
