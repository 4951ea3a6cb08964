"""Compile the playout core of the computer players with mypyc, where a C compiler is there.

    python packaging/compile_playout.py [--into FOLDER] [--force]

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
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = 3
"""Exit status where nothing could be compiled."""
COMPILERS = ("cc", "gcc", "clang")
HIDDEN = "-fvisibility=hidden"
"""Functions of the core call each other directly, a tenth faster than through the linker."""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules, group = sys.argv[1].split(","), sys.argv[2]
sys.argv[1:] = ["build_ext", "--build-lib", sys.argv[3], "--build-temp", sys.argv[4]]
options = {"opt_level": "3", "debug_level": "0", "group_name": group, "target_dir": sys.argv[5]}
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


def compile_core(into: Path, *, force: bool = False) -> str:
    """Compile the core into the folder; returns why it could not be done, or an empty text."""
    from canasta_qt.bots.compiled_core import FOLDER, PACKAGE, STAMP, compiled_folder, stamp_of

    package = ROOT / PACKAGE.replace(".", "/")
    if not force and into == package / FOLDER and compiled_folder(package) is not None:
        return ""
    reason = can_compile()
    if reason:
        return reason
    with tempfile.TemporaryDirectory(prefix="canasta-qt-compile-") as name:
        work = Path(name)
        built = _build(work)
        if built is None:
            return (work / "log").read_text(encoding="utf-8", errors="replace").strip()[-2000:]
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        for file in built:
            place = into / file.relative_to(work / "lib" / PACKAGE.replace(".", "/"))
            place.parent.mkdir(exist_ok=True)
            shutil.copy2(file, place)
    note = json.dumps(stamp_of(package), indent=1) + "\n"
    (into / STAMP).write_text(note, encoding="utf-8")
    return ""


def _build(work: Path) -> list[Path] | None:
    """Compile in a working folder; the compiled files, or None where the compiler failed."""
    from canasta_qt.bots.compiled_core import GROUP, PACKAGE, core_modules, suffix

    folder = PACKAGE.replace(".", "/")
    shutil.copytree(ROOT / "canasta_qt" / "bots", work / "canasta_qt" / "bots", ignore=_only_core)
    (work / "canasta_qt" / "__init__.py").write_text("", encoding="utf-8")
    (work / folder / "__init__.py").write_text("", encoding="utf-8")
    (work / "compile.py").write_text(SETUP, encoding="utf-8")
    core = core_modules(work / folder)
    modules = ",".join(f"{folder}/{name}.py" for name in core)
    command = [sys.executable, "compile.py", modules, GROUP, "lib", "temp", "c"]
    variables = {**os.environ, "MYPYPATH": str(work)}
    if os.name != "nt":
        variables["CFLAGS"] = f"{HIDDEN} {os.environ.get('CFLAGS', '')}"
    with (work / "log").open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=work, stdout=log, stderr=subprocess.STDOUT, env=variables, check=False
        )
    built = sorted((work / "lib").rglob(f"*{suffix()}"))
    return built if done.returncode == 0 and len(built) > len(core) else None


def _only_core(folder: str, names: list[str]) -> list[str]:
    """What is left out of the working folder: all but the core and what packages need."""
    return [name for name in names if name in ("__pycache__", "_compiled", "heuristic", "search")]


def main(arguments: list[str] | None = None) -> int:
    """Compile; returns the exit status."""
    sys.path.insert(0, str(ROOT))
    from canasta_qt.bots.compiled_core import FOLDER, PACKAGE

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    place = ROOT / PACKAGE.replace(".", "/") / FOLDER
    parser.add_argument("--into", type=Path, default=place, help="folder for the compiled files")
    parser.add_argument("--force", action="store_true", help="compile even what is up to date")
    options = parser.parse_args(arguments)
    reason = compile_core(options.into, force=options.force)
    if reason:
        print(f"note: playouts stay interpreted: {reason}", file=sys.stderr)
        return SKIPPED
    print(f"Playouts are compiled: {options.into}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
