"""Holding a contest with a progress bar on the terminal."""

from __future__ import annotations

import sys

from canasta_qt.arena.contest import Contest, ContestReport, hold
from canasta_qt.arena.kept import Kept
from canasta_qt.arena.tally import Tally
from canasta_qt.commands.arena_text import mean_text

LENGTH = 30


def held(
    contest: Contest, pairs: int, matches: int, processes: int, kept: Kept | None = None
) -> ContestReport:
    """What comes of a contest, its progress shown on a terminal.

    Raises `CrewLost` and `KeptProblem`.
    """
    bar = Bar(pairs + matches, f"{contest.one} / {contest.other}")
    return hold(contest, pairs, matches, processes=processes, watch=bar.show, kept=kept)


class Bar:
    """A progress bar on a terminal, and nothing elsewhere."""

    def __init__(self, wanted: int, title: str = "") -> None:
        """`wanted` is the number of duels, `title` stands before the bar."""
        self._wanted = wanted
        self._title = f"{title} " if title else ""

    def show(self, done: int, margins: Tally) -> None:
        """Draw so many of the wanted duels, and the margin so far."""
        if not sys.stderr.isatty():
            return
        full = LENGTH * done // self._wanted
        text = mean_text(margins.mean, margins.interval) if margins.count else ""
        bar = "#" * full + "." * (LENGTH - full)
        end = "\n" if done == self._wanted else ""
        line = f"\r{self._title}[{bar}] {done} of {self._wanted}  {text:<20}"
        print(line, end=end, file=sys.stderr, flush=True)
