"""The playouts, compiled for Windows on Linux: mypyc writes C here, MinGW compiles it.

A release compiles them on Windows with Microsoft's compiler; this asks whether they run there and
play the same.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from release.project import run
from release.say import note

from under_wine.place import Place, expect
from under_wine.python import COMPILER

SUFFIX: Final = ".cp311-win_amd64.pyd"

WRITE_C: Final = """
import json, sys
from mypyc.build import mypycify

modules, group = sys.argv[1].split(","), sys.argv[2]
made = mypycify(
    ["--strict", "--platform", "win32", *modules], opt_level="3", debug_level="0",
    group_name=group, target_dir="c",
)
print("MADE", json.dumps([[one.name, one.sources, one.include_dirs] for one in made]))
"""

HEADER: Final = """\
/* What Python's headers must know of Windows on x86-64, for extensions made by GCC. */
#ifndef Py_CONFIG_H
#define Py_CONFIG_H
#include <io.h>
#include <stdio.h>
#define MS_WIN32
#define MS_WINDOWS
#define MS_WIN64
#define NT_THREADS
#define PLATFORM "win32"
#define COMPILER "[gcc]"
#define Py_ENABLE_SHARED 1
#define HAVE_DECLSPEC_DLL
#define HAVE_DYNAMIC_LOADING
#define WITH_DOC_STRINGS 1
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_OFF_T 4
#define SIZEOF_FPOS_T 8
#define SIZEOF_HKEY 8
#define SIZEOF_WCHAR_T 2
#define ALIGNOF_SIZE_T 8
#define ALIGNOF_MAX_ALIGN_T 8
#define HAVE_LARGEFILE_SUPPORT
#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_STDDEF_H 1
#define HAVE_WCHAR_H 1
#define HAVE_LONG_LONG 1
#define HAVE_UINTPTR_T 1
#define HAVE_INTPTR_T 1
#define HAVE_SSIZE_T 1
#define HAVE_COPYSIGN 1
#define HAVE_ROUND 1
#define HAVE_HYPOT 1
#define HAVE_DECL_ISINF 1
#define HAVE_DECL_ISNAN 1
#define STDC_HEADERS 1
#endif
"""

TRY: Final = """
from canasta_qt.bots.playout import COMPILED
assert COMPILED
print("compiled")
"""


def compile_core(place: Place) -> None:
    """Compile the copy's playouts, unless they are up to date. Raises `BuildTrouble`."""
    sys.path.insert(0, str(place.project))
    from canasta_qt.bots import compiled_core

    package = place.project / compiled_core.PACKAGE.replace(".", "/")
    into = package / compiled_core.FOLDER
    stamp = {**compiled_core.stamp_of(package), "suffix": SUFFIX}
    try:
        fresh = json.loads((into / compiled_core.STAMP).read_text(encoding="utf-8")) == stamp
    except (OSError, ValueError):
        fresh = False
    if not fresh:
        modules = compiled_core.core_modules(package)
        shutil.rmtree(into, ignore_errors=True)
        with tempfile.TemporaryDirectory(prefix="canasta-qt-wine-") as name:
            _compile(place, Path(name), modules, compiled_core.GROUP, into)
        (into / compiled_core.STAMP).write_text(json.dumps(stamp), encoding="utf-8")
    said = expect(place.ask_python("-c", TRY, folder=place.project), "the playouts do not load")
    note(f"{said.out.decode().strip()}, {sum(1 for _ in into.rglob('*.pyd'))} libraries")


def _compile(place: Place, work: Path, modules: Sequence[str], group: str, into: Path) -> None:
    package = "/".join(group.split(".")[:-1])
    left_out = shutil.ignore_patterns("__pycache__", "_compiled", "heuristic", "search")
    bots = "canasta_qt/bots"
    shutil.copytree(place.project / bots, work / bots, ignore=left_out)
    for folder in ("canasta_qt", package):
        (work / folder / "__init__.py").write_text("", encoding="utf-8")
    (work / "write_c.py").write_text(WRITE_C, encoding="utf-8")
    files = ",".join(f"{package}/{name}.py" for name in modules)
    said = run([sys.executable, "write_c.py", files, group], "mypyc failed", cwd=work,
               env={**os.environ, "MYPYPATH": str(work)})  # fmt: skip
    headers = work / "headers"
    shutil.copytree(sysconfig.get_path("include"), headers)
    (headers / "pyconfig.h").write_text(HEADER, encoding="ascii")
    made = json.loads(said.rpartition("MADE ")[2])
    for name, sources, folders in made:
        target = into / Path(*name.split(".")).relative_to(package)
        target = target.with_name(target.name + SUFFIX)
        target.parent.mkdir(parents=True, exist_ok=True)
        words = [COMPILER, "-shared", "-O3", "-s", "-w", "-DNDEBUG", "-static-libgcc"]
        words += [f"-I{folder}" for folder in (headers, *folders)]
        run([*words, "-o", str(target), *sources, str(place.python / "python311.dll")],
            f"{name} cannot be compiled for Windows", cwd=work)  # fmt: skip
