"""The match that waits to be played on: offered on the welcome page, chosen among several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from canasta_qt.controller.games import GameChoice
from canasta_qt.window.placing import open_over

if TYPE_CHECKING:
    from canasta_qt.controller.game import GameController
    from canasta_qt.controller.waiting import WaitingMatch
    from canasta_qt.main_window import MainWindow
    from canasta_qt.storage.match_values import Unfinished


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that was interrupted: what the controller resumes, and one sentence about it."""

    log: Unfinished
    text: str


class WaitingFlow(QObject):
    """Knows which match waits and keeps the welcome page in step with it.

    Attributes:
        match: the one that waits. resume_asked: it is to be played on now.
    """

    resume_asked = Signal()

    def __init__(
        self, window: MainWindow, controller: GameController, game: Callable[[], GameChoice]
    ) -> None:
        """`game` says what a new match would be."""
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._game = game
        self.match: Waiting | None = None
        self._others: Callable[[], Sequence[WaitingMatch]] | None = None

    def found(
        self, match: Waiting | None, others: Callable[[], Sequence[WaitingMatch]] | None
    ) -> None:
        """Offer this match; `others` looks for all that wait, None where there is no other."""
        self.match = match
        self._others = others
        self.offer()

    def offer(self) -> None:
        """Bring the welcome page in step with what waits and what would be played."""
        from canasta_qt.dialogs.game_words import doubts

        game = self._game()
        self._window.welcome.offer(
            self.match.text if self.match else None,
            game.name,
            others=self._others is not None,
            doubts=doubts(game),
        )

    def say_anew(self) -> None:
        """The language has changed."""
        from canasta_qt.controller.waiting import describe

        if self.match is not None and self.match.text:
            self.match = replace(self.match, text=describe(self.match.log).text)
        self.offer()

    def choose(self) -> None:
        """Let the player pick one of several interrupted matches."""
        from canasta_qt.dialogs.waiting_matches import WaitingMatches

        if self._others is not None:
            dialog = WaitingMatches(self._others(), self._window)
            dialog.chosen.connect(self._resume_chosen)
            open_over(dialog, self._window)

    def _resume_chosen(self, match: WaitingMatch) -> None:
        self._resume(match.unfinished, match.text)

    def resume_kept(self, match: Unfinished) -> None:
        """Play a match of the history on."""
        self._resume(match, "")

    def _resume(self, match: Unfinished, text: str) -> None:
        self.match = Waiting(match, text)
        self.resume_asked.emit()

    def look_again(self) -> None:
        """Matches were deleted or taken in: another one may wait now."""
        from canasta_qt.controller.waiting import MOST_LISTED, find_waiting

        store = self._controller.store
        if store is None or self._controller.run is not None:
            return
        search = find_waiting(store)
        match = Waiting(search.match.unfinished, search.match.text) if search.match else None
        others = (lambda: find_waiting(store, MOST_LISTED).matches) if search.others else None
        self.found(match, others)
