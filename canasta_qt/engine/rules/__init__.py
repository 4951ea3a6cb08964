"""The rules of a table as data: ``resolve("classic_4p", {"pile.layoff": "no"})``.

Begin with `declarations`: each option stands there once. `table_rules` is the value made of them,
`options` the table of all options, `presets` the games, `constraints` what goes together, `repairs`
ways out where it does not; `codec` writes and reads rules, `overrides` changes them.
"""

from canasta_qt.engine.rules.codec import dump_rules, load_rules
from canasta_qt.engine.rules.constraints import Issue, check
from canasta_qt.engine.rules.declarations.kinds import BadValue
from canasta_qt.engine.rules.options import GROUP_TITLES, OPTIONS, OptionSpec, option
from canasta_qt.engine.rules.overrides import Complaint, RulesProblem, diff, require_sound, resolve
from canasta_qt.engine.rules.presets import (
    PRESET_GROUPS,
    Preset,
    UnknownPreset,
    is_preset,
    preset,
    preset_ids,
)
from canasta_qt.engine.rules.table_rules import TableRules, get, replace_option

__all__ = [
    "GROUP_TITLES",
    "OPTIONS",
    "PRESET_GROUPS",
    "BadValue",
    "Complaint",
    "Issue",
    "OptionSpec",
    "Preset",
    "RulesProblem",
    "TableRules",
    "UnknownPreset",
    "check",
    "diff",
    "dump_rules",
    "get",
    "is_preset",
    "load_rules",
    "option",
    "preset",
    "preset_ids",
    "replace_option",
    "require_sound",
    "resolve",
]
