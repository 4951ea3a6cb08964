"""What the tests cost, folder by folder: processor seconds, those of their processes included.

    python -m tests.costs [--write] [arguments of pytest]

runs the tests as the README's command does, with this file as a plugin of pytest that notes what
every test costs, and prints a table, or writes it to `tests/COSTS.md`. A fixture that serves many
tests is on the account of the first. Windows does not count what processes of tests spend.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "tests" / "COSTS.md"
NOTES = "CANASTA_QT_TEST_COSTS"
"""The variable that names the folder in which the plugin leaves its notes."""

DEAREST = 10


class Cost(NamedTuple):
    """What a test cost, in seconds: of the processor, and by the clock."""

    test: str
    processor: float
    clock: float

    @property
    def folder(self) -> str:
        """The folder below `tests` it is in, or its file where that lies in `tests` itself."""
        return "/".join(self.test.partition("::")[0].split("/")[:2])


# --- the plugin -----------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Note what a test costs with its fixtures, in a file of this process."""
    before, begun = os.times(), time.monotonic()
    try:
        return (yield)
    finally:
        spent = sum(os.times()[:4]) - sum(before[:4])
        cost = Cost(item.nodeid, spent, time.monotonic() - begun)
        with Path(os.environ[NOTES], f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as notes:
            notes.write(json.dumps(cost) + "\n")


# --- the table ------------------------------------------------------------------------------


def noted(folder: Path) -> list[Cost]:
    """What the processes of the tests have noted."""
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("*.jsonl")]
    return [Cost(*json.loads(line)) for text in texts for line in text.splitlines()]


def table(costs: Sequence[Cost], whole: float) -> Iterator[str]:
    """The lines of the page; ``whole`` is what all processes of the run spent."""
    tests = sum(cost.processor for cost in costs)
    yield "# What the tests cost"
    yield ""
    yield "Written by `python -m tests.costs --write`; lint and types are not in it. Seconds of the"
    yield "processor tell what is paid for, seconds by the clock, added up, where tests wait."
    yield ""
    yield "| Folder | Tests | Processor, s | Clock, s |"
    yield "| --- | ---: | ---: | ---: |"
    folders: defaultdict[str, list[Cost]] = defaultdict(list)
    for cost in costs:
        folders[cost.folder].append(cost)
    rows = [
        (sum(cost.processor for cost in own), sum(cost.clock for cost in own), name, len(own))
        for name, own in folders.items()
    ]
    for processor, clock, name, count in sorted(rows, reverse=True):
        yield f"| `{name}` | {count:,} | {processor:.1f} | {clock:.1f} |"
    yield f"| starting, reading and passing on the tests | | {whole - tests:.1f} | |"
    yield f"| **all** | {len(costs):,} | {whole:.1f} | |"
    yield ""
    yield f"The {DEAREST} dearest tests:"
    yield ""
    for cost in sorted(costs, key=lambda cost: -cost.processor)[:DEAREST]:
        yield f"- {cost.processor:.1f} s (clock {cost.clock:.1f} s): `{cost.test}`"


def main(arguments: Sequence[str]) -> int:
    """Run the tests and tell or write what they cost; returns the status of pytest."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from checks import SIDE_BY_SIDE, processor_seconds, variables
    from environment import Environment

    rest = [one for one in arguments if one != "--write"]
    pytest_command = [sys.executable, "-m", "pytest", "-p", "tests.costs", *SIDE_BY_SIDE, *rest]
    with TemporaryDirectory() as notes:
        surroundings = {**variables(Environment(ROOT)), NOTES: notes}
        before = processor_seconds() or 0.0
        done = subprocess.run(pytest_command, cwd=ROOT, env=surroundings, check=False)
        page = "\n".join(table(noted(Path(notes)), (processor_seconds() or 0.0) - before)) + "\n"
    if "--write" in arguments:
        PAGE.write_text(page, encoding="utf-8", newline="\n")
    else:
        print(page)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
