"""SQLite's journal (`-wal`) beside a database that was not closed: whether its middle is damaged.

SQLite reads a journal up to the first fault and silently forgets the rest. That is right for the
last transaction, which a power cut may tear; whatever was whole behind the fault was on the disk
and is lost by damage. The format: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

WAL: Final = "-wal"

_HEADER: Final = 32
_FRAME_HEADER: Final = 24
_FRAME: Final = _FRAME_HEADER + 4096
_TORN: Final = 1
"""Transactions that may be half written when the power goes: the last one."""


class _Frame(NamedTuple):
    """Ends a transaction unless `length` is 0; `salts` tell which frames belong together."""

    length: int
    salts: bytes


def forgets_something(journal: Path, accepted: int) -> bool:
    """Whether whole transactions lie behind the frames that SQLite accepts.

    `accepted` is their number. Raises `OSError`.
    """
    with journal.open("rb") as file:
        header = file.read(_HEADER)
        count = (journal.stat().st_size - _HEADER) // _FRAME
        frames = []
        for number in range(count):
            file.seek(_HEADER + number * _FRAME)
            _, length, salts = struct.unpack(">II8s", file.read(16))
            frames.append(_Frame(length, salts))
    salts = header[16:24] if _is_whole(header) else _most_common(frames)
    behind = sum(frame.length > 0 and frame.salts == salts for frame in frames[accepted:])
    return behind > _TORN


def _is_whole(header: bytes) -> bool:
    """Whether the header's checksum is right."""
    if len(header) < _HEADER:
        return False
    order = ">" if header[3] & 1 else "<"
    first = second = 0
    words = struct.unpack(f"{order}6I", header[:24])
    for one, two in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + two + first) & 0xFFFFFFFF
    return (first, second) == struct.unpack(">II", header[24:])


def _most_common(frames: Sequence[_Frame]) -> bytes:
    common = Counter(frame.salts for frame in frames).most_common(1)
    return common[0][0] if common else b""
