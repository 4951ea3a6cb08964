"""All checks of the project, one after the other; what the continuous integration runs."""

import os
import subprocess
import time

from environment import Environment
from say import tell


def run_checks(environment: Environment, pytest_arguments: list[str]) -> int:
    """Run every check even after one has failed; returns 1 where any has."""
    python = environment.python_command
    checks: list[tuple[str, list[str]]] = [
        ("ruff check", [*python, "-m", "ruff", "check", "."]),
        ("ruff format", [*python, "-m", "ruff", "format", "--check", "."]),
        ("mypy --strict", [*python, "-m", "mypy", "--strict"]),
        ("import-linter", [environment.script("lint-imports")]),
        ("pytest", [*python, "-m", "pytest", *pytest_arguments]),
    ]
    failed = [heading for heading, command in checks if not passes(heading, command)]
    tell("Failed: " + ", ".join(failed) if failed else "All checks passed")
    return 1 if failed else 0


def passes(heading: str, command: list[str]) -> bool:
    """Run one check under its heading."""
    print(f"\n======== {heading} ========", flush=True)
    begun = time.monotonic()
    variables = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    status = subprocess.run(command, env=variables, check=False).returncode
    print(f"-------- {heading}: {'ok' if status == 0 else 'FAILED'}, ", end="")
    print(f"{time.monotonic() - begun:.0f} s", flush=True)
    return status == 0
