"""The match that was interrupted: found again when the program starts, and told in one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.picture import side_name
from canasta_qt.controller.session import Session
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.journal import Unfinished, load_unfinished, mark_damaged
from canasta_qt.storage.paths import Paths
from canasta_qt.storage.problems import StorageProblem


@dataclass(frozen=True, slots=True)
class WaitingMatch:
    """An interrupted match: where it lies, and one sentence about it."""

    unfinished: Unfinished
    text: str

    @property
    def log(self) -> MatchLog:
        """What has been played."""
        return self.unfinished.log


@dataclass(frozen=True, slots=True)
class Search:
    """The latest match that waits, if any, and what was wrong with other files."""

    match: WaitingMatch | None
    problems: tuple[StorageProblem, ...]


def find_waiting(paths: Paths) -> Search:
    """Look for the latest interrupted match that plays again; damaged ones are set aside."""
    found = load_unfinished(paths)
    problems = list(found.problems)
    for unfinished in found.matches:
        try:
            return Search(WaitingMatch(unfinished, describe(unfinished.log)), tuple(problems))
        except ReplayDifference as difference:
            problems.append(mark_damaged(unfinished, str(difference)))
    return Search(None, tuple(problems))


def describe(log: MatchLog) -> str:
    """A match in two short lines: its deal and the totals. Raises `ReplayDifference`."""
    run = MatchRun.from_log(log)
    session = Session.of_log(log)
    setup = run.match.setup
    ours = setup.side_of[session.viewer]
    sides = sorted(range(len(setup.sides)), key=lambda side: side != ours)
    totals = " – ".join(
        f"{side_name(session, setup, side)} {figures(run.match.totals[side])}" for side in sides
    )
    return QCoreApplication.translate("Waiting", "A match is waiting: deal {n}\n{totals}").format(
        n=max(1, len(log.deals)), totals=totals
    )
