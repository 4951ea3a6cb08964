"""Rules as a readable file, one option a line; and reading what somebody sent.

`read_rules` takes a file's content or a short code.

    canasta-qt rules, format 1
    program: 0.1.0
    options: 1
    name: Sundays at Vera's
    parent: samba

    # What is different from the game it came from
    [changed]
    pile.layoff: "no"

    # The game it came from, as it was: what is different from Classic
    [parent]
    match.end: {"kind": "target", "score": 10000}

Values are JSON. `options` is the version of the options (`engine.rules.codec`). Lines that
begin with `#` and empty lines say nothing; so does an entry of the head that is not known.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Final

from canasta_qt import __version__
from canasta_qt.engine.rules import TableRules, diff
from canasta_qt.engine.rules.codec import FORMAT as OPTIONS_FORMAT
from canasta_qt.record.json_text import parse_json
from canasta_qt.record.names import clean_name
from canasta_qt.record.rule_code import has_code, read_code
from canasta_qt.record.rule_set import (
    RuleFault,
    RuleFileProblem,
    RuleSet,
    name_fault,
    parent_fault,
    quoted,
    rules_of,
    version_fault,
)

FORMAT: Final = 1
"""Version of the file; raised when an older program could not read a newer file."""

_FIRST_LINE: Final = re.compile(r"canasta-qt rules, format ([0-9]{1,6})")
_LINE_END: Final = re.compile(r"\r\n|\n|\r")
_ENTRY: Final = re.compile(r"([a-z]+): *(.*)")
_OPTION: Final = re.compile(r"([A-Za-z0-9_.-]+) *: *(.*)")
_MOMENT: Final = re.compile(r"[0-9T:.+Z -]{1,40}")
_MOST_OPTIONS: Final = 2_000
"""Lines with options; there are some two hundred options, twice."""

_CHANGED: Final = "[changed]"
_PARENT: Final = "[parent]"


def file_text(one: RuleSet) -> str:
    """The rules as the content of a file.

    >>> rules = resolve("classic_4p", {"draw.count": 2})
    >>> text = file_text(RuleSet("Ours", "classic_4p", rules, TableRules()))
    >>> "draw.count: 2" in text.splitlines()
    True
    """
    lines = [
        f"canasta-qt rules, format {FORMAT}",
        f"program: {__version__}",
        f"options: {OPTIONS_FORMAT}",
        f"name: {clean_name(one.name)}",
        f"parent: {one.parent}",
        *([f"created: {one.created}"] if one.created else ()),
        *([f"changed: {one.changed}"] if one.changed else ()),
        "",
        "# What is different from the game it came from",
        _CHANGED,
        *_option_lines(diff(one.rules, one.parent_rules)),
        "",
        "# The game it came from, as it was: what is different from Classic",
        _PARENT,
        *_option_lines(diff(one.parent_rules, TableRules())),
    ]
    return "\n".join(lines) + "\n"


def _option_lines(options: Mapping[str, object]) -> list[str]:
    return [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in options.items()]


def reads_back(one: RuleSet) -> bool:
    """Whether the file of a set would be read as the very rules that are shown to the player.

    >>> reads_back(RuleSet("Ours", "classic_4p", TableRules(), TableRules()))
    True
    """
    try:
        read = read_rules(file_text(one).encode("utf-8"))
    except (RuleFileProblem, UnicodeEncodeError):
        return False
    written = (clean_name(one.name), one.parent, one.rules, one.parent_rules)
    return written == (read.name, read.parent, read.rules, read.parent_rules)


class _Reader:
    def __init__(self) -> None:
        self._faults: list[RuleFault] = []
        self._entries: dict[str, str] = {}
        self._entry_lines: dict[str, int] = {}
        self._options: dict[str, dict[str, object]] = {_CHANGED: {}, _PARENT: {}}
        self._lines: dict[str, dict[str, int]] = {_CHANGED: {}, _PARENT: {}}
        self._section = ""

    def read(self, text: str) -> None:
        """Take in every line. A newer file is not read beyond its first line."""
        lines = ((number, line.strip()) for number, line in enumerate(_LINE_END.split(text), 1))
        saying = ((number, line) for number, line in lines if line and not line.startswith("#"))
        self._begin(*next(saying))
        for number, line in saying:
            if line in self._options:
                self._section = line
            elif self._section:
                self._option(line, number)
            else:
                self._entry(line, number)

    def _begin(self, number: int, line: str) -> None:
        found = _FIRST_LINE.fullmatch(line)
        if found is None:
            raise RuleFileProblem([RuleFault("foreign", number)])
        if int(found[1]) > FORMAT:
            raise RuleFileProblem([RuleFault("newer", number, number=int(found[1]), most=FORMAT)])

    def _entry(self, line: str, number: int) -> None:
        found = _ENTRY.fullmatch(line)
        if found is None:
            self._faults.append(RuleFault("stray_line", number, quoted(line)))
        elif found[1] in self._entries:
            self._faults.append(RuleFault("twice", number, quoted(found[1])))
        else:
            self._entries[found[1]] = found[2]
            self._entry_lines[found[1]] = number

    def _option(self, line: str, number: int) -> None:
        if sum(map(len, self._lines.values())) >= _MOST_OPTIONS:
            raise RuleFileProblem([RuleFault("too_many", number, most=_MOST_OPTIONS)])
        options = self._options[self._section]
        found = _OPTION.fullmatch(line)
        if found is None:
            self._faults.append(RuleFault("stray_line", number, quoted(line)))
            return
        key = found[1]
        if key in self._lines[self._section]:
            self._faults.append(RuleFault("twice", number, quoted(key)))
            return
        self._lines[self._section][key] = number
        try:
            options[key] = parse_json(found[2])
        except ValueError:
            self._faults.append(RuleFault("not_json", number, quoted(key)))

    def result(self) -> RuleSet:
        """What was read. Raises `RuleFileProblem`."""
        if not self._entry_lines and not self._section and not self._faults:
            self._faults.append(RuleFault("empty"))
        name, parent = self._checked("name", name_fault), self._checked("parent", parent_fault)
        version = self._version()
        rules, parent_rules = self._rules(version)
        if self._faults:
            raise RuleFileProblem(sorted(set(self._faults), key=lambda fault: fault.line))
        created, changed = map(self._moment, ("created", "changed"))
        return RuleSet(name, parent, rules, parent_rules, created=created, changed=changed)

    def _rules(self, version: int) -> tuple[TableRules, TableRules]:
        parent = self._options[_PARENT]
        whole = {**parent, **self._options[_CHANGED]}
        lines = {**self._lines[_PARENT], **self._lines[_CHANGED]}
        parent_rules, faults = rules_of(parent, version, self._lines[_PARENT])
        rules, more = rules_of(whole, version, lines)
        known = {fault.cause for fault in faults}
        self._faults += [*faults, *(fault for fault in more if fault.cause not in known)]
        return rules, parent_rules

    def _checked(self, entry: str, fault_of: Callable[[str, int], RuleFault | None]) -> str:
        text = self._needed(entry)
        if text is not None and (fault := fault_of(text, self._entry_lines[entry])):
            self._faults.append(fault)
        return text or ""

    def _moment(self, entry: str) -> str:
        """A point in time, if it is readable enough to be written again."""
        text = self._entries.get(entry, "")
        return text if _MOMENT.fullmatch(text) else ""

    def _version(self) -> int:
        """The version of the options; a newer one cannot be judged any further."""
        text = self._needed("options")
        if text is None:
            return OPTIONS_FORMAT
        line = self._entry_lines["options"]
        if not (text.isascii() and text.isdigit() and len(text) < 7):
            self._faults.append(RuleFault("bad_entry", line, quoted(text)))
            return OPTIONS_FORMAT
        fault = version_fault(int(text), line)
        if fault is not None:
            raise RuleFileProblem([fault])
        return int(text)

    def _needed(self, entry: str) -> str | None:
        if entry in self._entries:
            return self._entries[entry]
        if self._entry_lines or self._section:
            self._faults.append(RuleFault("no_entry", text=entry))
        return None


MOST_BYTES: Final = 200_000
"""A file of rules is a few thousand bytes; whatever is larger than this is something else."""


def read_rules(data: str | bytes) -> RuleSet:
    """The rules of a file's content or of a short code. Raises `RuleFileProblem` with all faults.

    >>> rules = resolve("classic_4p", {"draw.count": 2})
    >>> text = file_text(RuleSet("Ours", "classic_4p", rules, TableRules()))
    >>> read_rules(text).rules == rules
    True
    """
    if len(data) > MOST_BYTES:
        raise RuleFileProblem([RuleFault("too_large", number=len(data), most=MOST_BYTES)])
    text = _decoded(data) if isinstance(data, bytes) else data.removeprefix("\ufeff")
    if not text.strip():
        raise RuleFileProblem([RuleFault("empty")])
    if _FIRST_LINE.match(text.lstrip()):
        reader = _Reader()
        reader.read(text)
        return reader.result()
    if has_code(text):
        return read_code(text)
    raise RuleFileProblem([RuleFault("foreign")])


def _decoded(data: bytes) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise RuleFileProblem([RuleFault("not_text", line)]) from None
    if "\0" in text:
        raise RuleFileProblem([RuleFault("not_text", text.count("\n", 0, text.index("\0")) + 1)])
    return text
