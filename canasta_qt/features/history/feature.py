"""Matches that were played: all of them, replays, the ledger, files and statistics."""

from __future__ import annotations

from pathlib import Path

from canasta_qt.features.endings.feature import EndingsFeature
from canasta_qt.features.history.flows.analysis import MoveAnalysisFlow
from canasta_qt.features.history.flows.files import FilesFlow
from canasta_qt.features.history.flows.history import HistoryFlow
from canasta_qt.features.history.flows.ledger import LedgerFlow
from canasta_qt.features.history.flows.replay import ReplayFlow
from canasta_qt.features.history.flows.safety import MatchCheckFlow
from canasta_qt.features.history.flows.statistics import StatisticsFlow
from canasta_qt.features.match_setup.feature import MatchSetupFeature
from canasta_qt.play.flows.flow import Context, Feature


class HistoryFeature(Feature):
    """Shows what was played.

    Attributes:
        replays, ledger, analysis: on the table and beside it.
        history, statistics, files, check: windows.
    """

    wanted_next = (
        "canasta_qt.features.history.window.history",
        "canasta_qt.features.history.statistics.window.window",
    )

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        setup = context.of(MatchSetupFeature)
        self.replays = ReplayFlow(context)
        self.analysis = MoveAnalysisFlow(context, self.replays)
        self.ledger = self._speaking(LedgerFlow(context, self.replays, self.analysis))
        self.files = FilesFlow(context, self.replays)
        self.history = HistoryFlow(context, setup.match, self.replays)
        self.statistics = self._speaking(StatisticsFlow(context))
        self.check = MatchCheckFlow(context)
        self._bind_commands()
        self.replays.analysis_asked.connect(self.analysis.ask_last)
        self.replays.play_on_asked.connect(setup.match.resume)
        context.of(EndingsFeature).sheets.replay_asked.connect(self.replays.watch_deal)
        for changed in (self.history.changed, self.check.changed):
            changed.connect(setup.waits.refresh)
        self._window.match_dropped.connect(self._open_dropped)

    def _bind_commands(self) -> None:
        for command, do in (
            ("history", self.history.open),
            ("statistics", self.statistics.open),
            ("replay", self.replays.watch_this),
            ("fair_deal", self.files.fair_deal),
            ("open_match", self.files.open),
            ("save_match", self.files.ask_to_save),
            ("check_matches", self.check.open),
        ):
            self._window.commands.bind(command, do)

    def _open_dropped(self, path: str) -> None:
        self.files.open_file(Path(path))


FEATURE = HistoryFeature
