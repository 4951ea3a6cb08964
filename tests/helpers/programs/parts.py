"""The flows of a program by name, for tests that look inside one."""

from __future__ import annotations

from typing import Any

from canasta_qt.features.challenges.feature import ChallengesFeature
from canasta_qt.features.counting.feature import CountingFeature
from canasta_qt.features.endings.feature import EndingsFeature
from canasta_qt.features.history.feature import HistoryFeature
from canasta_qt.features.learning.feature import LearningFeature
from canasta_qt.features.match_setup.feature import MatchSetupFeature
from canasta_qt.features.preferences.feature import PreferencesFeature
from canasta_qt.features.review.feature import ReviewFeature
from canasta_qt.features.rulebook.feature import RulebookFeature
from canasta_qt.features.rules.feature import RulesFeature
from canasta_qt.features.score_keeper.feature import ScoreKeeperFeature
from canasta_qt.features.table_editor.feature import TableEditorFeature
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context

FACES = {
    "challenges": ChallengesFeature,
    "counting": CountingFeature,
    "looks": PreferencesFeature,
    "reviews": ReviewFeature,
    "rules": RulesFeature,
    "score_keeper": ScoreKeeperFeature,
}
FLOWS = {
    EndingsFeature: ("sheets", "firsts"),
    HistoryFeature: (
        "replays", "analysis", "ledger", "files", "history", "statistics", "check",
    ),
    LearningFeature: ("lessons", "tips", "home_made", "exercises", "progress"),
    MatchSetupFeature: ("welcome", "chooser", "waits", "match"),
    RulebookFeature: ("guide", "help", "crib"),
}  # fmt: skip
OF_PLAY = ("chosen", "unsaved", "leaving", "curtain", "hints", "hand_memory", "say")


class Parts:
    """Every flow under its name: `parts.chooser`, `parts.replays`, ..."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def __getattr__(self, name: str) -> Any:
        of = self._context.of
        if name == "stage":
            return self._context.stage
        if name == "table_editor":
            return of(TableEditorFeature).editor
        if name == "edit_shown":
            return of(TableEditorFeature).shown
        if name in FACES:
            return of(FACES[name])
        if name in OF_PLAY:
            return getattr(of(Play), name)
        for face, flows in FLOWS.items():
            if name in flows:
                return getattr(of(face), name)
        raise AttributeError(name)
