"""Damaged and poisoned copies of good content, the same ones for the same seed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

NASTY_TEXTS: Final = (
    "\\ud800",
    "\\udfff\\ud800",
    "\\ud83d\\ude00",
    "\\u0000",
    "\u2028",
    "\u202e",
    "\ufeff",
    "\0",
    "\r",
    "\n",
    "ſ",
    "①",
    "٣",
    "é" * 70,
    "x" * 70_000,
    '<img src="file:///x">',
    "%s{0}{key}",
    "../../x",
)
"""What is put into texts; the first ones as JSON escapes."""

NASTY_NUMBERS: Final = (
    "-1",
    "0",
    "-0",
    "1e999",
    "NaN",
    "-Infinity",
    "1.5",
    "9" * 20,
    "9" * 101,
    "9" * 5000,
    "2147483648",
    "9223372036854775808",
    "007",
    "1_000",
)

NASTY_JSON: Final = (
    "null",
    "true",
    "[]",
    "{}",
    '""',
    '"\\ud800"',
    '{"\\udc00": 1}',
    "[" * 3000,
    "[" * 60 + "]" * 60,
    '{"a":' * 3000,
    '["' + "y" * 3000 + '"]',
    "[" + "0," * 3000 + "0]",
    '"' + "z" * 400 + '"',
    *NASTY_NUMBERS,
)

_NUMBER: Final = re.compile(rb"-?[0-9]+")
_WORD: Final = re.compile(rb"[A-Za-z0-9#_.]+")

Edit = Callable[[bytes, random.Random], bytes]


def _place(data: bytes, rng: random.Random) -> int:
    return rng.randrange(len(data) + 1)


def _span(data: bytes, rng: random.Random) -> slice:
    start = _place(data, rng)
    return slice(start, start + rng.choice((1, 1, 2, 5, 20, 200)))


def _flip(data: bytes, rng: random.Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]


def _cut_out(data: bytes, rng: random.Random) -> bytes:
    gone = _span(data, rng)
    return data[: gone.start] + data[gone.stop :]


def _repeat(data: bytes, rng: random.Random) -> bytes:
    again = _span(data, rng)
    times = rng.choice((1, 1, 2, 100))
    return data[: again.stop] + data[again] * times + data[again.stop :]


def _end_early(data: bytes, rng: random.Random) -> bytes:
    return data[: _place(data, rng)]


def _poison(data: bytes, rng: random.Random) -> bytes:
    at = _place(data, rng)
    nasty = rng.choice((*NASTY_TEXTS, *NASTY_NUMBERS, *NASTY_JSON))
    return data[:at] + nasty.encode() + data[at:]


def _other_number(data: bytes, rng: random.Random) -> bytes:
    found = list(_NUMBER.finditer(data))
    if not found:
        return data
    one = rng.choice(found)
    if rng.random() < 0.5:
        nasty = rng.choice(NASTY_NUMBERS).encode()
    else:
        nasty = str(int(one[0][:18]) + rng.choice((-1, 1, 10))).encode()
    return data[: one.start()] + nasty + data[one.end() :]


def _other_word(data: bytes, rng: random.Random) -> bytes:
    found = list(_WORD.finditer(data))
    if len(found) < 2:
        return data
    one, other = rng.sample(found, 2)
    return data[: one.start()] + other[0] + data[one.end() :]


def _lines(data: bytes, rng: random.Random) -> bytes:
    """Lines that are gone, doubled, or have changed places."""
    lines = data.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case 2:
            lines[one], lines[other] = lines[other], lines[one]
        case _:
            lines[one:one] = [lines[other]] * rng.choice((2, 50))
    return b"\n".join(lines)


def _json_in_a_line(data: bytes, rng: random.Random) -> bytes:
    """Another value in the JSON of a line such as `seed: 7`, or in the whole."""
    lines = data.split(b"\n")
    places = [at for at, line in enumerate(lines) if b": " in line]
    if not places:
        return data
    at = rng.choice(places)
    key, _, value = lines[at].partition(b": ")
    poisoned = poisoned_json(value.decode("utf-8", "replace"), rng)
    lines[at] = key + b": " + poisoned.encode("utf-8", "surrogatepass")
    return b"\n".join(lines)


EDITS: Final[tuple[Edit, ...]] = (
    _flip,
    _cut_out,
    _repeat,
    _end_early,
    _poison,
    _other_number,
    _other_number,
    _other_word,
    _other_word,
    _lines,
    _json_in_a_line,
    _json_in_a_line,
)


def edited(data: bytes, rng: random.Random, edits: Sequence[Edit] = EDITS) -> bytes:
    """A copy with one to a few edits."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        data = rng.choice(edits)(data, rng)
    return data


def poisoned_json(text: str, rng: random.Random) -> str:
    """The JSON of a text with one value, key or list changed; any other text becomes nasty JSON."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return rng.choice(NASTY_JSON)
    mark = f"@{rng.randrange(10**9)}@"
    return json.dumps(_marked(value, mark, rng), ensure_ascii=rng.random() < 0.5).replace(
        f'"{mark}"', rng.choice(NASTY_JSON)
    )


def json_mutant(data: bytes, rng: random.Random) -> bytes:
    """A copy with some values changed, or with edits of its bytes."""
    if rng.random() < 0.4:
        return edited(data, rng)
    text = data.decode()
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = poisoned_json(text, rng)
    return text.encode("utf-8", "surrogatepass")


def _marked(value: Any, mark: str, rng: random.Random) -> Any:
    """The value with a part of it changed; `mark` stands where nasty JSON is to be."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        match rng.randrange(8):
            case 0:
                return {one: part for one, part in value.items() if one != key}
            case 1:
                return {**value, rng.choice(NASTY_TEXTS)[:200]: value[key]}
            case 2:
                return {**value, rng.choice(list(value)): value[key]}
        return {**value, key: _marked(value[key], mark, rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        match rng.randrange(6):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return value + value[at : at + 1] * rng.choice((1, 300))
        return [*value[:at], _marked(value[at], mark, rng), *value[at + 1 :]]
    if isinstance(value, str) and rng.random() < 0.5:
        at = rng.randrange(len(value) + 1)
        return value[:at] + rng.choice(NASTY_TEXTS) + value[at:]
    if type(value) is int and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 7, 1000))
    return mark
