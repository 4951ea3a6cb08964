"""Keeps the running match in the store: every accepted action is safe before anybody sees it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import replace

from canasta_qt.record.log import DealLog, MatchLog
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.log_lines import LogPiece, deal_lines
from canasta_qt.storage.match_values import Ending, endings_of
from canasta_qt.storage.matches import MatchStore, NoSuchMatch
from canasta_qt.storage.salvage.recovery import Recovery, RunRecovery, recover
from canasta_qt.storage.salvage.saved_match import saved_log
from canasta_qt.storage.statistics import note_deal, note_ending
from canasta_qt.storage.statistics_counts import count_deal

ProblemListener = Callable[[StorageProblem], None]


class Recorder:
    """Keeps one match; hand it to `MatchRun.on_change`.

    It never raises: a disk that is full must not stop a game. `problem` holds the latest failure
    until storing succeeds again, and `on_problem` hears of the first of a row; every change tries
    again with the whole log. `match` is the number in the store; None before anything has been
    stored.
    """

    def __init__(
        self,
        store: MatchStore,
        on_problem: ProblemListener | None = None,
        *,
        title: str = "",
        match: int | None = None,
        run_recovery: RunRecovery = Recovery.run,
    ) -> None:
        """`match` is one to go on with; without it, the first change begins a new one."""
        self.store = store
        self._run_recovery = run_recovery
        self.match = match
        self.problem: StorageProblem | None = None
        self.on_problem = on_problem
        self._title = title
        self._begun = self._when_begun()
        self._deals: list[DealLog] | None = None
        self._stored: MatchLog | None = None

    def stored_before(self, log: MatchLog) -> None:
        """This much of the match is in the store already: it is gone on with."""
        self._stored = _copied(log)

    def unsaved(self, log: MatchLog) -> int:
        """How many moves of the match are not in the store; giving it up counts as one."""
        if self.problem is None:
            return 0
        moves = sum(len(deal.entries) for deal in log.deals)
        if self._stored is None:
            return moves + (log.conceded is not None)
        given_up = log.conceded is not None and self._stored.conceded is None
        return moves - _common(self._stored.deals, log.deals) + given_up

    def __call__(self, log: MatchLog) -> None:
        """Bring the store up to date with the log."""
        try:
            self._write(log)
        except StorageProblem as problem:
            self._deals = None
            left = self._recovered(log) if problem.code is StorageCode.DAMAGED else problem
            if left is not None:
                self._failed(left)
                return
        self.problem = None

    def renew(self, log: MatchLog) -> None:
        """Store the whole log: its head has changed. Never raises."""
        self._deals = None
        self(log)

    def book(self, run: MatchRun) -> None:
        """Note the scores of a deal that is over; the last one finishes the match. Never raises."""
        if self.match is None or self.problem is not None:
            return
        try:
            self._book(run, self.match)
        except StorageProblem as problem:
            left: StorageProblem | None = problem
            if problem.code is StorageCode.DAMAGED:
                left = self._recovered(run.log) or self._booked_again(run)
            if left is not None:
                self._failed(left)

    def save_the_rest(self, run: MatchRun) -> None:
        """Try once more to keep what could not be kept, if there is anything. Never raises."""
        if self.problem is None:
            return
        with contextlib.suppress(StorageProblem):
            if self.match is None or self._may_be_written(self.match):
                self(run.log)
                self.book(run)

    def _may_be_written(self, match: int) -> bool:
        """Whether it is running in the store, or is not there at all: its folder has vanished."""
        return self.store.is_running(match) or self.store.begun(match) is None

    def _book(self, run: MatchRun, match: int) -> None:
        with contextlib.suppress(NoSuchMatch):
            if run.deal_over:
                run.finish_deal()
                note_deal(self.store, match, count_deal(run))
            ending = Ending.of(run)
            if ending is not None:
                self.store.finish(match, ending)
                note_ending(self.store, match, run.log, endings_of(run))

    def _booked_again(self, run: MatchRun) -> StorageProblem | None:
        """Book in the fresh database; returns what is wrong with it, if anything."""
        assert self.match is not None
        try:
            self._book(run, self.match)
        except StorageProblem as problem:
            return problem
        return None

    def _recovered(self, log: MatchLog) -> StorageProblem | None:
        """The database is damaged: go on in a fresh one, with all that could be saved, if possible.

        The match itself comes first, so that it is safe although somebody ends the recovery.
        """
        database = self.store.database
        playing = saved_log(log, self._title, self._begun, self.match or 0)
        recovery = Recovery(database.path, damaged=True, playing=playing)
        try:
            result = recover(database, recovery, self._run_recovery)
            self.match = recovery.number
            self._deals = None
            self._write(log)
        except StorageProblem as problem:
            return problem
        if self.on_problem is not None:
            self.on_problem(result)
        return None

    def _when_begun(self) -> float:
        """When the match was begun; seed and players with it distinguish it from all others."""
        begun = None
        if self.match is not None:
            with contextlib.suppress(StorageProblem):
                begun = self.store.begun(self.match)
        return time.time() if begun is None else begun

    def _failed(self, problem: StorageProblem) -> None:
        first = self.problem is None
        self.problem = problem
        if first and self.on_problem is not None:
            self.on_problem(problem)

    def _write(self, log: MatchLog) -> None:
        if self.match is None or self._deals is None or not self._added(self.match, log):
            self.match = self.store.rewrite(self.match, log, self._title, self._begun)
        self._stored = _copied(log)
        self._deals = self._stored.deals

    def _added(self, match: int, log: MatchLog) -> bool:
        assert self._deals is not None
        new = _new_lines(self._deals, log)
        if new is None:
            return False
        try:
            if isinstance(new, int):
                self.store.truncate(match, len(log.deals), new)
            elif new:
                self.store.add(match, new)
        except NoSuchMatch:
            return False
        return True


def _copied(log: MatchLog) -> MatchLog:
    """The log as it is now; only its last deal still changes."""
    return replace(log, deals=[*log.deals[:-1], *(deal.copy() for deal in log.deals[-1:])])


def _common(stored: list[DealLog], played: list[DealLog]) -> int:
    count = 0
    for before, now in zip(stored, played, strict=False):
        same = 0
        for one, other in zip(before.entries, now.entries, strict=False):
            if one != other:
                break
            same += 1
        count += same
        if same < len(before.entries):
            break
    return count


def _new_lines(written: list[DealLog], log: MatchLog) -> list[LogPiece] | int | None:
    """What was added, or how many actions of the last deal are left; None for any other change."""
    if len(log.deals) < len(written):
        return None
    if log.conceded is not None:
        return None
    lines: list[LogPiece] = []
    if written:
        before, now = written[-1], log.deals[len(written) - 1]
        known = len(before.entries)
        if before.scored not in (None, now.scored):
            return None
        if now.entries[:known] != before.entries:
            kept = now.entries == before.entries[: len(now.entries)]
            return len(now.entries) if kept and len(log.deals) == len(written) else None
        lines += deal_lines(now, known, has_scores=before.scored is not None)
    for deal in log.deals[len(written) :]:
        lines += deal_lines(deal)
    return lines
