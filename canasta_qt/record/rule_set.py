"""`RuleSet`: a named set of rules, and everything that can be wrong with one that somebody sent."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from canasta_qt.engine.rules import Complaint, Issue, TableRules, check
from canasta_qt.engine.rules.codec import FORMAT, migrated
from canasta_qt.engine.rules.overrides import apply_options
from canasta_qt.record.names import LONGEST_NAME

OWN: Final = "my-"
"""How the id of a player's own set begins; no preset's id does."""


MOST_TOLD: Final = 20
"""Faults that are listed one by one."""

_PARENT_ID: Final = re.compile(r"[a-z0-9_-]{1,60}")
"""What the id of a preset or an own set may look like: in a file it stands on a line of its own."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A set of rules: saved, or sent by somebody as a file or short code.

    Attributes:
        parent: id of the preset it came from; it may be gone by now.
        parent_rules: the parent as it was when the set was saved. Differences are always against
            this, so nothing changes under the player when a preset does.
        id: `OWN` and a short unique word; empty for a set that is not stored.
        created, changed: when, in UTC as ISO 8601, as far as that is known.
    """

    name: str
    parent: str
    rules: TableRules
    parent_rules: TableRules
    id: str = ""
    favourite: bool = False
    created: str = ""
    changed: str = ""


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
    "too_many",
    "more",
]


@dataclass(frozen=True, slots=True)
class RuleFault:
    """One thing that is wrong.

    Attributes:
        line: where in a file, from 1; 0 when it is about the whole, or in a short code.
        text: the offender, if there is one to show: a line, a name, a group of a code.
        meant: what was probably meant instead, if that is known.
        number, most: a number, and its limit. In a code: which group, from 1 for its beginning.
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
    "too_many": "these are far too many options; at most {most} are read",
    "more": "and {number} more",
}


class RuleFileProblem(ValueError):
    """Rules that cannot be used, from a file or a short code.

    Attributes:
        faults: what is wrong, in the order of the file; at most `MOST_TOLD`, and how many more.
        lines: the same in words, one line each.
    """

    def __init__(self, faults: Iterable[RuleFault], lines: Iterable[str] | None = None) -> None:
        self.faults = _bounded(tuple(faults))
        self.lines = tuple(fault.words() for fault in self.faults) if lines is None else (*lines,)
        super().__init__("\n".join(self.lines))

    @property
    def newer(self) -> bool:
        """Whether a newer program can probably use them."""
        return any(fault.code == "newer" for fault in self.faults)


def _bounded(faults: tuple[RuleFault, ...]) -> tuple[RuleFault, ...]:
    """At most `MOST_TOLD` faults and the number of the others."""
    if len(faults) <= MOST_TOLD + 1:  # the last of them may be the number of more
        return faults
    return (*faults[:MOST_TOLD], RuleFault("more", number=len(faults) - MOST_TOLD))


OptionLines = Mapping[str, int]
"""Option key to the line of a file it stands in."""


def rules_of(
    options: Mapping[str, object], version: int, lines: OptionLines
) -> tuple[TableRules, tuple[RuleFault, ...]]:
    """The rules that differ from Classic in these JSON values, and everything wrong with them."""
    rules, complaints = apply_options(TableRules(), migrated(options, version))
    faults = [
        RuleFault("bad_option", lines.get(complaint.key, 0), quoted(complaint.key), cause=complaint)
        for complaint in complaints
    ]
    bad = {complaint.key for complaint in complaints}
    faults += _conflicts(rules, bad, lines)
    return rules, tuple(faults)


def _conflicts(rules: TableRules, bad: set[str], lines: OptionLines) -> Iterator[RuleFault]:
    """A conflict about an option that is itself wrong is left out: its value was not used."""
    for issue in check(rules):
        if issue.severity == "error" and not bad.intersection(issue.keys):
            line = max((lines.get(key, 0) for key in issue.keys), default=0)
            yield RuleFault("conflict", line, issue.keys[0], cause=issue)


def version_fault(version: int, line: int = 0) -> RuleFault | None:
    """What is wrong with a version of the options, if anything is."""
    if version > FORMAT:
        return RuleFault("newer", line, number=version, most=FORMAT)
    return None if version >= 1 else RuleFault("bad_entry", line, str(version))


def name_fault(name: str, line: int = 0) -> RuleFault | None:
    """What is wrong with the name of a set of rules, if anything is."""
    if name.strip() and len(name) <= LONGEST_NAME and name.isprintable():
        return None
    return RuleFault("bad_name", line, quoted(name), most=LONGEST_NAME)


def parent_fault(parent: str, line: int = 0) -> RuleFault | None:
    """What is wrong with the id of the game that rules were made from, if anything is."""
    if _PARENT_ID.fullmatch(parent):
        return None
    return RuleFault("bad_entry", line, quoted(parent))


def quoted(text: str) -> str:
    """Somebody's text made fit to be shown in a message."""
    short = text if len(text) <= 40 else text[:39] + "\N{HORIZONTAL ELLIPSIS}"
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in short
    )
