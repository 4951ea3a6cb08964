"""Write what stores want to know of a release, from what was built for it.

    python packaging/stores.py DIST [--out FOLDER]

DIST holds the files of a release. Written are the manifests of winget, the cask of Homebrew, and
the project of an MSIX package (its manifest, its pictures, the commands that pack and sign it).
What has no file in DIST is left out, and that is said. What a person has to do with them says
RELEASING.md.
Wants PySide6, which paints the pictures.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

PACKAGING: Final = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path[:0] = [str(PACKAGING), str(PACKAGING.parent)]

from release import pictures  # noqa: E402
from release.blanks import fill  # noqa: E402
from release.project import (  # noqa: E402
    APP_ID,
    COPYRIGHT,
    HOMEPAGE,
    MIME_TYPE,
    NAME,
    PUBLISHER,
    SOURCES,
    SUFFIX,
    SUMMARY,
    TITLE,
    BuildTrouble,
    games,
    languages,
    releases,
    version,
)
from release.sums import sum_of  # noqa: E402

WINGET: Final = "CanastaQt.CanastaQt"
"""The name that winget knows the program by; its folders are called so too."""

IDENTITY: Final = "CANASTA_QT_MSIX_IDENTITY"
PUBLISHER_ID: Final = "CANASTA_QT_MSIX_PUBLISHER"
"""Variables with what Partner Center gave out: the package's name, and "CN=..."."""

LOGOS: Final[Mapping[str, tuple[int, int]]] = {
    "StoreLogo": (50, 50),
    "Square44x44Logo": (44, 44),
    "Square44x44Logo.targetsize-256": (256, 256),
    "Square150x150Logo": (150, 150),
    "Square310x310Logo": (310, 310),
    "Wide310x150Logo": (310, 150),
}
"""Pictures of an MSIX package with width and height in pixels."""

STORE_LANGUAGES: Final = {"en": "en-US", "de": "de-DE", "es": "es-ES", "fr": "fr-FR", "it": "it-IT",
                          "nl": "nl-NL", "pt_BR": "pt-BR"}  # fmt: skip

PACK: Final = """\
@echo off
rem Run on Windows, in this folder, with the Windows SDK on the path. PROGRAM: the unpacked program
rem   pack.cmd PROGRAM [CERTIFICATE.pfx PASSWORD]
if "%~1"=="" (echo usage: pack.cmd PROGRAM [CERTIFICATE.pfx PASSWORD] & exit /b 2)
robocopy "%~1" stage /MIR /NFL /NDL /NJH /NJS & if errorlevel 8 exit /b 1
copy /y AppxManifest.xml stage\\ >nul || exit /b 1
robocopy assets stage\\assets /MIR /NFL /NDL /NJH /NJS & if errorlevel 8 exit /b 1
makeappx pack /o /d stage /p "{package}" || exit /b 1
if not "%~2"=="" signtool sign /fd SHA256 /f "%~2" /p "%~3" "{package}" || exit /b 1
"""


def write(dist: Path, out: Path) -> list[Path]:
    """Write everything that can be written; returns the files. Raises `BuildTrouble`."""
    made: list[Path] = []
    for name, writer in (("winget", _winget), ("Homebrew", _cask), ("MSIX", _msix)):
        try:
            made += writer(dist, out)
        except FileNotFoundError as missing:
            print(f"note: nothing for {name}: there is no {missing.filename}", file=sys.stderr)
    return made


def _winget(dist: Path, out: Path) -> list[Path]:
    words = {
        **_words(),
        "SHA256_SETUP": sum_of(dist / f"{NAME}-{version()}-windows-amd64-setup.exe"),
        "SHA256_ARM64_SETUP": sum_of(dist / f"{NAME}-{version()}-windows-arm64-setup.exe"),
    }
    folder = out / "winget" / WINGET[0].lower() / WINGET.replace(".", "/") / version()
    templates = PACKAGING / "windows" / "winget"
    names = {"version": "", "installer": ".installer", "locale.en-US": ".locale.en-US"}
    return [
        _fill(templates / f"{template}.yaml", folder / f"{WINGET}{ending}.yaml", words)
        for template, ending in names.items()
    ]


def _cask(dist: Path, out: Path) -> list[Path]:
    images = {
        f"SHA256_{name}": sum_of(dist / f"{NAME}-{version()}-macos-{processor}.dmg")
        for name, processor in (("ARM", "arm64"), ("INTEL", "x86_64"))
    }
    cask = PACKAGING / "macos" / f"{NAME}.rb"
    return [_fill(cask, out / "homebrew" / f"{NAME}.rb", {**_words(), **images}, skip=1)]


def _msix(dist: Path, out: Path) -> list[Path]:
    archive = dist / f"{NAME}-{version()}-windows-amd64-portable.zip"
    archive.stat()  # what is packed is inside
    folder = out / "msix"
    spoken = sorted(STORE_LANGUAGES[code] for code in languages())
    words = {
        **_words(),
        "IDENTITY": os.environ.get(IDENTITY, "CanastaQt.CanastaQt"),
        "PUBLISHER_ID": os.environ.get(PUBLISHER_ID, "CN=CanastaQt"),
        "FOUR_NUMBERS": ".".join([*re.findall(r"\d+", version())[:3], "0"]),
        "LANGUAGES": "\n".join(f'    <Resource Language="{one}"/>' for one in spoken),
    }
    made = [_fill(PACKAGING / "windows" / "AppxManifest.xml", folder / "AppxManifest.xml", words)]
    for name, (width, height) in LOGOS.items():
        file = folder / "assets" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pictures.png_on_ground(width, height))
        made.append(file)
    script = folder / "pack.cmd"
    text = PACK.format(package=f"{NAME}-{version()}.msix")
    script.write_text(text, encoding="ascii", newline="\r\n")
    return [*made, script]


def _words() -> dict[str, str]:
    return {
        "APP_ID": APP_ID,
        "COPYRIGHT": COPYRIGHT,
        "DATE": releases()[0].date,
        "GAMES": str(games()),
        "DOWNLOADS": f"{SOURCES}/releases/download/v{version()}",
        "HOMEPAGE": HOMEPAGE,
        "MIME_TYPE": MIME_TYPE,
        "NAME": NAME,
        "PUBLISHER": PUBLISHER,
        "SOURCES": SOURCES,
        "SOURCES_NAME": SOURCES.removeprefix("https://"),
        "SUFFIX": SUFFIX,
        "SUMMARY": SUMMARY,
        "TITLE": TITLE,
        "VERSION": version(),
    }


def _fill(template: Path, file: Path, words: Mapping[str, str], *, skip: int = 0) -> Path:
    """Fill a template's blanks, leaving out its first lines; returns the file."""
    lines = template.read_text(encoding="utf-8").splitlines(keepends=True)[skip:]
    text = "".join(lines)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(fill(text, words, template.name), encoding="utf-8", newline="\n")
    return file


def main(arguments: list[str] | None = None) -> int:
    """Write them; returns the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("dist", type=Path, help="folder with the files of the release")
    parser.add_argument("--out", type=Path, help="folder for what is written (DIST/stores)")
    options = parser.parse_args(arguments)
    if not options.dist.is_dir():
        print(f"{options.dist} is no folder", file=sys.stderr)
        return 2
    try:
        made = write(options.dist, options.out or options.dist / "stores")
    except (BuildTrouble, OSError) as trouble:
        print(f"The files for stores were not written: {trouble}", file=sys.stderr)
        return 1
    for file in made:
        print(file)
    return 0 if made else 1


if __name__ == "__main__":
    sys.exit(main())
