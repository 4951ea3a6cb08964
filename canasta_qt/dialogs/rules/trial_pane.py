"""The page of the rules dialog on which bots try the rules out."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from canasta_qt.controller.trial import Trial
from canasta_qt.engine.rules import TableRules


class TrialPane(QWidget):
    """Plays deals under the rules as they stand, and shows what comes of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trial = Trial(self)

    def set_rules(
        self, rules: TableRules, title: str, base_rules: TableRules, base_id: str = ""
    ) -> None:
        """The rules to try, and those they come from (a preset's id, or empty)."""

    def stop(self) -> None:
        """End the processes; call it when the dialog closes."""
        self.trial.cancel()
