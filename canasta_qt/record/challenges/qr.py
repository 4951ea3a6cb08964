"""A code as a QR code: its dots, and a PNG file of them with the text beside the picture."""

from __future__ import annotations

import struct
import zlib
from typing import Final

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
    """The QR code of a text. `ValueError` for one that is too long.

    Capitals, digits and dashes take less room than other letters.
    """
    import segno  # late: only whoever looks at a code needs it

    if len(text) > LARGEST:
        raise ValueError("too long for a QR code")
    made = segno.make(text, error="m", micro=False, boost_error=False)
    return tuple(tuple(bool(dot) for dot in row) for row in made.matrix)


def png_of(text: str, scale: int = 8) -> bytes:
    """A PNG picture of a text's QR code, so many pixels a dot, with the text in it as such."""
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
    """The text that `png_of` put beside the picture; empty where there is none."""
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
