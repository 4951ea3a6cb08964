"""All matches ever played here: those that are running, action by action, and those that are over.

Every change is on the disk when the call returns. Whatever cannot be done raises `StorageProblem`.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Sequence

from canasta_qt.engine.scoring import SideScore
from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import Fault, RecordProblem, loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.log_lines import LogPiece, lines_of
from canasta_qt.storage.match_rows import (
    ListedMatch,
    ListFilter,
    ListFilterValues,
    ListOrder,
    NoSuchMatch,
    count_matches,
    find_finished,
    find_same_match,
    finish_rows,
    insert_head,
    insert_lines,
    insert_scores,
    is_running,
    list_filter_values,
    list_matches,
    log_text,
    renew_header,
    require_running,
)
from canasta_qt.storage.match_values import (
    Deleted,
    Ending,
    Filter,
    FinishedPage,
    Found,
    Order,
    Slice,
    Unfinished,
)


class MatchStore:
    """The matches of one database.

    A match is begun, gets its lines one by one (`log_lines`), and is finished. `title` is what its
    rules are called in lists.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- a running match ----------------------------------------------------------------------

    def begin(self, log: MatchLog, title: str = "", begun: float | None = None) -> int:
        """A new match with what has been played of it; returns its number."""
        now = time.time() if begun is None else begun
        with self.database.writing() as connection:
            match = insert_head(connection, log, title, now)
            insert_lines(connection, match, lines_of(log), now)
        return match

    def add(self, match: int, lines: Sequence[LogPiece]) -> None:
        """Add lines at the end: accepted actions, a new deal, the scores of one that is over."""
        with self.database.writing() as connection:
            require_running(connection, match)
            insert_lines(connection, match, lines, time.time())

    def truncate(self, match: int, deal: int, actions: int) -> None:
        """Keep only so many actions of the last deal: what undo does."""
        with self.database.writing() as connection:
            require_running(connection, match)
            connection.execute(
                "DELETE FROM actions WHERE match = ? AND (deal, number) > (?, ?)",
                (match, deal, actions),
            )

    def rewrite(self, match: int | None, log: MatchLog, title: str, begun: float) -> int:
        """Store a running match as a whole, whatever was stored of it before.

        Returns its number: another one if it was not there any more, as after a fresh start.
        """
        with self.database.writing() as connection:
            if match is None or not is_running(connection, match):
                match = insert_head(connection, log, title, begun)
            renew_header(connection, match, log)
            connection.execute("DELETE FROM actions WHERE match = ?", (match,))
            insert_lines(connection, match, lines_of(log), time.time())
        return match

    def scored(self, match: int, deals: Iterable[Iterable[SideScore]]) -> None:
        """Note what the deals that are over brought each scorer, line by line, from the first."""
        with self.database.writing() as connection:
            for number, scores in enumerate(deals, start=1):
                insert_scores(connection, match, number, scores)

    def finish(self, match: int, ending: Ending, ended: float | None = None) -> None:
        """The match is over: its play is made small and it joins the finished ones."""
        now = time.time() if ended is None else ended
        with self.database.writing() as connection:
            require_running(connection, match)
            finish_rows(connection, match, ending, now)

    # --- looking ------------------------------------------------------------------------------

    def unfinished(self) -> Found:
        """All matches that can be gone on with, the one played latest first.

        A match that cannot be read any more is set aside and told among the problems.
        """
        with self.database.reading() as connection:
            rows = connection.execute(
                "SELECT id, begun, (SELECT max(at) FROM actions WHERE match = id) FROM matches "
                "WHERE ended IS NULL AND deleted IS NULL AND aside IS NULL ORDER BY id DESC"
            ).fetchall()
        matches: list[Unfinished] = []
        problems: list[StorageProblem] = []
        for match, begun, played in rows:
            try:
                matches.append(Unfinished(match, self.log(match), played or begun))
            except StorageProblem as problem:
                problems.append(problem)
                if problem.code is StorageCode.MATCH_DAMAGED:
                    with contextlib.suppress(StorageProblem):
                        self.set_aside(match, problem.reason)
        matches.sort(key=lambda one: (one.changed, one.id), reverse=True)
        return Found(tuple(matches), tuple(problems))

    def finished(
        self, wanted: Filter | None = None, order: Order | None = None, part: Slice | None = None
    ) -> FinishedPage:
        """A part of the list of matches that are over."""
        with self.database.reading() as connection:
            return find_finished(connection, wanted or Filter(), order or Order(), part or Slice())

    def ids(self) -> list[int]:
        """The numbers of all matches, running or over, that are not deleted."""
        with self.database.reading() as connection:
            rows = connection.execute("SELECT id FROM matches WHERE deleted IS NULL ORDER BY id")
            return [match for (match,) in rows]

    def count(self, wanted: ListFilter | None = None) -> int:
        """How many matches there are, running ones too."""
        with self.database.reading() as connection:
            return count_matches(connection, wanted or ListFilter())

    def listed(
        self,
        wanted: ListFilter | None = None,
        order: ListOrder | None = None,
        part: Slice | None = None,
    ) -> tuple[ListedMatch, ...]:
        """A part of the list of all matches, running ones too."""
        with self.database.reading() as connection:
            return list_matches(
                connection, wanted or ListFilter(), order or ListOrder(), part or Slice()
            )

    def whats_there(self) -> ListFilterValues:
        """What the list of all matches can be narrowed to."""
        with self.database.reading() as connection:
            return list_filter_values(connection)

    def log(self, match: int) -> MatchLog:
        """A match, running or over. `MATCH_DAMAGED` when it cannot be read any more."""
        return self._parsed(match, self.text(match))

    def text(self, match: int) -> str:
        """The same as the text of a `.canasta` file."""
        try:
            with self.database.reading() as connection:
                return log_text(connection, match)
        except (NoSuchMatch, ValueError) as problem:
            raise self._damaged(match, str(problem)) from problem

    # --- deleting and taking in ---------------------------------------------------------------

    def delete(self, *matches: int) -> Deleted:
        """Take matches out of all lists. They are kept until `purge`."""
        self._mark_deleted(matches, time.time())
        return Deleted(matches)

    def restore(self, deleted: Deleted) -> None:
        """Undo a deletion."""
        self._mark_deleted(deleted.ids, None)

    def purge(self) -> None:
        """Give up for good what was deleted and not restored."""
        with self.database.reading() as connection:
            (some,) = connection.execute(
                "SELECT EXISTS (SELECT 1 FROM matches WHERE deleted IS NOT NULL)"
            ).fetchone()
        if some:
            with self.database.writing() as connection:
                connection.execute("DELETE FROM matches WHERE deleted IS NOT NULL")

    def import_log(
        self, log: MatchLog, title: str = "", *, at: float | None = None, source: str | None = None
    ) -> int:
        """Take a match in, among the finished ones if it is over; returns its number.

        `at` is when it was played. What comes from the same `source` is taken in only once.
        Raises `ReplayDifference` for a log that does not play as written, with nothing stored.
        """
        deals: list[tuple[SideScore, ...]] = []
        run = MatchRun.from_log(log, on_deal_over=lambda played: deals.append(played.finish_deal()))
        ending = Ending.of(run)
        now = time.time() if at is None else at
        with self.database.writing() as connection:
            known = connection.execute("SELECT id FROM matches WHERE source = ?", (source,))
            for (match,) in known:
                return int(match)
            match = insert_head(connection, log, title, now, source)
            insert_lines(connection, match, lines_of(log), now)
            for number, scores in enumerate(deals, start=1):
                insert_scores(connection, match, number, scores)
            if ending is not None:
                finish_rows(connection, match, ending, now)
        return match

    def keep(self, log: MatchLog, title: str = "") -> int:
        """Take a match in that somebody brings; returns its number.

        One that is there already is not taken in again, but comes back if it was deleted. Raises
        as `import_log`.
        """
        with self.database.reading() as connection:
            known = find_same_match(connection, log)
        if known is None:
            return self.import_log(log, title)
        self.restore(Deleted((known,)))
        return known

    def set_aside(self, match: int, reason: str) -> StorageProblem:
        """Take a match that cannot be played on out of the lists; nothing of it is changed.

        Returns the problem to tell.
        """
        with self.database.writing() as connection:
            connection.execute("UPDATE matches SET aside = ? WHERE id = ?", (reason, match))
        return self._damaged(match, reason)

    def _mark_deleted(self, matches: Iterable[int], moment: float | None) -> None:
        with self.database.writing() as connection:
            connection.executemany(
                "UPDATE matches SET deleted = ? WHERE id = ?", [(moment, one) for one in matches]
            )

    def _parsed(self, match: int, text: str) -> MatchLog:
        try:
            return loads(text).log
        except RecordProblem as problem:
            raise self._damaged(match, str(problem), problem) from problem

    def _damaged(
        self, match: int, reason: str, problem: RecordProblem | None = None
    ) -> StorageProblem:
        newer = problem is not None and problem.fault is Fault.FUTURE
        code = StorageCode.FUTURE if newer else StorageCode.MATCH_DAMAGED
        return StorageProblem(code, self.database.path, f"match {match}: {reason}")
