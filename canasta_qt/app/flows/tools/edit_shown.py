"""*Edit this position*: what the table shows goes into the table editor, as far as it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.flows.people import PeopleFlow
from canasta_qt.app.flows.replay import LedgerFlow, ReplayFlow
from canasta_qt.app.flows.teaching.practice import PracticeFlow
from canasta_qt.app.flows.teaching.review import ReviewFlow
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.replay import ReplayDifference

if TYPE_CHECKING:
    from canasta_qt.record.positions.writing import Written


class EditShownFlow(Flow):
    """Knows what is on the table: a review, a replay, practice, or the match.

    Signals:
        edit_asked(Mapping): open the table editor with this position.
    """

    edit_asked = Signal(object)

    def __init__(
        self,
        context: AppContext,
        replays: ReplayFlow,
        reviews: ReviewFlow,
        practice: PracticeFlow,
        people: PeopleFlow,
        ledger: LedgerFlow,
    ) -> None:
        super().__init__(context)
        self._replays, self._reviews, self._practice = replays, reviews, practice
        self._people, self._ledger = people, ledger
        replays.edit_asked.connect(self.edit)

    def edit(self) -> None:
        """Open the editor; where there is no position, that is told."""
        try:
            position = self._shown()
        except ReplayDifference:
            position = None
        if position is not None:
            self.edit_asked.emit(position)
        elif not self._people.covered:
            self._window.tell(EditorText.NOTHING_SHOWN())

    def _shown(self) -> Written | None:
        from canasta_qt.features.table_editor.session import shown

        if self._reviews.review is not None:
            return shown.position_of_review(self._reviews.review)
        if self._replays.replay is not None:
            return shown.position_of_replay(self._replays.replay)
        practice = self._practice.practice
        if practice is not None:
            return shown.position_shown(practice.run, practice.presenter.session)
        match = self._controller.match
        if match is None or not self._people.may("edit_position"):
            return None
        self._ledger.leave_turn()
        return shown.position_of_match(match)
