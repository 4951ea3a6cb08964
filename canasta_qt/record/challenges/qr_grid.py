"""A QR code found in a picture: its dots, where it stands upright and undistorted.

That is how this program draws and saves codes and how a screenshot shows them; a photograph taken
at an angle is not read. Whatever the picture shows, the work has an end: pictures come from others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import Final, NamedTuple

from canasta_qt.record.challenges.qr import Dots

_DARK: Final = bytes(int(level < 128) for level in range(256))
"""Shades of grey to dark (1) or light (0)."""

_PATTERN: Final = (1, 1, 3, 1, 1)
"""A line through the middle of a corner: dark, light, dark, light, dark."""

_MIDDLE: Final = re.compile(rb"\x01{5,}")
"""What may be the dark middle of a corner: three dots of at least `_LEAST_DOT`, less the slack."""

_EVERY: Final = 3
"""So many rows apart corners are looked for; a dot has two pixels at least."""

_LEAST_DOT: Final = 1.8
_SMALLEST, _LARGEST = 21, 177
"""Dots along a side of the smallest and the largest QR code."""

MOST_MIDDLES: Final = 300_000
"""Dark stretches that are looked at; a screenshot full of text has a third of that."""

MOST_CROSSINGS: Final = 20_000
"""Places that look like a corner from left to right; a code has some hundreds."""

MOST_CORNERS: Final = 60
MOST_GRIDS: Final = 40
"""Squares of dots that are read before a picture is given up."""


class Corner(NamedTuple):
    """The middle of one of the three corners, and the size of a dot there, in pixels."""

    x: float
    y: float
    dot: float


@dataclass(frozen=True, slots=True)
class _Bitmap:
    """Pixels row after row, 1 for dark."""

    pixels: bytes
    width: int
    height: int

    def row(self, y: int) -> bytes:
        return self.pixels[y * self.width : (y + 1) * self.width]

    def column(self, x: int, top: int, bottom: int) -> bytes:
        """The pixels of a column in these rows, the last one left out."""
        return self.pixels[top * self.width + x : bottom * self.width : self.width]


def grids(grey: Sequence[bytes]) -> Iterator[Dots]:
    """What may be the dots of a QR code in a picture of grey rows, 0 for black; at most 40."""
    if not grey:
        return
    dark = _Bitmap(b"".join(grey).translate(_DARK), len(grey[0]), len(grey))
    yield from islice(_grids(dark), MOST_GRIDS)


def _grids(dark: _Bitmap) -> Iterator[Dots]:
    corners = _corners(dark)
    for at, right in product(corners, corners):
        if right.x <= at.x or abs(right.y - at.y) > _slack(at):
            continue
        for below in corners:
            dots = _between(dark, at, right, below)
            if dots is not None:
                yield dots


def _corners(dark: _Bitmap) -> list[Corner]:
    """Everything that looks like a corner, each once."""
    found: list[Corner] = []
    for x, y, dot in islice(_places(dark), MOST_CROSSINGS):
        if any(_same(Corner(x, y, dot), other) for other in found):
            continue
        corner = _upright(dark, x, y, dot)
        if corner is not None and not any(_same(corner, other) for other in found):
            found.append(corner)
            if len(found) == MOST_CORNERS:
                break
    return found


def _places(dark: _Bitmap) -> Iterator[tuple[float, int, float]]:
    """Where a row crosses what may be a corner: its middle, the row, and the size of a dot."""
    left = MOST_MIDDLES
    for y in range(0, dark.height, _EVERY):
        row = dark.row(y)
        for middle in _MIDDLE.finditer(row):
            left -= 1
            if left < 0:
                return
            crossing = _crossing(row, *middle.span())
            if crossing is not None:
                yield crossing[0], y, crossing[1]


def _crossing(line: bytes, start: int, end: int) -> tuple[float, float] | None:
    """The middle of a corner and the size of a dot, if this dark stretch is within one."""
    reach = 2 * (end - start)
    light = line.rfind(1, max(0, start - reach), start)
    after = line.find(1, end, end + reach)
    if light < 0 or after < 0:
        return None
    first = line.rfind(0, max(0, light - reach), light) + 1
    last = line.find(0, after, after + reach)
    last = last if last >= 0 else min(len(line), after + reach)
    runs = ((first, light + 1), (light + 1, start), (start, end), (end, after), (after, last))
    dot = (last - first) / 7
    if dot < _LEAST_DOT or not _fits(runs, dot):
        return None
    return (start + end) / 2, dot


def _fits(runs: Sequence[tuple[int, int]], dot: float) -> bool:
    slack = max(1.0, dot * 0.4)
    return all(
        abs(end - start - dots * dot) <= slack
        for (start, end), dots in zip(runs, _PATTERN, strict=True)
    )


def _upright(dark: _Bitmap, x: float, y: int, dot: float) -> Corner | None:
    """The corner that is crossed here, if it is one from top to bottom too."""
    reach = round(dot * 8)
    top = max(0, y - reach)
    line = dark.column(int(x), top, min(dark.height, y + reach + 1))
    for stretch in _MIDDLE.finditer(line):
        crossing = _crossing(line, *stretch.span())
        if crossing is None:
            continue
        middle, size = crossing
        if abs(size - dot) <= max(1.0, dot * 0.3) and abs(top + middle - y) <= 2 * dot:
            return Corner(x, top + middle, (dot + size) / 2)
    return None


def _same(one: Corner, other: Corner) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) < 3 * max(one.dot, other.dot)


def _slack(corner: Corner) -> float:
    """So many pixels the corners of a code may stand askew."""
    return max(2.0, corner.dot)


def _between(dark: _Bitmap, at: Corner, right: Corner, below: Corner) -> Dots | None:
    """The dots among three corners, if they stand as those of an upright code do."""
    wide, high, dot = right.x - at.x, below.y - at.y, at.dot
    askew = max(abs(right.y - at.y), abs(below.x - at.x), abs(wide - high))
    if wide <= 0 or high <= 0 or askew > _slack(at):
        return None
    side = round(wide / dot) + 7
    side += (1 - side + 2) % 4 - 2  # a side has 21, 25, 29... dots
    if not _SMALLEST <= side <= _LARGEST:
        return None
    step_x, step_y = wide / (side - 7), high / (side - 7)
    rows = [int(at.y + (number - 3) * step_y) for number in range(side)]
    columns = [int(at.x + (number - 3) * step_x) for number in range(side)]
    if min(rows[0], columns[0]) < 0 or rows[-1] >= dark.height or columns[-1] >= dark.width:
        return None
    lines = map(dark.row, rows)
    return tuple(tuple(bool(line[x]) for x in columns) for line in lines)
