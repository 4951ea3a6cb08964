"""The relocatable archive for any Linux: the program, its menu entry, and an install script."""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path

from release.frozen import Frozen
from release.linux_share import filled, write_share
from release.project import NAME, artefact, version


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
    with tarfile.open(result, "w:xz", preset=6) as archive:
        archive.add(root, root.name, filter=_plain)
    return result


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nobody's files, readable by all."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
