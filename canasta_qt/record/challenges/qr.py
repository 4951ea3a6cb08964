"""A code as a QR code: its dots, a PNG file with the text beside it, and both read again."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice, pairwise
from typing import Final, NamedTuple, cast

Dots = tuple[tuple[bool, ...], ...]
"""Rows of a QR code and the four light dots around it, the top one first; true is dark."""

KEYWORD: Final = b"Canasta challenge"
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_MOST_TEXT: Final = 8_000

LARGEST: Final = 1_800
"""Letters of a text that still fits."""


def dots_of(text: str) -> Dots:
    """The QR code of a text. `ValueError` for one that is too long.

    At least about 15 wrong bytes of 100 can be corrected (level M), more where the code becomes
    no larger for it.
    """
    if len(text) > LARGEST:
        raise ValueError("too long for a QR code")
    made = _dots(text, "M")
    for level in "QH":
        with suppress(ValueError):  # this level has no room for the text
            better = _dots(text, level)
            made = better if len(better) == len(made) else made
    return made


def _dots(text: str, level: str) -> Dots:
    import zxingcpp  # late: only looking at a code needs it

    code = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCodeModel2, ec_level=level)
    picture = zxingcpp.write_barcode_to_image(code)
    side, _ = picture.shape
    grey = bytes(memoryview(cast("bytes", picture)))
    return tuple(tuple(not dot for dot in grey[at : at + side]) for at in range(0, len(grey), side))


def png_of(text: str, scale: int = 8) -> bytes:
    """A PNG picture of a text's QR code, so many pixels a dot, with the text in it as such.

    >>> png_of("CC1-07C79")[1:4]
    b'PNG'
    """
    dots = dots_of(text)
    width = len(dots) * scale
    rows = [b"\0" + b"".join((b"\0" if dot else b"\xff") * scale for dot in row) for row in dots]
    head = struct.pack(">IIBBBBB", width, width, 8, 0, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", head),
            _chunk(b"tEXt", KEYWORD + b"\0" + text.encode("latin-1", "replace")),
            _chunk(b"IDAT", zlib.compress(b"".join(row * scale for row in rows), 9)),
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


# --- read from a picture ---------------------------------------------------------------------


def text_in_picture(grey: Sequence[bytes]) -> str:
    """The text of a QR code in a picture of grey rows, 0 for black; empty for none.

    Wrong dots are corrected, as many as the level of the code allows. Its three corners have no
    correction: where they are upright, they are drawn anew for a second look.
    """
    if not grey:
        return ""
    picture = _Picture(b"".join(grey), len(grey[0]), len(grey))
    return _read(picture) or _read(_with_new_corners(picture))


class _Picture(NamedTuple):
    """Pixels, row after row: grey, or dark (1) and light (0)."""

    pixels: bytes
    width: int
    height: int

    def row(self, y: int) -> bytes:
        return self.pixels[y * self.width : (y + 1) * self.width]

    def column(self, x: int, top: int, bottom: int) -> bytes:
        """The pixels of a column in these rows, the last one left out."""
        return self.pixels[top * self.width + x : bottom * self.width : self.width]


def _read(picture: _Picture) -> str:
    import zxingcpp

    rows = memoryview(picture.pixels).cast("B", (picture.height, picture.width))
    kinds = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCodeModel2])
    found = zxingcpp.read_barcode(rows, formats=kinds)
    return found.text if found is not None else ""


# --- corners drawn anew ----------------------------------------------------------------------

_CORNER: Final = (
    b"\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\xff\0\0\0\0\0\0\0\xff",
    b"\xff\0\xff\xff\xff\xff\xff\0\xff",
    b"\xff\0\xff\0\0\0\xff\0\xff",
    b"\xff\0\xff\0\0\0\xff\0\xff",
    b"\xff\0\xff\0\0\0\xff\0\xff",
    b"\xff\0\xff\xff\xff\xff\xff\0\xff",
    b"\xff\0\0\0\0\0\0\0\xff",
    b"\xff\xff\xff\xff\xff\xff\xff\xff\xff",
)
"""The dots of a corner and of the light around it."""

_DARK: Final = bytes(int(level < 128) for level in range(256))
"""Shades of grey to dark (1) or light (0)."""

_PATTERN: Final = (1, 1, 3, 1, 1)
"""A line through the middle of a corner: dark, light, dark, light, dark."""

_MIDDLE: Final = re.compile(rb"\x01{5,}")
"""What may be the dark middle of a corner: three dots of at least `_LEAST_DOT`, less the slack."""

_EVERY: Final = 3
"""Every third row is searched for corners; a dot has two pixels at least."""

_LEAST_DOT: Final = 1.8

MOST_MIDDLES: Final = 300_000
"""Dark stretches that are looked at; a screenshot full of text has a third of that."""

MOST_CROSSINGS: Final = 20_000
"""Places that look like a corner from left to right; a code has some hundreds."""

MOST_CORNERS: Final = 60


class _Corner(NamedTuple):
    """The middle of one of the three corners, and the size of a dot there, in pixels."""

    x: float
    y: float
    dot: float


def _with_new_corners(picture: _Picture) -> _Picture:
    pixels = bytearray(picture.pixels)
    for corner in _corners(picture._replace(pixels=picture.pixels.translate(_DARK))):
        columns = _edges(corner.x, corner.dot, picture.width)
        lines = pairwise(_edges(corner.y, corner.dot, picture.height))
        for dots, (top, bottom) in zip(_CORNER, lines, strict=True):
            line = b"".join(
                dots[at : at + 1] * (right - left)
                for at, (left, right) in enumerate(pairwise(columns))
            )
            for y in range(top, bottom):
                start = y * picture.width + columns[0]
                pixels[start : start + len(line)] = line
    return picture._replace(pixels=bytes(pixels))


def _edges(middle: float, dot: float, most: int) -> list[int]:
    """Where the nine dots around a middle begin and the last one ends, inside the picture."""
    return [min(max(round(middle + (at - 4.5) * dot), 0), most) for at in range(10)]


def _corners(dark: _Picture) -> list[_Corner]:
    found: list[_Corner] = []
    for place in islice(_places(dark), MOST_CROSSINGS):
        if any(_same(place, other) for other in found):
            continue
        corner = _upright(dark, place)
        if corner is not None and not any(_same(corner, other) for other in found):
            found.append(corner)
            if len(found) == MOST_CORNERS:
                break
    return found


def _places(dark: _Picture) -> Iterator[_Corner]:
    """What looks like a corner from left to right."""
    left = MOST_MIDDLES
    for y in range(0, dark.height, _EVERY):
        row = dark.row(y)
        for middle in _MIDDLE.finditer(row):
            left -= 1
            if left < 0:
                return
            crossing = _crossing(row, *middle.span())
            if crossing is not None:
                yield _Corner(crossing[0], y, crossing[1])


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


def _upright(dark: _Picture, place: _Corner) -> _Corner | None:
    """The corner that is crossed here, if it is one from top to bottom too.

    One of the three columns through its middle is enough: in the others a dot may be wrong.
    """
    x, y, dot = place
    reach = round(dot * 8)
    top = max(0, int(y) - reach)
    for column in (x, x - dot, x + dot):
        line = dark.column(int(column), top, min(dark.height, int(y) + reach + 1))
        for stretch in _MIDDLE.finditer(line):
            crossing = _crossing(line, *stretch.span())
            if crossing is None:
                continue
            middle, size = crossing
            if abs(size - dot) <= max(1.0, dot * 0.3) and abs(top + middle - y) <= 2 * dot:
                return _Corner(x, top + middle, (dot + size) / 2)
    return None


def _same(one: _Corner, other: _Corner) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) < 3 * max(one.dot, other.dot)
