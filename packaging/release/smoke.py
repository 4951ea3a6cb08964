"""Does a finished program work? Run it the way its people will, far from the project."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from release.project import BuildTrouble, version

PATIENCE_S: Final = 300
_ASTRAY = ("PYTHON", "VIRTUAL_ENV", "QT_", "CANASTA_QT", "LD_LIBRARY_PATH", "XDG_")


def clean_variables(home: Path) -> dict[str, str]:
    """The environment of somebody who has never seen this project."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(_ASTRAY)}
    return {**kept, "HOME": str(home), "USERPROFILE": str(home)}


def smoke(program: Sequence[str], home: Path) -> list[str]:
    """Try a program; `program` is the start of its command line, `home` an empty folder.

    Returns what was seen, in words. Raises `BuildTrouble` for the first thing that is wrong.
    """
    return [
        _version(program, home),
        _rules(program, home),
        _self_test(program, home),
    ]


def _version(program: Sequence[str], home: Path) -> str:
    said = _run([*program, "--version"], home)
    if not said.startswith(f"Canasta Qt {version()}\n") or "build: standalone" not in said:
        raise BuildTrouble(f"--version answers strangely:\n{said}")
    if "playouts: compiled" not in said:
        raise BuildTrouble(f"the compiled playouts are missing:\n{said}")
    return " / ".join(said.splitlines())


def _rules(program: Sequence[str], home: Path) -> str:
    said = _run([*program, "rules"], home)
    if "classic_4p" not in said:
        raise BuildTrouble(f"the command `rules` answers strangely:\n{said[:500]}")
    return f"rules: {len(said.splitlines())} lines"


def _self_test(program: Sequence[str], home: Path) -> str:
    said = _run([*program, "--self-test"], home)
    lines = said.splitlines()
    strange = [line for line in lines if not re.match(r"(\w+: .*|OK \(.*\))$", line)]
    if strange or not lines[-1].startswith("OK"):
        raise BuildTrouble(f"the self-test says what it should not:\n{said}")
    left = [str(file) for file in home.rglob("*") if file.is_file()]
    if left:
        raise BuildTrouble(f"the self-test leaves files behind: {', '.join(left)}")
    return "self-test: " + lines[-1]


def _run(command: Sequence[str], home: Path, more: Mapping[str, str] | None = None) -> str:
    """Run it; whatever it says on standard error is too much."""
    variables = {**clean_variables(home), **(more or {})}
    try:
        done = subprocess.run(
            command,
            cwd=home,
            env=variables,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            stdin=subprocess.DEVNULL,
            timeout=PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise BuildTrouble(f"{' '.join(command)} does not run: {problem}") from problem
    if done.returncode != 0 or done.stderr:
        said = f"{done.stdout}{done.stderr}"
        raise BuildTrouble(f"{' '.join(command)} failed (status {done.returncode}):\n{said}")
    return done.stdout
