"""Stores with matches of four named players in them, filled once and copied for every test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage import schema
from canasta_qt.storage.database import Database
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder

NAMES = ("You", "Vera", "Otto", "Nina")


def recorded_in(store: MatchStore, run: MatchRun, title: str) -> Recorder:
    """Have a match of the four written into the store from its first action on."""
    run.log.players = tuple(map(Player, NAMES, ("human", "club", "club", "club")))
    run.on_change = recorder = Recorder(store, title=title)
    return recorder


def packed(store: MatchStore) -> Path:
    """Close a store; the file that `unpacked` opens again as often as wanted."""
    store.database.backup()
    store.database.close()
    return store.database.backup_path


def unpacked(filled: Path, folder: Path) -> MatchStore:
    """A store of its own with all that was packed."""
    shutil.copyfile(filled, folder / "matches.db")
    return MatchStore(Database(folder / "matches.db"))


@contextmanager
def one_more_step(*statements: str) -> Iterator[None]:
    """Meanwhile the program is a later one, whose database takes one more step."""
    steps = (*schema.STEPS, statements)
    with patch.multiple(schema, STEPS=steps, VERSION=len(steps)):
        yield
