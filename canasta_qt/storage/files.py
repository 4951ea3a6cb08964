"""Where the program keeps its files, writing them safely, and what can go wrong with them."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import secrets
import stat
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final, Generic, TypeVar

import platformdirs

from canasta_qt.record.json_text import parse_json

T = TypeVar("T")


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
    RECOVERY_UNFINISHED = "recovery_unfinished"
    """A recovery was interrupted and goes on at the next start; `number` matches are safe."""
    MATCH_DAMAGED = "match_damaged"
    """One match in the database makes no sense; nothing of it was changed."""


class StorageProblem(Exception):
    """A file that could not be used.

    Attributes:
        path: the file or folder; for a damaged file, where it lies now.
        reason: details in English, from the system or the reader.
        number: how many matches it is about.
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


@contextlib.contextmanager
def os_errors_as(code: StorageCode, path: Path) -> Iterator[None]:
    """Tell what the system complains about as a `StorageProblem` with a file or folder."""
    try:
        yield
    except OSError as problem:
        raise StorageProblem(code, path, reason_of(problem)) from problem


PARTIAL: Final = (".canasta-", ".tmp")
"""How the name of a file that is being written begins and ends; nobody can guess the middle."""

_STALE_AFTER: Final = 3600.0
"""Seconds after which a file that was being written is what an end without warning left behind."""


def write_atomically(path: Path, content: str | bytes, *, most: int | None = None) -> None:
    """Replace the content of a file of ours in one step. Raises `StorageProblem`.

    More than `most` bytes, which its reader would refuse, leave the file as it is.
    """
    size = len(content if isinstance(content, bytes) else content.encode("utf-8", "replace"))
    if most is not None and size > most:
        reason = f"{size} bytes; more than {most} would not be read again"
        raise StorageProblem(StorageCode.NOT_WRITABLE, path, reason)
    _replace(path, content, None)


def write_export(path: Path, content: str | bytes) -> None:
    """Write a file that the player asked for, in one step. Raises `StorageProblem`.

    A new file gets the rights that files usually get, one that is there keeps its own.
    """
    if path.exists() and not path.is_file():  # standard output must not be replaced by a file
        _write_through(path, content)
    else:
        sweep_partials(path.parent)
        _replace(path, content, _rights_for(path))


def _rights_for(path: Path) -> int:
    with contextlib.suppress(OSError):
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0o077)  # asking is setting; stricter for a moment harms nobody
    os.umask(mask)
    return 0o666 & ~mask


def _write_through(path: Path, content: str | bytes) -> None:
    with os_errors_as(StorageCode.NOT_WRITABLE, path), path.open("wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode("utf-8", "replace"))


def _replace(path: Path, content: str | bytes, rights: int | None) -> None:
    """Write beside the file, under a name nobody can guess (mode 0600), and rename."""
    partial: Path | None = None
    try:
        data = content if isinstance(content, bytes) else content.encode("utf-8")
        handle, partial = _new_file(path.parent)
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        patiently(lambda: os.replace(partial, path))
        if rights is not None:
            with contextlib.suppress(OSError):  # not every disk knows rights
                path.chmod(rights)
        sync_folder(path.parent)
    except (OSError, UnicodeEncodeError) as problem:
        if partial is not None:
            with contextlib.suppress(OSError):
                partial.unlink()
        reason = reason_of(problem) if isinstance(problem, OSError) else str(problem)
        raise StorageProblem(StorageCode.NOT_WRITABLE, path, reason) from problem


def _new_file(folder: Path) -> tuple[int, Path]:
    """Open a new file that only its owner may read, under a name nobody can guess.

    The standard library's way tries name after name where Windows does not let it into the folder.
    """
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL
    for name in ("O_NOFOLLOW", "O_BINARY", "O_NOINHERIT"):  # no system has all of them
        flags |= getattr(os, name, 0)
    path = folder / f"{PARTIAL[0]}{secrets.token_hex(8)}{PARTIAL[1]}"
    return os.open(path, flags, 0o600), path


_HELD: Final = (5, 32, 33)
"""What Windows says of a file that somebody has open: access denied, or a violation."""

PATIENCE_S: Final = 1.0
"""So long somebody may have a file open."""


def patiently(do: Callable[[], T]) -> T:
    """Replace, rename or remove a file, and try again while Windows says that it is open.

    Virus scanners and the like open what has just been written. Raises `OSError` as `do` does.
    """
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return do()
        except PermissionError as problem:
            if getattr(problem, "winerror", None) not in _HELD or time.monotonic() > end:
                raise
        time.sleep(0.02)


def remove_file(path: Path) -> None:
    """Remove a file, if it is there. Raises `OSError`."""
    patiently(lambda: path.unlink(missing_ok=True))


def sweep_partials(folder: Path) -> None:
    """Remove what an end without warning left half written in a folder. Never raises."""
    begin, end = PARTIAL
    left: list[Path] = []
    with contextlib.suppress(OSError):
        left += folder.glob(f"{begin}*{end}")
    for path in left:
        with contextlib.suppress(OSError):  # among temporary files there may be somebody else's
            if abs(time.time() - path.lstat().st_mtime) > _STALE_AFTER:
                path.unlink()


def make_folder(folder: Path) -> None:
    """Make a folder, if it is not there. `StorageProblem` when that cannot be done."""
    with os_errors_as(StorageCode.NOT_WRITABLE, folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private_file(path: Path) -> None:
    """Make an empty file that only its owner may read, if it is not there. Never raises."""
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def files_in(folder: Path, suffix: str) -> list[Path]:
    """The files of a folder whose names end so, in order. Raises `StorageProblem`."""
    with os_errors_as(StorageCode.NOT_READABLE, folder):
        if not folder.exists():
            return []
        return sorted(path for path in folder.iterdir() if path.suffix == suffix)


def read_bytes(path: Path, most: int) -> bytes:
    """At most `most` + 1 bytes of a file, for a reader to refuse. Raises `StorageProblem`."""
    with os_errors_as(StorageCode.NOT_READABLE, path), path.open("rb") as file:
        return file.read(most + 1)


FORMAT: Final = 1
"""Version of every small JSON file; raised when an older program could not read a newer one."""

MOST_JSON: Final = 5_000_000
"""Bytes of a small JSON file; usual ones have a few thousand."""


def read_json(path: Path, convert: Callable[[object], T], missing: T) -> T:
    """What a small JSON file holds, made a value by `convert`; `missing` where there is no file.

    A file that is no JSON, is far too large, or that `convert` raises `ValueError` for, is set
    aside; one of a newer format is left alone. Raises `StorageProblem` then, and when it cannot be
    read.
    """
    with os_errors_as(StorageCode.NOT_READABLE, path):
        if not path.exists():
            return missing
    data = read_bytes(path, MOST_JSON)
    try:
        if len(data) > MOST_JSON:
            raise ValueError(f"more than {MOST_JSON} bytes")
        content = parse_json(data.decode("utf-8"))
        number = content.get("format") if isinstance(content, dict) else None
        if isinstance(number, int) and number > FORMAT:
            reason = f"format {number}; this program reads up to format {FORMAT}"
            raise StorageProblem(StorageCode.FUTURE, path, reason)
        return convert(content)
    except ValueError as problem:
        raise StorageProblem(StorageCode.DAMAGED, set_aside(path), str(problem)) from problem


def write_json(path: Path, data: object, *, indent: int | None = 0) -> None:
    """Write what `read_json` reads back, in one step. Raises `StorageProblem`.

    Half a character, pasted into a name, is not in the way of everything else.
    """
    make_folder(path.parent)
    text = json.dumps(data, ensure_ascii=False, indent=indent) + "\n"
    write_atomically(path, text.encode("utf-8", "replace"), most=MOST_JSON)


class JsonStore(Generic[T]):
    """One JSON file of the player's folder, read once and written in one step after every change.

    Attributes:
        problem: what was wrong with the file when it was read; it has been set aside then, or is
            of a newer program, and nothing is written to it.
    """

    def __init__(self, file: Path | None, convert: Callable[[object], T], missing: T) -> None:
        """`convert` and `missing` as in `read_json`. Without a file nothing is kept."""
        self._file = file
        self.problem: StorageProblem | None = None
        self._kept = missing
        if file is not None:
            try:
                self._kept = read_json(file, convert, missing)
            except StorageProblem as problem:
                self.problem = problem
                self._file = None if problem.code is StorageCode.FUTURE else file

    def _write(self, data: Mapping[str, object]) -> None:
        if self._file is not None:
            write_json(self._file, {"format": FORMAT, **data})


def set_aside(path: Path) -> Path:
    """Rename a file that makes no sense to `*.damaged`, content untouched; returns the new path.

    If the file cannot be renamed it stays where it is.
    """
    aside = free_damaged_name(path)
    try:
        patiently(lambda: path.rename(aside))
    except OSError:
        return path
    return aside


def free_damaged_name(path: Path) -> Path:
    """A name under which a damaged file can be set aside; nothing has it."""
    marks = itertools.chain([""], (f".{number}" for number in itertools.count(2)))
    names = (path.with_name(f"{path.name}{mark}.damaged") for mark in marks)
    return next(name for name in names if not name.exists())


def move_into(path: Path, folder: Path) -> Path:
    """Move a file into a folder, renamed where its name is taken. Raises `StorageProblem`."""
    make_folder(folder)
    with os_errors_as(StorageCode.NOT_WRITABLE, folder):
        others = (folder / f"{path.stem}-{number}{path.suffix}" for number in itertools.count(2))
        names = itertools.chain([folder / path.name], others)
        target = next(name for name in names if not name.exists())
        patiently(lambda: os.replace(path, target))
    return target


def sync_file(path: Path) -> None:
    """Wait until a file's content is on the disk. Raises `OSError`."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until a new name in a folder is on the disk, where the system has a way to."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


DATA_DIR_VARIABLE: Final = "CANASTA_QT_DATA_DIR"
"""Environment variable that keeps everything in one folder of the player's choice."""

_NAME: Final = "canasta-qt"

PORTABLE_NOTE: Final = "portable.txt"
"""Beside a standalone program it says that everything is kept there, below `PORTABLE_FOLDER`."""

PORTABLE_FOLDER: Final = "data"


def portable_folder() -> Path | None:
    """Where a program keeps everything that was unpacked from the portable archive, else None."""
    if not getattr(sys, "frozen", False):
        return None
    beside = Path(sys.executable).resolve().parent
    return beside / PORTABLE_FOLDER if (beside / PORTABLE_NOTE).is_file() else None


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of this player, as the system or the player has them; they may not exist yet."""

    data: Path
    config: Path

    @classmethod
    def find(cls, data_dir: str | Path | None = None) -> Paths:
        """The folder given, of `CANASTA_QT_DATA_DIR`, of a portable program, or the system's."""
        chosen = data_dir or os.environ.get(DATA_DIR_VARIABLE) or portable_folder()
        if chosen:
            folder = Path(chosen).expanduser().absolute()
            return cls(folder, folder)
        return cls(
            platformdirs.user_data_path(_NAME, appauthor=False),
            platformdirs.user_config_path(_NAME, appauthor=False),
        )

    @property
    def database(self) -> Path:
        """All matches."""
        return self.data / "matches.db"

    def database_of(self, version: int) -> Path:
        """All matches of a program too old for the database that is there; beside it."""
        return self.data / f"matches.version-{version}.db"

    @property
    def taken_in(self) -> Path:
        """Databases of older programs whose matches were taken into this one's."""
        return self.data / "taken-in"

    @property
    def rules(self) -> Path:
        """The player's own sets of rules."""
        return self.data / "rules"

    @property
    def settings_file(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def learning_file(self) -> Path:
        """What the player has learned."""
        return self.data / "learning.json"

    @property
    def daily_file(self) -> Path:
        """Which daily deals were begun, and how they went."""
        return self.data / "daily.json"

    @property
    def reviews(self) -> Path:
        """Reviews of matches."""
        return self.data / "reviews"

    @property
    def score_sheets(self) -> Path:
        """Score sheets of games with real cards."""
        return self.data / "score-sheets"

    @property
    def comparisons(self) -> Path:
        """Deals as Expert plays them, by match."""
        return self.data / "comparisons"

    @property
    def duplicates_file(self) -> Path:
        """Which matches are duplicate matches."""
        return self.data / "duplicates.json"

    @property
    def crashes(self) -> Path:
        """Reports of crashes."""
        return self.data / "crashes"

    def create(self) -> None:
        """Make the folders and see whether they can be written. Raises `StorageProblem`.

        What an end without warning left half written is removed, in the other folders too.
        """
        for folder in (self.reviews, self.comparisons, self.score_sheets, self.crashes):
            sweep_partials(folder)
        for folder in (self.data, self.config, self.rules):
            make_folder(folder)
            with os_errors_as(StorageCode.NOT_WRITABLE, folder):
                handle, probe = _new_file(folder)
                os.close(handle)
                remove_file(probe)
            sweep_partials(folder)
