"""Writes the options of the rules into `docs/RULES.md`, from their declarations.

    python -m tools.write_rules            # write the part between the two marks anew
    python -m tools.write_rules --check    # say whether it is in step, and write nothing

Everything outside the marks is written by hand and stays as it is.
"""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from canasta_qt.engine.rules.declarations.declare import Condition
from canasta_qt.engine.rules.declarations.kinds import (
    Choice,
    Codes,
    CountedChoice,
    Kind,
    Switch,
    Whole,
    WholeOrWord,
)
from canasta_qt.engine.rules.declarations.structures import Field, Record, Records
from canasta_qt.engine.rules.options import GROUP_TITLES, OPTIONS, OptionSpec, option

RULES: Final = Path(__file__).resolve().parents[1] / "docs" / "RULES.md"
BEGIN: Final = "<!-- options, written by `python -m tools.write_rules` -->"
END: Final = "<!-- end of options -->"
WIDTH: Final = 110
"""Columns of a line."""

_ONLY: Final = {
    "display": "Changes only what is shown.",
    "conduct": "Changes how the program runs the table.",
}


def options_text() -> str:
    """All options in the order of the dialog, a heading for each group."""
    parts = [f"There are {len(OPTIONS)} options in {len(GROUP_TITLES)} groups."]
    for group, title in GROUP_TITLES:
        parts.append(f"### `{group}`: {title}")
        parts.append("\n".join(_entry(spec) for spec in OPTIONS if spec.group == group))
    return "\n\n".join(parts)


def _entry(spec: OptionSpec) -> str:
    """An option as an item of a list: key, words, values, default, condition, source."""
    about = [f"Classic: {_code(spec.dump(spec.default))}."]
    about += [_ONLY[effect] for effect in spec.effects if effect in _ONLY]
    if spec.shown_when:
        about.append(f"Matters only where {' and '.join(map(_condition, spec.shown_when))}.")
    about.append(f"Source: {spec.source}.")
    lines = (
        _wrapped(f"**`{spec.key}`** *{spec.label}.* {spec.help}", ""),
        _wrapped(f"Values: {values_text(spec.kind)}", "  "),
        _wrapped(" ".join(about), "  "),
    )
    return "\n".join(lines)


def _wrapped(text: str, indent: str) -> str:
    """An item of a list, this far to the right, in lines of `WIDTH`."""
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=f"{indent}- ",
        subsequent_indent=f"{indent}  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def values_text(kind: Kind) -> str:
    """What values there are, each word with what it means."""
    if isinstance(kind, Switch):
        return "`true`, `false`."
    if isinstance(kind, Choice):
        words = [*kind.values, *([("null", kind.none_means)] if kind.none_means else [])]
        return _words(words)
    if isinstance(kind, WholeOrWord):
        return f"a whole number from {kind.lo} to {kind.hi}, or {_words(kind.values)}"
    if isinstance(kind, CountedChoice):
        counted = (f"{kind.counted}:N", f"{kind.counted_means} (N from {kind.lo} to {kind.hi})")
        return _words([*kind.values, counted])
    if isinstance(kind, Codes):
        return f"a list of {', '.join(f'`{code}` ({name})' for code, name in kind.values)}."
    if isinstance(kind, Record):
        return f"{_fields(kind)}{_nothing(kind)}"
    if isinstance(kind, Records):
        return f"a list of at most {kind.most}, each {_fields(kind.record)}."
    if isinstance(kind, Whole):
        return f"a whole number from {kind.lo} to {kind.hi}{_nothing(kind)}"
    return f"{kind.allowed()}."


def _words(values: Sequence[tuple[str, str]]) -> str:
    return " ".join(f"`{word}`: {_sentence(meaning)}" for word, meaning in values)


def _fields(record: Record) -> str:
    return "{" + "; ".join(map(_field, record.fields)) + "}"


def _field(field: Field) -> str:
    return f"`{field.name}` ({field.label}): {field.kind.allowed()}"


def _nothing(kind: Whole | Record) -> str:
    """What stands for no value, where that is one; and the full stop."""
    if not kind.none_allowed:
        return "."
    return f", or `null`: {_sentence(kind.none_means)}" if kind.none_means else ", or `null`."


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _condition(condition: Condition) -> str:
    if condition.lacks:
        return f"`{condition.key}` lacks {_code(condition.lacks)}"
    dump = option(condition.key).dump
    values = condition.among or condition.but_not
    words = " or ".join(_code(dump(value)) for value in values)
    return f"`{condition.key}` is {'' if condition.among else 'not '}{words}"


def _code(value: object) -> str:
    return f"`{json.dumps(value, ensure_ascii=False)}`"


def rewritten(text: str) -> str:
    """The whole document with the options as they are declared now.

    Raises `ValueError` where it lacks the marks.
    """
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{RULES.name} lacks the mark {BEGIN if not begin else END}")
    return f"{before}{BEGIN}\n\n{options_text()}\n\n{END}{after}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the options, or check them; the exit status."""
    reader = argparse.ArgumentParser(description=__doc__, prog="python -m tools.write_rules")
    reader.add_argument("--check", action="store_true", help="write nothing; 1 if out of step")
    check = reader.parse_args(arguments).check
    before = RULES.read_text(encoding="utf-8")
    after = rewritten(before)
    if check and before != after:
        print("docs/RULES.md is out of step; write it with: python -m tools.write_rules")
        return 1
    if not check:
        RULES.write_text(after, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
