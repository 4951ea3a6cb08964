"""What is told by voice: what it is about, where it is kept, and what was told before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final


class Buffer(Enum):
    """Where what was said is kept."""

    PLAY = "play"
    """What happens at the table."""
    TALK = "talk"
    """What people say to one another."""
    PROGRAM = "program"
    """Everything else: windows, pages, what was copied or saved."""


class Topic(Enum):
    """What an announcement is about; each can be told at length, in short, or not at all."""

    TURN = "turn"
    """Your own turn: what is expected, and what you draw."""
    DRAWS = "draws"
    """What others draw."""
    PILE = "pile"
    MELDS = "melds"
    DISCARDS = "discards"
    SCORE = "score"
    WARNINGS = "warnings"
    REMARKS = "remarks"


@dataclass(frozen=True, slots=True)
class Told:
    """One event as it is told, at length and in short.

    Attributes:
        topic: None for what is always told.
        name: whose turn it is part of; then `text` and `short` are clauses without their subject
            ("draws a card"). Empty: they are sentences.
    """

    text: str
    short: str
    topic: Topic | None = None
    name: str = ""


_ENDS: Final = (*".!?:;…", "\n")
"""What a sentence ends with, so that the next one is not taken for its end."""


def joined(texts: Sequence[str]) -> str:
    """Texts as sentences, one after the other: a card or a button is one, too."""
    *before, last = (text.strip() for text in texts)
    return " ".join((*(text if text.endswith(_ENDS) else f"{text}." for text in before), last))


MOST_KEPT: Final = 500
"""Lines that a buffer keeps."""


class History:
    """What was said, buffer by buffer, with a place in each from which it is read again.

    Attributes:
        buffer: the one that is read.
    """

    def __init__(self) -> None:
        self.buffer = Buffer.PLAY
        self._lines: dict[Buffer, list[str]] = {buffer: [] for buffer in Buffer}
        self._at: dict[Buffer, int] = {}
        self._newest = Buffer.PLAY

    def add(self, text: str, buffer: Buffer) -> None:
        """Keep a line; whoever reads older ones stays there."""
        lines = self._lines[buffer]
        lines.append(text)
        self._newest = buffer
        if len(lines) > MOST_KEPT:
            del lines[0]
            if self._at.get(buffer, 0) > 0:
                self._at[buffer] -= 1

    def clear(self, buffer: Buffer) -> None:
        """Forget a buffer."""
        self._lines[buffer].clear()
        self._at.pop(buffer, None)

    def lines(self, buffer: Buffer | None = None) -> tuple[str, ...]:
        """The lines of a buffer, without one those of the buffer that is read; oldest first."""
        return tuple(self._lines[buffer or self.buffer])

    @property
    def last(self) -> str:
        """What was said last, in whatever buffer."""
        return (self._lines[self._newest] or [""])[-1]

    @property
    def line(self) -> str:
        """The line at the place that is read: the newest until one has walked."""
        lines = self._lines[self.buffer]
        return lines[self.place] if lines else ""

    @property
    def place(self) -> int:
        """The number of the line that is read; -1 for none."""
        newest = len(self._lines[self.buffer]) - 1
        return min(self._at.get(self.buffer, newest), newest)

    def walk(self, step: int) -> str:
        """The line so many further on, or the outermost one."""
        return self.go_to(self.place + step)

    def go_to(self, place: int) -> str:
        """The line at this place, counted from the oldest; -1 and beyond the end: the nearest."""
        newest = len(self._lines[self.buffer]) - 1
        if place >= newest:
            self._at.pop(self.buffer, None)  # what comes next is the newest then
        else:
            self._at[self.buffer] = max(place, 0)
        return self.line

    def turn(self) -> Buffer:
        """Read the next buffer from now on."""
        order = list(Buffer)
        self.buffer = order[(order.index(self.buffer) + 1) % len(order)]
        return self.buffer
