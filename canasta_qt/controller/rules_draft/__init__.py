"""Rules while they are being changed: the draft with its undo, and finding an option by words."""

from canasta_qt.controller.rules_draft.draft import RulesDraft
from canasta_qt.controller.rules_draft.search import find

__all__ = ["RulesDraft", "find"]
