"""The counting aid of the match on the table: asked for by a learner, kept with the match."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from canasta_qt.features.counting.model import CountingModel
from canasta_qt.features.counting.words import counting_model
from canasta_qt.play.match.game import GameController
from canasta_qt.players.counting import counting_of


class CountingAid(QObject):
    """Counts for the person at the table, from what that seat may know.

    Signals:
        shown(CountingModel | None): the counts to show now; None for nothing.
    """

    shown = Signal(object)

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._put_away = False

    @property
    def possible(self) -> bool:
        """Whether a person plays at the table."""
        match = self._controller.match
        return match is not None and bool(match.run.log.deals) and not match.session.plays_itself

    @property
    def wanted(self) -> bool:
        match = self._controller.match
        used = match is not None and match.run.log.counting_aid
        return used and self.possible and not self._put_away

    def switch(self, on: bool) -> None:
        """Show or hide the aid; a match in which it was shown is marked as one with it."""
        match = self._controller.match
        if match is None or not self.possible:
            return
        self._put_away = not on
        if on:
            match.count_cards()
        self.refresh()

    def begin(self, *, put_away: bool = False) -> None:
        """Another match is on the table; `put_away`: the aid is not shown, though it was used."""
        self._put_away = put_away

    def refresh(self) -> None:
        self.shown.emit(self._model())

    def _model(self) -> CountingModel | None:
        match = self._controller.match
        if match is None or not self.wanted or match.session.covered:
            return None
        view = match.run.view(match.session.viewer)
        return counting_model(counting_of(view), match.session)
