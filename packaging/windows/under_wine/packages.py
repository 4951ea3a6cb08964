"""What people download, built and tried by the release's own steps on the trial Windows.

PyInstaller's wheel for Windows freezes the program; Inno Setup's compiler comes from npm. The steps
in `release` then do what they do on a Windows: try the program, pack the zip and try it, compile
the installer, install, play, install again, and remove.
"""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path
from typing import Final

from release.project import BuildTrouble, run
from release.say import note

from under_wine.installer import let_programs_of_one_user_be
from under_wine.place import Place, expect
from under_wine.screen import screen

INNO_SETUP: Final = "innosetup@6.4.1"
"""An npm package with Inno Setup's compiler, `ISCC.exe`; it is a program of 32 bits."""


def provide_inno_setup(place: Place) -> Path:
    """Fetch Inno Setup, unless it is there; returns its compiler. Raises `BuildTrouble`."""
    folder = place.drive / "Program Files (x86)" / "Inno Setup 6"
    compiler = folder / "ISCC.exe"
    if compiler.exists():
        return compiler
    if shutil.which("npm") is None:
        raise BuildTrouble("Inno Setup comes from npm, and npm is not installed")
    place.downloads.mkdir(parents=True, exist_ok=True)
    run(["npm", "pack", INNO_SETUP], f"{INNO_SETUP} cannot be had", cwd=place.downloads)
    archive = place.downloads / f"{INNO_SETUP.replace('@', '-')}.tgz"
    unpacked = place.downloads / "innosetup"
    with tarfile.open(archive) as opened:
        opened.extractall(unpacked, filter="data")
    shutil.copytree(unpacked / "package" / "bin", folder)
    return compiler


def build(place: Place) -> None:
    """Run the release's steps; what they make lies in `C:\\out`."""
    said = place.ask([place.windows_path(provide_inno_setup(place)), "/?"]).text
    note(said.partition("\n")[0].strip() or "Inno Setup does not answer")
    words = ["-m", "release", "--out", "C:\\out", "--work", "C:\\work"]
    variables = {"PYTHONPATH": place.windows_path(place.project / "packaging")}
    let_programs_of_one_user_be(place)
    with screen(place, "build") as shown:  # without one Inno Setup's installers have no window
        answer = place.ask_python(
            *words,
            variables=variables,
            folder=place.project,
            display=shown.display,
            patience=2400,
        )
    (place.work / "build.log").write_bytes(answer.out + answer.err)
    for line in answer.text.splitlines():
        if line.strip():
            note(line.strip())
    expect(answer, "the release's steps failed")
