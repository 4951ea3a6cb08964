"""Count the packaged games anew: ``python -m tools.write_figures [ID ...]``.

The same deals, bots and rules give the same file. Without ids every game is counted; with ids only
these, and the others stay as they are.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.jobs.pool import Pool
from canasta_qt.players import trial
from canasta_qt.players.trial import (
    FIGURES_FILE,
    TrialPart,
    TrialReport,
    figures_conditions,
    figures_entry,
    parts_of,
    play_part,
    total,
)

PATH = Path(trial.__file__).with_name(FIGURES_FILE)


def main(argv: Sequence[str] | None = None) -> int:
    """Count and write; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", metavar="ID", nargs="*", choices=[[], *preset_ids()])
    parser.add_argument("--processes", type=int, metavar="N", help="how many at once")
    options = parser.parse_args(argv)
    wanted = options.games or preset_ids()
    games: dict[str, Any] = _written() if options.games else {}
    for game in wanted:
        rules = preset(game).rules
        games[game] = figures_entry(rules, _count(parts_of(rules), options.processes))
        sys.stderr.write(f"{game}\n")
    PATH.write_text(_text({game: games[game] for game in preset_ids() if game in games}), "utf-8")
    return 0


def _count(parts: Sequence[TrialPart], processes: int | None) -> TrialReport:
    """The report of a game. Raises `RuntimeError` when a part could not be played."""
    reports: list[TrialReport] = []
    with Pool[TrialPart, TrialReport](play_part, processes) as pool:
        for done in pool.run(parts):
            if done.result is None:
                raise RuntimeError(done.trouble)
            reports.append(done.result)
    return total(reports, sum(part.deals for part in parts))


def _written() -> dict[str, Any]:
    if not PATH.exists():
        return {}
    games: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))["games"]
    return games


def _text(games: dict[str, Any]) -> str:
    """The file, a line for each game."""
    lines = ",\n".join(f"{json.dumps(game)}: {json.dumps(found)}" for game, found in games.items())
    head = json.dumps(figures_conditions())[1:-1]
    return f'{{{head},\n"games": {{\n{lines}\n}}}}\n'


if __name__ == "__main__":
    sys.exit(main())
