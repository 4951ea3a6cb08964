"""Two sets of rules side by side, option by option, in words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.rule_issues import value_text
from canasta_qt.controller.rules_draft.texts import group_title, help_text, label
from canasta_qt.engine.rules import OPTIONS, OptionSpec, TableRules, get


@dataclass(frozen=True, slots=True)
class ComparedOption:
    """One option of two rule sets: what it is called and does, and its value in either.

    `idle` says that it makes no difference under the rules of either.
    """

    key: str
    label: str
    help: str
    left: str
    right: str
    differs: bool
    idle: bool


@dataclass(frozen=True, slots=True)
class ComparedGroup:
    """The compared options of one group, in the order of the catalogue."""

    id: str
    title: str
    options: tuple[ComparedOption, ...]


def compare(
    left: TableRules, right: TableRules, *, everything: bool = False
) -> tuple[ComparedGroup, ...]:
    """The options in which two rule sets differ, or all of them; groups without any are left out.

    Options that do nothing in either are told only with `everything`.
    """
    rows = (_compared(spec, left, right) for spec in OPTIONS)
    shown = [row for row in rows if everything or (row.differs and not row.idle)]
    grouped = groupby(shown, key=lambda row: row.key.partition(".")[0])
    return tuple(
        ComparedGroup(group, group_title(group), tuple(options)) for group, options in grouped
    )


def idle_differences(left: TableRules, right: TableRules) -> int:
    """In how many options that do nothing in either the two differ."""
    rows = (_compared(spec, left, right) for spec in OPTIONS)
    return sum(row.differs and row.idle for row in rows)


def comparison_text(left_name: str, right_name: str, groups: tuple[ComparedGroup, ...]) -> str:
    """A comparison as plain text, to be sent or kept."""
    heading = QCoreApplication.translate("rules_comparison", "{left} and {right}")
    lines = [heading.format(left=left_name, right=right_name)]
    for group in groups:
        lines += ["", group.title]
        for row in group.options:
            lines.append(f"  {row.label}")
            lines.append(f"    {left_name}: {row.left}")
            lines.append(f"    {right_name}: {row.right}")
    if not groups:
        lines += ["", QCoreApplication.translate("rules_comparison", "They do not differ.")]
    return "\n".join(lines) + "\n"


def _compared(spec: OptionSpec, left: TableRules, right: TableRules) -> ComparedOption:
    here, there = get(left, spec.key), get(right, spec.key)
    return ComparedOption(
        spec.key,
        label(spec),
        help_text(spec),
        value_text(spec.key, here),
        value_text(spec.key, there),
        differs=here != there,
        idle=not (spec.matters(left) or spec.matters(right)),
    )
