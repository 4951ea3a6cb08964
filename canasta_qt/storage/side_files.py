"""What lies beside the database: damaged files, an unfinished recovery, copies, deletions.

A deletion is a hash, so that nothing of a deleted match can be read in the list; a recovery from
older copies leaves out what stands there.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import sqlite3
import stat
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

from canasta_qt.storage.files import (
    Paths,
    StorageCode,
    StorageProblem,
    os_errors_as,
    patiently,
    read_bytes,
    remove_file,
    write_atomically,
)

JOURNAL: Final = "-wal"
"""What SQLite adds to a database's name for the changes not yet moved into it."""

SHARED: Final = "-shm"
"""What it adds for the list of those changes; it can be made anew."""

COUNT_MATCHES: Final = "SELECT count(*) FROM matches WHERE deleted IS NULL"
"""The question how many matches there are."""

DAYS_KEPT: Final = 3
"""Of so many days an older copy is kept."""

_LOOK_SECONDS: Final = 5.0
"""A look at a copy with a hundred thousand matches takes a tenth of this."""

_STEPS_BETWEEN: Final = 2_000
"""Instructions of SQLite between two looks at the clock."""

_MOST_DELETIONS: Final = 10_000_000
"""Bytes of the file that are read: 150,000 deletions."""


def beside(path: Path, end: str) -> Path:
    """The file whose name goes on so."""
    return path.with_name(path.name + end)


def recovering_path(path: Path) -> Path:
    """Where a recovery builds the new database, until it is whole."""
    return beside(path, ".recovering")


def sweep_unfinished(path: Path) -> None:
    """Remove half-written copies, and what is left of a recovery that is over. Never raises.

    Only the program that has the folder may do this.
    """
    recovering = recovering_path(path)
    with contextlib.suppress(OSError, StorageProblem):
        for one in list(_siblings(path)):
            left = one.name.startswith(recovering.name) and not recovering.exists()
            half = one.name.startswith(f"{path.stem}.") and one.suffix == ".tmp"
            if left or half:
                remove_file(one)


def damaged_files(path: Path) -> list[Path]:
    """The damaged files of a database that were ever set aside, in that order."""
    found: dict[int, Path] = {}
    for one in _siblings(path):
        match = re.fullmatch(rf"{re.escape(path.name)}(?:\.(\d{{1,3}}))?\.damaged", one.name)
        if match is not None:
            found[int(match[1] or 1)] = one
    return [found[number] for number in sorted(found)]


def taken_mark(aside: Path) -> Path:
    """The mark of a damaged file: all that can be read in it is in the database."""
    return beside(aside, ".taken")


def damaged_files_to_read(path: Path) -> list[Path]:
    """Those that nobody has read to the end."""
    return [one for one in damaged_files(path) if not taken_mark(one).exists()]


def recovery_is_unfinished(path: Path) -> bool:
    """Whether a recovery was begun, or is to begin, and has not come to its end."""
    return recovering_path(path).exists() or bool(damaged_files_to_read(path))


def latest_copy(path: Path) -> Path:
    """Where the copy lies that every clean end renews, if there is one."""
    return path.with_name(f"{path.stem}.backup{path.suffix}")


def copy_files(path: Path) -> list[Path]:
    """All copies of a database that there are, the latest first."""
    pattern = re.compile(rf"{re.escape(path.stem)}\.backup-[\d-]+{re.escape(path.suffix)}")
    dated = [one for one in _siblings(path) if pattern.fullmatch(one.name)]
    latest = [one for one in (latest_copy(path),) if one.exists()]
    return [*latest, *sorted(dated, key=lambda one: (written(one), one.name), reverse=True)]


def written(path: Path) -> float:
    """When a file was written, in seconds since the epoch; 0 where that is unknown."""
    with contextlib.suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def is_gone(path: Path) -> bool:
    """Whether a database is missing or empty, though there are copies or what is left of it."""
    if path.exists() and path.stat().st_size:
        return False
    return bool(copy_files(path)) or recovery_is_unfinished(path)


def read_only_address(path: Path) -> str:
    """The address by which SQLite opens a file and writes nothing.

    The file's name is quoted as one word, or SQLite would misread the address of a network folder.
    """
    return f"file:{quote(os.fsencode(path.absolute()))}?mode=ro"


@contextlib.contextmanager
def looking_into(copy: Path) -> Iterator[sqlite3.Connection]:
    """A copy for one short look: what stands in it may have no end. Raises `sqlite3.Error`."""
    address, until = f"{read_only_address(copy)}&immutable=1", time.monotonic() + _LOOK_SECONDS
    with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS_BETWEEN)
        yield connection


def match_count(path: Path) -> int | None:
    """How many matches a copy holds, without those deleted; None where that cannot be read."""
    try:
        with looking_into(path) as connection:
            return int(connection.execute(COUNT_MATCHES).fetchone()[0])
    except sqlite3.Error:
        return None


def make_room_for_copy(path: Path, fresh: Path) -> None:
    """Give the latest copy a name with its date, should it be worth keeping beside a fresh one.

    That is one of another day, one that has more matches, and any while a recovery is unfinished.
    Raises `OSError`.
    """
    latest = latest_copy(path)
    if not latest.exists():
        return
    if not _is_of_today(latest) or recovery_is_unfinished(path) or _is_poorer(fresh, latest):
        patiently(lambda: latest.rename(_dated(path, written(latest))))


def drop_old_copies(path: Path) -> None:
    """Keep the last copy of each of three days, and the one with the most matches.

    While a recovery is unfinished all are kept. Never raises.
    """
    if recovery_is_unfinished(path):
        return
    latest, *dated = copy_files(path) or [latest_copy(path)]
    if not dated:
        return
    last_of_day: dict[tuple[str, str], Path] = {}
    for one in dated:
        last_of_day.setdefault(_days(one), one)
    kept = set(list(last_of_day.values())[:DAYS_KEPT])
    kept.add(max((latest, *dated), key=lambda one: match_count(one) or 0))
    for one in dated:
        if one not in kept:
            with contextlib.suppress(OSError):
                remove_file(one)


def deletions_path(database: Path) -> Path:
    """The file in which deletions are remembered."""
    return beside(database, ".deleted")


def mark_of(key: tuple[object, object, object]) -> str:
    """A match as it stands there; `key` is when it was begun, its seed and its players."""
    return hashlib.sha256(repr(tuple(key)).encode("utf-8", "replace")).hexdigest()


def deleted_marks(database: Path) -> frozenset[str]:
    """The marks of all matches that were deleted. Raises `StorageProblem`."""
    path = deletions_path(database)
    if not path.exists():
        return frozenset()
    return frozenset(read_bytes(path, _MOST_DELETIONS).decode("ascii", "replace").split())


def remember_deleted(database: Path, marks: Iterable[str]) -> None:
    """Add matches. Raises `StorageProblem`."""
    known = deleted_marks(database)
    _write_deletions(database, known, known.union(marks))


def forget_deleted(database: Path, marks: Iterable[str]) -> None:
    """Take matches out again, before they come back. Raises `StorageProblem`."""
    known = deleted_marks(database)
    _write_deletions(database, known, known.difference(marks))


def _write_deletions(database: Path, before: frozenset[str], now: frozenset[str]) -> None:
    if now != before:
        write_atomically(deletions_path(database), "".join(f"{mark}\n" for mark in sorted(now)))


def keep_private(paths: Paths) -> None:
    """Let nobody but their owner read the folders, matches, copies and settings. Never raises.

    Only a folder of the program's own is closed; one that the player has chosen may be shared.
    """
    for folder in {paths.data, paths.config}:
        with contextlib.suppress(OSError, StorageProblem):
            if _is_our_own(folder):
                folder.chmod(0o700)
            for one in _siblings(folder / paths.database.name):
                mine = one.name.startswith(f"{paths.database.stem}.") or one == paths.settings_file
                if mine and one.is_file():
                    one.chmod(0o600)


def _is_our_own(folder: Path) -> bool:
    """Whether a folder is nobody's home, nor one for all."""
    home = Path.home().resolve()
    shared = folder.stat().st_mode & stat.S_ISVTX
    return not shared and folder.resolve() not in (home, *home.parents)


def _is_poorer(fresh: Path, latest: Path) -> bool:
    """Whether a copy has fewer matches than another; what cannot be read may have any number."""
    before, now = match_count(latest), match_count(fresh)
    return before is None or now is None or now < before


def _dated(path: Path, moment: float) -> Path:
    stem = f"{path.stem}.backup-{_day(moment)}"
    names = (f"{stem}-{number}" for number in range(2, 1000))
    found = (path.with_name(name + path.suffix) for name in (stem, *names))
    return next(one for one in found if not one.exists())


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(moment))


def _days(copy: Path) -> tuple[str, str]:
    """The days of a copy by its name and by its file; the latter is lost where files are moved."""
    named = re.search(r"backup-(\d{4}-\d\d-\d\d)", copy.stem)
    return named[1] if named else "", _day(written(copy))


def _is_of_today(path: Path) -> bool:
    return _day(written(path)) == _day(time.time())


def _siblings(path: Path) -> Iterator[Path]:
    with os_errors_as(StorageCode.NOT_READABLE, path.parent):
        if path.parent.is_dir():
            yield from sorted(path.parent.iterdir())
