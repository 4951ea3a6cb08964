"""What can be searched in a PDF that Qt wrote: its text, line by line."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

_OBJECT = re.compile(rb"(\d+) 0 obj(.*?)endobj", re.S)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.S)
_FONT = re.compile(rb"/(F\d+) (\d+) 0 R")
_SHOWN = re.compile(rb"(?P<end>\bET\b)|/(?P<font>F\d+) |<(?P<glyph>[0-9A-F]{4})> Tj")
_RANGE = re.compile(r"<(\w{4})> <(\w{4})> (?:\[([^\]]*)\]|<(\w{4})>)")


def pdf_text(file: Path) -> str:
    """The text of all pages; a sign that has no character is U+FFFD."""
    objects = {int(found[1]): found[2] for found in _OBJECT.finditer(file.read_bytes())}
    return "\n".join(
        _page_text(objects, body) for body in objects.values() if re.search(rb"/Type /Page\b", body)
    )


def _page_text(objects: dict[int, bytes], page: bytes) -> str:
    fonts = {
        found[1]: _characters(objects, objects[int(found[2])])
        for found in _FONT.finditer(objects[_reference(page, b"Resources")])
    }
    lines, line, font = [], "", {}
    for found in _SHOWN.finditer(_content(objects[_reference(page, b"Contents")])):
        if found["end"]:
            lines.append(line)
            line = ""
        elif found["font"]:
            font = fonts[found["font"]]
        else:
            line += font.get(int(found["glyph"], 16), "\ufffd")
    return "\n".join(lines)


def _characters(objects: dict[int, bytes], font: bytes) -> dict[int, str]:
    """Glyph to character, as the map in the file has it. Glyph 0 stands for nothing."""
    found: dict[int, str] = {}
    body = _content(objects[_reference(font, b"ToUnicode")]).decode("ascii")
    for first, last, listed, single in _RANGE.findall(body.partition("beginbfrange")[2]):
        glyphs = range(int(first, 16), int(last, 16) + 1)
        codes = re.findall(r"\w{4}", listed) or [
            f"{int(single, 16) + at:04X}" for at in range(len(glyphs))
        ]
        found |= {g: chr(int(code, 16)) for g, code in zip(glyphs, codes, strict=True) if g}
    return found


def _reference(body: bytes, key: bytes) -> int:
    found = re.search(rb"/" + key + rb" (\d+) 0 R", body)
    assert found is not None
    return int(found[1])


def _content(body: bytes) -> bytes:
    found = _STREAM.search(body)
    assert found is not None
    return zlib.decompress(found[1]) if b"/FlateDecode" in body else found[1]
