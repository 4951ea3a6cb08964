"""Windows: an installer made by Inno Setup, and a zip that runs from anywhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from release import pictures
from release.frozen import Frozen
from release.project import (
    APP_ID,
    MIME_TYPE,
    NAME,
    PACKAGING,
    PUBLISHER,
    ROOT,
    SUFFIX,
    TITLE,
    BuildTrouble,
    artefact,
    numbers_of,
    run,
    system_name,
    version,
)
from release.say import note, step
from release.smoke import smoke

SCRIPT: Final = PACKAGING / "windows" / "canasta-qt.iss"
PROGRAMS: Final = ("ProgramFiles(x86)", "ProgramFiles", "LOCALAPPDATA")
"""Variables with the folders below which Inno Setup installs itself."""
PATIENCE_S: Final = 60.0
"""The uninstaller goes on for a while after its program has ended."""
SILENT: Final = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART", "/CURRENTUSER")


def wrap(frozen: Frozen, contents: str, work: Path, out: Path) -> Sequence[Path]:
    """Make and try the installer and the zip; returns both."""
    (frozen.folder / "CONTENTS.txt").write_text(contents, encoding="utf-8")
    with step("packing the portable zip"):
        archive = make_zip(frozen.folder, out)
    with step("trying the portable zip"):
        _try_zip(archive)
    with step("building the installer"):
        installer = make_installer(frozen.folder, work, out)
    with step("trying the installer: install, play, install again, remove"):
        _try_installer(installer)
    return [archive, installer]


PORTABLE_NOTE: Final = "portable.txt"
PORTABLE_FOLDER: Final = "data"
"""The names that `canasta_qt.storage.files` looks for; a test compares them."""
PORTABLE: Final = """\
Canasta Qt keeps your matches and settings in the folder "data" beside this file.
Take the whole folder along; put "data" into the folder of a newer version.
Without this file they are kept in your own folders on this computer, as after an installation.
"""


def make_zip(folder: Path, out: Path) -> Path:
    """Pack the program with a note that keeps its matches beside it; returns the zip."""
    result = out / artefact("-portable.zip")
    top = f"{NAME}-{version()}"
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            archive.write(file, f"{top}/{file.relative_to(folder).as_posix()}")
        archive.writestr(f"{top}/{PORTABLE_NOTE}", PORTABLE.replace("\n", "\r\n"))
    return result


def defines(folder: Path, work: Path, out: Path) -> Mapping[str, str]:
    """What the Inno Setup script asks for."""
    return {
        "AppId": APP_ID,
        "Architecture": "arm64" if system_name().endswith("arm64") else "x64compatible",
        "AppName": TITLE,
        "AppVersion": version(),
        "Numbers": ".".join(str(number) for number in numbers_of(version())),
        "Publisher": PUBLISHER,
        "ExeName": f"{TITLE}.exe",
        "MimeType": MIME_TYPE,
        "Suffix": SUFFIX,
        "SourceDir": str(folder),
        "Licence": str(ROOT / "LICENSE"),
        "IconFile": str(work / f"{NAME}.ico"),
        "OutputDir": str(out),
        "OutputName": artefact("-setup"),
    }


def make_installer(folder: Path, work: Path, out: Path) -> Path:
    """Compile the Inno Setup script; returns the installer."""
    pictures.write_ico(work / f"{NAME}.ico")
    words = [f"/D{key}={value}" for key, value in defines(folder, work, out).items()]
    run([compiler(), "/Q", *words, str(SCRIPT)], "Inno Setup failed")
    return out / artefact("-setup.exe")


def compiler() -> str:
    """Inno Setup's compiler. Raises `BuildTrouble`."""
    found = shutil.which("iscc")
    if found:
        return found
    for name in PROGRAMS:
        folder = os.environ.get(name)
        for place in (folder, folder and f"{folder}/Programs"):
            for file in sorted(Path(place).glob("Inno Setup [6-9]/ISCC.exe")) if place else ():
                return str(file)
    raise BuildTrouble("Inno Setup 6.3 or later is not installed: https://jrsoftware.org/isdl.php")


def _scratch(use: str) -> tempfile.TemporaryDirectory[str]:
    """A folder for a trial. Windows may hold a program's files for a while after its end."""
    return tempfile.TemporaryDirectory(prefix=f"canasta-qt-{use}-", ignore_cleanup_errors=True)


def _try_zip(archive: Path) -> None:
    with _scratch("zip") as name:
        place, home = Path(name) / "some where", Path(name) / "home"
        home.mkdir()
        with zipfile.ZipFile(archive) as opened:
            opened.extractall(place)
        top = place / f"{NAME}-{version()}"
        program = [str(top / f"{NAME}.exe")]
        for line in smoke(program, home):
            note(line)
        kept = str(top / PORTABLE_FOLDER)
        words = [*program, "check-matches"]
        done = subprocess.run(words, capture_output=True, text=True, check=False, errors="replace")
        if kept not in done.stderr:
            said = f"{done.stdout}{done.stderr}"
            raise BuildTrouble(f"the portable program looks for no matches in {kept}:\n{said}")
        note(f"matches are looked for in {kept}")


def _try_installer(installer: Path) -> None:
    """Install silently for this user, run, install over it, remove; the data stays."""
    with _scratch("setup") as name:
        place, home = Path(name) / "some where", Path(name) / "home"
        home.mkdir()
        for _ in range(2):
            run([str(installer), *SILENT, f"/DIR={place}"], "the installer failed")
        for line in smoke([str(place / f"{NAME}.exe")], home):
            note(line)
        data = Path(os.environ["LOCALAPPDATA"]) / NAME
        data.mkdir(parents=True, exist_ok=True)
        (data / "kept.txt").write_text("mine", encoding="utf-8")
        run([str(place / "unins000.exe"), *SILENT[:3]], "removing failed")
        if not _goes_away(place / f"{NAME}.exe"):
            raise BuildTrouble("removing leaves the program behind")
        if not (data / "kept.txt").exists():
            raise BuildTrouble("removing takes the matches along")
        (data / "kept.txt").unlink()


def _goes_away(file: Path) -> bool:
    end = time.monotonic() + PATIENCE_S
    while file.exists() and time.monotonic() < end:
        time.sleep(0.5)
    return not file.exists()
