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


SIDE_BY_SIDE = ("-n", str(processors()), "--dist", "loadfile", "--no-loadscope-reorder")
"""Every process reads all tests, and a fixture of a file is bought once where its tests stay
together: one process a processor, file by file, costs least."""

LIMIT = 420
"""Processor seconds that all checks may take on an ordinary machine; CONTRIBUTING says why."""


def run_checks(environment: Environment, pytest_arguments: list[str]) -> int:
    """Run every check even after one has failed; returns 1 where any has.

    Lint and types run beside each other, then the tests; ``-n 0`` among the arguments runs those
    in one process. What everything cost stands at the end.
    """
    python = environment.python_command
    quick: dict[str, list[str]] = {
        "ruff check": [*python, "-m", "ruff", "check", "."],
        "ruff format": [*python, "-m", "ruff", "format", "--check", "."],
        "mypy --strict": [*python, "-m", "mypy", "--strict"],
        "import-linter": [environment.script("lint-imports")],
    }
    given = variables(environment)
    begun, spent = time.monotonic(), processor_seconds()
    failed = all_at_once(quick, given)
    tests = [*python, "-m", "pytest", *SIDE_BY_SIDE, *pytest_arguments]
    if not passes("pytest", tests, given):
        failed.append("pytest")
    limit = "" if pytest_arguments else f" (limit {LIMIT})"
    tell(costs(time.monotonic() - begun, spent, limit))
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


def processor_seconds() -> float | None:
    """Of all processes this one has started and waited for; None where the system keeps no count.

    What such a process started and waited for counts as well.
    """
    try:
        import resource
    except ImportError:  # Windows
        return None
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def costs(clock: float, before: float | None, limit: str) -> str:
    """What the checks cost since `processor_seconds` was ``before``, in one line."""
    after = processor_seconds()
    if before is None or after is None:
        return f"clock {clock:.0f} s"
    return f"processor: {after - before:.0f} s in all{limit}, clock {clock:.0f} s"


def variables(environment: Environment) -> dict[str, str]:
    """The environment of the checks: no screen is needed, and bytecode is kept.

    Tests start the program a hundred times; where bytecode is unwanted among the sources, it goes
    into the virtual environment.
    """
    given = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    if given.pop("PYTHONDONTWRITEBYTECODE", ""):
        given.setdefault("PYTHONPYCACHEPREFIX", str(environment.folder / "bytecode"))
    return given
