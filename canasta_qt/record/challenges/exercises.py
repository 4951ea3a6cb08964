"""An exercise in a challenge code: the id of one that comes with the program, or its whole line.

Ids that are numbers (`classic_4p/1.2/3/17`: deck, deal, place) take a few letters. The line of
an exercise that was made at home, or the text of one that was laid out
(`record.positions.exercise`), is packed by deflate and takes some hundred.
"""

from __future__ import annotations

import re
import zlib
from typing import Final

from canasta_qt.record.challenges.bits import BitReader, BitWriter

_ID: Final = re.compile(r"([a-z0-9_]+)/([0-9]{1,9}(?:\.[0-9]{1,9})*)/([0-9]{1,4})/([0-9]{1,4})")
_MOST_LINE: Final = 4_000
_MOST_NUMBER: Final = 999_999_999
_MOST_NUMBERS: Final = 7


def is_id(exercise: str, game: str) -> bool:
    """Whether this is the id of an exercise of that game, which a code can hold as numbers."""
    found = _ID.fullmatch(exercise)
    if found is None or found[1] != game:
        return False
    numbers = [*found[2].split("."), found[3], found[4]]
    return len(numbers) - 2 <= _MOST_NUMBERS and all(one == str(int(one)) for one in numbers)


def is_laid_out(exercise: str) -> bool:
    """Whether this is the text of an exercise that was laid out, and no id and no line."""
    return exercise.startswith("{")


def put_exercise(bits: BitWriter, exercise: str, game: str) -> None:
    """An id, or a line or text without its rules."""
    found = _ID.fullmatch(exercise) if is_id(exercise, game) else None
    bits.put(found is None, 1)
    if found is None:
        packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
        bits.put_bytes(packer.compress(exercise.encode()) + packer.flush())
        return
    deck = found[2].split(".")
    bits.put(len(deck), 3)
    for number in (*deck, found[3], found[4]):
        bits.put_any(int(number))


def take_exercise(bits: BitReader, game: str) -> str:
    """What `put_exercise` wrote. Raises `ValueError`."""
    if bits.take(1):
        return _unpacked(bits.take_bytes(_MOST_LINE))
    deck = [bits.take_any(_MOST_NUMBER) for _ in range(bits.take(3))]
    deal, place = bits.take_any(9999), bits.take_any(9999)
    exercise = f"{game}/{'.'.join(map(str, deck))}/{deal}/{place}"
    if not is_id(exercise, game):
        raise ValueError("no such exercise")
    return exercise


def _unpacked(data: bytes) -> str:
    opener = zlib.decompressobj(-15)
    try:
        line = opener.decompress(data, _MOST_LINE)
    except zlib.error:
        raise ValueError("nothing to unpack") from None
    text = line.decode()
    whole = is_laid_out(text) or text.count(" ") >= 2
    if not opener.eof or opener.unused_data or not text.isprintable() or not whole:
        raise ValueError("no line of an exercise")
    return text
