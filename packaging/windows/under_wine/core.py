"""Playouts and rules, compiled for Windows on Linux: mypyc writes C here, MinGW compiles it.

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
from pathlib import Path
from typing import TYPE_CHECKING, Final

from compile_core import lay_out
from release.project import run
from release.say import note

from under_wine.place import Place, expect
from under_wine.python import COMPILER

if TYPE_CHECKING:
    from canasta_qt.compiled_core import Core

SUFFIX: Final = ".cp311-win_amd64.pyd"

WRITE_C: Final = """
import json, sys
from mypyc.build import mypycify

modules, group, level = sys.argv[1].split(","), sys.argv[2], sys.argv[3]
made = mypycify(
    ["--strict", "--platform", "win32", *modules], opt_level=level, debug_level="0",
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
from canasta_qt import engine
from canasta_qt.players import playout
assert playout.COMPILED
assert engine.COMPILED
print("compiled")
"""


def compile_core(place: Place) -> None:
    """Compile what can be compiled of the copy, unless it is up to date. Raises `BuildTrouble`."""
    sys.path.insert(0, str(place.project))
    from canasta_qt.compiled_core import CORES, FOLDER

    for core in CORES:
        _provide(place, core, place.project / core.place / FOLDER)
    said = expect(place.ask_python("-c", TRY, folder=place.project), "what was compiled fails")
    count = sum(1 for _ in (place.project / "canasta_qt").rglob("*.pyd"))
    note(f"{said.out.decode().strip()}, {count} libraries")


def _provide(place: Place, core: Core, into: Path) -> None:
    from canasta_qt.compiled_core import STAMP

    stamp = {**core.stamp(place.project / core.place), "suffix": SUFFIX}
    try:
        fresh = json.loads((into / STAMP).read_text(encoding="utf-8")) == stamp
    except (OSError, ValueError):
        fresh = False
    if not fresh:
        shutil.rmtree(into, ignore_errors=True)
        with tempfile.TemporaryDirectory(prefix="canasta-qt-wine-") as name:
            _compile(place, core, Path(name), into)
        (into / STAMP).write_text(json.dumps(stamp), encoding="utf-8")


def _compile(place: Place, core: Core, work: Path, into: Path) -> None:
    modules = lay_out(core, place.project, work)
    (work / "write_c.py").write_text(WRITE_C, encoding="utf-8")
    level = str(core.optimization)
    said = run([sys.executable, "write_c.py", ",".join(modules), core.group, level],
               "mypyc failed", cwd=work, env={**os.environ, "MYPYPATH": str(work)})  # fmt: skip
    headers = work / "headers"
    shutil.copytree(sysconfig.get_path("include"), headers)
    (headers / "pyconfig.h").write_text(HEADER, encoding="ascii")
    made = json.loads(said.rpartition("MADE ")[2])
    for name, sources, folders in made:
        target = into / Path(*name.split(".")).relative_to(core.place)
        target = target.with_name(target.name + SUFFIX)
        target.parent.mkdir(parents=True, exist_ok=True)
        words = [COMPILER, "-shared", f"-O{level}", "-s", "-w", "-DNDEBUG", "-static-libgcc"]
        words += [f"-I{folder}" for folder in (headers, *folders)]
        run([*words, "-o", str(target), *sources, str(place.python / "python311.dll")],
            f"{name} cannot be compiled for Windows", cwd=work)  # fmt: skip
