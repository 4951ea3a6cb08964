"""Duplicate matches: ten deals beside what Expert made of them."""

from __future__ import annotations

from canasta_qt.app.flows.challenges.compare import CompareFlow
from canasta_qt.app.flows.flow import AppContext, Flow


class DuplicateFlow(Flow):
    """Begins duplicate matches, goes on with them, and shows how they stand."""

    def __init__(self, context: AppContext, compare: CompareFlow) -> None:
        super().__init__(context)
        self._compare = compare

    def open(self) -> None:
        """Those that were begun, and a new one."""
        self._window.asked.emit("new_match")

    def retranslate(self) -> None:
        """Everything in another language."""
