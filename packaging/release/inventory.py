"""What is inside an installer and under which licence: every file has its place in the list."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from importlib import metadata
from pathlib import Path
from typing import Final

from release.project import PACKAGING, ROOT, TITLE, BuildTrouble, version

LICENCES: Final = PACKAGING / "licences"
"""Texts of licences that Qt's wheels do not carry."""


@dataclass(frozen=True, slots=True)
class Component:
    """Something that is inside.

    Attributes:
        name, version, licence: what it is; the licence in SPDX's words.
        pattern: the paths that are its, as a regular expression from the start of the path; empty
            where it is inside the program's own file.
        texts: files with its licence.
        source: where its source is.
    """

    name: str
    version: str
    licence: str
    pattern: str
    texts: tuple[Path, ...]
    source: str


def components() -> tuple[Component, ...]:
    """Everything that can be inside, the more particular first."""
    qt = metadata.version("PySide6_Essentials")
    zxing = _wheel(
        "zxing-cpp", "Apache-2.0, with Zint (BSD-3-Clause) in it", r"zxingcpp(/|$)",
        "https://github.com/zxing-cpp/zxing-cpp",
    )  # fmt: skip
    lgpl = (LICENCES / "LGPL-3.0.txt", LICENCES / "GPL-3.0.txt")
    qt_licence = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
    return (
        _wheel("librt", "MIT", r"librt(/|$)", "https://github.com/mypyc/librt"),
        _wheel("miniaudio", "MIT", r"_miniaudio\b", "https://github.com/irmen/pyminiaudio"),
        _wheel("cffi", "MIT-0", r"_cffi_backend", "https://foss.heptapod.net/pypy/cffi"),
        _wheel("platformdirs", "MIT", "", "https://github.com/tox-dev/platformdirs"),
        replace(zxing, texts=(*zxing.texts, LICENCES / "Zint.txt")),
        _wheel("pycparser", "BSD-3-Clause", "", "https://github.com/eliben/pycparser"),
        _wheel("mypy_extensions", "MIT", "", "https://github.com/python/mypy"),
        Component(
            "ICU", "with Qt", "ICU", r"(PySide6/Qt/lib/)?libicu", (LICENCES / "ICU.txt",),
            "https://icu.unicode.org",
        ),
        Component(
            "Qt for Python (PySide6, Shiboken) and Qt", qt, qt_licence,
            r"((PySide6|shiboken6)(/|$)|lib(Qt6|pyside6|shiboken6)|Qt[A-Z])", lgpl,
            "https://download.qt.io/official_releases/QtForPython/",
        ),
        Component(
            "Microsoft Visual C++ run-time library", "with Python and Qt", "Microsoft's terms",
            r"(VCRUNTIME|vcruntime|MSVCP|msvcp|ucrtbase|api-ms-win|concrt)", (),
            "https://learn.microsoft.com/cpp/windows/latest-supported-vc-redist",
        ),
        Component(
            "libffi, SQLite, bzip2, XZ, zlib, Expat, libmpdec, gettext's libintl, as Python's own "
            "builds carry them",
            "with Python",
            "MIT; public domain; bzip2-1.0.6; 0BSD; Zlib; MIT; BSD-2-Clause; LGPL-2.1-or-later",
            r"(libffi|sqlite3|libsqlite3|libbz2|liblzma|libz|zlib|libexpat|libmpdec|libintl)", (),
            "https://www.python.org/downloads/source/",
        ),
        Component(
            "Canasta Text and Canasta Title, made from Fira Sans and Fraunces", "1.1", "OFL-1.1",
            r"canasta_qt/resources/fonts/", (ROOT / "resources" / "fonts" / "OFL.txt",),
            "https://github.com/mozilla/Fira and https://github.com/undercasetype/Fraunces",
        ),
        Component(
            TITLE, version(), "MIT",
            r"(canasta_qt(/|$)|canasta-qt(\.exe|\.icns)?$|Canasta Qt\.exe$|licences/|"
            r"Info\.plist$|PkgInfo$|_CodeSignature/)",
            (ROOT / "LICENSE",), "this project",
        ),
        Component(
            "Python", ".".join(str(part) for part in sys.version_info[:3]), "PSF-2.0",
            r"(python3|lib-dynload|libpython|Python|base_library\.zip|_[a-z0-9_]+\.|[a-z0-9]+\.pyd)",
            (_python_licence(),), "https://www.python.org/downloads/source/",
        ),
        _wheel(
            "pyinstaller", "GPL-2.0-or-later WITH Bootloader-exception", "",
            "https://github.com/pyinstaller/pyinstaller",
        ),
    )  # fmt: skip


def _wheel(name: str, licence: str, pattern: str, source: str) -> Component:
    found = metadata.distribution(name)
    texts = tuple(
        Path(str(found.locate_file(file)))
        for file in found.files or ()
        if re.search(r"dist-info/.*(LICEN[CS]E|COPYING)", str(file))
    )
    return Component(name, found.version, licence, pattern, texts, source)


def _python_licence() -> Path:
    places = [
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sys.base_prefix) / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
        / "LICENSE.txt",
    ]  # fmt: skip
    return next((place for place in places if place.exists()), LICENCES / "Python.txt")


@dataclass(frozen=True, slots=True)
class SystemLibrary:
    """A library of the Linux that builds: its path inside, its package, that package's terms."""

    path: Path
    package: str
    copyright: Path


def system_library(path: Path) -> SystemLibrary:
    """Which Debian package a bundled library comes from; `path` is inside the program."""
    package = _package_of(path.name)
    notice = Path("/usr/share/doc") / package / "copyright"
    return SystemLibrary(path, package, notice)


def _package_of(library: str) -> str:
    done = subprocess.run(
        ["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False
    )
    return done.stdout.partition(":")[0].strip() or library


def describe(folder: Path, system: Sequence[Path], reasons: str) -> str:
    """Write the licence texts into the folder `licences`, and return the list of contents.

    In an app of macOS they go among its resources: nothing else may lie beside `Contents`, or
    signing refuses.

    Raises `BuildTrouble` for a file that belongs to no component.
    """
    system_libraries = [system_library(path) for path in system if (folder / path).exists()]
    within = folder / "Contents" / "Resources"
    texts = (within if within.is_dir() else folder) / "licences"
    shutil.rmtree(texts, ignore_errors=True)
    texts.mkdir()
    found = _sort_out(folder, {one.path for one in system_libraries})
    blocks = [f"{TITLE} {version()}: what is inside\n{'=' * 60}\n"]
    for component, files in found:
        for text in component.texts:
            if text.exists():
                shutil.copyfile(text, texts / f"{_safe(component.name)}-{_safe(text.name)}")
        blocks.append(
            f"{component.name} {component.version}\n"
            f"  licence   {component.licence}\n"
            f"  source    {component.source}\n"
            f"  {_amount(files)}\n"
        )
    if system_libraries:
        blocks.append(_system_block(system_libraries, texts))
    blocks.append("Qt plugins that are kept, and why\n" + reasons)
    return "\n".join(blocks)


def _amount(files: Sequence[Path]) -> str:
    if not files:
        return "inside the program"
    size = sum(file.stat().st_size for file in files if not file.is_symlink())
    return f"{len(files)} files, {size / 1e6:.1f} MB"


def _sort_out(folder: Path, system: Iterable[Path]) -> list[tuple[Component, list[Path]]]:
    every = components()
    found: dict[str, list[Path]] = {component.name: [] for component in every}
    theirs = set(system)
    for file in sorted(folder.rglob("*")):
        path = file.relative_to(folder)
        if path in theirs or (file.is_dir() and not file.is_symlink()):
            continue
        found[_owner(path, every).name].append(file)
    return [(one, found[one.name]) for one in every if found[one.name] or not one.pattern]


def _owner(path: Path, every: Sequence[Component]) -> Component:
    inside = path.as_posix()
    for prefix in ("Contents/Frameworks/", "Contents/Resources/", "Contents/MacOS/", "_internal/"):
        inside = inside.removeprefix(prefix)
    inside = inside.removeprefix("Contents/")
    for component in every:
        if component.pattern and re.match(component.pattern, inside):
            return component
    raise BuildTrouble(f"nobody knows whose file this is: {path} (see packaging/release/inventory)")


def _system_block(libraries: Sequence[SystemLibrary], texts: Path) -> str:
    lines = ["Libraries of Debian, each under the terms of its package (licences/)"]
    for one in libraries:
        if one.copyright.exists():
            shutil.copyfile(one.copyright, texts / f"debian-{one.package}")
        lines.append(f"  {one.path.name:<28} {one.package}")
    return "\n".join(lines) + "\n"


def _safe(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9.-]+", "-", name).strip("-")
