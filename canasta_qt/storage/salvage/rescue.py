"""A match that could not be stored when the program had to end, as a file somewhere else."""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
from pathlib import Path
from typing import Final

from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import FOREIGN, RecordProblem, dumps, loads
from canasta_qt.record.names import MATCH_SUFFIX
from canasta_qt.storage.files import (
    StorageCode,
    StorageProblem,
    read_bytes,
    remove_file,
    sweep_partials,
    write_atomically,
)

_NAME: Final = "canasta-qt-rescued"


def rescue(log: MatchLog, data: Path) -> Path:
    """Write a match beside the data folder's files, else at home, else among temporary files.

    Returns where it lies. Raises `StorageProblem` where no folder takes it.
    """
    left: StorageProblem | None = None
    for path in _places(data):
        try:
            if path.parent.is_dir():
                write_atomically(path, dumps(log))
                return path
        except StorageProblem as problem:
            left = problem
    raise left or StorageProblem(StorageCode.NOT_WRITABLE, data, "there is no folder to write to")


def rescued(data: Path) -> list[tuple[Path, MatchLog]]:
    """The matches that were rescued for this folder; a file that holds none is left alone.

    What was left half written beside one is removed.
    """
    found = []
    for path in _places(data):
        sweep_partials(path.parent)
        with contextlib.suppress(OSError, StorageProblem, RecordProblem):
            if _is_ours(path):
                found.append((path, loads(read_bytes(path, FOREIGN.size), FOREIGN).log))
    return found


def drop(path: Path) -> None:
    """What was rescued is stored now."""
    with contextlib.suppress(OSError):
        remove_file(path)


def _places(data: Path) -> list[Path]:
    """Where a rescued match may lie, the best place first."""
    key = hashlib.sha256(os.fsencode(os.path.abspath(data))).hexdigest()[:12]
    folders = [data]
    with contextlib.suppress(RuntimeError):
        folders.append(Path.home())
    with contextlib.suppress(OSError):  # none can be written to, as on a full disk
        folders.append(Path(tempfile.gettempdir()))
    return [folder / f"{_NAME}-{key}{MATCH_SUFFIX}" for folder in dict.fromkeys(folders)]


def _is_ours(path: Path) -> bool:
    """Whether it is a plain file of this user: where files pass by anybody may put one."""
    about = path.lstat()
    owner = about.st_uid == os.getuid() if hasattr(os, "getuid") else True
    return stat.S_ISREG(about.st_mode) and owner
