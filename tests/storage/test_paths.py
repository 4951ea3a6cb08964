"""Where files are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.storage.files import Paths, StorageCode, StorageProblem


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
    assert paths.finished.is_dir()
    assert list(paths.matches.glob(".*")) == []


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    paths = Paths.find(tmp_path / "file" / "player")
    with pytest.raises(StorageProblem) as caught:
        paths.create()
    assert caught.value.code is StorageCode.NOT_WRITABLE
    assert caught.value.path == paths.data
    assert caught.value.reason
