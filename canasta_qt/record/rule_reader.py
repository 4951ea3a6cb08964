"""Rules that somebody sent, whether as a file or as a short code."""

from __future__ import annotations

from typing import Final

from canasta_qt.record.rule_code import has_code, read_code
from canasta_qt.record.rule_file import is_rule_file, read_file
from canasta_qt.record.rule_problems import RuleFault, RuleFileProblem
from canasta_qt.record.rule_set import ImportedRules

MOST_BYTES: Final = 200_000
"""A file of rules is a few thousand bytes; whatever is larger than this is something else."""


def read_rules(data: str | bytes) -> ImportedRules:
    """The rules of a file's content or of a short code.

    Raises `RuleFileProblem` with everything that is wrong.
    """
    if len(data) > MOST_BYTES:
        raise RuleFileProblem([RuleFault("too_large", number=len(data), most=MOST_BYTES)])
    text = _decoded(data) if isinstance(data, bytes) else data.removeprefix("\ufeff")
    if not text.strip():
        raise RuleFileProblem([RuleFault("empty")])
    if is_rule_file(text):
        return read_file(text)
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
