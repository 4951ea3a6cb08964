"""The player's own rules on disk: one readable file each, and a small file of favourites."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_qt.record.rule_file import MOST_BYTES, file_text, read_rules
from canasta_qt.record.rule_set import (
    OWN,
    SUFFIX,
    ImportedRules,
    RuleFault,
    RuleFileProblem,
    RuleSet,
)
from canasta_qt.storage.files import (
    StorageCode,
    StorageProblem,
    make_folder,
    read_bytes,
    reason_of,
    set_aside,
    write_atomically,
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


def read_rule_file(path: Path) -> ImportedRules:
    """The rules of a file; one that is far too large is not read.

    Raises `RuleFileProblem`, and `StorageProblem` when the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
            size = path.stat().st_size
    except OSError as problem:
        raise StorageProblem(StorageCode.NOT_READABLE, path, reason_of(problem)) from problem
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
        for path in self._files(bad):
            try:
                sets.append(self._read(path))
            except RuleFileProblem as problem:
                bad.append(_put_out_of_the_way(path, problem))
            except StorageProblem as problem:
                bad.append(BadRules(problem))
        return StoredRules(tuple(sets), self._favourites(bad), tuple(bad))

    def find(self, wanted: str) -> RuleSet | None:
        """The set of that id or name (its case does not matter); nothing is moved or told."""
        for path in self._files([]):
            try:
                one = self._read(path)
            except (RuleFileProblem, StorageProblem):
                continue
            if wanted == one.id or wanted.casefold() == one.name.casefold():
                return one
        return None

    def write(self, one: RuleSet) -> None:
        """Keep a set, in one step. Raises `StorageProblem`."""
        make_folder(self._folder)
        write_atomically(self._path(one.id), file_text(one))

    def remove(self, set_id: str) -> None:
        """Delete a set's file, if there is one. Raises `StorageProblem`."""
        path = self._path(set_id)
        try:
            path.unlink(missing_ok=True)
        except OSError as problem:
            raise StorageProblem(StorageCode.NOT_WRITABLE, path, reason_of(problem)) from problem

    def write_favourites(self, ids: Iterable[str]) -> None:
        """Keep the ids of the favourites, in one step. Raises `StorageProblem`."""
        make_folder(self._folder)
        write_atomically(self._folder / _FAVOURITES, json.dumps(list(ids), indent=1) + "\n")

    def _path(self, set_id: str) -> Path:
        return self._paths.get(set_id, self._folder / f"{set_id}{SUFFIX}")

    def _files(self, bad: list[BadRules]) -> list[Path]:
        try:
            if not self._folder.exists():
                return []
            return sorted(path for path in self._folder.iterdir() if path.suffix == SUFFIX)
        except OSError as problem:
            code = StorageCode.NOT_READABLE
            bad.append(BadRules(StorageProblem(code, self._folder, reason_of(problem))))
            return []

    def _read(self, path: Path) -> RuleSet:
        """A set; a file that somebody put there under another name keeps that name."""
        found = read_rule_file(path)
        set_id = path.stem if path.stem.startswith(OWN) else OWN + path.stem
        self._paths[set_id] = path
        return RuleSet(
            set_id,
            found.name,
            found.parent,
            found.rules,
            found.parent_rules,
            created=found.created,
            changed=found.changed,
        )

    def _favourites(self, bad: list[BadRules]) -> tuple[str, ...]:
        path = self._folder / _FAVOURITES
        try:
            if not path.exists():
                return ()
            ids = json.loads(read_bytes(path))
            if not isinstance(ids, list) or not all(isinstance(one, str) for one in ids):
                raise ValueError("a list of ids is expected")
        except OSError:
            return ()
        except StorageProblem as problem:
            bad.append(BadRules(problem))
            return ()
        except (ValueError, RecursionError) as problem:
            damaged = StorageProblem(StorageCode.DAMAGED, set_aside(path), str(problem))
            bad.append(BadRules(damaged))
            return ()
        return tuple(dict.fromkeys(ids))


def _put_out_of_the_way(path: Path, problem: RuleFileProblem) -> BadRules:
    """A newer file stays where it is; any other is set aside, content untouched."""
    if problem.newer:
        newer = StorageProblem(StorageCode.FUTURE, path, str(problem))
        return BadRules(newer, problem.faults)
    damaged = StorageProblem(StorageCode.DAMAGED, set_aside(path), str(problem))
    return BadRules(damaged, problem.faults)
