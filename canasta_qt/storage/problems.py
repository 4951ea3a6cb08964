"""What can go wrong with files, as something a person can act on."""

from __future__ import annotations

from enum import Enum
from pathlib import Path


class StorageCode(Enum):
    """Which problem; the controller has the words for each."""

    NOT_WRITABLE = "not_writable"
    """The folder or file cannot be written: no permission, no space, not there."""
    NOT_READABLE = "not_readable"
    """The file is there but cannot be read."""
    DAMAGED = "damaged"
    """The file makes no sense; it has been set aside untouched."""
    FOREIGN = "foreign"
    """The file is no saved match; it has been left alone, or set aside."""
    FUTURE = "future"
    """A newer version of the program wrote the file; it is left where it is."""
    RECOVERED = "recovered"
    """The database was damaged; it has been set aside, and `number` matches were taken over."""
    MATCH_DAMAGED = "match_damaged"
    """One match in the database makes no sense; nothing of it was changed."""


class StorageProblem(Exception):
    """A file that could not be used.

    Attributes:
        code: which problem.
        path: the file or folder; for a damaged file, where it lies now.
        reason: details in English, from the system or the reader.
        number: how many matches it is about, where that is told.
    """

    def __init__(self, code: StorageCode, path: Path, reason: str, *, number: int = 0) -> None:
        super().__init__(f"{code.value}: {path}: {reason}")
        self.code = code
        self.path = path
        self.reason = reason
        self.number = number


def reason_of(problem: OSError) -> str:
    """The system's own words for what went wrong."""
    return problem.strerror or str(problem)
