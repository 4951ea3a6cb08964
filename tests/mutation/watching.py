"""A plugin of pytest: which tests run which lines, written down at the end.

``MUTATION_MAP`` names the folder for it, ``MUTATION_PACKAGES`` the packages that are watched.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

MAP_VARIABLE = "MUTATION_MAP"
PACKAGES_VARIABLE = "MUTATION_PACKAGES"


class Watcher:
    """Runs every test in a coverage context of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        packages = os.environ[PACKAGES_VARIABLE].split(",")
        watched = [str(root / "canasta_qt" / package / "*") for package in packages]
        self.coverage = coverage.Coverage(data_file=None, include=watched, config_file=False)
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """One test; what is imported on the way belongs to none."""
        self.coverage.switch_context(item.nodeid)
        begun = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails by itself can notice nothing."""
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write what was seen."""
        self.coverage.stop()
        tests = sorted(set(self.seconds) - self.failed)
        kept = {
            "tests": [(test, self.seconds[test]) for test in tests],
            "lines": self._lines(tests),
        }
        worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
        file = Path(os.environ[MAP_VARIABLE]) / f"{worker}.json"
        file.write_text(json.dumps(kept), encoding="utf-8")

    def _lines(self, tests: list[str]) -> dict[str, dict[int, list[int]]]:
        """By file and line, the places of the tests in the list."""
        place = {test: index for index, test in enumerate(tests)}
        data = self.coverage.get_data()
        lines: dict[str, dict[int, list[int]]] = {}
        for file in data.measured_files():
            seen = data.contexts_by_lineno(file)
            name = Path(file).relative_to(self.root).as_posix()
            lines[name] = {
                line: [place[one] for one in by if one in place] for line, by in seen.items()
            }
        return lines


def pytest_configure(config: pytest.Config) -> None:
    """Watch where tests run: in the workers, or here where there are none."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Watcher(config.rootpath))
