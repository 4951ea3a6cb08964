"""A Python for Windows, put together from what PyPI has; two small files are compiled for it.

CPython's own installer is on no registry. But a wheel that brings programs to Windows carries
Python's library with every extension, and the modules written in Python are those of a Python of
the same version here. What is missing is small: `python.exe`, which only calls the library, and
`python3.dll`, which passes every name on to it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from release.project import BuildTrouble, run
from release.say import note

from under_wine.place import Place, expect

COMPILER: Final = "x86_64-w64-mingw32-gcc"
"""Debian: gcc-mingw-w64-x86-64-win32."""
OBJDUMP: Final = "x86_64-w64-mingw32-objdump"

CARRIER: Final = "panda3d==1.10.16"
"""A wheel with Python's own library for Windows, in its folder `deploy_libs`."""
RUN: Final = (
    "PySide6-Essentials==6.8.3", "shiboken6==6.8.3", "cffi", "pycparser", "miniaudio",
    "platformdirs", "zxing-cpp", "librt", "mypy-extensions",
)  # fmt: skip
"""What the program needs. Of PySide6 the oldest version it runs with: it starts under Wine."""
BUILD: Final = (
    "pyinstaller<7", "pyinstaller-hooks-contrib", "altgraph", "pefile", "pywin32-ctypes",
    "packaging", "setuptools",
)  # fmt: skip
TEST: Final = (
    "pytest", "pluggy", "iniconfig", "pygments", "colorama", "pytest-qt", "pytest-timeout",
    "typing-extensions", "hypothesis", "sortedcontainers", "pyyaml", "pytest-xdist", "execnet",
)  # fmt: skip
LEFT_OUT: Final = ("site-packages", "lib-dynload", "test", "idlelib", "turtledemo", "__pycache__")

START: Final = """\
#include <wchar.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
"""
LOOKS_FOR: Final = "import sys, sqlite3, ctypes, select, PySide6.QtWidgets as q; print(sys.version)"


def provide_python(place: Place) -> None:
    """Fetch the wheels, lay everything out, compile what is missing, and try it."""
    if not (place.python / "python.exe").exists():
        _expect_tools()
        fetch(place, (CARRIER, *RUN, *BUILD, *TEST))
        shutil.rmtree(place.python, ignore_errors=True)
        _lay_out_library(place)
        _compile_rest(place)
    _unpack_packages(place)
    said = expect(place.ask_python("-c", LOOKS_FOR), "Python for Windows does not start").text
    note(f"Python {said.strip()}")


def _expect_tools() -> None:
    if sys.version_info[:2] != (3, 11):
        raise BuildTrouble(
            f"the Python for Windows is 3.11, and so must be the one that runs this, whose modules "
            f"it gets; this is {sys.version.split()[0]}"
        )
    missing = [name for name in (COMPILER, OBJDUMP) if shutil.which(name) is None]
    if missing:
        raise BuildTrouble(
            f"{', '.join(missing)} not found: apt-get install gcc-mingw-w64-x86-64-win32"
        )


def fetch(place: Place, names: tuple[str, ...]) -> None:
    """Fetch wheels for Windows. Raises `BuildTrouble`."""
    place.downloads.mkdir(parents=True, exist_ok=True)
    base = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    base += ["--only-binary=:all:", "--platform", "win_amd64", "--python-version", "311"]
    base += ["--implementation", "cp", "--dest", str(place.downloads)]
    run([*base, *names], "a wheel for Windows cannot be had")


def _wheels(place: Place, *names: str) -> Iterator[Path]:
    for name in names:
        plain = re.split(r"[=<>]", name)[0].replace("-", "[-_]")
        known = re.compile(rf"{plain}-\d.*\.whl", re.I)
        found = sorted(file for file in place.downloads.glob("*.whl") if known.match(file.name))
        if not found:
            raise BuildTrouble(f"no wheel of {name} in {place.downloads}")
        yield found[-1]


def _lay_out_library(place: Place) -> None:
    """As CPython's installer does: the library beside the program, extensions in `DLLs`."""
    extensions = place.python / "DLLs"
    extensions.mkdir(parents=True)
    (carrier,) = _wheels(place, CARRIER)
    with zipfile.ZipFile(carrier) as opened:
        for name in opened.namelist():
            folder, _, file = name.rpartition("/")
            if folder != "deploy_libs" or file.startswith("api-ms-"):
                continue
            beside = file.startswith("python") or file.upper().startswith("VCRUNTIME")
            target = (place.python if beside else extensions) / file
            target.write_bytes(opened.read(name))
    modules = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(modules, place.python / "Lib", ignore=lambda _, names: set(LEFT_OUT) & {*names})
    place.packages.mkdir()


def _compile_rest(place: Place) -> None:
    library = place.python / "python311.dll"
    names = exported_names(library)
    with tempfile.TemporaryDirectory(prefix="canasta-qt-wine-") as folder:
        start, passing = Path(folder, "python.c"), Path(folder, "python3.def")
        start.write_text(START, encoding="ascii")
        lines = [f"  {name} = python311.{name}\n" for name in names]
        passing.write_text("LIBRARY python3\nEXPORTS\n" + "".join(lines), encoding="ascii")
        program = str(place.python / "python.exe")
        run([COMPILER, "-municode", "-O1", "-s", "-o", program, str(start), str(library)],
            "python.exe cannot be compiled")  # fmt: skip
        for kind in ("w",):  # without a console
            flags = ["-mwindows", "-municode", "-O1", "-s", "-Dwmain(a,b)=wmain(a,b)"]
            run([COMPILER, *flags, "-o", str(place.python / f"python{kind}.exe"), str(start),
                 str(library)], "pythonw.exe cannot be compiled")  # fmt: skip
        run([COMPILER, "-shared", "-nostdlib", "-o", str(place.python / "python3.dll"),
             str(passing)], "python3.dll cannot be made")  # fmt: skip


def exported_names(library: Path) -> list[str]:
    """What a library of Windows exports, by name."""
    done = subprocess.run([OBJDUMP, "-p", str(library)], capture_output=True, text=True, check=True)
    table = done.stdout.partition("[Ordinal/Name Pointer] Table")[2].partition("\n\n")[0]
    return re.findall(r"\[ *\d+\](?: \+base\[ *\d+\])?\s+(?:[0-9a-f]+ )?(\w+)$", table, re.M)


def _unpack_packages(place: Place) -> None:
    for wheel in _wheels(place, *RUN, *BUILD, *TEST):
        done = place.packages / f".{wheel.name}.unpacked"
        if not done.exists():
            with zipfile.ZipFile(wheel) as opened:
                opened.extractall(place.packages)
            for data in place.packages.glob("*.data"):  # pure or platform modules of a wheel
                for part in ("purelib", "platlib"):
                    if (data / part).is_dir():
                        shutil.copytree(data / part, place.packages, dirs_exist_ok=True)
            done.touch()
    for file in (place.packages / "PySide6").glob("*140*.dll"):
        shutil.copy2(file, place.python)  # extensions of others look beside the program
