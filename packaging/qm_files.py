"""The compiled translations (`.qm`) that the program reads, made from the `.ts` files by Qt's tool.

They are not kept in the repository: set-up makes them, and so does whatever builds a package.
"""

import importlib.util
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "translations"


class NotCompiled(Exception):
    """A translation could not be compiled; says which and why."""


def stale(folder: Path = FOLDER) -> list[Path]:
    """The `.ts` files whose `.qm` file is missing or older than they are."""
    return [source for source in sorted(folder.glob("*.ts")) if not _is_current(source)]


def _is_current(source: Path) -> bool:
    compiled = source.with_suffix(".qm")
    return compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime


def compile_all(sources: Iterable[Path]) -> None:
    """Compile `.ts` files, each beside itself. Raises `NotCompiled`."""
    for source in sources:
        compiled = source.with_suffix(".qm")
        command = [_lrelease(), "-silent", "-nounfinished", str(source), "-qm", str(compiled)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotCompiled(f"{source.name}: {(done.stdout + done.stderr).strip()}")


def _lrelease() -> str:
    """Qt's own tool: it lies in the folder of PySide6, on some systems among the commands."""
    found = importlib.util.find_spec("PySide6")
    for folder in map(Path, (found and found.submodule_search_locations) or ()):
        for place in ("lrelease", "lrelease.exe", "Qt/libexec/lrelease"):
            if (folder / place).exists():
                return str(folder / place)
    for name in ("lrelease", "pyside6-lrelease", "lrelease-qt6"):
        if command := shutil.which(name):
            return command
    raise NotCompiled("translations are compiled by lrelease, which comes with PySide6-Essentials")
