"""The expert on your cards: Expert and Newcomer play your seat with the same cards."""

from __future__ import annotations

from canasta_qt.app.flows.flow import Flow


class CompareFlow(Flow):
    """Compares matches with Expert, and shows what came of it."""

    def compare_this(self, deal: int = 0) -> None:
        """The match on the table."""
        self._window.asked.emit("history")

    def retranslate(self) -> None:
        """Everything in another language."""
