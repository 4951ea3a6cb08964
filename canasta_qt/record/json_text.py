"""JSON that somebody else may have written: read within bounds, or refused with line and column.

Python's own reader lets through half characters (lone surrogates), numbers that are none (`NaN`,
`1e999`) or too long, and nesting that only just fits on the stack. The caller bounds the length.
"""

from __future__ import annotations

import json
import math
import re
from typing import Final, NoReturn

MOST_DIGITS: Final = 100
"""Digits of a number; a seed of 256 bits has 78."""

DEEPEST: Final = 40
"""Lists and objects within one another."""

_ESCAPE: Final = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
    r"|(?P<half>u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)
_HALF: Final = re.compile("[\ud800-\udfff]")
_TOKEN: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{]|[\]}]', re.DOTALL)


def parse_json(text: str) -> object:
    """The value of a text. Raises `json.JSONDecodeError`, a `ValueError` with line and column.

    >>> parse_json('{"cards": [1, 2]}')
    {'cards': [1, 2]}
    >>> parse_json("[1e999]")
    Traceback (most recent call last):
        ...
    json.decoder.JSONDecodeError: Not a usable number: line 1 column 2 (char 1)
    """
    half = half_character(text)
    if half is not None:
        raise json.JSONDecodeError("Half a character (a lone surrogate)", text, half)
    _require_shallow(text)

    def refuse(number: str) -> NoReturn:
        raise json.JSONDecodeError("Not a usable number", text, max(text.find(number), 0))

    def whole(number: str) -> int:
        return int(number) if len(number) <= MOST_DIGITS else refuse(number)

    def fraction(number: str) -> float:
        value = float(number)
        return value if math.isfinite(value) else refuse(number)

    value: object = json.loads(text, parse_int=whole, parse_float=fraction, parse_constant=refuse)
    return value


def half_character(text: str) -> int | None:
    """Where a lone surrogate stands, as it is or written as `\\ud800`; None where there is none.

    >>> half_character("abc" + chr(0xD800))
    3
    """
    raw = _HALF.search(text)
    if raw is not None:
        return raw.start()
    if "\\u" not in text:
        return None
    halves = (found.start() for found in _ESCAPE.finditer(text) if found["half"])
    return next(halves, None)


def _require_shallow(text: str) -> None:
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depth = 0
    for token in _TOKEN.finditer(text):
        sign = text[token.start()]
        if sign in "[{":
            depth += 1
            if depth > DEEPEST:
                raise json.JSONDecodeError("Nested too deep", text, token.start())
        elif sign in "]}":
            depth -= 1
