"""From written differences to sound rules: the part that files and short codes share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from canasta_qt.engine.rules import TableRules, check
from canasta_qt.engine.rules.migrations import FORMAT, migrated
from canasta_qt.engine.rules.overrides import apply_options
from canasta_qt.record.rule_problems import RuleFault
from canasta_qt.record.rule_set import LONGEST_NAME

Lines = Mapping[str, int]
"""Option key to the line of a file it stands in."""


def rules_of(
    options: Mapping[str, object], version: int, lines: Lines
) -> tuple[TableRules, tuple[RuleFault, ...]]:
    """The rules that differ from Classic in these JSON values, and everything wrong with them.

    `version` is the format of the options, at most today's.
    """
    rules, complaints = apply_options(TableRules(), migrated(options, version))
    faults = [
        RuleFault("bad_option", lines.get(complaint.key, 0), complaint.key, cause=complaint)
        for complaint in complaints
    ]
    bad = {complaint.key for complaint in complaints}
    faults += _conflicts(rules, bad, lines)
    return rules, tuple(faults)


def _conflicts(rules: TableRules, bad: set[str], lines: Lines) -> Iterator[RuleFault]:
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
    return RuleFault("bad_name", line, shown(name), most=LONGEST_NAME)


def shown(text: str) -> str:
    """Somebody's text made fit to be shown in a message."""
    short = text if len(text) <= 40 else text[:39] + "\N{HORIZONTAL ELLIPSIS}"
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in short
    )
