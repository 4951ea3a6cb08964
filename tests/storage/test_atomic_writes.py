"""Files are written beside themselves under a name nobody can guess, and renamed."""

from __future__ import annotations

import os
import stat
import sys
import time
from pathlib import Path

import pytest

from canasta_qt.storage import files
from canasta_qt.storage.files import (
    Paths,
    StorageCode,
    StorageProblem,
    sweep_partials,
    write_atomically,
    write_export,
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, int]]:
    """What is renamed, with its rights before."""
    renamed: list[tuple[Path, int]] = []
    true_replace = os.replace

    def replace(source: Path, target: Path) -> None:
        renamed.append((Path(source), rights(Path(source))))
        true_replace(source, target)

    monkeypatch.setattr(files.os, "replace", replace)
    return renamed


@pytest.mark.parametrize("write", [write_atomically, write_export])
def test_nobody_can_guess_the_name_or_read_the_file_before_it_is_there(
    write: object, tmp_path: Path, seen: list[tuple[Path, int]]
) -> None:
    for _ in range(2):
        write(tmp_path / "a.canasta", "text")  # type: ignore[operator]
    (first, one), (second, other) = seen
    assert first != second
    assert {first.parent, second.parent} == {tmp_path}
    if sys.platform != "win32":
        assert one == other == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["a.canasta"]


@posix
def test_an_export_gets_the_rights_that_files_get(tmp_path: Path) -> None:
    (tmp_path / "usual").write_text("")
    write_export(tmp_path / "new", "text")
    assert rights(tmp_path / "new") == rights(tmp_path / "usual")
    (tmp_path / "kept").write_text("")
    (tmp_path / "kept").chmod(0o640)
    write_export(tmp_path / "kept", b"bytes")
    assert rights(tmp_path / "kept") == 0o640
    assert (tmp_path / "kept").read_bytes() == b"bytes"


@posix
def test_what_is_ours_is_for_nobody_else(tmp_path: Path) -> None:
    write_atomically(tmp_path / "settings.json", "{}")
    assert rights(tmp_path / "settings.json") == 0o600


@posix
def test_a_link_that_waits_under_the_old_name_is_not_followed(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("mine")
    (tmp_path / "settings.json.tmp").symlink_to(victim)
    (tmp_path / f".write-test-{os.getpid()}").symlink_to(victim)
    write_atomically(tmp_path / "settings.json", "{}")
    Paths.find(tmp_path).create()
    assert victim.read_text() == "mine"


@posix
def test_standard_output_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_export(pipe, "text")
    assert os.read(reading, 10) == b"text"
    os.close(reading)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_half_a_character_is_a_problem_that_is_told(tmp_path: Path) -> None:
    for write in (write_atomically, write_export):
        with pytest.raises(StorageProblem) as caught:
            write(tmp_path / "a.canasta", "\ud800")
        assert caught.value.code is StorageCode.NOT_WRITABLE
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "a").write_text("old")
    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(StorageProblem, match="No space"):
        write_atomically(tmp_path / "a", "new")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    assert (tmp_path / "a").read_text() == "old"


def test_what_a_power_cut_left_is_swept_away_later(tmp_path: Path) -> None:
    old, young, other = (tmp_path / name for name in (".canasta-a.tmp", ".canasta-b.tmp", "c.tmp"))
    for path in (old, young, other):
        path.write_text("")
    os.utime(old, (time.time() - 7200,) * 2)
    sweep_partials(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted([young, other])


class Held(PermissionError):
    """What Windows says of a file that somebody else has open."""

    winerror = 32


def held_for(times: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let so many attempts to replace a file fail; returns the list of attempts."""
    attempts: list[int] = []
    true_replace = os.replace

    def replace(source: Path, target: Path) -> None:
        attempts.append(len(attempts))
        if len(attempts) <= times:
            raise Held(13, "Sharing violation")
        true_replace(source, target)

    monkeypatch.setattr(files.os, "replace", replace)
    return attempts


def test_a_file_that_windows_holds_for_a_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = held_for(3, monkeypatch)
    write_atomically(tmp_path / "a", "new")
    assert (tmp_path / "a").read_text() == "new"
    assert len(attempts) == 4


def test_a_file_that_stays_held_is_told_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PATIENCE_S", 0.1)
    attempts = held_for(1000, monkeypatch)
    with pytest.raises(StorageProblem, match="Sharing violation") as caught:
        write_atomically(tmp_path / "a", "new")
    assert caught.value.code is StorageCode.NOT_WRITABLE
    assert len(attempts) > 1
    assert list(tmp_path.iterdir()) == []


def test_rights_that_are_missing_are_not_waited_for() -> None:
    attempts: list[int] = []

    def refuse() -> None:
        attempts.append(1)
        raise PermissionError(13, "Permission denied")

    with pytest.raises(PermissionError):
        files.patiently(refuse)
    assert len(attempts) == 1


def test_a_folder_that_lets_nobody_in_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []

    def refuse(path: Path, *_: object) -> int:
        opened.append(path)
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(files.os, "open", refuse)
    with pytest.raises(StorageProblem, match="Permission denied"):
        write_export(tmp_path / "a", "new")
    assert len(opened) == 1, "the standard library would try two thousand million names on Windows"
