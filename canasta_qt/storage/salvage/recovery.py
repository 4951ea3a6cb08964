"""A damaged database: everything that can be read goes into a new one, which takes its place.

That is one rename, the last step; killed before, the next start goes on. The damaged file stays as
`*.damaged`, and is read again at every start until it has been read to the end.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_qt.storage.database import Database
from canasta_qt.storage.files import (
    StorageCode,
    StorageProblem,
    free_damaged_name,
    os_errors_as,
    patiently,
    remove_file,
    sync_file,
    sync_folder,
)
from canasta_qt.storage.salvage.saved_match import SavedMatch, SpareRules
from canasta_qt.storage.salvage.shelf import Shelf
from canasta_qt.storage.salvage.sources import SalvageSource
from canasta_qt.storage.side_files import (
    JOURNAL,
    SHARED,
    beside,
    copy_files,
    damaged_files,
    damaged_files_to_read,
    deleted_marks,
    recovering_path,
    taken_mark,
)

_BATCH_SECONDS: Final = 0.1
"""After so long, what has been taken over is brought to the disk."""


@dataclass(frozen=True, slots=True)
class RecoveryProgress:
    """How many matches are on the disk, of how many, as far as the files say."""

    safe: int = 0
    total: int | None = None


class _Interrupted(Exception):
    """Somebody asked for an end."""


class Recovery:
    """One recovery. `run` it in any one thread; the rest may be used from every thread.

    `number` is that of the match being played in the new database; None before it is there.
    """

    def __init__(self, path: Path, *, damaged: bool, playing: SavedMatch | None = None) -> None:
        """Of the database `path`; `damaged` if it is itself, not only one that was set aside.

        `playing` is brought to the disk before anything else; its number may be 0.
        """
        self.progress = RecoveryProgress()
        self.number: int | None = None
        self._path = path
        self._damaged = damaged
        self._playing = playing
        self._stop = threading.Event()
        self._brought = 0

    def interrupt(self) -> None:
        """Let `run` come to an end soon; what is safe stays so, the next start does the rest."""
        self._stop.set()

    def run(self) -> StorageProblem | None:
        """Take over what can be read; returns what is to be reported, if anything.

        That is `RECOVERED`, `RECOVERY_UNFINISHED`, or why it could not be done, with nothing lost.
        The database must not be open in this program. Does not raise `StorageProblem`.
        """
        try:
            with _told(self._path):
                return self._rebuild() if self._damaged else self._complete()
        except _Interrupted:
            reason = "it goes on at the next start"
            number = self.progress.safe
            return StorageProblem(
                StorageCode.RECOVERY_UNFINISHED, self._path, reason, number=number
            )
        except StorageProblem as problem:
            if problem.code is not StorageCode.DAMAGED:
                return problem
            if not self._damaged:  # it only shows now
                self._damaged = True
                return self.run()
            return StorageProblem(StorageCode.NOT_WRITABLE, self._path, problem.reason)

    # --- a damaged database ---------------------------------------------------------------------

    def _rebuild(self) -> StorageProblem:
        if not self._path.exists():  # one that has vanished counts as an empty file
            self._path.touch(mode=0o600)
        fresh = recovering_path(self._path)
        aside = _aside_of(self._path)
        spare = SpareRules(copy_files(self._path))
        damaged = SalvageSource(aside or self._path, spare)
        others = [one for one in damaged_files_to_read(self._path) if one != aside]
        deleted = _deleted_from(self._path)
        sources = [damaged, *(SalvageSource(one, spare, deleted=deleted) for one in others)]
        with contextlib.closing(_usable(fresh)) as target:
            self._fill(target, sources, copies_too=True)
            number = self.progress.safe
            _settle(target)
        aside = aside or _set_aside(self._path)
        for end in (JOURNAL, SHARED):
            remove_file(beside(self._path, end))
        sync_folder(self._path.parent)
        patiently(lambda: os.replace(fresh, self._path))
        sync_folder(self._path.parent)
        _mark_taken(source.path for source in sources if not source.is_newer)
        _mark_taken([aside])
        reason = f"{number} matches could be read and are kept"
        return StorageProblem(StorageCode.RECOVERED, aside, reason, number=number)

    # --- a sound one, beside which a damaged one lies -------------------------------------------

    def _complete(self) -> StorageProblem | None:
        left = recovering_path(self._path)
        asides = damaged_files_to_read(self._path)
        begun = [left] if left.exists() and left.stat().st_size else []
        spare = SpareRules(copy_files(self._path))
        deleted = _deleted_from(self._path)
        sources = [SalvageSource(one, spare, deleted=deleted) for one in (*begun, *asides)]
        with contextlib.closing(Database(self._path)) as target:
            self._fill(target, sources, copies_too=left.exists())
        _remove_database(left)
        _mark_taken(one.path for one in sources if one.path != left and not one.is_newer)
        if not self._brought:
            return None
        aside = (damaged_files(self._path) or [self._path])[-1]
        reason = f"{self._brought} matches could be read and are kept"
        return StorageProblem(StorageCode.RECOVERED, aside, reason, number=self._brought)

    # --- both -----------------------------------------------------------------------------------

    def _fill(self, target: Database, sources: list[SalvageSource], *, copies_too: bool) -> None:
        """Take the matches of all sources over.

        The latest copy has what cannot be read; older ones are asked only where something is still
        missing. None brings back what was deleted since.
        """
        deleted = _deleted_from(self._path)
        with target.reading() as connection:
            shelf = Shelf(connection)
        if self._playing is not None:
            with target.writing():
                self.number = shelf.put(self._playing)
        self._note(shelf, None)
        for source in sources:
            self._take(target, shelf, source)
        for copy in copy_files(self._path):
            if copies_too or not all(source.complete for source in sources):
                one = SalvageSource(copy, deleted=deleted)
                self._take(target, shelf, one)
                copies_too = copies_too and not one.complete

    def _take(self, target: Database, shelf: Shelf, source: SalvageSource) -> None:
        matches = source.matches(shelf)
        with contextlib.closing(matches):
            more = True
            while more:
                with target.writing():
                    more = self._take_batch(matches, shelf)
                self._note(shelf, source)
                if self._stop.is_set():
                    raise _Interrupted

    def _take_batch(self, matches: Iterator[SavedMatch | None], shelf: Shelf) -> bool:
        """Take matches over until it is time to write; False when there are no more."""
        until = time.monotonic() + _BATCH_SECONDS
        for saved in matches:
            if saved is not None and shelf.take(saved).how in ("new", "better"):
                self._brought += 1
            if time.monotonic() > until or self._stop.is_set():
                return True
        return False

    def _note(self, shelf: Shelf, source: SalvageSource | None) -> None:
        total = max(self.progress.total or 0, source.count if source else 0, len(shelf))
        self.progress = RecoveryProgress(len(shelf), total or None)


RunRecovery = Callable[[Recovery], StorageProblem | None]
"""Runs a recovery to its end and returns what it returned: in a thread, with a window, or so."""


def recover(
    database: Database, recovery: Recovery | None = None, run: RunRecovery = Recovery.run
) -> StorageProblem:
    """Replace a damaged database that is in use by a new one; returns what to report.

    Until it is over, the database refuses every use, and for good if it was interrupted. Raises
    `StorageProblem` then, or when it cannot be done; nothing is lost.
    """
    database.withhold(True)
    unfinished = False
    try:
        result = run(recovery or Recovery(database.path, damaged=True))
        assert result is not None
        unfinished = result.code is StorageCode.RECOVERY_UNFINISHED
    finally:
        database.withhold(unfinished)
    if result.code is not StorageCode.RECOVERED:
        raise result
    return result


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        with os_errors_as(StorageCode.NOT_WRITABLE, path):
            yield
    except sqlite3.Error as problem:
        raise StorageProblem(StorageCode.NOT_WRITABLE, path, str(problem)) from problem


def _deleted_from(path: Path) -> frozenset[str]:
    """The marks of matches that were deleted; a list that cannot be read keeps nothing out."""
    with contextlib.suppress(StorageProblem):
        return deleted_marks(path)
    return frozenset()


def _usable(fresh: Path) -> Database:
    """The new database as far as it was built; one that cannot be used is begun again."""
    database = Database(fresh)
    try:
        if database.is_sound():
            return database
    except StorageProblem as problem:
        if problem.code not in (StorageCode.DAMAGED, StorageCode.FUTURE):
            raise
    database.close()
    _remove_database(fresh)
    return Database(fresh)


def _settle(target: Database) -> None:
    if not target.is_sound():
        raise StorageProblem(StorageCode.NOT_WRITABLE, target.path, "it was not written well")
    with target.reading() as connection:
        (mode,) = connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    if mode != "delete":
        raise StorageProblem(StorageCode.NOT_WRITABLE, target.path, "its journal is in use")
    target.close()
    sync_file(target.path)
    sync_folder(target.path.parent)


def is_being_replaced(path: Path) -> bool:
    """Whether a recovery of a database came to its last step, but not over it."""
    return path.exists() and _aside_of(path) is not None


def _aside_of(path: Path) -> Path | None:
    """The damaged file that is the database under another name, if a recovery came so far."""
    return next((one for one in damaged_files(path) if one.samefile(path)), None)


def _set_aside(path: Path) -> Path:
    """Give a database with its journal a second name, under which it stays; returns that.

    The journal goes first, so that the file is never seen there without it.
    """
    aside = free_damaged_name(path)
    remove_file(taken_mark(aside))
    for end in (JOURNAL, ""):
        if beside(path, end).exists():
            _link(beside(path, end), beside(aside, end))
    sync_folder(path.parent)
    return aside


def _link(path: Path, name: Path) -> None:
    """Give a file a second name, or make a copy where the disk knows no second names."""
    remove_file(name)
    try:
        os.link(path, name)
    except OSError:
        partial = beside(name, ".tmp")
        shutil.copyfile(path, partial)
        sync_file(partial)
        patiently(lambda: os.replace(partial, name))


def _mark_taken(asides: Iterable[Path]) -> None:
    """Note that nothing more can be read in damaged files; unnoted, they are read again."""
    for aside in asides:
        if aside.name.endswith(".damaged"):
            with contextlib.suppress(OSError):
                taken_mark(aside).touch(mode=0o600)


def _remove_database(path: Path) -> None:
    for end in (JOURNAL, SHARED, ".check", ""):
        remove_file(beside(path, end))
