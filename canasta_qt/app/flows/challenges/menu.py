"""The menu Challenges: builds its flows, and knows who does what it asks for.

Its entries, their order and their words are `words.keys`'s commands of the group `CHALLENGES`.
"""

from __future__ import annotations

import contextlib

from canasta_qt.app.flows.challenges.codes import CodeFlow
from canasta_qt.app.flows.challenges.compare import CompareFlow
from canasta_qt.app.flows.challenges.daily import DailyFlow
from canasta_qt.app.flows.challenges.duplicate import DuplicateFlow
from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.storage.files import StorageProblem


class Challenges(Flow):
    """The flows of the challenges, each under its name."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.compare = CompareFlow(context)
        self.duplicate = DuplicateFlow(context, self.compare)
        self.codes = CodeFlow(context)
        self.daily = DailyFlow(context, self.codes, self.compare)

    def forget(self, match: int) -> None:
        """A match was deleted for good."""
        with contextlib.suppress(StorageProblem):  # what is kept knows the deals it is about
            self.compare.forget(match)
            self.duplicate.forget(match)

    def retranslate(self) -> None:
        """Everything in another language."""
        self.compare.retranslate()
        self.duplicate.retranslate()
        self.daily.retranslate()
