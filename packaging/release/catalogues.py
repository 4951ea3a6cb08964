"""Catalogues of translations without the English words, which Qt does not need to find a text.

`lrelease` writes each text three times: hashed, in English, and translated. Qt finds a text by its
hash, and asks for the English words only where they stand in the file. They go, unless two texts of
one context have one hash. Contexts stay: the same words may be said otherwise elsewhere.
The format is that of Qt's `qtranslator.cpp`.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from release.kept import Entry
from release.project import BuildTrouble

MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
HASHES: Final = 0x42
MESSAGES: Final = 0x69
END: Final = 1
TRANSLATION: Final = 3
SOURCE: Final = 6
CONTEXT: Final = 7
COMMENT: Final = 8
WITH_LENGTH: Final = (TRANSLATION, SOURCE, CONTEXT, COMMENT)
NOTHING: Final = 0xFFFFFFFF
"""The length of a text that is not there at all."""


@dataclass(frozen=True, slots=True)
class Message:
    """One text: its hash, and its fields as tag and bytes with their length before them."""

    hash: int
    fields: tuple[tuple[int, bytes], ...]

    @property
    def key(self) -> tuple[int, bytes]:
        """What Qt finds it by when the English words are gone."""
        return self.hash, dict(self.fields).get(CONTEXT, b"")

    def without_source(self) -> Message:
        """The same without its English words."""
        return Message(self.hash, tuple(field for field in self.fields if field[0] != SOURCE))


def write_light(folder: Path, into: Path) -> None:
    """Put every catalogue of a folder into another, without English. Raises `BuildTrouble`."""
    into.mkdir(parents=True, exist_ok=True)
    for file in into.glob("*.qm"):
        file.unlink()
    for file in sorted(folder.glob("*.qm")):
        try:
            (into / file.name).write_bytes(light(file.read_bytes()))
        except (ValueError, IndexError, struct.error) as problem:
            raise BuildTrouble(f"{file.name} is no catalogue of Qt: {problem}") from problem


def with_light(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """PyInstaller's entries with those catalogues of Qt's own in place, written into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    result = []
    for place, file, kind in entries:
        if place.endswith(".qm") and "PySide6" in Path(place).parts:
            lighter = folder / Path(place).name
            lighter.write_bytes(light(Path(file).read_bytes()))
            file = str(lighter)
        result.append((place, file, kind))
    return result


def light(catalogue: bytes) -> bytes:
    """A catalogue (.qm) without English. Raises `ValueError` for what is none."""
    if not catalogue.startswith(MAGIC):
        raise ValueError("it begins otherwise")
    sections = list(_sections(catalogue))
    content = dict(sections)
    found = list(_messages(content[HASHES], content[MESSAGES]))
    alike = Counter(message.key for message in found)
    kept = [one if alike[one.key] > 1 else one.without_source() for one in found]
    content[HASHES], content[MESSAGES] = _written(kept)
    return MAGIC + b"".join(
        struct.pack(">BI", tag, len(content[tag])) + content[tag] for tag, _ in sections
    )


def _sections(catalogue: bytes) -> Iterator[tuple[int, bytes]]:
    at = len(MAGIC)
    while at < len(catalogue):
        tag, length = struct.unpack_from(">BI", catalogue, at)
        yield tag, catalogue[at + 5 : at + 5 + length]
        at += 5 + length


def _messages(hashes: bytes, texts: bytes) -> Iterator[Message]:
    for hashed, at in struct.iter_unpack(">II", hashes):
        yield Message(hashed, tuple(_fields(texts, at)))


def _fields(texts: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    while (tag := texts[at]) != END:
        if tag not in WITH_LENGTH:
            raise ValueError(f"a field of kind {tag}")
        (length,) = struct.unpack_from(">I", texts, at + 1)
        end = at + 5 + (0 if length == NOTHING else length)
        yield tag, texts[at + 1 : end]
        at = end


def _written(messages: Sequence[Message]) -> tuple[bytes, bytes]:
    """Both sections; the order by hash, in which Qt searches, stays."""
    hashes, texts = bytearray(), bytearray()
    for message in messages:
        hashes += struct.pack(">II", message.hash, len(texts))
        for tag, field in message.fields:
            texts += bytes([tag]) + field
        texts.append(END)
    return bytes(hashes), bytes(texts)
