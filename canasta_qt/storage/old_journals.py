"""Matches that lie elsewhere: taken into the database once, their files kept aside untouched.

They are text files of the time before the database, and databases that an older program kept
beside this one while it could not read it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from canasta_qt.record.codec import SUFFIX, Fault, RecordProblem, loads
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import move_into, read_bytes, set_aside
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.migrations import VERSION
from canasta_qt.storage.paths import Paths
from canasta_qt.storage.problems import StorageCode, StorageProblem, reason_of

TAKEN: Final = "before-the-database"
"""Folder among the matches where the files lie once their matches have been taken in."""


def take_in_journals(store: MatchStore, paths: Paths) -> list[StorageProblem]:
    """Take in every text file of the folders of matches; returns what was wrong with any.

    A damaged file is set aside untouched, one of a newer program stays where it is. Interrupted,
    it goes on at the next start: no file is taken in twice.
    """
    problems: list[StorageProblem] = []
    for folder in (paths.matches, paths.finished):
        for path in _files(folder, problems):
            try:
                _take_in(store, path)
                move_into(path, paths.matches / TAKEN)
            except StorageProblem as problem:
                problems.append(problem)
    return problems


def take_in_databases(store: MatchStore, paths: Paths) -> list[StorageProblem]:
    """Take in the matches of older programs' own databases; returns what was wrong with any."""
    problems: list[StorageProblem] = []
    for path in (paths.database_of(version) for version in range(1, VERSION + 1)):
        if path == store.database.path or not path.exists():
            continue
        other = MatchStore(Database(path))
        try:
            for match in other.ids():
                text = other.text(match).encode()
                _import(store, text, path.stat().st_mtime)
            other.database.close()
            move_into(path, paths.matches / TAKEN)
        except StorageProblem as problem:
            problems.append(problem)
        except (RecordProblem, ReplayDifference) as problem:
            problems.append(StorageProblem(StorageCode.MATCH_DAMAGED, path, str(problem)))
        finally:
            other.database.close()
    return problems


def _take_in(store: MatchStore, path: Path) -> None:
    data = read_bytes(path)
    try:
        _import(store, data, path.stat().st_mtime)
    except RecordProblem as problem:
        if problem.fault is Fault.FUTURE:
            raise StorageProblem(StorageCode.FUTURE, path, str(problem)) from problem
        foreign = problem.fault is Fault.FOREIGN
        code = StorageCode.FOREIGN if foreign else StorageCode.DAMAGED
        raise StorageProblem(code, set_aside(path), str(problem)) from problem
    except ReplayDifference as problem:
        raise StorageProblem(StorageCode.DAMAGED, set_aside(path), str(problem)) from problem
    except OSError as problem:
        raise StorageProblem(StorageCode.NOT_READABLE, path, reason_of(problem)) from problem


def _import(store: MatchStore, data: bytes, moment: float) -> None:
    store.import_log(loads(data).log, at=moment, source=hashlib.sha256(data).hexdigest())


def _files(folder: Path, problems: list[StorageProblem]) -> list[Path]:
    try:
        if not folder.exists():
            return []
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError as problem:
        problems.append(StorageProblem(StorageCode.NOT_READABLE, folder, reason_of(problem)))
        return []
