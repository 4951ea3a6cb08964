"""What goes into the frozen program: every Qt plugin that is kept has its reason here.

Whatever nothing kept needs is left out, so a plugin that goes takes its libraries with it.
"""

from __future__ import annotations

import fnmatch
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from release.project import languages

PLUGINS: Final[Mapping[str, str]] = {
    "platforms/*qxcb*": "windows on X11",
    "platforms/*qwayland*": "windows on Wayland",
    "platforms/*qwindows*": "windows on Windows",
    "platforms/*qcocoa*": "windows on macOS",
    "platforms/*qoffscreen*": "the self-test, and pictures made without a screen",
    "platformthemes/*qxdgdesktopportal*": "file dialogs, fonts and dark mode of Linux desktops",
    "platforminputcontexts/*compose*": "names with accents typed with a compose key",
    "platforminputcontexts/*ibus*": "names typed with an input method",
    "wayland-shell-integration/*xdg-shell*": "a window at all on Wayland",
    "wayland-decoration-client/*bradient*": "a title bar where a Wayland desktop draws none",
    "wayland-decoration-client/*adwaita*": "a title bar that fits GNOME",
    "styles/*": "native controls on Windows and macOS",
    "iconengines/*qsvgicon*": "icons, which are SVG",
    # no qsvg: only QSvgRenderer draws SVG, which is ours; a picture of others must never be one
    "imageformats/*qjpeg*": "photographs of the QR code of a challenge",
    "imageformats/*qico*": "the icon in the title bar on Windows",
    "printsupport/*": "score sheets and rule books on a printer",
}
"""Qt plugins that are kept, by folder and name, each with the reason."""

TRANSLATIONS: Final = tuple(f"qtbase_{code}.qm" for code in languages() if code != "en")
"""Qt's own words (Cancel, Open ...) in the languages of the program."""

HIDDEN_IMPORTS: Final = (
    "librt",
    "librt.vecs",
    "librt.internal",
    "mypy_extensions",
    "miniaudio",
    "_miniaudio",
    "_cffi_backend",
)
"""Modules that only compiled code, or code that has not been looked at, imports."""

LINUX: Final = sys.platform.startswith("linux")

EXCLUDED_MODULES: Final[Mapping[str, str]] = {
    "PySide6.QtNetwork": "the program never touches the network",
    **({} if LINUX else {"PySide6.QtDBus": "asks which screen reader listens, on Linux only"}),
    "ssl": "the program never touches the network",
    "_ssl": "the program never touches the network",
    "_hashlib": "Python's own hashes do; OpenSSL is 5 MB",
    "ftplib": "the program never touches the network",
    "http.cookiejar": "the program never touches the network",
    "xmlrpc": "the program never touches the network",
    "_pydecimal": "stands in for a module in C, which is there",
    "_pydatetime": "stands in for a module in C, which is there",
    "importlib.metadata": "nobody asks what is installed",
    "readline": "nobody types at a prompt; brings libreadline and libtinfo",
    "tarfile": "nothing is packed or unpacked",
    "bz2": "nothing is packed or unpacked",
    "lzma": "nothing is packed or unpacked",
    "tkinter": "not used",
    "unittest": "not used",
    "test": "not used",
    "lib2to3": "not used",
    "setuptools": "not used at run time",
    "pkg_resources": "not used at run time",
    "pip": "not used at run time",
    "mypy": "not used at run time",
    "mypyc": "not used at run time",
    "numpy": "not used at run time",
}
"""Modules that are left out, with the reason."""

FROM_THE_SYSTEM: Final = ("libcups.so.*", "libmvec.so.*")
"""Libraries that must come from the system: a printer's (without it nothing is printed), and the
part of the C library that asks for the inside of its other parts."""

NOT_USED: Final = (
    "opengl32sw.dll",
    "d3dcompiler_*.dll",
    "Qt6Qml*.dll",
    "Qt6Quick*.dll",
    "Qt6VirtualKeyboard*.dll",
)
"""Libraries on Windows that only plugins asked for which are left out: the table is painted without
OpenGL and without QML."""

Entry = tuple[str, str, str]
"""PyInstaller's entry of a table of contents: place inside, file, kind."""

_PLUGIN = re.compile(r"(?:^|/)PySide6/(?:Qt/)?plugins/(?P<name>[^/]+/[^/]+)$")
_TRANSLATION = re.compile(r"(?:^|/)PySide6/(?:Qt/)?translations/(?P<name>[^/]+)$")


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without unwanted plugins, translations and libraries of the system."""
    return [entry for entry in entries if _is_wanted(entry[0].replace("\\", "/"))]


def _is_wanted(place: str) -> bool:
    plugin = _PLUGIN.search(place)
    if plugin is not None:
        return any(fnmatch.fnmatch(plugin["name"], pattern) for pattern in PLUGINS)
    translation = _TRANSLATION.search(place)
    if translation is not None:
        return translation["name"] in TRANSLATIONS
    name = place.rpartition("/")[2]
    return not any(fnmatch.fnmatch(name, pattern) for pattern in (*FROM_THE_SYSTEM, *NOT_USED))


def needed(binaries: Sequence[Entry]) -> list[Entry]:
    """The binaries without shared libraries that no extension, plugin or program needs any more.

    Only on Linux: elsewhere a plugin that goes leaves nothing behind worth looking for.
    """
    if not sys.platform.startswith("linux"):
        return list(binaries)
    files = {Path(entry[0]).name: entry for entry in binaries if entry[2] != "SYMLINK"}
    left = [name for name, entry in files.items() if not _is_library(entry)]
    seen: set[str] = set()
    while left:
        name = left.pop()
        if name in files and name not in seen:
            seen.add(name)
            left += _needs(Path(files[name][1]))
    return [entry for entry in binaries if Path(entry[0]).name in seen]


def whole(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """The entries without links to libraries that are left out; see `needed`.

    The links inside the frameworks of macOS are what makes a framework of them.
    """
    if not sys.platform.startswith("linux"):
        return list(entries)
    names = {Path(entry[0]).name for entry in binaries}
    return [entry for entry in entries if entry[2] != "SYMLINK" or Path(entry[0]).name in names]


def _is_library(entry: Entry) -> bool:
    """Whether this is there only for others: not Python, its extensions, or Qt's plugins.

    Python's own library is asked for by PyInstaller's program in a way that no tool sees.
    """
    place, _, kind = entry
    is_python = Path(place).name.startswith("libpython")
    return kind == "BINARY" and not is_python and _PLUGIN.search(place) is None


def _needs(file: Path) -> list[str]:
    """Names of the shared libraries that a file asks for."""
    done = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=False)
    return re.findall(r"^\s+NEEDED\s+(\S+)$", done.stdout, re.M)


def resources(folder: Path, into: str) -> list[tuple[str, str]]:
    """Our own files and where they go; pictures for the README stay, and translations: those go in
    as `catalogues` makes them."""
    return [
        (str(file), f"{into}/{file.parent.relative_to(folder).as_posix()}")
        for file in sorted(folder.rglob("*"))
        if file.is_file() and "screens" not in file.parts and file.parent.name != "translations"
    ]


def is_of_the_system(file: str) -> bool:
    """Whether a bundled file is a library of the Linux that builds, not of Python or a wheel."""
    return sys.platform.startswith("linux") and bool(
        re.match(r"^/(usr/)?lib(32|64)?/", str(Path(file).resolve()))
    )
