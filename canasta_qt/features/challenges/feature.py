"""Daily deals, challenge codes, duplicate matches, and comparisons with Expert.

Everything that earlier features show of them is contributed here.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from canasta_qt.features.challenges.flows.again import DealAgainFlow
from canasta_qt.features.challenges.flows.codes import CodeFlow
from canasta_qt.features.challenges.flows.compare import CompareFlow
from canasta_qt.features.challenges.flows.daily import DailyFlow
from canasta_qt.features.challenges.flows.duplicate import DuplicateFlow
from canasta_qt.features.endings.feature import EndingsFeature
from canasta_qt.features.history.feature import HistoryFeature
from canasta_qt.features.learning.feature import LearningFeature
from canasta_qt.features.match_setup.feature import MatchSetupFeature
from canasta_qt.features.match_setup.model import GameOffer
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.storage.files import StorageProblem

if TYPE_CHECKING:
    from canasta_qt.features.history.statistics.session import ComparedGames
    from canasta_qt.record.log import MatchLog
    from canasta_qt.storage.matches import MatchStore


def _duplicate_title() -> str:
    from canasta_qt.features.challenges.words import DuplicateText

    return DuplicateText.WINDOW()


def _about_duplicates() -> str:
    from canasta_qt.features.challenges.words import intro_text

    return intro_text()


class ChallengesFeature(Feature):
    """The same cards for several players.

    Attributes:
        compare, duplicate, codes, daily, again: the flows.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        match = context.of(MatchSetupFeature).match
        self.compare = self._speaking(CompareFlow(context))
        self.duplicate = self._speaking(DuplicateFlow(context, match, self.compare))
        self.codes = CodeFlow(context, match)
        self.daily = self._speaking(DailyFlow(context, match, self.codes, self.compare))
        self.again = DealAgainFlow(context, self._is_for_all)
        for command, do in (
            ("deal_again", self.again.play),
            ("daily", self.daily.open),
            ("challenge_code", self.codes.open),
            ("compare", self.compare.compare_this),
            ("duplicate", self.duplicate.open),
        ):
            self._window.commands.bind(command, do)
        self._window.challenge_dropped.connect(self.codes.open_file)
        context.of(LearningFeature).pass_on_asked.connect(self.codes.open_exercise)
        self._contribute()

    def _contribute(self) -> None:
        """Contribute to the welcome page, the choice of a match, endings and history."""
        from canasta_qt.features.challenges.card import DailyCard

        setup, history = self._context.of(MatchSetupFeature), self._context.of(HistoryFeature)
        sheets, duplicate = self._context.of(EndingsFeature).sheets, self.duplicate
        card = DailyCard()
        card.today_asked.connect(self.daily.play_today)
        setup.waits.contribute(card, lambda: card.offer(self.daily.welcome()))
        setup.chooser.contribute(
            GameOffer(_duplicate_title, _about_duplicates, "compare", duplicate.begin_game)
        )
        setup.chooser.again_instead(duplicate.again)
        sheets.compare_asked.connect(self.compare.compare_this)
        sheets.say_beside(duplicate.standing_line)
        self.compare.grown.connect(sheets.refresh_beside)
        history.history.compare_asked.connect(self.compare.compare_kept)
        history.history.forgotten.connect(self.forget)
        history.statistics.contribute(self._compared_games)

    def _compared_games(self, store: MatchStore) -> ComparedGames:
        from canasta_qt.features.challenges.session.comparing import compared_games

        return compared_games(store, self.compare.store)

    def _is_for_all(self, log: MatchLog) -> bool:
        """Whether a match is a daily or a duplicate one, whose cards others have too."""
        from canasta_qt.features.challenges.session.daily_page import key_of

        return self.duplicate.store.of(log.seed) is not None or bool(key_of(log, self.daily.store))

    def forget(self, match: int) -> None:
        """Forget a match that was deleted for good."""
        with contextlib.suppress(StorageProblem):  # a store knows the deals it is about
            self.compare.forget(match)
            self.duplicate.forget(match)

    def problems(self) -> Sequence[StorageProblem]:
        found = (self.duplicate.store.problem, self.daily.store.problem)
        return [problem for problem in found if problem is not None]


FEATURE = ChallengesFeature
