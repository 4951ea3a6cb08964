"""A plugin of pytest: only chosen tests, in the order given, until one fails or time is up.

``MUTATION_TESTS`` names a JSON file with ``tests`` (ids in order) and ``seconds`` to spend, which
are those of the processor.
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

TESTS_VARIABLE = "MUTATION_TESTS"


class Chooser:
    """Keeps the chosen tests."""

    def __init__(self, kept: dict[str, object]) -> None:
        tests, self._seconds = kept["tests"], float(str(kept["seconds"]))
        assert isinstance(tests, list)
        self._place = {test: index for index, test in enumerate(tests)}
        self._begun = time.process_time()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the chosen tests, quickest first as the list has them."""
        chosen = [item for item in items if item.nodeid in self._place]
        items[:] = sorted(chosen, key=lambda item: self._place[item.nodeid])
        self._begun = time.process_time()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Stop when the time is up; what has not failed by then counts as passed."""
        if time.process_time() - self._begun > self._seconds:
            raise pytest.exit.Exception(f"time was up after {nodeid}", 0)


def pytest_configure(config: pytest.Config) -> None:
    """Read what was chosen."""
    file = Path(os.environ[TESTS_VARIABLE])
    config.pluginmanager.register(Chooser(json.loads(file.read_text(encoding="utf-8"))))
