"""The table of what the tests cost: every test is on its folder's account, children included."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import costs
from tests.costs import Cost

SPENT = (
    Cost("tests/app/window/test_one.py::test_dear[a::b]", 4.0, 9.0),
    Cost("tests/app/test_two.py::test_cheap", 0.5, 1.0),
    Cost("tests/test_alone.py::test_it", 1.0, 1.0),
)


def test_the_dearest_folder_stands_first_and_all_add_up() -> None:
    lines = list(costs.table(SPENT, 7.5))
    rows = [line for line in lines if line.startswith("| ")][2:]
    assert rows == [
        "| `tests/app` | 2 | 4.5 | 10.0 |",
        "| `tests/test_alone.py` | 1 | 1.0 | 1.0 |",
        "| starting, reading and passing on the tests | | 2.0 | |",
        "| **all** | 3 | 7.5 | |",
    ]
    assert lines[-3].endswith(f"`{SPENT[0].test}`")


def test_only_the_dearest_tests_are_named() -> None:
    many = [Cost(f"tests/a/test_a.py::test[{n}]", n, n) for n in range(50)]
    assert sum(line.startswith("- ") for line in costs.table(many, 50)) == costs.DEAREST


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps no count")
def test_what_a_process_of_a_test_spends_is_on_its_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(costs.NOTES, str(tmp_path))
    for test, work in (("tests/a.py::busy", 0.1), ("tests/a.py::idle", 0.0)):
        noting = costs.pytest_runtest_protocol(SimpleNamespace(nodeid=test))
        next(noting)
        code = f"import time\nwhile time.process_time() < {work}: pass"
        if work:
            subprocess.run([sys.executable, "-S", "-c", code], check=True)
        with pytest.raises(StopIteration):
            noting.send(None)
    busy, idle = costs.noted(tmp_path)
    assert (busy.test, idle.test) == ("tests/a.py::busy", "tests/a.py::idle")
    assert busy.processor > 0.05 > idle.processor >= 0  # it is counted in hundredths
