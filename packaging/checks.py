"""All checks of the project; what the continuous integration runs."""

import os
import subprocess
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat

from environment import Environment
from say import tell


def processors() -> int:
    """How many processors this process may use."""
    own = getattr(os, "sched_getaffinity", None)  # Linux alone has it
    return len(own(0)) if own else os.cpu_count() or 1


SIDE_BY_SIDE = ("-n", str(processors() + 1), "--dist", "worksteal")
"""One process more than processors, as tests wait now and then (298 instead of 318 s on two); who
has nothing left takes over what another has not begun."""

READ_ONCE = ("-n", "0", "-p", "no:cacheprovider")
"""Reading the tests once, on a core that types leave idle, keeps what every worker of the tests
would compile by itself after a change: twelve seconds of processor each."""


def run_checks(environment: Environment, pytest_arguments: list[str]) -> int:
    """Run every check even after one has failed; returns 1 where any has.

    Lint and types run while the tests are read and compiled, then the tests; ``-n 0`` among the
    arguments runs those in one process.
    """
    python = environment.python_command
    quick: dict[str, list[str]] = {
        "ruff check": [*python, "-m", "ruff", "check", "."],
        "ruff format": [*python, "-m", "ruff", "format", "--check", "."],
        "mypy --strict": [*python, "-m", "mypy", "--strict"],
        "import-linter": [environment.script("lint-imports")],
        "tests are found": [*python, "-m", "pytest", "--collect-only", "-qq", *READ_ONCE],
    }
    given = variables(environment)
    failed = all_at_once(quick, given)
    tests = [*python, "-m", "pytest", *SIDE_BY_SIDE, *pytest_arguments]
    if not passes("pytest", tests, given):
        failed.append("pytest")
    tell("Failed: " + ", ".join(failed) if failed else "All checks passed")
    return 1 if failed else 0


def all_at_once(commands: Mapping[str, list[str]], given: Mapping[str, str]) -> list[str]:
    """Run checks at the same time, each told when it is done; returns those that failed."""
    with ThreadPoolExecutor(len(commands)) as pool:
        passed = list(pool.map(passes_quietly, commands, commands.values(), repeat(given)))
    return [heading for heading, ok in zip(commands, passed, strict=True) if not ok]


def passes(heading: str, command: list[str], given: Mapping[str, str]) -> bool:
    """Run one check under its heading, its output as it comes."""
    print(f"\n======== {heading} ========", flush=True)
    begun = time.monotonic()
    status = subprocess.run(command, env=given, check=False).returncode
    print(ending(heading, status, begun), flush=True)
    return status == 0


def passes_quietly(heading: str, command: list[str], given: Mapping[str, str]) -> bool:
    """Run one check and print all of it in one piece."""
    begun = time.monotonic()
    done = subprocess.run(
        command, env=given, check=False, text=True, encoding="utf-8", errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    last = ending(heading, done.returncode, begun)
    print(f"\n======== {heading} ========\n{done.stdout}{last}", flush=True)
    return done.returncode == 0


def ending(heading: str, status: int, begun: float) -> str:
    """How a check ended and how long it took."""
    took = time.monotonic() - begun
    return f"-------- {heading}: {'ok' if status == 0 else 'FAILED'}, {took:.0f} s"


def variables(environment: Environment) -> dict[str, str]:
    """The environment of the checks: no screen is needed, and bytecode is kept.

    Tests start the program a hundred times; where bytecode is unwanted among the sources, it goes
    into the virtual environment.
    """
    given = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    if given.pop("PYTHONDONTWRITEBYTECODE", ""):
        given.setdefault("PYTHONPYCACHEPREFIX", str(environment.folder / "bytecode"))
    return given
