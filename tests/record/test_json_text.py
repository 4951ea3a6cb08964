"""JSON of others: read within bounds, or refused with its place."""

from __future__ import annotations

import json

import pytest

from canasta_qt.record.json_text import parse_json
from tests.helpers.cases import for_each


@pytest.mark.parametrize(
    "text", ['{"a": [1, 2.5, null, true, "\\ud83d\\ude00"]}', '"\\\\ud800"', "7"]
)
def test_what_is_good_is_read_as_ever(text: str) -> None:
    assert parse_json(text) == json.loads(text)


@for_each(
    ("text", "line", "column"),
    [
        ('{\n"a": "\\ud800"}', 2, 7),
        ('["\\ude00\\ud83d"]', 1, 3),
        ('["\ud83d"]', 1, 3),
        ('{"\\udc00": 1}', 1, 3),
        ('[1,\n"\\ud83d\\n"]', 2, 2),
    ],
)
def test_half_a_character_is_refused_with_its_place(text: str, line: int, column: int) -> None:
    with pytest.raises(json.JSONDecodeError, match="Half a character") as caught:
        parse_json(text)
    assert (caught.value.lineno, caught.value.colno) == (line, column)


@for_each("number", ["9" * 5000, "9" * 101, "-" + "9" * 5000, "NaN", "-Infinity", "1e999"])
def test_numbers_that_cannot_be_written_again_are_refused(number: str) -> None:
    with pytest.raises(json.JSONDecodeError, match="usable number"):
        parse_json(f'{{"seed": {number}}}')


def test_a_seed_of_256_bits_is_read() -> None:
    assert parse_json(str(2**256 - 1)) == 2**256 - 1


@pytest.mark.parametrize("text", ["[" * 200_000, '{"a":' * 50_000, "[" * 41 + "]" * 41])
def test_deep_nesting_is_refused(text: str) -> None:
    with pytest.raises(json.JSONDecodeError, match="Nested too deep"):
        parse_json(text)


def test_brackets_in_a_text_are_no_nesting() -> None:
    assert parse_json(json.dumps(["[" * 500, '"{' * 500])) == ["[" * 500, '"{' * 500]
