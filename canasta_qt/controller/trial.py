"""Trying rules out: bots play many deals under them, in processes of their own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.rules import TableRules


class Trial(QObject):
    """Bots that play under a set of rules in the background.

    Signals:
        progressed(int, int): so many deals of so many are done.
        grown(TrialReport): what is known so far; every twenty deals or so.
        finished(TrialReport): all deals are done.
        failed(str): why the trial had to end, in words.
    """

    progressed = Signal(int, int)
    grown = Signal(object)
    finished = Signal(object)
    failed = Signal(str)

    @property
    def running(self) -> bool:
        """Whether deals are being played."""
        return False

    def start(self, rules: TableRules, deals: int = 200, seed: int = 1) -> None:
        """Begin; a trial under way is cancelled."""
        self.failed.emit("")

    def cancel(self) -> None:
        """End the processes; no signal follows."""
