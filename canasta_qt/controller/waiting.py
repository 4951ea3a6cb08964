"""The match that was interrupted: found again when the program starts, and told in one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.company import own_first, scorer_names
from canasta_qt.controller.figures import figures
from canasta_qt.controller.games import game_choice
from canasta_qt.controller.session import Session
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.match_values import Found, Unfinished
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.problems import StorageProblem

MOST_LISTED = 30
"""So many interrupted matches are offered to choose from, the latest first."""


@dataclass(frozen=True, slots=True)
class WaitingMatch:
    """An interrupted match: its number and log, its game and deal, and the totals, in words."""

    unfinished: Unfinished
    text: str
    title: str
    totals: str

    @property
    def log(self) -> MatchLog:
        """What has been played."""
        return self.unfinished.log

    @property
    def changed(self) -> float:
        """When it was last played, in seconds since the epoch."""
        return self.unfinished.changed


@dataclass(frozen=True, slots=True)
class Search:
    """Matches that wait, the latest first, and what was wrong with others.

    `others` says whether there may be more than those in `matches`.
    """

    matches: tuple[WaitingMatch, ...]
    problems: tuple[StorageProblem, ...]
    others: bool = False

    @property
    def match(self) -> WaitingMatch | None:
        """The latest match that waits, if any."""
        return self.matches[0] if self.matches else None


def find_waiting(store: MatchStore, most: int = 1) -> Search:
    """Look for the latest interrupted matches that play again; damaged ones are set aside.

    Each is played again to see how it stands, so no more than `most` are looked at. Never raises.
    """
    try:
        found = store.unfinished()
    except StorageProblem as problem:
        found = Found((), (problem,))
    problems = list(found.problems)
    matches: list[WaitingMatch] = []
    left = list(found.matches)
    while left and len(matches) < most:
        unfinished = left.pop(0)
        try:
            matches.append(describe(unfinished))
        except ReplayDifference as difference:
            problems.append(_put_aside(store, unfinished, str(difference)))
    return Search(tuple(matches), tuple(problems), others=bool(left))


def _put_aside(store: MatchStore, unfinished: Unfinished, reason: str) -> StorageProblem:
    try:
        return store.set_aside(unfinished.id, reason)
    except StorageProblem as problem:
        return problem


def describe(unfinished: Unfinished) -> WaitingMatch:
    """An interrupted match in words. Raises `ReplayDifference`."""
    log = unfinished.log
    run = MatchRun.from_log(log)
    session = Session.of_log(log, title_of(log))
    setup = run.match.setup
    names = scorer_names(session, setup)
    order = own_first(setup.scorer_seats, session.viewer)
    totals = " – ".join(f"{names[one]} {figures(run.match.totals[one])}" for one in order)
    deal = max(1, len(log.deals))
    title = QCoreApplication.translate("Waiting", "{rules}, deal {n}").format(
        rules=session.title, n=deal
    )
    text = QCoreApplication.translate("Waiting", "Waiting: {title}\n{totals}")
    return WaitingMatch(unfinished, text.format(title=title, totals=totals), title, totals)


def title_of(log: MatchLog) -> str:
    """The title of the rules a log was begun under, as it is kept."""
    if log.rules_name:
        return log.rules_name
    try:
        return game_choice(log.preset).kept_title
    except LookupError:
        return log.preset
