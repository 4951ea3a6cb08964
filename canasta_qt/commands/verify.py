"""`canasta-qt verify FILE`: was a saved match dealt fairly, and played by its rules?"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from canasta_qt.commands.arguments import DIFFERENT, OK, UsageProblem, complain
from canasta_qt.commands.saved_match import read_match
from canasta_qt.record.fair_deal import DealCheck, check_deals
from canasta_qt.record.replay import MatchRun, ReplayDifference


def main(argv: Sequence[str]) -> int:
    """Print for every deal its seal and whether the deck is the one that was sealed.

    Exit status 0 when every deck is proved and the match plays as written, 1 when not, 2 when the
    file cannot be read.
    """
    options = _parser().parse_args(argv)
    try:
        log = read_match(options.file)
    except UsageProblem as problem:
        return complain("verify", problem)
    checks = check_deals(log)
    for check in checks:
        print(told(check))
    try:
        MatchRun.from_log(log)
    except ReplayDifference as difference:
        print(f"canasta-qt verify: {options.file}, {difference}", file=sys.stderr)
        return DIFFERENT
    print("the match plays by its rules, action by action")
    return OK if all(check.proved for check in checks) else DIFFERENT


def told(check: DealCheck) -> str:
    """One line about a deal."""
    seed = "the match's seed gives this deck" if check.shuffled else "the seed gives another deck"
    if not check.sealed:
        return f"deal {check.deal}: was not sealed; {seed}"
    if check.kept:
        return f"deal {check.deal}: the deck is the one that was sealed, {check.digest}; {seed}"
    return f"deal {check.deal}: NOT THE DECK that was sealed: {check.digest} != {check.computed}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt verify",
        description="Check the decks of a saved match against the seals shown before each deal, "
        "and that the match was played by its rules.",
    )
    parser.add_argument("file", metavar="FILE", help="a saved match (*.canasta)")
    return parser
