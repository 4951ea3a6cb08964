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

from under_wine.place import Place, expect

INNO_SETUP: Final = "innosetup@6.4.1"
"""An npm package with Inno Setup's compiler, `ISCC.exe`; it is a program of 32 bits."""

DATA: Final = "canasta-qt"


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
    answer = place.ask_python(*words, variables=variables, folder=place.project, patience=1500)
    (place.work / "build.log").write_bytes(answer.out + answer.err)
    for line in answer.text.splitlines():
        if line.strip():
            note(line.strip())
    expect(answer, "the release's steps failed")


def remove_for_all(place: Place) -> None:
    """Install for all users, remove, and look whose data is asked about and goes.

    An account that is signed in has `Volatile Environment` in the registry; another is made up, as
    if somebody else than the administrator sat there.
    """
    setup = next(iter(sorted((place.drive / "out").glob("*-setup.exe"))), None)
    if setup is None:
        raise BuildTrouble("there is no installer yet: --step build")
    silent = ["/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART"]
    anna = place.drive / "users" / "Anna Müller" / "AppData" / "Local"
    key = "HKU\\S-1-5-21-1-2-3-1001\\Volatile Environment"
    value = ["/v", "LOCALAPPDATA", "/d", place.windows_path(anna), "/f"]
    expect(place.ask(["reg", "add", key, *value]), "no second account")
    own = place.drive / "users" / "root" / "AppData" / "Local"
    for words, stays in ((silent, True), ([*silent, "/DELETEDATA=all"], False)):
        for folder in (anna, own):
            (folder / DATA).mkdir(parents=True, exist_ok=True)
            (folder / DATA / "matches.db").write_text("mine", encoding="ascii")
        where = "C:\\Program Files\\Canasta Qt"
        install = [place.windows_path(setup), *silent, "/ALLUSERS", f"/DIR={where}"]
        expect(place.ask(install), "the installer failed for all users")
        program = place.drive / "Program Files" / "Canasta Qt"
        expect(place.ask([f"{where}\\canasta-qt.exe", "--version"]), "it does not run")
        expect(place.ask([f"{where}\\unins000.exe", *words]), "removing failed")
        _wait(place)
        left = [file for file in program.rglob("*") if file.is_file()] if program.exists() else []
        if left:
            raise BuildTrouble(f"removing leaves {len(left)} files behind, first {left[0]}")
        if (anna / DATA).exists() != stays:
            raise BuildTrouble(f"{words[-1]}: the data of the account signed in stays: {not stays}")
        verb = "stays" if stays else "goes"
        note(f"for all users, {words[-1]}: the data of who is signed in {verb}")
    place.ask(["reg", "delete", "HKU\\S-1-5-21-1-2-3-1001", "/f"])


def _wait(place: Place) -> None:
    """The uninstaller goes on for a while after its program has ended; Wine knows how long."""
    place.in_root(["/usr/lib/wine/wineserver", "--wait"])
