"""Where the program keeps its files."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from canasta_qt.storage.problems import StorageCode, StorageProblem, reason_of

DATA_DIR_VARIABLE: Final = "CANASTA_QT_DATA_DIR"
"""Environment variable that keeps everything in one folder of the player's choice."""

_NAME: Final = "canasta-qt"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of this player, as named by the system or by the player; they may not exist yet.

    Attributes:
        data: matches and whatever else must not be lost.
        config: settings.
    """

    data: Path
    config: Path

    @classmethod
    def find(cls, data_dir: str | Path | None = None) -> Paths:
        """The folders: the given one, else `CANASTA_QT_DATA_DIR`, else where the system has them.

        A folder that is given holds everything, settings included.
        """
        chosen = data_dir or os.environ.get(DATA_DIR_VARIABLE)
        if chosen:
            folder = Path(chosen).expanduser()
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
    def matches(self) -> Path:
        """Matches of the time before the database that were not finished."""
        return self.data / "matches"

    @property
    def finished(self) -> Path:
        """Those that were."""
        return self.matches / "finished"

    @property
    def rules(self) -> Path:
        """The player's own sets of rules."""
        return self.data / "rules"

    @property
    def settings_file(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    def create(self) -> None:
        """Make the folders and see whether they can be written.

        Raises `StorageProblem` naming the folder that cannot.
        """
        for folder in (self.data, self.config, self.matches, self.finished, self.rules):
            _make_writable(folder)


def _make_writable(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".write-test-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as problem:
        raise StorageProblem(StorageCode.NOT_WRITABLE, folder, reason_of(problem)) from problem
