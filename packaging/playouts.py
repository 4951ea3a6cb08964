"""Compiling the playouts of the computer players while the project is set up, where that works.

Nothing here is an error: without a C compiler, mypy or a network the strongest players think
longer, and that is said once in one line.
"""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from compile_playout import COMPILERS, SKIPPED
from environment import Environment
from say import Trouble, step, warn

from canasta_qt.bots.compiled_core import (
    PACKAGE,
    compiled_folder,
    core_modules,
    stamp_of,
    wants_interpreted,
)

SCRIPT = Path(__file__).resolve().parent / "compile_playout.py"


def provide_playouts(environment: Environment) -> None:
    """Compile the playouts unless that is done, not wanted, or has failed with these sources."""
    package = environment.root / PACKAGE.replace(".", "/")
    if wants_interpreted() or not core_modules(package):
        return
    if compiled_folder(package) is not None or _has_failed(environment, package):
        return
    reason = _compile(environment)
    if reason:
        warn(f"the strongest computer players will think longer: {reason}")
        _note(environment).write_text(_try(package), encoding="utf-8")


def _compile(environment: Environment) -> str:
    """Compile; why that could not be done, or an empty text."""
    if not has_compiler():
        return "there is no C compiler"
    try:
        environment.provide("compile")
    except Trouble:
        return "what compiles them could not be fetched"
    with step("Compiling the playouts of the computer players"):
        command = [*environment.python_command, str(SCRIPT)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, SKIPPED):
        return "compiling them failed"
    return done.stderr.strip().rpartition("interpreted: ")[2][:200]


def has_compiler() -> bool:
    """Whether a C compiler seems to be there; on Windows only the attempt can tell."""
    named = os.environ.get("CC")
    return os.name == "nt" or bool(named) or any(shutil.which(name) for name in COMPILERS)


def _note(environment: Environment) -> Path:
    return environment.folder / "canasta-qt-playouts"


def _try(package: Path) -> str:
    """What an attempt depends on: the sources, and whether there is a compiler."""
    return hashlib.sha256(f"{stamp_of(package)}{has_compiler()}".encode()).hexdigest()


def _has_failed(environment: Environment, package: Path) -> bool:
    try:
        return _note(environment).read_text(encoding="utf-8") == _try(package)
    except OSError:
        return False
