"""New matches, matches that wait, the welcome page, and the window of the players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from canasta_qt.features.endings.feature import EndingsFeature
from canasta_qt.features.learning.feature import LearningFeature
from canasta_qt.features.match_setup.flows.chooser import MatchChooser, WaitingFlow
from canasta_qt.features.match_setup.flows.match import MatchFlow
from canasta_qt.features.rules.feature import RulesFeature
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.ui.widgets.placement import open_over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta_qt.library.match_setup import MatchChoice
    from canasta_qt.storage.files import StorageProblem


class MatchSetupFeature(Feature):
    """Everything before the first card.

    Attributes:
        welcome: the page before a match. chooser: the choice of a match. waits: the match that was
        interrupted. match: begins and continues matches.
    """

    imported_later = ("canasta_qt.features.match_setup.window.page",)

    def __init__(self, context: Context) -> None:
        from canasta_qt.features.match_setup.window.welcome import Welcome

        super().__init__(context)
        window, learning = self._window, context.of(LearningFeature)
        shown = window.welcome
        if not isinstance(shown, Welcome):
            shown = Welcome(window.art, window.portraits, window)
            window.set_welcome(shown)
        self.welcome = shown
        self.chooser = MatchChooser(context, context.of(RulesFeature))
        self.waits = self._speaking(WaitingFlow(context, self.welcome, learning.lessons.welcome))
        self.match = MatchFlow(context, self.chooser, self.waits)
        self._bind_commands()
        self._join()
        learning.lessons.hand_asked.connect(self._play_a_hand)

    def _bind_commands(self) -> None:
        commands = self._window.commands
        commands.bind("new_match", self.chooser.open)
        commands.bind("same_again", self.chooser.same_again)
        commands.bind("welcome", self.match.leave)
        commands.bind("players", self._open_players)

    def _join(self) -> None:
        self.welcome.asked.connect(self._window.commands.run)
        self.welcome.resume_asked.connect(self.waits.resume)
        self.welcome.others_asked.connect(self.waits.choose)
        self._stage.cleared.connect(self.waits.forget)
        self._stage.came_back.connect(self.waits.refresh)
        self._context.of(Play).begin_asked.connect(self._begin)
        self._context.of(Play).again_asked.connect(self.chooser.same_again)
        sheets = self._context.of(EndingsFeature).sheets
        sheets.again_asked.connect(self.chooser.same_again)
        sheets.choice_asked.connect(self.chooser.open)

    def begin(self) -> Sequence[StorageProblem]:
        """Offer the match that waits."""
        problems = self.waits.look()
        self.chooser.tell_what_is_gone()
        return problems

    def _begin(self, choice: MatchChoice, demo: bool) -> None:
        """Begin a match of the command line; the usual one stays what it was."""
        self.match.begin(choice, demo=demo, remember=False)

    def _play_a_hand(self, choice: MatchChoice) -> None:
        """Begin the real hand after the first one, with tips; the usual match stays what it was."""
        self._context.of(LearningFeature).tips.begin()
        self.match.begin_if_agreed(choice, remember=False)

    def _open_players(self) -> None:
        from canasta_qt.features.match_setup.window.players import PlayersWindow

        dialog = PlayersWindow(self._preferences, self._window)
        dialog.settings_asked.connect(partial(self._window.commands.run, "preferences", "hand"))
        open_over(dialog, self._window)


FEATURE = MatchSetupFeature
