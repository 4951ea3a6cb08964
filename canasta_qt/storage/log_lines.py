"""A log's text (`record.log_text`) in pieces that are stored one by one, and put together again."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from canasta_qt.record.log import DealLog, MatchLog
from canasta_qt.record.log_text import (
    OWN,
    deal_text,
    ending_text,
    header_text,
    move_text,
    play_text,
)

_RULES: Final = "rules: "
"""Beginning of the header's line with the resolved rules, which many matches share."""


class LogPiece(NamedTuple):
    """A piece: number 0 begins a deal, then come actions, scores, and who gave the match up."""

    deal: int
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class LogHead:
    """The text before the first deal, its rules taken out: `digest` stands in their place."""

    text: str
    digest: str
    options: str


def head_of(log: MatchLog) -> LogHead:
    """The head of a log."""
    lines = header_text(log).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(_RULES))
    options = lines[at].removeprefix(_RULES)
    digest = hashlib.sha256(options.encode()).hexdigest()
    lines[at] = _RULES + digest
    return LogHead("\n".join(lines), digest, options)


def whole_head(head: LogHead) -> str:
    """The text of the head as the notation has it."""
    return head.text.replace(_RULES + head.digest, _RULES + head.options, 1)


def lines_of(log: MatchLog) -> list[LogPiece]:
    """All pieces after the head."""
    lines = [line for deal in log.deals for line in deal_lines(deal)]
    ending = ending_text(log)
    if ending and lines:
        lines.append(LogPiece(lines[-1].deal, lines[-1].number + 1, ending))
    return lines


def deal_lines(
    deal: DealLog, after: int | None = None, *, has_scores: bool = False
) -> list[LogPiece]:
    """A deal's pieces, or those after so many actions; `has_scores`: they are stored already."""
    number, entries = deal.number, deal.entries
    lines = [LogPiece(number, 0, deal_text(deal))] if after is None else []
    first = after or 0
    lines += [
        LogPiece(number, at, move_text(deal, at)) for at in range(first + 1, len(entries) + 1)
    ]
    scores = play_text(deal, len(entries), has_scores=has_scores)
    return [*lines, LogPiece(number, len(entries) + 1, scores)] if scores else lines


def is_next_piece(line: LogPiece, before: LogPiece | None) -> bool:
    """Whether nothing is missing between two pieces; before the first there is None."""
    if before is not None and before.deal == line.deal:
        return line.number == before.number + 1
    return (line.deal, line.number) == (before.deal + 1 if before else 1, 0)


def joined(lines: Iterable[LogPiece]) -> str:
    """The text of pieces in order. `ValueError` where one is missing."""
    parts: list[str] = []
    before: LogPiece | None = None
    for line in lines:
        if not isinstance(line.text, str):  # a database holds what somebody put into it
            raise ValueError(f"line {line.number} of deal {line.deal} is no text")
        if not is_next_piece(line, before):
            raise ValueError(f"something is missing before line {line.number} of deal {line.deal}")
        parts.append(line.text)
        before = line
    return "".join(parts)


def compressed(text: str) -> bytes:
    """A text made small; a checksum goes with it."""
    return zlib.compress(text.encode(), 9)


def decompressed(data: bytes, most: int = OWN.size) -> str:
    """The text again. `ValueError` when the data are damaged, or become more bytes than `most`."""
    opener = zlib.decompressobj()
    try:
        text = opener.decompress(data, most + 1)
    except zlib.error as problem:
        raise ValueError(str(problem)) from problem
    if len(text) > most:
        raise ValueError(f"it unpacks to more than {most} bytes")
    if not opener.eof:
        raise ValueError("its end is missing")
    try:
        return text.decode()
    except UnicodeDecodeError as problem:
        raise ValueError(str(problem)) from None
