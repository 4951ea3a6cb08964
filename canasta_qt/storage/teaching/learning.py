"""What a player has learned: one JSON file with a section for each part of the teaching.

A section is plain data under a name; whoever owns it knows what is in it. Sections that this
version does not know are written back as they were.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from canasta_qt.storage.files import (
    Paths,
    StorageProblem,
    make_folder,
    read_json,
    write_atomically,
)

FORMAT: Final = 1


class LearningStore:
    """The file of what was learned, read once and written in one step after every change.

    Attributes:
        problem: what was wrong with the file when it was read; it has been set aside then, and
            learning begins anew.
    """

    def __init__(self, paths: Paths | None) -> None:
        """Without paths nothing is kept beyond the life of this object."""
        self._paths = paths
        self.problem: StorageProblem | None = None
        self._sections: dict[str, object] = {}
        if paths is not None:
            try:
                self._sections = read_json(paths.learning_file, _from_data, {})
            except StorageProblem as problem:
                self.problem = problem

    def section(self, name: str) -> Mapping[str, object]:
        """What is kept under this name; empty where nothing is, or where it is no object."""
        found = self._sections.get(name)
        return dict(found) if isinstance(found, dict) else {}

    def put(self, name: str, section: Mapping[str, object]) -> None:
        """Keep a section of plain data. Raises `StorageProblem`; it is remembered all the same."""
        if self._sections.get(name) == section:
            return
        self._sections[name] = dict(section)
        if self._paths is None:
            return
        make_folder(self._paths.data)
        data = {"format": FORMAT, **self._sections}
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        write_atomically(self._paths.learning_file, text.encode("utf-8", "replace"))


def _from_data(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise ValueError("an object is expected")
    return {name: section for name, section in data.items() if name != "format"}
