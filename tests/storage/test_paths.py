"""Where files are kept."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from pathlib import Path

import pytest

from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.files import (
    PORTABLE_FOLDER,
    PORTABLE_NOTE,
    Paths,
    StorageCode,
    StorageProblem,
)
from canasta_qt.storage.side_files import match_count, read_only_address


def test_the_environment_names_one_folder_for_everything(data_dir: Path) -> None:
    assert Paths.find() == Paths(data_dir, data_dir)


def test_the_command_line_goes_before_the_environment(tmp_path: Path) -> None:
    assert Paths.find(tmp_path / "here").data == tmp_path / "here"


def test_otherwise_the_system_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CANASTA_QT_DATA_DIR")
    paths = Paths.find()
    assert "canasta-qt" in str(paths.data)
    assert "canasta-qt" in str(paths.config)


def test_folders_are_made(tmp_path: Path) -> None:
    paths = Paths.find(tmp_path / "a" / "b")
    paths.create()
    paths.create()
    assert paths.rules.is_dir()
    assert list(paths.rules.glob(".*")) == []


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    paths = Paths.find(tmp_path / "file" / "player")
    with pytest.raises(StorageProblem) as caught:
        paths.create()
    assert caught.value.code is StorageCode.NOT_WRITABLE
    assert caught.value.path == paths.data
    assert caught.value.reason


@pytest.fixture
def standalone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a program that was unpacked."""
    folder = tmp_path / "Canasta Qt"
    folder.mkdir()
    monkeypatch.delenv("CANASTA_QT_DATA_DIR")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "canasta-qt.exe"))
    return folder


def test_a_portable_program_keeps_everything_beside_itself(standalone: Path) -> None:
    (standalone / PORTABLE_NOTE).write_text("")
    beside = standalone / PORTABLE_FOLDER
    assert Paths.find() == Paths(beside, beside)


def test_even_there_a_folder_that_is_given_goes_before(standalone: Path, tmp_path: Path) -> None:
    (standalone / PORTABLE_NOTE).write_text("")
    assert Paths.find(tmp_path / "here").data == tmp_path / "here"


def test_an_installed_program_keeps_nothing_beside_itself(standalone: Path) -> None:
    assert standalone not in Paths.find().data.parents


def test_a_note_beside_python_makes_nothing_portable(
    standalone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (standalone / PORTABLE_NOTE).write_text("")
    monkeypatch.delattr(sys, "frozen")
    assert standalone not in Paths.find().data.parents


NAMES = ["plain", "with a space", "Müller & Söhne", "50% of #1"]
if sys.platform != "win32":
    NAMES.append("50% of #1?")


@pytest.mark.parametrize("name", NAMES)
def test_sqlite_reads_a_file_under_any_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / "matches.db"
    path.parent.mkdir()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE matches (deleted)")
        connection.execute("INSERT INTO matches VALUES (NULL)")
        connection.commit()
    assert match_count(path) == 1


def test_the_computer_in_a_network_path_is_no_part_of_the_address() -> None:
    class Network:
        def absolute(self) -> str:
            return r"\\server\share\matches.db"

    address = read_only_address(Network())  # type: ignore[arg-type]
    assert address == "file:%5C%5Cserver%5Cshare%5Cmatches.db?mode=ro"


@pytest.mark.skipif(os.name == "nt", reason="Windows takes longer paths")
def test_a_path_that_is_too_long_for_the_matches_is_named_before_anything_is_played(
    tmp_path: Path,
) -> None:
    for length in (504, 505):
        left = length - len(f"{tmp_path.resolve()}/matches.db")
        names = ["y" * (left // 2 - 1), "y" * (left - left // 2 - 1)]
        paths = Paths.find(tmp_path.joinpath(*names))
        store = open_store(paths)
        problems = prepare(store, paths)
        shut(store)
        told = [(one.code, one.reason) for one in problems]
        reason = f"its path has {length} bytes; SQLite takes 504"
        assert told == ([] if length == 504 else [(StorageCode.NOT_WRITABLE, reason)])
