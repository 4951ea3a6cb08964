"""What can be wrong with rules somebody sent, all of it at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

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
    "code_incomplete",
    "code_content",
]


@dataclass(frozen=True, slots=True)
class RuleFault:
    """One thing that is wrong.

    Attributes:
        code: which.
        line: where in a file, from 1; 0 when it is about the whole, or in a short code.
        text: the offender, if there is one to show: a line, a name, a group of a code.
        meant: what was probably meant instead, if that is known.
        number, most: a number that is told, and its limit. In a code: which group, from 1.
        cause: what is wrong with an option, or which options do not go together.
    """

    code: RuleFaultCode
    line: int = 0
    text: str = ""
    meant: str = ""
    number: int = 0
    most: int = 0
    cause: Complaint | Issue | None = None

    def words(self) -> str:
        """A terse English line for the command line."""
        cause = self.cause.text() if self.cause else ""
        place = f"line {self.line}: " if self.line else ""
        known = {"text": self.text, "number": self.number, "most": self.most, "cause": cause}
        hint = f"; perhaps {self.meant} is meant" if self.meant else ""
        return place + _SENTENCES[self.code].format(**known) + hint


_SENTENCES: Final[dict[RuleFaultCode, str]] = {
    "foreign": "this is neither a file of rules nor a short code of rules",
    "empty": "there is nothing in it",
    "too_large": "{number} bytes are far too many for rules; at most {most} are read",
    "not_text": "this is not readable text",
    "newer": "a newer Canasta Qt wrote this (version {number}; this one reads up to {most})",
    "no_entry": "the entry '{text}:' is missing",
    "bad_entry": "'{text}' makes no sense here",
    "bad_name": "a name has 1 to {most} letters, not '{text}'",
    "twice": "'{text}' is there twice",
    "stray_line": "'{text}' is no option with a value",
    "not_json": "the value of {text} cannot be read",
    "bad_option": "{cause}",
    "conflict": "{cause}",
    "code_letter": "'{text}' in group {number} cannot be part of a code",
    "code_typing": "the code has a typing error",
    "code_typing_near": "the code has a typing error in group {number}, '{text}'",
    "code_incomplete": "the code is not whole",
    "code_content": "the code makes no sense, although it is typed correctly",
}


class RuleFileProblem(ValueError):
    """Rules that cannot be used, from a file or a short code.

    Attributes:
        faults: everything that is wrong, in the order of the file.
        lines: the same in words, one line each: which line or option, and why.
    """

    def __init__(self, faults: Iterable[RuleFault], lines: Iterable[str] | None = None) -> None:
        self.faults = tuple(faults)
        self.lines = tuple(fault.words() for fault in self.faults) if lines is None else (*lines,)
        super().__init__("\n".join(self.lines))

    @property
    def newer(self) -> bool:
        """Whether a newer program can probably use them."""
        return any(fault.code == "newer" for fault in self.faults)
