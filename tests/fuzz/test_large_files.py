"""Every reader answers any 20 MB file in 2 s and 200 MB; all of them: `tests.fuzz.large_files`."""

from __future__ import annotations

import sys
from itertools import islice

import pytest

from tests.fuzz.large_files import measure
from tests.fuzz.worst_files import WORST

ONE = {"log": 5, "rules": 1, "code": 2, "position": 3, "settings": 2, "database": 2}
"""Reader to which of its worst files is tried here."""


@pytest.mark.skipif(sys.platform == "win32", reason="memory is told elsewhere there")
@pytest.mark.parametrize("reader", ONE)
def test_a_hostile_file_is_answered_in_time_and_memory(reader: str) -> None:
    what, content = next(islice(WORST[reader](), ONE[reader], None))
    assert measure(reader, content).good, what
