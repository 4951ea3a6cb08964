"""Which tests run which line, and how long each takes: one run of the tests under coverage."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.mutation.watching import MAP_VARIABLE, PACKAGES_VARIABLE
from tests.mutation.workshop import variables


class CoverageMap:
    """Tests by line, and seconds by test; read from the files of `draw_map`."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.seconds: dict[str, float] = {}
        self._by_line: dict[str, dict[int, set[str]]] = defaultdict(dict)
        for file in files:
            kept = json.loads(file.read_text(encoding="utf-8"))
            self.seconds.update(kept["tests"])
            names = [name for name, _ in kept["tests"]]
            for path, by_line in kept["lines"].items():
                for line, places in by_line.items():
                    tests = self._by_line[path].setdefault(int(line), set())
                    tests.update(names[place] for place in places)

    def running(self, path: str, lines: range) -> set[str]:
        """Tests that run one of these lines; what is run by importing counts for no test."""
        known = self._by_line.get(path, {})
        return {test for line in lines for test in known.get(line, ())}

    def of_file(self, path: str) -> set[str]:
        """Tests that run any line of a file."""
        return {test for tests in self._by_line.get(path, {}).values() for test in tests}


def draw_map(project: Path, folder: Path, packages: Sequence[str], tests: Sequence[str]) -> None:
    """Run the tests once on all cores and leave what they ran in files in ``folder``.

    Tests that fail before anything was changed are left out; pytest tells them.
    """
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "tests.mutation.watching"]
    command += ["-n", "auto", "--dist", "worksteal", "--timeout=0", *tests]
    folder.mkdir(parents=True, exist_ok=True)
    here = {MAP_VARIABLE: str(folder), PACKAGES_VARIABLE: ",".join(packages)}
    subprocess.run(command, cwd=project, env=variables() | here, check=False)
