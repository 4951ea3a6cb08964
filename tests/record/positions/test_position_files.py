"""Files with written positions: read within bounds, or refused with the place."""

from __future__ import annotations

import pytest

from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.reading import MOST_BYTES, read_positions
from tests.helpers.cases import for_each


def test_one_position_or_a_list_of_them_is_read() -> None:
    assert read_positions(b'\xef\xbb\xbf{"id": 1}') == [{"id": 1}]
    assert read_positions(b'[{"id": 1}, 2]') == [{"id": 1}, 2]


@for_each(
    ("data", "reason"),
    [
        (b'{\n"id": "\\ud800"}', "Half a character (a lone surrogate) (line 2, column 8)"),
        (b'{"deal": ' + b"9" * 5000 + b"}", "Not a usable number (line 1, column 10)"),
        (b"[" * 100_000, "Nested too deep (line 1, column 41)"),
        (b"[\n\xff]", "not readable text (line 2)"),
        (b"[" + b"{}," * 2_000 + b"{}]", "has 2001 positions, at most 1000"),
        (b" " * (MOST_BYTES + 1), f"more than {MOST_BYTES} bytes"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_anything_else_is_refused_with_its_place(data: bytes, reason: str) -> None:
    with pytest.raises(PositionProblem) as caught:
        read_positions(data)
    assert str(caught.value).endswith(reason)
