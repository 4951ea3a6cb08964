"""Checksums of what is made, in the form that `sha256sum -c` reads."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from release.project import NAME, system_name, version


def write_sums(files: Iterable[Path], folder: Path) -> Path:
    """Write `canasta-qt-VERSION-SYSTEM.sha256` for files in `folder`."""
    result = folder / f"{NAME}-{version()}-{system_name()}.sha256"
    lines = [f"{_sum(file)}  {file.name}\n" for file in sorted(files)]
    result.write_text("".join(lines), encoding="utf-8", newline="\n")
    return result


def _sum(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
