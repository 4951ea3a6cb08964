"""Mutants fed to a reader, findings gathered by where they fall, and made as small as they get."""

from __future__ import annotations

import random
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tests.fuzz.readers import Reader

SLOW: Final = 2.0
"""Seconds of the processor after which an answer comes too late."""

_TRIES: Final = 400
"""Smaller copies that are tried of one finding."""


@dataclass(slots=True)
class Finding:
    """Something that is no documented error.

    Attributes:
        signature: what was raised and in which line of ours.
        number: of the first mutant that showed it.
        data: that mutant, later a smaller one.
        trace: the traceback of it.
        times: how many mutants showed it.
    """

    signature: str
    number: int
    data: bytes
    trace: str = ""
    times: int = field(default=1)


def mutant(reader: Reader, seed: int, number: int) -> bytes:
    """The mutant of this number; the same for ever."""
    rng = random.Random(f"{seed}/{reader.name}/{number}")
    return reader.mutant(rng.choice(reader.samples()), rng)


def finding_of(reader: Reader, data: bytes, number: int = 0) -> Finding | None:
    """What falls when this content is read; None where a documented answer comes."""
    begun = time.process_time()
    try:
        reader.ask(data)
    except Exception as problem:  # noqa: BLE001 - whatever comes is what is looked for
        frames = traceback.extract_tb(problem.__traceback__)
        ours = [one for one in frames if "canasta_qt" in one.filename] or frames
        place = f"{ours[-1].filename.rpartition('canasta_qt')[2].lstrip('/')}:{ours[-1].lineno}"
        signature = f"{type(problem).__name__} in {place}"
        return Finding(signature, number, data, "".join(traceback.format_exception(problem)))
    taken = time.process_time() - begun
    return Finding("slow", number, data, f"{taken:.1f} s") if taken > SLOW else None


def hunt(reader: Reader, numbers: range, seed: int) -> list[Finding]:
    """Try the mutants of these numbers; findings by signature, the smallest mutant of each."""
    found: dict[str, Finding] = {}
    for number in numbers:
        one = finding_of(reader, mutant(reader, seed, number), number)
        if one is not None:
            known = found.setdefault(one.signature, one)
            known.times += known is not one
            if len(one.data) < len(known.data):
                known.data, known.number, known.trace = one.data, one.number, one.trace
    for one in found.values():
        one.data = smaller(reader, one)
    return list(found.values())


def smaller(reader: Reader, found: Finding) -> bytes:
    """The smallest content that still falls in the same place."""
    data, left = found.data, _TRIES
    make = _without_a_piece if reader.pieces else _nearer_to(reader.samples())
    size = max(len(data) // 2, 1)
    while size and left:
        for tried in make(data, size):
            left -= 1
            again = finding_of(reader, tried)
            if again is not None and again.signature == found.signature:
                data = tried
                break
            if not left:
                break
        else:
            size //= 2
    return data


def _without_a_piece(data: bytes, size: int) -> Iterator[bytes]:
    for at in range(0, len(data), size):
        yield data[:at] + data[at + size :]


def _nearer_to(samples: object) -> Callable[[bytes, int], Iterator[bytes]]:
    """Copies of which a piece is again as in the sample, for content of which none may be gone."""
    (good,) = samples  # type: ignore[misc]

    def made(data: bytes, size: int) -> Iterator[bytes]:
        for at in range(0, min(len(data), len(good)), size):
            piece = slice(at, at + size)
            if len(data) == len(good) and data[piece] != good[piece]:
                yield data[:at] + good[piece] + data[at + size :]

    return made
