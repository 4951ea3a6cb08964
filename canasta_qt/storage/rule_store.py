"""The player's own rules on disk: one readable file each, and a small file of favourites."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from canasta_qt.record.names import RULES_SUFFIX
from canasta_qt.record.rule_file import MOST_BYTES, file_text, read_rules, reads_back
from canasta_qt.record.rule_set import OWN, RuleFault, RuleFileProblem, RuleSet
from canasta_qt.storage.files import (
    StorageCode,
    StorageProblem,
    files_in,
    make_folder,
    os_errors_as,
    read_json,
    remove_file,
    set_aside,
    write_atomically,
    write_json,
)

_FAVOURITES: Final = "favourites.json"


@dataclass(frozen=True, slots=True)
class BadRules:
    """A file among the rules that could not be used, and everything that is wrong with it."""

    problem: StorageProblem
    faults: tuple[RuleFault, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredRules:
    """What the folder holds: own sets, ids of favourites, and what was wrong."""

    sets: tuple[RuleSet, ...]
    favourites: tuple[str, ...]
    bad: tuple[BadRules, ...]


def read_rule_file(path: Path) -> RuleSet:
    """The rules of a file. Raises `RuleFileProblem`, and `StorageProblem`."""
    with os_errors_as(StorageCode.NOT_READABLE, path), path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
        size = path.stat().st_size
    if len(data) > MOST_BYTES:
        raise RuleFileProblem([RuleFault("too_large", number=size, most=MOST_BYTES)])
    return read_rules(data)


class RuleStore:
    """The folder of the player's own rules. It may not exist yet."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._paths: dict[str, Path] = {}

    def load(self) -> StoredRules:
        """Read everything. A damaged file is set aside untouched; a newer one is left alone."""
        self._paths.clear()
        sets: list[RuleSet] = []
        bad: list[BadRules] = []
        favourites: tuple[str, ...] = ()
        with _noted_in(bad):
            for path in files_in(self._folder, RULES_SUFFIX):
                with _noted_in(bad):
                    try:
                        sets.append(self._read(path))
                    except RuleFileProblem as problem:
                        bad.append(_put_out_of_the_way(path, problem))
        with _noted_in(bad):
            favourites = read_json(self._folder / _FAVOURITES, _ids, ())
        return StoredRules(tuple(sets), favourites, tuple(bad))

    def find(self, name: str) -> RuleSet | None:
        """The set of that id or name (its case does not matter); nothing is moved or reported."""
        with contextlib.suppress(StorageProblem):
            for path in files_in(self._folder, RULES_SUFFIX):
                with contextlib.suppress(RuleFileProblem, StorageProblem):
                    one = self._read(path)
                    if name == one.id or name.casefold() == one.name.casefold():
                        return one
        return None

    def write(self, one: RuleSet) -> None:
        """Keep a set, in one step. Raises `StorageProblem`."""
        self.require_same(one)
        make_folder(self._folder)
        write_atomically(self._path(one.id), file_text(one))

    def require_same(self, one: RuleSet) -> None:
        """Raise `StorageProblem` where a set would be read back as other rules than it holds."""
        if not reads_back(one):
            reason = "these rules would be read back as other rules"
            raise StorageProblem(StorageCode.NOT_WRITABLE, self._path(one.id), reason)

    def remove(self, set_id: str) -> None:
        """Delete a set's file, if there is one. Raises `StorageProblem`."""
        path = self._path(set_id)
        with os_errors_as(StorageCode.NOT_WRITABLE, path):
            remove_file(path)

    def write_favourites(self, ids: Iterable[str]) -> None:
        """Keep the ids of the favourites, in one step. Raises `StorageProblem`."""
        write_json(self._folder / _FAVOURITES, list(ids))

    def _path(self, set_id: str) -> Path:
        return self._paths.get(set_id, self._folder / f"{set_id}{RULES_SUFFIX}")

    def _read(self, path: Path) -> RuleSet:
        """A set; a file that somebody put there under another name keeps that name."""
        found = read_rule_file(path)
        set_id = path.stem if path.stem.startswith(OWN) else OWN + path.stem
        self._paths[set_id] = path
        return replace(found, id=set_id)


@contextlib.contextmanager
def _noted_in(bad: list[BadRules]) -> Iterator[None]:
    try:
        yield
    except StorageProblem as problem:
        bad.append(BadRules(problem))


def _ids(data: object) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(one, str) for one in data):
        raise ValueError("a list of ids is expected")
    return tuple(dict.fromkeys(data))


def _put_out_of_the_way(path: Path, problem: RuleFileProblem) -> BadRules:
    """A newer file stays where it is; any other is set aside, content untouched."""
    if problem.newer:
        aside = StorageProblem(StorageCode.FUTURE, path, str(problem))
    else:
        aside = StorageProblem(StorageCode.DAMAGED, set_aside(path), str(problem))
    return BadRules(aside, problem.faults)
