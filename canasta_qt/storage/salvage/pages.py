"""The pages of a SQLite file, read without SQLite: records, wherever in the file they lie.

What makes no sense is left out, nothing is raised for it, and the work is bounded by the size of
the file. The format: https://www.sqlite.org/fileformat2.html
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.storage.side_files import JOURNAL, beside

PAGE: Final = 4096
"""Bytes of a page in all files of ours."""

Cell = int | float | str | bytes | None
"""A value in a record."""

_MAGIC: Final = b"SQLite format 3\x00"
_FILE_HEADER: Final = 100
"""Bytes before the page header on the first page."""

_INDEX_INNER, _INDEX_LEAF, _TABLE_LEAF = 2, 10, 13
_PAGE_HEADERS: Final = {_INDEX_INNER: 12, _INDEX_LEAF: 8, _TABLE_LEAF: 8}
"""Bytes of the header of each kind of page that has records. Tables WITHOUT ROWID are indexes."""

_TABLE_MOST: Final = PAGE - 35
_INDEX_MOST: Final = (PAGE - 12) * 64 // 255 - 23
_LEAST: Final = (PAGE - 12) * 32 // 255 - 23
"""Bytes of a record that lie on the page itself: the most, and the least if there are more."""

_MOST_CELLS: Final = PAGE // 8
"""A record of ours, and the pointer to it, takes more than this part of a page."""

_MOST_COLUMNS: Final = 64

_JOURNAL_HEADER: Final = 32
_FRAME_HEADER: Final = 24


class Record(NamedTuple):
    """A record: where it lies, its row's number (0 in an index), and its columns' types."""

    page: int
    at: int
    row: int
    types: tuple[int, ...]


class _Place(NamedTuple):
    header: int
    start: int
    local: int
    size: int
    more: int


class Pages:
    """The pages of one file with those of its journal laid over them."""

    def __init__(self, path: Path) -> None:
        """Reads the file. Raises `OSError`."""
        self._data = path.read_bytes()
        self._count = len(self._data) // PAGE
        self._newer = _journal_pages(beside(path, JOURNAL))
        self._left = 4 * (len(self._data) + len(self._newer) * PAGE) + 100 * PAGE

    def numbers(self) -> list[int]:
        """The numbers of all pages that may be in use, from 1."""
        highest = max([self._count, *self._newer])
        free = self._free(highest)
        return [number for number in range(1, highest + 1) if number not in free]

    def records(self, number: int, accepts: Callable[[tuple[int, ...]], bool]) -> Iterator[Record]:
        """The records of a page whose types of columns are accepted."""
        page = self._page(number)
        start = _FILE_HEADER if number == 1 else 0
        kind = page[start] if len(page) == PAGE else 0
        if kind not in _PAGE_HEADERS:
            return
        (count,) = struct.unpack_from(">H", page, start + 3)
        first = start + _PAGE_HEADERS[kind]
        count = min(count, _MOST_CELLS, (PAGE - first) // 2)
        left = PAGE
        for at in dict.fromkeys(struct.unpack_from(f">{count}H", page, first)):
            found = _placed(page, kind, at)
            if found is None:
                continue
            row, place = found
            left -= place.local
            if left < 0:  # records that lie on each other are none
                return
            types = _types(page[place.start : place.start + place.local])
            if types and accepts(types):
                yield Record(number, at, row, types)

    def values(self, record: Record) -> tuple[Cell, ...] | None:
        """What stands in a record; None where a part of it cannot be read."""
        page = self._page(record.page)
        kind = page[_FILE_HEADER if record.page == 1 else 0]
        found = _placed(page, kind, record.at)
        content = None if found is None else self._content(page, found[1])
        return None if content is None else _values(content, record.types)

    def _page(self, number: int) -> bytes:
        newer = self._newer.get(number)
        if newer is not None:
            return newer
        return self._data[(number - 1) * PAGE : number * PAGE] if number > 0 else b""

    def _content(self, page: bytes, place: _Place) -> bytes | None:
        """A whole record, put together from its pages; None where one of them is missing.

        Every record pays for the pages that it has, so that a chain that many share ends.
        """
        parts = [page[place.start : place.start + place.local]]
        left, number = place.size - place.local, place.more
        if left > self._left:
            return None
        while left > 0:
            page = self._page(number)
            if len(page) != PAGE:
                return None
            (number,) = struct.unpack_from(">I", page)
            parts.append(page[4 : 4 + left])
            left -= PAGE - 4
            self._left -= PAGE
        return b"".join(parts)

    def _free(self, highest: int) -> frozenset[int]:
        """The pages not in use, on which deleted rows may still stand; none if the list is odd."""
        first = self._page(1)
        if len(first) < PAGE or not first.startswith(_MAGIC):
            return frozenset()
        trunk, count = struct.unpack_from(">II", first, 32)
        free: set[int] = set()
        while trunk and trunk <= highest and trunk not in free and len(free) < count:
            page = self._page(trunk)
            if len(page) != PAGE:
                break
            free.add(trunk)
            trunk, leaves = struct.unpack_from(">II", page)
            free.update(struct.unpack_from(f">{min(leaves, PAGE // 4 - 2)}I", page, 8))
        sound = not trunk and len(free) == count and all(1 < one <= highest for one in free)
        return frozenset(free) if sound else frozenset()


def _placed(page: bytes, kind: int, at: int) -> tuple[int, _Place] | None:
    start = at + 4 if kind == _INDEX_INNER else at
    size, start = _number(page, start)
    row = 0
    if kind == _TABLE_LEAF:
        row, start = _number(page, start)
    most = _TABLE_MOST if kind == _TABLE_LEAF else _INDEX_MOST
    local, more = size, 0
    if size > most:
        local = _LEAST + (size - _LEAST) % (PAGE - 4)
        local = local if local <= most else _LEAST
        if start + local + 4 > PAGE:
            return None
        (more,) = struct.unpack_from(">I", page, start + local)
    if not 2 <= local <= PAGE - start:
        return None
    return row, _Place(at, start, local, size, more)


def _number(data: bytes, at: int) -> tuple[int, int]:
    """SQLite's number of 1 to 9 bytes, and where it ends; beyond the end of the data it is 0."""
    value = 0
    for index in range(at, min(at + 8, len(data))):
        byte = data[index]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, index + 1
    if at + 8 < len(data):
        value = value << 8 | data[at + 8]
        return value - (1 << 64) if value >> 63 else value, at + 9
    return 0, len(data)


def _types(content: bytes) -> tuple[int, ...]:
    end, at = _number(content, 0)
    if not at < end <= len(content):
        return ()
    types: list[int] = []
    while at < end and len(types) <= _MOST_COLUMNS:
        one, at = _number(content, at)
        if one < 0 or one in (10, 11):
            return ()
        types.append(one)
    return tuple(types) if at == end else ()


_LENGTHS: Final = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)


def _length(kind: int) -> int:
    return _LENGTHS[kind] if kind < len(_LENGTHS) else (kind - 12) // 2


def _values(content: bytes, types: tuple[int, ...]) -> tuple[Cell, ...] | None:
    """The columns of a whole record; None where they do not fill it, or a text is none."""
    at, _ = _number(content, 0)
    if at + sum(map(_length, types)) != len(content):
        return None
    found: list[Cell] = []
    for kind in types:
        part = content[at : at + _length(kind)]
        at += len(part)
        try:
            found.append(_value(kind, part))
        except UnicodeDecodeError:
            return None
    return tuple(found)


def _value(kind: int, part: bytes) -> Cell:
    if kind == 0:
        return None
    if kind == 7:
        return float(struct.unpack(">d", part)[0])
    if kind in (8, 9):
        return kind - 8
    if kind < 7:
        return int.from_bytes(part, "big", signed=True)
    return part.decode() if kind % 2 else part


def _journal_pages(journal: Path) -> dict[int, bytes]:
    """The latest of each page in a journal, up to the end of the last whole transaction.

    Only its salts say which frames belong together; a checksum would end at the first torn one.
    """
    data = journal.read_bytes() if journal.exists() else b""
    salts = data[16:24]
    pages: dict[int, bytes] = {}
    begun: dict[int, bytes] = {}
    for at in range(_JOURNAL_HEADER, len(data) - _FRAME_HEADER - PAGE + 1, _FRAME_HEADER + PAGE):
        number, length = struct.unpack_from(">II", data, at)
        if data[at + 8 : at + 16] != salts:
            continue
        begun[number] = data[at + _FRAME_HEADER : at + _FRAME_HEADER + PAGE]
        if length:
            pages.update(begun)
            begun = {}
    return {number: page for number, page in pages.items() if 0 < number < 1 << 24}
