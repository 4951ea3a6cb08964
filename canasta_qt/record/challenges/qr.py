"""A code as a QR code: its dots, a PNG file with the text beside the picture, and both read again.

Read is what stands upright in a picture, as this program and screenshots show it. Pictures come
from others, so all work on them is bounded; nothing is repaired, for a code has its own checksum.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product
from typing import Any, Final, NamedTuple

from canasta_qt.record.crockford import BitReader

Dots = tuple[tuple[bool, ...], ...]
"""Rows of a QR code without its margin, the top one first; true is dark."""

MARGIN: Final = 4
"""Light dots around a QR code; readers need them."""

KEYWORD: Final = b"Canasta challenge"
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_MOST_TEXT: Final = 8_000

LARGEST: Final = 1_800
"""Letters of a text that still fits."""


def dots_of(text: str) -> Dots:
    """The QR code of a text. `ValueError` for one that is too long."""
    import segno  # late: only looking at a code needs it

    if len(text) > LARGEST:
        raise ValueError("too long for a QR code")
    made = segno.make(text, error="m", micro=False, boost_error=False)
    return tuple(tuple(bool(dot) for dot in row) for row in made.matrix)


def png_of(text: str, scale: int = 8) -> bytes:
    """A PNG picture of a text's QR code, so many pixels a dot, with the text in it as such.

    >>> png_of("CC1-07C79")[1:4]
    b'PNG'
    """
    dots = dots_of(text)
    width = (len(dots) + 2 * MARGIN) * scale
    light = bytes([255]) * (MARGIN * scale)
    blank = b"\0" + bytes([255]) * width
    rows = [blank] * (MARGIN * scale)
    for row in dots:
        middle = b"".join((b"\0" if dot else b"\xff") * scale for dot in row)
        rows += [b"\0" + light + middle + light] * scale
    rows += [blank] * (MARGIN * scale)
    head = struct.pack(">IIBBBBB", width, width, 8, 0, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", head),
            _chunk(b"tEXt", KEYWORD + b"\0" + text.encode("latin-1", "replace")),
            _chunk(b"IDAT", zlib.compress(b"".join(rows), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def text_in_png(data: bytes) -> str:
    """The text that `png_of` put beside the picture; empty where there is none.

    >>> text_in_png(png_of("CC1-07C79"))
    'CC1-07C79'
    """
    if not data.startswith(_SIGNATURE):
        return ""
    at = len(_SIGNATURE)
    while at + 8 <= len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        if kind == b"tEXt" and size <= _MOST_TEXT:
            keyword, _, text = data[at + 8 : at + 8 + size].partition(b"\0")
            if keyword == KEYWORD:
                return text.decode("latin-1")
        at += 12 + size
    return ""


# --- found in a picture ----------------------------------------------------------------------

_DARK: Final = bytes(int(level < 128) for level in range(256))
"""Shades of grey to dark (1) or light (0)."""

_PATTERN: Final = (1, 1, 3, 1, 1)
"""A line through the middle of a corner: dark, light, dark, light, dark."""

_MIDDLE: Final = re.compile(rb"\x01{5,}")
"""What may be the dark middle of a corner: three dots of at least `_LEAST_DOT`, less the slack."""

_EVERY: Final = 3
"""Every third row is searched for corners; a dot has two pixels at least."""

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


# --- the text in the dots --------------------------------------------------------------------

_FORMAT_MASK: Final = 0x5412
_MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
"""A dot of data is turned over where this is 0."""

_SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
_NUMBERS, _CAPITALS, _BYTES, _END = 1, 2, 4, 0
_COUNT_BITS: Final = {_NUMBERS: (10, 12, 14), _CAPITALS: (9, 11, 13), _BYTES: (8, 16, 16)}


class Unreadable(ValueError):
    """Dots that are no QR code, or one of a kind that is not read."""


def text_in_picture(grey: Sequence[bytes]) -> str:
    """The text of the first QR code in a picture of grey rows, 0 for black; empty for none."""
    for dots in grids(grey):
        with suppress(Unreadable):
            return text_of_dots(dots)
    return ""


def text_of_dots(dots: Dots) -> str:
    """The text. Raises `Unreadable`."""
    version, rest = divmod(len(dots) - 17, 4)
    if rest or not 1 <= version <= 40:
        raise Unreadable("no such size")
    level, mask = _format(dots)
    data = _data(_codewords(dots, version, mask), version, level)
    bits = BitReader("".join(f"{byte:08b}" for byte in data))
    try:
        return "".join(_segments(bits, version))
    except (ValueError, IndexError):
        raise Unreadable("the text makes no sense") from None


def _format(dots: Dots) -> tuple[int, int]:
    """Level of correction and mask, from beside the corner at the top left."""
    places = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    found = int("".join(str(int(dots[y][x])) for y, x in places), 2)
    known = next((data for data in range(32) if _format_bits(data) == found), None)
    if known is None:
        raise Unreadable("no format")
    return known >> 3, known & 7


def _format_bits(data: int) -> int:
    rest = data << 10
    for bit in range(14, 9, -1):
        rest ^= (rest >> bit & 1) * (0b10100110111 << bit - 10)
    return (data << 10 | rest) ^ _FORMAT_MASK


def _codewords(dots: Dots, version: int, mask: int) -> bytes:
    """The bytes along the way of the dots of data, the mask taken off."""
    marks, turned = _marks(version), _MASKS[mask]
    bits = [
        int(dots[y][x]) ^ int(turned(y, x) == 0) for y, x in _way(len(dots)) if (y, x) not in marks
    ]
    whole = len(bits) // 8
    return bytes(int("".join(map(str, bits[8 * at : 8 * at + 8])), 2) for at in range(whole))


@lru_cache(4)
def _marks(version: int) -> frozenset[tuple[int, int]]:
    """Where no data lie: corners and what is beside them, the lines of marks, small squares."""
    from segno import consts

    side = 17 + 4 * version
    areas = [(0, 0, 9, 9), (0, side - 8, 9, 8), (side - 8, 0, 8, 9), (6, 0, 1, side)]
    areas.append((0, 6, side, 1))
    if version >= 7:
        areas += [(0, side - 11, 6, 3), (side - 11, 0, 3, 6)]
    middles: tuple[int, ...] = consts.ALIGNMENT_POS[version - 2] if version > 1 else ()
    corners = {(6, 6), (6, side - 7), (side - 7, 6)}
    squares = {(y, x) for y in middles for x in middles} - corners
    areas += [(y - 2, x - 2, 5, 5) for y, x in squares]
    return frozenset(
        (y, x)
        for top, left, high, wide in areas
        for y in range(top, top + high)
        for x in range(left, left + wide)
    )


def _way(side: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn; the column of marks left out."""
    up = True
    for right in range(side - 1, 0, -2):
        column = right - 1 if right <= 6 else right
        for y in range(side - 1, -1, -1) if up else range(side):
            yield y, column
            yield y, column - 1
        up = not up


def _data(codewords: bytes, version: int, level: int) -> bytes:
    """The bytes of data, block after block; in the dots the blocks are interleaved."""
    from segno import consts

    table: Any = consts.ECC
    sizes = [block.num_data for block in table[version][level] for _ in range(block.num_blocks)]
    blocks: list[bytearray] = [bytearray() for _ in sizes]
    taken = iter(codewords)
    for number in range(max(sizes, default=0)):
        for block, size in zip(blocks, sizes, strict=True):
            if number < size:
                block.append(next(taken))
    return b"".join(map(bytes, blocks))


def _segments(bits: BitReader, version: int) -> Iterator[str]:
    readers = {_NUMBERS: _numbers, _CAPITALS: _capitals, _BYTES: _bytes}
    while bits.left >= 4 and (mode := bits.take(4)) != _END:
        if mode not in readers:
            raise Unreadable("no such kind of text")
        count = bits.take(_COUNT_BITS[mode][(version > 9) + (version > 26)])
        yield readers[mode](bits, count)


def _numbers(bits: BitReader, count: int) -> str:
    found = [f"{bits.take(10):03}" for _ in range(count // 3)]
    rest = count % 3
    return "".join(found) + (f"{bits.take((0, 4, 7)[rest]):0{rest}}" if rest else "")


def _capitals(bits: BitReader, count: int) -> str:
    found = []
    for _ in range(count // 2):
        first, second = divmod(bits.take(11), len(_SIGNS))
        found += [_SIGNS[first], _SIGNS[second]]
    return "".join(found) + (_SIGNS[bits.take(6)] if count % 2 else "")


def _bytes(bits: BitReader, count: int) -> str:
    data = bytes(bits.take(8) for _ in range(count))
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("latin-1")
