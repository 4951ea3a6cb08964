"""Editors for every kind of value; `make_editor` picks the right one."""

from canasta_qt.dialogs.rules.editors import choices, codes, numbers, opening, patterns, records
from canasta_qt.dialogs.rules.editors.base import Editor
from canasta_qt.dialogs.rules.editors.registry import known_kinds, make_editor

__all__ = ["Editor", "known_kinds", "make_editor"]

_FILL_THE_TABLE = (choices, codes, numbers, opening, patterns, records)
