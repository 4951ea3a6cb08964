"""A QR code found in a picture: its dots, where it stands upright and undistorted.

That is how this program draws and saves codes and how a screenshot shows them; a photograph taken
at an angle is not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from canasta_qt.record.challenges.qr import Dots

_DARK: Final = bytes(int(level < 128) for level in range(256))
"""Shades of grey to dark (1) or light (0)."""

_RUNS: Final = re.compile(rb"\x00+|\x01+")
_PATTERN: Final = (1, 1, 3, 1, 1)
"""A line through the middle of a corner: dark, light, dark, light, dark."""

_EVERY: Final = 3
"""So many rows apart corners are looked for; a dot has two pixels at least."""

_LEAST_DOT: Final = 1.8
_MOST_CORNERS: Final = 60
_SMALLEST, _LARGEST = 21, 177
"""Dots along a side of the smallest and the largest QR code."""


class Corner(NamedTuple):
    """The middle of one of the three corners, and the size of a dot there, in pixels."""

    x: float
    y: float
    dot: float


def find_dots(grey: Sequence[bytes]) -> Dots | None:
    """The dots of the QR code in a picture of grey rows, 0 for black; None where none is found."""
    dark = [row.translate(_DARK) for row in grey]
    corners = _corners(dark)
    for at in corners:
        for right in corners:
            for below in corners:
                dots = _between(dark, at, right, below)
                if dots is not None:
                    return dots
    return None


def _corners(dark: Sequence[bytes]) -> list[Corner]:
    """Everything that looks like a corner, each once."""
    found: list[Corner] = []
    for y in range(0, len(dark), _EVERY):
        for x, dot in _crossings(dark[y]):
            corner = _upright(dark, x, y, dot)
            if corner is not None and not any(_same(corner, other) for other in found):
                found.append(corner)
                if len(found) == _MOST_CORNERS:
                    return found
    return found


def _crossings(line: bytes) -> Iterator[tuple[float, float]]:
    """Where a line crosses what may be a corner: its middle, and the size of a dot."""
    runs = [(run.start(), run.end()) for run in _RUNS.finditer(line)]
    for at in range(len(runs) - 4):
        first, last = runs[at][0], runs[at + 4][1]
        dot = (last - first) / 7
        if line[first] and dot >= _LEAST_DOT and _fits(runs[at : at + 5], dot):
            middle = runs[at + 2]
            yield (middle[0] + middle[1]) / 2, dot


def _fits(runs: Sequence[tuple[int, int]], dot: float) -> bool:
    slack = max(1.0, dot * 0.4)
    return all(
        abs(end - start - dots * dot) <= slack
        for (start, end), dots in zip(runs, _PATTERN, strict=True)
    )


def _upright(dark: Sequence[bytes], x: float, y: int, dot: float) -> Corner | None:
    """The corner that is crossed here, if it is one from top to bottom too."""
    reach, column = round(dot * 8), int(x)
    top = max(0, y - reach)
    line = bytes(row[column] for row in dark[top : y + reach + 1])
    for middle, size in _crossings(line):
        if abs(size - dot) <= max(1.0, dot * 0.3) and abs(top + middle - y) <= 2 * dot:
            return Corner(x, top + middle, (dot + size) / 2)
    return None


def _same(one: Corner, other: Corner) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) < 3 * max(one.dot, other.dot)


def _between(dark: Sequence[bytes], at: Corner, right: Corner, below: Corner) -> Dots | None:
    """The dots among three corners, if they stand as those of an upright code do."""
    wide, high, dot = right.x - at.x, below.y - at.y, at.dot
    askew = max(abs(right.y - at.y), abs(below.x - at.x), abs(wide - high))
    if wide <= 0 or high <= 0 or askew > max(2.0, dot):
        return None
    side = round(wide / dot) + 7
    side += (1 - side + 2) % 4 - 2  # a side has 21, 25, 29... dots
    if not _SMALLEST <= side <= _LARGEST:
        return None
    step_x, step_y = wide / (side - 7), high / (side - 7)
    rows = [int(at.y + (number - 3) * step_y) for number in range(side)]
    columns = [int(at.x + (number - 3) * step_x) for number in range(side)]
    if min(rows[0], columns[0]) < 0 or rows[-1] >= len(dark) or columns[-1] >= len(dark[0]):
        return None
    return tuple(tuple(bool(dark[y][x]) for x in columns) for y in rows)
