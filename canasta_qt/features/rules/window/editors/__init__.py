"""Editors for every kind of value, in a table that the modules fill when they are imported."""

from canasta_qt.features.rules.window.editors import choices, codes, numbers, records
from canasta_qt.features.rules.window.editors.base import Editor, known_kinds, make_editor

__all__ = ["Editor", "known_kinds", "make_editor"]

_FILL_THE_TABLE = (choices, codes, numbers, records)
