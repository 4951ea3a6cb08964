"""`TurnAgain`: one turn of a match, shown once more on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.controller.presenter import Presenter
from canasta_qt.controller.replay_commands import OnlyWatching
from canasta_qt.controller.script import Script
from canasta_qt.controller.session import Session
from canasta_qt.record.log import Entry
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import Place, Timeline

REST_MS = 1200
"""How long the end of the turn stays before the table comes back to the present."""


class TurnAgain(OnlyWatching):
    """Makes the pictures of a turn, as the session's viewer saw it.

    Signals (besides those of `OnlyWatching`):
        over: the turn has been shown and looked at.
    """

    over = Signal()

    def __init__(
        self, timeline: Timeline, session: Session, begin: Place, end: int,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        """The actions of a deal from `begin` on, up to the one numbered `end`."""
        super().__init__(parent)
        tape = timeline.tape(begin.deal)
        self._run: MatchRun = timeline.run_at(begin)
        self._entries: Sequence[Entry] = tape.deal.entries[begin.action : end]
        self._presenter = Presenter(self._run, session.shown_again(session.viewer))
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.over)

    def before(self) -> Script:
        """The picture before the turn."""
        return self._presenter.entered(self._run)

    def play(self) -> None:
        """Hand out the scripts of the turn."""
        for entry in self._entries:
            events = self._run.play(entry.action)
            if self._run.deal_over:
                self._run.finish_deal()
            self.played.emit(self._presenter.happened(events))

    def script_finished(self) -> None:
        """The table stands still: let it be looked at."""
        self._rest.start()

    def sort_hand(self, how: str) -> None:
        """The hand stays as it is for this moment."""
