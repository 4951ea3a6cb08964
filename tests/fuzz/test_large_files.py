"""Every reader answers any 20 MB file in 2 s and 200 MB; all of them: `tests.fuzz.large_files`."""

from __future__ import annotations

import sys
from functools import cache
from itertools import islice

import pytest

from tests.fuzz.large_files import ReaderAnswer, measure
from tests.fuzz.worst_files import WORST

ONE = {"log": 5, "rules": 1, "code": 2, "position": 3, "settings": 2, "database": 2}
"""Reader to which of its worst files is tried here."""


@cache
def answers() -> dict[str, tuple[str, ReaderAnswer]]:
    """What each reader says to its file, and what is bad about that one."""
    files = [next(islice(WORST[reader](), number, None)) for reader, number in ONE.items()]
    found = measure([(reader, content) for reader, (_, content) in zip(ONE, files, strict=True)])
    return {
        reader: (what, answer) for reader, (what, _), answer in zip(ONE, files, found, strict=True)
    }


@pytest.mark.skipif(sys.platform == "win32", reason="memory is told elsewhere there")
@pytest.mark.parametrize("reader", ONE)
def test_a_hostile_file_is_answered_in_time_and_memory(reader: str) -> None:
    what, answer = answers()[reader]
    assert answer.good, what
