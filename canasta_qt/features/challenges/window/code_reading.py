"""What a dropped file says of a challenge; done by a process of its own, which only reads."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.features.challenges.window.foreign_picture import (
    MOST_BYTES,
    PictureProblem,
    grey_rows,
    is_picture,
)
from canasta_qt.record.challenges.code import has_challenge
from canasta_qt.record.challenges.qr import text_in_png
from canasta_qt.record.challenges.qr_reading import text_in_picture
from canasta_qt.storage.files import StorageProblem, read_bytes

MOST_TEXT: Final = 100_000


class CodeReading(NamedTuple):
    """A text with a code, or why there is none.

    Attributes:
        text: what was found; empty for nothing.
        fault: `unreadable`, `kind`, `large`, `damaged`, `no_code` (in a picture) or `no_text`
            (in any other file).
    """

    text: str
    fault: str = ""


def read_code(path: str) -> CodeReading:
    """The code in a file: a text, a picture saved by the program, or any upright picture."""
    file = Path(path)
    try:
        if not file.is_file():  # a pipe would never end
            return CodeReading("", "unreadable")
        data = read_bytes(file, MOST_BYTES)
    except (StorageProblem, OSError):
        return CodeReading("", "unreadable")
    beside = text_in_png(data)
    if beside:
        return CodeReading(beside)
    if not is_picture(data):
        text = data[:MOST_TEXT].decode("utf-8", "replace")
        return CodeReading(text) if has_challenge(text) else CodeReading("", "no_text")
    try:
        text = text_in_picture(grey_rows(data))
    except PictureProblem as problem:
        return CodeReading("", problem.why)
    return CodeReading(text, "" if text else "no_code")
