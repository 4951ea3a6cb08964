"""What can be wrong with a set of options, and the error that carries all of it at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.issues import Issue

ComplaintCode = Literal[
    "unknown_option",
    "missing_option",
    "wrong_type",
    "out_of_range",
    "not_allowed",
    "not_rules",
    "future_format",
]


@dataclass(frozen=True, slots=True)
class Complaint:
    """A problem with one given option: it is unknown, missing, or its value will not do.

    ``value`` is a readable form of the offender, ``allowed`` says what would do, and ``close``
    lists option keys spelt much like an unknown one.
    """

    code: ComplaintCode
    key: str
    value: str = ""
    allowed: str = ""
    close: tuple[str, ...] = ()

    def text(self) -> str:
        """A terse English line for the command line."""
        return _SENTENCES[self.code].format(
            key=self.key, value=self.value, allowed=self.allowed
        ) + (f"; did you mean {' or '.join(self.close)}?" if self.close else "")


_SENTENCES: dict[str, str] = {
    "unknown_option": "{key}: there is no such option",
    "missing_option": "{key}: the option is missing",
    "wrong_type": "{key}: {value} is of the wrong kind; allowed: {allowed}",
    "out_of_range": "{key}: {value} is out of range; allowed: {allowed}",
    "not_allowed": "{key}: {value} is not allowed; allowed: {allowed}",
    "not_rules": "{key}: {value} is no set of rules; expected {allowed}",
    "future_format": "{key}: {value} is from a newer version of the program; known up to {allowed}",
}


class RulesProblem(ValueError):
    """A set of options that cannot be used. ``issues`` holds everything wrong, in order."""

    def __init__(self, issues: Iterable[Complaint | Issue]) -> None:
        self.issues = tuple(issues)
        super().__init__("\n".join(issue.text() for issue in self.issues))
