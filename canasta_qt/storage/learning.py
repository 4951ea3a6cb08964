"""What a player has learned: one JSON file with a section for each part of the teaching."""

from __future__ import annotations

from collections.abc import Mapping

from canasta_qt.storage.files import JsonStore, Paths


class LearningStore(JsonStore[dict[str, object]]):
    """The file of what was learned; where it had to be set aside, learning begins anew."""

    def __init__(self, paths: Paths | None) -> None:
        """Without paths nothing is kept beyond the life of this object."""
        super().__init__(None if paths is None else paths.learning_file, _from_data, {})

    def section(self, name: str) -> Mapping[str, object]:
        """What is kept under this name; empty where nothing is, or where it is no object."""
        found = self._kept.get(name)
        return dict(found) if isinstance(found, dict) else {}

    def put(self, name: str, section: Mapping[str, object]) -> None:
        """Keep a section of plain data. Raises `StorageProblem`; it is remembered all the same."""
        if self._kept.get(name) == section:
            return
        self._kept[name] = dict(section)
        self._write(self._kept)


def _from_data(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise ValueError("an object is expected")
    return {name: section for name, section in data.items() if name != "format"}
