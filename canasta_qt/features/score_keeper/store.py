"""Score sheets as plain data: one JSON file each, written in one step at every change."""

from __future__ import annotations

import re
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from canasta_qt.storage.files import (
    FORMAT,
    Paths,
    StorageCode,
    StorageProblem,
    files_in,
    os_errors_as,
    read_json,
    remove_file,
    write_json,
)

_ID: Final = re.compile(r"[0-9a-f]{12}")


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A sheet that is kept, changed last at a moment in UTC (ISO 8601)."""

    id: str
    changed: str
    data: Mapping[str, object]
    progress: Mapping[str, object] = field(default_factory=dict)


class ScoreSheetStore:
    """All score sheets; `problems` are files that made no sense and were set aside."""

    def __init__(self, paths: Paths | None) -> None:
        self._folder = None if paths is None else paths.score_sheets
        self._unkept: dict[str, StoredSheet] = {}
        self._latest = datetime.min.replace(tzinfo=UTC)
        self.problems: list[StorageProblem] = []

    def new_id(self) -> str:
        return uuid.uuid4().hex[:12]

    def all(self) -> tuple[StoredSheet, ...]:
        """Every sheet, the one that was changed last first. Raises `StorageProblem`."""
        self.problems = []
        found = list(self._unkept.values())
        for path in files_in(self._folder, ".json") if self._folder is not None else ():
            if _ID.fullmatch(path.stem) is None:
                continue
            try:
                kept = read_json(path, _from_data, None)
            except StorageProblem as problem:
                self.problems.append(problem)
                continue
            if kept is not None and path.stem not in self._unkept:
                found.append(StoredSheet(path.stem, *kept))
        return tuple(sorted(found, key=lambda one: (one.changed, one.id), reverse=True))

    def save(
        self,
        sheet_id: str,
        data: Mapping[str, object],
        progress: Mapping[str, object] | None = None,
        changed: str = "",
    ) -> None:
        """Keep a sheet, changed now or when it says. Raises `StorageProblem`; remembered anyway."""
        changed = changed or self._next_moment().isoformat(timespec="microseconds")
        beside = dict(progress or {})
        self._unkept[sheet_id] = StoredSheet(sheet_id, changed, dict(data), beside)
        if self._folder is None:
            return
        kept = {"format": FORMAT, "changed": changed, "sheet": dict(data)}
        kept |= {"progress": beside} if beside else {}
        write_json(self._file(sheet_id), kept, indent=None)
        del self._unkept[sheet_id]

    def _next_moment(self) -> datetime:
        """Now, but later than the last sheet was kept: clocks may stand still between two."""
        self._latest = max(datetime.now(UTC), self._latest + timedelta(microseconds=1))
        return self._latest

    def delete(self, sheet_id: str) -> None:
        """Remove a sheet. Raises `StorageProblem` where its file cannot be removed."""
        self._unkept.pop(sheet_id, None)
        if self._folder is not None:
            path = self._file(sheet_id)
            with os_errors_as(StorageCode.NOT_WRITABLE, path):
                remove_file(path)

    def unreadable(self, sheet_id: str) -> StorageProblem:
        """A sheet whose data makes no sense; its file stays where it is."""
        path = Path(sheet_id) if self._folder is None else self._file(sheet_id)
        return StorageProblem(StorageCode.NOT_READABLE, path, "no score sheet")

    def _file(self, sheet_id: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{sheet_id}.json"


def _from_data(data: object) -> tuple[str, Mapping[str, object], Mapping[str, object]] | None:
    if not isinstance(data, dict):
        raise ValueError("a score sheet is expected")
    sheet, changed = data.get("sheet"), data.get("changed")
    if not isinstance(sheet, dict) or not isinstance(changed, str):
        raise ValueError("a sheet and when it was changed are expected")
    progress = data.get("progress")
    return changed, sheet, progress if isinstance(progress, dict) else {}
