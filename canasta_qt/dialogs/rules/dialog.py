"""The table-rules dialog: every option of the rules, what is wrong, and the rulebook beside it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from canasta_qt.controller.rules_draft import RulesDraft


class WindowMemory(Protocol):
    """Where the dialog keeps its size and panes between two openings."""

    rules_window: str
    """In the dialog's own words; empty when nothing is kept."""


class RulesDialog(QDialog):
    """Changes a `RulesDraft`, or only shows it.

    Signals:
        start_asked(TableRules, str): play by these rules; the text is their name.
        save_asked(TableRules, str): keep them in the saved set they came from.
        save_as_asked(TableRules, str): keep them as a new set; the text is a proposed name.
        change_asked(TableRules, str): (only shown) a new match with these rules, changed.
    """

    start_asked = Signal(object, str)
    save_asked = Signal(object, str)
    save_as_asked = Signal(object, str)
    change_asked = Signal(object, str)

    def __init__(
        self,
        draft: RulesDraft,
        memory: WindowMemory | None = None,
        parent: QWidget | None = None,
        *,
        read_only: bool = False,
        own_set: bool = False,
    ) -> None:
        """`own_set`: the rules come from a saved set, so that Save can write them back."""
        super().__init__(parent)
        self.draft = draft
        self._memory = memory
        self._read_only = read_only
        self._own_set = own_set

    def saved(self, name: str, *, own_set: bool = True) -> None:
        """The rules were kept under that name; called by whoever answers the signals."""
        self._own_set = own_set
        self.draft.mark_saved(name)
