"""What runs compiled, playouts and rules: out of a wheel, or compiled here where that works.

Nothing here is an error: without a C compiler, mypy or a network the strongest players think
longer and play weaker, and that is said. Who wants to play does not wait for it: compiling goes on
in a process of its own beside the game, `python packaging/compiled.py`, and counts from the next
start on.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
import zipfile
from pathlib import Path
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from compile_core import COMPILERS, SKIPPED
from environment import Environment, clean_variables, run_listening
from say import Trouble, step, tell, warn

from canasta_qt.compiled_core import (
    CORES,
    FOLDER,
    INTERPRETED_VARIABLE,
    PLAYOUTS,
    STAMP,
    Core,
    wants_interpreted,
)

SCRIPT = Path(__file__).resolve().parent / "compile_core.py"


WHEELS: Final = "dist"
"""Folder of the project where a wheel of the release may lie, or one that was built here."""

WITHOUT: Final = (
    "without the compiled core Expert takes up to 1.5 and Master up to 3 seconds for a move, and "
    "both play weaker"
)
"""What it costs to play interpreted; `canasta_qt.players.levels` holds the figures."""

SLOWER: Final = "the rules run interpreted: the game is the same, its bots and reviews are slower"
"""What it costs where only the playouts are compiled."""

STALE_S: Final = 15 * 60.0
"""A process that began to compile so long ago is no longer waited for."""


def provide_compiled(environment: Environment) -> None:
    """Have all compiled that can be, unless it is or that has failed with these sources."""
    if not _is_wanted(environment) or _comes_in_a_wheel(environment):
        return
    reason = _compile(environment)
    if reason:
        warn(f"{WITHOUT if _plays_interpreted(environment) else SLOWER}: {reason}")
        _note(environment).write_text(_try(environment), encoding="utf-8")


def provide_beside(environment: Environment) -> dict[str, str]:
    """Begin to compile in a process of its own that outlives this one, if that is to be done.

    Returns the variables with which the game is started meanwhile: what is missing now stays
    interpreted in all its processes, none of them half of each. What that costs is said at every
    start.
    """
    if not _is_wanted(environment) or _comes_in_a_wheel(environment):
        if _plays_interpreted(environment):
            warn(WITHOUT)
        return {}
    if not has_compiler():
        provide_compiled(environment)  # only says so
        return {}
    missing = _missing(environment)
    names = [core.name for core in CORES if wants_interpreted(core) or core in missing]
    if not _is_being_compiled(environment):
        tell("Rules and computer players are compiled beside the game, for the next start")
        _start_beside(environment)
    if _plays_interpreted(environment):
        warn(WITHOUT)
    return {INTERPRETED_VARIABLE: ",".join(names)}


def _missing(environment: Environment) -> list[Core]:
    """The cores that should be but are not compiled from these sources."""
    wanted = [core for core in CORES if not wants_interpreted(core)]
    places = [(core, environment.root / core.place) for core in wanted]
    return [one for one, place in places if one.modules(place) and one.folder(place) is None]


def _is_wanted(environment: Environment) -> bool:
    return bool(_missing(environment)) and not _has_failed(environment)


def _plays_interpreted(environment: Environment) -> bool:
    return wants_interpreted(PLAYOUTS) or PLAYOUTS in _missing(environment)


def _comes_in_a_wheel(environment: Environment) -> bool:
    """Take what is missing out of a wheel that was made of these sources for this Python."""
    missing = _missing(environment)
    return not [core for core in missing if not _is_unpacked(environment, core)]


def _is_unpacked(environment: Environment, core: Core) -> bool:
    package = environment.root / core.place
    wanted = core.stamp(package)
    inside = f"{core.place}/{FOLDER}/"
    for file in sorted((environment.root / WHEELS).glob("canasta_qt-*.whl")):
        try:
            with zipfile.ZipFile(file) as wheel:
                if json.loads(wheel.read(inside + STAMP)) != wanted:
                    continue
                shutil.rmtree(package / FOLDER, ignore_errors=True)
                names = [name for name in wheel.namelist() if name.startswith(inside)]
                # what says that all is there comes last
                for name in sorted(names, key=lambda name: name == inside + STAMP):
                    wheel.extract(name, environment.root)
        except (OSError, KeyError, ValueError, zipfile.BadZipFile):
            continue
        tell(f"Compiled parts are those of {file.name}")
        return True
    return False


def _compile(environment: Environment) -> str:
    """Compile; why that could not be done, or an empty text."""
    if not has_compiler():
        return "there is no C compiler"
    try:
        environment.provide("compile")
    except Trouble:
        return "what compiles them could not be fetched"
    with step("Compiling the rules and the playouts of the computer players"):
        return _run_script(environment)


def _run_script(environment: Environment, *words: str) -> str:
    command = [*environment.python_command, str(SCRIPT), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, SKIPPED):
        return "compiling them failed"
    return done.stderr.strip().rpartition("interpreted: ")[2][:200]


def _lock(environment: Environment) -> Path:
    return environment.folder / "canasta-qt-compiling"


def _is_being_compiled(environment: Environment) -> bool:
    try:
        return time.time() - _lock(environment).stat().st_mtime < STALE_S
    except OSError:
        return False


def _start_beside(environment: Environment) -> None:
    _lock(environment).touch()
    log = (environment.folder / "canasta-qt-compiling.log").open("w", encoding="utf-8")
    alone: dict[str, Any] = (
        {"creationflags": 0x00000200 | 0x00004000}  # a group of its own, below normal priority
        if os.name == "nt"
        else {"start_new_session": True}
    )
    with log:
        subprocess.Popen(
            [*environment.python_command, str(Path(__file__).resolve())],
            cwd=environment.root, env=clean_variables(), stdin=subprocess.DEVNULL,
            stdout=log, stderr=subprocess.STDOUT, **alone,
        )  # fmt: skip


def compile_beside(environment: Environment) -> int:
    """What the process beside the game does; returns the exit status.

    It fetches what compiles, but leaves the project's own installation alone, which the game is
    running from.
    """
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        with (environment.root / "pyproject.toml").open("rb") as opened:
            needs = tomllib.load(opened)["project"]["optional-dependencies"]["compile"]
        pip = [*environment.python_command, "-m", "pip", "install", "--disable-pip-version-check"]
        status, _ = run_listening([*pip, "--progress-bar=off", *needs], environment.root)
        reason = _run_script(environment, "--in-turn") if status == 0 else ""
    finally:
        _lock(environment).unlink(missing_ok=True)
    if reason:
        print(reason)
        _note(environment).write_text(_try(environment), encoding="utf-8")
    return 0 if status == 0 and not reason else 1


def has_compiler() -> bool:
    """Whether a C compiler seems to be there; on Windows only the attempt can tell."""
    named = os.environ.get("CC")
    return os.name == "nt" or bool(named) or any(shutil.which(name) for name in COMPILERS)


def _note(environment: Environment) -> Path:
    return environment.folder / "canasta-qt-compiled"


def _try(environment: Environment) -> str:
    """What an attempt depends on: the sources, and whether there is a compiler."""
    stamps = [core.stamp(environment.root / core.place) for core in CORES]
    return hashlib.sha256(f"{stamps}{has_compiler()}".encode()).hexdigest()


def _has_failed(environment: Environment) -> bool:
    try:
        return _note(environment).read_text(encoding="utf-8") == _try(environment)
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(compile_beside(Environment(Path(__file__).resolve().parents[1])))
