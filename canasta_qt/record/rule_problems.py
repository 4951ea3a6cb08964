"""What can be wrong with rules somebody sent, all of it at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules import Complaint, Issue

RuleFaultCode = Literal[
    "foreign",
    "empty",
    "too_large",
    "not_text",
    "newer",
    "no_entry",
    "bad_entry",
    "bad_name",
    "twice",
    "stray_line",
    "not_json",
    "bad_option",
    "conflict",
    "code_letter",
    "code_typing",
    "code_typing_near",
    "code_short",
    "code_content",
]


@dataclass(frozen=True, slots=True)
class RuleFault:
    """One thing that is wrong.

    Attributes:
        code: which.
        line: where in a file, from 1; 0 when it is about the whole, or in a short code.
        text: the offender, if there is one to show: a line, a name, a group of a code.
        number, most: a count that is told, and its limit.
        cause: what is wrong with an option, or which options do not go together.
    """

    code: RuleFaultCode
    line: int = 0
    text: str = ""
    number: int = 0
    most: int = 0
    cause: Complaint | Issue | None = None


class RuleFileProblem(ValueError):
    """Rules that cannot be used, from a file or a short code.

    Attributes:
        faults: everything that is wrong, in the order of the file.
        lines: the same in words, one line each: which line or option, and why.
    """

    def __init__(self, faults: Iterable[RuleFault], lines: Iterable[str]) -> None:
        self.faults = tuple(faults)
        self.lines = tuple(lines)
        super().__init__("\n".join(self.lines))
