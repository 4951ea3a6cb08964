"""Why a text is no readable match log."""

from __future__ import annotations

from enum import Enum


class Fault(Enum):
    """What is the matter with a file that cannot be read."""

    FOREIGN = "foreign"
    """It is no saved match."""
    FUTURE = "future"
    """A newer program wrote it, in a format this one does not know."""
    CUT_OFF = "cut_off"
    """It ends before the match has begun."""
    GARBLED = "garbled"
    """It is a saved match, but a line makes no sense."""


class RecordProblem(ValueError):
    """A text that is no readable match log.

    Attributes:
        fault: what kind of problem.
        line: where, from 1.
        reason: what is wrong, in English, for bug reports and the command line.
    """

    def __init__(self, fault: Fault, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.fault = fault
        self.line = line
        self.reason = reason
