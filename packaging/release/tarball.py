"""The relocatable archive for any Linux: the program, its menu entry, and an install script."""

from __future__ import annotations

import lzma
import platform
import shutil
import tarfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from release.frozen import Frozen
from release.linux_share import filled, write_share
from release.project import NAME, artefact, version

BRANCHES: Final = {"x86_64": lzma.FILTER_X86}
"""What makes machine code of a processor easier to pack. ARM64's filter is younger than many xz."""

FILTERS: Final[Sequence[dict[str, Any]]] = (
    *({"id": BRANCHES[name]} for name in (platform.machine(),) if name in BRANCHES),
    {"id": lzma.FILTER_LZMA2, "preset": 9},
)


def make_tarball(frozen: Frozen, contents: str, work: Path, out: Path) -> Path:
    """Pack the archive into `out`; returns it."""
    root = work / "tarball" / f"{NAME}-{version()}"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    shutil.copytree(frozen.folder, root / "program", symlinks=True)
    write_share(root)
    script = root / "install.sh"
    script.write_text(filled("install.sh"), encoding="utf-8")
    script.chmod(0o755)
    (root / "CONTENTS.txt").write_text(contents, encoding="utf-8")
    (root / "README.txt").write_text(filled("README.txt"), encoding="utf-8")
    result = out / artefact(".tar.xz")
    with (
        lzma.open(result, "w", filters=FILTERS) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        archive.add(root, root.name, filter=_plain)
    return result


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nobody's files, readable by all."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
