"""Writing files so that a power cut leaves the old content or the new, never half of each."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from canasta_qt.storage.problems import StorageCode, StorageProblem, reason_of


def write_atomically(path: Path, text: str) -> None:
    """Replace a file's content in one step. `StorageProblem` when that cannot be done."""
    partial = path.with_name(path.name + ".tmp")
    try:
        with partial.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
        sync_folder(path.parent)
    except OSError as problem:
        with contextlib.suppress(OSError):
            partial.unlink()
        raise StorageProblem(StorageCode.NOT_WRITABLE, path, reason_of(problem)) from problem


def make_folder(folder: Path) -> None:
    """Make a folder, if it is not there. `StorageProblem` when that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise StorageProblem(StorageCode.NOT_WRITABLE, folder, reason_of(problem)) from problem


def read_bytes(path: Path) -> bytes:
    """A file's content. `StorageProblem` when it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as problem:
        raise StorageProblem(StorageCode.NOT_READABLE, path, reason_of(problem)) from problem


def set_aside(path: Path) -> Path:
    """Rename a file that makes no sense to `*.damaged`, content untouched; returns the new path.

    Nothing is overwritten: a number is added where the name is taken. If the file cannot be
    renamed it stays where it is.
    """
    for number in range(1, 1000):
        mark = ".damaged" if number == 1 else f".{number}.damaged"
        aside = path.with_name(path.name + mark)
        if not aside.exists():
            try:
                path.rename(aside)
            except OSError:
                return path
            return aside
    return path


def move_into(path: Path, folder: Path) -> Path:
    """Move a file into a folder, under another name where its own is taken.

    `StorageProblem` when that cannot be done.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = free_name(folder, path.stem, path.suffix)
        os.replace(path, target)
    except OSError as problem:
        raise StorageProblem(StorageCode.NOT_WRITABLE, folder, reason_of(problem)) from problem
    return target


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """A path in the folder that is not taken: the stem, or the stem and a number."""
    path = folder / f"{stem}{suffix}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path


def sync_folder(folder: Path) -> None:
    """Wait until a new name in a folder is on the disk, where the system has a way to."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
