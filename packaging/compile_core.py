"""Compile the playouts of the computer players and the rules with mypyc, where a C compiler is.

    python packaging/compile_core.py [--force] [--in-turn]

Needs mypy and setuptools (the extra ``compile``). Without them, or without a C compiler, it says so
in one line and ends with status 3: the game works just the same, its strongest players think
longer. What is up to date is left alone.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta_qt.compiled_core import Core

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = 3
"""Exit status where nothing could be compiled."""
COMPILERS = ("cc", "gcc", "clang")
HIDDEN = "-fvisibility=hidden"
"""Functions of a core call each other directly, a tenth faster than through the linker."""
STRIPPED = "-s"
"""For the linker on Linux: a tenth of the rules would be names that nothing reads."""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules, group = sys.argv[1].split(","), sys.argv[2]
sys.argv[1:] = ["build_ext", "--build-lib", sys.argv[3], "--build-temp", sys.argv[4]]
options = {"opt_level": "%d", "debug_level": "0", "group_name": group, "target_dir": "c"}
setup(name="core", packages=[], ext_modules=mypycify(["--strict", *modules], **options))
"""


def can_compile() -> str:
    """Why nothing can be compiled here, or an empty text."""
    for name in ("mypyc", "setuptools"):
        if find_spec(name) is None:
            return f"{name} is not installed"
    if os.name == "nt" or any(shutil.which(name) for name in COMPILERS) or "CC" in os.environ:
        return ""  # on Windows only setuptools knows where the compiler is
    return "there is no C compiler"


def compile_all(*, force: bool = False, in_turn: bool = False) -> str:
    """Compile beside their sources all cores that are not up to date, or with `force` every one.

    They are compiled at the same time, or `in_turn`: the first can be used before the next is
    ready. Returns why it could not be done, or an empty text.
    """
    from canasta_qt.compiled_core import CORES, FOLDER

    places = {core: ROOT / core.place for core in CORES}
    wanted = [core for core, place in places.items() if force or core.folder(place) is None]
    with ThreadPoolExecutor(1 if in_turn else len(CORES)) as pool:
        reasons = pool.map(compile_core, wanted, [places[core] / FOLDER for core in wanted])
    return next(filter(None, reasons), "")


def compile_core(core: "Core", into: Path) -> str:
    """Compile a core into the folder; returns why it could not be done, or an empty text."""
    from canasta_qt.compiled_core import STAMP

    reason = can_compile()
    if reason:
        return reason
    with tempfile.TemporaryDirectory(prefix="canasta-qt-compile-") as name:
        work = Path(name)
        built = _build(core, work)
        if built is None:
            return (work / "log").read_text(encoding="utf-8", errors="replace").strip()[-2000:]
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        for file in built:
            place = into / file.relative_to(work / "lib" / core.place)
            place.parent.mkdir(exist_ok=True)
            shutil.copy2(file, place)
    note = json.dumps(core.stamp(ROOT / core.place), indent=1) + "\n"
    (into / STAMP).write_text(note, encoding="utf-8")
    return ""


def lay_out(core: "Core", project: Path, work: Path) -> list[str]:
    """Copy into a working folder what mypyc reads of a project; the files that it compiles."""
    ignored = shutil.ignore_patterns("__pycache__", "_compiled")
    shutil.copytree(project / core.place, work / core.place, ignore=ignored)
    for package in (Path(core.place), *Path(core.place).parents[:-1]):
        (work / package / "__init__.py").write_text("", encoding="utf-8")
    return [f"{core.place}/{name}.py" for name in core.modules(work / core.place)]


def _build(core: "Core", work: Path) -> list[Path] | None:
    """Compile in a working folder; the compiled files, or None where the compiler failed."""
    from canasta_qt.compiled_core import suffix

    modules = lay_out(core, ROOT, work)
    (work / "compile.py").write_text(SETUP % core.optimization, encoding="utf-8")
    command = [sys.executable, "compile.py", ",".join(modules), core.group, "lib", "temp"]
    variables = {**os.environ, "MYPYPATH": str(work)}
    if os.name != "nt":
        variables["CFLAGS"] = f"{HIDDEN} {os.environ.get('CFLAGS', '')}"
    if sys.platform.startswith("linux"):
        variables["LDFLAGS"] = f"{STRIPPED} {os.environ.get('LDFLAGS', '')}"
    with (work / "log").open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=work, stdout=log, stderr=subprocess.STDOUT, env=variables, check=False
        )
    built = sorted((work / "lib").rglob(f"*{suffix()}"))
    return built if done.returncode == 0 and len(built) > len(modules) else None


def main(arguments: list[str] | None = None) -> int:
    """Compile; returns the exit status."""
    sys.path.insert(0, str(ROOT))
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--force", action="store_true", help="compile even what is up to date")
    parser.add_argument("--in-turn", action="store_true", help="one after the other")
    options = parser.parse_args(arguments)
    reason = compile_all(force=options.force, in_turn=options.in_turn)
    if reason:
        print(f"note: it stays interpreted: {reason}", file=sys.stderr)
        return SKIPPED
    print("The computer players' playouts and the rules are compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
