"""Runs one of the commands of the laboratory: `python -m tools.lab arena --help`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence

from tools import lab
from tools.lab.commands.arena import measure_levels
from tools.lab.commands.decisions import measure_decisions
from tools.lab.commands.partner import measure_partner

COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "arena": measure_levels,
    "decisions": measure_decisions,
    "partner": measure_partner,
}


def main(words: Sequence[str]) -> int:
    """Run a command; returns the exit status: 2 where there is no such one."""
    if words and words[0] in COMMANDS:
        return COMMANDS[words[0]](words[1:])
    print(lab.__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
