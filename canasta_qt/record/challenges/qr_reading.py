"""The text in the dots of a QR code, and in a picture with one.

Nothing is repaired: what is read is upright and clean, and a challenge code has a checksum of its
own. Tables of squares and blocks are those of the library that draws them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from canasta_qt.record.challenges.qr import Dots
from canasta_qt.record.challenges.qr_grid import grids

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
    try:
        return "".join(_segments(_Bits(data), version))
    except IndexError:
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


class _Bits:
    """Bits one after the other; `IndexError` behind the end."""

    def __init__(self, data: bytes) -> None:
        self._bits = "".join(f"{byte:08b}" for byte in data)
        self._at = 0

    def take(self, bits: int) -> int:
        if self._at + bits > len(self._bits):
            raise IndexError("no more bits")
        found = self._bits[self._at : self._at + bits]
        self._at += bits
        return int(found, 2)

    @property
    def left(self) -> int:
        return len(self._bits) - self._at


def _segments(bits: _Bits, version: int) -> Iterator[str]:
    readers = {_NUMBERS: _numbers, _CAPITALS: _capitals, _BYTES: _bytes}
    while bits.left >= 4 and (mode := bits.take(4)) != _END:
        if mode not in readers:
            raise Unreadable("no such kind of text")
        count = bits.take(_COUNT_BITS[mode][(version > 9) + (version > 26)])
        yield readers[mode](bits, count)


def _numbers(bits: _Bits, count: int) -> str:
    found = [f"{bits.take(10):03}" for _ in range(count // 3)]
    rest = count % 3
    return "".join(found) + (f"{bits.take((0, 4, 7)[rest]):0{rest}}" if rest else "")


def _capitals(bits: _Bits, count: int) -> str:
    found = []
    for _ in range(count // 2):
        first, second = divmod(bits.take(11), len(_SIGNS))
        found += [_SIGNS[first], _SIGNS[second]]
    return "".join(found) + (_SIGNS[bits.take(6)] if count % 2 else "")


def _bytes(bits: _Bits, count: int) -> str:
    data = bytes(bits.take(8) for _ in range(count))
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("latin-1")
