"""What a bot compared before a move, as a log that asks for it keeps it.

Each move that was looked at is a line after the action, the one that was made first:

    2 discard: 9d1
    considered 112.4 30.1 4 safer+better discard: 9d1
    considered 98.0 31.7 31 - discard: 6c2

The numbers are points by which its side was ahead in imagined deals, half the 95 % interval of
that, and in how many of a hundred the next player takes the pile; `-` stands for none.
"""

from __future__ import annotations

import math
import re
from typing import Final, NamedTuple

from canasta_qt.engine.actions import Action
from canasta_qt.record.notation import parse, text_of

BEGINS: Final = "considered "
"""Beginning of each line."""

_LINE: Final = re.compile(
    BEGINS
    + r"(-?[0-9]{1,9}\.[0-9]) ([0-9]{1,9}\.[0-9]|-) ([0-9]{1,3}|-) ([a-z_]+(?:\+[a-z_]+)*|-) (.+)"
)


class Considered(NamedTuple):
    """A move that was looked at; `reasons` are codes, and only the first move has some."""

    action: Action
    value: float
    interval: float | None = None
    taken: int | None = None
    reasons: tuple[str, ...] = ()


Thought = tuple[Considered, ...]
"""All that was compared for one move; the first is the move that was made."""


def considered(
    action: Action, value: float, interval: float, taken: int | None, reasons: tuple[str, ...]
) -> Considered:
    """The numbers as exactly as the text tells them; an infinite interval is none."""
    spread = None if math.isinf(interval) else round(interval, 1)
    return Considered(action, round(value, 1) + 0.0, spread, taken, reasons)


def thought_text(thought: Thought) -> str:
    """The lines of a thought."""
    return "".join(map(_line, thought))


def _line(one: Considered) -> str:
    spread = "-" if one.interval is None else f"{one.interval:.1f}"
    taken = "-" if one.taken is None else str(one.taken)
    reasons = "+".join(one.reasons) or "-"
    return f"{BEGINS}{one.value:.1f} {spread} {taken} {reasons} {text_of(one.action)}\n"


def parse_considered(text: str) -> Considered:
    """The move of a line. `ValueError` (`NotationProblem`) where it makes no sense."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise ValueError(f"what a bot considered is expected here, not {text[:40]!r}")
    value, spread, taken, reasons, action = found.groups()
    return Considered(
        parse(action),
        float(value),
        None if spread == "-" else float(spread),
        None if taken == "-" else int(taken),
        () if reasons == "-" else tuple(reasons.split("+")),
    )
