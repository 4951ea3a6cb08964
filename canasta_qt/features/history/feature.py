"""Matches that were played: all of them, replays, the ledger, files and statistics."""

from __future__ import annotations

from canasta_qt.features.endings.feature import EndingsFeature
from canasta_qt.features.history.flows.analysis import MoveAnalysisFlow
from canasta_qt.features.history.flows.files import FilesFlow
from canasta_qt.features.history.flows.history import HistoryFlow
from canasta_qt.features.history.flows.ledger import LedgerFlow
from canasta_qt.features.history.flows.replay import ReplayFlow
from canasta_qt.features.history.flows.safety import MatchCheckFlow
from canasta_qt.features.history.flows.statistics import StatisticsFlow
from canasta_qt.play.flows.flow import Context, Feature


class HistoryFeature(Feature):
    """Opens matches that were played.

    Attributes:
        replays, ledger, analysis: on the table and beside it.
        history, statistics, files, check: windows.
    """

    imported_later = (
        "canasta_qt.features.history.window.history",
        "canasta_qt.features.history.statistics.window.window",
    )

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.replays = ReplayFlow(context)
        self.analysis = MoveAnalysisFlow(context, self.replays)
        self.ledger = self._speaking(LedgerFlow(context, self.replays, self.analysis))
        self.files = FilesFlow(context, self.replays)
        self.history = HistoryFlow(context, self.replays)
        self.statistics = self._speaking(StatisticsFlow(context))
        self.check = MatchCheckFlow(context)
        self._bind_commands()
        self.replays.analysis_asked.connect(self.analysis.ask_last)
        context.of(EndingsFeature).sheets.replay_asked.connect(self.replays.watch_deal)
        self._window.match_dropped.connect(self.files.open_file)

    def _bind_commands(self) -> None:
        for command, do in (
            ("history", self.history.open),
            ("last_round", self.ledger.tell_last_round),
            ("statistics", self.statistics.open),
            ("replay", self.replays.watch_this),
            ("fair_deal", self.files.fair_deal),
            ("open_match", self.files.open),
            ("save_match", self.files.ask_to_save),
            ("check_matches", self.check.open),
        ):
            self._window.commands.bind(command, do)


FEATURE = HistoryFeature
